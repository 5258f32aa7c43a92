"""The application on another ASGI server, unchanged: it needs nothing of uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from behemoth.bots import InlineWorkers
from behemoth.server.app import build, open_store
from behemoth.server.settings import Settings
from tests.server.running_server import FREE, Client, free_port, moves


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Where hypercorn serves the application."""
    serve = pytest.importorskip("hypercorn.asyncio").serve
    settings = Settings(limits=FREE)
    app = build(settings, open_store(settings), workers=InlineWorkers(), pace=1)
    config = pytest.importorskip("hypercorn.config").Config()
    found = free_port()
    config.bind = [f"127.0.0.1:{found}"]
    config.graceful_timeout = 1
    loop = asyncio.new_event_loop()
    ending = asyncio.Event()
    thread = threading.Thread(
        target=lambda: loop.run_until_complete(serve(app, config, shutdown_trigger=ending.wait)), name="hypercorn"
    )
    thread.start()
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as http:
            assert http.get(f"http://127.0.0.1:{found}/healthz").json()["ok"]
        yield found
    finally:
        loop.call_soon_threadsafe(ending.set)
        thread.join()
        loop.close()


def test_a_match_is_played_on_another_server(port: int) -> None:
    body = {"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "person"}]}
    made = httpx.post(f"http://127.0.0.1:{port}/api/matches", json=body).json()
    address = f"ws://127.0.0.1:{port}/ws"
    with connect(address, compression=None) as first, connect(address, compression=None) as second:
        players = Client(first), Client(second)
        for seat, player in enumerate(players):
            assert player.hello(made["match"], [made["seats"][seat]["token"]])["is"] == "welcome"
        for (seat, action), _ in zip(moves("tank-chess", 2), range(12), strict=False):
            answer = players[seat].act(seat, action)
            assert answer["is"] == "ack"
            for player in players:
                player.update(answer["version"])
        assert players[0].newest["views"] == players[1].newest["views"]
        assert players[0].act(0, "nonsense")["is"] == "problem"
        for player in players:
            assert player.answer(player.say("ping"))["is"] == "pong"


def test_who_says_only_rubbish_is_shown_the_door_there_too(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as connection:
        for _ in range(100):
            connection.send("{}")
        heard = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(connection.recv(timeout=10))["is"])
        assert heard == ["problem"] * 100
