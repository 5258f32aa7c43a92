"""Verdicts on tries: right, forbidden, named mistakes, replies, several steps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from behemoth.lessons import Goal, Task, TaskStep, Try, find_task, judge, lessons
from behemoth.tankchess import TankState

BOARD = """
   A B C D E F G H
 8 . . . . . c . #
 7 . . # # # # # #
 6 . . . . . . . .
 5 . . . . . . . .
 4 . . . . . . . .
 3 . . . . . . . .
 2 # L . . . . . .
 1 C . . . . . . .
"""
TASK = Task(
    id="two-steps",
    game="tank-chess",
    language="en",
    board=BOARD,
    text="Drive to B4.",
    goal=Goal(stands=("B4 N",)),
    solutions=("B2>B4N",),
    right="There.",
    reply=("F8>G8E",),
    tries=(
        Try("B2>B3N", "Too short.", reply=("F8>E8W",)),
        Try("B2>C3NE", "Not sideways.", when=Goal(happens=({"event": "Drove", "heading": "NE"},))),
    ),
    then=(TaskStep(text="On to B6.", goal=Goal(stands=("B6",)), solutions=("B4>B6N",), right="Done."),),
)


def test_nothing_tried() -> None:
    verdict = judge(TASK, ())
    assert (verdict.word, verdict.sentence, verdict.prompt, verdict.played) == ("open", "", "Drive to B4.", ())


def test_a_right_step_is_answered_and_the_next_one_asked() -> None:
    verdict = judge(TASK, ("B2>B4N",))
    assert (verdict.word, verdict.sentence, verdict.prompt) == ("right", "There.", "On to B6.")
    assert [(played.seat, played.action) for played in verdict.played] == [(0, "B2>B4N+"), (1, "F8>G8E")]
    assert verdict.state.to_act() == (0,)


def test_all_steps_done() -> None:
    verdict = judge(TASK, TASK.solution)
    assert (verdict.word, verdict.sentence, verdict.prompt, verdict.latest) == ("done", "Done.", "", 2)
    assert judge(TASK, (*TASK.solution, "nonsense")) == verdict


def test_what_a_rule_forbids_is_refused_by_the_rules() -> None:
    verdict = judge(TASK, ("B2>B8N",))
    assert verdict.word == "wrong"
    assert "TC2" in verdict.sentence
    assert verdict.played == ()
    assert verdict.state == judge(TASK, ()).state


def test_what_cannot_be_read_is_refused_in_the_language_of_the_task() -> None:
    task = find_task("steps", 1, "de")
    assert judge(task, ("rubbish",)).sentence != judge(find_task("steps", 1), ("rubbish",)).sentence


def test_a_named_mistake_gets_its_sentence_and_is_answered() -> None:
    verdict = judge(TASK, ("B2>B3N",))
    assert (verdict.word, verdict.sentence, verdict.prompt) == ("wrong", "Too short.", "Drive to B4.")
    assert [played.action for played in verdict.played] == ["B2>B3N", "F8>E8W"]


def test_a_mistake_like_a_named_one_gets_the_same_sentence() -> None:
    assert judge(TASK, ("B2>D4NE",)).sentence == "Not sideways."


def test_any_other_mistake_hears_what_is_missing() -> None:
    verdict = judge(TASK, ("B2>B5N",))
    assert verdict.word == "wrong"
    assert "B4, facing N" in verdict.sentence
    assert isinstance(verdict.state, TankState)


def test_nothing_after_a_mistake_is_looked_at() -> None:
    assert judge(TASK, ("B2>B5N", "B5>B6N")) == judge(TASK, ("B2>B5N",))


def right_ones(task: Task, way: tuple[str, ...]) -> Iterator[str]:
    """The actions that are right after these; those at the target of the solution first, to find one quickly."""
    state = judge(task, way).state
    target = task.solution[len(way)].partition("(")[2]
    written = [state.write(task.seat, action) for action in state.actions(task.seat)]
    likely = sorted(written, key=lambda action: target not in action)
    return (action for action in likely if judge(task, (*way, action)).word != "wrong")


LONGER = [task for lesson in lessons() for task in lesson.tasks if task.then]


@pytest.mark.parametrize("task", LONGER, ids=lambda task: task.name)
def test_no_right_step_leads_into_a_dead_end(task: Task) -> None:
    """Whatever right action the learner chose, there is a way to go on."""
    for place in range(len(task.then)):
        way = task.solution[:place]
        for action in right_ones(task, way):
            assert next(right_ones(task, (*way, action)), None) is not None, action
