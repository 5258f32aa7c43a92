"""Appends in batches: nobody's entries are lost, doubled or half-written, whoever writes beside and whatever breaks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from behemoth.table import postgres_appends, postgres_database
from behemoth.table.entries import Acted
from behemoth.table.postgres_store import PostgresStore
from behemoth.table.store import Conflict, StoreFailure
from tests.chosen_store import database_for
from tests.table.stores import a_setup, an_act

pytestmark = pytest.mark.xdist_group("postgres")


async def everything(store: PostgresStore, match: str) -> list[str]:
    log = await store.load(match, whole=True)
    assert log is not None
    return [entry.id for entry in log.entries]


def test_colliding_writers_leave_no_gap_and_no_double(tmp_path: Path) -> None:
    matches = [f"m{number}" for number in range(8)]

    async def write(store: PostgresStore, name: str, done: dict[str, list[str]]) -> int:
        rng, conflicts = Random(name), 0
        for number in range(40):
            chosen = rng.sample(matches, 5)
            counts = {match: rng.randint(1, 3) for match in chosen}
            ids = {match: [f"{name}.{number}.{part}" for part in range(counts[match])] for match in chosen}
            seen = {match: len(await store.tail(match, 0)) for match in chosen} if number % 4 == 0 else {}
            known.update(seen)
            results = await asyncio.gather(
                *(
                    store.append(match, known[match], [Acted(at=1, seat=0, action="a", id=one) for one in ids[match]])
                    for match in chosen
                ),
                return_exceptions=True,
            )
            for match, result in zip(chosen, results, strict=True):
                if result is None:
                    done[match] += ids[match]
                    known[match] += counts[match]
                else:
                    assert isinstance(result, Conflict), result
                    conflicts += 1
        return conflicts

    known: dict[str, int] = {}

    async def run() -> None:
        stores = [PostgresStore(database_for(tmp_path)) for _ in range(4)]
        for match in matches:
            await stores[0].create(a_setup(match))
            known[match] = 0
        done: dict[str, list[str]] = {match: [] for match in matches}
        conflicts = await asyncio.gather(*(write(store, f"w{place}", done) for place, store in enumerate(stores)))
        assert sum(conflicts) > 50
        for match in matches:
            kept = await everything(stores[0], match)
            assert len(kept) == len(set(kept))
            assert sorted(kept) == sorted(done[match])
        listed = {one.id: one.version for one in await stores[0].listing()}
        assert listed == {match: len(done[match]) for match in matches}
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_what_is_asked_for_in_one_turn_is_one_statement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    append = postgres_appends._append

    async def counted(connection: Any, batch: list[Any]) -> set[str]:
        batches.append(len(batch))
        return await append(connection, batch)

    monkeypatch.setattr(postgres_appends, "_append", counted)

    async def run() -> None:
        store = PostgresStore(database_for(tmp_path))
        for number in range(30):
            await store.create(a_setup(f"m{number}"))
        asked = [store.append(f"m{number}", 0, [an_act(number)]) for number in range(30)]
        again = store.append("m3", 1, [an_act(31)])  # counts on the one before, so it comes after it
        wrong = store.append("m4", 7, [an_act(31)])
        await asyncio.gather(*asked, again)
        with pytest.raises(Conflict):
            await wrong
        assert batches == [30, 2]
        assert await store.tail("m3", 0) == (an_act(3), an_act(31))
        await store.close()

    asyncio.run(run())


def test_who_gives_up_waiting_disturbs_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        store = PostgresStore(database_for(tmp_path))
        await store.create(a_setup("m"))
        hasty = asyncio.ensure_future(store.append("m", 0, [an_act(0)]))
        await asyncio.sleep(0)
        hasty.cancel()
        reading = asyncio.create_task(store.load("m"))
        await asyncio.sleep(0)
        reading.cancel()
        await store.append("m", 1, [an_act(1)])
        assert await store.tail("m", 0) == (an_act(0), an_act(1))
        await store.close()

    asyncio.run(run())


class Leaky:
    """A connection that can lose the answer to the next statement, or the statement itself."""

    def __init__(self, real: Any, faults: list[str]) -> None:
        self._real = real
        self._faults = faults

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    async def fetch(self, *statement: Any) -> Any:
        fault = self._faults.pop(0) if self._faults else ""
        if fault == "lost":
            self._real.terminate()
            raise ConnectionResetError("the statement is lost")
        found = await self._real.fetch(*statement)
        if fault == "unanswered":
            self._real.terminate()
            raise ConnectionResetError("the answer is lost")
        return found


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What shall go wrong with the next statements."""
    planned: list[str] = []
    connect = postgres_database.connect

    async def leaky(*facts: Any) -> Any:
        return Leaky(await connect(*facts), planned)

    monkeypatch.setattr("behemoth.table.postgres_connection.connect", leaky)
    return planned


@pytest.mark.parametrize("planned", [["unanswered"], ["lost"], ["lost", "unanswered"], ["unanswered", "unanswered"]])
def test_a_lost_answer_is_no_lost_move_and_no_second_one(tmp_path: Path, faults: list[str], planned: list[str]) -> None:
    async def run() -> None:
        store = PostgresStore(database_for(tmp_path))
        await store.create(a_setup("m"))
        await store.create(a_setup("n"))
        faults[:] = planned
        await asyncio.gather(store.append("m", 0, [an_act(0), an_act(1)]), store.append("n", 0, [an_act(7)]))
        assert await store.tail("m", 0) == (an_act(0), an_act(1))
        assert await store.tail("n", 0) == (an_act(7),)
        faults[:] = planned
        await store.create(a_setup("new"), [an_act(0)])
        assert await store.tail("new", 0) == (an_act(0),)
        with pytest.raises(Conflict):
            await store.create(a_setup("new"))
        await store.close()

    asyncio.run(run())


def test_after_a_lost_statement_somebody_else_may_have_been_first(tmp_path: Path, faults: list[str]) -> None:
    async def run() -> None:
        store = PostgresStore(database_for(tmp_path))
        await store.create(a_setup("m"))
        await store.append("m", 0, [an_act(0)])
        faults[:] = ["lost"]
        with pytest.raises(Conflict):
            await store.append("m", 0, [an_act(9)])
        faults[:] = ["unanswered"]
        with pytest.raises(Conflict):
            await store.append("m", 0, [an_act(0), an_act(1)])
        assert await store.tail("m", 0) == (an_act(0),)
        await store.close()

    asyncio.run(run())


def test_one_that_cannot_be_written_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        store = PostgresStore(database_for(tmp_path))
        await store.create(a_setup("m"))
        good = store.append("m", 0, [an_act(0)])
        bad = store.append("m\0", 0, [an_act(0)])
        await good
        with pytest.raises(StoreFailure):
            await bad
        assert await store.tail("m", 0) == (an_act(0),)
        await store.close()

    asyncio.run(run())
