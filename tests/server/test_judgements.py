"""Judging a map over the API: started, watched, stopped, limited, forsaken."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from behemoth import engine
from behemoth.bots import InlineWorkers
from behemoth.lab import judge_map, trials
from behemoth.server import judgements
from behemoth.server.judgements import begin_trial
from behemoth.table import in_play
from behemoth.tankchess import as_if, load_scheme, position_text
from tests.server import watched_jobs
from tests.server.running_server import FREE, RunningServer, serving
from tests.server.watched_jobs import over

START = load_scheme("first-steps-10").position()
LINE = position_text(START)

pytestmark = pytest.mark.skipif(not engine.available(), reason="the engine is not built here")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "NODES", 100)


def begin(server: RunningServer, **form: Any) -> Any:
    return server.http.post("/api/maps/judge", json={"position": LINE, "games": 2, "level": 1, **form})


def until(
    server: RunningServer, job: str, wanted: Callable[[dict[str, Any]], bool], every: float = 0.02
) -> dict[str, Any]:
    return watched_jobs.until(server, f"/api/maps/judge/{job}", wanted, every)


def test_the_figures_are_those_of_the_terminal(server: RunningServer) -> None:
    begun = begin(server, games=4, seed="7")
    assert begun.status_code == 201
    assert (begun.json()["status"], begun.json()["of"], begun.json()["done"]) == ("running", 4, 0)
    told = until(server, begun.json()["job"], over)
    assert (told["status"], told["done"], told["phase"]) == ("done", 4, "map")
    same = judge_map(START, trials.trial_bot(1), 4, "7")
    assert told["judgement"] == json.loads(msgspec.json.encode(same))
    assert sum(one["count"] for one in told["endings"]) == 4
    assert told["sentences"]
    german = server.http.get(f"/api/maps/judge/{told['job']}?language=de").json()
    assert german["sentences"] != told["sentences"]
    assert german["judgement"] == told["judgement"]


def test_whoever_stops_keeps_what_was_played(server: RunningServer) -> None:
    job = begin(server, games=400).json()["job"]
    until(server, job, lambda told: told["done"] >= 2)
    told = server.http.delete(f"/api/maps/judge/{job}").json()
    assert told["status"] == "cancelled"
    assert 2 <= told["judgement"]["games"] < 400
    assert not told["judgement"]["finished"]


def test_nobody_has_two_at_once() -> None:
    limits = msgspec.structs.replace(FREE, address_judgements=1)
    with serving(limits=limits) as server:
        job = begin(server, games=400).json()["job"]
        refused = begin(server)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        server.http.delete(f"/api/maps/judge/{job}")
        watched_jobs.wait_for(lambda: begin(server).status_code == 201)  # there is room again


def test_a_page_that_does_not_ask_any_more_is_gone(monkeypatch: pytest.MonkeyPatch, server: RunningServer) -> None:
    monkeypatch.setattr(judgements, "FORSAKEN", 0.05)
    job = begin(server, games=400).json()["job"]
    time.sleep(0.5)
    # Asking keeps it alive, so it is asked seldom.
    assert until(server, job, over, every=0.5)["status"] == "cancelled"


def test_what_cannot_be_judged(server: RunningServer) -> None:
    assert begin(server, position="nonsense").status_code == 422
    assert begin(server, games=100_000).status_code == 400
    missing = server.http.get("/api/maps/judge/nothing")
    assert (missing.status_code, missing.json()["code"]) == (404, "not-found")


def test_nobody_is_told_of_a_game_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving() as server:
        server.create(options={"scheme": "first-steps-10"})
        begun = begin(server)
        assert begun.status_code == 201  # the first moves of a game are everybody's
        server.http.delete(f"/api/maps/judge/{begun.json()['job']}")
        monkeypatch.setattr(in_play, "OPENING", 0)
        monkeypatch.setattr(in_play, "FRESH", 0)
        for line in (LINE, position_text(as_if(START, 1))):  # whoever is said to begin
            refused = begin(server, position=line)
            assert (refused.status_code, refused.json()["code"]) == (409, "refused")


def test_what_is_known_before_the_first_game() -> None:
    found = begin_trial(LINE)
    assert (found.position, found.keys) == (START, (START.key, as_if(START, 1).key))
    assert begin_trial(position_text(as_if(START, 1))).keys == found.keys


def test_a_bot_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgements, "play_part", _broken)
    with serving(workers=InlineWorkers()) as server:
        told = until(server, begin(server).json()["job"], over)
    assert told["status"] == "failed"


def _broken(game: object) -> object:
    raise RuntimeError("broken")
