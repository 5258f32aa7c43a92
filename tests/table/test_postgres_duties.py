"""Every shard is held by one process, evenly, and by another when that one is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from behemoth.table import postgres_duties
from behemoth.table.postgres_duties import PostgresDuties
from behemoth.table.postgres_store import PostgresStore
from behemoth.table.shards import SHARDS
from tests.chosen_store import database_for, postgres
from tests.table.stores import a_setup
from tests.table.test_postgres_news import until

pytestmark = pytest.mark.xdist_group("postgres")


def taking_part(folder: Path) -> PostgresDuties:
    duties = PostgresDuties(database_for(folder))
    duties.changed.append(lambda: None)
    duties.start()
    return duties


def held(duties: PostgresDuties) -> set[int]:
    return {shard for shard in range(SHARDS) if duties.holds(shard)}


def test_shards_are_spread_evenly_and_none_is_held_twice(tmp_path: Path) -> None:
    async def run() -> None:
        everybody = [taking_part(tmp_path)]
        await until(lambda: len(held(everybody[0])) == SHARDS)
        everybody += [taking_part(tmp_path), taking_part(tmp_path)]
        await until(lambda: sorted(len(held(one)) for one in everybody) == [84, 86, 86])
        assert set.union(*(held(one) for one in everybody)) == set(range(SHARDS))
        await everybody.pop().close()
        await until(lambda: sorted(len(held(one)) for one in everybody) == [128, 128])
        assert set.union(*(held(one) for one in everybody)) == set(range(SHARDS))
        for one in everybody:
            await one.close()

    asyncio.run(run())


def test_a_connection_that_dies_takes_its_locks_along(tmp_path: Path) -> None:
    async def run() -> None:
        one = taking_part(tmp_path)
        await until(lambda: len(held(one)) == SHARDS)
        changes: list[int] = []
        one.changed.append(lambda: changes.append(len(one.held)))
        await asyncio.to_thread(
            postgres().do,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'behemoth duties'",
        )
        await until(lambda: changes == [0, SHARDS])  # told that they are gone, then that they are back
        await one.close()

    asyncio.run(run())


def test_a_process_that_stands_still_loses_its_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_duties, "_SILENT", "1500ms")
    monkeypatch.setattr(postgres_duties, "_SURE_FOR", 1.2)

    async def run() -> None:
        frozen = taking_part(tmp_path)
        await until(lambda: len(held(frozen)) == SHARDS)

        async def stand_still(connection: object) -> float:
            return 60

        monkeypatch.setattr(frozen, "_round", stand_still)
        other = taking_part(tmp_path)
        await until(lambda: len(held(other)) == SHARDS)
        assert held(frozen) == set()  # and knows that it cannot be sure
        await frozen.close()
        await other.close()

    asyncio.run(run())


def test_who_does_not_ask_for_duties_has_none(tmp_path: Path) -> None:
    async def run() -> None:
        asking, not_asking = PostgresStore(database_for(tmp_path)), PostgresStore(database_for(tmp_path))
        asking.on_duties(lambda: None)
        await not_asking.create(a_setup("m"))
        await until(lambda: asking.holds("m"))
        assert not not_asking.holds("m")
        await asking.close()
        assert not asking.holds("m")
        await not_asking.close()

    asyncio.run(run())
