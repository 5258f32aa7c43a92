"""The engine's lines while somebody looks: found, deeper with each round, stopped, bounded, and never for players."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from behemoth.bots import Dispatcher, InlineWorkers
from behemoth.engine.search import Line
from behemoth.server import lines
from behemoth.server.lines import line_for_first
from behemoth.table import in_play
from tests.server import watched_jobs
from tests.server.running_server import FREE, RunningServer, moves, serving
from tests.server.test_analyses import position_of
from tests.server.watched_jobs import ask_in_a_thread, over, wait_for

SCHEME = {"scheme": "first-steps-10"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ROUNDS", (0.02, 0.05))


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    """A table of its own: matches of other tests would keep the engine from looking."""
    with serving() as running:
        yield running


def start_line(server: RunningServer) -> str:
    return str(server.http.post("/api/tree/read", json={"options": SCHEME}).json()["nodes"][0]["view"]["line"])


def ask(server: RunningServer, state: str, count: int = 1) -> Any:
    return server.http.post("/api/lines", json={"game": "tank-chess", "state": state, "lines": count})


def until(server: RunningServer, job: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    return watched_jobs.until(server, f"/api/lines/{job}", wanted)


def test_several_lines_are_found(server: RunningServer) -> None:
    begun = ask(server, start_line(server), 3)
    assert begun.status_code == 201
    told = until(server, begun.json()["job"], over)
    assert (told["status"], told["round"], told["of"]) == ("done", 2, 2)
    assert len(told["lines"]) == 3
    assert len({line["moves"][0] for line in told["lines"]}) == 3
    assert told["depth"] >= 1
    assert all(0 <= line["chance"] <= 1 for line in told["lines"])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "tank-chess", "state": "rubbish"}, 422),
        ({"game": "monster-combat", "state": "x"}, 409),
        ({"game": "tank-chess", "state": "x", "lines": 6}, 400),
        ({"game": "tank-chess", "state": "x", "lines": 0}, 400),
        ({"game": "tank-chess", "state": "x" * 20_001}, 400),
    ],
)
def test_what_the_engine_does_not_look_at(server: RunningServer, body: dict[str, Any], status: int) -> None:
    assert server.http.post("/api/lines", json=body).status_code == status
    for method in ("GET", "DELETE"):
        assert server.http.request(method, "/api/lines/nothing").status_code == 404


def test_a_position_that_is_played_now_gets_no_lines(server: RunningServer) -> None:
    """Neither with its history nor without; once it is over, it does."""
    options = {"scheme": "basic-20"}
    made = server.create(options=options)
    both = server.sit(made, 0, 1)
    for (seat, action), _ in zip(moves("tank-chess", 2, options, seed=77), range(12), strict=False):
        assert both.act(seat, action)["is"] == "ack"
        both.update(both.newest["version"] + 1)
    line = both.newest["views"]["public"]["line"]
    time.sleep(in_play.FRESH / 1000 + 0.2)  # what is played is looked up once a second
    for state in (line, position_of(line)):
        answer = ask(server, state)
        assert (answer.status_code, answer.json()["code"]) == (409, "refused"), answer.text
    later = server.http.post(
        "/api/tree/step", json={"game": "tank-chess", "state": line, "action": next_move(line)}
    ).json()
    assert ask(server, later["view"]["line"]).status_code == 409, "a move later, as its history tells"
    both.answer(both.say("resign", seat=1))
    time.sleep(in_play.FRESH / 1000 + 0.2)
    assert ask(server, line).status_code == 201


def next_move(line: str) -> str:
    from behemoth.games import find_game

    state = find_game("tank-chess").parse(line)
    seat = state.to_act()[0]
    return state.write(seat, next(iter(state.actions(seat))))


def test_it_ends_when_somebody_comes_to_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found before stays; no further round is begun."""
    played = False

    async def has(self: Any, game: str, positions: Any, but: str = "") -> bool:
        return played

    monkeypatch.setattr(in_play.InPlay, "has", has)
    monkeypatch.setattr(lines, "ROUNDS", (0.02,) * 200)
    monkeypatch.setattr(InlineWorkers, "ask", ask_in_a_thread)
    with serving() as server:
        job = ask(server, start_line(server)).json()["job"]
        until(server, job, lambda told: told["round"] >= 2)
        played = True
        told = until(server, job, over)
        assert told["status"] == "cancelled"
        assert told["round"] < 200


def test_stopped_it_frees_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """With real processes: after a stop nothing runs, and the next one has its turn."""
    monkeypatch.setattr(lines, "ROUNDS", (3.0, 3.0, 3.0))
    workers = Dispatcher(1)
    with serving(workers=workers) as server:
        line = start_line(server)
        job = ask(server, line).json()["job"]
        wait_for(lambda: workers.running()["lines"] == 1)
        told = server.http.delete(f"/api/lines/{job}").json()
        assert told["status"] == "cancelled"
        wait_for(lambda: workers.running()["lines"] == 0)
        monkeypatch.setattr(lines, "ROUNDS", (0.05,))
        again = ask(server, line).json()["job"]
        assert until(server, again, over)["status"] == "done"
        assert server.http.delete(f"/api/lines/{again}").json()["status"] == "done"


def test_a_page_that_is_gone_is_not_worked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FORSAKEN", -1.0)
    with serving() as server:
        assert until(server, ask(server, start_line(server)).json()["job"], over)["status"] == "cancelled"


def test_nobody_has_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ROUNDS", (0.02,) * 500)
    monkeypatch.setattr(InlineWorkers, "ask", ask_in_a_thread)
    with serving(limits=msgspec.structs.replace(FREE, address_lines=2)) as server:
        line = start_line(server)
        jobs = [ask(server, line).json()["job"] for _ in range(2)]
        third = ask(server, line)
        assert (third.status_code, third.json()["code"]) == (429, "too-many")
        server.http.delete(f"/api/lines/{jobs[0]}")
        wait_for(lambda: ask(server, line).status_code == 201)


def test_scores_are_told_as_white_sees_them() -> None:
    good = Line(150, 0, ("A1>A2N",), 3, 10)
    assert [line_for_first(seat, good).score for seat in (0, 1)] == [150, -150]
    won = Line(99_000, 2, ("A1>off",), 3, 10)
    assert [line_for_first(seat, won).chance for seat in (0, 1)] == [1.0, 0.0]
    assert [line_for_first(seat, won).mate for seat in (0, 1)] == [2, -2]
