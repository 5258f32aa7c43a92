"""The goals of Tank Chess: what reaches them, what does not, and what is said then."""

from __future__ import annotations

import pytest

from behemoth.lessons import Goal, Task, judge

#: White's light tank on D2 faces north; Black's medium tank on D6 looks away and cannot turn in time.
BOARD = """
   A B C D E F G H
 8 . . . . . . . c
 7 . . . . . . . #
 6 . . . m . . . .
 5 . . . . . . . .
 4 . . . . . . . .
 3 . . . . . . . .
 2 . # . L . . . .
 1 # C . . . . . .
"""


def task(goal: Goal, **more: object) -> Task:
    fields: dict[str, object] = {"board": BOARD, "heading": "D6 N", **more}
    return Task(id="t", game="tank-chess", language="en", text="", goal=goal, solutions=(), right="", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("goal", "right", "wrong", "said"),
    [
        (Goal(destroys=("D6",)), "D2>D3N(D6)", "D2>D3N", "D6"),
        (Goal(happens=({"event": "Destroyed", "square": "D6", "how": "shot"},)), "D2>D3N(D6)", "D2>D3N", "D6"),
        (Goal(stands=("D4", "LT D5 N")), "D2>D5N", "D2>D3N", "D4"),
        (Goal(stands=("E3 NE",)), "D2>E3NE", "D2>E3N", "E3, facing NE"),
        (Goal(stands=("D3", "D4", "D5", "E3")), "D2>D5N", "D2>D1N", "Read it once more"),
    ],
)  # fmt: skip
def test_goals_of_one_move(goal: Goal, right: str, wrong: str, said: str) -> None:
    assert judge(task(goal), (right,)).word == "done"
    verdict = judge(task(goal), (wrong,))
    assert verdict.word == "wrong"
    assert said in verdict.sentence


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("D2>D3N", "fire in the same move"),
        ("D2>E3N", "on no line of fire"),
        ("D2>D5N", "there must be a square between"),
        ("B1>C1N", "on no line of fire"),
    ],
)
def test_a_target_that_is_missed_comes_with_the_reason_of_the_rules(move: str, reason: str) -> None:
    assert reason in judge(task(Goal(destroys=("D6",))), (move,)).sentence


def test_a_target_whose_armour_holds() -> None:
    facing = task(Goal(destroys=("D6",)), heading="")
    assert "gun 1, front armour 2. (TC3.5)" in judge(facing, ("D2>D3N",)).sentence


OPEN_BOARD = """
   A B C D E F G H
 8 . . . . c . . .
 7 . . . . . . . .
 6 . . . m . . . .
 5 . . . . . . . .
 4 # # # . . . . .
 3 . . . . . . . .
 2 . . . L . . . .
 1 . . . . C . . .
"""


def test_safe_names_the_shot_that_would_follow_and_shows_it() -> None:
    verdict = judge(task(Goal(safe=True), board=OPEN_BOARD, heading=""), ("E1>E3N",))
    assert verdict.word == "wrong"
    assert verdict.sentence.startswith("Then Black destroys your command tank")
    assert verdict.played[-1].seat == 1
    assert verdict.state.outcome() is not None


def test_safe_is_reached_out_of_sight() -> None:
    assert judge(task(Goal(safe=True)), ("D2>D3N(D6)",)).word == "done"


def test_safe_sees_an_escape() -> None:
    board = OPEN_BOARD.replace("m", ".").replace(" 8 . . . . c", " 8 . . . . .")
    board = board.replace(" 3 . .", " 3 c #").replace(" 2 . . . L . . . .\n 1 . .", " 2 . # . L . . . .\n 1 . #")
    verdict = judge(task(Goal(safe=True), board=board, heading=""), ("D2>D3N",))
    assert "off the board" in verdict.sentence
    assert verdict.state.outcome() is not None


def test_kept_names_who_could_destroy_it() -> None:
    verdict = judge(task(Goal(kept=("D3",)), heading=""), ("D2>D3N",))
    assert verdict.sentence.startswith("Then Black destroys your piece on D3")
    walled = BOARD.replace(" 8 . . . . . . . c\n 7 . . . . . . . #", " 8 . . . . . . # c\n 7 . . . . . . # #")
    assert judge(task(Goal(kept=("D3",)), board=walled), ("D2>D3N(D6)",)).word == "done"


def test_losing_is_not_safe() -> None:
    board = BOARD.replace(" 2 . #", " 2 . ~")
    verdict = judge(task(Goal(safe=True), board=board), ("B1>B2~",))
    assert verdict.word == "wrong"
    assert "loses" in verdict.sentence
