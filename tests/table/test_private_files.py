"""Nobody but the owner reads what the table keeps."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from behemoth.table.private_files import make_private_file, make_private_folder
from behemoth.table.sqlite_store import FILE_NAME, SqliteStore
from tests.table.stores import a_setup, with_store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no modes")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o7777


def everything_private(folder: Path) -> None:
    assert mode(folder) == 0o700
    files = sorted(folder.iterdir())
    assert folder / FILE_NAME in files
    for file in files:
        assert mode(file) == 0o600, file


@pytest.mark.parametrize("umask", [0o022, 0o000])
def test_a_new_store_is_private_while_it_is_open_too(tmp_path: Path, umask: int) -> None:
    folder = tmp_path / "new" / "data"
    before = os.umask(umask)

    async def look(store: SqliteStore) -> None:
        await store.create(a_setup("m"))
        assert (folder / f"{FILE_NAME}-wal").exists()
        everything_private(folder)

    try:
        with_store(folder, look)
    finally:
        os.umask(before)
    everything_private(folder)


def test_a_store_of_old_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with_store(folder, lambda store: store.create(a_setup("m")))
    folder.chmod(0o755)
    (folder / FILE_NAME).chmod(0o644)
    (folder / f"{FILE_NAME}-wal").write_bytes(b"")
    (folder / f"{FILE_NAME}-wal").chmod(0o644)
    with_store(folder, lambda store: store.check())
    everything_private(folder)


def test_a_folder_of_other_things_is_left_open(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters.txt").write_text("")
    make_private_folder(tmp_path, FILE_NAME)
    assert mode(tmp_path) == 0o755
    make_private_file(tmp_path / FILE_NAME)
    assert mode(tmp_path / FILE_NAME) == 0o600


def test_a_folder_for_everybody_is_left_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    make_private_folder(tmp_path, FILE_NAME)
    assert mode(tmp_path) == 0o1777
