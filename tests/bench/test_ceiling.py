"""What knowing more would be worth: the command, and that it is worth something."""

from __future__ import annotations

import pytest

from bench import __main__ as command
from bench import ceiling
from tests.engine.needs import needs_engine


@needs_engine("cards")
def test_knowing_the_piles_wins_more() -> None:
    fair, piles = (ceiling.won("one among three greedy", insight, 60, 64, 1) for insight in (0, 2))
    assert piles > fair + 0.1
    assert ceiling.won("one among three greedy", 0, 60, 64, 1) == fair, "the same seed gives the same games"


@needs_engine("cards")
def test_every_table_and_insight_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["ceiling", "--games", "2", "--simulations", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(ceiling.TABLES) * len(ceiling.INSIGHTS)


def test_numbers_that_mean_nothing_are_refused() -> None:
    with pytest.raises(SystemExit):
        command.main(["ceiling", "--games", "0"])


def test_without_the_engine_nothing_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ceiling, "cards_available", lambda: False)
    assert command.main(["ceiling"]) == 1
    assert "NOT MEASURED" in capsys.readouterr().out
