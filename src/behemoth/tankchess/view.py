"""What a viewer of Tank Chess sees. Nothing is hidden in it, so every viewer sees the same."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from behemoth.games import Outcome
from behemoth.tankchess.board.headings import HEADING_NAMES, NO_HEADING
from behemoth.tankchess.board.pieces import SIDE_WORDS, Army, in_order
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, name_of


class PieceView(msgspec.Struct, frozen=True, gc=False):
    """A live piece as everybody sees it."""

    side: str
    kind: str
    square: str
    heading: str


class WreckView(msgspec.Struct, frozen=True):
    """A wreck."""

    kind: str
    square: str


class BodyView(msgspec.Struct, frozen=True):
    """A fallen Monster and the direction it fell in (empty where it lies on one square)."""

    square: str
    direction: str = msgspec.field(name="side")


class BoardView(msgspec.Struct, frozen=True, gc=False):
    """A state for drawing and reading; ``line`` holds the whole of it."""

    size: int
    terrain: Mapping[str, tuple[str, ...]]
    pieces: tuple[PieceView, ...]
    wrecks: tuple[WreckView, ...]
    stacks: tuple[str, ...]
    bodies: tuple[BodyView, ...]
    turn: str
    falling: str
    to_act: tuple[int, ...]
    round: int
    quiet: int
    line: str
    outcome: Outcome | None


def piece_views(position: Position) -> tuple[PieceView, ...]:
    """All live pieces."""
    white, black = position.armies
    return (*_army_view(white, SIDE_WORDS[0]), *_army_view(black, SIDE_WORDS[1]))


def _army_view(army: Army, side: str) -> list[PieceView]:
    return [
        PieceView(side, piece.kind.code, name_of(piece.square), HEADING_NAMES[piece.heading])
        for piece in in_order(army)
    ]


def wreck_views(position: Position) -> tuple[WreckView, ...]:
    """All wrecks."""
    return tuple(WreckView(position.wrecks[square].code, name_of(square)) for square in sorted(position.wrecks))


def body_views(position: Position) -> tuple[BodyView, ...]:
    """All fallen Monsters."""
    return tuple(
        BodyView(name_of(body.square), "" if body.direction == NO_HEADING else HEADING_NAMES[body.direction])
        for body in position.bodies
    )


def falling_view(position: Position) -> str:
    """The square of a Monster about to fall."""
    return "" if position.falling == OFF else name_of(position.falling)
