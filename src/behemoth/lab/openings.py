"""Openings for tournaments of Tank Chess: a few moves at random from a scheme after which nothing is decided yet."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from behemoth.games import InvalidOptions
from behemoth.tankchess import (
    OFF,
    EffectKind,
    Position,
    TankChess,
    TankOptions,
    TankState,
    as_if,
    escape_moves,
    list_moves,
)

#: So many moves each opening has; even, so that White is to move.
PLIES: Final = 6
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


def _opening(options: TankOptions, rng: Random, plies: int) -> TankState | None:
    state = TankChess().start(options)
    for _ in range(plies):
        following = _sound_step(state, rng)
        if following is None:
            return None
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
    return any(
        effect.kind is not EffectKind.FELL for move in list_moves(as_if(position, side)) for effect in move.effects
    )


def _lost(before: TankState, now: TankState) -> bool:
    """Whether a piece has gone, be it only into the water."""
    return sum(map(len, now.position.armies)) < sum(map(len, before.position.armies))
