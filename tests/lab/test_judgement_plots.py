"""A judgement as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from behemoth.lab.judgement import judge
from behemoth.lab.judgement_plots import bins_of, heat_of, plot_judgement
from behemoth.tankchess import load_scheme, to_square
from tests.lab.test_judgement import game, pair

START = load_scheme("first-steps-10").position()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_picture_holds_board_shares_lengths_and_endings(language: str) -> None:
    found = judge(START, [(game(0, 1, deaths=3), game(1, 0.5, reason="quiet")), pair(1, 0)], "1")
    text = plot_judgement(found, "a <map> & more", language)
    tree = ElementTree.fromstring(text)
    assert tree.attrib["lang"] == language
    assert text.count('data-layer="heat"') == 1
    assert "a &lt;map&gt; &amp; more" in text
    assert text == plot_judgement(found, "a <map> & more", language)
    assert heat_of(found) == {to_square("D4"): 3.0}


def test_of_no_games_there_is_a_picture_too() -> None:
    ElementTree.fromstring(plot_judgement(judge(START, [], "1", False), "nothing"))


def test_lengths_in_steps_that_are_easily_read() -> None:
    assert bins_of([]) == []
    assert bins_of([7, 9, 12]) == [(5, 9, 2), (10, 14, 1)]
    found = bins_of(list(range(20, 200)))
    assert len(found) <= 12
    assert sum(count for *_, count in found) == 180
    assert bins_of([600])[-1][2] == 1
