"""Whether a scheme is fit to play (TC8.4, with TC11.14): every fault, with its squares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from behemoth.games import InvalidText, Named
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.tankchess.board.headings import NO_HEADING, STEPS
from behemoth.tankchess.board.pieces import SIDE_WORDS, SIDES, Piece, piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.scheme import Scheme
from behemoth.tankchess.board.squares import (
    BOARDS,
    Square,
    Squares,
    column_of,
    each,
    name_of,
    row_of,
    shift,
    square_at,
    zone,
)
from behemoth.tankchess.rules.movement.walk import walk
from behemoth.tankchess.rules.moves import moves_of
from behemoth.tankchess.rules.threats import check_moves, escape_moves
from behemoth.tankchess.tables.kinds import Kind
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain
from behemoth.tankchess.text.heading_text import heading_word

RULE: Final = "TC8.4"

#: A square and a heading.
Pose: TypeAlias = tuple[Square, int]


class SetupFault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a scheme: a sentence of the catalogue and all squares it is about."""

    key: str
    squares: tuple[Square, ...]
    words: dict[str, Any] = {}
    #: Poses the sentence names; told apart because a heading is another word in German.
    poses: tuple[Pose, ...] = ()

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        """One clear sentence with the squares and the rule."""
        poses = ", ".join(name_of(square) + heading_word(heading, language) for square, heading in self.poses)
        return InvalidText(self.key, rule=RULE, poses=poses, **self.words).sentence(language)


def setup_faults(scheme: Scheme) -> tuple[SetupFault, ...]:
    """Everything that keeps a scheme from being valid; empty if it is."""
    return tuple(fault for check in _CHECKS for fault in check(scheme))


def fault_sentences(scheme: Scheme, language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
    """The same as sentences for people."""
    return tuple(fault.sentence(language) for fault in setup_faults(scheme))


def _list(squares: Iterable[Square]) -> str:
    return ", ".join(map(name_of, squares))


# --- half-turn symmetry ------------------------------------------------------------------------------


def half_turn(square: Square, size: int) -> Square:
    """Where a square goes when the board is turned around."""
    return square_at(size - 1 - column_of(square), size - 1 - row_of(square))


def _asymmetry(scheme: Scheme) -> Iterator[SetupFault]:
    """Ground, kind with colours swapped, heading and wrecks, each on its own."""
    if not scheme.symmetric:
        return
    standing = {piece.square: piece for piece in scheme.pieces}
    wrecks = dict(scheme.wrecks)
    homes = {square: side for side, square in enumerate(scheme.flags)}
    matches: Mapping[str, Callable[[Square, Square], bool]] = {
        "ground": lambda here, there: scheme.ground.at(here) == scheme.ground.at(there),
        "piece": lambda here, there: _counterparts(standing.get(here), standing.get(there)),
        "heading": lambda here, there: _opposed(standing.get(here), standing.get(there)),
        "wreck": lambda here, there: wrecks.get(here) == wrecks.get(there),
        "flag": lambda here, there: {homes.get(here), homes.get(there)} in ({None}, {0, 1}),
    }
    for aspect, match in matches.items():
        odd = [pair for pair in _pairs(scheme.size) if not match(*pair)]
        if odd:
            pairs = ", ".join(f"{name_of(here)}–{name_of(there)}" for here, there in odd)
            squares = tuple(square for pair in odd for square in pair)
            yield SetupFault(f"fault-symmetry-{aspect}", squares, {"pairs": pairs})


def _pairs(size: int) -> Iterator[tuple[Square, Square]]:
    """Each square with the one it goes to, once; the middle of an odd board with itself."""
    for square in each(BOARDS[size]):
        other = half_turn(square, size)
        if square <= other:
            yield square, other


def _counterparts(here: Piece | None, there: Piece | None) -> bool:
    if here is None or there is None:
        return here is there
    return here.kind == there.kind and here.side != there.side


def _opposed(here: Piece | None, there: Piece | None) -> bool:
    return not _counterparts(here, there) or here is None or there is None or here.heading.opposite == there.heading


# --- commanders --------------------------------------------------------------------------------------


def _commanders(scheme: Scheme, side: int) -> list[Piece]:
    return [piece for piece in scheme.pieces if piece.kind.commander and piece.side == side]


def _commander_count(scheme: Scheme) -> Iterator[SetupFault]:
    if not scheme.rules.aim.commander:
        for side in SIDES:
            if not any(piece.side == side for piece in scheme.pieces):
                yield SetupFault("fault-side-empty", (), {"side": SIDE_WORDS[side]})
        return
    for side in SIDES:
        found = tuple(piece.square for piece in _commanders(scheme, side))
        words = {"side": SIDE_WORDS[side], "count": len(found), "squares": _list(found)}
        if not found:
            yield SetupFault("fault-commander-none", (), words)
        elif len(found) > 1:
            yield SetupFault("fault-commander-many", found, words)


def _alone(scheme: Scheme, commander: Piece) -> Position:
    """The start with its owner to move and any further commander of its side an ordinary tank."""
    rivals = [rival for rival in _commanders(scheme, commander.side) if rival is not commander]
    pieces = [_ordinary(one) if one in rivals else one for one in scheme.pieces]
    return Position.make(scheme.size, pieces, scheme.ground, wrecks=dict(scheme.wrecks), turn=commander.side)


def _ordinary(commander: Piece) -> Piece:
    kind = msgspec.structs.replace(commander.kind, commander=False)
    return piece(kind, commander.side, commander.square, commander.heading)


def _first_move_losses(scheme: Scheme) -> Iterator[SetupFault]:
    """A commander that the enemy, moving first, destroys; one fault for each piece that can (TC11.14)."""
    if not scheme.rules.aim.commander:
        return
    for side in SIDES:
        for commander in _commanders(scheme, side):
            position = _alone(scheme, commander)
            moves = check_moves(position, 1 - side)
            for start in sorted({move.start for move in moves}):
                poses = tuple(sorted({(move.end, move.heading) for move in moves if move.start == start}))
                yield _loss(commander, position.armies[1 - side][start], poses)


def _loss(commander: Piece, attacker: Piece, poses: tuple[Pose, ...]) -> SetupFault:
    words = {
        "side": SIDE_WORDS[commander.side],
        "square": name_of(commander.square),
        "mark": attacker.kind.code,
        "start": name_of(attacker.square),
    }
    squares = dict.fromkeys((commander.square, attacker.square, *(end for end, _ in poses)))
    return SetupFault("fault-commander-destroyed", tuple(squares), words, poses)


def _early_escapes(scheme: Scheme) -> Iterator[SetupFault]:
    """A commander that leaves the board by moving once or twice while all else waits (TC11.14)."""
    if not scheme.rules.aim.leaves:
        return
    for side in SIDES:
        for commander in _commanders(scheme, side):
            position = _alone(scheme, commander)
            words = {"side": SIDE_WORDS[side], "square": name_of(commander.square)}
            if escape_moves(position, side):
                yield SetupFault("fault-commander-escapes-at-once", (commander.square,), words)
            elif poses := _ways_out(position, commander):
                squares = dict.fromkeys((commander.square, *(end for end, _ in poses)))
                yield SetupFault("fault-commander-escapes", tuple(squares), words, poses)


def _ways_out(position: Position, commander: Piece) -> tuple[Pose, ...]:
    """The poses after a first move from which a second one leaves the board.

    What the first move does besides may be forgotten: a wreck is in the way as the live piece was.
    """
    moves = moves_of(position, commander.square)
    poses = sorted({(move.end, move.heading) for move in moves if move.heading != NO_HEADING})
    others = [one for one in position.pieces if one is not commander]
    return tuple(pose for pose in poses if _leads_out(position, [*others, commander.at(*pose)], commander.side))


def _leads_out(position: Position, pieces: list[Piece], side: int) -> bool:
    after = Position.make(position.size, pieces, position.ground, wrecks=position.wrecks, turn=side)
    return bool(escape_moves(after, side))


# --- ground ------------------------------------------------------------------------------------------


def _cut_off(scheme: Scheme) -> Iterator[SetupFault]:
    """The free squares that do not hang together with most of them."""
    parts = sorted(_parts(free_squares(scheme)), key=int.bit_count)
    cut_off = tuple(sorted(square for part in parts[:-1] for square in each(part)))
    if cut_off:
        yield SetupFault("fault-not-connected", cut_off, {"squares": _list(cut_off)})


def free_squares(scheme: Scheme) -> Squares:
    """Squares without high, low, water, tree, land mine, live pieces thought away (TC11.14)."""
    taken = 0
    for terrain, area in zip(TERRAINS, scheme.ground.areas, strict=True):
        if not terrain.free:
            taken |= area
    return BOARDS[scheme.size] & ~taken


def _parts(squares: Squares) -> Iterator[Squares]:
    while squares:
        part = _spread(squares & -squares, squares)
        squares &= ~part
        yield part


def _spread(start: Squares, within: Squares) -> Squares:
    """All squares that can be reached from the start, diagonals included (TC2.4)."""
    found, last = start, 0
    while found != last:
        last = found
        for step in STEPS:
            found |= shift(last, step) & within
    return found


def _bad_stands(scheme: Scheme) -> Iterator[SetupFault]:
    """Pieces on ground or on a wreck they cannot stand on."""
    wrecks = dict(scheme.wrecks)
    for one in scheme.pieces:
        words = {"mark": one.kind.code, "square": name_of(one.square)}
        terrain, wreck = scheme.ground.at(one.square), wrecks.get(one.square)
        if terrain is not None and not _may_stand(one.kind, terrain):
            yield SetupFault("fault-stands-on-ground", (one.square,), words | {"ground": Named(terrain.name_key)})
        if wreck is not None and (wreck.tall or not one.kind.giant):  # TC6.2
            yield SetupFault("fault-stands-on-wreck", (one.square,), words)


def _bad_wrecks(scheme: Scheme) -> Iterator[SetupFault]:
    """Wrecks that could not lie where they do."""
    for square, kind in scheme.wrecks:
        terrain = scheme.ground.at(square)
        if terrain is not None and not _may_lie(kind, terrain):
            words = {"mark": kind.code, "square": name_of(square), "ground": Named(terrain.name_key)}
            yield SetupFault("fault-wreck-on-ground", (square,), words)
        if kind.small:  # TC12.5
            yield SetupFault("fault-no-wreck", (square,), {"mark": kind.code, "square": name_of(square)})


# --- flags -------------------------------------------------------------------------------------------


def _bad_flags(scheme: Scheme) -> Iterator[SetupFault]:
    """Flags that are missing, on one square or not on free ground without anything on it (TC12.14)."""
    if not scheme.flags:
        if scheme.rules.aim.flags:
            yield SetupFault("fault-flags-none", (), {"goal": scheme.goal})
        return
    if scheme.flags[0] == scheme.flags[1]:
        yield SetupFault("fault-flags-same", scheme.flags[:1], {"square": name_of(scheme.flags[0])})
    taken = {*(one.square for one in scheme.pieces), *dict(scheme.wrecks)}
    for square in dict.fromkeys(scheme.flags):
        if square in taken or not free_squares(scheme) >> square & 1:
            yield SetupFault("fault-flag-home", (square,), {"square": name_of(square)})


def _near_flags(scheme: Scheme) -> Iterator[SetupFault]:
    """Pieces that can end their first movement on the enemy's flag or beside it (TC12.14)."""
    if len(set(scheme.flags)) != 2:
        return
    position = scheme.position()
    for one in scheme.pieces:
        home = scheme.flags[1 - one.side]
        around = zone(home, 1)
        if one.kind.giant or not one.near & around:
            continue
        ends = sorted({drive.square for drive in walk(position, one) if drive.heading != NO_HEADING})
        close = tuple(square for square in ends if around >> square & 1)
        if close:
            words = {"mark": one.kind.code, "square": name_of(one.square), "flag": name_of(home), "ends": _list(close)}
            yield SetupFault("fault-flag-near", (one.square, home, *close), words)


def _may_stand(kind: Kind, terrain: Terrain) -> bool:
    """Whether a live piece can be there: trees are gone once somebody is in (section 5, TC6.2)."""
    if terrain.explodes:
        return False  # TC12.9
    if kind.giant:
        return not terrain.high and not terrain.felled
    return not terrain.blocks and (kind.swims or not terrain.deep)


def _may_lie(kind: Kind, terrain: Terrain) -> bool:
    """Whether a wreck can be there: thrown on nearly anything, but water keeps only what swims (TC11.4, TC11.12)."""
    return not terrain.high and not terrain.explodes and (kind.swims or not terrain.deep)


_CHECKS: Final = (
    _asymmetry,
    _commander_count,
    _first_move_losses,
    _early_escapes,
    _cut_off,
    _bad_stands,
    _bad_wrecks,
    _bad_flags,
    _near_flags,
)
