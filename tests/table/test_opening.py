"""Each way of naming a store opens that store, or says in a sentence why not."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from behemoth.locale import LANGUAGES
from behemoth.table import MemoryStore, open_store, place_of
from behemoth.table.database import StoreTrouble
from behemoth.table.sqlite_store import SqliteStore


def test_nothing_is_a_file_in_the_folder_and_without_one_memory(tmp_path: Path) -> None:
    store = open_store("", tmp_path)
    assert isinstance(store, SqliteStore)
    store._writer.close()
    assert isinstance(open_store(), MemoryStore)
    assert isinstance(open_store("memory:", tmp_path / "not made"), MemoryStore)
    assert not (tmp_path / "not made").exists()


def refused(wanted: str) -> StoreTrouble:
    with pytest.raises(StoreTrouble) as caught:
        open_store(wanted)
    for language in LANGUAGES:
        sentence = caught.value.sentence(language)
        assert len(sentence) > 20
        assert "geheim" not in sentence
    return caught.value


@pytest.mark.parametrize("wanted", ["oracle://me:geheim@here/db", "postgresql", "sqlite:///x", "/var/lib/x"])
def test_another_store_is_refused(wanted: str) -> None:
    assert refused(wanted).key == "store-unknown"


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec

    def without(name: str, *more: Any) -> Any:
        return None if name == "asyncpg" else find(name, *more)

    monkeypatch.setattr("behemoth.table.opening.find_spec", without)
    trouble = refused("postgresql://me:geheim@here/db")
    assert trouble.key == "postgres-missing"
    assert "behemoth[postgres]" in trouble.sentence("en")


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ("postgresql://me:geheim@localhost:port/db", "postgres-url"),
        ("postgresql://me:geheim@localhost:1/db", "postgres-away"),
        ("postgresql://me:geheim@/db?host=/nowhere/at/all", "postgres-away"),
        ("postgresql://me:geheim@no.such.machine.invalid/db", "postgres-away"),
    ],
)
def test_a_database_that_cannot_be_reached_is_told_in_a_sentence(wanted: str, key: str) -> None:
    pytest.importorskip("asyncpg")
    assert refused(wanted).key == key


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("postgresql://me:secret@host/games", "host/games"),
        ("postgresql://me:secret@host:5433/games?sslmode=require", "host:5433/games"),
        ("postgresql:///games", "localhost/games"),
        ("postgresql://me@/games?host=/run/postgresql", "/run/postgresql/games"),
        ("postgresql://me:secret@[::1/games", "?"),
        ("memory:", "memory:"),
    ],
)
def test_where_a_store_is_without_what_is_secret(url: str, place: str) -> None:
    assert place_of(url) == place
