"""How uvicorn is run."""

from __future__ import annotations

import ast
import logging
from pathlib import Path
from typing import Any

import pytest
import uvicorn

import behemoth.server
from behemoth.server.direct import DirectProtocol
from behemoth.server.serving import DIRECT_UVICORN, uvicorn_config
from behemoth.server.settings import Settings


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """Never called."""


def test_it_is_used_when_asked_for_and_with_the_version_it_was_made_for() -> None:
    assert uvicorn.__version__ == DIRECT_UVICORN, "look at direct.py again, run its tests, then raise the version"
    assert uvicorn_config(_no_app, Settings()).ws == "websockets-sansio"
    assert uvicorn_config(_no_app, Settings(direct=True)).ws is DirectProtocol


def test_with_another_uvicorn_the_plain_way_is_taken_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", "99.0")
    with caplog.at_level(logging.WARNING, "behemoth.server"):
        assert uvicorn_config(_no_app, Settings(direct=True)).ws == "websockets-sansio"
    assert [record.getMessage() for record in caplog.records] == [
        f"uvicorn is 99.0, not {DIRECT_UVICORN}: WebSockets go the plain way"
    ]


def test_only_serving_and_the_short_way_know_uvicorn() -> None:
    folder = Path(behemoth.server.__file__).parent
    knowing = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if any(name.partition(".")[0] in ("uvicorn", "websockets") for name in names):
                knowing.add(path.name)
    assert knowing == {"direct.py", "serving.py"}
