"""Random positions of the expansion (section 12): bulldozers with something to push, observers with something to see,
land mines in the way, covered mud, every goal with flags and carriers, and remote mines in every stage."""

from __future__ import annotations

from random import Random
from typing import Final

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, VECTORS
from behemoth.tankchess.board.mines import Mines, by_column
from behemoth.tankchess.board.pieces import SIDES, Piece, piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares, bit, column_of, each, row_of, square_at, union
from behemoth.tankchess.options import GOALS, RULE_NAMES, Rules
from behemoth.tankchess.tables.kinds import BY_CODE, KINDS
from behemoth.tankchess.tables.terrain import TERRAINS
from tests.tankchess.strategies import rebuilt

PUSHERS: Final = tuple(kind for kind in KINDS if kind.pushes)
OBSERVERS: Final = tuple(kind for kind in KINDS if kind.observes)
LOBBERS: Final = tuple(kind for kind in KINDS if kind.gun is not None and kind.gun.indirect)
VEHICLES: Final = tuple(kind for kind in KINDS if not kind.giant and not kind.commander)
GOAL_NAMES: Final = ("standard", "standard", *GOALS)
#: What a bulldozer may find ahead, and what beyond that.
AHEAD: Final = ("wreck", "wreck", "low", "low", "high", "tree", "mud")
BEYOND: Final = ("", "", "mud", "water", "mine", "hedge", "tree", "low", "wreck")


class Draft:
    """A position that is changed square by square."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.rng = rng
        self.before = position
        self.size = position.size
        self.pieces = {one.square: one for one in position.pieces}
        self.areas = list(position.ground.areas)
        self.wrecks = dict(position.wrecks)
        self.lying = position.stacks | position.body_bits

    def is_open(self, square: Square) -> bool:
        """Nothing is there but ground."""
        taken = square == OFF or square in self.pieces or square in self.wrecks or square == self.before.falling
        return not taken and not self.lying >> square & 1

    def clear(self, square: Square) -> bool:
        """Open ground, if nothing stays there; whether it is."""
        if not self.is_open(square):
            return False
        self.areas = [area & ~(1 << square) for area in self.areas]
        return True

    def lay(self, name: str, square: Square) -> None:
        """Ground or a wreck on a square that is open."""
        if not self.clear(square):
            return
        if name == "wreck":
            self.wrecks[square] = self.rng.choice([kind for kind in VEHICLES if not kind.small])
        elif name:
            number = next(terrain.number for terrain in TERRAINS if terrain.name == name)
            self.areas[number] |= 1 << square

    def put(self, one: Piece) -> None:
        """A piece on a square that is open."""
        if self.clear(one.square):
            self.pieces[one.square] = one

    def away(self, square: Square, heading: int, distance: int) -> Square:
        """The square so far away, or ``OFF``."""
        column = column_of(square) + distance * VECTORS[heading % 8][0]
        row = row_of(square) + distance * VECTORS[heading % 8][1]
        return square_at(column, row) if 0 <= column < self.size and 0 <= row < self.size else OFF

    def somewhere(self) -> Square:
        """A square near a piece, or anywhere."""
        if not self.pieces or self.rng.random() < 0.1:
            return square_at(self.rng.randrange(self.size), self.rng.randrange(self.size))
        near = self.rng.choice(sorted(self.pieces))
        return self.away(near, self.rng.choice(HEADINGS), self.rng.choice((1, 1, 2, 3)))

    def finish(self, **parts: object) -> Position:
        """The position it has become."""
        ground = Ground(tuple(self.areas))
        return rebuilt(self.before, pieces=self.pieces.values(), ground=ground, wrecks=self.wrecks, **parts)


def expanded(position: Position, rng: Random) -> Position:
    """The position with things of the expansion added; not always a sound one."""
    draft = Draft(position, rng)
    for _ in range(rng.choice((0, 1, 2))):
        _bulldozer(draft)
    for _ in range(rng.choice((0, 0, 1, 2))):
        _observer(draft)
    for _ in range(rng.choice((0, 0, 1, 3, 6))):
        draft.lay("mine", draft.somewhere())
    if rng.random() < 0.3:
        _cover_mud(draft)
    goal = rng.choice(GOAL_NAMES)
    if goal == "last_tank":
        _last_tanks(draft)
    flags = _flags(draft, GOALS[goal].carried) if GOALS[goal].flags else None
    if GOALS[goal].flags and flags is None:
        goal = "standard"
    mines = _mines(draft) if rng.random() < 0.5 else None
    given = {name: getattr(position.rules, name) for name in RULE_NAMES}
    number = min(5, max(_number(mines, side) for side in SIDES)) if mines else 0
    rules = Rules(**{**given, "goal": goal, "remote_mines": number})
    return draft.finish(flags=flags, mines=mines if number else None, rules=rules)


def _bulldozer(draft: Draft) -> None:
    """One, with something ahead and something beyond; sometimes trees before it, sometimes company for what is high."""
    rng = draft.rng
    heading, side = rng.choice(HEADINGS), rng.choice(SIDES)
    start = draft.somewhere()
    if start == OFF:
        return
    draft.put(piece(rng.choice(PUSHERS), side, start, heading))
    trees = rng.choice((0, 0, 0, 1, 1, 2, 3, 3, 4))
    for distance in range(1, trees + 1):
        draft.lay("tree", draft.away(start, heading, distance))
    thing, beyond = (draft.away(start, heading, trees + more) for more in (1, 2))
    draft.lay(rng.choice(AHEAD), thing)
    draft.lay(rng.choice(BEYOND), beyond)
    if thing != OFF and rng.random() < 0.5:
        for way in HEADINGS:  # alone, as HB wants it
            if draft.away(thing, way, 1) != start and rng.random() < 0.8:
                draft.clear(draft.away(thing, way, 1))


def _observer(draft: Draft) -> None:
    """One that looks at an enemy, and a gun that may reach it."""
    rng = draft.rng
    side, heading, start = rng.choice(SIDES), rng.choice(HEADINGS), draft.somewhere()
    if start == OFF:
        return
    draft.put(piece(rng.choice(OBSERVERS), side, start, heading))
    target = draft.away(start, heading + rng.choice((-1, 0, 1)), rng.choice((2, 2, 3, 4, 5)))
    if target == OFF:
        return
    seen = rng.choice((*VEHICLES, BY_CODE["M"], BY_CODE["M"]))
    draft.put(piece(seen, 1 - side, target, rng.choice(HEADINGS)))
    gun = draft.away(target, rng.choice(HEADINGS), rng.choice((2, 3, 4, 5, 6)))
    if gun != OFF:
        gun = draft.away(gun, rng.choice(HEADINGS), rng.choice((0, 1, 2)))
    if gun != OFF:
        draft.put(piece(rng.choice(LOBBERS), side, gun, rng.choice(HEADINGS)))


def _cover_mud(draft: Draft) -> None:
    """Mud under some obstacles (TC12.3)."""
    obstacles = [square for terrain in TERRAINS if terrain.pushed for square in each(draft.areas[terrain.number])]
    mud = next(terrain.number for terrain in TERRAINS if terrain.slows)
    for square in obstacles:
        if draft.rng.random() < 0.4:
            draft.areas[mud] |= 1 << square


def _last_tanks(draft: Draft) -> None:
    """Any number of command tanks, and often one side with hardly anything left (TC12.16)."""
    rng = draft.rng
    for square, one in list(draft.pieces.items()):
        if one.kind.gun is not None and rng.random() < 0.15:
            draft.pieces[square] = piece(BY_CODE["CLT"], one.side, square, int(one.heading))
    if rng.random() < 0.6:
        side = rng.choice(SIDES)
        mine = [square for square, one in draft.pieces.items() if one.side == side]
        for square in rng.sample(mine, max(0, len(mine) - rng.choice((1, 1, 2)))):
            del draft.pieces[square]


def _flags(draft: Draft, carried: bool) -> Flags | None:
    """Homes near enemies, on any free ground, sometimes under an enemy; carriers where the goal has them."""
    rng = draft.rng
    homes = [_home(draft, side, carried) for side in SIDES]
    if OFF in homes or homes[0] == homes[1]:
        return None
    carriers = [OFF, OFF]
    for side in SIDES:
        enemies = [one.square for one in draft.pieces.values() if one.side != side and not one.kind.giant]
        if carried and enemies and rng.random() < 0.4:
            carriers[side] = rng.choice(enemies)
    return Flags((homes[0], homes[1]), (carriers[0], carriers[1]))


def _home(draft: Draft, side: int, carried: bool) -> Square:
    rng = draft.rng
    enemies = [one.square for one in draft.pieces.values() if one.side != side and not one.kind.giant]
    if carried and enemies and rng.random() < 0.2:
        return rng.choice(enemies)
    for _ in range(20):
        square = draft.somewhere()
        if rng.random() < 0.3:  # a back row, where a flag that is picked up has won
            square = square_at(rng.randrange(draft.size), rng.choice((0, draft.size - 1)))
        if draft.is_open(square):
            draft.lay(rng.choice(("", "", "mud", "hedge")), square)
            return square
    return OFF


def _mines(draft: Draft) -> Mines:
    """Remote mines: none placed yet, some, all, spent ones; often under pieces."""
    rng = draft.rng
    everywhere = [square_at(column, row) for column in range(draft.size) for row in range(draft.size)]
    could = union(everywhere if rng.random() < 0.7 else rng.sample(everywhere, max(12, len(everywhere) // 2)))
    if rng.random() < 0.15:
        owed = rng.choice((1, 2, 3))
        laid = tuple(_first_placed(could, rng, owed) for _ in SIDES)
        return Mines(could, (laid[0], laid[1]), (0, 0), (owed if rng.random() < 0.5 else 0, owed))
    under = [square for square in sorted(draft.pieces) if could >> square & 1]
    chosen = [_some(under, each(could), rng) for _ in SIDES]
    spent = [union(rng.sample([*each(could & ~squares)], rng.choice((0, 0, 1)))) for squares in chosen]
    return Mines(could, (chosen[0], chosen[1]), (spent[0], spent[1]))


def _some(under: list[Square], others: object, rng: Random) -> Squares:
    found = 0
    pool = list(others)  # type: ignore[call-overload]
    for _ in range(rng.choice((0, 1, 2, 3, 4))):
        found |= bit(rng.choice(under) if under and rng.random() < 0.6 else rng.choice(pool))
    return found


def _first_placed(could: Squares, rng: Random, owed: int) -> Squares:
    """None or one placed already, early enough that the others find room."""
    squares = by_column(could)
    return 0 if rng.random() < 0.6 else bit(rng.choice(squares[: max(1, len(squares) - owed)]))


def _number(mines: Mines, side: int) -> int:
    return mines.left(side) + mines.spent[side].bit_count() + mines.owed[side]
