"""Analysing a whole game: started, watched, stopped, limited; and questions about positions nobody plays any more."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from behemoth.bots import InlineWorkers, analysis
from behemoth.bots.analysis import AnalysisRequest
from behemoth.engine.search import Line
from behemoth.server import analyses
from behemoth.server.analyses import chance, evaluation_of
from tests.server.running_server import FREE, RunningServer, moves, serving


def finished(server: RunningServer, count: int = 4) -> str:
    """A match of Tank Chess that is over after so many moves."""
    made = server.create(options={"scheme": "first-steps-10"})
    both = server.sit(made, 0, 1)
    for (seat, action), _ in zip(moves("tank-chess", 2, {"scheme": "first-steps-10"}), range(count), strict=False):
        assert both.act(seat, action)["is"] == "ack"
        both.update(both.newest["version"] + 1)
    both.answer(both.say("resign", seat=1))
    return str(made["match"])


def until(server: RunningServer, job: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Ask how far it is until it is far enough."""
    deadline = time.monotonic() + 30
    told: dict[str, Any] = {}
    while not told or not wanted(told):
        assert time.monotonic() < deadline, told
        time.sleep(0.02)
        told = server.http.get(f"/api/analysis/{job}").json()
    return told


def over(told: dict[str, Any]) -> bool:
    return bool(told["status"] != "running")


def test_every_moment_of_a_game_is_judged(server: RunningServer) -> None:
    match = finished(server)
    begun = server.http.post("/api/analysis", json={"match": match})
    assert begun.status_code == 201
    assert begun.json()["of"] == 6  # the start, four moves, the resignation
    told = until(server, begun.json()["job"], over)
    assert (told["status"], told["done"]) == ("done", 6)
    assert [one["index"] for one in told["moments"]] == list(range(6))
    assert all(one["line"] for one in told["moments"][:-1])
    assert told["moments"][-1] == {"index": 5, "chance": 1.0}  # White has won
    rest = server.http.get(f"/api/analysis/{told['job']}?since=4").json()
    assert [one["index"] for one in rest["moments"]] == [4, 5]


def test_a_game_file_is_judged_as_well(server: RunningServer) -> None:
    text = server.http.get(f"/api/matches/{finished(server)}/record").text
    told = until(server, server.http.post("/api/analysis", json={"text": text}).json()["job"], over)
    assert told["status"] == "done"


def test_what_cannot_be_judged(server: RunningServer) -> None:
    running, cards = server.create(), server.create("monster-combat", "ppp")
    for body, status, code in (
        ({"match": running["match"]}, 409, "refused"),
        ({"match": cards["match"]}, 409, "refused"),
        ({"match": "nothing"}, 404, "no-match"),
        ({"text": "hello"}, 422, "illegal"),
        ({}, 422, "illegal"),
    ):
        answer = server.http.post("/api/analysis", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    for method in ("GET", "DELETE"):
        assert server.http.request(method, "/api/analysis/nothing").status_code == 404


class Gate:
    """A worker that waits until it is let go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = threading.Event()
        self.asked = threading.Semaphore(0)
        looking = analysis.run_analysis

        def look(asked: AnalysisRequest) -> tuple[Line, ...]:
            self.asked.release()
            self.opened.wait(20)
            return looking(asked)

        monkeypatch.setattr(analyses, "run_analysis", look)
        monkeypatch.setattr(InlineWorkers, "ask", _in_a_thread)


async def _in_a_thread(self: InlineWorkers, work: Callable[[Any], Any], about: Any, seconds: float) -> Any:
    import asyncio

    return await asyncio.to_thread(work, about)


def test_it_can_be_stopped_and_what_was_found_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    with serving() as server:
        job = server.http.post("/api/analysis", json={"match": finished(server)}).json()["job"]
        assert gate.asked.acquire(timeout=20)
        told = server.http.delete(f"/api/analysis/{job}").json()
        assert (told["status"], told["done"]) == ("cancelled", 0)
        gate.opened.set()
        assert server.http.get(f"/api/analysis/{job}").json()["status"] == "cancelled"
        assert server.http.delete(f"/api/analysis/{job}").json()["status"] == "cancelled"
        again = server.http.post("/api/analysis", json={"match": finished(server)}).json()["job"]
        assert until(server, again, over)["status"] == "done"
        assert server.http.delete(f"/api/analysis/{again}").json()["status"] == "done"


def test_nobody_has_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    with serving(limits=msgspec.structs.replace(FREE, address_analyses=2)) as server:
        match = finished(server)
        jobs = [server.http.post("/api/analysis", json={"match": match}).json()["job"] for _ in range(2)]
        third = server.http.post("/api/analysis", json={"match": match})
        assert (third.status_code, third.json()["code"]) == (429, "too-many")
        gate.opened.set()
        for job in jobs:
            assert until(server, job, over)["status"] == "done"
        assert server.http.post("/api/analysis", json={"match": match}).status_code == 201


def test_a_page_that_is_gone_is_not_worked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "FORSAKEN", -1.0)
    with serving() as server:
        job = server.http.post("/api/analysis", json={"match": finished(server)}).json()["job"]
        assert until(server, job, over)["status"] == "cancelled"


def test_a_worker_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(asked: AnalysisRequest) -> tuple[Line, ...]:
        raise RuntimeError("no more memory")

    monkeypatch.setattr(analyses, "run_analysis", look)
    with serving() as server:
        job = server.http.post("/api/analysis", json={"match": finished(server)}).json()["job"]
        assert until(server, job, over)["status"] == "failed"


def test_scores_are_told_as_white_sees_them() -> None:
    good = Line(150, 0, ("A1>A2N",), 3, 10)
    assert evaluation_of(3, 0, good).score == 150
    assert evaluation_of(3, 1, good).score == -150
    assert evaluation_of(3, 0, good).chance + evaluation_of(3, 1, good).chance == pytest.approx(1)
    won = Line(99_000, 2, ("A1>off",), 3, 10)
    assert [evaluation_of(0, seat, won).chance for seat in (0, 1)] == [1.0, 0.0]
    assert [evaluation_of(0, seat, won).mate for seat in (0, 1)] == [2, -2]
    assert chance(0, 0) == 0.5
    assert chance(250, 0) == pytest.approx(0.75)


# --- questions about a position ---------------------------------------------------------------------------------------


def test_a_position_is_explained_as_at_the_table(server: RunningServer) -> None:
    made = server.create(options={"scheme": "first-steps-10"})
    live = server.sit(made, 0)
    state = live.welcome["views"]["public"]["line"]
    body = {"game": "tank-chess", "state": state, "language": "en"}
    for about in ("ends C1", "threats white", "lines C1", "check"):
        at_the_table = live.answer(live.say("ask", about=about, seat=0))["answer"]
        assert server.http.post("/api/study", json={**body, "about": about}).json() == at_the_table
    german = server.http.post("/api/study", json={**body, "about": "ends C1", "language": "de"})
    assert german.status_code == 200


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "state": "x", "about": "ends C1"}, 404),
        ({"game": "tank-chess", "state": "rubbish", "about": "ends C1"}, 422),
        ({"game": "tank-chess", "state": "10_10-10-10-10-10-10-10-10-10-10_CLTA1N_CLTJ10S_w", "about": "weather"}, 422),
        ({"game": "tank-chess", "state": "x" * 20_001, "about": "ends C1"}, 400),
    ],
)
def test_a_bad_question_gets_a_sentence(server: RunningServer, body: dict[str, str], status: int) -> None:
    answer = server.http.post("/api/study", json=body)
    assert answer.status_code == status
    assert len(answer.json()["detail"]) > 10
