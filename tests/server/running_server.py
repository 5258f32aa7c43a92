"""A real server on a real socket for tests, and a small client for it."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from behemoth.bots import InlineWorkers, Workers
from behemoth.games import find_game
from behemoth.server.admin_door import doors_for
from behemoth.server.app import build, open_store
from behemoth.server.http_protocol import Door
from behemoth.server.listening import listen
from behemoth.server.serving import uvicorn_config
from behemoth.server.settings import Limits, Settings, without_rates
from behemoth.table import PROTOCOL
from tests.chosen_store import store_for

IDS = count(1)
SERVER_THREAD = "behemoth-server"


class RunningServer:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, workers: Workers | None = None, port: int = 0) -> None:
        self._clients = ExitStack()
        self.listening = listen(settings.host, port)
        self.port = int(self.listening.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        doors = doors_for(settings)
        store = open_store(settings)
        app = build(settings, store, workers=workers or InlineWorkers(), pace=1, open_doors=doors)
        config = uvicorn_config(app, settings)
        config.log_config = None  # pytest looks after the logs
        self._server = uvicorn.Server(config)
        self._server.capture_signals = _no_signals  # type: ignore[method-assign]
        self._thread = threading.Thread(target=self._server.run, args=([self.listening],), name=SERVER_THREAD)
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
            self._thread.join(0.01)
        self.http = httpx.Client(base_url=self.url, timeout=20)

    def stop(self) -> None:
        """End it politely."""
        self.http.close()
        self._clients.close()
        self._server.should_exit = True
        self._thread.join()
        self.listening.close()

    @property
    def door(self) -> Door:
        """What all its connections share."""
        protocol: Any = self._server.config.http
        door: Door = protocol.keywords["door"]
        return door

    def create(self, game: str = "tank-chess", kinds: str = "pp", **more: Any) -> dict[str, Any]:
        """A new match: ``p`` a person of ours, ``o`` an open seat, ``b`` a bot."""
        words = {"p": {"kind": "person", "name": "Ada"}, "o": {"kind": "open"}, "b": {"kind": "bot", "bot": "random"}}
        body = {"game": game, "seats": [words[kind] for kind in kinds], **more}
        answer = self.http.post("/api/matches", json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def greets_another(self) -> bool:
        """Whether one more connection is taken: asked with plain bytes, since a client that is cut off while it writes
        its greeting fails in a way of its own."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=10) as late:
                late.sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
                return late.recv(12).endswith(b"200")
        except OSError:
            return False

    def client(self, **options: Any) -> Client:
        """A connection that has not said hello."""
        address = f"ws://127.0.0.1:{self.port}/ws"
        return Client(self._clients.enter_context(connect(address, compression=None, max_size=None, **options)))

    def sit(self, made: dict[str, Any], *seats: int, **more: Any) -> Client:
        """A connection with these seats, welcomed; without any it watches."""
        client = self.client()
        tokens = [seat["token"] for seat in made["seats"] if seat["seat"] in seats]
        client.hello(made["match"], tokens, **more)
        return client


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


class Client:
    """One connection. Keeps every byte it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.newest: dict[str, Any] = {}

    def say(self, is_: str, **fields: Any) -> str:
        """Send a message; its id."""
        fields.setdefault("id", f"c{next(IDS)}")
        self.connection.send(json.dumps({"is": is_, **fields}))
        return str(fields["id"])

    def next(self, timeout: float = 10) -> dict[str, Any]:
        """The next message."""
        text = self.connection.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["is"] in ("welcome", "update"):
            self.newest = {**self.newest, **message}
        return message

    def until(self, wanted: Callable[[dict[str, Any]], Any], timeout: float = 10) -> dict[str, Any]:
        """The next message that is wanted; the others are read over."""
        while True:
            message = self.next(timeout)
            if wanted(message):
                return message

    def answer(self, message_id: str) -> dict[str, Any]:
        """The answer to a message of ours."""
        return self.until(lambda message: message.get("id") == message_id)

    def hello(self, match: str, tokens: list[str] | tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
        """Say hello and wait for the answer."""
        body = {"protocol": PROTOCOL, "match": match, "tokens": list(tokens), **more}
        answer = self.answer(self.say("hello", **body))
        if answer["is"] == "welcome":
            self.welcome = answer
        return answer

    def act(self, seat: int, action: str, **more: Any) -> dict[str, Any]:
        """Act on the newest turn and wait for the answer."""
        turn = more.pop("turn", self.newest["turn"])
        return self.answer(self.say("act", seat=seat, turn=turn, action=action, **more))

    def update(self, version: int = 0) -> dict[str, Any]:
        """The first update of at least this version."""
        if self.newest.get("version", -1) >= version > 0:
            return self.newest
        return self.until(lambda message: message["is"] == "update" and message["version"] >= version)

    def close(self) -> None:
        self.connection.close()


def moves(name: str, seats: int, options: dict[str, str] | None = None, seed: int = 1) -> Iterator[tuple[int, str]]:
    """Legal actions of a game without chance, one after another."""
    game = find_game(name)
    from behemoth.games import read_options, rng_for

    state = game.start(read_options(game.Options, options or {}), seats, rng_for("x", -1))
    rng = Random(seed)
    while state.to_act():
        seat = state.to_act()[0]
        action = state.actions(seat).sample(rng)
        yield seat, state.write(seat, action)
        state = state.play(seat, action, rng, events=False).state


#: Nobody is limited, for tests that are about something else.
#: Tests share servers, and work that one has begun may still go on while the next asks: nobody is in another's way.
FREE = without_rates(
    **dict.fromkeys(("address_connections", "connections"), 10_000),
    **dict.fromkeys(("address_analyses", "analyses", "address_judgements", "judgements"), 100),
    **dict.fromkeys(("address_lines", "lines"), 100),
)


@contextmanager
def serving(
    data: Path | None = None, limits: Limits = FREE, workers: Workers | None = None, port: int = 0, **more: Any
) -> Iterator[RunningServer]:
    """A server for the length of a block, at any port unless told. Without workers everything is worked out on the
    spot."""
    with store_for(data) as store:
        server = RunningServer(Settings(data=data, limits=limits, **{"store": store, **more}), workers, port)
        try:
            yield server
        finally:
            server.stop()


def free_port() -> int:
    """A port nobody listens at right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
