"""What a rival probably holds, from what it was seen to do.

Whoever takes a hit seldom holds a shield, whoever passes seldom a sword: nearly everybody plays roughly in the order of
the greedy player's table. It is no more than likely, so worlds that go against it only become rarer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from behemoth.bots.greedy_cards import FACE_LETTERS, face_value
from behemoth.games import Seat
from behemoth.monstercombat import (
    AT_THE_NEXT,
    CAME,
    FACE_OF,
    GONE,
    HIT,
    IN_VAIN,
    PASSED,
    SHIELDED,
    CombatState,
)

#: Signs after which the hand has as many cards as before.
_NO_CARD_LEFT: Final = (CAME, HIT, IN_VAIN, PASSED, PASSED.upper())
#: More than two.
_MANY: Final = 3
#: How much rarer a world becomes for each card that a seat probably does not hold.
DOUBT: Final = 0.1
#: So many worlds are imagined for each one that is kept.
POOL: Final = 8
#: What answers an attack, and what is played in PLAY.
_ANSWERS: Final = tuple(face for face in FACE_LETTERS if not FACE_OF[face].playable)
_PLAYED: Final = tuple(face for face in FACE_LETTERS if FACE_OF[face].playable)


def likely_worlds(state: CombatState, seat: Seat, count: int, rng: Random) -> list[CombatState]:
    """Worlds this seat imagines, each as likely as it is by what was seen times how well it fits what rivals did.

    Many are imagined, each is weighed, and so many are kept, each as often as its weight says: exactly in proportion,
    the rest by one throw for all of them (systematic resampling).
    """
    worlds = [state.imagine(seat, rng) for _ in range(count * POOL)]
    most = most_held(state)
    weights = [DOUBT ** too_many(world.hands, most, seat) for world in worlds]
    step = sum(weights) / count
    reached, threshold, kept = 0.0, rng.random() * step, list[CombatState]()
    for world, weight in zip(worlds, weights, strict=True):
        reached += weight
        while threshold < reached and len(kept) < count:
            kept.append(world)
            threshold += step
    # Rounding may leave out the very last one.
    return kept + worlds[-1:] * (count - len(kept))


def too_many(hands: Sequence[str], most: Sequence[Sequence[int]], viewer: Seat) -> int:
    """How many cards the others hold in these hands that they probably do not."""
    return sum(
        max(0, hand.lower().count(face) - many)
        for seat, (hand, row) in enumerate(zip(hands, most, strict=True))
        if seat != viewer
        for face, many in zip(FACE_LETTERS, row, strict=True)
    )


def most_held(state: CombatState) -> list[list[int]]:
    """For each seat how many cards of each face it probably holds at most, faces in the engine's order (V1)."""
    living = len(state.hearts) - state.hearts.count(0)
    return [
        list(most_after(signs, len(hand), living).values())
        for signs, hand in zip(state.memory.recent, state.hands, strict=True)
    ]


def most_after(signs: str, held: int, living: int) -> dict[str, int]:
    """The same for one seat that did this, which holds so many cards now."""
    cards = held - signs.count(CAME) + sum(sign not in _NO_CARD_LEFT for sign in signs)
    most = dict.fromkeys(FACE_LETTERS, cards)
    in_vain = False
    for sign in signs:
        face = sign.lower()
        if sign == CAME:
            cards += 1
            most = {face: count + 1 for face, count in most.items()}
        elif sign == HIT:
            most |= dict.fromkeys(_ANSWERS, 0)
        elif sign not in (GONE, SHIELDED, IN_VAIN):
            for other in _liked_more(face, living, in_vain, healable=sign.isupper()):
                most[other] = 0
        if sign not in _NO_CARD_LEFT:
            cards -= 1
            if face in most:
                most[face] -= 1
            most = {face: max(0, min(count, cards)) for face, count in most.items()}
        in_vain = sign == IN_VAIN
    return most


def _liked_more(face: str, living: int, in_vain: bool, healable: bool) -> list[str]:
    """What would have been played before this face, or instead of passing."""
    # A lightning may be from when there were more; what is liked more than that is liked more with two as well.
    chosen = 0 if face == PASSED else face_value(face, _MANY)
    return [
        other
        for other in _PLAYED
        if (healable or not FACE_OF[other].heals)
        and (not in_vain or other not in AT_THE_NEXT)
        and face_value(other, living) > chosen
    ]
