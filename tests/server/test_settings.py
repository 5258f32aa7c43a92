"""Settings: under which names a table is known, and where its data lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.server.settings import Settings, data_folder
from tests.server.running_server import serving


def test_names_are_checked_on_loopback_only_and_more_can_be_added() -> None:
    with serving(names=("table.example",)) as server:
        for host, status in (("localhost", 200), ("table.example", 200), ("[::1]:99", 200), ("other.example", 421)):
            assert server.http.get("/healthz", headers={"Host": host}).status_code == status, host


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/home/kim"}, "/home/kim/.local/share/behemoth"),
        ("linux", {"HOME": "/home/kim", "XDG_DATA_HOME": "/data"}, "/data/behemoth"),
        ("linux", {"HOME": "/home/kim", "XDG_DATA_HOME": "data"}, "/home/kim/.local/share/behemoth"),
        ("darwin", {"HOME": "/Users/kim"}, "/Users/kim/Library/Application Support/Behemoth"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Behemoth"),
        ("win32", {"USERPROFILE": "/kim"}, "/kim/AppData/Local/Behemoth"),
    ],
)
def test_data_lies_where_the_system_keeps_it(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform) == Path(folder)


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("127.8.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)],
)
def test_what_only_this_machine_can_reach(host: str, local: bool) -> None:
    assert Settings(host=host).local is local
