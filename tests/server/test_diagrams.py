"""Diagrams over HTTP: every task of the lessons, solved, as its learner may see it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from behemoth.games import PUBLIC
from behemoth.lessons import Task, lessons
from behemoth.server.diagrams import DiagramWork, draw_diagram
from tests.server.running_server import RunningServer

TASKS = [task for lesson in lessons("en") for task in lesson.tasks]


def _drawn(task: Task) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(draw_diagram(DiagramWork(task.lesson, task.number, "en", False)).body)
    return found


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_every_task_is_shown_solved(task: Task) -> None:
    drawn = _drawn(task)
    moments = drawn["replay"]["moments"]
    assert drawn["text"] == task.text
    assert drawn["rules"] == list(task.rules) != []
    assert len(moments) == len(task.solution) + 1
    assert moments[0]["view"] != moments[-1]["view"]
    assert all(moment["log"] for moment in moments[1:])
    if task.cards:  # what others hold is not shown
        for moment in moments:
            assert set(moment["views"]) == {PUBLIC, str(task.seat)}
            hands = [player.get("hand") for player in moment["view"]["players"]]
            assert [seat for seat, hand in enumerate(hands) if hand is not None] == [task.seat]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_diagram_is_asked_for_by_its_lesson(server: RunningServer, language: str) -> None:
    task = lessons(language)[0].tasks[0]
    answer = server.http.get(f"/api/diagrams/{task.name}", headers={"Accept-Language": language})
    assert (answer.status_code, answer.json()["text"]) == (200, task.text)


@pytest.mark.parametrize("name", ["ludo/1", "steps/0", "steps/99", "steps/x", "steps/-1", "steps/99999999"])
def test_there_is_none_of_what_nobody_teaches(server: RunningServer, name: str) -> None:
    answer = server.http.get(f"/api/diagrams/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
