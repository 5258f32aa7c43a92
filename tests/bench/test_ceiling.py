"""What knowing more would be worth: the command, and that it is worth something."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import __main__ as command
from bench import ceiling, figures
from tests.engine.needs import needs_engine


@needs_engine("cards")
def test_knowing_the_piles_wins_more() -> None:
    fair, piles = (ceiling.won("greedy", knowing, 60, 64, 1) for knowing in ("fair", "piles"))
    assert piles.value > fair.value + 0.1
    assert ceiling.won("greedy", "fair", 60, 64, 1, jobs=2) == fair, "the same seed gives the same games"


@needs_engine("cards")
def test_every_table_and_insight_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["ceiling", "--games", "2", "--simulations", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(ceiling.TABLES) * len(ceiling.INSIGHTS)


@needs_engine("cards")
def test_some_of_them_are_written_down_on_demand(strength_file: Path) -> None:
    asked = ["ceiling", "greedy", "--knowing", "piles", "hands", "--games", "3", "--simulations", "4"]
    assert command.main(asked) == 0
    assert not strength_file.exists()
    assert command.main([*asked, "--record"]) == 0
    found = figures.read_strength().ceilings
    assert [(table, [*known]) for table, known in found.items()] == [("greedy", ["piles", "hands"])]
    assert found["greedy"]["hands"].games == 3
    assert "…" in found["greedy"]["hands"].score


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "0"], ["nowhere"], ["--knowing", "everything"]])
def test_what_means_nothing_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["ceiling", *words])


def test_without_the_engine_nothing_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ceiling, "cards_available", lambda: False)
    assert command.main(["ceiling"]) == 1
    assert "NOT MEASURED" in capsys.readouterr().out
