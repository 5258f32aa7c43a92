"""Openings for tournaments: a few moves at random after which nothing is decided yet.

In Tank Chess they are known to be balanced. Of another game only its start and the end are known.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Final

import msgspec

from behemoth.games import InvalidOptions, State, find_game
from behemoth.tankchess import (
    HARMLESS,
    OFF,
    Position,
    TankChess,
    TankOptions,
    TankState,
    as_if,
    draw_place,
    escape_moves,
    list_moves,
)

#: So many moves each opening has; even, so that White is to move.
PLIES: Final = 6
#: The same for games of which nothing more is known; so many starts tell whether chance deals.
ANY_PLIES: Final = 2
_DEALS: Final = 8
#: A position may have few sound moves, or none: then the whole opening is tried anew, and not for ever.
_TRIES: Final = 40
_PATIENCE: Final = 200


def random_openings(options: TankOptions, seed: str, plies: int = PLIES) -> Iterator[TankState]:
    """Different sound openings without end; the same seed gives the same ones. Raises InvalidOptions if there are
    none to be found."""
    seen: set[int] = set()
    number = vain = 0
    while vain < _PATIENCE:
        state = _opening(options, Random(f"{seed}/{number}"), plies)
        number += 1
        if state is None or (plies and state.position.key in seen):
            vain += 1
            continue
        vain = 0
        seen.add(state.position.key)
        yield state
    raise InvalidOptions("error-tournament-openings", plies=plies, count=len(seen))


def any_openings(game: str, options: msgspec.Struct, seed: str, plies: int | None = None) -> Iterator[str]:
    """First states of any game of two, without end. Where chance deals anew each time, the deal is the opening; else a
    few decisions are made at random (two, unless somebody says how many). One may come twice: games can be small."""
    if plies is None:
        plies = 0 if _deals(game, options) else ANY_PLIES
    for number in count():
        yield _any_opening(game, options, Random(f"{seed}/{number}"), plies).text()


def _deals(game: str, options: msgspec.Struct) -> bool:
    """Whether the start depends on chance."""
    return len({find_game(game).start(options, 2, Random(seed)).text() for seed in range(_DEALS)}) > 1


def _any_opening(game: str, options: msgspec.Struct, rng: Random, plies: int) -> State[Any]:
    """A state in which the game still goes on; where it ends too soon, one with fewer decisions."""
    for tried in range(_TRIES):
        state: State[Any] = find_game(game).start(options, 2, rng)
        for _ in range(max(0, plies - tried // 4)):
            owing = state.to_act()
            if owing:
                state = state.play(owing[0], state.actions(owing[0]).sample(rng), rng, events=False).state
        if state.to_act():
            return state
    return find_game(game).start(options, 2, rng)


def _opening(options: TankOptions, rng: Random, plies: int) -> TankState | None:
    state = _mined(TankChess().start(options), rng)
    for _ in range(plies):
        following = _sound_step(state, rng)
        if following is None:
            return None
        state = following
    return state


def _mined(state: TankState, rng: Random) -> TankState:
    """The state once all remote mines are laid by chance; they are no moves (TC12.10)."""
    while state.position.placing:
        seat = state.to_act()[0]
        following = state.play(seat, draw_place(state.position, seat, rng), rng, events=False).state
        assert isinstance(following, TankState)
        state = following
    return state


def _sound_step(state: TankState, rng: Random) -> TankState | None:
    """One random move after which the opening is still sound."""
    owing = state.to_act()
    if not owing:
        return None
    actions = state.actions(owing[0])
    for _ in range(_TRIES):
        following = state.play(owing[0], actions.sample(rng), rng, events=False).state
        assert isinstance(following, TankState)
        if following.outcome() is None and is_sound(following.position) and not _lost(state, following):
            return following
    return None


def is_sound(position: Position) -> bool:
    """Whether neither side, were it to move now, could destroy anything or leave the board."""
    if position.falling != OFF:
        return False
    return not any(escape_moves(position, side) or _strikes(position, side) for side in (0, 1))


def _strikes(position: Position, side: int) -> bool:
    return any(effect.kind not in HARMLESS for move in list_moves(as_if(position, side)) for effect in move.effects)


def _lost(before: TankState, now: TankState) -> bool:
    """Whether a piece has gone, be it only into the water."""
    return sum(map(len, now.position.armies)) < sum(map(len, before.position.armies))
