"""The file of the store: locked for one, and plain words when it is not right."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from behemoth.locale import LANGUAGES
from behemoth.table.database import StoreTrouble
from behemoth.table.sqlite_store import FILE_NAME, SqliteStore
from tests.table.stores import a_setup, an_act, with_store


def trouble_with(folder: Path) -> StoreTrouble:
    with pytest.raises(StoreTrouble) as caught:
        SqliteStore(folder)
    for language in LANGUAGES:
        assert len(caught.value.sentence(language)) > 20
    return caught.value


def test_a_second_process_is_refused_in_plain_words(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        assert trouble_with(tmp_path).key == "store-in-use"

    with_store(tmp_path, do)
    with_store(tmp_path, lambda store: store.running())


def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(b"this is no database at all" * 400)
    before = file.read_bytes()
    assert trouble_with(tmp_path).key == "store-damaged"
    assert file.read_bytes() == before


def test_damage_in_the_middle_is_found_at_the_start(tmp_path: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        await store.create(a_setup("m"), [an_act(number) for number in range(2000)])

    with_store(tmp_path, fill)
    file = tmp_path / FILE_NAME
    content = bytearray(file.read_bytes())
    for page in range(5, len(content) // 4096 - 1):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(content)
    assert trouble_with(tmp_path).key == "store-damaged"


def test_a_newer_file_asks_for_an_update(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.beat(1))
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.commit()
    raw.close()
    assert trouble_with(tmp_path).key == "store-newer"


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    raw.execute("CREATE TABLE recipes (name TEXT)")
    raw.commit()
    raw.close()
    assert trouble_with(tmp_path).key == "store-foreign"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert trouble_with(tmp_path / "file" / "below").key == "store-folder"
