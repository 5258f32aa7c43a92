"""A store of one process holds everything and hears nothing."""

from __future__ import annotations

from pathlib import Path

from behemoth.table.sqlite_store import SqliteStore
from tests.table.stores import a_setup, an_act, with_store


def test_a_store_of_one_process_holds_everything_and_hears_nothing(tmp_path: Path) -> None:
    told: list[object] = []

    async def do(store: SqliteStore) -> None:
        store.listen(lambda *news: told.append(news))
        store.on_lost_news(lambda: told.append("lost"))
        store.on_duties(lambda: told.append("duties"))
        store.hear_tellings(told.append)
        await store.create(a_setup("m"))
        await store.append("m", 0, [an_act(0)])
        await store.tell("anybody?")
        assert store.holds("m")

    with_store(tmp_path, do)
    assert told == []
