"""The shots of one side in one position: which targets its guns destroy, and from where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from behemoth.tankchess.board.headings import direction_to
from behemoth.tankchess.board.pieces import Piece, in_order
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import Squares
from behemoth.tankchess.rules.fire import Lines, around, between, deadly_to, lines_of
from behemoth.tankchess.rules.movement.flood import Reach
from behemoth.tankchess.tables.kinds import Gun


class Shots:
    """Works out once what all pieces of a side share: from where each gun destroys each target.

    ``targets`` are the enemies worth firing at; all of them unless somebody chooses.
    """

    __slots__ = ("_aims", "_danger", "_observers", "_targets", "position", "side")

    def __init__(self, position: Position, side: int, targets: Iterable[Piece] | None = None) -> None:
        self.position = position
        self.side = side
        self._targets = in_order(position.armies[1 - side]) if targets is None else tuple(targets)
        self._observers: Sequence[Piece] | None = None
        self._aims: dict[Gun, list[tuple[Piece, tuple[int, ...], Lines]]] = {}
        #: By how guns reach, whatever their strength.
        self._danger: dict[tuple[bool, int, int], tuple[Squares, Squares]] = {}

    def of(self, piece: Piece, reach: Reach) -> Iterator[tuple[Piece, int, Squares]]:
        """Every shot of a piece that destroys: the target, the heading of the piece and the squares it may stand on."""
        gun = piece.kind.gun
        if gun is None:
            return
        if gun.indirect and self.observers:
            yield from self._with_observers(gun, piece, reach)
        else:
            yield from self._own_lines(gun, piece, reach)

    def _own_lines(self, gun: Gun, piece: Piece, reach: Reach) -> Iterator[tuple[Piece, int, Squares]]:
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

    @property
    def observers(self) -> Sequence[Piece]:
        """The pieces of this side that observe (TC12.6)."""
        if self._observers is None:
            self._observers = [one for one in in_order(self.position.armies[self.side]) if one.kind.observes]
        return self._observers

    def _with_observers(self, gun: Gun, piece: Piece, reach: Reach) -> Iterator[tuple[Piece, int, Squares]]:
        """Its own lines and what observers see, each target and pose once (TC12.7)."""
        found: dict[Piece, list[Squares]] = {}
        for target, heading, squares in self._own_lines(gun, piece, reach):
            found.setdefault(target, [0] * 8)[heading] |= squares
        for target in self._targets:
            squares = self._observed(gun, piece, target)
            if squares & reach.anywhere:
                planes = found.setdefault(target, [0] * 8)
                for heading, plane in enumerate(reach.planes):
                    planes[heading] |= plane & squares
        for target in self._targets:
            for heading, squares in enumerate(found.get(target, ())):
                if squares:
                    yield target, heading, squares

    def _observed(self, gun: Gun, shooter: Piece, target: Piece) -> Squares:
        """The squares from which the gun destroys what an observer sees, judged after the movement of the shooter: it
        has left its square, and where it ends it may stand in the way (TC12.6, TC12.7)."""
        seen = 0
        blockers = self._hidden_by(target, shooter.bit, 0)
        for observer in self.observers:
            line = sight(observer, target)
            if line is not None and not line & blockers:
                seen |= self.position.board & ~(0 if target.kind.giant else line)
        if not seen:
            return 0
        origins = around(target.square, gun)
        return seen & union_of(origins[direction] for direction in deadly_to(gun.strength, target))

    def may_fire(self, piece: Piece) -> bool:
        """Whether a vehicle may have a shot: it has a line within its speed, opens one by leaving, or may fell a tree.
        Far quicker to say than where it can go. Most are too far away, whatever their guns would pierce."""
        gun = piece.kind.gun
        if gun is None:
            return False
        if gun.indirect and self.observers:
            return True
        if piece.kind.fells and self.position.ground.felled & piece.near:
            return True
        reach = gun.indirect, gun.least, gun.most
        danger = self._danger.get(reach)
        if danger is None:
            danger = self._danger[reach] = self._find_danger(gun)
        origins, blockers = danger
        return bool(origins & piece.near or blockers & piece.bit)

    def _find_danger(self, gun: Gun) -> tuple[Squares, Squares]:
        """All squares from which a gun that reaches so far hits a target, and what lies first on the lines to them."""
        origins = blockers = 0
        for target in self._targets:
            seen = lines_of(gun, target.square, self._hidden_by(target, 0, 0))
            origins |= seen.anywhere
            blockers |= seen.blockers
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


def sight(observer: Piece, target: Piece) -> Squares | None:
    """The squares between an observer and a piece in one of its three forward directions, two or more away (TC12.6);
    ``None`` if it does not look there."""
    line = between(observer.square, target.square)
    if not line or (direction_to(observer.square, target.square) - observer.heading + 1) % 8 > 2:
        return None
    return line


def union_of(sets: Iterable[Squares]) -> Squares:
    """All squares of some sets."""
    found = 0
    for squares in sets:
        found |= squares
    return found


def fire_blockers(position: Position, left: Squares, felled: Squares) -> Squares:
    """What stops a direct shot at a vehicle: live pieces, wrecks, stacks, fallen Monsters, and ground that stops fire
    (TC3.2). The ground of the square that was left stays what it is."""
    return position.standing & ~left | position.ground.stops_fire & ~felled
