"""The server as a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.server.running_server import Client


def run_play(*words: str, data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "behemoth.server", *words]
    return subprocess.run(
        [*command, "--no-open", "--data", str(data)], capture_output=True, text=True, timeout=60, env={**os.environ}
    )


class Process:
    """A process of ours that shares a store with others: it serves, or it only thinks."""

    def __init__(self, store: str, *words: str, port: int = 0, thinks: bool = False) -> None:
        serving = ("play", "--no-open", "--port", str(port))
        command = [sys.executable, "-m", "behemoth.server", *(("think",) if thinks else serving), *words]
        surroundings = {**os.environ, "BEHEMOTH_STORE": store}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "it did not start"
        self.address = "" if thinks else line.split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2] or 0)

    def create(self, game: str = "tank-chess", kinds: str = "pp", **more: Any) -> dict[str, Any]:
        """A new match: ``p`` a person of ours, ``o`` an open seat, ``b`` a bot."""
        words = {"p": {"kind": "person", "name": "Ada"}, "o": {"kind": "open"}, "b": {"kind": "bot", "bot": "random"}}
        body = {"game": game, "seats": [words[kind] for kind in kinds], **more}
        answer = httpx.post(f"{self.address}/api/matches", json=body, timeout=20)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @contextmanager
    def sit(self, made: dict[str, Any], *seats: int, **more: Any) -> Iterator[Client]:
        """A connection with these seats, welcomed."""
        address = f"ws://127.0.0.1:{self.port}/ws/match/{made['match']}"
        with connect(address, compression=None, max_size=None) as connection:
            client = Client(connection)
            client.hello(made["match"], [seat["token"] for seat in made["seats"] if seat["seat"] in seats], **more)
            yield client

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to end, or kill it; returns when it is gone."""
        self.process.send_signal(how)
        self.process.wait(20)

    def remove(self) -> None:
        """Whatever it does at the moment."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
