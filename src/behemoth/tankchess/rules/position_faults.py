"""What is wrong with a position, for whoever reads or edits one: each fault with its squares."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from behemoth.games import Named
from behemoth.tankchess.board.pieces import SIDE_WORDS, SIDES, Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Squares, names
from behemoth.tankchess.tables.terrain import TERRAINS


class PositionFault(msgspec.Struct, frozen=True):
    """A fault: the catalogue's sentence for it, the rule, the squares and what else the sentence needs."""

    key: str
    rule: str
    squares: Squares = 0
    arguments: dict[str, object] = {}

    def named(self) -> dict[str, object]:
        """The arguments of the sentence."""
        return {"squares": names(self.squares), **self.arguments}


def position_faults(position: Position) -> tuple[PositionFault, ...]:
    """Every fault of a position; none means that play can start from it."""
    return (
        *_places(position),
        *_ground_faults(position),
        *_commanders(position),
        *_flag_faults(position),
        *_mine_faults(position),
    )


def can_stand(position: Position, piece: Piece) -> bool:
    """Whether a piece may be where it is: no vehicle in what it cannot drive into, no Monster in what is too high."""
    spot = piece.bit
    if piece.kind.giant:
        return not spot & _too_high(position)
    blocked = (
        position.ground.blocks | position.ground.explodes | position.stacks | position.body_bits | position.wreck_bits
    )  # TC2.3
    if not piece.kind.swims:
        blocked |= position.ground.deep
    return not spot & blocked


def _too_high(position: Position) -> Squares:
    """Where no Monster can stand (TC6.2); a tree is flattened by the one that enters, and a mine goes off."""
    tall_wrecks = sum(1 << square for square, kind in position.wrecks.items() if kind.tall)
    gone = position.ground.felled | position.ground.explodes
    return position.ground.high | gone | position.stacks | position.body_bits | tall_wrecks


def _places(position: Position) -> Iterator[PositionFault]:
    layers = (position.bits[0], position.bits[1], position.wreck_bits, position.stacks, position.body_bits)
    outside = 0
    for layer in (*layers, position.ground.everything):
        outside |= layer & ~position.board
    if outside:
        yield PositionFault("error-position-outside", "TC1.1", outside)
    if both := position.bits[0] & position.bits[1]:
        yield PositionFault("error-position-two-pieces", "TC2.3", both)
    lost = sum(piece.bit for piece in position.pieces if not can_stand(position, piece))
    if lost:
        yield PositionFault("error-position-cannot-stand", "TC2.3", lost)
    if position.falling != OFF and (position.live | _too_high(position)) >> position.falling & 1:
        yield PositionFault("error-position-falling", "TC6.10", 1 << position.falling)


def _ground_faults(position: Position) -> Iterator[PositionFault]:
    seen = doubled = 0
    for terrain, area in zip(TERRAINS, position.ground.areas, strict=True):
        doubled |= seen & area & ~(position.ground.pushed if terrain.slows else 0)  # TC12.3
        seen |= area
    if doubled:
        yield PositionFault("error-position-two-grounds", "TC1.1", doubled)
    lying = position.wreck_bits & position.ground.high | position.stacks & position.ground.high
    lying |= position.wreck_bits & position.stacks | (position.wreck_bits | position.stacks) & position.body_bits
    lying |= position.body_bits & position.ground.everything  # TC11.5
    lying |= (position.wreck_bits | position.stacks) & position.ground.explodes  # TC12.9
    lying |= sum(1 << square for square, kind in position.wrecks.items() if not kind.swims) & position.ground.deep
    covered = 0
    for body in position.bodies:
        lying |= covered & body.squares
        covered |= body.squares
    if lying:
        yield PositionFault("error-position-lying", "TC6.10", lying)


def _commanders(position: Position) -> Iterator[PositionFault]:
    if position.result is not None:
        return
    if not position.rules.aim.commander:
        yield from _empty_sides(position)
        return
    for side in SIDES:
        squares = [piece.bit for piece in position.armies[side].values() if piece.kind.commander]
        if len(squares) != 1:
            side_name = Named("side-name", side=SIDE_WORDS[side])
            arguments: dict[str, object] = {"side": side_name, "count": len(squares)}
            yield PositionFault("error-position-commanders", "TC4.1", sum(squares), arguments)


def _empty_sides(position: Position) -> Iterator[PositionFault]:
    """TC12.16: a side without a live piece has lost."""
    for side in SIDES:
        if not position.armies[side]:
            yield PositionFault(
                "error-position-empty", "TC12.16", 0, {"side": Named("side-name", side=SIDE_WORDS[side])}
            )


def _flag_faults(position: Position) -> Iterator[PositionFault]:
    """TC12.14, TC12.15: flags where the goal wants them, at home on free ground, carried by enemies."""
    flags = position.flags
    if (flags is not None) != position.rules.aim.flags:
        yield PositionFault("error-position-flags" if flags is not None else "error-position-no-flags", "TC12.14")
    if flags is None:
        return
    if OFF in flags.homes:
        if position.rules.aim.flags:
            yield PositionFault("error-position-one-flag", "TC12.14", 1 << max(flags.homes))
        return
    bad = _not_free(position) & flags.squares
    if flags.homes[0] == flags.homes[1]:
        bad |= flags.squares
    for piece in position.pieces:
        bad |= piece.bit & position.closed_to(piece)
    if bad:
        yield PositionFault("error-position-flag-home", "TC12.14", bad)
    for side in SIDES:
        carrier = flags.carriers[side]
        if carrier == OFF:
            continue
        bearer = position.armies[1 - side].get(carrier)
        if bearer is None or bearer.kind.giant or not position.rules.aim.carried:
            yield PositionFault("error-position-carrier", "TC12.15", 1 << carrier)


def _not_free(position: Position) -> Squares:
    taken = position.wreck_bits | position.stacks | position.body_bits
    for terrain, area in zip(TERRAINS, position.ground.areas, strict=True):
        if not terrain.free:
            taken |= area
    return taken


def _mine_faults(position: Position) -> Iterator[PositionFault]:
    """TC12.10, TC12.13: no more remote mines than the option allows, each where it could have been laid."""
    mines = position.mines
    if mines is None:
        return
    outside = mines.could & ~position.board
    for side in SIDES:
        outside |= (mines.laid[side] | mines.spent[side]) & ~mines.could
        number = mines.left(side) + mines.spent[side].bit_count() + mines.owed[side]
        unlaid = mines.owed[side] and (mines.spent[side] or not mines.choices(side))
        if number > position.rules.remote_mines or unlaid:
            arguments: dict[str, object] = {"side": Named("side-name", side=SIDE_WORDS[side])}
            yield PositionFault("error-position-mines", "TC12.10", 0, arguments)
    if outside:
        yield PositionFault("error-position-mined", "TC12.10", outside)
