"""How uvicorn is run."""

from __future__ import annotations

import ast
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

import behemoth.server
from behemoth.server import serving as behemoth_serving
from behemoth.server.direct import DirectProtocol
from behemoth.server.http_protocol import LimitedHttp
from behemoth.server.serving import DIRECT_UVICORN, unexpected, uvicorn_config
from behemoth.server.settings import Settings
from behemoth.server.ws_protocol import LimitedWebSocket
from tests.server import attacks
from tests.server.running_server import FREE, serving


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """Never called."""


def test_it_is_used_when_asked_for_and_with_the_version_it_was_made_for() -> None:
    assert uvicorn.__version__ == DIRECT_UVICORN, "look at direct.py again, run its tests, then raise the version"
    assert uvicorn_config(_no_app, Settings()).ws is LimitedWebSocket
    assert uvicorn_config(_no_app, Settings(direct=True)).ws is DirectProtocol


def test_with_another_uvicorn_the_plain_way_is_taken_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", "99.0")
    with caplog.at_level(logging.WARNING, "behemoth.server"):
        assert uvicorn_config(_no_app, Settings(direct=True)).ws is LimitedWebSocket
    assert [record.getMessage() for record in caplog.records] == [
        f"uvicorn is 99.0, not {DIRECT_UVICORN}: WebSockets go the plain way"
    ]


def test_where_the_classes_of_uvicorn_are_not_as_expected_its_own_are_taken_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert unexpected(LimitedHttp) == unexpected(LimitedWebSocket) == []
    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_ping")
    assert unexpected(LimitedWebSocket) == ["handle_ping"]
    with caplog.at_level(logging.WARNING, "behemoth.server"):
        config = uvicorn_config(_no_app, Settings(direct=True))
    assert (config.http, config.ws) == ("httptools", "websockets-sansio")
    assert "limits hold in part" in caplog.text


def test_on_uvicorns_own_classes_the_table_is_served_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(behemoth_serving, "unexpected", lambda ours: ["handle_ping"])
    with serving(limits=msgspec.structs.replace(FREE, address_connections=4)) as server:
        made = server.create()
        player = server.sit(made, 0)
        assert player.answer(player.say("ping"))["is"] == "pong"
        silent = [server.client() for _ in range(4)]
        with pytest.raises(ConnectionClosed):
            silent[0].next(5)
        long = attacks.long_header(server.port, 20_000)
        assert long.status == 431, "what the application can check, it checks"


@pytest.mark.parametrize("ours", [LimitedHttp, LimitedWebSocket])
def test_all_that_takes_the_place_of_something_is_looked_for(ours: type) -> None:
    theirs = next(base for base in ours.__mro__ if base.__module__.startswith("uvicorn."))
    replaced = {name for name in vars(ours) if name in vars(theirs) and not name.startswith("__")}
    assert replaced == set(vars(ours)["REPLACED"])


def test_a_proxy_is_believed_by_us_and_not_by_uvicorn() -> None:
    assert uvicorn_config(_no_app, Settings(proxies=("10.0.0.1",))).proxy_headers is False


def test_rubbish_is_counted_and_everything_else_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    uvicorn_config(_no_app, Settings())
    log = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(log, "handlers", [caplog.handler])
    monkeypatch.setattr(log, "propagate", False)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            log.warning("Invalid HTTP request received.")
        log.error("Exception in ASGI application\n")
    assert [record.getMessage() for record in caplog.records if record.name == "uvicorn.error"] == [
        "Exception in ASGI application\n"
    ]


def test_only_serving_and_the_protocols_know_uvicorn() -> None:
    folder = Path(behemoth.server.__file__).parent
    knowing = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if any(name.partition(".")[0] in ("uvicorn", "websockets") for name in names):
                knowing.add(path.name)
    assert knowing == {"http_protocol.py", "serving.py", "text_frames.py", "ws_protocol.py"}
