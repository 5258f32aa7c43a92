"""Annotated games as text: variations, glyphs and drawings beside clocks, evaluations and comments, byte for byte."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.games import (
    COLOURS,
    GLYPHS,
    MOST_DEPTH,
    Arrow,
    Entry,
    InvalidText,
    Mark,
    Record,
    new_record,
    read_record,
    write_record,
)
from behemoth.tankchess import TankChess, TankOptions

HEAD = """\
[Game "tank-chess"]
[Rules "1"]
[Seats "2"]
[scheme "first-steps-10"]
[repetition "3"]
[quiet_moves "50"]
[throw_own "false"]
[fall_choice "owner"]
[Result "*"]

"""
ANNOTATED = (
    HEAD
    + """\
{[arrows C1>C3] [squares H10:red] White begins.}
1. C1>C2N ! {[clock 0:29:58] [eval +0.3] [arrows H10>H9 I2>I4:blue] [squares C3 D4:yellow] Careful (really).}
( 1. I2>I4N !? {Bold.} H10>H9S
  2. C1>C2N
  ( 2. I4>I5N {Or this} )
  2... H9>H8S )
( 1. C1>C3N )
1... H10>H9S
( 1... H10>H8S ?? )
2. C2>C3N H9>H8S
"""
)


def tank_record(*entries: Entry) -> Record:
    made = new_record(TankChess(), TankOptions(scheme="first-steps-10"), 2)
    return msgspec.structs.replace(made, entries=entries)


@pytest.mark.rule("TC9.2")
def test_an_annotated_game_comes_back_byte_for_byte() -> None:
    record = read_record(ANNOTATED)
    assert write_record(record) == ANNOTATED
    assert (record.comment, record.arrows, record.squares) == (
        "White begins.",
        (Arrow("C1", "C3"),),
        (Mark("H10", "red"),),
    )
    first, second, *_ = record.entries
    assert (first.glyph, first.comment, first.clock, first.evaluation) == ("!", "Careful (really).", 1798.0, "+0.3")
    assert first.arrows == (Arrow("H10", "H9"), Arrow("I2", "I4", "blue"))
    assert first.squares == (Mark("C3"), Mark("D4", "yellow"))
    bold, other = first.variations
    assert [entry.text for entry in bold] == ["I2>I4N", "H10>H9S", "C1>C2N", "H9>H8S"]
    assert (bold[0].glyph, bold[0].comment) == ("!?", "Bold.")
    assert bold[2].variations == ((Entry("I4>I5N", comment="Or this"),),)
    assert other == (Entry("C1>C3N"),)
    assert second.variations == ((Entry("H10>H8S", glyph="??"),),)


words = st.text(st.characters(codec="utf-8"), max_size=30)
notes: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    comment=words,
    glyph=st.sampled_from(("", *GLYPHS)),
    evaluation=st.sampled_from(("", "+1.5", "-0.3", "#3", "-#2")),
    arrows=st.lists(
        st.builds(Arrow, st.sampled_from(["A1", "J10"]), st.just("C3"), st.sampled_from(COLOURS)), max_size=3
    ).map(tuple),
    squares=st.lists(st.builds(Mark, st.sampled_from(["A1", "J10"]), st.sampled_from(COLOURS)), max_size=3).map(tuple),
)


@pytest.mark.rule("TC9.2")
@settings(max_examples=60, deadline=None)
@given(st.lists(notes, min_size=5, max_size=5), words)
def test_whatever_is_noted_comes_back(noted: list[dict[str, Any]], comment: str) -> None:
    entries = [
        msgspec.structs.replace(Entry(text), **found)
        for text, found in zip(("C1>C2N", "H10>H9S", "I2>I4N", "C1>C3N", "H10>H8S"), noted, strict=True)
    ]
    first = msgspec.structs.replace(entries[0], variations=((entries[2],), (entries[3], entries[4])))
    record = msgspec.structs.replace(tank_record(first, entries[1]), comment=comment)
    text = write_record(record)
    assert msgspec.structs.replace(read_record(text), stated_result=None) == record
    assert write_record(read_record(text)) == text


def test_what_could_replace_the_first_of_a_variation_is_a_variation_of_its_own() -> None:
    record = read_record(HEAD + "1. C1>C2N ( 1. C1>C3N ( 1. I2>I4N ) H10>H9S )\n")
    assert record.entries[0].variations == (
        (Entry("C1>C3N"), Entry("H10>H9S")),
        (Entry("I2>I4N"),),
    )
    text = write_record(record)
    assert write_record(read_record(text)) == text


def test_parentheses_of_a_move_are_its_own() -> None:
    record = read_record(HEAD + "1. F5>B9NW(B11) ( 1. F5>B9NW(B12)# ) H1>H2N(H9)\n")
    assert [entry.text for entry in record.entries] == ["F5>B9NW(B11)", "H1>H2N(H9)"]
    assert record.entries[0].variations == ((Entry("F5>B9NW(B12)#"),),)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("1. C1>C2N ( 1. C1>C3N", "Line 11, column 11: the variation that begins here is not closed."),
        ("1. C1>C2N )", "Line 11, column 11: a variation is closed that was never opened."),
        ("( 1. C1>C2N )", "Line 11, column 1: a variation must follow"),
        ("1. C1>C2N ( ( 1. C1>C3N ) )", "Line 11, column 13: a variation must follow"),
        ("1. C1>C2N ( 1. )", "Line 11, column 16: a variation must begin with a move."),
        ("1. C1>C2N ( {Hm.} 1. C1>C3N )", "Line 11, column 13: a variation must begin with a move."),
        ("1. C1>C2N {[arrows C1]}", '"C1" is neither an arrow'),
        ("1. C1>C2N {[squares C1:pink]}", '"C1:pink" is neither an arrow'),
        ("1. C1>C2N {[squares C1] [arrows C1>C2]}", "Line 11, column 11: a note is neither"),
        ("1. C1>C2N " + "( a b " * 50, f"more than {MOST_DEPTH} deep"),
    ],
)
def test_faults_are_told_with_their_place(body: str, said: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read_record(HEAD + body)
    assert said in caught.value.sentence()
    assert caught.value.sentence("de") != caught.value.sentence()


def test_what_could_not_be_read_back_is_not_written() -> None:
    for entry in (Entry("C1>C2N", glyph="!!!"), Entry("C1>C2N", arrows=(Arrow("C 1", "C2"),))):
        with pytest.raises(InvalidText):
            write_record(tank_record(entry))


def test_a_comment_before_the_first_move_that_only_looks_like_a_drawing() -> None:
    assert read_record(HEAD + "{[Event] 1}\n").comment == "[Event] 1"
