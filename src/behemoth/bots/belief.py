"""What a rival probably holds, from what it was seen to do.

Whoever takes a hit seldom holds a shield, whoever passes seldom a sword: nearly everybody plays roughly in the order of
the greedy player's table. It is no more than likely, so worlds that go against it only become rarer.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from behemoth.bots.greedy_cards import FACE_LETTERS, face_value
from behemoth.engine import Suspicion
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
#: How likely a rival is to play by the greedy player's table before anything was seen, and how often another one
#: decides as that table does.
GREEDY: Final = 0.5
AGREES: Final = 0.7
#: How much rarer a hand becomes for each card that somebody else probably does not hold.
DOUBT: Final = 0.1
#: What answers an attack, and what is played in PLAY.
_ANSWERS: Final = tuple(face for face in FACE_LETTERS if not FACE_OF[face].playable)
_PLAYED: Final = tuple(face for face in FACE_LETTERS if FACE_OF[face].playable)


def suspicions(state: CombatState) -> list[Suspicion]:
    """What is thought of each seat by what it did.

    Whoever plays by the greedy player's table did what it did for certain, if its hand allows it; anybody else does so
    now and then, the more seldom the more decisions were seen. So a rival who never left the table is soon taken for
    one who never will, and one who showed a card that the table would have played before is somebody else.
    """
    living = len(state.hearts) - state.hearts.count(0)
    found = []
    for signs, hand in zip(state.memory.recent, state.hands, strict=True):
        read = read_signs(signs, len(hand), living)
        other = (1 - GREEDY) * AGREES ** decisions(signs)
        found.append(Suspicion(list(read.most.values()), 0.0 if read.strayed else GREEDY, other, DOUBT))
    return found


def decisions(signs: str) -> int:
    """How many of these signs are decisions."""
    return sum(sign not in (CAME, GONE, IN_VAIN) for sign in signs)


class Signs(NamedTuple):
    """What the signs of one seat say: how many cards of each face it probably holds at most, faces in the engine's
    order (V1), and whether it showed one that it should not have held."""

    most: dict[str, int]
    strayed: bool


def read_signs(signs: str, held: int, living: int) -> Signs:
    """Read what a seat did that holds so many cards now, as if it played by the greedy player's table."""
    cards = held - signs.count(CAME) + sum(sign not in _NO_CARD_LEFT for sign in signs)
    most = dict.fromkeys(FACE_LETTERS, cards)
    in_vain = strayed = False
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
                strayed = strayed or most[face] < 0
            most = {face: max(0, min(count, cards)) for face, count in most.items()}
        in_vain = sign == IN_VAIN
    return Signs(most, strayed)


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
