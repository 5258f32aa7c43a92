"""A judgement in words and tables."""

from __future__ import annotations

import msgspec
import pytest
from rich.console import Console

from behemoth.lab.judgement import Suggestion, judge
from behemoth.lab.judgement_table import ending_words, heat_lines, show_judgement, show_measures, verdict
from behemoth.lab.scoring import Share
from behemoth.tankchess import load_scheme
from tests.lab.test_balancing import MAP
from tests.lab.test_judgement import game, pair

START = load_scheme("first-steps-10").position()


def printed(table: object) -> str:
    console = Console(width=140, record=True, file=None, quiet=False)
    with console.capture() as told:
        console.print(table)
    return told.get()


def test_the_figures_in_both_languages() -> None:
    found = judge(START, [pair(1, 0.5)] * 4, "9")
    english, german = (printed(show_judgement(found, "my-map", language)) for language in ("en", "de"))
    assert "my-map: 8 games of greedy, seed 9" in english
    assert "75.0%" in english
    assert "wer beginnt" in german
    assert ending_words("cap", "en") == "ended: too long, counted as drawn"
    assert "Kommandopanzer" in ending_words("left", "de")


def test_measures_beside_what_is_usual() -> None:
    found = judge(START, [], "1")
    assert "0.15 – 0.23" in printed(show_measures(found.measures))
    strange = msgspec.structs.replace(found.measures, obstacles=0.5)
    assert "0.5 !" in printed(show_measures(strange))


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_it_means(language: str) -> None:
    said = {
        name: " ".join(verdict(judge(MAP, pairs, "1"), language))
        for name, pairs in (
            ("nothing", []),
            ("even", [pair(1, 0), pair(0, 1)] * 10),
            ("first", [pair(1, 0)] * 20),
            ("white", [pair(1, 1)] * 20),
            ("black", [pair(0, 0)] * 20),
        )
    }
    assert len({*said.values()}) == 5
    symmetric = verdict(judge(START, [pair(1, 1)] * 20, "1"), language)
    assert len(symmetric) == 2


def test_a_suggestion_is_told_with_its_games() -> None:
    found = judge(MAP, [pair(1, 1)] * 20, "1")
    one = Suggestion("black", "MT", "E11", Share(0.5, 0.4, 0.6), 40, "")
    told = verdict(msgspec.structs.replace(found, suggestion=one, tried=2))[-1]
    assert all(word in told for word in ("Black", "E11", "40 games"))
    assert "2 extra pieces" in verdict(msgspec.structs.replace(found, tried=2))[-1]


def test_where_pieces_die_on_a_board_of_digits() -> None:
    lines = heat_lines(judge(START, [(game(0, 1, deaths=3), game(1, 0))], "1"))
    assert lines[0].split() == list("ABCDEFGHIJ")
    row = next(line for line in lines if line.startswith(" 4 ")).split()
    assert row[1 + "ABCDEFGHIJ".index("D")] == "9"
    assert "#" in row
