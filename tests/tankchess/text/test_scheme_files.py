"""The schemes that come along."""

from __future__ import annotations

import pytest

from behemoth.games.errors import InvalidOptions
from behemoth.locale import LANGUAGES
from behemoth.tankchess.board import squares
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.pieces import BLACK, WHITE
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.rules.moves import count_moves
from behemoth.tankchess.rules.setup_faults import setup_faults
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from behemoth.tankchess.text.scheme_text import draw_board
from tests.tankchess.build import board, texts
from tests.tankchess.text.small_scheme import NAMES


@pytest.mark.rule("TC8.1")
def test_basic_16_is_the_printed_board() -> None:
    drawn = board("""
        . . . h . . m . c . m . . h . .
        . # . . # # . . . . . . . . . .
        . # . l # # l . m . l # # l . .
        . # . . # . . . . . . . . . . .
        . . . . . . . # # . . . . . . .
        . . . . . . # # # # # . . # # .
        . . # # . . . . . . . . . . # .
        . . # # # . . . . . . . . . . .
        . . . . . . . . . . . # # # . .
        . # . . . . . . . . . . # # . .
        . # # . . # # # # # . . . . . .
        . . . . . . . # # . . . . . . .
        . . . . . . . . . . . # . . # .
        . . L # # L . M . L # # L . # .
        . . . . . . . . . . # # . . # .
        . . H . . M . C . M . . H . . .
    """)
    assert load_scheme("basic-16").position() == drawn
    assert len(texts(drawn)) == 549
    assert not any("(" in text for text in texts(drawn))


@pytest.mark.rule("TC8.1")
def test_basic_16_is_symmetric_under_a_half_turn() -> None:
    position = load_scheme("basic-16").position()
    turned = {(one.kind, 1 - one.side, to_square("P16") - one.square, one.heading.opposite) for one in position.pieces}
    assert turned == {(one.kind, one.side, one.square, one.heading) for one in position.pieces}
    high = set(squares.each(position.ground.high))
    assert {to_square("P16") - square for square in high} == high
    assert Ground((position.ground.high, 0, 0, 0, 0, 0, 0)) == position.ground


BASIC_16 = """\
   A B C D E F G H I J K L M N O P
16 . . . h . . m . c . m . . h . .
15 . # . . # # . . . . . . . . . .
14 . # . l # # l . m . l # # l . .
13 . # . . # . . . . . . . . . . .
12 . . . . . . . # # . . . . . . .
11 . . . . . . # # # # # . . # # .
10 . . # # . . . . . . . . . . # .
 9 . . # # # . . . . . . . . . . .
 8 . . . . . . . . . . . # # # . .
 7 . # . . . . . . . . . . # # . .
 6 . # # . . # # # # # . . . . . .
 5 . . . . . . . # # . . . . . . .
 4 . . . . . . . . . . . # . . # .
 3 . . L # # L . M . L # # L . # .
 2 . . . . . . . . . . # # . . # .
 1 . . H . . M . C . M . . H . . ."""


@pytest.mark.rule("TC8.1", "TC8.2", "TC8.3")
def test_these_schemes_come_along() -> None:
    assert scheme_names() == NAMES
    assert {name: load_scheme(name).size for name in NAMES} == {name: int(name.rsplit("-", 1)[1]) for name in NAMES}


@pytest.mark.rule("TC8.3")
@pytest.mark.parametrize("name", ["basic-17", "", "../basic-16", "Basic-16", "basic-16.txt", "\x1b[2J" * 50])
def test_an_unknown_name_is_told_with_the_names_there_are(name: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        load_scheme(name)
    for language in LANGUAGES:
        sentence = caught.value.sentence(language)
        assert "monster-20" in sentence
        assert sentence.isprintable()


@pytest.mark.rule("TC8.4")
@pytest.mark.parametrize("name", NAMES)
def test_every_scheme_that_comes_along_is_valid_and_symmetric(name: str) -> None:
    scheme = load_scheme(name)
    assert scheme.symmetric
    assert setup_faults(scheme) == ()


@pytest.mark.rule("TC8.1")
def test_basic_16_is_the_printed_one() -> None:
    scheme = load_scheme("basic-16")
    assert "\n".join(draw_board(scheme)) == BASIC_16
    assert scheme.official
    assert {piece.heading for piece in scheme.pieces if piece.side == WHITE} == {Heading.N}
    assert {piece.heading for piece in scheme.pieces if piece.side == BLACK} == {Heading.S}
    assert count_moves(scheme.position()) == 549


@pytest.mark.rule("TC8.2", "TC8.3")
def test_only_basic_16_is_the_publishers() -> None:
    assert [name for name in NAMES if load_scheme(name).official] == ["basic-16"]
    assert all("own" in load_scheme(name).note("en") for name in NAMES[1:])


@pytest.mark.rule("TC4.5")
def test_the_recommended_clocks() -> None:
    assert load_scheme("basic-16").clock == 30
    assert load_scheme("basic-20").clock == 45
