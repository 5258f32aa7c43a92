"""Every store answers alike: the one in memory, the one in a file, the one in PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from behemoth.games import Ending
from behemoth.table.database import StoreTrouble
from behemoth.table.entries import Closed, Entry, SatDown
from behemoth.table.memory_store import MemoryStore
from behemoth.table.setup import hash_of
from behemoth.table.store import Conflict, Store
from tests.chosen_store import forget_databases, open_for
from tests.table.stores import a_setup, an_act, with_store

NAMES = st.sampled_from(["m", "n"])
WAKES = st.one_of(st.none(), st.integers(0, 9))
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("create"), NAMES, st.integers(0, 2), WAKES),
        st.tuples(st.just("append"), NAMES, st.integers(0, 6), st.integers(0, 3), st.booleans(), WAKES),
        st.tuples(st.just("sit"), NAMES, st.integers(0, 6), st.sampled_from(["t1", "t2"])),
        st.tuples(st.just("snapshot"), NAMES, st.integers(0, 6)),
        st.tuples(st.just("open"), NAMES),
        st.tuples(st.just("close"), NAMES),
        st.tuples(st.just("erase"), NAMES),
        st.tuples(st.just("rewrite"), NAMES, st.integers(0, 4)),
        st.tuples(st.just("rule"), NAMES, st.sampled_from([None, "1", "2"])),
        st.tuples(st.just("beat"), st.integers(0, 99)),
    ),
    max_size=25,
)


async def _step(store: Store, step: tuple[Any, ...]) -> str:
    try:
        match step:
            case ("create", name, count, wake):
                await store.create(a_setup(name), [an_act(number) for number in range(count)], wake=wake)
            case ("append", name, first, count, over, wake):
                entries: list[Entry] = [an_act(first + number) for number in range(count)]
                if over:
                    entries.append(Closed(at=9 + first, ending=Ending.AGREED))
                await store.append(name, first, entries, over=over, wake=wake)
            case ("snapshot", name, version):
                await store.keep_snapshot(name, version, b"as it was after %d" % version)
            case ("open", name):
                await store.create(a_setup(name, open_to_all=True))
            case ("close", name):
                await store.close_table(name)
            case ("erase", name):
                await store.erase(name)
            case ("rewrite", name, count):
                await store.rewrite(a_setup(name, 7), [an_act(number + 50) for number in range(count)])
            case ("rule", name, body):
                await store.keep_note(name, body)
            case ("sit", name, first, token):
                await store.append(name, first, [SatDown(at=1, seat=0, name="x", token_hash=token)])
            case ("beat", now):
                await store.beat(now)
    except Conflict:
        return "conflict"
    return "done"


async def _everything(store: Store) -> dict[str, Any]:
    return {
        "loaded": [await store.load(name) for name in ("m", "n", "nobody")],
        "whole": [await store.load(name, whole=True) for name in ("m", "n", "nobody")],
        "tails": [await store.tail(name, 2) for name in ("m", "n", "nobody")],
        "running": await store.running(),
        "to wake": await store.to_wake(),
        "held": [await store.matches_of(tokens) for tokens in (["t1"], ["t2"], ["t1", "t2"], [])],
        "listed": await store.listing(),
        "paged": [await store.listing(limit=1, skip=skip) for skip in range(3)],
        "running ones": [await store.listing(running=True), await store.listing(running=False)],
        "open": [await store.open_tables(limit=limit) for limit in (0, 1, 9)],
        "finished": [await store.finished_before(moment) for moment in range(8, 17)],
        "beat": await store.last_beat(),
        "names": [await store.names(), await store.names(limit=1), await store.names(after="m")],
        "rules": await store.notes(),
    }


@pytest.fixture(params=[False, pytest.param(True, marks=pytest.mark.xdist_group("postgres"))], ids=["file", "postgres"])
def in_postgres(request: pytest.FixtureRequest) -> bool:
    """Each of these tests is about the store in a file and about the one in PostgreSQL."""
    return bool(request.param)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
@example(steps=[("create", "m", 0, None), ("sit", "m", 0, "t1"), ("sit", "m", 1, "t1")])
@example(steps=[("create", "m", 2, 5), ("snapshot", "m", 2), ("snapshot", "m", 1), ("append", "m", 2, 3, True, None)])
@example(steps=[("create", "m", 2, 5), ("snapshot", "m", 2), ("erase", "m"), ("create", "m", 0, 1)])
@example(steps=[("create", "m", 2, 5), ("append", "m", 1, 0, False, 3), ("append", "m", 2, 0, False, 4)])
@example(steps=[("append", "m", 0, 0, False, 3), ("create", "m", 0, 5), ("append", "m", 1, 0, False, 4)])
@example(steps=[("open", "m"), ("open", "n"), ("close", "m"), ("close", "nobody")])
@example(steps=[("open", "m"), ("append", "m", 0, 1, True, None), ("rewrite", "m", 2), ("open", "n"), ("erase", "n")])
@example(steps=[("create", "m", 0, 5), ("sit", "m", 0, "t1"), ("erase", "m"), ("create", "m", 0, 1)])
@example(steps=[("create", "m", 2, 5), ("append", "m", 2, 1, True, None), ("snapshot", "m", 4), ("rewrite", "m", 4)])
@example(
    steps=[("create", "m", 2, 5), ("rewrite", "m", 2), ("rule", "m", "1"), ("rule", "m", "2"), ("rule", "m", None)]
)
def test_it_answers_like_the_store_in_memory(
    steps: list[Any], tmp_path_factory: pytest.TempPathFactory, in_postgres: bool
) -> None:
    folder = tmp_path_factory.mktemp("store")

    async def do(store: Store) -> None:
        memory = MemoryStore()
        for step in steps:
            assert await _step(store, step) == await _step(memory, step)
        assert await _everything(store) == await _everything(memory)

    with_store(folder, do, in_postgres=in_postgres)
    forget_databases()


def test_what_was_kept_is_there_after_a_new_start(tmp_path: Path, in_postgres: bool) -> None:
    log = (SatDown(at=1, seat=0, name="Ada", token_hash="h"), an_act(2), an_act(3))

    async def keep(store: Store) -> None:
        await store.create(a_setup("m"), log[:1])
        await store.append("m", 1, log[1:])
        await store.beat(77)
        await store.beat(78)

    async def look(store: Store) -> None:
        found = await store.load("m")
        assert found is not None
        assert found.setup == a_setup("m")
        assert found.entries == log
        assert await store.running() == 1
        assert await store.last_beat() == 78

    with_store(tmp_path, keep, in_postgres=in_postgres)
    with_store(tmp_path, look, in_postgres=in_postgres)


def test_what_is_over_can_be_said_to_be_over_again(tmp_path: Path, in_postgres: bool) -> None:
    """By somebody who has nothing to add; when it was over stays known."""

    async def do(store: Store) -> None:
        await store.create(a_setup("m"))
        await store.append("m", 0, [an_act(5)], over=True)
        await store.append("m", 1, (), over=True)
        assert await store.running() == 0
        assert await store.finished_before(6) == ("m",)

    with_store(tmp_path, do, in_postgres=in_postgres)


def test_nothing_is_written_twice_and_nothing_is_left_out(tmp_path: Path, in_postgres: bool) -> None:
    async def do(store: Store) -> None:
        await store.create(a_setup("m"), [an_act(0)])
        with pytest.raises(Conflict):
            await store.create(a_setup("m"))
        with pytest.raises(Conflict):
            await store.append("m", 0, [an_act(9)])
        with pytest.raises(Conflict):
            await store.append("m", 2, [an_act(9)])
        with pytest.raises(Conflict):
            await store.append("nobody", 0, [an_act(9)])
        with pytest.raises(Conflict):  # all or none: the second of them is one too many
            await store.append("m", 0, [an_act(1), an_act(2)])
        found = await store.load("m")
        assert found is not None
        assert found.entries == (an_act(0),)

    with_store(tmp_path, do, in_postgres=in_postgres)


def test_matches_are_found_by_the_hashes_of_tokens(tmp_path: Path, in_postgres: bool) -> None:
    async def do(store: Store) -> None:
        for number in range(3):
            seat = SatDown(at=1, seat=0, name="Ada", token_hash=hash_of(f"token{number}"))
            await store.create(a_setup(f"m{number}", created=number), [seat])
        assert await store.matches_of([hash_of("token0"), hash_of("token2"), hash_of("other")]) == ("m2", "m0")
        assert await store.matches_of([]) == ()

    with_store(tmp_path, do, in_postgres=in_postgres)


def test_a_match_that_is_over_is_not_woken(tmp_path: Path, in_postgres: bool) -> None:
    async def do(store: Store) -> None:
        await store.create(a_setup("m"), wake=5)
        await store.create(a_setup("n"), wake=6)
        await store.append("m", 0, [an_act(0)], over=True)
        assert await store.running() == 1
        assert await store.to_wake() == (("n", 6),)

    with_store(tmp_path, do, in_postgres=in_postgres)


def test_a_closed_store_says_so(tmp_path: Path, in_postgres: bool) -> None:
    async def run() -> None:
        store = open_for(tmp_path, in_postgres=in_postgres)
        await store.close()
        await store.close()
        with pytest.raises(StoreTrouble) as caught:
            await store.beat(1)
        assert caught.value.key == "store-closed"

    asyncio.run(run())
