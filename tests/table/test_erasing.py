"""Forgetting matches and names: what goes, what stays, and who may ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from behemoth.bots import InlineWorkers
from behemoth.games import Ending
from behemoth.table import MatchRegistry, MatchRequest, Refusal, SeatRequest
from behemoth.table.commands import End
from behemoth.table.entries import Closed
from behemoth.table.erasing import Erased, erase_finished, erase_match, erase_own
from behemoth.table.making import Created
from behemoth.table.memory_store import MemoryStore
from behemoth.table.sqlite_store import SqliteStore
from tests.table.stores import a_setup

ADA, BOB = SeatRequest("person", "Ada Lovelace"), SeatRequest("person", "Bob Noyce")


def with_registry(do: Callable[[MatchRegistry, MemoryStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = MemoryStore()
        registry = MatchRegistry(store, InlineWorkers())
        await registry.open()
        try:
            await do(registry, store)
        finally:
            await registry.close()

    asyncio.run(run())


async def finished(registry: MatchRegistry, *seats: SeatRequest) -> Created:
    """A match that is over, with an open seat taken by Bob where there is one."""
    made = await registry.create(MatchRequest("tank-chess", seats))
    for invitation in made.invites:
        await registry.seats.join(made.match, invitation.invite, "Bob Noyce")
    await (await registry.demand(made.match)).do(End())
    return made


def test_a_match_that_is_erased_is_gone() -> None:
    async def do(registry: MatchRegistry, store: MemoryStore) -> None:
        made = await finished(registry, ADA, BOB)
        await registry.mine([made.seats[0].token])
        await erase_match(registry, store, made.match)
        assert await registry.find(made.match) is None
        assert await registry.mine([made.seats[0].token]) == ()
        await erase_match(registry, store, made.match)

    with_registry(do)


def test_where_others_played_only_the_name_goes() -> None:
    async def do(registry: MatchRegistry, store: MemoryStore) -> None:
        made = await finished(registry, ADA, SeatRequest("open"))
        token = made.seats[0].token
        assert await erase_own(registry, store, made.match, [token]) == Erased(False, (0,))
        match = await registry.look(made.match)
        assert match is not None
        assert match.over
        assert match.names == ("", "Bob Noyce")
        assert "Ada" not in str(await store.load(made.match, whole=True))
        assert await registry.mine([token]) == ()
        with pytest.raises(Refusal, match="seat"):
            await erase_own(registry, store, made.match, [token])

    with_registry(do)


def test_who_played_alone_may_have_all_of_it_forgotten() -> None:
    async def do(registry: MatchRegistry, store: MemoryStore) -> None:
        made = await finished(registry, ADA, SeatRequest("bot", bot="random"))
        assert await erase_own(registry, store, made.match, [made.seats[0].token]) == Erased(True)
        assert await store.names() == ()

    with_registry(do)


def test_who_may_not_ask() -> None:
    async def do(registry: MatchRegistry, store: MemoryStore) -> None:
        running = await registry.create(MatchRequest("tank-chess", (ADA, BOB)))
        over = await finished(registry, ADA, BOB)
        for match, token, code in (
            (running.match, running.seats[0].token, "refused"),
            (over.match, running.seats[0].token, "not-yours"),
            ("nothing", over.seats[0].token, "no-match"),
        ):
            with pytest.raises(Refusal) as caught:
                await erase_own(registry, store, match, [token])
            assert caught.value.code == code
        assert len(await store.names()) == 2

    with_registry(do)


def test_what_was_kept_long_enough_is_forgotten() -> None:
    async def do(registry: MatchRegistry, store: MemoryStore) -> None:
        for name, end in (("old", 100), ("young", 200), ("running", 0)):
            await store.create(a_setup(name))
            if end:
                await store.append(name, 0, [Closed(at=end, ending=Ending.AGREED)], over=True)
        assert await erase_finished(registry, store.twin(), 150) == 0  # another process minds them
        assert await erase_finished(registry, store, 150) == 1
        assert await store.names() == ("running", "young")

    with_registry(do)


def test_what_is_erased_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)
        registry = MatchRegistry(store, InlineWorkers())
        await registry.open()
        shared = await finished(registry, ADA, SeatRequest("open"))
        gone = await finished(registry, SeatRequest("person", "Grace Hopper"), SeatRequest("bot", bot="random"))
        await erase_own(registry, store, shared.match, [shared.seats[0].token])
        await erase_own(registry, store, gone.match, [gone.seats[0].token])
        await registry.close()
        await store.close()

    asyncio.run(run())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Bob Noyce" in kept
    assert b"Lovelace" not in kept
    assert b"Hopper" not in kept
