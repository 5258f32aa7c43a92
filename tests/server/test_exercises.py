"""Exercises over HTTP: a prepared position, what was done in it, questions about it, misuse."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from behemoth.games import find_game, rng_for
from behemoth.lessons import Task, lessons
from behemoth.server.forms import MOST_ACTIONS
from tests.server.running_server import RunningServer

TANKS = find_game("tank-chess").start(find_game("tank-chess").Options(scheme="first-steps-10"), 2).text()
CARDS = find_game("monster-combat").start(find_game("monster-combat").Options(), 3, rng_for("a", -1)).text()
POSITIONS = {"tank-chess": TANKS, "monster-combat": CARDS}


def position(game: str = "tank-chess", seat: int = 0, text: str = "") -> dict[str, Any]:
    return {"game": game, "position": text or POSITIONS[game], "seat": seat}


def exercise(server: RunningServer, of: Any, actions: list[str] | None = None, language: str = "en") -> httpx.Response:
    body = {"exercise": of, "actions": actions or [], "language": language}
    return server.http.post("/api/exercise", json=body)


def ask(server: RunningServer, what: Any, about: str, actions: list[str] | None = None) -> httpx.Response:
    return server.http.post("/api/exercise/ask", json={"exercise": what, "actions": actions or [], "about": about})


def walk(game: str, count: int) -> list[str]:
    """Some legal actions from the position of a game, as an exercise plays them."""
    state, written = find_game(game).parse(POSITIONS[game]), []
    for index in range(count):
        seat = state.to_act()[0]
        action = state.actions(seat).sample(Random(index))
        written.append(state.write(seat, action))
        state = state.play(seat, action, rng_for(POSITIONS[game], index)).state
    return written


@pytest.mark.parametrize("game", POSITIONS)
def test_a_position_is_shown_to_who_sits_before_it(server: RunningServer, game: str) -> None:
    shown = exercise(server, position(game)).json()
    assert (shown["game"], shown["seat"], shown["turn"], shown["log"]) == (game, 0, 0, [])
    state = find_game(game).parse(POSITIONS[game])
    assert shown["to_act"] == list(state.to_act())
    assert len(shown["seats"]) == {"tank-chess": 2, "monster-combat": 3}[game]


@pytest.mark.parametrize("game", POSITIONS)
def test_what_was_done_is_done_again_the_same_way(server: RunningServer, game: str) -> None:
    actions = walk(game, 3)
    one, two = (exercise(server, position(game), actions).json() for _ in range(2))
    assert one == two
    assert one["turn"] == 3
    assert [line["action"] for line in one["log"] if line["action"]] == actions
    assert {line["version"] for line in one["log"]} == {1, 2, 3}


def test_sentences_come_in_the_language_of_the_page(server: RunningServer) -> None:
    german, english = (exercise(server, position(), walk("tank-chess", 1), one).json()["log"] for one in ("de", "en"))
    assert german[0]["text"] != english[0]["text"]
    assert german[0]["event"] == english[0]["event"]


def test_others_hands_stay_hidden(server: RunningServer) -> None:
    shown = exercise(server, position("monster-combat", 1)).json()
    assert list(shown["views"]) == ["1"]
    hands = [player["hand"] for player in shown["views"]["1"]["players"]]
    assert [hand is None for hand in hands] == [True, False, True]


@pytest.mark.parametrize(("game", "about"), [("tank-chess", "threats white"), ("monster-combat", "actions")])
def test_a_question_is_answered_as_at_the_table(server: RunningServer, game: str, about: str) -> None:
    state = find_game(game).parse(POSITIONS[game])
    seat = state.to_act()[0]
    answer = ask(server, position(game, seat), about)
    assert answer.status_code == 200
    assert answer.content == msgspec.json.encode(state.query(seat, about))
    unknown = ask(server, position(game, seat), "the future")
    assert (unknown.status_code, unknown.json()["code"]) == (422, "illegal")


def test_a_question_is_about_what_was_done(server: RunningServer) -> None:
    actions = walk("monster-combat", 1)
    seat = find_game("monster-combat").parse(CARDS).to_act()[0]
    before = ask(server, position("monster-combat", seat), "actions").json()
    after = ask(server, position("monster-combat", seat), "actions", actions).json()
    assert before != after


@pytest.mark.parametrize("what", ["", "lesson", "lesson/none/1", "puzzle/../../etc", "lesson/steps/99", "x" * 80])
def test_an_unknown_exercise_is_not_found(server: RunningServer, what: str) -> None:
    for answer in (exercise(server, what), ask(server, what, "actions")):
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert answer.json()["detail"] == "There is no such exercise."


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (position("chess", text="x"), "not-found"),
        (position(text="no position"), "illegal"),
        (position(text="/" * 20_000), "illegal"),
        (position("monster-combat", text=TANKS), "illegal"),
        (position(seat=2), "illegal"),
        (position("monster-combat", seat=3), "illegal"),
    ],
)
def test_a_position_that_is_none_is_refused_in_a_sentence(server: RunningServer, what: Any, code: str) -> None:
    answer = exercise(server, what)
    assert answer.json()["code"] == code
    assert answer.json()["detail"]


def test_an_illegal_action_names_its_rule(server: RunningServer) -> None:
    answer = exercise(server, position(), ["A1>J10N"])
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")
    for text in ("", "\u0000", "🙂", "DROP TABLE", "9" * 120):
        assert exercise(server, position(), [text]).json()["code"] == "illegal"
        assert exercise(server, position("monster-combat"), [text]).json()["code"] == "illegal"


def test_nobody_sends_actions_without_end(server: RunningServer) -> None:
    answer = exercise(server, position(), ["x"] * (MOST_ACTIONS + 1))
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert exercise(server, position(), ["x" * 121]).status_code == 400
    assert exercise(server, position(text="x" * 20_001)).status_code == 400
    assert exercise(server, "x" * 81).status_code == 400
    assert exercise(server, {**position(), "seat": -1}).status_code == 400
    assert exercise(server, {**position(), "more": 1}).status_code == 400


def test_after_the_end_nothing_more_is_done(server: RunningServer) -> None:
    state, actions = find_game("tank-chess").parse(TANKS), []
    over = state.text()
    for index in range(400):
        if state.outcome() is not None:
            break
        seat = state.to_act()[0]
        action = state.actions(seat).sample(Random(index))
        over, actions = state.text(), [state.write(seat, action)]
        state = state.play(seat, action).state
    assert state.outcome() is not None
    ended = exercise(server, position(text=over), actions).json()
    assert (ended["to_act"], bool(ended["ending"])) == ([], True)
    answer = exercise(server, position(text=over), actions * 2)
    assert (answer.status_code, answer.json()["code"]) == (409, "over")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lessons_are_listed_in_the_language_of_the_page(server: RunningServer, language: str) -> None:
    listed = server.http.get("/api/lessons", headers={"Accept-Language": language}).json()["lessons"]
    told = [(lesson["id"], lesson["title"], [task["id"] for task in lesson["tasks"]]) for lesson in listed]
    assert told == [(one.id, one.title, [task.id for task in one.tasks]) for one in lessons(language)]
    assert [task["number"] for task in listed[0]["tasks"]] == list(range(1, len(listed[0]["tasks"]) + 1))


def task_with_wrong_try(game: str) -> tuple[str, Task]:
    """The first task of a game that names a wrong try with a reason of its own."""
    return next(
        (f"lesson/{task.name}", task)
        for lesson in lessons()
        for task in lesson.tasks
        if task.game == game and any(one.why for one in task.tries)
    )


@pytest.mark.parametrize("game", sorted(POSITIONS))
def test_a_wrong_try_gets_its_reason_and_rests(server: RunningServer, game: str) -> None:
    name, task = task_with_wrong_try(game)
    wrong = next(one for one in task.tries if one.why)
    shown = exercise(server, name, [wrong.action]).json()
    assert shown["verdict"]["word"] == "wrong"
    assert shown["verdict"]["sentence"] == wrong.why
    assert shown["to_act"] == []
    assert "solution" not in shown["verdict"]


@pytest.mark.parametrize("game", sorted(POSITIONS))
def test_a_right_try_is_praised_and_a_solution_known(server: RunningServer, game: str) -> None:
    name, task = task_with_wrong_try(game)
    fresh = exercise(server, name).json()
    assert (fresh["verdict"]["word"], fresh["verdict"]["prompt"]) == ("open", task.text)
    assert fresh["verdict"]["hint"]
    done = exercise(server, name, list(task.solution)).json()
    assert (done["verdict"]["word"], done["to_act"]) == ("done", [])
    assert exercise(server, name, [fresh["verdict"]["solution"]]).json()["verdict"]["word"] in ("right", "done")


def test_what_a_rule_forbids_is_wrong_and_changes_nothing(server: RunningServer) -> None:
    name, _ = task_with_wrong_try("tank-chess")
    before, after = exercise(server, name).json(), exercise(server, name, ["A1>A8N"]).json()
    assert (after["verdict"]["word"], after["verdict"]["forbidden"]) == ("wrong", True)
    assert after["verdict"]["sentence"]
    assert (after["views"], after["to_act"]) == (before["views"], before["to_act"])
    assert after["verdict"]["solution"] == before["verdict"]["solution"]


def test_more_actions_than_a_task_has_change_nothing(server: RunningServer) -> None:
    name, task = task_with_wrong_try("tank-chess")
    many = [*task.solution, *["x"] * (MOST_ACTIONS - len(task.solution))]
    assert exercise(server, name, many).json()["verdict"]["word"] == "done"
