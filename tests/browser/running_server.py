"""The table in a process of its own, as browsers find it, and what the rules say of a match there."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from behemoth.bots.workers import job_for, run_job
from behemoth.games import State, play_to, read_record

ROOT: Final = Path(__file__).resolve().parent.parent.parent
#: Who sits down, by letter.
KINDS: Final = {"p": {"kind": "person"}, "o": {"kind": "open"}, "r": {"kind": "bot", "bot": "random"}}
NAMES: Final = ("Ada", "Kim", "Robin", "Noor", "Lou", "Mika", "Jo")
SMALL: Final = {"scheme": "first-steps-10"}


class RunningServer:
    """A server and its data; it may be stopped and started again at the same address."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        quick: bool = True,
        seed: str = "",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.data = data
        self._environment = environment
        self._port = port
        self._quick = quick
        self._seed = seed
        self.start()
        self.http = httpx.Client(base_url=self.address, timeout=30)

    def start(self) -> None:
        """Begin to serve; returns when it does."""
        module = ["tests.browser.quick", str(self.data), str(self._port), self._seed]
        real = ["behemoth.server", "play", "--no-open", "--port", str(self._port), "--data", str(self.data)]
        command = [sys.executable, "-m", *(module if self._quick else real)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self._environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.address = line.split()[-1].rstrip("/")

    def stop(self) -> None:
        """End it, as Ctrl-C or a service manager would."""
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def close(self) -> None:
        """End it for good."""
        self.http.close()
        self.stop()

    # --- matches ------------------------------------------------------------------------------------------------------

    def create(self, game: str, kinds: str, options: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
        """A new match without a page: ``p`` a person, ``o`` an open seat, ``r`` a bot."""
        seats = [{**KINDS[kind], "name": name if kind == "p" else ""} for kind, name in zip(kinds, NAMES, strict=False)]
        answer = self.http.post("/api/matches", json={"game": game, "seats": seats, "options": options or {}, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def summary(self, match: str) -> dict[str, Any]:
        """What everybody may know of a match."""
        told: dict[str, Any] = self.http.get(f"/api/matches/{match}").json()
        return told

    def wait_for_actions(self, match: str, count: int) -> None:
        """Until the table has so many: a page shows what it was told, and is told a moment after the click."""
        deadline = time.monotonic() + 20
        while self.summary(match)["actions"] < count:
            assert time.monotonic() < deadline, f"only {self.summary(match)['actions']} of {count} actions"
            time.sleep(0.05)

    def record(self, match: str) -> str:
        """The game file."""
        answer = self.http.get(f"/api/matches/{match}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    def state(self, match: str) -> State[Any]:
        """The state of a match without secrets, replayed by the rules."""
        record = read_record(self.record(match))
        return play_to(record, len(record.entries))

    def good_move(self, match: str, rng: Random) -> str:
        """What the greedy player would do now, in notation."""
        state = self.state(match)
        return run_job(job_for("tank-chess", "greedy", state, state.to_act()[0], rng)).rstrip("+#=")


def quiet_port() -> int:
    """A port below those the system hands out by itself, so that it is still ours after a restart."""
    rng = Random(time.time_ns())
    while True:
        with socket.socket() as probe:
            port = rng.randrange(20_000, 32_000)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
