"""Live pieces: a kind, an owner, a square and a heading (TC1.3)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from behemoth.tankchess.board.hashing import PIECE, fact
from behemoth.tankchess.board.headings import HEADINGS, STEPS, Heading, Pose
from behemoth.tankchess.board.squares import Square, name_of, zone
from behemoth.tankchess.tables.kinds import Kind

WHITE: Final = 0
BLACK: Final = 1
SIDES: Final = (WHITE, BLACK)
SIDE_WORDS: Final = ("white", "black")


class PieceView(msgspec.Struct, frozen=True):
    """A live piece as everybody sees it."""

    side: str
    kind: str
    square: str
    heading: str


class Piece:
    """A piece in a pose. There is one object for each, made by :func:`piece`, so that equal means identical."""

    __slots__ = (
        "behind", "bit", "fact", "heading", "kind", "near", "pose", "side", "square", "text", "view", "written",
    )  # fmt: skip

    kind: Kind
    side: int
    square: Square
    heading: Heading
    #: The set of its one square, all squares its steps can touch, and its share of the position's hash.
    bit: int
    near: int
    fact: int
    #: Its square and heading, and the same after one step back.
    pose: Pose
    behind: Pose
    #: As a line has it: ``MTC3N``; as a view has it, and the same as it travels.
    text: str
    view: PieceView
    written: bytes

    def __repr__(self) -> str:
        return f"piece({self.kind.code} {SIDE_WORDS[self.side]} {name_of(self.square)}{self.heading.name})"

    def __reduce__(self) -> tuple[object, ...]:
        return piece, (self.kind, self.side, self.square, int(self.heading))

    def at(self, square: Square, heading: int) -> Piece:
        """The same piece in another pose."""
        return piece(self.kind, self.side, square, heading)


@cache
def piece(kind: Kind, side: int, square: Square, heading: int) -> Piece:
    """The piece of this kind and owner in this pose."""
    made = Piece()
    made.kind = kind
    made.side = side
    made.square = square
    made.heading = HEADINGS[heading]
    made.bit = 1 << square
    made.pose = square, made.heading
    made.behind = square - STEPS[heading], made.heading
    made.text = f"{kind.code}{name_of(square)}{made.heading.name}"
    made.view = PieceView(SIDE_WORDS[side], kind.code, name_of(square), made.heading.name)
    made.written = msgspec.json.encode(made.view)
    made.near = zone(square, kind.speed)
    made.fact = fact(PIECE, square, kind.number, heading, side)
    return made
