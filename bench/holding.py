"""How many sockets one process holds and what they cost: people who sit at their matches and think.

Two people a match, all welcomed. When the last has come nobody does anything but answer pings, as in an evening of
long games; then memory and processor time are read off.
"""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
import uvloop

from bench.load import cpu_seconds, create_match, megabytes
from bench.sockets import Socket

COUNTS: Final = (1_000, 4_000, 10_000)
#: For so long they are watched, in seconds.
QUIET: Final = 10.0
#: Handles a process needs besides its sockets.
SPARE: Final = 200
#: So many come at once.
TOGETHER: Final = 50


class Held(msgspec.Struct, frozen=True):
    """What a number of sockets came to."""

    wanted: int
    held: int
    megabytes: float
    #: What the process had before anybody came.
    empty: float
    seconds: float
    #: The share of a core that they cost while nobody plays.
    cpu: float


async def hold(address: str, pid: int, wanted: int) -> Held:
    """Bring so many people to their matches, and look what that takes."""
    empty, begin = megabytes(pid, most=False), time.perf_counter()
    sockets: list[Socket] = []
    for start in range(0, wanted, 2 * TOGETHER):
        pairs = (min(wanted, start + 2 * TOGETHER) - start) // 2
        for seated in await asyncio.gather(*(_sit(address) for _ in range(pairs))):
            sockets += seated
    seconds = time.perf_counter() - begin
    cpu = cpu_seconds(pid)
    await asyncio.sleep(QUIET)
    cpu = (cpu_seconds(pid) - cpu) / QUIET
    held = sum(not socket.closed for socket in sockets)
    found = Held(wanted, held, megabytes(pid, most=False), empty, seconds, cpu)
    for socket in sockets:
        socket.close()
    return found


async def _sit(address: str) -> list[Socket]:
    """The two of one match, as far as they are let in."""
    made = await asyncio.to_thread(create_match, address)
    return [socket for socket in [await _come(address, made, seat) for seat in range(2)] if socket is not None]


async def _come(address: str, made: dict[str, Any], seat: int) -> Socket | None:
    host = address.removeprefix("http://").rstrip("/")
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    welcomed: asyncio.Future[None] = loop.create_future()
    try:
        async with asyncio.timeout(60):
            _, socket = await loop.create_connection(
                partial(Socket, host, partial(_hear, welcomed), f"/ws/match/{made['match']}"), name, int(port)
            )
            await socket.ready
            hello = {
                "is": "hello", "id": "h", "protocol": 1, "match": made["match"],
                "tokens": [made["seats"][seat]["token"]],
            }  # fmt: skip
            socket.say(json.dumps(hello).encode())
            await welcomed
    except (OSError, AssertionError, TimeoutError):
        return None
    return socket


def _hear(welcomed: asyncio.Future[None], text: bytes) -> None:
    if not welcomed.done():
        if text.startswith(b'{"is":"welcome"'):
            welcomed.set_result(None)
        elif text.startswith(b'{"is":"problem"'):
            welcomed.set_exception(AssertionError(text.decode()))


def raise_handles(wanted: int) -> int:
    """As many handles as are wanted, if this process may have them; how many it has."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft


def run(counts: Sequence[int] = COUNTS) -> bool:
    """Each number on a server of its own. True if every socket was held."""
    print("Sockets held by one process, two people a match, nobody plays")
    held = [_run_one(wanted) for wanted in counts]
    return all(held)


def _run_one(wanted: int) -> bool:
    if raise_handles(wanted + SPARE) < wanted + SPARE:
        print(f"  NOT MEASURED: {wanted:,} sockets: this machine allows fewer files to be open at once")
        return False
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.processes", "--serve", "", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            try:
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    found = runner.run(hold(address, process.pid, wanted))
            finally:
                process.send_signal(signal.SIGINT)
    each = (found.megabytes - found.empty) * 1024 / max(1, found.held)
    print(
        f"  {found.held:,} of {found.wanted:,} held; {found.megabytes:.0f} MB ({each:.0f} kB each, with its half of a "
        f"match); here after {found.seconds:.0f} s; {100 * found.cpu:.1f} % of a core while nobody plays"
    )
    return found.held == found.wanted


if __name__ == "__main__":
    sys.exit(0 if run(tuple(map(int, sys.argv[1:])) or COUNTS) else 1)
