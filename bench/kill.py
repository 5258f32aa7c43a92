"""Kill the real server with signal 9 in the middle of play, start it again, and look for what is missing.

``python -m bench.kill --rounds 50``. Nothing that was acknowledged may be lost, nothing may be done twice, and nobody
may lose time on the clock while the server was down.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from behemoth.games import State, find_game, rng_for

GAME: Final = "tank-chess"
MINUTES: Final = 30
#: How much time may be lost beyond that which the server was alive for: the beat of the table, and a little more.
TOLERANCE_MS: Final = 3_000
#: The longest a round lasts, in seconds.
PATIENCE: Final = 15


class Server:
    """The server as people start it, in a process of its own."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "behemoth.server", "play", "--no-open", "--port", "0", "--data", str(data)]
        self.born = begin = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.took = time.perf_counter() - begin
        assert "http://" in line, f"the server did not start: {line!r}"
        self.address = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """The end without a warning."""
        self.process.kill()
        self._reap()

    def stop(self) -> None:
        """A polite end, as with Ctrl-C."""
        self.process.terminate()
        self._reap()

    def _reap(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def post(self, path: str, body: Any) -> Any:
        """A request of the HTTP API."""
        request = Request(self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=20) as answer:
            return json.load(answer)


class Player:
    """Plays both sides of one match and remembers what was acknowledged."""

    ids = count(1)

    def __init__(self, server: Server, seed: int) -> None:
        game = find_game(GAME)
        seats = [{"kind": "person"}, {"kind": "person"}]
        clock = {"type": "countdown", "minutes": MINUTES}
        made = server.post("/api/matches", {"game": GAME, "seats": seats, "clock": clock})
        self.match = made["match"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.state: State[Any] = game.start(game.Options(), 2, rng_for("", -1))
        self.rng = Random(seed)
        self.acknowledged: list[tuple[str, int, str]] = []
        #: What was said and not answered: said again after the restart, with the same id.
        self.pending: dict[str, Any] | None = None
        self.turn = 0
        #: The clocks as last told, when that was, and when the server that told it died.
        self.left: list[int] = []
        self.left_at = self.died = time.perf_counter()
        self.faults: list[str] = []

    def play(self, server: Server, enough: threading.Event) -> None:
        """Play until the connection breaks."""
        try:
            with connect(server.address.replace("http", "ws") + "/ws", compression=None, close_timeout=1) as connection:
                self._check(self._hello(connection), server.born)
                while not enough.is_set() and self.state.to_act():
                    self._act(connection)
        except (WebSocketException, OSError, TimeoutError):
            return
        except AssertionError as fault:
            self.faults.append(str(fault))

    def _hello(self, connection: ClientConnection) -> dict[str, Any]:
        hello = {"is": "hello", "id": "h", "protocol": 1, "match": self.match, "tokens": self.tokens}
        connection.send(json.dumps(hello))
        return self._until(connection, "h")

    def _check(self, welcome: dict[str, Any], born: float) -> None:
        """Everything acknowledged is there, in order, once."""
        assert welcome["is"] == "welcome", f"{self.match}: {welcome}"
        told = [line["action"] for line in welcome["log"] if line.get("action")]
        known = [action for _, _, action in self.acknowledged]
        assert told[: len(known)] == known, f"{self.match}: lost {known[len(told) :] or 'the order'}"
        assert len(told) - len(known) <= (self.pending is not None), f"{self.match}: {told[len(known) :]} from nowhere"
        alive = (self.died - self.left_at) + (time.perf_counter() - born)
        for before, now in zip(self.left, welcome["clock"]["left"], strict=False):
            lost = before - now - 1000 * alive
            assert lost < TOLERANCE_MS, f"{self.match}: {lost:.0f} ms of somebody's time are gone"
        self.turn = welcome["turn"]

    def _act(self, connection: ClientConnection) -> None:
        if self.pending is None:
            seat = self.state.to_act()[0]
            action = self.state.write(seat, self.state.actions(seat).sample(self.rng))
            self.pending = {"is": "act", "id": f"a{next(self.ids)}", "seat": seat, "turn": self.turn, "action": action}
        connection.send(json.dumps(self.pending))
        answer = self._until(connection, self.pending["id"])
        if answer["is"] == "problem":
            assert answer["code"] == "too-many", f"{self.match}: {answer}"
            time.sleep(0.1)
            return
        seat, action = self.pending["seat"], self.pending["action"]
        self.acknowledged.append((self.pending["id"], answer["version"], action))
        self.state = self.state.play(seat, self.state.read(seat, action), self.rng, events=False).state
        self.pending = None
        self.turn = len(self.acknowledged)

    def _until(self, connection: ClientConnection, message_id: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(connection.recv(timeout=20))
            if message["is"] == "update":
                self.left, self.left_at = message["clock"]["left"], time.perf_counter()
            if message.get("id") == message_id:
                return message


def one_round(data: Path, players: list[Player], rng: Random, matches: int) -> float:
    """Start, play for a moment, kill. How long the start took."""
    server = Server(data)
    try:
        players[:] = [player for player in players if player.state.to_act()]
        while len(players) < matches:
            players.append(Player(server, rng.getrandbits(32)))
        enough = threading.Event()
        threads = [threading.Thread(target=player.play, args=(server, enough)) for player in players]
        for thread in threads:
            thread.start()
        _wait_for(players, rng.randint(2 * matches, 12 * matches))
    finally:
        server.kill()
    for thread in threads:
        thread.join()
    for player in players:
        player.died = time.perf_counter()
    return server.took


def _wait_for(players: list[Player], moves: int) -> None:
    """Let so many more moves be acknowledged, so that the end falls into the middle of play."""
    begin, before = time.perf_counter(), sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) < before + moves:
        if time.perf_counter() - begin > PATIENCE:
            return
        time.sleep(0.005)


def run(rounds: int, matches: int = 8, seed: int = 1) -> tuple[int, list[str], list[float]]:
    """So many rounds on one data folder: how much was acknowledged, what went wrong, how long starts took."""
    rng = Random(seed)
    players: list[Player] = []
    everybody: dict[str, Player] = {}
    starts = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            starts.append(one_round(Path(folder), players, rng, matches))
            everybody.update((player.match, player) for player in players)
        # The last look: start once more and check, without playing on.
        server = Server(Path(folder))
        enough = threading.Event()
        enough.set()
        for player in players:
            player.play(server, enough)
        server.stop()
    faults = [fault for player in everybody.values() for fault in player.faults]
    return sum(len(player.acknowledged) for player in everybody.values()), faults, starts


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    reader = argparse.ArgumentParser(prog="python -m bench.kill", description=__doc__)
    reader.add_argument("--rounds", type=int, default=50)
    reader.add_argument("--matches", type=int, default=8)
    reader.add_argument("--seed", type=int, default=1)
    chosen = reader.parse_args(words)
    acknowledged, faults, starts = run(chosen.rounds, chosen.matches, chosen.seed)
    for fault in faults:
        print("LOST:", fault)
    print(
        f"{chosen.rounds} rounds of kill -9 with {chosen.matches} matches: {acknowledged} moves acknowledged, "
        f"{len(faults)} faults; starts took {min(starts):.1f} to {max(starts):.1f} s"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
