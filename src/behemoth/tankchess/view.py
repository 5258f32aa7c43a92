"""What a viewer of Tank Chess sees. With remote mines each side sees its own (TC12.12), else all see the same."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from behemoth.games import EVERYTHING, Outcome, Viewer
from behemoth.tankchess.board.headings import HEADING_NAMES, NO_HEADING
from behemoth.tankchess.board.mines import Mines, by_column
from behemoth.tankchess.board.pieces import SIDE_WORDS, SIDES, Piece, Ranks
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, SQUARE_NAMES, Square, each, name_of
from behemoth.tankchess.options import STANDARD


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


class FlagView(msgspec.Struct, frozen=True):
    """The flag of a side: its home square, and the square of the enemy that carries it, if one does (TC12.14)."""

    side: str
    home: str
    carrier: str


class SideMines(msgspec.Struct, frozen=True):
    """The remote mines of a side: how many it has left and has yet to lay, those it has spent, and the others for
    whoever may know them (TC12.12)."""

    side: str
    left: int
    owed: int
    spent: tuple[str, ...]
    own: tuple[str, ...]


class MinesView(msgspec.Struct, frozen=True):
    """The remote mines of both sides, and every square on which this viewer (in an analysis: whoever decides) may still
    lay one; they are laid in order, so the last ones are for the last mines (TC12.10)."""

    sides: tuple[SideMines, ...]
    choices: tuple[str, ...]


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
    #: What the game is about, and what belongs to it.
    goal: str = STANDARD.goal
    flags: tuple[FlagView, ...] = ()
    mines: MinesView | None = None


def piece_views(ranks: Ranks) -> tuple[PieceView, ...]:
    """All live pieces."""
    white, black = ranks
    return (*_side_view(white, SIDE_WORDS[0]), *_side_view(black, SIDE_WORDS[1]))


def _side_view(pieces: list[Piece], side: str) -> list[PieceView]:
    return [
        PieceView(side, piece.kind.code, SQUARE_NAMES[piece.square], HEADING_NAMES[piece.heading]) for piece in pieces
    ]


def wreck_views(position: Position) -> tuple[WreckView, ...]:
    """All wrecks."""
    wrecks = position.wrecks
    return tuple([WreckView(wrecks[square].code, name_of(square)) for square in sorted(wrecks)]) if wrecks else ()


def stack_views(position: Position) -> tuple[str, ...]:
    """The squares of all stacks."""
    stacks = position.stacks
    return tuple([name_of(square) for square in each(stacks)]) if stacks else ()


def body_views(position: Position) -> tuple[BodyView, ...]:
    """All fallen Monsters."""
    return tuple(
        [
            BodyView(name_of(body.square), "" if body.direction == NO_HEADING else HEADING_NAMES[body.direction])
            for body in position.bodies
        ]
    )


def flag_views(position: Position) -> tuple[FlagView, ...]:
    """Both flags, if it is about flags."""
    flags = position.flags
    if flags is None:
        return ()
    pairs = zip(SIDE_WORDS, flags.homes, flags.carriers, strict=True)
    return tuple(
        FlagView(side, name_of(home), "" if carrier == OFF else name_of(carrier)) for side, home, carrier in pairs
    )


def mines_view(position: Position, viewer: Viewer, laying: int | None) -> MinesView | None:
    """The remote mines as this viewer may know them, if there are any, and where the side that is laying some may."""
    mines = position.mines
    if mines is None:
        return None
    choices = [] if laying is None else _later(mines, laying)
    return MinesView(
        tuple(_side_mines(mines, side, viewer in (side, EVERYTHING)) for side in SIDES),
        tuple(name_of(square) for square in choices),
    )


def _later(mines: Mines, side: int) -> list[Square]:
    next_ones, could = mines.choices(side), by_column(mines.could)
    return could[could.index(next_ones[0]) :] if next_ones else []


def _side_mines(mines: Mines, side: int, known: bool) -> SideMines:
    return SideMines(
        side=SIDE_WORDS[side],
        left=mines.left(side),
        owed=mines.owed[side],
        spent=tuple(name_of(square) for square in by_column(mines.spent[side])),
        own=tuple(name_of(square) for square in by_column(mines.laid[side])) if known else (),
    )


def falling_view(position: Position) -> str:
    """The square of a Monster about to fall."""
    return "" if position.falling == OFF else name_of(position.falling)
