"""Mending a map that favours one side: a piece more for the weaker one, told only if games show that it helps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from behemoth.lab.judgement import Judgement, Suggestion, position_line
from behemoth.lab.scoring import Share
from behemoth.maps import first_strikes, home_rows, moves_by_piece, price_of
from behemoth.tankchess import (
    BLACK,
    KINDS,
    SIDE_WORDS,
    WHITE,
    Heading,
    Kind,
    Piece,
    Position,
    Scheme,
    Square,
    column_of,
    each,
    half_turn,
    name_of,
    piece,
    row_of,
    setup_faults,
)

#: So many pieces are tried, the cheapest first, each in so large a share of the games, but in no fewer than that.
MOST_TRIED: Final = 4
SHARE: Final = 0.5
LEAST_GAMES: Final = 20
_AHEAD: Final = (Heading.N, Heading.S)
_LEAST_MOVES: Final = 4


class Extra(msgspec.Struct, frozen=True):
    """A map with one piece more."""

    piece: Piece
    position: Position


def wants_balance(judgement: Judgement) -> bool:
    """Whether a suggestion is worth looking for: the map is not symmetric, and the games show that it is unfair."""
    return judgement.symmetry == "none" and not judgement.fair and judgement.finished


def balance_games(judgement: Judgement) -> int:
    """How many games each suggestion is tried in."""
    return max(LEAST_GAMES, 2 * round(judgement.games * SHARE / 2))


def extras(position: Position, white: Share) -> Iterator[Extra]:
    """The map with a piece more for the weaker side, from the cheapest kind on; at most ``MOST_TRIED``."""
    side = BLACK if white.value > 0.5 else WHITE
    kinds = [kind for kind in KINDS if kind.official and not kind.commander and not kind.giant]
    found = 0
    for kind in sorted(kinds, key=lambda kind: (price_of(kind), kind.number)):
        extra = _placed(position, side, kind)
        if extra is not None and found < MOST_TRIED:
            found += 1
            yield extra


def mends(before: Share, after: Share) -> bool:
    """Whether a suggestion may be told: with it the games leave open who is better off, and it is nearer to even."""
    return after.low <= 0.5 <= after.high and abs(after.value - 0.5) < abs(before.value - 0.5)


def suggestion_of(extra: Extra, white: Share, games: int) -> Suggestion:
    """The suggestion with what it brought."""
    one = extra.piece
    square = name_of(one.square)
    return Suggestion(SIDE_WORDS[one.side], one.kind.code, square, white, games, position_line(extra.position))


def _placed(position: Position, side: int, kind: Kind) -> Extra | None:
    """The piece at home, as near to the middle as it can stand without harm: no new fault, nothing new in fire."""
    faults, strikes = _faults(position), len(first_strikes(position))
    for square in _home(position, side):
        one = piece(kind, side, square, _AHEAD[side])
        made = Position.make(
            position.size,
            (*position.pieces, one),
            position.ground,
            wrecks=position.wrecks,
            stacks=position.stacks,
            bodies=position.bodies,
            turn=position.turn,
            rules=position.rules,
            flags=position.flags,
        )
        if len(first_strikes(made)) > strikes or moves_by_piece(made, side)[square] < _LEAST_MOVES:
            continue
        if _faults(made) <= faults:
            return Extra(one, made)
    return None


def _home(position: Position, side: int) -> list[Square]:
    """The open squares of a side's home, those in the middle first, from the back row on."""
    size = position.size
    middle = (size - 1) / 2
    own = {square: square if side == WHITE else half_turn(square, size) for square in each(position.land)}
    home = [square for square in own if row_of(own[square]) < home_rows(size) and position.ground.at(square) is None]
    return sorted(home, key=lambda square: (abs(column_of(own[square]) - middle), row_of(own[square]), square))


def _faults(position: Position) -> int:
    wrecks = tuple(sorted(position.wrecks.items()))
    scheme = Scheme(
        name="",
        titles=("",),
        size=position.size,
        pieces=position.pieces,
        ground=position.ground,
        wrecks=wrecks,
        symmetric=False,
        flags=() if position.flags is None else position.flags.homes,
        goal=position.rules.goal,
    )
    return len(setup_faults(scheme))
