"""The socket of the admin: for its owner, and cleared away after a table that was killed."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import pytest

from behemoth.server.admin_socket import private_socket, somebody_listens


def test_the_socket_is_there_for_as_long_as_the_table(tmp_path: Path) -> None:
    with private_socket(tmp_path) as (listening,):
        path = Path(listening.getsockname())
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert somebody_listens(path)
    assert not path.exists()


def test_what_a_killed_table_left_is_cleared_away(tmp_path: Path) -> None:
    left = tmp_path / "admin-1.sock"
    with socket.socket(socket.AF_UNIX) as old:
        old.bind(str(left))
    assert left.exists()
    with private_socket(tmp_path):
        assert not left.exists()


def test_a_folder_with_too_long_a_name_has_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with private_socket(tmp_path / ("x" * 120)) as found:
        assert found == []
    assert "no socket for the admin" in caplog.text
