"""Backups: what was saved comes back in any store, and nothing that is cut off or changed is taken for whole."""

from __future__ import annotations

import asyncio
import gzip
import io
from pathlib import Path
from random import Random

import msgspec
import pytest

from behemoth.games import Ending
from behemoth.locale import LANGUAGES
from behemoth.table.backup import (
    FORMAT,
    BackupHead,
    BackupTrouble,
    KeptMatch,
    read_backup,
    replayed,
    restore_backup,
    verify_backup,
    write_backup,
)
from behemoth.table.entries import Acted, Closed, SatDown
from behemoth.table.match import Match, new_match
from behemoth.table.memory_store import MemoryStore
from behemoth.table.setup import SeatPlan, Setup
from behemoth.table.sqlite_store import SqliteStore
from behemoth.table.store import Store


async def play(store: Store, name: str, game: str, moves: int, *, over: bool = False) -> None:
    """A match with moves by chance."""
    seats = (SeatPlan("person", "Ada"), SeatPlan("person", "Bob"), SeatPlan("person", "Cy"))[
        : 2 if "tank" in game else 3
    ]
    setup = Setup(id=name, game=game, rules_version=1, seats=seats, seed=f"seed of {name}", created=5)
    match = new_match(setup)
    entries = [
        SatDown(at=6, seat=seat, name=plan.name, token_hash=f"{name}{seat}") for seat, plan in enumerate(setup.seats)
    ]
    for entry in entries:
        match = match.apply(entry)
    await store.create(setup, entries, wake=7)
    rng = Random(name)
    for number in range(moves):
        seat = match.to_act[0]
        text = match.state.write(seat, match.state.actions(seat).sample(rng))
        acted = Acted(at=10 + number, seat=seat, action=text)
        await store.append(name, match.version, [acted])
        match = match.apply(acted)
    if over:
        closed = Closed(at=99, ending=Ending.AGREED)
        await store.append(name, match.version, [closed], over=True)


async def filled() -> MemoryStore:
    store = MemoryStore()
    await play(store, "a", "tank-chess", 6)
    await play(store, "b", "tank-chess", 3, over=True)
    await play(store, "c", "monster-combat", 12)
    await store.keep_note("ban:192.0.2.0/24", "{}")
    return store


async def saved(store: Store) -> bytes:
    return b"".join([piece async for piece in write_backup(store, 123, "0.0")])


async def contents(store: Store) -> object:
    names = await store.names()
    return (
        [await store.load(name, whole=True) for name in names],
        await store.listing(),
        await store.notes(),
        await store.matches_of(["a0", "b1"]),
    )


def test_from_memory_to_a_file_and_back(tmp_path: Path) -> None:
    async def run() -> None:
        before = await filled()
        data = await saved(before)
        store = SqliteStore(tmp_path)
        try:
            tally = await restore_backup(io.BytesIO(data), store)
            assert (tally.matches, tally.rules, tally.known, tally.faults) == (3, 1, 0, [])
            assert await contents(store) == await contents(before)
            assert sorted(match for match, _ in await store.to_wake()) == ["a", "c"]
            again = MemoryStore()
            await restore_backup(io.BytesIO(await saved(store)), again)
            assert await contents(again) == await contents(before)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_used_store_is_left_alone_unless_told_so() -> None:
    async def run() -> None:
        data = await saved(await filled())
        store = MemoryStore()
        await play(store, "a", "tank-chess", 9)
        with pytest.raises(BackupTrouble, match="add"):
            await restore_backup(io.BytesIO(data), store)
        assert await store.names() == ("a",)
        tally = await restore_backup(io.BytesIO(data), store, add=True)
        assert (tally.matches, tally.known) == (3, 1)
        kept = await store.load("a", whole=True)
        assert kept is not None
        assert len(kept.entries) == 11

    asyncio.run(run())


def test_verifying_plays_everything_again() -> None:
    data = asyncio.run(saved_filled())
    tally = verify_backup(io.BytesIO(data))
    assert (tally.matches, tally.entries, tally.faults) == (3, 8 + 6 + 15, [])


async def saved_filled() -> bytes:
    return await saved(await filled())


def test_matches_that_come_and_go_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("behemoth.table.backup.TOGETHER", 1)

    async def run() -> bytes:
        store, pieces = await filled(), []
        async for piece in write_backup(store, 1, "0.0"):
            pieces.append(piece)
            if len(pieces) == 2:
                await store.erase("b")
                await play(store, "aa", "tank-chess", 1)
        return b"".join(pieces)

    lines = list(read_backup(io.BytesIO(asyncio.run(run()))))
    assert [line.setup.id for line in lines if isinstance(line, KeptMatch)] == ["a", "aa", "c"]


def lines_of(data: bytes) -> list[bytes]:
    return gzip.decompress(data).splitlines(keepends=True)


def trouble(data: bytes) -> str:
    with pytest.raises(BackupTrouble) as caught:
        verify_backup(io.BytesIO(data))
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    return caught.value.key


def test_every_cut_is_noticed() -> None:
    data = asyncio.run(saved_filled())
    for place in range(0, len(data), 97):
        assert trouble(data[:place]) in ("backup-cut-off", "backup-foreign")
    lines = lines_of(data)
    for count in range(len(lines)):
        assert trouble(gzip.compress(b"".join(lines[:count]))) == "backup-cut-off"


def test_every_change_is_noticed() -> None:
    lines = lines_of(asyncio.run(saved_filled()))
    changed = [line.replace(b'"Ada"', b'"Eve"') for line in lines]
    assert trouble(gzip.compress(b"".join(changed))) == "backup-changed"
    assert trouble(gzip.compress(b"".join([*lines[:2], *lines[3:]]))) == "backup-changed"
    assert trouble(gzip.compress(b"".join([*lines, lines[2]]))) == "backup-foreign"
    assert trouble(gzip.compress(b"".join(lines[1:]))) == "backup-foreign"
    assert trouble(b"something else") == "backup-foreign"
    newer = msgspec.json.encode(BackupHead(FORMAT + 1, "9.9", 1)) + b"\n"
    assert trouble(gzip.compress(b"".join([newer, *lines[1:]]))) == "backup-newer"


def test_half_a_backup_restores_nothing() -> None:
    async def run() -> None:
        lines = lines_of(await saved_filled())
        store = MemoryStore()
        with pytest.raises(BackupTrouble):
            await restore_backup(io.BytesIO(gzip.compress(b"".join(lines[:-1]))), store)
        assert await store.names() == ()

    asyncio.run(run())


def test_what_no_rule_explains_is_told_and_left_out() -> None:
    async def run() -> None:
        store = await filled()
        await store.append("a", 8, [Acted(at=50, seat=0, action="A1>Z9N")])
        await store.create(Setup(id="d", game="go", rules_version=1, seats=(SeatPlan(),), seed="x", created=1))
        data = await saved(store)
        tally = verify_backup(io.BytesIO(data))
        assert [(fault.match, fault.version) for fault in tally.faults] == [("a", 8), ("d", 0)]
        for language in LANGUAGES:
            assert "a" in tally.faults[0].sentence(language)
        again = MemoryStore()
        tally = await restore_backup(io.BytesIO(data), again)
        assert len(tally.faults) == 2
        assert await again.names() == ("b", "c")

    asyncio.run(run())


def test_a_replayed_match() -> None:
    setup = Setup(id="a", game="tank-chess", rules_version=1, seats=(SeatPlan(), SeatPlan()), seed="x", created=1)
    assert isinstance(replayed(KeptMatch(setup, ())), Match)
