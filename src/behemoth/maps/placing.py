"""Where the pieces of a map made by chance stand: at home, apart from each other, with a way out and out of fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from behemoth.maps.land import Land
from behemoth.maps.measures import USUAL, first_strikes, moves_by_piece
from behemoth.maps.symmetry import IMAGES
from behemoth.maps.ways import neighbours
from behemoth.tankchess import (
    BLACK,
    KINDS,
    SIDES,
    WHITE,
    Heading,
    Kind,
    Piece,
    Position,
    Scheme,
    Square,
    Squares,
    check_moves,
    column_of,
    half_turn,
    piece,
    row_of,
    setup_faults,
    square_at,
    union,
)

#: So often pieces that stand badly are put elsewhere before another ground is tried.
_ROUNDS: Final = 14
_AHEAD: Final = (Heading.N, Heading.S)
COMMANDER: Final = next(kind for kind in KINDS if kind.commander)


def home_rows(size: int) -> int:
    """So many rows of the board belong to each side."""
    return max(2, (size + 2) // 5)


def home(size: int) -> Squares:
    """White's home."""
    return union(square_at(column, row) for column in range(size) for row in range(home_rows(size)))


class Placing:
    """The pieces of both sides on a finished ground. White's are placed; Black's follow by the symmetry, or are placed
    in their turn as if the board were turned around."""

    def __init__(self, land: Land, army: Sequence[Kind]) -> None:
        self._land = land
        self._army = (COMMANDER, *army)
        self._ground = land.ground()
        image = IMAGES[land.symmetry]
        #: Those who are placed on their own.
        self._sides = SIDES if image is None else (WHITE,)
        self._image = image or half_turn
        self._stands: dict[int, list[Square]] = {}

    def place(self) -> tuple[Piece, ...] | None:
        """All pieces, with nobody in fire or stuck; nothing if there is no room or chance was not kind."""
        for side in self._sides:
            self._stands[side] = []
            for kind in self._army:
                square = self._stand(side, kind)
                if square is None:
                    return None
                self._stands[side].append(square)
        for _ in range(_ROUNDS):
            position = Position.make(self._land.size, self.pieces(), self._ground)
            bad = self._bad(position) or self._unfit(position)
            if not bad:
                return position.pieces
            for side, number in sorted(bad):
                elsewhere = self._stand(side, self._army[number])
                if elsewhere is not None:
                    self._stands[side][number] = elsewhere
        return None

    def pieces(self) -> list[Piece]:
        """Everybody where they stand now."""
        found = [
            piece(kind, side, self._seen(square, side), _AHEAD[side])
            for side, squares in self._stands.items()
            for kind, square in zip(self._army, squares, strict=True)
        ]
        if len(self._sides) == len(SIDES):
            return found
        size = self._land.size
        return found + [piece(one.kind, BLACK, self._image(one.square, size), _AHEAD[BLACK]) for one in found]

    def _seen(self, square: Square, side: int) -> Square:
        """A square as a side counts it, from its own corner, on the board."""
        return square if side == WHITE else half_turn(square, self._land.size)

    def _stand(self, side: int, kind: Kind) -> Square | None:
        """A square at home: apart from the others if there is one, else any that leaves them air."""
        taken = union(self._stands[side])
        squares = [square for square in self._land.squares(home(self._land.size) & ~taken) if self._fits(square, side)]
        if kind.commander:
            squares = [square for square in squares if self._sheltered(square)]
        for near in (neighbours(taken), 0):
            for square in squares:
                if not near >> square & 1:
                    return square
        return None

    def _fits(self, square: Square, side: int) -> bool:
        """Open ground, and none that the counterpart takes."""
        here = self._seen(square, side)
        return not self._ground.everything >> here & 1 and self._image(here, self._land.size) != here

    def _sheltered(self, square: Square) -> bool:
        """The command tank begins in the two back rows, not in a corner."""
        edge = self._land.size // 5
        return row_of(square) < 2 and edge <= column_of(square) < self._land.size - edge

    def _bad(self, position: Position) -> set[tuple[int, int]]:
        """Who has to go elsewhere, by side and number: pieces that could be destroyed at once, or hardly move."""
        squares = {*first_strikes(position)}
        for side in SIDES:
            moves = moves_by_piece(position, side)
            squares |= {square for square, count in moves.items() if count < USUAL["least_moves"].least}
            if check_moves(position, 1 - side):
                squares |= {one.square for one in position.armies[side].values() if one.kind.commander}
        return {self._number(square, position) for square in squares}

    def _unfit(self, position: Position) -> set[tuple[int, int]]:
        """The same for command tanks that the rules do not let stand there: they could leave too soon (TC8.4)."""
        scheme = Scheme("", ("",), position.size, position.pieces, self._ground, symmetric=False)
        squares = {square for fault in setup_faults(scheme) for square in fault.squares}
        commanders = [one.square for one in position.pieces if one.kind.commander and one.square in squares]
        return {self._number(square, position) for square in commanders}

    def _number(self, square: Square, position: Position) -> tuple[int, int]:
        found = position.piece_at(square)
        assert found is not None
        if found.side in self._sides:
            own = self._seen(square, found.side)
            return found.side, self._stands[found.side].index(own)
        return WHITE, self._stands[WHITE].index(self._image(square, self._land.size))
