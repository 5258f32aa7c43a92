"""README and docs tell the figures of bench/figures.json, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.figures import (
    Ceiling,
    Circumstances,
    Figures,
    MatchFigure,
    Part,
    Step,
    Strength,
    Tournament,
    read_figures,
    read_strength,
)
from bench.report import Comparison, Cost, Line
from scripts import figures

THEN = Circumstances("2026-01-02", "3.11.7", "x86-64, 2 cores")
LINES = (
    Line("counting, in bulk", "moves/s", 7_100_000, "python-chess", 470_000, 10),
    Line("counting, slowly", "moves/s", 4_133, "Stockfish 15.1", 8_266, 1),
)
KNOWN = Figures(
    {
        "counting": Part(THEN, (Comparison("Counting", LINES),)),
        "start": Part(THEN, (), (Cost("all of it", 180.4, 28.1),)),
    },
    {"greedy": Tournament(THEN, "beats greedy", "98.0% (90.0% … 99.0%)", 60, "≥ 99%", False)},
)


@pytest.mark.parametrize("path", list(figures.pages()), ids=lambda path: path.name)
def test_a_page_agrees_with_the_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert figures.filled(text, read_figures(), read_strength()) == text, "run: make figures"


@pytest.mark.parametrize("path", list(figures.pages()), ids=lambda path: path.name)
def test_no_page_holds_a_figure_of_its_own(path: Path) -> None:
    assert figures.hand_written(path.read_text(encoding="utf-8")) == []


def test_figures_written_by_hand_are_noticed() -> None:
    for text in (
        "Basic 16 counts 7.7 million moves a\nsecond",
        "18 times python-chess",
        "about 55 000 decisions a second",
        "4,133 moves/s",
        "boardgame.io 0.50.2: 1,891",
        "2.2× boardgame.io",
    ):
        assert figures.hand_written(text), text
    assert not figures.hand_written("<!-- figures: x -->\n| 4,133 moves/s |\n<!-- /figures -->")
    assert not figures.hand_written("two and a half light tanks make a win three times as likely as a loss")


def test_marked_places_are_filled() -> None:
    page = (
        "It is <!-- figure: counting | counting, in | python | ratio -->?<!-- /figure --> times as fast, "
        "<!-- figure: counting | counting, in | python | ours --><!-- /figure -->.\n"
        "<!-- figures: counting -->\nold\n<!-- /figures -->\n"
        "<!-- figures: start -->\n<!-- /figures -->\n<!-- figures: tournaments -->\n<!-- /figures -->\n"
    )
    new = figures.filled(page, KNOWN)
    assert "| ratio -->15<!--" in new
    assert "| ours -->7.1 million<!--" in new
    assert "| counting, in bulk | 7.1 M moves/s | python-chess: 470 k | 15× | ≥ 10× |" in new
    assert "| counting, slowly | 4,133 moves/s | Stockfish 15.1: 8,266 | 0.50× | ≥ 1× **missed** |" in new
    assert "| all of it | 180 ms | 28 MB |" in new
    assert "| `greedy`: beats greedy | 98.0% (90.0% … 99.0%) | 60 | ≥ 99% **missed** | 2 January 2026 |" in new
    assert "Measured on 2 January 2026: Python 3.11.7, x86-64, 2 cores." in new
    assert figures.filled(new, KNOWN) == new


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ("<!-- figures: moon -->\n<!-- /figures -->", "nothing about moon"),
        ("<!-- figure: counting | moon | x | ratio --><!-- /figure -->", "no line 'moon'"),
        ("<!-- figure: counting | counting | python | moon --><!-- /figure -->", "ours, peer or ratio"),
    ],
)
def test_a_place_nobody_can_fill_is_named(place: str, complaint: str) -> None:
    with pytest.raises(figures.Trouble, match=complaint):
        figures.filled(place, KNOWN)


@pytest.mark.parametrize(
    ("number", "table", "sentence"),
    [
        (1_657_000_000, "1,657 M", "1.7 billion"),
        (7_100_000, "7.1 M", "7.1 million"),
        (53_210, "53 k", "53,000"),
        (4_133, "4,133", "4,100"),
    ],
)
def test_numbers_as_people_write_them(number: float, table: str, sentence: str) -> None:
    assert figures.short(number) == table
    assert figures.spoken(number) == sentence


def test_a_match_is_a_line() -> None:
    match = MatchFigure(
        THEN, "tank-chess", "abc", "engine-1", "0.5 s", "s", "basic-16: 66.0% (61.0% … 71.0%)", "HELD", 180, True
    )
    page = figures.filled(
        "<!-- figures: matches -->\n<!-- /figures -->\n", KNOWN, Strength(matches={"basic-16": match})
    )
    assert (
        "| `basic-16` | `abc` against `engine-1` | 0.5 s | basic-16: 66.0% (61.0% … 71.0%); seed `s` | HELD |" in page
    )


def test_a_ladder_is_listed_with_its_games() -> None:
    steps = {str(level): Step(THEN, 40, "70.0% (55.0% … 82.0%)", "+147", "s") for level in range(2, 9)}
    page = "<!-- figures: ladder-tanks -->\n<!-- /figures -->\n"
    assert "| 8 | 7 | 40 | 70.0% (55.0% … 82.0%) |" in figures.filled(
        page, KNOWN, Strength(ladders={"ladder-tanks": steps})
    )
    for missing in ({"5": Step(THEN, 0, "", "", "s")}, {}):
        some = {level: step for level, step in steps.items() if level != "5"} | missing
        with pytest.raises(figures.Trouble, match="level 5 of ladder-tanks has no games"):
            figures.filled(page, KNOWN, Strength(ladders={"ladder-tanks": some}))


def test_what_knowing_more_is_worth_is_a_line_each() -> None:
    known = {"hands": Ceiling(THEN, "one among three greedy", "all hands", 4000, 2300, "41.4% (39.4% … 43.4%)")}
    page = "<!-- figures: ceilings -->\n<!-- /figures -->\n"
    filled = figures.filled(page, KNOWN, Strength(ceilings={"greedy": known}))
    assert "| one among three greedy | all hands | 4,000 | 2,300 | 41.4% (39.4% … 43.4%) |" in filled
    with pytest.raises(figures.Trouble, match="bench ceiling --record"):
        figures.filled(page, KNOWN, Strength())
