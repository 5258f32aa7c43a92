"""The validator names each fault with its file, its task and what to look at."""

from __future__ import annotations

import pytest

from behemoth.lessons import lesson_faults
from tests.lessons.sample import CARD_LESSON
from tests.lessons.sample import LESSON as GOOD


def test_a_good_lesson_has_none() -> None:
    assert lesson_faults(GOOD, "alley") == ()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "alley"', 'id = "street"', "street"),
        ('id = "alley"', 'id = "alley', "cannot be read"),
        ('game = "tank-chess"', 'game = "chess"', "tank-chess, monster-combat"),
        ('title.de = "Die Gasse"', "", "title: the text is missing in de"),
        ('why.de = "Das sind drei', 'why.en = "Das sind drei', "cannot be read"),
        ("order = 24", "orders = 24", "order"),
        (' 8 c # . . . . . .', ' 8 . # . . . . . .', "command"),
        (' 8 c # . . . . . .', ' 8 c # . . . . .', "row 8"),
        ('goal.stands = ["MT D6 N"]', 'goal.stands = ["MT D7 N"]', "D2>D6N does not reach the goal"),
        ('goal.stands = ["MT D6 N"]', 'goal.happens = [{event = "Flew"}]', "no event called Flew"),
        ('goal.stands = ["MT D6 N"]', 'goal.happens = [{event = "Drove", wings = 2}]', "Drove has no wings"),
        ('goal.stands = ["MT D6 N"]', 'goal.never = [{event = "Sank"}]', "every allowed action reaches the goal"),
        ('goal.stands = ["MT D6 N"]', 'goal.stands = ["MT D6 N", "MT D5"]', "wrong try D2>D5N reaches the goal"),
        ('solutions = ["D2>D6N"]', "solutions = []", "no solution"),
        ('solutions = ["D2>D6N"]', 'solutions = ["D2>D6N"]\nreply = ["A1>A2N"]', "not every reply"),
        ('action = "D2>D5N"', 'action = "D2>D8N"', "leave out its sentence"),
        ('action = "D2>D7N"', 'action = "D2>D3N"', "say why"),
        ('id = "forward"', 'id = "forward"\nposition = "8"', "exactly one of"),
        ('id = "forward"', 'id = "forward"\nseat = 7', "seat"),
    ],
)  # fmt: skip
def test_each_fault_is_named(old: str, new: str, said: str) -> None:
    assert GOOD.count(old) >= 1, old
    faults = lesson_faults(GOOD.replace(old, new, 1), "alley")
    assert any(said in fault for fault in faults), faults
    assert all(fault.startswith("alley") for fault in faults)


def test_faults_come_in_the_readers_language() -> None:
    (fault,) = lesson_faults(GOOD.replace("order = 24", 'order = "x"'), "alley", "de")
    assert "lässt sich nicht als Lektion lesen" in fault


def test_a_board_is_no_goal_of_cards() -> None:
    (fault,) = lesson_faults(CARD_LESSON.replace("goal.wins = true", "goal.safe = true"), "alley")
    assert "safe is a goal of Tank Chess" in fault


def test_two_tasks_of_one_name() -> None:
    task = GOOD[GOOD.index("[[tasks]]") : GOOD.index("[[tasks.tries]]")]
    faults = lesson_faults(f"{GOOD}\n{task}", "alley")
    assert len(faults) == 1
    assert "has this name already" in faults[0]
