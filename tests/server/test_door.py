"""The door of the server: everything in it can be had, and looking through it loads no web server."""

from __future__ import annotations

import subprocess
import sys

import pytest

import behemoth.server


def test_everything_in_the_door_is_there() -> None:
    assert set(behemoth.server.__all__) == set(behemoth.server._HOMES)
    for name in behemoth.server.__all__:
        assert getattr(behemoth.server, name).__name__ == name
    with pytest.raises(AttributeError):
        behemoth.server.nothing


def test_the_command_line_loads_no_web_server() -> None:
    code = (
        "import sys, behemoth.server.command; print(sorted({'uvicorn', 'starlette', 'sqlalchemy'} & set(sys.modules)))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert ended.stdout == "[]\n", ended.stderr


def test_it_can_be_run_as_a_module() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "behemoth.server", "play", "--help"], capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 0, ended.stderr
    assert "--direct" in ended.stdout
