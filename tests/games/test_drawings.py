"""Arrows and marked squares as text, and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from behemoth.games import COLOURS, Arrow, InvalidText, Mark
from behemoth.games.drawings import arrow_text, mark_text, read_arrow, read_mark

squares = st.from_regex(r"[A-X][1-9][0-9]?", fullmatch=True)
colours = st.sampled_from(COLOURS)


@given(squares, squares, colours)
def test_there_and_back(start: str, end: str, colour: str) -> None:
    assert read_arrow(arrow_text(Arrow(start, end, colour))) == Arrow(start, end, colour)
    assert read_mark(mark_text(Mark(start, colour))) == Mark(start, colour)


def test_the_usual_colour_is_not_written() -> None:
    assert arrow_text(Arrow("C3", "E5")) == "C3>E5"
    assert arrow_text(Arrow("C3", "E5", "red")) == "C3>E5:red"
    assert mark_text(Mark("C3")) == "C3"
    assert mark_text(Mark("C3", "blue")) == "C3:blue"


@pytest.mark.parametrize("text", ["", "C3", "C3>", ">C3", "C3>E5:pink", "C3>E5:green", "C3>E5 ", "C3>E5]"])
def test_what_is_no_arrow(text: str) -> None:
    with pytest.raises(InvalidText, match="C3>E5:red"):
        read_arrow(text)


def test_what_could_not_be_read_back_is_not_written() -> None:
    for arrow in (Arrow("C 3", "E5"), Arrow("C3", "E5", "pink"), Arrow("", "E5")):
        with pytest.raises(InvalidText):
            arrow_text(arrow)
    for mark in (Mark("]"), Mark("C3", "")):
        with pytest.raises(InvalidText):
            mark_text(mark)
