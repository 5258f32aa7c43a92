"""In which directions a destroyed Monster can fall (TC6.10)."""

from __future__ import annotations

from behemoth.tankchess.board.headings import FALL_DIRECTIONS, NO_HEADING, STEPS
from behemoth.tankchess.board.move import Fall
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, inside


def list_falls(position: Position) -> tuple[Fall, ...]:
    """The fall decisions now possible; none if no Monster is falling. Always at least one if one is (TC11.5)."""
    if position.falling == OFF or position.result is not None or position.placing:
        return ()
    falls = tuple(Fall(way) for way in FALL_DIRECTIONS if _has_room(position, position.falling + STEPS[way]))
    return falls or (Fall(NO_HEADING),)


def decider(position: Position) -> int:
    """Who chooses: the Monster's owner, who moves next, or the one who killed it (``fall_choice``)."""
    return position.turn if position.rules.fall_choice == "owner" else 1 - position.turn


def _has_room(position: Position, square: Square) -> bool:
    if inside(square, position.size) == OFF or position.tall_bits() >> square & 1:
        return False
    if position.flags is not None and square in position.flags.homes:  # TC12.14
        return False
    piece = position.piece_at(square)
    return piece is None or not piece.kind.giant
