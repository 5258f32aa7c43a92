"""Symmetries of maps."""

from __future__ import annotations

import pytest

from behemoth.maps.symmetry import mirror, symmetry_of, with_image
from behemoth.tankchess import Heading, Position, Square, bit, half_turn, load_scheme, piece, to_square, union

BASIC = load_scheme("basic-16").position()


def test_images() -> None:
    assert mirror(to_square("C1"), 8) == to_square("C8")
    assert with_image(bit(to_square("C1")), 8, "half-turn") == union((to_square("C1"), half_turn(to_square("C1"), 8)))
    assert with_image(bit(to_square("C1")), 8, "none") == bit(to_square("C1"))


@pytest.mark.rule("TC8.4")
def test_what_a_position_has() -> None:
    assert symmetry_of(BASIC) == "half-turn"
    mirrored = [
        piece(one.kind, 1 - one.side, _mirrored(one.square), (4 - one.heading) % 8)
        for one in BASIC.pieces
        if not one.side
    ]
    own = [one for one in BASIC.pieces if not one.side]
    assert symmetry_of(Position.make(16, [*own, *mirrored])) == "mirror"
    assert symmetry_of(Position.make(16, [*own, *mirrored], BASIC.ground)) == "none"
    assert symmetry_of(Position.make(16, [*own, *mirrored[1:]])) == "none"
    turned = [own[0].at(own[0].square, Heading.E), *own[1:], *mirrored]
    assert symmetry_of(Position.make(16, turned)) == "none"


def _mirrored(square: Square) -> Square:
    return mirror(square, 16)
