"""Schemes as values: their titles and the position they begin with."""

from __future__ import annotations

from behemoth.tankchess.board.pieces import WHITE
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.options import STANDARD, Rules
from behemoth.tankchess.tables.kinds import BY_CODE
from behemoth.tankchess.text.scheme_text import read_scheme, scheme_text
from tests.tankchess.text.small_scheme import SMALL, swap


def test_the_position_has_it_all() -> None:
    rules = Rules(quiet_moves=7)
    scheme = read_scheme(SMALL)
    position = scheme.position(rules)
    assert position.pieces == scheme.pieces
    assert position.wrecks == {to_square("D5"): BY_CODE["MT"]}
    assert (position.ground, position.turn, position.rules) == (scheme.ground, WHITE, rules)
    assert scheme.position().rules == STANDARD


def test_the_first_title_stands_in_for_one_that_is_not_translated() -> None:
    scheme = read_scheme(swap("title de: Klein\n", "")(SMALL))
    assert (scheme.title("en"), scheme.title("de")) == ("Small", "Small")
    assert read_scheme(scheme_text(scheme)) == scheme
