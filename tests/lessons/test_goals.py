"""Goals of any game: what reaches them, what does not, and what is said then."""

from __future__ import annotations

import pytest

from behemoth.lessons import Cards, Goal, Task, judge
from behemoth.lessons.goals import TANK_GOALS

CARDS = Cards(hands=("sword lightning", "shield"), hearts=(3, 1))


def task(goal: Goal, reply: tuple[str, ...]) -> Task:
    return Task(
        id="c",
        game="monster-combat",
        language="en",
        cards=CARDS,
        text="",
        goal=goal,
        solutions=(),
        right="",
        reply=reply,
    )


@pytest.mark.parametrize(
    ("goal", "right", "wrong"),
    [
        (Goal(actions=("sword", "lightning")), "lightning", "pass"),
        (Goal(happens=({"event": "HeartsLost", "seat": 1},)), "sword", "pass"),
        (Goal(never=({"event": "HeartsLost"},)), "pass", "sword"),
    ],
)
def test_goals_of_one_action(goal: Goal, right: str, wrong: str) -> None:
    assert judge(task(goal, ("take",)), (right,)).word == "done"
    verdict = judge(task(goal, ("take",)), (wrong,))
    assert (verdict.word, "Read it once more" in verdict.sentence) == ("wrong", True)


def test_winning_counts_the_replies() -> None:
    assert judge(task(Goal(wins=True), ("take",)), ("sword",)).word == "done"
    lost = judge(task(Goal(wins=True), ("shield",)), ("sword",))
    assert (lost.word, "win" in lost.sentence) == ("wrong", True)


def test_all_that_a_goal_names_must_hold() -> None:
    goal = Goal(actions=("sword",), happens=({"event": "Shielded"},))
    assert judge(task(goal, ("shield",)), ("sword",)).word == "done"
    assert judge(task(goal, ("take",)), ("sword",)).word == "wrong"


def test_goals_about_a_board_are_fields_of_a_goal() -> None:
    assert set(TANK_GOALS) < set(Goal.__struct_fields__)
