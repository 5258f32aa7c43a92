"""Analysing a whole game: started, watched, stopped, limited; and questions about positions nobody plays any more."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from behemoth.bots import InlineWorkers, analysis, win_chance
from behemoth.bots.analysis import AnalysisRequest
from behemoth.engine.search import Line
from behemoth.games import Record, find_game, new_record, read_record, write_record
from behemoth.games.record import Entry
from behemoth.server import analyses
from behemoth.server.analyses import evaluation_of
from behemoth.table import in_play
from tests.engine.needs import needs_engine
from tests.server import watched_jobs
from tests.server.running_server import FREE, RunningServer, moves, serving
from tests.server.watched_jobs import ask_in_a_thread, over

GOLDEN_CARDS = Path(__file__).parents[1] / "monstercombat" / "golden"


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
    return watched_jobs.until(server, f"/api/analysis/{job}", wanted)


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


def test_a_long_game_is_told_a_page_at_a_time(monkeypatch: pytest.MonkeyPatch, server: RunningServer) -> None:
    job = server.http.post("/api/analysis", json={"match": finished(server)}).json()["job"]
    assert until(server, job, over)["done"] == 6
    monkeypatch.setattr(analyses, "PAGE", 4)
    first = server.http.get(f"/api/analysis/{job}").json()
    assert ([one["index"] for one in first["moments"]], first["status"]) == ([0, 1, 2, 3], "running")
    rest = server.http.get(f"/api/analysis/{job}?since=4").json()
    assert ([one["index"] for one in rest["moments"]], rest["status"]) == ([4, 5], "done")


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


def test_a_game_that_is_played_now_is_not_judged_however_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, server: RunningServer
) -> None:
    """By its record, by its beginning, by its record gone on with, and by its position alone."""
    monkeypatch.setattr(in_play, "FRESH", 0)
    options = {"scheme": "basic-20"}
    made = server.create(options=options)
    both = server.sit(made, 0, 1)
    script = [action for (_, action), _ in zip(moves("tank-chess", 2, options, seed=77), range(14), strict=False)]
    for number, action in enumerate(script[:12]):
        assert both.act(number % 2, action)["is"] == "ack"
        both.update(both.newest["version"] + 1)
    line = both.newest["views"]["public"]["line"]
    record = read_record(server.http.get(f"/api/matches/{made['match']}/record").text)
    start = new_record(find_game("tank-chess"), find_game("tank-chess").Options(position=position_of(line)), 2)
    asked = {
        "its record": record,
        "under another name": msgspec.structs.replace(record, names=("Eve", "Mallory")),
        "its beginning": record.cut(10),
        "gone on with": record.add(Entry(script[12], 0)),
        "its position": start,
        "a move later": start.add(Entry(script[12])),
    }

    def ask(game: Record) -> int:
        return int(server.http.post("/api/analysis", json={"text": write_record(game)}).status_code)

    assert {how: ask(game) for how, game in asked.items()} == dict.fromkeys(asked, 409)
    assert ask(record.cut(4)) == 201, "everybody plays the first moves"
    both.answer(both.say("resign", seat=1))
    assert ask(record) == 201, "once it is over"


def position_of(line: str) -> str:
    """The position without its history: another line, the same position."""
    return "_".join(field for field in line.split("_") if field[:1] not in ("h", "q"))


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
        monkeypatch.setattr(InlineWorkers, "ask", ask_in_a_thread)


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
    assert win_chance(0, 0) == 0.5
    assert win_chance(250, 0) == pytest.approx(0.75)


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


def test_the_coach_is_at_the_table_only(server: RunningServer) -> None:
    made = server.create(options={"scheme": "first-steps-10"})
    live = server.sit(made, 0)
    state = live.welcome["views"]["public"]["line"]
    body = {"game": "tank-chess", "state": state, "about": "coach C1"}
    assert server.http.post("/api/study", json=body).json()["code"] == "refused"


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


@needs_engine("cards")
def test_a_game_with_hidden_hands_is_looked_at_decision_by_decision(server: RunningServer) -> None:
    text = (GOLDEN_CARDS / "versus-turn-cap-drawn.txt").read_text(encoding="utf-8")
    told = server.http.post("/api/analysis", json={"text": text}, headers={"Accept-Language": "de"}).json()
    found, deadline = list(told["decisions"]), time.monotonic() + 120
    while told["status"] == "running":
        assert time.monotonic() < deadline
        told = server.http.get(f"/api/analysis/{told['job']}?since={len(found)}").json()
        found += told["decisions"]
    assert told["status"] == "done"
    assert [one["index"] for one in found] == list(range(1, told["of"] + 1))
    assert told["moments"] == []
    chosen = next(one for one in found if one["choices"])
    assert chosen["played"] in [choice["text"] for choice in chosen["choices"]]
