"""What a rival probably holds, judged by what it was seen to do.

Whoever takes a hit seldom holds a shield, whoever passes seldom a sword: nearly everybody plays roughly in the order of
the greedy player's table. It is no more than likely, so the search only makes worlds that go against it rarer.
"""

from __future__ import annotations

from typing import Final

from behemoth.bots.greedy_cards import FACE_LETTERS, face_value
from behemoth.monstercombat import (
    AT_THE_NEXT,
    CAME,
    FACE_OF,
    GONE,
    HIT,
    IN_VAIN,
    LIFE,
    PASSED,
    SHIELDED,
    CombatState,
)

#: Signs after which the hand has as many cards as before.
_NO_CARD_LEFT: Final = (CAME, HIT, IN_VAIN, PASSED, PASSED.upper())
#: More than two.
_MANY: Final = 3
#: What answers an attack, and what is played in PLAY.
_ANSWERS: Final = tuple(face for face in FACE_LETTERS if not FACE_OF[face].playable)
_PLAYED: Final = tuple(face for face in FACE_LETTERS if FACE_OF[face].playable)


def most_held(state: CombatState) -> list[list[int]]:
    """For each seat how many cards of each face it probably holds at most, faces in the engine's order (V1)."""
    living = len(state.hearts) - state.hearts.count(0)
    return [
        list(most_after(deeds, len(hand), living).values())
        for deeds, hand in zip(state.deeds, state.hands, strict=True)
    ]


def most_after(deeds: str, held: int, living: int) -> dict[str, int]:
    """The same for one seat with these deeds, which holds so many cards now."""
    cards = held - deeds.count(CAME) + sum(sign not in _NO_CARD_LEFT for sign in deeds)
    most = dict.fromkeys(FACE_LETTERS, cards)
    in_vain = False
    for sign in deeds:
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
        if (healable or other != LIFE)
        and (not in_vain or other not in AT_THE_NEXT)
        and face_value(other, living) > chosen
    ]
