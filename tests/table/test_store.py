"""The store in memory answers like the one in a file."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from behemoth.games import Ending
from behemoth.table.entries import Closed, Entry, SatDown
from behemoth.table.sqlite_store import SqliteStore
from behemoth.table.store import Conflict, MemoryStore, Store
from tests.table.stores import a_setup, an_act, with_store

NAMES = st.sampled_from(["m", "n"])
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("create"), NAMES, st.integers(0, 2)),
        st.tuples(st.just("append"), NAMES, st.integers(0, 6), st.integers(1, 3), st.booleans()),
        st.tuples(st.just("sit"), NAMES, st.integers(0, 6), st.sampled_from(["t1", "t2"])),
        st.tuples(st.just("beat"), st.integers(0, 99)),
    ),
    max_size=25,
)


async def _step(store: Store, step: tuple[Any, ...]) -> str:
    try:
        match step:
            case ("create", name, count):
                await store.create(a_setup(name), [an_act(number) for number in range(count)])
            case ("append", name, first, count, over):
                entries: list[Entry] = [an_act(first + number) for number in range(count)]
                await store.append(
                    name, first, [*entries, Closed(at=9, ending=Ending.AGREED)] if over else entries, over=over
                )
            case ("sit", name, first, token):
                await store.append(name, first, [SatDown(at=1, seat=0, name="x", token_hash=token)])
            case ("beat", now):
                await store.beat(now)
    except Conflict:
        return "conflict"
    return "done"


async def _everything(store: Store) -> Any:
    held = [await store.matches_of([token]) for token in ("t1", "t2")]
    return [await store.load("m"), await store.load("n"), sorted(await store.running()), held, await store.last_beat()]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
@example(steps=[("create", "m", 0), ("sit", "m", 0, "t1"), ("sit", "m", 1, "t1")])
def test_it_answers_like_the_store_in_memory(steps: list[Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("store")

    async def do(store: SqliteStore) -> None:
        memory = MemoryStore()
        for step in steps:
            assert await _step(store, step) == await _step(memory, step)
        ours, theirs = await _everything(store), await _everything(memory)
        assert [sorted(found) for found in ours.pop(3)] == [sorted(found) for found in theirs.pop(3)]
        assert ours == theirs

    with_store(folder, do)
