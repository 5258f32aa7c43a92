"""Under which address others reach the table: for links that are sent to them."""

from __future__ import annotations

import shutil
import sys
from typing import Any

import pytest

from behemoth.server import reach
from behemoth.server.reach import Reach, reach_of
from behemoth.server.settings import Settings
from tests.server.running_server import RunningServer


def asked(called: str, server: tuple[str, int] = ("127.0.0.1", 8765), **settings: Any) -> Reach:
    scope = {"type": "http", "headers": [(b"host", called.encode())], "server": server}
    return reach_of(Settings(**settings), scope)


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address_at", lambda port: f"http://192.0.2.7:{port}/")


def test_a_table_of_this_machine_alone_says_how_to_open_it() -> None:
    assert asked("127.0.0.1:8765") == Reach(True, "", "behemoth play --host 0.0.0.0")
    assert asked("localhost:8766", ("127.0.0.1", 8766)).command == "behemoth play --host 0.0.0.0 --port 8766"


def test_the_command_is_one_that_can_be_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / ".venv/bin/behemoth")])
    assert asked("[::1]:8765").command == ".venv/bin/behemoth play --host 0.0.0.0"
    monkeypatch.setattr(sys, "argv", ["/home/somebody/secret/behemoth"])
    assert asked("[::1]:8765").command == "behemoth play --host 0.0.0.0"


def test_a_table_of_the_network_tells_its_address_there() -> None:
    assert asked("localhost:8765", host="0.0.0.0") == Reach(False, "http://192.0.2.7:8765/")
    assert asked("localhost:8765", host="10.0.0.4") == Reach(False, "http://10.0.0.4:8765/")
    assert asked("localhost:8765", host="fd00::4") == Reach(False, "http://[fd00::4]:8765/")


def test_behind_a_port_that_is_passed_on_nothing_is_guessed() -> None:
    assert asked("localhost:80", host="0.0.0.0") == Reach()
    assert asked("localhost", host="::") == Reach()


def test_who_came_by_a_name_that_others_know_needs_nothing() -> None:
    assert asked("example.org", names=("example.org",)) == Reach()
    assert asked("192.0.2.7:8765", host="0.0.0.0") == Reach()


def test_it_can_be_asked(server: RunningServer) -> None:
    told = server.http.get("/api/reach").json()
    assert told == {"alone": True, "address": "", "command": f"behemoth play --host 0.0.0.0 --port {server.port}"}
