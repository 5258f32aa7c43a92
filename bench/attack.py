"""The attacks that once stopped the server for everybody, at ten times their intensity, beside an uninvolved player.

``python -m bench attack [NAME …]``. Each attack runs for some seconds from many addresses of the loopback network
against a real server with its usual limits. What counts is how long the uninvolved player (``canary.py``) waits for its
moves: 99 of 100 for less than a quarter of a second. Attackers step back behind the others on this machine (``nice``),
since they would sit on machines of their own.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final, TypeAlias

import httpx
import msgspec

from bench.load import megabytes, scripts
from tests.dense import dense_line
from tests.server import attacks

BAR: Final = 0.25
SECONDS: Final = 8
#: How many more addresses, sockets and requests than were enough once.
TIMES: Final = 10
POISONED: Final = TIMES

Attack: TypeAlias = Callable[[int, float], str]


# --- the attacks -------------------------------------------------------------------------------------


def poison(port: int, seconds: float) -> str:
    """Matches of a thousand moves and a thousand takebacks are opened again and again."""
    matches = os.environ["BEHEMOTH_POISON"].split(",")
    sources = attacks.addresses(TIMES + 1)[1:]

    def one(number: int) -> str:
        return _hello(port, sources[number % TIMES], matches[number % len(matches)])

    return _many(one, 40, seconds)


def questions(port: int, seconds: float) -> str:
    """A hundred spectators of a match with a dense position ask for threats, as often as they may."""
    sources = attacks.addresses(TIMES + 1)[1:]
    made = _make(port, sources[0], options={"position": dense_line()})
    ask = json.dumps({"is": "ask", "id": "q", "about": "threats white"}).encode()

    def one(number: int) -> str:
        with _watching(port, sources[number % TIMES], made["match"]) as connection:
            end, count = time.monotonic() + seconds, 0
            connection.settimeout(0.07)
            while time.monotonic() < end:
                connection.sendall(attacks.frame(attacks.TEXT, ask))
                count += 1
                with suppress(TimeoutError):
                    if not connection.recv(1 << 16):
                        return "thrown out"
        return "stayed"

    return _many(one, TIMES * 10, seconds, once=True)


def study(port: int, seconds: float) -> str:
    """A thousand questions about a dense position by HTTP."""
    body = {"game": "tank-chess", "state": dense_line(), "about": "threats white"}
    return _requests(port, "/api/study", body, seconds)


def pictures(port: int, seconds: float) -> str:
    """Six hundred QR codes of the longest links, and of what is no link at all."""
    told = [_requests(port, "/api/qr", {"text": "\U0001f409" * 500}, seconds / 4)]
    told.append(_requests(port, "/api/qr", {"text": "https://a/" + "aB-~" * 70}, seconds))
    return " and ".join(told)


def bots(port: int, seconds: float) -> str:
    """Three hundred matches whose seats are all played by the strongest bot, and nobody looks."""
    sources = attacks.addresses(TIMES + 1)[1:]

    def one(number: int) -> str:
        source = sources[number % TIMES]
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "level-8"}]
        made = _make(port, source, seats=seats)
        if "match" not in made:
            return str(made.get("code"))
        with _watching(port, source, made["match"], made["seats"][0]["token"]) as connection:
            stand = {"is": "stand", "id": "s", "seat": 0, "bot": "level-8"}
            connection.sendall(attacks.frame(attacks.TEXT, json.dumps(stand).encode()))
            return "ack" if b'"ack"' in _heard(connection, 2) else "no ack"

    return _many(one, TIMES * 30, seconds, once=True, threads=30)


def heads(port: int, seconds: float) -> str:
    """A gigabyte of headers, in one, in many, and in the address line."""
    sources = attacks.addresses(TIMES + 1)[1:]

    def one(number: int) -> str:
        source, size = sources[number % TIMES], 100 << 20
        if number % 3 == 0:
            sent = attacks.many_headers(port, size // 8, source)
        else:
            sent = (attacks.long_header, attacks.long_address)[number % 2](port, size, source)
        return f"shut after less than {1 + (sent.bytes >> 20)} MB, status {sent.status}"

    return _many(one, TIMES, seconds, threads=TIMES)


def silence(port: int, seconds: float) -> str:
    """Eleven thousand sockets that say nothing, half a head or half a body."""
    attacks.plenty_of_handles()
    sources = attacks.addresses(15 * TIMES)[1:]
    held = attacks.silent(port, 400 * TIMES, sources)
    held += attacks.half_heads(port, 350 * TIMES, sources)
    held += attacks.half_bodies(port, 350 * TIMES, sources)
    time.sleep(seconds)
    found = Counter("shut" if attacks.is_shut(one) else "open" for one in held)
    attacks.close_all(held)
    return _counted(found)


def pings(port: int, seconds: float) -> str:
    """A hundred sockets send nothing but pings; every other one does not read the answers."""
    sources = attacks.addresses(TIMES + 1)[1:]

    def one(number: int) -> str:
        try:
            with attacks.web_socket(port, sources[number % TIMES], small=bool(number % 2)) as connection:
                sent = attacks.flood(
                    connection, attacks.frame(attacks.PING, b"x" * 100), seconds=seconds, reading=number % 2 == 0
                )
        except OSError:
            return "refused"
        return "shut soon" if sent < 100_000 else "never shut"

    return _many(one, TIMES * 10, seconds)


def pieces(port: int, seconds: float) -> str:
    """A hundred sockets send texts in empty pieces."""
    sources = attacks.addresses(TIMES + 1)[1:]

    def one(number: int) -> str:
        try:
            with attacks.web_socket(port, sources[number % TIMES]) as connection:
                sent = attacks.flood(connection, attacks.pieces_of_a_text(), seconds=seconds)
        except OSError:
            return "refused"
        return "shut soon" if sent < 1_000 else "never shut"

    return _many(one, TIMES * 10, seconds)


def engine_help(port: int, seconds: float) -> str:
    """The record of a running match is handed in for analysis again and again."""
    sources = attacks.addresses(TIMES + 1)[1:]
    made = _make(port, sources[0])
    _play(port, sources[0], made)
    record = httpx.get(f"http://{attacks.HERE}:{port}/api/matches/{made['match']}/record", timeout=20).text
    return _requests(port, "/api/analysis", {"text": record}, seconds)


def spectators(port: int, seconds: float) -> str:
    """Three thousand spectators of one match, from thirty addresses; its players come and go."""
    attacks.plenty_of_handles()
    sources = attacks.addresses(3 * TIMES + 1)[1:]
    made = _make(port, sources[0])
    held = []
    for number in range(300 * TIMES):
        with suppress(OSError):
            held.append(attacks.web_socket(port, sources[number % len(sources)]))
            held[-1].sendall(attacks.frame(attacks.TEXT, _words(made["match"])))
    found: Counter[str] = Counter()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found["player " + _hello(port, "127.9.9.9", made["match"], made["seats"][0]["token"])] += 1
        time.sleep(0.25)  # an honest one: no address may come more often
    attacks.close_all(held)
    return f"{len(held)} held; {_counted(found)}"


def hellos(port: int, seconds: float) -> str:
    """A hundred sockets say hello to a long match again and again: each time all of it is shown."""
    sources = attacks.addresses(TIMES + 1)[1:]
    match = os.environ["BEHEMOTH_POISON"].split(",")[0]

    def one(number: int) -> str:
        try:
            with _watching(port, sources[number % TIMES], match) as connection:
                attacks.flood(connection, attacks.frame(attacks.TEXT, _words(match)), seconds=seconds)
        except OSError:
            return "refused"
        return "done"

    return _many(one, TIMES * 10, seconds)


ATTACKS: Final[dict[str, Attack]] = {
    "poison": poison,
    "hellos": hellos,
    "questions": questions,
    "study": study,
    "pictures": pictures,
    "bots": bots,
    "heads": heads,
    "silence": silence,
    "pings": pings,
    "pieces": pieces,
    "engine-help": engine_help,
    "spectators": spectators,
}


# --- what they share ---------------------------------------------------------------------------------


def _many(
    one: Callable[[int], str], count: int, seconds: float, *, once: bool = False, threads: int | None = None
) -> str:
    """Do it from many threads, once each or until the time is over; what became of it."""
    found: Counter[str] = Counter()
    lock, end = threading.Lock(), time.monotonic() + seconds

    def work(number: int) -> None:
        while time.monotonic() < end:
            try:
                told = one(number)
            except (OSError, httpx.HTTPError) as fault:
                told = type(fault).__name__
            with lock:
                found[told] += 1
            if once:
                return

    with ThreadPoolExecutor(threads or count) as pool:
        list(pool.map(work, range(count)))
    return _counted(found)


def _counted(found: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in found.most_common(5)) or "nothing"


def _requests(port: int, path: str, body: Any, seconds: float) -> str:
    sources = attacks.addresses(TIMES + 1)[1:]

    def one(number: int) -> str:
        source = sources[number % TIMES]
        with _visitor(source) as web:
            return f"{web.post(f'http://{attacks.HERE}:{port}{path}', json=body).status_code}"

    return _many(one, TIMES * 6, seconds)


def _visitor(source: str) -> httpx.Client:
    """From this address. Certificates are not needed, and reading them would cost more than the request."""
    return httpx.Client(transport=httpx.HTTPTransport(verify=False, local_address=source), timeout=30)


def _make(port: int, source: str, **more: Any) -> dict[str, Any]:
    body = {"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "person"}], **more}
    with _visitor(source) as web:
        found: dict[str, Any] = web.post(f"http://{attacks.HERE}:{port}/api/matches", json=body).json()
        return found


def _words(match: str, token: str = "") -> bytes:
    tokens = [token] if token else []
    return json.dumps({"is": "hello", "id": "h", "protocol": 1, "match": match, "tokens": tokens}).encode()


def _play(port: int, source: str, made: dict[str, Any], moves: int = 20) -> None:
    """Some moves, beyond those that everybody plays."""
    script = scripts(moves, 1)[0]
    players = [seat["token"] for seat in made["seats"]]
    for turn, action in enumerate(script):
        with _watching(port, source, made["match"], players[turn % 2]) as connection:
            act = {"is": "act", "id": f"a{turn}", "seat": turn % 2, "turn": turn, "action": action}
            connection.sendall(attacks.frame(attacks.TEXT, json.dumps(act).encode()))
            heard = b""
            while b'"ack"' not in heard:
                more = _heard(connection, 5)
                if not more:
                    raise ConnectionError(f"no acknowledgement: {heard[-200:]!r}")
                heard += more


@contextmanager
def _watching(port: int, source: str, match: str, token: str = "") -> Iterator[Any]:
    """A connection that has said hello."""
    with attacks.web_socket(port, source) as connection:
        connection.sendall(attacks.frame(attacks.TEXT, _words(match, token)))
        _heard(connection, 10)
        yield connection


def _heard(connection: Any, seconds: float) -> bytes:
    connection.settimeout(seconds)
    try:
        return bytes(connection.recv(1 << 20))
    except TimeoutError:
        return b""


def _hello(port: int, source: str, match: str, token: str = "") -> str:
    try:
        with attacks.web_socket(port, source) as connection:
            connection.sendall(attacks.frame(attacks.TEXT, _words(match, token)))
            heard = _heard(connection, 20)
    except OSError:
        return "refused"
    return "welcome" if b'"welcome"' in heard else "turned away" if heard else "unanswered"


# --- a poisoned store --------------------------------------------------------------------------------


def write_poison(folder: Path, count: int) -> list[str]:
    """Matches that were made to be slow: as many moves as a game allows, then as many takebacks as the table allows."""
    from behemoth.games import find_game, new_seed
    from behemoth.table import SeatPlan, Setup, new_id, new_match
    from behemoth.table.sqlite_store import SqliteStore

    game = find_game("tank-chess")
    options = {"scheme": "basic-16", "repetition": "9", "quiet_moves": "500"}
    setup = Setup(
        id=new_id(), game=game.id, rules_version=game.rules_version, options=options,
        seats=(SeatPlan("person"), SeatPlan("person")), seed=new_seed(), created=1_000,
    )  # fmt: skip
    log = _slow_log(new_match(setup))
    names = [new_id() for _ in range(count)]

    async def keep() -> None:
        store = SqliteStore(folder)
        for name in names:
            await store.create(msgspec.structs.replace(setup, id=name), log)
        await store.close()

    asyncio.run(keep())
    return names


def _slow_log(match: Any) -> list[Any]:
    from behemoth.games import GameError
    from behemoth.table import Refusal, SatDown, handle
    from behemoth.table.messages import Act, Offer

    log: list[Any] = [SatDown(at=1_000, seat=seat, name="", token_hash=f"{seat}" * 64) for seat in (0, 1)]
    for entry in log:
        match = match.apply(entry)
    rng, numbers = Random(1), iter(range(1_000_000))

    def do(command: Any) -> None:
        nonlocal match
        change = handle(match, command, 2_000)
        log.extend(change.entries)
        match = change.match

    while len(match.actions) < 990 and match.to_act:
        seat = match.to_act[0]
        text = _quiet_move(match.state, seat, rng)
        if text is None:
            break
        do(Act(id=f"a{next(numbers)}", seat=seat, turn=match.turn, action=text))
    with suppress(Refusal, GameError, IndexError):
        for _ in range(1_100):
            last = match.actions[-1]
            do(Offer(id=f"o{next(numbers)}", seat=last.seat, kind="takeback"))
            do(Offer(id=f"y{next(numbers)}", seat=1 - last.seat, kind="takeback", accept=True))
            do(Act(id=f"a{next(numbers)}", seat=last.seat, turn=match.turn, action=last.action))
    return log


def _quiet_move(state: Any, seat: int, rng: Random) -> str | None:
    """A move that strikes nothing and ends nothing."""
    actions = state.actions(seat)
    for _ in range(200):
        action = actions.sample(rng)
        if getattr(action, "effects", ()):
            continue
        after = state.play(seat, action, events=False).state
        if after.outcome() is None:
            return str(state.write(seat, action))
    return None


# --- the run -----------------------------------------------------------------------------------------


class Waits(msgspec.Struct):
    """How long the uninvolved player waited during one attack."""

    moves: list[float] = []
    visits: list[float] = []
    failed: list[str] = []

    @property
    def p99(self) -> float:
        return quantiles(self.moves, n=100, method="inclusive")[98] if len(self.moves) > 1 else float("inf")

    @property
    def holds(self) -> bool:
        """Whether it hardly noticed."""
        return len(self.moves) > 20 and self.p99 < BAR and not self.failed

    def line(self) -> str:
        if not self.moves:
            return f"no move at all; {len(self.failed)} failures {Counter(self.failed).most_common(3)}"
        visits = f"visits at most {1000 * max(self.visits):.0f} ms" if self.visits else "no visit"
        failed = f"; {len(self.failed)} FAILED: {Counter(self.failed).most_common(3)}" if self.failed else ""
        return (
            f"{len(self.moves)} moves, p50 {1000 * median(self.moves):.1f}, p99 {1000 * self.p99:.0f}, "
            f"at most {1000 * max(self.moves):.0f} ms; {visits}{failed}"
        )


class Canary:
    """The process of the uninvolved player, and what it has told."""

    def __init__(self, address: str) -> None:
        command = [sys.executable, "-m", "bench.canary", address]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._told: list[tuple[str, float, float | None, str]] = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._told.append(tuple(json.loads(line)))

    def waits(self, begin: float, end: float) -> Waits:
        """What it waited for in this time; what it still waits for shows once it has it, so wait for that first."""
        found = Waits([], [], [])
        for what, moment, took, failed in list(self._told):
            if begin <= moment <= end:
                if took is None:
                    found.failed.append(f"{what} {failed}")
                elif what in ("move", "welcome"):
                    found.moves.append(took)
                else:
                    found.visits.append(took)
        return found

    def moved_since(self, moment: float) -> bool:
        """Whether a move was made after this moment."""
        return any(what == "move" and begun > moment for what, begun, _, _ in list(self._told)[-50:])

    def stop(self) -> None:
        """No more."""
        self._process.terminate()
        self._process.wait()
        self._listener.join()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def _server(folder: Path) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "behemoth.server", "play", "--no-open", "--port", "0", "--data", str(folder)]
    log = (folder.parent / "server.log").open("wb")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True) as process:
        try:
            assert process.stdout is not None
            address = next(line for line in process.stdout if "http://" in line).split()[-1].rstrip("/")
            yield address, process.pid
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)


def run(names: list[str] | None = None, seconds: float = SECONDS) -> bool:
    """All attacks, or those named, one after another on one server. True if the bar holds in each."""
    held = True
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "data"
        poisoned = write_poison(folder, POISONED)
        with _server(folder) as (address, pid):
            canary = Canary(address)
            try:
                _settle(canary)
                print(f"  quiet: {_during(canary, lambda: time.sleep(4)).line()}", flush=True)
                for name in names or ATTACKS:
                    told: list[str] = []
                    waits = _during(canary, lambda: told.append(_attack(name, address, seconds, poisoned)))  # noqa: B023
                    word = "HELD" if waits.holds else "MISSED"
                    held &= waits.holds
                    print(f"  {word} {name}: {waits.line()}; server {megabytes(pid):.0f} MB", flush=True)
                    print(f"       ({told[0] if told else 'it ended without a word'})", flush=True)
                    _settle(canary)
            finally:
                canary.stop()
    return held


def _during(canary: Canary, work: Callable[[], object]) -> Waits:
    begin = time.monotonic()
    work()
    end = time.monotonic()
    time.sleep(0.5)
    until = time.monotonic() + 25
    while not canary.moved_since(end) and time.monotonic() < until:
        time.sleep(0.1)
    return canary.waits(begin, end)


def _settle(canary: Canary) -> None:
    """Wait until the uninvolved player plays, and what was held has been let go of."""
    begin = time.monotonic()
    while not canary.moved_since(begin) and time.monotonic() < begin + 60:
        time.sleep(0.1)
    time.sleep(1)


def _attack(name: str, address: str, seconds: float, poisoned: list[str]) -> str:
    """In a process of its own, behind everybody else here."""
    port = address.rpartition(":")[2]
    ended = subprocess.run(
        ["nice", "-n", "10", sys.executable, "-m", "bench.attack", name, port, str(seconds)],
        capture_output=True, text=True, timeout=seconds + 120,
        env={**os.environ, "BEHEMOTH_POISON": ",".join(poisoned)},
    )  # fmt: skip
    return ended.stdout.strip() or ended.stderr.strip()[-400:]


def main(words: list[str]) -> int:
    """The command: attacks by name, or all."""
    unknown = [name for name in words if name not in ATTACKS]
    if unknown:
        print(f"There is no attack {unknown[0]!r}; there are: {', '.join(ATTACKS)}.", file=sys.stderr)
        return 2
    print(f"An uninvolved player beside each attack; bar: p99 under {1000 * BAR:.0f} ms")
    held = run(words)
    print("Every bar holds." if held else "A bar is MISSED.")
    return 0 if held else 1


def attack_once(name: str, port: str, seconds: str) -> None:
    """One attack on a server that runs already."""
    print(ATTACKS[name](int(port), float(seconds)))


if __name__ == "__main__":
    attack_once(*sys.argv[1:])
