"""Problems: a status, a code and a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.bots import BotFailed, Busy
from behemoth.games import IllegalAction, UnknownGame
from behemoth.server.problems import STATUS, Declined, HttpCode, answer_problem, language_of, problem_of
from behemoth.table import Refusal, StoreFailure
from tests.server.running_server import RunningServer


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "person"}]}, 404, "not-found"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}]}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "bot", "bot": "random"}] * 2,
          "clock": {"type": "countdown", "minutes": 5}}, 409, "refused"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "hal"}]}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "options": {"scheme": "x"}}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "options": {"hearts": "3"}}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "guest"}] * 2}, 400, "unreadable"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "clock": {"type": "countdown", "minutes": 0}}, 400,
         "unreadable"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "colour": "red"}, 400, "unreadable"),
        ([], 400, "unreadable"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence(server: RunningServer, body: Any, status: int, code: str) -> None:
    answer = server.http.post("/api/matches", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert len(answer.json()["detail"]) > 10


def test_an_unknown_game_is_not_found_whoever_is_to_play_it(server: RunningServer) -> None:
    for seat in ({"kind": "bot", "bot": "greedy"}, {"kind": "person"}):
        answer = server.http.post("/api/matches", json={"game": "ludo", "seats": [{"kind": "person"}, seat]})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert "ludo" in answer.json()["detail"]


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (Declined("media-type", "server-media-type"), "media-type"),
        (Refusal("stale", "refusal-final"), "stale"),
        (StoreFailure("disk"), "fault"),
        (Busy(), "busy"),
        (BotFailed("replay"), "busy"),
        (UnknownGame("error-unknown-game", name="ludo", known=""), "not-found"),
        (IllegalAction("error-not-your-turn", rule="TC1.2"), "illegal"),
        (ZeroDivisionError("a secret"), "fault"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_each_fault_has_its_code_and_tells_no_more_than_its_sentence(fault: Exception, code: HttpCode) -> None:
    problem = problem_of(fault, "en")
    assert (problem.code, problem.status) == (code, STATUS[code])
    assert problem.detail
    assert "a secret" not in problem.detail
    assert "disk" not in problem.detail
    assert problem.rule == getattr(fault, "rule", "")


def test_whoever_asks_too_often_is_told_when_to_come_back() -> None:
    often = answer_problem(problem_of(Refusal("too-many", "refusal-final"), "en"))
    assert (often.status_code, often.headers["retry-after"]) == (429, "5")
    assert "retry-after" not in answer_problem(problem_of(Refusal("stale", "refusal-final"), "en")).headers


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,en;q=0.9", "de"),
        ("fr,de;q=0.4,en;q=0.8", "en"),
        ("fr", "en"),
        ("de;q=soon, en;q=0.1", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_the_language_a_visitor_prefers(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
