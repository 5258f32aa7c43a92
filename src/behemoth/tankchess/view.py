"""What a viewer of Tank Chess sees. Nothing is hidden in it, so every viewer sees the same."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Final

import msgspec

from behemoth.games import Outcome
from behemoth.tankchess.board.army import Army
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING
from behemoth.tankchess.board.pieces import PieceView
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, each, name_of
from behemoth.tankchess.tables.terrain import TERRAINS


class WreckView(msgspec.Struct, frozen=True):
    """A wreck."""

    kind: str
    square: str


class BodyView(msgspec.Struct, frozen=True):
    """A fallen Monster and the side it fell to (empty where it lies on one square)."""

    square: str
    side: str


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


_WRITTEN: Final = attrgetter("written")


@lru_cache(maxsize=256)
def terrain_view(ground: Ground) -> Mapping[str, tuple[str, ...]]:
    """The squares of each kind of ground that is there; remembered, since the ground hardly ever changes."""
    return {
        terrain.name: tuple(name_of(square) for square in each(ground.areas[terrain.number]))
        for terrain in TERRAINS
        if ground.areas[terrain.number]
    }


def piece_views(position: Position) -> tuple[PieceView, ...]:
    """All live pieces."""
    return tuple(piece.view for piece in position.pieces)


# The same as they travel: of most boards little is new.


@lru_cache(maxsize=256)
def write_terrain(ground: Ground) -> msgspec.Raw:
    """``terrain_view`` as JSON."""
    return msgspec.Raw(msgspec.json.encode(terrain_view(ground)))


def write_pieces(position: Position) -> msgspec.Raw:
    """``piece_views`` as JSON."""
    white, black = _write_army(position.armies[0]), _write_army(position.armies[1])
    return msgspec.Raw(b"[" + white + (b"," if white and black else b"") + black + b"]")


def _write_army(army: Army) -> bytes:
    if army.view is None:
        army.view = b",".join(map(_WRITTEN, army.ordered))
    return army.view


def wreck_views(position: Position) -> tuple[WreckView, ...]:
    """All wrecks."""
    return tuple(WreckView(position.wrecks[square].code, name_of(square)) for square in sorted(position.wrecks))


def body_views(position: Position) -> tuple[BodyView, ...]:
    """All fallen Monsters."""
    return tuple(
        BodyView(name_of(body.square), "" if body.direction == NO_HEADING else HEADINGS[body.direction].name)
        for body in position.bodies
    )


def falling_view(position: Position) -> str:
    """The square of a Monster about to fall."""
    return "" if position.falling == OFF else name_of(position.falling)
