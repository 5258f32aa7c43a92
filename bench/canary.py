"""An uninvolved player: moves all the time from an address of its own, visits the server now and then, and notes how
long each took. A process of its own, so that nobody who shares its interpreter makes it wait.

``python -m bench.canary ADDRESS`` prints one JSON list a line (what, when, seconds if it went well) until it ends.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load import scripts

MOVES: Final = 40
#: Seconds between two moves, and between two visits.
PACE: Final = 0.04
VISIT: Final = 0.5
#: After so many seconds an answer has not come.
PATIENCE: Final = 20.0


def note(what: str, begin: float, *, failed: str = "") -> None:
    """Tell whoever started us."""
    took = None if failed else time.monotonic() - begin
    print(json.dumps([what, begin, took, failed]), flush=True)


async def play(address: str) -> None:
    """Match after match, both seats, without a pause."""
    games, rng = scripts(MOVES, 5), Random(1)
    while True:
        begin = time.monotonic()
        try:
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
                body = {"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "person"}]}
                answer = await web.post("/api/matches", json=body)
            if answer.status_code != 201:
                note("make", begin, failed=f"{answer.status_code}")
                await asyncio.sleep(1)
                continue
            note("make", begin)
            await _play_one(address, answer.json(), rng.choice(games))
        except (OSError, WebSocketException, httpx.HTTPError, TimeoutError) as fault:
            note("play", begin, failed=type(fault).__name__)
            await asyncio.sleep(0.2)


async def _play_one(address: str, made: dict[str, Any], moves: list[str]) -> None:
    url = address.replace("http", "ws") + f"/ws/match/{made['match']}"
    async with (
        connect(url, compression=None, max_size=None, open_timeout=PATIENCE) as one,
        connect(url, compression=None, max_size=None, open_timeout=PATIENCE) as two,
    ):
        players = (one, two)
        for seat, player in enumerate(players):
            tokens = [made["seats"][seat]["token"]]
            hello = {"is": "hello", "id": "h", "protocol": 1, "match": made["match"], "tokens": tokens}
            await _say(player, hello, "welcome")
        for turn, action in enumerate(moves):
            act = {"is": "act", "id": f"m{turn}", "seat": turn % 2, "turn": turn, "action": action}
            await _say(players[turn % 2], act, "move")
            await asyncio.sleep(PACE)


async def _say(player: ClientConnection, message: dict[str, Any], what: str) -> None:
    begin = time.monotonic()
    await player.send(json.dumps(message))
    async with asyncio.timeout(PATIENCE):
        while (answer := json.loads(await player.recv())).get("id") != message["id"]:
            pass
    note(what, begin, failed="" if answer["is"] in ("ack", "welcome") else str(answer.get("code")))


async def visit(address: str) -> None:
    """Come anew every now and then, as a new visitor does."""
    while True:
        begin = time.monotonic()
        try:
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
                answer = await web.get("/healthz")
            note("visit", begin, failed="" if answer.status_code == 200 else f"{answer.status_code}")
        except httpx.HTTPError as fault:
            note("visit", begin, failed=type(fault).__name__)
        await asyncio.sleep(VISIT)


async def live(address: str) -> None:
    """Both at once, until somebody ends us."""
    await asyncio.gather(play(address), visit(address))


if __name__ == "__main__":
    asyncio.run(live(sys.argv[1]))
