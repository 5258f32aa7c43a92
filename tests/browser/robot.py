"""Plays all seats of a match over the socket, quickly, where a game is needed and not the playing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from types import TracebackType
from typing import Any, Final

from websockets.sync.client import connect

from behemoth.table import PROTOCOL
from tests.browser.running_server import SMALL, RunningServer

_OPTIONS: Final = {"tank-chess": SMALL, "monster-combat": {}}


def play_out(server: RunningServer, game: str, seed: int = 3) -> str:
    """The name of a match of this game that is over."""
    made = server.create(game, "pp" if game == "tank-chess" else "ppp", _OPTIONS[game], mode="here")
    with Robot(server, made, Random(seed)) as robot:
        robot.run()
    return robot.match


class Robot:
    """Somebody who holds the tokens of all seats of a match."""

    def __init__(self, server: RunningServer, made: dict[str, Any], rng: Random) -> None:
        self.server = server
        self.match = str(made["match"])
        #: The newest update, and the welcome it began with.
        self.newest: dict[str, Any] = {}
        self._rng = rng
        self._number = 0
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._stay = ExitStack()

    def __enter__(self) -> Robot:
        address = self.server.address.replace("http", "ws") + "/ws"
        self._socket = self._stay.enter_context(connect(address, max_size=None))
        self._say("hello", protocol=PROTOCOL, match=self.match, tokens=self._tokens)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stay.close()

    def run(self, enough: Callable[[dict[str, Any]], bool] = lambda newest: False) -> None:
        """Until the end, or until enough has happened."""
        while not self.newest.get("outcome") and not enough(self.newest):
            self.act(self._choose(self.newest["to_act"][0]))

    def act(self, action: str) -> None:
        """What whoever is to move does."""
        done = self._say("act", seat=self.newest["to_act"][0], turn=self.newest["turn"], action=action)
        assert done["is"] == "ack", done
        while self.newest["version"] < done["version"]:
            self._hear()

    def _choose(self, seat: int) -> str:
        if self.newest["game"] == "tank-chess":
            return self.server.good_move(self.match, self._rng)
        actions = self._say("ask", about="actions", seat=seat)["answer"]["actions"]
        return str(self._rng.choice(actions)["text"])

    def _say(self, sort: str, **fields: Any) -> dict[str, Any]:
        """Say something until it is answered; more patiently if the table asks for it."""
        while (answer := self._ask(sort, **fields)).get("code") == "too-many":
            time.sleep(0.2)
        return answer

    def _ask(self, sort: str, **fields: Any) -> dict[str, Any]:
        self._number += 1
        name = f"r{self._number}"
        self._socket.send(json.dumps({"is": sort, "id": name, **fields}))
        while True:
            message = self._hear()
            if message.get("id") == name:
                return message

    def _hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=30))
        if message["is"] in ("update", "welcome"):
            self.newest = {**self.newest, **message}
        return message
