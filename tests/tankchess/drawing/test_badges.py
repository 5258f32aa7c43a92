"""The symbols of the kinds."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.pieces import WHITE, piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import to_square
from behemoth.tankchess.drawing import draw
from behemoth.tankchess.drawing.badges import BADGES
from behemoth.tankchess.drawing.vehicles import SHAPES, draw_silhouette
from behemoth.tankchess.tables.kinds import BY_CODE, KINDS


def test_every_kind_has_a_symbol_and_a_silhouette_of_its_own() -> None:
    vehicles = [kind for kind in KINDS if not kind.giant]
    assert {kind.code for kind in vehicles} == BADGES.keys() == SHAPES.keys()
    assert len(set(map(msgspec.json.encode, BADGES.values()))) == len(vehicles)
    assert len({draw_silhouette(kind) for kind in vehicles}) == len(vehicles)


def test_a_kind_the_tables_do_not_have_shows_its_letter() -> None:
    kind = msgspec.structs.replace(BY_CODE["MT"], code="LT2", letter="Q")
    stranger = Position.make(8, [piece(kind, WHITE, to_square("D4"), Heading.N)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("behemoth.tankchess.drawing.words.Words.piece", lambda *_: "a stranger")
        assert ">Q</text>" in draw(stranger, coordinates=False)
