"""The file of a backup is whole or not there."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from behemoth.server.backup_file import FileTrouble, keep, verified


def test_it_is_whole_and_for_its_owner(tmp_path: Path) -> None:
    file = tmp_path / "saved"
    keep([b"a", b"b"], file)
    assert file.read_bytes() == b"ab"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(FileTrouble):
        keep([b"c"], file)
    assert file.read_bytes() == b"ab"


def test_what_breaks_off_leaves_nothing(tmp_path: Path) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"a"
        raise RuntimeError("the table is gone")

    with pytest.raises(RuntimeError):
        keep(pieces(), tmp_path / "saved")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble):
        keep([b"a"], tmp_path / "no" / "saved")
    with pytest.raises(FileTrouble):
        verified(tmp_path / "missing")
