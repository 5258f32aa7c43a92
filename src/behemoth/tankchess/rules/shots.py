"""The shots of one side in one position: which targets its guns destroy, and from where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from behemoth.tankchess.board.pieces import Piece, in_order
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import Squares
from behemoth.tankchess.rules.fire import Lines, deadly_to, lines_of
from behemoth.tankchess.rules.movement.flood import Reach
from behemoth.tankchess.tables.kinds import Gun


class Shots:
    """Works out once what all pieces of a side share: from where each gun destroys each target.

    ``targets`` are the enemies worth firing at; all of them unless somebody chooses.
    """

    __slots__ = ("_aims", "_danger", "_targets", "position", "side")

    def __init__(self, position: Position, side: int, targets: Iterable[Piece] | None = None) -> None:
        self.position = position
        self.side = side
        self._targets = in_order(position.armies[1 - side]) if targets is None else targets
        self._aims: dict[Gun, list[tuple[Piece, tuple[int, ...], Lines]]] = {}
        self._danger: dict[Gun, tuple[Squares, Squares]] = {}

    def of(self, piece: Piece, reach: Reach) -> Iterator[tuple[Piece, int, Squares]]:
        """Every shot of a piece that destroys: the target, the heading of the piece and the squares it may stand on."""
        gun = piece.kind.gun
        if gun is None:
            return
        planes, anywhere = reach.planes, reach.anywhere
        for target, directions, seen in self._aims_of(gun, piece, reach.felled):
            if not seen.anywhere & anywhere:
                continue
            for direction in directions:
                origin = seen.origins[direction]
                if origin & anywhere:
                    for turn in gun.arc:
                        heading = (direction - turn) % 8
                        squares = planes[heading] & origin
                        if squares:
                            yield target, heading, squares

    def may_fire(self, piece: Piece) -> bool:
        """Whether a vehicle may have a shot: it has a deadly line within its speed, opens one by leaving, or may fell
        a tree. Far quicker to say than where it can go."""
        gun = piece.kind.gun
        if gun is None:
            return False
        if piece.kind.fells and self.position.ground.felled & piece.near:
            return True
        if gun not in self._danger:
            self._danger[gun] = self._find_danger(gun)
        origins, blockers = self._danger[gun]
        return bool(origins & piece.near or blockers & piece.bit)

    def _find_danger(self, gun: Gun) -> tuple[Squares, Squares]:
        """All squares from which this gun destroys a target, and what lies first on the lines to them."""
        origins = blockers = 0
        for _, directions, seen in self._shared_aims(gun):
            blockers |= seen.blockers
            for direction in directions:
                origins |= seen.origins[direction]
        return origins, blockers

    def _aims_of(self, gun: Gun, shooter: Piece, felled: Squares) -> Iterable[tuple[Piece, tuple[int, ...], Lines]]:
        """The targets this gun can destroy, in which flight directions, and from where.

        The shooter has left its square and what it felled is gone, so lines that either of them stops are drawn anew.
        """
        shared = self._shared_aims(gun)
        gone = shooter.bit | felled
        for aim in shared:
            if aim[2].blockers & gone:
                return self._draw(gun, shooter.bit, felled)
        return shared

    def _shared_aims(self, gun: Gun) -> list[tuple[Piece, tuple[int, ...], Lines]]:
        shared = self._aims.get(gun)
        if shared is None:
            shared = self._aims[gun] = list(self._draw(gun, 0, 0))
        return shared

    def _draw(self, gun: Gun, left: Squares, felled: Squares) -> Iterator[tuple[Piece, tuple[int, ...], Lines]]:
        for target in self._targets:
            directions = deadly_to(gun.strength, target)
            if directions:
                yield target, directions, lines_of(gun, target.square, self._hidden_by(target, left, felled))

    def _hidden_by(self, target: Piece, left: Squares, felled: Squares) -> Squares:
        """TC6.9: a Monster is hidden only by what is as tall as itself."""
        if target.kind.giant:
            return self.position.tall_bits() & ~left
        return fire_blockers(self.position, left, felled)


def fire_blockers(position: Position, left: Squares, felled: Squares) -> Squares:
    """What stops a direct shot at a vehicle (TC3.2); the ground of the square that was left stays what it is."""
    return position.standing & ~left | position.ground.stops_fire & ~felled
