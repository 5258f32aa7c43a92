"""Random positions of every board size, terrain and kind, crowded enough that everything in the rules really happens.

A position is made from a seed alone, so that a failing one can be made again and thousands can be made quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import msgspec
from hypothesis import strategies as st

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import FALL_DIRECTIONS, HEADINGS, VECTORS
from behemoth.tankchess.board.pieces import SIDES, WHITE, Piece
from behemoth.tankchess.board.position import Position, Result
from behemoth.tankchess.board.squares import OFF, Square, bit, each, square_at, union
from behemoth.tankchess.options import Rules
from behemoth.tankchess.tables.terrain import TERRAINS
from tests.tankchess.draft import (
    COMMANDER,
    LIGHT,
    MONSTER,
    NO_MONSTER,
    NO_VEHICLE,
    SIZES,
    SWIMMER,
    PositionBuilder,
)
from tests.tankchess.staging import Goal, choose_goal, stage_expansion


def random_position(rng: Random) -> Position:
    """A consistent position; the same for the same state of ``rng``."""
    return _make(rng, expanded=True)


def plain_position(rng: Random) -> Position:
    """The same without anything of section 12."""
    return _make(rng, expanded=False)


def _make(rng: Random, expanded: bool) -> Position:
    draft = PositionBuilder(rng, rng.choice(SIZES), expanded)
    _lay_ground(draft)
    _strew(draft)
    _place_commanders(draft)
    _place_monsters(draft)
    _place_vehicles(draft)
    _surround(draft)
    _aim(draft)
    _stage(draft)
    if expanded:
        stage_expansion(draft)
    return _finish(draft, choose_goal(draft) if expanded else Goal())


def _lay_ground(draft: PositionBuilder) -> None:
    """Ground all over the board, one kind prevailing or all mixed."""
    rng = draft.rng
    density = rng.choice((0.0, 0.1, 0.2, 0.3, 0.45))
    names = draft.terrains
    favourite = rng.choice((*names, "hedge", "", ""))
    for column in range(draft.size):
        for row in range(draft.size):
            if rng.random() < density:
                prevails = favourite and rng.random() < 0.5
                draft.ground[square_at(column, row)] = favourite if prevails else rng.choice(names)


def _strew(draft: PositionBuilder) -> None:
    """Wrecks, stacks and bodies."""
    rng = draft.rng
    for _ in range(rng.choice((0, 1, 2, 4, 8))):
        draft.put_wreck(draft.somewhere())
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        draft.put_stack(draft.somewhere())
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        draft.put_body(draft.somewhere())


def _place_commanders(draft: PositionBuilder) -> None:
    """One each, rarely none; often close to the edge it can leave over (TC4.1)."""
    rng = draft.rng
    for side in SIDES:
        if rng.random() < 0.03:
            continue
        placed = _towards_corner(draft, side) if rng.random() < 0.1 else None
        while placed is None:
            square = draft.somewhere()
            if rng.random() < 0.3:
                near = rng.choice((0, 0, 0, 1, 2))
                row = draft.size - 1 - near if side == WHITE else near
                square = square_at(rng.randrange(draft.size), row)
            if rng.random() < 0.05 and square not in draft.covered:  # a board may be full of obstacles
                draft.ground.pop(square, None)
            placed = draft.put(COMMANDER, side, square, rng.choice(HEADINGS))


def _towards_corner(draft: PositionBuilder, side: int) -> Piece | None:
    """A command tank that would leave through an outer corner with its last step, if it were allowed (TC4.2)."""
    last, far = draft.size - 1, COMMANDER.speed - 1
    right = draft.rng.random() < 0.5
    column, row = (last - far if right else far), (last - far if side == WHITE else far)
    heading = VECTORS.index((1 if right else -1, 1 if side == WHITE else -1))
    for step in range(COMMANDER.speed):
        draft.clear(draft.beside(square_at(column, row), heading, step))
    return draft.put(COMMANDER, side, square_at(column, row), heading)


def _place_monsters(draft: PositionBuilder) -> None:
    """None or several, on whatever they can stand on, some of them just about to duel (TC6.11)."""
    rng = draft.rng
    for side in SIDES:
        for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 3))):
            square, heading = draft.somewhere(), rng.choice(HEADINGS)
            if rng.random() < 0.3:
                draft.put_wreck(square)
            if draft.put(MONSTER, side, square, heading) is None or rng.random() < 0.5:
                continue
            front = draft.beside(draft.beside(square, rng.choice(HEADINGS)), heading, rng.choice((1, 1, 2)))
            draft.put(MONSTER, 1 - side, front, heading + rng.choice((0, 0, 0, 0, 1, 4)))


def _place_vehicles(draft: PositionBuilder) -> None:
    """A few of any kind, anywhere."""
    rng = draft.rng
    for side in SIDES:
        for _ in range(rng.choice((0, 2, 3, 4, 6, 8))):
            draft.put(draft.any_vehicle(), side, draft.somewhere(), rng.choice(HEADINGS))
    water = [square for square, name in draft.ground.items() if name == "water"]
    if water and rng.random() < 0.3:
        draft.put(SWIMMER, rng.choice(SIDES), rng.choice(sorted(water)), rng.choice(HEADINGS))


def _surround(draft: PositionBuilder) -> None:
    """Something in front of, behind and beside the Monsters, and trees in the way of those that fell them."""
    rng = draft.rng
    for one in list(draft.live.values()):
        for _ in range(rng.choice((0, 1, 2, 3)) if one.kind.giant else 0):
            _crowd(draft, one)
        if (one.kind.giant or one.kind.fells) and rng.random() < 0.5:
            _plant(draft, one)


def _stage(draft: PositionBuilder) -> None:
    """What would seldom come about by chance: arrangements around one Monster of the side to move or of the other."""
    rng = draft.rng
    monsters = [one for one in draft.live.values() if one.kind.giant]
    if monsters and rng.random() < 0.5:
        rng.choice((_stage_row, _stage_duel, _stage_pond))(draft, rng.choice(monsters))


def _stage_row(draft: PositionBuilder, one: Piece) -> None:
    """Two things to trample in a row (TC6.3, TC6.12)."""
    for distance in (1, 2):
        square = draft.beside(one.square, one.heading, distance)
        draft.clear(square)
        if draft.rng.random() < 0.3:
            draft.lay("tree", square)
        else:
            draft.put(draft.any_vehicle(), 1 - one.side, square, draft.rng.randrange(8))


def _stage_duel(draft: PositionBuilder, one: Piece) -> None:
    """A Monster's back a turn away, and something behind for the tail (TC6.11)."""
    way = one.heading + draft.rng.choice((-2, -1, 1, 2))
    for kind, direction in ((MONSTER, way), (draft.any_vehicle(), way + 4)):
        square = draft.beside(one.square, direction)
        draft.clear(square)
        draft.put(kind, 1 - one.side, square, way)


def _stage_pond(draft: PositionBuilder, one: Piece) -> None:
    """Something to throw, and water where it may land, perhaps with a wreck or a swimmer in it (TC11.4)."""
    rng = draft.rng
    way = one.heading + rng.choice((-1, 1))
    near = draft.beside(one.square, way)
    pond = draft.beside(one.square, way + rng.choice((-1, 0, 1)), rng.choice((2, 3)))
    draft.clear(near)
    draft.clear(pond)
    draft.put(rng.choice(LIGHT[1:]), 1 - one.side, near, rng.randrange(8))
    draft.lay("water", pond)
    if rng.random() < 0.6:
        draft.put_wreck(pond)
    else:
        draft.put(SWIMMER, rng.choice(SIDES), pond, rng.randrange(8))


def _crowd(draft: PositionBuilder, one: Piece) -> None:
    """A vehicle close to a Monster, mostly an enemy in front or behind, now and then swimming."""
    rng = draft.rng
    way = one.heading + rng.choice((0, 0, 4, 4, rng.randrange(8)))
    square = draft.beside(one.square, way, rng.choice((1, 1, 2)))
    side = one.side if rng.random() < 0.25 else 1 - one.side
    if rng.random() < 0.2:
        draft.lay("water", square)
        draft.put(SWIMMER, side, square, rng.randrange(8))
    else:
        draft.put(draft.any_vehicle(), side, square, rng.randrange(8))


def _plant(draft: PositionBuilder, one: Piece) -> None:
    """A tree in front of or behind a piece, perhaps with something more behind the tree."""
    rng = draft.rng
    way = one.heading + rng.choice((0, 0, 4))
    for distance, names in ((1, ("tree",)), (2, ("tree", "water", "water", "mud", ""))):
        square, name = draft.beside(one.square, way, distance), rng.choice(names)
        if name:
            draft.lay(name, square)


def _aim(draft: PositionBuilder) -> None:
    """Something to shoot at for some of the vehicles, with something in between that may or may not hide it."""
    rng = draft.rng
    for one in list(draft.live.values()):
        gun = one.kind.gun
        if gun is None or rng.random() < 0.7:
            continue
        way = one.heading + rng.choice(gun.arc)
        distance = rng.randint(gun.least, min(gun.most, gun.least + 3))
        target = MONSTER if rng.random() < 0.4 else draft.any_vehicle()
        facing = rng.choice((way + 4, way + 4, way, rng.randrange(8)))
        if draft.put(target, 1 - one.side, draft.beside(one.square, way, distance), facing) is not None:
            _hide(draft, draft.beside(one.square, way, rng.randint(1, distance - 1)))


def _hide(draft: PositionBuilder, square: Square) -> None:
    """Something on a square that a shot crosses."""
    rng = draft.rng
    thing = rng.choice((*draft.terrains, "hedge", "wreck", "wreck", "stack", "live", "", ""))
    if draft.blocked(square):
        return
    if thing == "wreck":
        draft.put_wreck(square)
    elif thing == "stack":
        draft.put_stack(square)
    elif thing == "live":
        draft.put(draft.any_vehicle(), rng.choice(SIDES), square, rng.randrange(8))
    elif thing:
        draft.lay(thing, square)


def _finish(draft: PositionBuilder, goal: Goal) -> Position:
    """The rest of a position: turn, rules, now and then a falling Monster or a decided game."""
    rng = draft.rng
    owing = goal.mines is not None and any(goal.mines.owed)
    falling = _falling_square(draft) if not owing and rng.random() < 0.15 else OFF
    decided = falling == OFF and rng.random() < 0.01
    areas = {name: {square for square, ground in draft.ground.items() if ground == name} for name in draft.terrains}
    areas["mud"] |= {square for square in draft.mud_below if draft.ground.get(square) in ("low", "high")}
    return Position.make(
        draft.size,
        draft.live.values(),
        Ground(tuple(union(areas.get(kind.name, ())) for kind in TERRAINS)),
        wrecks=draft.wrecks,
        stacks=union(draft.stacks),
        bodies=draft.bodies,
        turn=draft.turn,
        falling=falling,
        flags=goal.flags,
        mines=goal.mines,
        rules=_rules(draft, goal),
        result=Result(rng.choice(SIDES), "destroyed") if decided else None,
    )


def _rules(draft: PositionBuilder, goal: Goal) -> Rules:
    return Rules(
        throw_own=draft.rng.random() < 0.4,
        fall_choice=draft.rng.choice(("owner", "killer")),
        goal=goal.name,  # type: ignore[arg-type]
        remote_mines=goal.remote_mines,
    )


def _falling_square(draft: PositionBuilder) -> Square:
    """Where a Monster may just have been destroyed: it could have stood there. Often something is about."""
    rng = draft.rng
    near = [draft.beside(one.square, rng.choice(FALL_DIRECTIONS)) for one in draft.live.values()]
    near += [
        draft.beside(one.square, side) for one in draft.live.values() if one.kind.commander for side in FALL_DIRECTIONS
    ]
    near += [draft.beside(square, rng.choice(FALL_DIRECTIONS)) for square in draft.wrecks]
    tries = [*near, *draft.wrecks, *(draft.somewhere() for _ in range(8))]
    rng.shuffle(tries)
    found = next((square for square in tries if draft.can_stand(MONSTER, square)), OFF)
    if found != OFF:
        _encircle(draft, found)
    return found


def _encircle(draft: PositionBuilder, square: Square) -> None:
    """Something for a falling Monster to fall onto, or nothing but what it cannot fall onto (TC6.10)."""
    rng = draft.rng
    if rng.random() < 0.25:
        draft.put_wreck(square)
        if draft.wrecks[square].tall:  # no Monster can have stood on that
            del draft.wrecks[square]
    walled = rng.random() < 0.35
    for side in FALL_DIRECTIONS:
        beside = draft.beside(square, side)
        if walled or rng.random() < 0.5:
            draft.clear(beside)
            draft.lay("high" if walled else rng.choice(draft.terrains), beside)
        if not walled and rng.random() < 0.2:
            draft.put_wreck(beside)


def small_position(rng: Random) -> Position:
    """A position with few pieces on a small board, for counting more than one ply deep."""
    while True:
        position = random_position(rng)
        if position.size <= 10 and len(position.pieces) <= 8:
            return position


def seeded(make: Callable[[Random], Position]) -> st.SearchStrategy[Position]:
    """A strategy of positions made from a seed."""
    return st.integers(0, 2**48).map(lambda seed: make(Random(seed)))


positions: Final = seeded(random_position)
small_positions: Final = seeded(small_position)


# --- from a large counterexample to a small one ------------------------------------------------------


def rebuilt(position: Position, **parts: object) -> Position:
    """The position with some parts replaced."""
    whole: dict[str, object] = {
        "size": position.size,
        "pieces": position.pieces,
        "ground": position.ground,
        "wrecks": position.wrecks,
        "stacks": position.stacks,
        "bodies": position.bodies,
        "turn": position.turn,
        "falling": position.falling,
        "flags": position.flags,
        "mines": position.mines,
        "rules": position.rules,
        "result": position.result,
    }
    return Position.make(**{**whole, **parts})  # type: ignore[arg-type]


def simpler(position: Position) -> Iterator[Position]:
    """Positions with one thing less."""
    if position.mines is not None:
        yield rebuilt(position, mines=None, rules=msgspec.structs.replace(position.rules, remote_mines=0))
    if position.rules.goal != "standard":
        yield rebuilt(position, flags=None, rules=msgspec.structs.replace(position.rules, goal="standard"))
    for one in position.pieces:
        rest = [other for other in position.pieces if other is not one]
        yield rebuilt(position, pieces=rest, flags=_without_carrier(position.flags, one.square))
    for square in position.wrecks:
        yield rebuilt(position, wrecks={at: kind for at, kind in position.wrecks.items() if at != square})
    for square in each(position.stacks):
        yield rebuilt(position, stacks=position.stacks & ~bit(square))
    for body in position.bodies:
        yield rebuilt(position, bodies=[other for other in position.bodies if other != body])
    for square in each(position.ground.everything):
        yield rebuilt(position, ground=position.ground.without(bit(square)))


def _without_carrier(flags: Flags | None, square: Square) -> Flags | None:
    if flags is None:
        return None
    white, black = (OFF if carrier == square else carrier for carrier in flags.carriers)
    return Flags(flags.homes, (white, black))


def smallest(position: Position, fails: Callable[[Position], bool]) -> Position:
    """A position that still fails and from which nothing more can be taken away."""
    found: Position | None = position
    while found is not None:
        position = found
        found = next((less for less in simpler(position) if _still(less, fails)), None)
    return position


def _still(position: Position, fails: Callable[[Position], bool]) -> bool:
    """A vehicle must not be left in water or the like; then the case would be another one."""
    return not any(_misplaced(one, position) for one in position.pieces) and fails(position)


def _misplaced(one: Piece, position: Position) -> bool:
    ground = position.ground.at(one.square)
    refused = NO_MONSTER if one.kind.giant else NO_VEHICLE - ({"water"} if one.kind.swims else set())
    return ground is not None and ground.name in refused
