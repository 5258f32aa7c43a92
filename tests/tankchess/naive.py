"""A second, deliberately naive reading of the rules, to compare the rules package with.

It shares nothing with the package but the values: it unpacks a position into dictionaries by (column, row), walks every
path step by step and looks along every line square by square (``naive_board``, ``naive_moves``, ``naive_attacks``,
``naive_effects``, ``naive_text``). Its tables are copied from the rules once more, by mark and by name, so that a slip
in the package's tables shows as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, product

from behemoth.tankchess.board.headings import FALL_DIRECTIONS, NO_HEADING
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import WHITE, Piece
from behemoth.tankchess.board.position import Position, Result
from behemoth.tankchess.board.squares import OFF
from tests.tankchess.naive_attacks import monster_attacks, vehicle_attacks
from tests.tankchess.naive_board import (
    DIGGABLE,
    MINED,
    MONSTERS,
    Scene,
    Spot,
    Spots,
    away,
    is_high,
    occupied,
    pack,
    spot_of,
    square_of,
    unpack,
)
from tests.tankchess.naive_effects import carry_out, naive_after, on_the_way, placing_side
from tests.tankchess.naive_moves import Ending, monster_endings, vehicle_endings

# --- all actions -------------------------------------------------------------------------------------


def marked(what: EffectKind, spots: Iterable[Spot]) -> list[Effect]:
    return [Effect(what, square_of(spot)) for spot in spots]


def trail_of(ending: Ending) -> list[Effect]:
    """What a movement does on its way, as effects of the move."""
    mines = ending.crossed
    if ending.fate == MINED:
        assert ending.spot is not None
        mines |= {ending.spot}
    trail = marked(EffectKind.FELL, ending.felled) + marked(EffectKind.STOMP, ending.stomped)
    trail += marked(EffectKind.MINE, mines)
    if ending.push is not None:
        trail.append(Effect(EffectKind.PUSH, square_of(ending.push[0]), square_of(ending.push[1])))
    return trail


def moves_of_piece(scene: Scene, piece: Piece) -> Iterator[Move]:
    """All moves of a piece: every end of its movement with every attack from there (TC2.6)."""
    monster = piece.kind.code in MONSTERS
    attacks = monster_attacks if monster else vehicle_attacks
    lifted = scene.copy()
    del lifted.live[spot_of(piece.square)]
    for ending in monster_endings(lifted, piece) if monster else vehicle_endings(lifted, piece):
        spot, heading, trail = ending.spot, ending.heading, trail_of(ending)
        if spot is None or ending.fate:  # TC11.1, TC12.8
            yield Move(piece.square, OFF if spot is None else square_of(spot), NO_HEADING, tuple(sorted(trail)))
            continue
        moved = lifted
        if trail:
            moved = lifted.copy()
            carry_out(moved, on_the_way(trail))
        moved.live[spot] = piece.at(square_of(spot), heading)
        for effects in list(attacks(moved, piece, spot, heading)):
            yield Move(piece.square, square_of(spot), heading, tuple(sorted([*trail, *effects])))
        del moved.live[spot]


def naive_falls(position: Position) -> set[Action]:
    """TC6.10, TC11.5: the sides a destroyed Monster may fall to, or the one decision that there is none."""
    scene = unpack(position)
    assert scene.falling is not None
    sides = {side for side in FALL_DIRECTIONS if can_fall(scene, away(scene.falling, side))}
    return {Fall(int(side)) for side in sides} or {Fall(NO_HEADING)}


def can_fall(scene: Scene, spot: Spot) -> bool:
    """TC6.10, TC12.14: not off the board, onto what is high, onto a live Monster or over a flag's home."""
    target = scene.live.get(spot)
    on_monster = target is not None and target.kind.code in MONSTERS
    return scene.has(spot) and not is_high(scene, spot) and not on_monster and spot not in scene.homes()


def naive_places(scene: Scene, side: int) -> set[Action]:
    """TC12.10: where a side may put its next remote mine: by column, then row, and leaving enough for the rest."""
    assert scene.could is not None
    later = [spot for spot in sorted(scene.could) if all(spot > placed for placed in scene.remote[side])]
    enough = len(later) - (scene.owed[side] - 1)
    return {Place(square_of(spot)) for spot in later[:enough]}


def diggable(scene: Scene) -> Spots:
    """TC12.10: plain ground, mud or hedge with nothing on it."""
    every = product(range(scene.size), range(scene.size))
    return frozenset(spot for spot in every if not occupied(scene, spot) and scene.ground.get(spot, "mud") in DIGGABLE)


def naive_actions(position: Position) -> set[Action]:
    """Every legal action (TC1.2, TC6.10, TC12.10)."""
    if position.result is not None:
        return set()
    if position.falling != OFF:
        return naive_falls(position)
    scene = unpack(position)
    side = placing_side(scene)
    if side is not None:
        return naive_places(scene, side)
    own = [piece for piece in position.pieces if piece.side == position.turn]
    return set(chain.from_iterable(moves_of_piece(scene, piece) for piece in own))


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


#: What a piece does on its way without destroying anybody else.
HARMLESS = {EffectKind.FELL, EffectKind.PUSH, EffectKind.MINE}


def naive_check_moves(position: Position, side: int) -> set[Move]:
    """TC4.3: the moves that would destroy the enemy CLT.

    None while a Monster is falling (TC11.11), none where the CLT is a tank like any other (TC12.16).
    """
    if position.rules.goal == "last_tank":
        return set()
    start = to_move(position, side)
    able = {move for move in moves_as_if(position, side) if {effect.kind for effect in move.effects} - HARMLESS}
    return {move for move in able if destroys_commander(start, move)}


def naive_escape_moves(position: Position, side: int) -> set[Move]:
    """TC4.3: the moves that would leave the board. None while a Monster is falling (TC11.11)."""
    return {move for move in moves_as_if(position, side) if move.leaves}


def naive_flag_moves(position: Position, side: int) -> set[Move]:
    """TC12.17: the moves that would win by the flag."""
    if position.flags is None:
        return set()
    start = to_move(position, side)
    won = [Result(side, "captured"), Result(side, "carried")]
    goals = flag_rows(start, side)
    near = [move for move in moves_as_if(position, side) if spot_of(move.end)[1] in goals]
    return {move for move in near if naive_after(start, move).result in won}


def flag_rows(position: Position, side: int) -> set[int]:
    """The rows on which a movement can win by the flag: that of the enemy's flag and the own back row."""
    assert position.flags is not None
    return {spot_of(position.flags.homes[1 - side])[1], 0 if side == WHITE else position.size - 1}


@lru_cache(maxsize=4)
def moves_as_if(position: Position, side: int) -> tuple[Move, ...]:
    """The moves this side would have, were it to move now; remote mines are no part of announcements (TC12.12)."""
    if position.falling != OFF:
        return ()
    moves = [action for action in naive_actions(to_move(position, side)) if isinstance(action, Move)]
    return tuple(move for move in moves if all(effect.kind != EffectKind.DETONATION for effect in move.effects))


def naive_check(position: Position, side: int) -> bool:
    """TC4.3: whether this side threatens to destroy the enemy CLT."""
    return bool(naive_check_moves(position, side))


def naive_escape(position: Position, side: int) -> bool:
    """TC4.3: whether this side threatens to leave with its CLT."""
    return bool(naive_escape_moves(position, side))


def naive_flag(position: Position, side: int) -> bool:
    """TC12.17: whether this side threatens to win by the flag."""
    return bool(naive_flag_moves(position, side))
