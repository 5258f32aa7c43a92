"""What an action does, in the naive reading: one thing after the other, to dictionaries by spot."""

from __future__ import annotations

from collections.abc import Iterable

from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import BLACK, SIDES, WHITE, Piece
from behemoth.tankchess.board.position import Body, Position, Result
from tests.tankchess.naive_board import (
    COMMANDERS,
    MONSTERS,
    NO_WRECK,
    Scene,
    Spot,
    away,
    pack,
    spot_of,
    square_of,
    unpack,
)
from tests.tankchess.naive_moves import shove

#: What happens while the piece moves, in an order that fits every path: a thing may go where a tree was (TC12.4).
ON_THE_WAY = (EffectKind.FELL, EffectKind.PUSH, EffectKind.MINE, EffectKind.STOMP)


def lose(scene: Scene, spot: Spot) -> Piece:
    """A live piece ceases to be; a flag it carries is at home again at once (TC12.15)."""
    piece = scene.live.pop(spot)
    scene.lost.append(piece)
    scene.carriers = [None if carrier == spot else carrier for carrier in scene.carriers]
    return piece


def destroy(scene: Scene, spot: Spot) -> None:
    """TC3.6: a wreck stays, but not of an observer (TC12.5) or on a flag's home (TC12.14); TC6.10: a Monster falls."""
    piece = lose(scene, spot)
    if piece.kind.code in MONSTERS:
        scene.falling = spot
    elif piece.kind.code not in NO_WRECK and spot not in scene.homes():
        scene.wrecks[spot] = piece.kind.code


def throw(scene: Scene, source: Spot, target: Spot) -> None:
    """TC6.7, TC11.4, TC12.5, TC12.9: what is thrown is destroyed, and what it lands on too; a mine goes off."""
    mark = lose(scene, source).kind.code if source in scene.live else scene.wrecks.pop(source)
    if target in scene.live:
        destroy(scene, target)
    if target in scene.wrecks:
        del scene.wrecks[target]
        scene.stacks.add(target)
    elif scene.ground.get(target) != "water":
        scene.wrecks[target] = mark
        set_off(scene, target)


def set_off(scene: Scene, spot: Spot) -> None:
    """A land mine, where there is one, is gone (TC12.8, TC12.9)."""
    if scene.ground.get(spot) == "mine":
        del scene.ground[spot]


def carry_out(scene: Scene, effects: Iterable[Effect]) -> None:
    """Effects one after the other (TC11.8: all of them)."""
    for effect in effects:
        at = spot_of(effect.at)
        if effect.kind == EffectKind.FELL:  # TC11.2
            del scene.ground[at]
        elif effect.kind == EffectKind.PUSH:
            shove(scene, at, spot_of(effect.to))
        elif effect.kind == EffectKind.MINE:
            set_off(scene, at)
        elif effect.kind == EffectKind.THROW:
            throw(scene, at, spot_of(effect.to))
        elif effect.kind == EffectKind.DETONATION:  # TC12.11
            scene.remote[scene.turn].remove(at)
            scene.spent[scene.turn].add(at)
            destroy(scene, at)
        else:
            destroy(scene, at)


def on_the_way(effects: Iterable[Effect]) -> list[Effect]:
    """Those effects that the movement itself brings about, in an order that fits every path."""
    found = [effect for effect in effects if effect.kind in ON_THE_WAY]
    return sorted(found, key=lambda effect: ON_THE_WAY.index(effect.kind))


# --- goals -------------------------------------------------------------------------------------------


def arrives(scene: Scene, piece: Piece) -> bool:
    """What the end of a movement means for the flags: whether it wins (TC12.14, TC12.15)."""
    if scene.flags is None or piece.kind.code in MONSTERS:
        return False
    spot, enemy = spot_of(piece.square), 1 - piece.side
    there = spot == scene.flags[enemy]
    if scene.rules.goal == "flag":
        return there
    if there and scene.carriers[enemy] is None:
        scene.carriers[enemy] = spot
    back_row = 0 if piece.side == WHITE else scene.size - 1
    return scene.carriers[enemy] == spot and spot[1] == back_row


def last_tank(scene: Scene) -> Result | None:
    """TC12.16: a side without a live piece loses."""
    for side in SIDES:
        if not any(piece.side == side for piece in scene.live.values()):
            return Result(1 - side, "last_tank")
    return None


def how_lost(mover: Piece, move: Move) -> str:
    """The word for how the own CLT was lost (TC5.1, TC11.7, TC12.8, TC12.12)."""
    if any(effect.kind == EffectKind.DETONATION for effect in move.effects):
        return "detonated"
    if mover.kind.code in COMMANDERS:
        return "mined" if move.explodes else "sunk"
    return "thrown"


def decide(scene: Scene, mover: Piece, move: Move, flag: bool) -> Result | None:
    """TC4.1, TC5.1, TC6.8, TC11.7, TC12.14 to TC12.17: who has won by the turn."""
    enemy = 1 - mover.side
    if scene.rules.goal == "last_tank":
        return last_tank(scene)
    if move.leaves:
        return Result(mover.side, "left")
    commanders = [piece for piece in scene.lost if piece.kind.code in COMMANDERS]
    if any(piece.side == enemy for piece in commanders):
        return Result(mover.side, "destroyed")
    if flag:
        return Result(mover.side, "captured" if scene.rules.goal == "flag" else "carried")
    return Result(enemy, how_lost(mover, move)) if commanders else None


# --- the three actions -------------------------------------------------------------------------------


def after_move(scene: Scene, move: Move) -> Position:
    start, end = spot_of(move.start), spot_of(move.end)
    mover = scene.live.pop(start)
    carry_out(scene, on_the_way(move.effects))
    flag = False
    if not move.leaves:
        here = mover.at(move.end, mover.heading if move.heading == NO_HEADING else move.heading)
        scene.live[end] = here
        scene.carriers = [end if carrier == start else carrier for carrier in scene.carriers]
        if move.sinks:
            lose(scene, end)
        elif move.explodes:
            destroy(scene, end)
        else:
            flag = arrives(scene, here)
    carry_out(scene, [effect for effect in move.effects if effect.kind not in ON_THE_WAY])
    result = decide(scene, mover, move, flag)
    if result is not None:
        scene.falling = None
    return pack(scene, 1 - scene.turn, result)


def after_fall(scene: Scene, fall: Fall) -> Position:
    """TC6.10, TC11.5: everything under the body is gone; a crushed CLT loses."""
    assert scene.falling is not None
    body = Body(square_of(scene.falling), fall.direction)
    under = [scene.falling] if fall.direction == NO_HEADING else [scene.falling, away(scene.falling, fall.direction)]
    for spot in under:
        scene.ground.pop(spot, None)
        scene.mud_below.discard(spot)
        scene.wrecks.pop(spot, None)
        if spot in scene.live:
            lose(scene, spot)
    scene.bodies.append(body)
    scene.falling = None
    if scene.rules.goal == "last_tank":
        return pack(scene, scene.turn, last_tank(scene))
    crushed = [piece for piece in scene.lost if piece.kind.code in COMMANDERS]
    return pack(scene, scene.turn, Result(1 - crushed[0].side, "crushed") if crushed else None)


def placing_side(scene: Scene) -> int | None:
    """Who puts down the next remote mine: White first (TC12.10)."""
    return next((side for side in (WHITE, BLACK) if scene.owed[side]), None)


def after_place(scene: Scene, place: Place) -> Position:
    """TC12.10."""
    side = placing_side(scene)
    assert side is not None
    scene.remote[side].add(spot_of(place.square))
    scene.owed[side] -= 1
    return pack(scene, scene.turn, None)


def naive_after(position: Position, action: Action) -> Position:
    """The position after a legal action."""
    scene = unpack(position)
    if isinstance(action, Place):
        return after_place(scene, action)
    return after_fall(scene, action) if isinstance(action, Fall) else after_move(scene, action)


def naive_losses(position: Position, action: Action) -> int:
    """How many live pieces cease to be by an action: a destruction for TC4.4 if there is any (TC11.6)."""
    gone = len(position.pieces) - len(naive_after(position, action).pieces)
    return gone - 1 if isinstance(action, Move) and action.leaves else gone
