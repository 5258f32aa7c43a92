"""What random positions have of section 12: bulldozers with something to push, observers, mines, flags, goals."""

from __future__ import annotations

from typing import Final, NamedTuple

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.headings import HEADINGS
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.pieces import SIDES, WHITE, Piece
from behemoth.tankchess.board.squares import OFF, Square, column_of, row_of, square_at, union
from behemoth.tankchess.tables.kinds import BY_CODE
from tests.tankchess.draft import COMMANDER, LIGHT, PositionBuilder

BULLDOZERS: Final = (BY_CODE["B"], BY_CODE["HB"], BY_CODE["HB"])
OBSERVER: Final = BY_CODE["AO"]
MORTARS: Final = (BY_CODE["HM"], BY_CODE["HW"])
MONSTER: Final = BY_CODE["M"]


class Goal(NamedTuple):
    """What a position is played for and with."""

    name: str = "standard"
    flags: Flags | None = None
    remote_mines: int = 0
    mines: Mines | None = None


def stage_expansion(draft: PositionBuilder) -> None:
    """Arrangements that would seldom come about by chance."""
    rng = draft.rng
    for stage in (_stage_mines, _stage_throw, _stage_observer, _stage_push, _stage_push):
        if rng.random() < 0.5:
            stage(draft)
    for square, name in draft.ground.items():
        if name in ("low", "high") and rng.random() < 0.15:
            draft.mud_below.add(square)


def _clearing(draft: PositionBuilder) -> Square:
    """A square that is free, or made so."""
    square = draft.somewhere()
    for _ in range(10):
        if not draft.blocked(square):
            break
        square = draft.somewhere()
    draft.clear(square)
    return square


def _often_to_move(draft: PositionBuilder) -> int:
    return draft.turn if draft.rng.random() < 0.8 else 1 - draft.turn


def _stage_push(draft: PositionBuilder) -> None:
    """A bulldozer, something to push some steps ahead, and something beyond (TC12.1 to TC12.3)."""
    rng = draft.rng
    square, heading = _clearing(draft), rng.randrange(8)
    draft.put(rng.choice(BULLDOZERS), _often_to_move(draft), square, heading)
    way, distance = heading + rng.choice((0, 0, 0, 0, 1, -1)), rng.choice((1, 1, 1, 1, 2))
    thing, beyond = (draft.beside(square, way, distance + more) for more in (0, 1))
    draft.clear(thing)
    draft.clear(beyond)
    what = rng.choice(("wreck", "wreck", "low", "high", "high", "low wreck"))
    if what in ("low", "high", "low wreck"):
        draft.lay(what.split()[0], thing)
    elif rng.random() < 0.4:
        draft.lay(rng.choice(draft.terrains), thing)
    if "wreck" in what:
        draft.put_wreck(thing)
    if what == "high" and rng.random() < 0.7:
        for way in HEADINGS:
            near = draft.beside(thing, way)
            if draft.ground.get(near) == "high":
                draft.clear(near)
    name = rng.choice(("", "", "mud", "mud", "water", "water", "mine", "mine", "hedge", "tree", "low"))
    if name:
        draft.lay(name, beyond)


def _stage_observer(draft: PositionBuilder) -> None:
    """An observer that sees something, and a gun that may or may not reach it (TC12.6)."""
    rng = draft.rng
    square, heading, side = _clearing(draft), rng.randrange(8), _often_to_move(draft)
    draft.put(OBSERVER, side, square, heading)
    seen = draft.beside(square, heading + rng.choice((-1, 0, 1)), rng.choice((1, 2, 2, 3, 4, 5)))
    draft.clear(seen)
    kind = rng.choice((COMMANDER, MONSTER, draft.any_vehicle(), draft.any_vehicle()))
    if kind is not COMMANDER or not _commanders(draft, 1 - side):
        draft.put(kind, 1 - side, seen, rng.randrange(8))
    for _ in range(rng.choice((2, 3, 4))):
        if seen != OFF:
            column = column_of(seen) + rng.randint(-6, 6)
            row = row_of(seen) + rng.randint(-6, 6)
            if 0 <= column < draft.size and 0 <= row < draft.size:
                at = square_at(column, row)
                draft.clear(at)
                draft.put(rng.choice(MORTARS), side, at, rng.randrange(8))


def _commanders(draft: PositionBuilder, side: int) -> list[Piece]:
    return [one for one in draft.live.values() if one.kind is COMMANDER and one.side == side]


def _stage_mines(draft: PositionBuilder) -> None:
    """Land mines close to pieces (TC12.8, TC12.9)."""
    rng = draft.rng
    for one in rng.sample(list(draft.live.values()), min(4, len(draft.live))):
        way = one.heading + rng.choice((0, 0, 0, 1, -1, 4))
        near = draft.beside(one.square, way, rng.choice((1, 1, 2)))
        draft.clear(near)
        draft.lay("mine", near)


def _stage_throw(draft: PositionBuilder) -> None:
    """A Monster with something to throw, onto a mine or an observer (TC12.5, TC12.9)."""
    rng = draft.rng
    monsters = [one for one in draft.live.values() if one.kind.giant]
    if not monsters:
        return
    one = rng.choice(monsters)
    ahead = draft.beside(one.square, one.heading)
    landing = draft.beside(one.square, one.heading + rng.choice((-1, 0, 1)), rng.choice((2, 3)))
    draft.clear(ahead)
    draft.clear(landing)
    draft.put(rng.choice((*LIGHT[1:], OBSERVER)), 1 - one.side, ahead, rng.randrange(8))
    if rng.random() < 0.5:
        draft.lay("mine", landing)
    else:
        draft.put(OBSERVER, 1 - one.side, landing, rng.randrange(8))


# --- goals and remote mines --------------------------------------------------------------------------


def choose_goal(draft: PositionBuilder) -> Goal:
    """A goal with its flags, and remote mines; both not too often."""
    rng = draft.rng
    name = rng.choice(("standard",) * 6 + ("flag",) * 3 + ("carry",) * 3 + ("last_tank",) * 3)
    goal = Goal(name)
    if name in ("flag", "carry"):
        goal = goal._replace(flags=_plant_flags(draft, carried=name == "carry"))
    elif name == "last_tank":
        _thin_out(draft)
    if rng.random() < 0.35:
        number = rng.randint(1, 5)
        mines = _owed_mines(draft, number) if rng.random() < 0.2 else _laid_mines(draft, number)
        goal = goal._replace(remote_mines=number, mines=mines)
    return goal


def _plant_flags(draft: PositionBuilder, carried: bool) -> Flags:
    """Two homes close to somebody, on free ground with nobody on it, or where flags are carried an enemy vehicle."""
    homes: list[Square] = []
    for side in SIDES:
        home = OFF
        while home == OFF:
            home = _try_home(draft, side, carried)
        homes.append(home)
        draft.homes.add(home)
    carriers = tuple(_choose_carrier(draft, side) if carried else OFF for side in SIDES)
    return Flags((homes[0], homes[1]), (carriers[0], carriers[1]))


def _try_home(draft: PositionBuilder, side: int, carried: bool) -> Square:
    """A square that can be this side's home, ``OFF`` if it cannot."""
    rng = draft.rng
    enemies = [one for one in draft.live.values() if one.side != side and not one.kind.giant]
    square = draft.somewhere()
    if enemies and rng.random() < 0.7:
        one = rng.choice(enemies)
        square = draft.beside(one.square, one.heading + rng.choice((0, 0, 1, -1, 4)), rng.choice((1, 2, 3)))
    if carried and enemies and rng.random() < 0.2:
        square = rng.choice(enemies).square
        if square in draft.homes or draft.ground.get(square) == "water":
            return OFF
        return square
    draft.clear(square)
    if draft.blocked(square) or square in draft.wrecks:
        return OFF
    draft.ground.pop(square, None)
    if rng.random() < 0.3:
        draft.lay(rng.choice(("mud", "hedge")), square)
    return square


def _choose_carrier(draft: PositionBuilder, side: int) -> Square:
    """An enemy of this side that has its flag; nobody on its own back row, where the game would be over (TC12.15)."""
    rng = draft.rng
    back_row = draft.size - 1 if side == WHITE else 0
    able = [one for one in draft.live.values() if one.side != side and not one.kind.giant]
    able = [one for one in able if row_of(one.square) != back_row]
    return rng.choice(able).square if able and rng.random() < 0.6 else OFF


def _thin_out(draft: PositionBuilder) -> None:
    """Few pieces, at least one a side; command tanks as many as there happen to be (TC12.16)."""
    rng = draft.rng
    for side in SIDES:
        own = [square for square, one in draft.live.items() if one.side == side]
        keep = rng.choice((1, 1, 2, 3, 8))
        for square in rng.sample(own, max(0, len(own) - keep)):
            del draft.live[square]
        while not any(one.side == side for one in draft.live.values()) or rng.random() < 0.2:
            square = draft.somewhere()
            draft.clear(square)
            draft.put(rng.choice((COMMANDER, draft.any_vehicle())), side, square, rng.randrange(8))


def _diggable(draft: PositionBuilder) -> list[Square]:
    """TC12.10: free ground with nothing on it."""
    every = [square_at(column, row) for column in range(draft.size) for row in range(draft.size)]
    taken = draft.live.keys() | draft.wrecks.keys() | draft.stacks | draft.covered
    return [square for square in every if square not in taken and draft.ground.get(square, "mud") in ("mud", "hedge")]


def _owed_mines(draft: PositionBuilder, number: int) -> Mines:
    """Before the first move: some are laid already, in order, and some not."""
    could = _diggable(draft)
    laid, owed = [], []
    for _ in SIDES:
        whole = min(number, len(could))
        squares = sorted(draft.rng.sample(range(len(could)), whole))
        done = draft.rng.randint(0, whole)
        laid.append(union(could[index] for index in squares[:done]))
        owed.append(whole - done)
    return Mines(union(could), (laid[0], laid[1]), (0, 0), (owed[0], owed[1]))


def _laid_mines(draft: PositionBuilder, number: int) -> Mines:
    """During the game: mostly under pieces, some of them spent."""
    rng = draft.rng
    stood = [square for square in draft.live if draft.ground.get(square, "mud") in ("mud", "hedge")]
    could = sorted({*_diggable(draft), *(square for square in stood if rng.random() < 0.8)})
    under = [square for square in could if square in draft.live]
    laid, spent = [], []
    for _ in SIDES:
        pool = {*rng.sample(under, min(len(under), 4)), *rng.sample(could, min(len(could), 2))}
        chosen = rng.sample(sorted(pool), min(number, len(pool)))
        gone = {square for square in chosen if rng.random() < 0.25}
        laid.append(union(square for square in chosen if square not in gone))
        spent.append(union(gone))
    return Mines(union(could), (laid[0], laid[1]), (spent[0], spent[1]))
