"""A second, deliberately naive reading of the rules, to compare the law with.

It shares nothing with the law but the values: it unpacks a position into dictionaries by (column, row), walks every
path step by step and looks along every line square by square. Its tables are copied from the rules once more, by mark
and by name, so that a slip in the law's tables shows as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from behemoth.tankchess.headings import HEADINGS, NO_HEADING, SIDES, VECTORS
from behemoth.tankchess.kinds import BY_MARK
from behemoth.tankchess.move import Action, Deed, Fall, Move, What
from behemoth.tankchess.options import Rules
from behemoth.tankchess.pieces import WHITE, Piece
from behemoth.tankchess.position import Body, Position, Result
from behemoth.tankchess.squares import OFF, Square, column_of, each, row_of, square_at, union
from behemoth.tankchess.terrain import TERRAINS, Ground

Spot: TypeAlias = tuple[int, int]
Spots: TypeAlias = frozenset[Spot]

NOTHING: Final[Spots] = frozenset()


class Figures(NamedTuple):
    """One row of the tables of sections 1 and 7."""

    speed: int
    armour: tuple[int, int, int]
    gun: int
    arc: tuple[int, ...] = ()
    reach: range = range(0)
    indirect: bool = False


AHEAD: Final = (0,)
FAN: Final = (-1, 0, 1)
FAR: Final = range(2, 100)

#: TC1.3 and section 7.
FIGURES: Final = {
    "CLT": Figures(5, (1, 0, 0), 1, FAN, FAR),
    "LT": Figures(5, (1, 0, 0), 1, FAN, FAR),
    "MT": Figures(4, (2, 1, 0), 2, FAN, FAR),
    "HT": Figures(3, (3, 2, 1), 3, FAN, FAR),
    "TD": Figures(4, (2, 1, 0), 4, AHEAD, FAR),
    "HM": Figures(3, (1, 0, 0), 5, AHEAD, range(3, 6), indirect=True),
    "M": Figures(2, (2, 3, 4), 0),
    "ST": Figures(2, (4, 3, 2), 4, FAN, FAR),
    "UT": Figures(1, (5, 4, 3), 5, FAN, FAR),
    "TH": Figures(5, (1, 0, 0), 3, AHEAD, FAR),
    "A": Figures(4, (1, 0, 0), 1, FAN, FAR),
    "HW": Figures(2, (1, 0, 0), 4, FAN, range(4, 9), indirect=True),
    "AC": Figures(6, (0, 0, 0), 1, FAN, FAR),
}
FLAME_GUN: Final = 1  # TC6.6
FLAME_REACH: Final = range(2, 5)  # TC6.6
THROW_REACH: Final = range(2, 4)  # TC6.7

COMMANDERS: Final = frozenset({"CLT"})  # TC4.1
MONSTERS: Final = frozenset({"M"})
TALL: Final = frozenset({"UT"})  # section 7: a high obstacle towards Monsters
FELLERS: Final = frozenset({"HT", "ST", "UT"})  # section 5, the kinds there are
SWIMMERS: Final = frozenset({"A"})  # section 5
TOO_HEAVY: Final = frozenset({"HT", "ST", "UT", "M"})  # TC6.7
TAILPROOF: Final = frozenset({"ST", "UT", "M"})  # TC6.5

#: Section 5, the column for vehicles and the column for direct fire.
CLOSED_TO_VEHICLES: Final = frozenset({"high", "low", "tree"})
STOPS_FIRE: Final = frozenset({"high", "hedge", "tree"})


# --- the board as dictionaries -----------------------------------------------------------------------


@dataclass
class Scene:
    """A position unpacked; what a move does is done to a copy of it."""

    size: int
    rules: Rules
    turn: int
    ground: dict[Spot, str]
    live: dict[Spot, Piece]
    wrecks: dict[Spot, str]
    stacks: set[Spot]
    bodies: list[Body]
    covered: set[Spot]
    falling: Spot | None = None
    #: Pieces that ceased to be in the turn that is being carried out.
    lost: list[Piece] = field(default_factory=list)

    def copy(self) -> Scene:
        return Scene(
            self.size,
            self.rules,
            self.turn,
            dict(self.ground),
            dict(self.live),
            dict(self.wrecks),
            set(self.stacks),
            list(self.bodies),
            set(self.covered),
            self.falling,
            list(self.lost),
        )

    def has(self, spot: Spot) -> bool:
        return 0 <= spot[0] < self.size and 0 <= spot[1] < self.size


def spot_of(square: Square) -> Spot:
    return column_of(square), row_of(square)


def square_of(spot: Spot) -> Square:
    return square_at(*spot)


def away(spot: Spot, heading: int, distance: int = 1) -> Spot:
    """The spot so many squares away in a direction; it may be beyond the edge."""
    column, row = VECTORS[heading % 8]
    return spot[0] + distance * column, spot[1] + distance * row


def unpack(position: Position) -> Scene:
    """A position as a scene."""
    areas = zip(TERRAINS, position.ground.areas, strict=True)
    covered: set[Spot] = set()
    for body in position.bodies:
        covered.add(spot_of(body.square))
        if body.side != NO_HEADING:
            covered.add(away(spot_of(body.square), body.side))
    return Scene(
        position.size,
        position.rules,
        position.turn,
        {spot_of(square): terrain.name for terrain, area in areas for square in each(area)},
        {spot_of(piece.square): piece for piece in position.pieces},
        {spot_of(square): kind.mark for square, kind in position.wrecks.items()},
        {spot_of(square) for square in each(position.stacks)},
        list(position.bodies),
        covered,
        None if position.falling == OFF else spot_of(position.falling),
    )


def pack(scene: Scene, turn: int, result: Result | None) -> Position:
    """A scene as a position, built from scratch."""
    areas = tuple(
        union(square_of(spot) for spot, name in scene.ground.items() if name == terrain.name) for terrain in TERRAINS
    )
    return Position.make(
        scene.size,
        scene.live.values(),
        Ground(areas),
        wrecks={square_of(spot): BY_MARK[mark] for spot, mark in scene.wrecks.items()},
        stacks=union(square_of(spot) for spot in scene.stacks),
        bodies=scene.bodies,
        turn=turn,
        falling=OFF if scene.falling is None else square_of(scene.falling),
        rules=scene.rules,
        result=result,
    )


# --- movement ----------------------------------------------------------------------------------------


class Ending(NamedTuple):
    """How a movement can end. ``spot`` is ``None`` off the board; no heading for what left or sank (TC11.1)."""

    spot: Spot | None
    heading: int
    felled: Spots = NOTHING
    stomped: Spots = NOTHING


def leaves(scene: Scene, piece: Piece, to: Spot) -> bool:
    """TC4.1, TC4.2: the CLT, over the opponent's edge, not through an outer corner."""
    beyond = scene.size if piece.side == WHITE else -1
    return piece.kind.mark in COMMANDERS and to[1] == beyond and 0 <= to[0] < scene.size


def occupied(scene: Scene, spot: Spot) -> bool:
    """TC2.3, TC6.7, TC6.10: a live piece, a wreck, a stack or a fallen Monster is there."""
    return spot in scene.live or spot in scene.wrecks or spot in scene.stacks or spot in scene.covered


def vehicle_step(scene: Scene, piece: Piece, spot: Spot, way: int, heading: int, felled: Spots) -> Iterator[Ending]:
    """What one square in the direction ``way`` leads to, if anything (TC2.3, section 5)."""
    to = away(spot, way)
    if not scene.has(to):
        if leaves(scene, piece, to):
            yield Ending(None, NO_HEADING, felled)
        return
    if occupied(scene, to):
        return
    ground = None if to in felled else scene.ground.get(to)
    if ground == "tree" and piece.kind.mark in FELLERS:  # TC11.2
        yield Ending(to, heading, felled | {to})
    elif ground == "water" and piece.kind.mark not in SWIMMERS:  # section 5, TC11.1
        yield Ending(to, NO_HEADING, felled)
    elif ground not in CLOSED_TO_VEHICLES:
        yield Ending(to, heading, felled)


def ends_movement(scene: Scene, ending: Ending) -> bool:
    """Leaving, sinking and entering mud end the movement (TC4.1, section 5, TC11.9)."""
    return ending.spot is None or ending.heading == NO_HEADING or scene.ground.get(ending.spot) == "mud"


def drive(scene: Scene, piece: Piece, spot: Spot, heading: int, felled: Spots, steps: int, found: set[Ending]) -> None:
    """All ways to go on with so many steps left (TC2.1)."""
    if steps == 0:
        return
    for turn in (-1, 1):
        turned = (heading + turn) % 8
        found.add(Ending(spot, turned, felled))
        drive(scene, piece, spot, turned, felled, steps - 1, found)
    for ending in vehicle_step(scene, piece, spot, heading, heading, felled):
        found.add(ending)
        if ending.spot is not None and not ends_movement(scene, ending):
            drive(scene, piece, ending.spot, heading, ending.felled, steps - 1, found)


def vehicle_endings(scene: Scene, piece: Piece) -> set[Ending]:
    """TC2.1 to TC2.6. The scene is without the piece itself."""
    start, heading = spot_of(piece.square), int(piece.heading)
    found: set[Ending] = set()
    drive(scene, piece, start, heading, NOTHING, FIGURES[piece.kind.mark].speed, found)
    found.update(vehicle_step(scene, piece, start, heading + 4, heading, NOTHING))  # TC2.2, TC11.9
    return {ending for ending in found if ending[:2] != (start, heading)}  # TC2.5


def monster_step(scene: Scene, piece: Piece, before: Ending, way: int) -> Ending | None:
    """TC6.2, TC6.3: where a Monster's one square in the direction ``way`` leads to, or nowhere."""
    assert before.spot is not None
    to = away(before.spot, way)
    if not scene.has(to) or is_high(scene, to):  # TC6.13, TC6.2
        return None
    stomped, felled = before.stomped, before.felled
    other = scene.live.get(to)
    if other is not None:
        if other.side == piece.side or other.kind.mark in MONSTERS:  # TC6.2, TC6.3, TC11.10
            return None
        stomped |= {to}
    if scene.ground.get(to) == "tree":  # TC11.2
        felled |= {to}
    return Ending(to, before.heading, felled, stomped)


def monster_endings(scene: Scene, piece: Piece) -> set[Ending]:
    """TC6.1: up to two steps, or one step to any neighbour without turning."""
    start = Ending(spot_of(piece.square), int(piece.heading))
    found: set[Ending] = set()
    latest = {start}
    for _ in range(FIGURES[piece.kind.mark].speed):
        latest = set(chain.from_iterable(monster_steps(scene, piece, ending) for ending in latest))
        found |= latest
    for way in HEADINGS:
        sideways = monster_step(scene, piece, start, way)
        if sideways is not None:
            found.add(sideways)
    return {ending for ending in found if ending[:2] != start[:2]}  # TC2.5


def monster_steps(scene: Scene, piece: Piece, before: Ending) -> Iterator[Ending]:
    """TC6.1: a turn to either side or one square forward."""
    for turn in (-1, 1):
        yield before._replace(heading=(before.heading + turn) % 8)
    forward = monster_step(scene, piece, before, before.heading)
    if forward is not None:
        yield forward


# --- attacks -----------------------------------------------------------------------------------------


def is_high(scene: Scene, spot: Spot) -> bool:
    """What is high towards Monsters (TC6.2, TC6.6, TC6.9): high ground, a UT alive or wrecked, stacks, bodies."""
    piece = scene.live.get(spot)
    return (
        scene.ground.get(spot) == "high"
        or spot in scene.stacks
        or spot in scene.covered
        or scene.wrecks.get(spot) in TALL
        or (piece is not None and piece.kind.mark in TALL)
    )


def stops_shot(scene: Scene, spot: Spot) -> bool:
    """What stops direct fire at a vehicle (TC3.2, section 5, TC11.3)."""
    return occupied(scene, spot) or scene.ground.get(spot) in STOPS_FIRE


def bearing(start: Spot, target: Spot) -> tuple[int, int] | None:
    """Direction and distance if the target is straight or diagonally away."""
    column, row = target[0] - start[0], target[1] - start[1]
    distance = max(abs(column), abs(row))
    if distance == 0 or {abs(column), abs(row)} - {0, distance}:
        return None
    return VECTORS.index((column // distance, row // distance)), distance


def between(start: Spot, way: int, distance: int) -> list[Spot]:
    """The squares strictly between."""
    return [away(start, way, step) for step in range(1, distance)]


def armour_struck(target: Piece, way: int) -> int:
    """TC3.4."""
    front, side, rear = FIGURES[target.kind.mark].armour
    if way == (target.heading + 4) % 8:
        return front
    return rear if way == target.heading else side


def in_sights(
    scene: Scene, side: int, spot: Spot, heading: int, arc: tuple[int, ...], reach: range, gun: int
) -> Iterator[tuple[Piece, list[Spot]]]:
    """Enemies in a firing direction, within reach and too weakly armoured there, with the squares between."""
    ways = {(heading + turn) % 8 for turn in arc}
    for at, target in scene.live.items():
        found = bearing(spot, at)
        if target.side == side or found is None:
            continue
        way, distance = found
        if way in ways and distance in reach and gun > armour_struck(target, way):  # TC3.5
            yield target, between(spot, way, distance)


def shots(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Deed]:
    """TC3.1 to TC3.5, TC6.9. The scene is after the movement, without the piece itself."""
    figures = FIGURES[piece.kind.mark]
    for target, gap in in_sights(scene, piece.side, spot, heading, figures.arc, figures.reach, figures.gun):
        stopper = is_high if target.kind.mark in MONSTERS else stops_shot
        if figures.indirect or not any(stopper(scene, crossed) for crossed in gap):
            yield Deed(What.SHOT, target.square)


def flames(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Deed]:
    """TC6.6; nothing to a Monster (TC6.11), whose armour is too strong anyway."""
    for target, gap in in_sights(scene, piece.side, spot, heading, FAN, FLAME_REACH, FLAME_GUN):
        if target.kind.mark not in MONSTERS and not any(is_high(scene, crossed) for crossed in gap):
            yield Deed(What.FLAME, target.square)


def tails(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Deed]:
    """TC6.5."""
    target = scene.live.get(away(spot, heading + 4))
    if target is not None and target.side != piece.side and target.kind.mark not in TAILPROOF:
        yield Deed(What.TAIL, target.square)


def can_pick_up(scene: Scene, side: int, spot: Spot) -> bool:
    """TC6.7, TC11.4, TC11.7."""
    target = scene.live.get(spot)
    if target is not None:
        return (target.side != side or scene.rules.throw_own) and target.kind.mark not in TOO_HEAVY
    return spot in scene.wrecks and scene.wrecks[spot] not in TOO_HEAVY


def can_land(scene: Scene, side: int, spot: Spot) -> bool:
    """TC6.7, TC11.4: not on what is high, on a friend, on a Monster, beyond the edge."""
    if not scene.has(spot) or is_high(scene, spot):
        return False
    target = scene.live.get(spot)
    return target is None or (target.side != side and target.kind.mark not in MONSTERS)


def throws(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Deed]:
    """TC6.7."""
    source = away(spot, heading)
    if not can_pick_up(scene, piece.side, source):
        return
    for turn in FAN:
        for distance in THROW_REACH:
            target = away(spot, heading + turn, distance)
            if can_land(scene, piece.side, target):
                yield Deed(What.THROW, square_of(source), square_of(target))


def duels(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[Deed]:
    """TC6.11: directly behind an enemy Monster and facing its back."""
    target = scene.live.get(away(spot, heading))
    if target is None or target.side == piece.side or target.kind.mark not in MONSTERS:
        return
    if target.heading == heading:
        yield Deed(What.DUEL, target.square)


def monster_attacks(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[tuple[Deed, ...]]:
    """TC6.4, TC6.11: perhaps the tail, and besides perhaps one of flame, throw and duel."""
    arms = [attack(scene, piece, spot, heading) for attack in (flames, throws, duels)]
    second: list[tuple[Deed, ...]] = [(), *((deed,) for deed in chain.from_iterable(arms))]
    first: list[tuple[Deed, ...]] = [(), *((deed,) for deed in tails(scene, piece, spot, heading))]
    for tail in first:
        for arm in second:
            yield tail + arm


def vehicle_attacks(scene: Scene, piece: Piece, spot: Spot, heading: int) -> Iterator[tuple[Deed, ...]]:
    """TC3.1: one shot or none."""
    yield ()
    for deed in shots(scene, piece, spot, heading):
        yield (deed,)


# --- all actions -------------------------------------------------------------------------------------


def marked(what: What, spots: Iterable[Spot]) -> tuple[Deed, ...]:
    return tuple(Deed(what, square_of(spot)) for spot in spots)


def moves_of_piece(scene: Scene, piece: Piece) -> Iterator[Move]:
    """All moves of a piece: every end of its movement with every attack from there (TC2.6)."""
    monster = piece.kind.mark in MONSTERS
    lifted = scene.copy()
    del lifted.live[spot_of(piece.square)]
    for ending in monster_endings(lifted, piece) if monster else vehicle_endings(lifted, piece):
        spot, heading, felled, stomped = ending
        trail = marked(What.FELL, felled) + marked(What.STOMP, stomped)
        if spot is None or heading == NO_HEADING:  # TC11.1
            yield Move(piece.square, OFF if spot is None else square_of(spot), NO_HEADING, tuple(sorted(trail)))
            continue
        moved = lifted
        if trail:
            moved = lifted.copy()
            carry_out(moved, trail)
        attacks = monster_attacks if monster else vehicle_attacks
        for deeds in attacks(moved, piece, spot, heading):
            yield Move(piece.square, square_of(spot), heading, tuple(sorted(trail + deeds)))


def naive_falls(position: Position) -> set[Action]:
    """TC6.10, TC11.5: the sides a destroyed Monster may fall to, or the one decision that there is none."""
    scene = unpack(position)
    assert scene.falling is not None
    sides = {side for side in SIDES if can_fall(scene, away(scene.falling, side))}
    return {Fall(int(side)) for side in sides} or {Fall(NO_HEADING)}


def can_fall(scene: Scene, spot: Spot) -> bool:
    """TC6.10: not off the board, onto what is high, or onto a live Monster."""
    target = scene.live.get(spot)
    on_monster = target is not None and target.kind.mark in MONSTERS
    return scene.has(spot) and not is_high(scene, spot) and not on_monster


def naive_actions(position: Position) -> set[Action]:
    """Every legal action (TC1.2, TC6.10)."""
    if position.result is not None:
        return set()
    if position.falling != OFF:
        return naive_falls(position)
    scene = unpack(position)
    own = [piece for piece in position.pieces if piece.side == position.turn]
    return set(chain.from_iterable(moves_of_piece(scene, piece) for piece in own))


# --- effects -----------------------------------------------------------------------------------------


def destroy(scene: Scene, spot: Spot) -> None:
    """TC3.6: a wreck stays; TC6.10: a Monster falls."""
    piece = scene.live.pop(spot)
    scene.lost.append(piece)
    if piece.kind.mark in MONSTERS:
        scene.falling = spot
    else:
        scene.wrecks[spot] = piece.kind.mark


def throw(scene: Scene, source: Spot, target: Spot) -> None:
    """TC6.7, TC11.4: what is thrown is destroyed, and what it lands on too."""
    if source in scene.live:
        destroy(scene, source)
    mark = scene.wrecks.pop(source)
    if target in scene.live:
        destroy(scene, target)
    if target in scene.wrecks:
        del scene.wrecks[target]
        scene.stacks.add(target)
    elif scene.ground.get(target) != "water":
        scene.wrecks[target] = mark


def carry_out(scene: Scene, deeds: Iterable[Deed]) -> None:
    """The deeds of a piece that has itself been lifted from the board (TC11.8: all of them)."""
    for deed in deeds:
        if deed.what == What.FELL:  # TC11.2
            del scene.ground[spot_of(deed.at)]
        elif deed.what == What.THROW:
            throw(scene, spot_of(deed.at), spot_of(deed.to))
        else:
            destroy(scene, spot_of(deed.at))


def decide(scene: Scene, mover: Piece, move: Move) -> Result | None:
    """TC4.1, TC5.1, TC6.8, TC11.7: who has won by the turn."""
    commanders = [piece for piece in scene.lost if piece.kind.mark in COMMANDERS]
    enemy = 1 - mover.side
    if move.leaves:
        return Result(mover.side, "left")
    if any(piece.side == enemy for piece in commanders):
        return Result(mover.side, "destroyed")
    if commanders:
        return Result(enemy, "sunk" if mover in commanders else "thrown")
    return None


def after_move(scene: Scene, move: Move) -> Position:
    mover = scene.live.pop(spot_of(move.start))
    carry_out(scene, move.deeds)
    if move.sinks:
        scene.lost.append(mover)
    elif not move.leaves:
        scene.live[spot_of(move.end)] = mover.at(move.end, move.heading)
    result = decide(scene, mover, move)
    if result is not None:
        scene.falling = None
    return pack(scene, 1 - scene.turn, result)


def after_fall(scene: Scene, fall: Fall) -> Position:
    """TC6.10, TC11.5: everything under the body is gone; a crushed CLT loses."""
    assert scene.falling is not None
    body = Body(square_of(scene.falling), fall.side)
    under = [scene.falling] if fall.side == NO_HEADING else [scene.falling, away(scene.falling, fall.side)]
    for spot in under:
        scene.ground.pop(spot, None)
        scene.wrecks.pop(spot, None)
        if spot in scene.live:
            scene.lost.append(scene.live.pop(spot))
    scene.bodies.append(body)
    scene.falling = None
    crushed = [piece for piece in scene.lost if piece.kind.mark in COMMANDERS]
    return pack(scene, scene.turn, Result(1 - crushed[0].side, "crushed") if crushed else None)


def naive_after(position: Position, action: Action) -> Position:
    """The position after a legal action."""
    scene = unpack(position)
    return after_fall(scene, action) if isinstance(action, Fall) else after_move(scene, action)


# --- counting and announcing -------------------------------------------------------------------------


def naive_perft(position: Position, depth: int) -> int:
    """The number of lines of so many actions; a fall is a ply of its own (TC11.5)."""
    if depth == 0:
        return 1
    actions = naive_actions(position)
    if depth == 1:
        return len(actions)
    return sum(naive_perft(naive_after(position, action), depth - 1) for action in actions)


def to_move(position: Position, side: int) -> Position:
    """The same board as if this side were to move."""
    return pack(unpack(position), side, position.result)


def falls_on_commander(position: Position, side: int) -> bool:
    """TC11.11: whether this side has a won fall: one of them if it chooses, all of them if the enemy does."""
    results = [naive_after(position, fall).result for fall in naive_falls(position)]
    wins = [result is not None and result.winner == side for result in results]
    return any(wins) if position.rules.fall_choice == "killer" else all(wins)


def destroys_commander(start: Position, move: Move) -> bool:
    """TC11.11: whether a move of the side to move destroys the enemy CLT, by itself or by the fall that follows it."""
    reached = naive_after(start, move)
    if reached.falling != OFF:
        return falls_on_commander(reached, start.turn)
    return reached.result == Result(start.turn, "destroyed")


def naive_check_moves(position: Position, side: int) -> set[Move]:
    """TC4.3: the moves that would destroy the enemy CLT. None while a Monster is falling (TC11.11)."""
    start = to_move(position, side)
    return {move for move in moves_as_if(position, side) if move.deeds and destroys_commander(start, move)}


def naive_escape_moves(position: Position, side: int) -> set[Move]:
    """TC4.3: the moves that would leave the board. None while a Monster is falling (TC11.11)."""
    return {move for move in moves_as_if(position, side) if move.leaves}


def moves_as_if(position: Position, side: int) -> list[Move]:
    """The moves this side would have, were it to move now."""
    if position.falling != OFF:
        return []
    return [action for action in naive_actions(to_move(position, side)) if isinstance(action, Move)]


def naive_check(position: Position, side: int) -> bool:
    """TC4.3: whether this side threatens to destroy the enemy CLT."""
    return bool(naive_check_moves(position, side))


def naive_escape(position: Position, side: int) -> bool:
    """TC4.3: whether this side threatens to leave with its CLT."""
    return bool(naive_escape_moves(position, side))
