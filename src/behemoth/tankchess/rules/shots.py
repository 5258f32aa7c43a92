"""What one side can see and reach in one position: the working table of the move generator."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from behemoth.tankchess.board.headings import NO_HEADING, Path, Pose
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Squares, each, spread
from behemoth.tankchess.rules.fire import Lines, dangerous, deadly_to, lines_of, star
from behemoth.tankchess.rules.movement.reach import NO_GATE, Reach, flood, gate_of
from behemoth.tankchess.rules.movement.route import route
from behemoth.tankchess.rules.movement.walk import walk
from behemoth.tankchess.tables.kinds import KINDS, Gun


class Survey:
    """Masks that all pieces of a side share, computed once. ``targets`` are the enemies worth firing at."""

    __slots__ = ("_aims", "_targets", "position", "side", "standing")

    def __init__(self, position: Position, side: int, targets: Iterable[Piece] | None = None) -> None:
        self.position = position
        self.side = side
        self.standing: Squares = position.masks.standing
        self._targets = targets
        self._aims: dict[Gun, list[tuple[Piece, tuple[int, ...], Lines]]] = {}

    @property
    def targets(self) -> Iterable[Piece]:
        """The enemies worth firing at; all of them unless somebody chose."""
        if self._targets is None:
            enemies = self.position.armies[1 - self.side]
            self._targets = [enemies[square] for square in sorted(enemies)]
        return self._targets

    @property
    def tall(self) -> Squares:
        """What hides a Monster (TC6.9)."""
        return self.position.tall_bits()

    def reaches(self, piece: Piece) -> list[Reach]:
        """The ends of a vehicle's movement, apart by their effect on the trees."""
        kind = piece.kind
        if fells_near(self.position, piece):
            return _reaches_by_walking(self.position, piece)
        land, water, mud = _ground_near(self.position, piece)
        gate = gate_of(self.position.size, self.side) if kind.commander else NO_GATE
        return [flood(piece.square, piece.heading, kind.speed, land, mud, water, gate)]

    def shots(self, piece: Piece, reach: Reach) -> Iterator[tuple[Piece, int, Squares]]:
        """Every shot that destroys: the target, the heading the shooter has and the squares it may stand on."""
        gun = piece.kind.gun
        if gun is None:
            return
        planes, anywhere = reach.planes, reach.anywhere
        for target, directions, seen in self.aims(gun, piece, reach.felled):
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

    def strikers(self) -> list[Piece]:
        """The own pieces that may strike a target, by square: Monsters, and who has a deadly line within its speed.
        Far quicker to say than where they can go."""
        army, felled = self.position.armies[self.side], self.position.ground.felled
        hidden = [(target, self._hidden_by(target, 0, 0) & star(target.square)) for target in self.targets]
        found = 0
        for number, squares in army.kinds.items():
            kind = KINDS[number]
            if kind.giant:
                found |= squares
            elif kind.gun is not None:
                for target, hides in hidden:
                    found |= squares & dangerous(kind.gun, kind.speed, target, hides)
                if felled and kind.fells:  # felling trees it may open lines
                    found |= squares & spread(felled, kind.speed)
        return [army[square] for square in each(found)]

    def aims(self, gun: Gun, shooter: Piece, felled: Squares) -> Iterable[tuple[Piece, tuple[int, ...], Lines]]:
        """The targets this gun can destroy, in which flight directions, and from where.

        The shooter has left its square and what it felled is gone, so lines that either of them stops are drawn anew.
        """
        shared = self._aims.get(gun)
        if shared is None:
            shared = self._aims[gun] = list(self._draw(gun, 0, 0))
        gone = shooter.bit | felled
        for aim in shared:
            if aim[2].blockers & gone:
                break
        else:
            return shared
        return self._draw(gun, shooter.bit, felled)

    def fire_blockers(self, left: Squares, felled: Squares) -> Squares:
        """What stops a direct shot at a vehicle (TC3.2); the ground of the square that was left stays what it is."""
        return self.standing & ~left | self.position.ground.stops_fire & ~felled

    def _draw(self, gun: Gun, left: Squares, felled: Squares) -> Iterator[tuple[Piece, tuple[int, ...], Lines]]:
        for target in self.targets:
            directions = deadly_to(gun.strength, target)
            if directions:
                yield target, directions, lines_of(gun, target.square, self._hidden_by(target, left, felled))

    def _hidden_by(self, target: Piece, left: Squares, felled: Squares) -> Squares:
        """TC6.9: a Monster is hidden only by what is as tall as itself."""
        return self.tall & ~left if target.kind.giant else self.fire_blockers(left, felled)


def drive_path(position: Position, piece: Piece, goal: Pose) -> Path:
    """One shortest path of a vehicle to a pose, if it fells nothing (:func:`fells_near`); empty if there is none."""
    land, _, mud = _ground_near(position, piece)
    if goal == piece.behind and land >> goal[0] & 1:
        return piece.pose, goal  # TC2.2
    return () if goal == piece.pose else route(piece.pose, goal, piece.kind.speed, land, mud)  # TC2.5


def fells_near(position: Position, piece: Piece) -> bool:
    """Whether a vehicle may change the ground on its way."""
    return piece.kind.fells and bool(position.ground.felled & piece.near)


def _ground_near(position: Position, piece: Piece) -> tuple[Squares, Squares, Squares]:
    """What a vehicle can drive on within its speed, where it would sink, and what ends its movement."""
    near, mud = piece.near, position.ground.slows
    _, land, water = position.masks
    if piece.kind.swims:
        return (land | water) & near, 0, mud & near
    return land & near, water & near, mud & near


def _reaches_by_walking(position: Position, piece: Piece) -> list[Reach]:
    """The reach of a piece that fells trees on its way: one for each set of felled trees (TC2.6)."""
    planes: dict[Squares, list[Squares]] = {}
    sinks: dict[Squares, Squares] = {}
    leaves: set[Squares] = set()
    for drive in walk(position, piece):
        planes.setdefault(drive.felled, [0] * 8)
        if drive.square == OFF:
            leaves.add(drive.felled)
        elif drive.heading == NO_HEADING:
            sinks[drive.felled] = sinks.get(drive.felled, 0) | 1 << drive.square
        else:
            planes[drive.felled][drive.heading] |= 1 << drive.square
    return [
        _reach(headings, sinks.get(felled, 0), felled in leaves, felled) for felled, headings in sorted(planes.items())
    ]


def _reach(planes: list[Squares], sinks: Squares, leaves: bool, felled: Squares) -> Reach:
    anywhere = poses = 0
    for plane in planes:
        anywhere |= plane
        poses += plane.bit_count()
    return Reach(tuple(planes), anywhere, poses, sinks, leaves, felled)
