"""Two servers on one PostgreSQL: people at different ones play each other, and losing one costs seconds, no moves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.chosen_store import database_for, postgres
from tests.server.running_server import Client, RunningServer, moves, serving

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def store(tmp_path: Path) -> str:
    return database_for(tmp_path)


@pytest.fixture
def two(store: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    with serving(store=store) as one, serving(store=store) as other:
        yield one, other


def play(script: Iterator[tuple[int, str]], clients: tuple[Client, ...], count: int) -> dict[str, Any]:
    """So many moves, each by whose turn it is, seen by everybody before the next; the last answer."""
    answer: dict[str, Any] = {}
    for _ in range(count):
        seat, action = next(script)
        answer = clients[seat].act(seat, action)
        assert answer["is"] == "ack", answer
        for client in clients:
            client.update(answer["version"])
    return answer


def test_people_at_different_servers_play_each_other(two: tuple[RunningServer, RunningServer]) -> None:
    one, other = two
    made = one.create(clock={"type": "countdown", "minutes": 10, "increment": 0})
    clients = one.sit(made, 0), other.sit(made, 1)
    play(moves("tank-chess", 2), clients, 12)
    ours, theirs = (client.newest for client in clients)
    assert ours["views"]["public"] == theirs["views"]["public"]
    assert ours["version"] == theirs["version"]


def test_who_loses_their_server_goes_on_at_the_other(store: str) -> None:
    script = moves("tank-chess", 2)
    with serving(store=store) as other:
        with serving(store=store) as one:
            made = one.create(clock={"type": "countdown", "minutes": 10, "increment": 0})
            clients = one.sit(made, 0), other.sit(made, 1)
            before = play(script, clients, 5)
        anna = other.sit(made, 0, seen=before["version"])
        assert anna.welcome["version"] >= before["version"]
        play(script, (anna, clients[1]), 5)
        assert all(left > 9 * 60_000 for left in anna.newest["clock"]["left"])


def test_bots_go_on_at_the_other_server(store: str) -> None:
    with serving(store=store) as other:
        with serving(store=store) as one:
            made = one.create("monster-combat", "pbb", mode="online")
            watching = other.sit(made, 0)
            assert watching.answer(watching.say("stand", seat=0, bot="random"))["is"] == "ack"
            watching.until(lambda message: message["is"] == "update" and message["log"], timeout=20)
        before = watching.newest["version"]
        watching.until(lambda message: message["is"] == "update" and message["version"] > before + 5, timeout=30)


def test_a_database_that_is_away_for_a_while_costs_time_and_no_move(two: tuple[RunningServer, RunningServer]) -> None:
    one, other = two
    made = one.create()
    script, clients = moves("tank-chess", 2), (one.sit(made, 0), other.sit(made, 1))
    play(script, clients, 4)

    def away() -> None:
        postgres().stop()
        time.sleep(2)
        postgres().start()

    trouble = Thread(target=away)
    trouble.start()
    time.sleep(0.3)
    seat, action = next(script)
    answer = clients[seat].act(seat, action)
    trouble.join()
    assert answer["is"] == "ack"
    for client in clients:
        client.update(answer["version"])
    play(script, clients, 6)
