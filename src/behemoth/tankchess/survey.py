"""What one side can see and reach in one position: the working table of the move generator."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from behemoth.tankchess.fire import Lines, dangerous, deadly_to, lines_of, star
from behemoth.tankchess.headings import NO_HEADING
from behemoth.tankchess.kinds import Gun
from behemoth.tankchess.pieces import Piece
from behemoth.tankchess.position import Position
from behemoth.tankchess.reach import NO_GATE, Reach, flood, gate_of
from behemoth.tankchess.squares import OFF, Squares
from behemoth.tankchess.walk import walk


class Survey:
    """Masks that all pieces of a side share, computed once. ``targets`` are the enemies worth firing at."""

    __slots__ = (
        "_aims", "_gate", "_targets", "cover", "land", "mud", "position", "side", "standing", "water",
    )  # fmt: skip

    def __init__(self, position: Position, side: int, targets: Iterable[Piece] | None = None) -> None:
        ground, live = position.ground, position.live
        standing = live | position.wreck_bits | position.stacks | position.body_bits
        self.position = position
        self.side = side
        self.land: Squares = position.board & ~(standing | ground.blocks | ground.deep)  # TC2.3
        self.water: Squares = ground.deep & ~standing  # TC11.12
        self.mud: Squares = ground.slows
        self.standing: Squares = standing
        self.cover: Squares = ground.stops_fire
        self._targets = targets
        self._gate = gate_of(position.size, side)
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
        near = piece.near
        if kind.fells and self.position.ground.felled & near:
            return _reaches_by_walking(self.position, piece)
        land, water = self.land & near, self.water & near
        if kind.swims:
            land, water = land | water, 0
        gate = self._gate if kind.commander else NO_GATE
        return [flood(piece.square, piece.heading, kind.speed, land, self.mud & near, water, gate)]

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
        dangers: dict[int, tuple[Squares, Squares]] = {}
        found = []
        for square, piece in army.items():
            kind = piece.kind
            if kind.gun is None:
                if kind.giant:
                    found.append(square)
                continue
            danger = dangers.get(kind.number)
            if danger is None:
                danger = dangers[kind.number] = _danger(kind.gun, hidden)
            near = piece.near
            # Leaving its square, or felling trees, it may open lines.
            if danger[0] & near or danger[1] & piece.bit or (kind.fells and felled & near):
                found.append(square)
        return [army[square] for square in sorted(found)]

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
        return self.standing & ~left | self.cover & ~felled

    def _draw(self, gun: Gun, left: Squares, felled: Squares) -> Iterator[tuple[Piece, tuple[int, ...], Lines]]:
        for target in self.targets:
            directions = deadly_to(gun.strength, target)
            if directions:
                yield target, directions, lines_of(gun, target.square, self._hidden_by(target, left, felled))

    def _hidden_by(self, target: Piece, left: Squares, felled: Squares) -> Squares:
        """TC6.9: a Monster is hidden only by what is as tall as itself."""
        return self.tall & ~left if target.kind.giant else self.fire_blockers(left, felled)


def _danger(gun: Gun, hidden: Iterable[tuple[Piece, Squares]]) -> tuple[Squares, Squares]:
    """All squares from which this gun destroys a target, and what its lines end at; each target with what hides it."""
    danger = blockers = 0
    for target, hides in hidden:
        squares, stops = dangerous(gun, target, hides)
        danger |= squares
        blockers |= stops
    return danger, blockers


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
