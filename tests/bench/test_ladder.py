"""The ladder: every level has games, in the file and on the page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from behemoth.lab import Plan, Standings, hold_tournament
from bench import figures, strength
from bench.ladder import LADDERS, climb, levels_of, plan_step


@pytest.mark.parametrize("name", LADDERS)
def test_each_level_but_the_first_has_one_below(name: str) -> None:
    assert levels_of(name) == (2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize("name", LADDERS)
def test_every_listed_level_has_games(name: str) -> None:
    measured = figures.read_strength().ladders[name]
    assert {*measured} == {str(level) for level in levels_of(name)}
    for level, step in measured.items():
        assert step.games > 0, f"level {level}: python -m bench strength {name} --levels {level}"
        assert "…" in step.score, "without an interval a score says nothing"


@pytest.mark.parametrize("name", LADDERS)
def test_both_sides_of_every_opening_are_played(name: str) -> None:
    first, second = next(iter(plan_step(name, 3, 4, "seed").rounds))
    assert first.start == second.start
    assert [seat.bot for seat in first.seats] == ["level-3", "level-2"]
    assert [seat.bot for seat in second.seats] == ["level-2", "level-3"]


def test_steps_are_written_down_as_they_come(strength_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert climb("ladder-cards", 4, "seed", hold_tournament, [3, 2])
    steps = figures.read_strength().ladders["ladder-cards"]
    assert [*steps] == ["2", "3"]
    assert steps["3"].games == 4
    assert "level-3 against level-2: " in capsys.readouterr().out


def test_a_step_that_was_stopped_is_not_written_down(strength_file: Path) -> None:
    def stopped(plan: Plan) -> Standings:
        return msgspec.structs.replace(hold_tournament(plan), finished=False)

    assert not climb("ladder-cards", 2, "seed", stopped, [2])
    assert not figures.read_strength().ladders


def test_a_level_nobody_knows_is_said(strength_file: Path) -> None:
    with pytest.raises(SystemExit, match="has no level 9"):
        strength.main(["ladder-cards", "--levels", "9"])
