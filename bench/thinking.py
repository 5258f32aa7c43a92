"""Many people against the strongest bot at once: does every answer keep its promise, and is it the bot's own?

People are sockets against a real server process. Each moves by chance, waits for the bot's answer and thinks again. The
time from sending a move to hearing of the bot's is held against what the level promises; and the server's log tells
whether somebody quick had to decide for a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
import uvloop

from behemoth.bots import find_bot, promise_of
from behemoth.games import find_game
from bench.report import Line, show
from bench.sockets import Socket

GAME: Final = "tank-chess"
BOT: Final = "level-8"
PEOPLE: Final = 30
#: Seconds between the moves of one person, on average, and for how many seconds they play.
EVERY: Final = 15.0
SECONDS: Final = 120.0
#: What the server logs when somebody quick decides for a bot.
_REPLACED: Final = "failed in match"


class Answers(msgspec.Struct, frozen=True):
    """What a run came to."""

    seconds: tuple[float, ...]
    replaced: int
    busy: int

    @property
    def p95(self) -> float:
        """Nineteen of twenty answers took no longer."""
        return quantiles(self.seconds, n=20)[18]


class Person:
    """Somebody who plays a bot, match after match."""

    def __init__(self, address: str, every: float, rng: Random) -> None:
        self._address = address
        self._every = every
        self._rng = rng
        self._updates: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answers: list[float] = []
        self.busy = 0

    async def play(self, until: float) -> None:
        """Play until a moment."""
        while time.monotonic() < until:
            await self._match(until)

    async def _match(self, until: float) -> None:
        made = await asyncio.to_thread(_create, self._address)
        host = self._address.removeprefix("http://").rstrip("/")
        name, _, port = host.partition(":")
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(partial(Socket, host, self._hear), name, int(port))
        try:
            await socket.ready
            tokens = [made["seats"][0]["token"]]
            hello = {"is": "hello", "id": "h", "protocol": 1, "match": made["match"], "tokens": tokens}
            socket.say(json.dumps(hello).encode())
            told = await self._updates.get()
            # Who sits down looks at the board first; so everybody begins somewhere within the first pause.
            await asyncio.sleep(self._rng.uniform(0.1, 1) * self._every)
            while told.get("outcome") is None and time.monotonic() < until:
                told = await self._turn(socket, told)
                await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._every)
        finally:
            socket.close()

    async def _turn(self, socket: Socket, told: dict[str, Any]) -> dict[str, Any]:
        """Move, and wait until it is one's own turn again or over."""
        state: Any = find_game(GAME).parse(told["views"]["public"]["line"])
        seat, bots = state.to_act()[0], 0
        action = state.write(seat, state.actions(seat).sample(self._rng))
        said = time.monotonic()
        act = {"is": "act", "id": f"m{told['turn']}", "seat": seat, "turn": told["turn"], "action": action}
        socket.say(json.dumps(act).encode())
        while True:
            told = await self._updates.get()
            if told["is"] == "problem":
                raise AssertionError(told)
            bots += any(line.get("seat") == 1 and line.get("action") for line in told["log"])
            if told.get("outcome") is not None or told["to_act"] == [0]:
                if bots:
                    self.answers.append(time.monotonic() - said)
                return told

    def _hear(self, text: bytes) -> None:
        if text.startswith((b'{"is":"welcome"', b'{"is":"update"', b'{"is":"problem"')):
            self._updates.put_nowait(json.loads(text))
        elif text.startswith(b'{"is":"thinking"') and b"true" in text:
            self.busy += 1


def _create(address: str) -> dict[str, Any]:
    body = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "bot", "bot": BOT}]}
    request = Request(address + "api/matches", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


async def _play(address: str, people: int, every: float, seconds: float) -> tuple[list[float], int]:
    crowd = [Person(address, every, Random(number)) for number in range(people)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(person.play(until) for person in crowd))
    return [answer for person in crowd for answer in person.answers], sum(person.busy for person in crowd)


def measure(people: int = PEOPLE, every: float = EVERY, seconds: float = SECONDS) -> Answers:
    """Let so many people play on a server of their own."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w+") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.load", "--plain", folder], stdout=subprocess.PIPE, stderr=log, text=True
        )
        with process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            try:
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    answers, busy = runner.run(_play(address, people, every, seconds))
            finally:
                process.send_signal(signal.SIGINT)
        log.seek(0)
        return Answers(tuple(answers), log.read().count(_REPLACED), busy)


def run(people: int = PEOPLE, every: float = EVERY, seconds: float = SECONDS) -> bool:
    """Measure and show; true if no move was replaced and nineteen of twenty answers kept the promise."""
    found = measure(people, every, seconds)
    promise = promise_of(find_bot(GAME, BOT))
    print(
        f"{people} people, a move every {every:g} s, {len(found.seconds)} answers of {BOT}: "
        f"median {median(found.seconds):.2f} s, p95 {found.p95:.2f} s, longest {max(found.seconds):.2f} s of "
        f"{promise:g} s promised; {found.replaced} replaced, {found.busy} times said to be busy"
    )
    who = f"{people} people at {every:g} s a move against {BOT}"
    return show(
        "Bots under load",
        [
            Line(f"{who}: the promise over the p95 of the answer", "s", promise, "p95", found.p95, bar=1),
            Line(
                f"{who}: moves the bot made itself",
                "moves",
                len(found.seconds) - found.replaced,
                "all",
                len(found.seconds),
                bar=1,
            ),
        ],
    )


def main(words: list[str]) -> int:
    """With other numbers: ``python -m bench.thinking --people 6 --every 5 --seconds 20``."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=run.__doc__)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--every", type=float, default=EVERY)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args(words)
    return 0 if run(chosen.people, chosen.every, chosen.seconds) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
