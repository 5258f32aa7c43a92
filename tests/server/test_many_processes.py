"""Several processes at one PostgreSQL, as operators run them: they play each other, die and are started anew."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.chosen_store import postgres
from tests.deploy.front import Front, front
from tests.server.processes import Process
from tests.server.running_server import Client, moves

pytestmark = pytest.mark.xdist_group("many-processes")
NAME = "play.example.org"
Start = Callable[..., Process]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts processes at a database of their own; none outlives the test."""
    server = postgres()
    name = server.new_database()
    with ExitStack() as stack:
        stack.callback(server.drop_database, name)

        def starting(*words: str, **more: Any) -> Process:
            process = Process(server.url(name), *words, **more)
            stack.callback(process.remove)
            return process

        yield starting


def play(clients: tuple[Client, Client], script: Iterator[tuple[int, str]], count: int) -> None:
    """So many moves, each seen by both."""
    for _ in range(count):
        seat, action = next(script)
        mover, other = clients if seat == 0 else clients[::-1]
        answer = mover.act(seat, action)
        assert answer["is"] == "ack", answer
        assert mover.update(answer["version"])["turn"] == other.update(answer["version"])["turn"]


def test_two_at_different_processes_play_each_other(start: Start) -> None:
    one, two = start(), start()
    made = one.create(clock={"type": "countdown", "minutes": 10, "increment": 0})
    with one.sit(made, 0) as anna, two.sit(made, 1) as ben:
        play((anna, ben), moves("tank-chess", 2), 8)
        assert anna.newest["views"] == ben.newest["views"]
        _until_all_are_here(anna)
        summary = httpx.get(f"{two.address}/api/matches/{made['match']}").json()
        assert [seat["here"] for seat in summary["seats"]] == [True, True]


def _until_all_are_here(client: Client) -> None:
    told = [message for message in map(json.loads, client.heard) if "seats" in message]
    while not all(seat["here"] for message in told[-1:] for seat in message["seats"]):
        told = [message for message in (*told, client.next()) if "seats" in message]


def test_killing_a_process_costs_a_few_seconds_and_nothing_else(start: Start) -> None:
    one, two = start(), start()
    made = one.create(clock={"type": "countdown", "minutes": 10, "increment": 0})
    script = moves("tank-chess", 2)
    with ExitStack() as stack:
        anna, ben = stack.enter_context(one.sit(made, 0)), stack.enter_context(two.sit(made, 1))
        play((anna, ben), script, 5)
        seat, action = next(script)
        assert seat == 1
        ben.say("act", id="last", seat=seat, turn=ben.newest["turn"], action=action)  # and nobody hears the answer
        two.end(signal.SIGKILL)
        back = stack.enter_context(one.sit(made, 1, seen=ben.newest["version"]))
        again = back.act(seat, action, id="last", turn=ben.newest["turn"])
        assert again["is"] == "ack"
        assert anna.update(again["version"])["turn"] == back.update(again["version"])["turn"]
        play((anna, back), script, 4)
        log = [line["action"] for line in stack.enter_context(one.sit(made)).welcome["log"] if line["action"]]
        expected = moves("tank-chess", 2)
        assert log == [next(expected)[1] for _ in range(10)]


def test_a_flag_falls_whoever_dies(start: Start) -> None:
    """A clock of six seconds; the only one who could look after it at first is killed after two."""
    one = start()
    made = one.create("monster-combat", "pp", clock={"type": "decision", "seconds": 6})
    two = start()
    with two.sit(made, 0, 1) as both:
        time.sleep(2)
        one.end(signal.SIGKILL)
        begin = time.monotonic()
        both.until(lambda message: message["is"] == "update" and message["turn"] > both.welcome["turn"], timeout=25)
        assert time.monotonic() - begin < 25


def test_a_database_that_is_away_costs_a_few_seconds_and_nothing_else(start: Start) -> None:
    one, two = start(), start()
    made = one.create(clock={"type": "countdown", "minutes": 10, "increment": 0})
    script = moves("tank-chess", 2)
    with one.sit(made, 0) as anna, two.sit(made, 1) as ben:
        play((anna, ben), script, 4)
        seat, action = next(script)
        mover, other = (anna, ben) if seat == 0 else (ben, anna)
        postgres().stop()
        try:
            time.sleep(5)
        finally:
            postgres().start()
        until = time.monotonic() + 30
        answer = mover.act(seat, action, id="while away")
        while answer["is"] != "ack":  # nothing was done, and they are told so
            assert answer["code"] == "fault", answer
            assert time.monotonic() < until
            time.sleep(0.3)
            answer = mover.act(seat, action, id="while away")
        assert mover.update(answer["version"])["turn"] == other.update(answer["version"])["turn"]
        play((anna, ben), script, 4)
        with two.sit(made) as somebody:
            log = [line["action"] for line in somebody.welcome["log"] if line["action"]]
            expected = moves("tank-chess", 2)
            assert log == [next(expected)[1] for _ in range(9)]
            assert min(somebody.welcome["clock"]["left"]) > 10 * 60_000 - 30_000


def test_bots_think_where_nobody_serves(start: Start) -> None:
    one = start("--serve-only")
    made = one.create(kinds="pb", options={"scheme": "basic-16"})
    with one.sit(made, 0) as anna:
        assert anna.act(0, "C3>C4N")["is"] == "ack"
        with pytest.raises(TimeoutError):
            anna.until(lambda message: message["is"] == "update" and message["turn"] == 2, timeout=3)
        thinker = start(thinks=True)
        assert anna.until(lambda message: message["is"] == "update" and message["turn"] == 2, timeout=25)
        thinker.end()
        assert thinker.process.returncode == 0


def test_who_ends_tells_everybody_to_come_again(start: Start) -> None:
    one = start()
    made = one.create()
    begin = time.monotonic()
    with one.sit(made, 0) as anna:
        one.end()
        with pytest.raises(ConnectionClosed) as closed:
            anna.until(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert time.monotonic() - begin < 8


class Visitor:
    """A page: it plays through the front, and comes again until it is let in."""

    def __init__(self, at: Front, made: dict[str, Any], seat: int) -> None:
        self._at = at
        self._made = made
        self._seat = seat
        self.client = self._come(0)

    def _come(self, seen: int) -> Client:
        until = time.monotonic() + 20
        while True:
            try:
                path = f"/ws/match/{self._made['match']}"
                client = Client(self._at.connect(path, Origin=f"https://{self._at.host}"))
                token = next(seat["token"] for seat in self._made["seats"] if seat["seat"] == self._seat)
                client.hello(self._made["match"], [token], seen=seen)
            except (OSError, WebSocketException, TimeoutError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.3)
            else:
                return client

    def act(self, action: str, number: int) -> dict[str, Any]:
        """Act; said again with the same id until it is answered."""
        while True:
            try:
                turn = self.client.newest["turn"]
                return self.client.act(self._seat, action, id=f"a{number}", turn=turn)
            except (OSError, ConnectionClosed, TimeoutError):
                self.client = self._come(self.client.newest["version"])

    def see(self, version: int) -> dict[str, Any]:
        """The match at this version or a later one."""
        while True:
            try:
                return self.client.update(version)
            except (OSError, ConnectionClosed, TimeoutError):
                self.client = self._come(0)


def test_a_rolling_restart_behind_nginx_goes_unnoticed(start: Start, tmp_path: Path) -> None:
    processes = [start("--name", NAME, "--proxy", "127.0.0.1") for _ in range(2)]
    with front(tmp_path, [process.port for process in processes]) as at:
        with httpx.Client(base_url=at.address, verify=at.tls, headers={"Host": at.host}) as http:
            body = {
                "game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "person"}],
                "clock": {"type": "countdown", "minutes": 10, "increment": 0},
            }  # fmt: skip
            made = http.post("/api/matches", json=body).json()
        people = [Visitor(at, made, seat) for seat in range(2)]
        script, number = moves("tank-chess", 2), 0
        for old in list(processes):
            for _ in range(3):
                seat, action = next(script)
                answer = people[seat].act(action, number)
                assert answer["is"] == "ack", answer
                for person in people:
                    person.see(answer["version"])
                number += 1
            old.end()
            processes.append(start("--name", NAME, "--proxy", "127.0.0.1", port=old.port))
        for _ in range(3):
            seat, action = next(script)
            answer = people[seat].act(action, number)
            assert answer["is"] == "ack", answer
            for person in people:
                person.see(answer["version"])
            number += 1
        seen = Visitor(at, made, 0).client.welcome
        expected = moves("tank-chess", 2)
        assert [line["action"] for line in seen["log"] if line["action"]] == [next(expected)[1] for _ in range(number)]
        assert min(seen["clock"]["left"]) > 10 * 60_000 - 45_000
