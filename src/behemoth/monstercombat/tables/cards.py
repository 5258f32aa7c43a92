"""The 57 playing cards: seven faces, two backs.

A card is one letter: small with the plain back, capital with the trigger back (``s`` and ``S`` are swords). Hands and
piles are strings of such letters, which makes them small, quick, hashable and readable.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

#: What a face does when it is played, by the names of rows in ``rules/card_effects.py``, for each variant.
STRIKE_NEXT, STRIKE_ALL, HEAL, SKIP_TURN, STEAL = "strike-next", "strike-all", "heal", "skip-turn", "steal"
HIT_MONSTER, REVIVE, LULL, DRAW_MORE = "hit-monster", "revive", "lull", "draw-more"


class Face(msgspec.Struct, frozen=True):
    """One row of the table of faces. ``power`` is hits on a monster, or magnets for a thief."""

    letter: str
    name: str
    count: int
    power: int = 0
    #: What it does in PLAY, everybody against everybody and all together; nothing: it is never played there (B10).
    versus: str = ""
    coop: str = ""
    #: Whether it may be put down in answer to an attack.
    shields: bool = False

    @property
    def playable(self) -> bool:
        """Whether it may be played in the PLAY phase (B10): a shield only ever answers an attack."""
        return bool(self.versus)

    @property
    def heals(self) -> bool:
        """Whether it gives a heart back, so that somebody must lack one (B10)."""
        return self.versus == HEAL


#: In the order of the rules, which also breaks ties in the spread of trigger backs.
FACES: Final = (
    Face("s", "sword", 18, power=1, versus=STRIKE_NEXT, coop=HIT_MONSTER),
    Face("d", "shield", 14, shields=True),
    Face("l", "life", 8, power=1, versus=HEAL, coop=REVIVE),
    Face("t", "thief1", 5, power=1, versus=STEAL, coop=DRAW_MORE),
    Face("u", "thief2", 3, power=2, versus=STEAL, coop=DRAW_MORE),
    Face("b", "lightning", 5, power=2, versus=STRIKE_ALL, coop=HIT_MONSTER),
    Face("z", "skip", 4, versus=SKIP_TURN, coop=LULL),
)
CARDS: Final = sum(face.count for face in FACES)
OPENING_HAND: Final = 5

SWORD, SHIELD, LIFE, THIEF1, THIEF2, LIGHTNING, SKIP = (face.letter for face in FACES[:7])

#: Every card, plain and trigger, to its face.
FACE_OF: Final = {card: face for face in FACES for card in (face.letter, face.letter.upper())}
#: All letters in the order people see them.
ORDER: Final = "".join(FACE_OF)
SHIELDS: Final = "".join(card for card, face in FACE_OF.items() if face.shields)
POWER: Final = {card: face.power for card, face in FACE_OF.items()}
PLAYABLE: Final = "".join(card for card, face in FACE_OF.items() if face.playable)
#: The letters of faces that attack others, and of those that strike all others at once (C4, C5).
STRIKES: Final = "".join(face.letter for face in FACES if face.versus in (STRIKE_NEXT, STRIKE_ALL))
STRIKES_ALL: Final = tuple(face.letter for face in FACES if face.versus == STRIKE_ALL)
#: What is aimed at the following player in V1 (C3).
AT_THE_NEXT: Final = tuple(face.letter for face in FACES if face.versus in (STRIKE_NEXT, SKIP_TURN, STEAL))

PLAIN_BACK: Final = "-"
TRIGGER_BACK: Final = "!"
_BACKS: Final = str.maketrans({card: TRIGGER_BACK if card.isupper() else PLAIN_BACK for card in ORDER})


def backs(cards: str) -> str:
    """The backs of these cards, plain ones first: all that others see of a hand (MC2.3)."""
    marked = triggers(cards)
    return PLAIN_BACK * (len(cards) - marked) + TRIGGER_BACK * marked


def back(card: str) -> str:
    """The back of one card."""
    return TRIGGER_BACK if card.isupper() else PLAIN_BACK


def triggers(cards: str) -> int:
    """How many of these cards have the trigger back."""
    return cards.translate(_BACKS).count(TRIGGER_BACK)


def ordered(cards: str) -> str:
    """Cards in canonical order: equal hands are equal strings."""
    return "".join(sorted(cards))


def shown(cards: str) -> str:
    """Cards in the order people like to see them: by face, as in the table."""
    return "".join(sorted(cards, key=ORDER.index))


def without(cards: str, gone: str) -> str:
    """Cards less some of them."""
    for card in set(gone):
        cards = cards.replace(card, "", gone.count(card))
    return cards


def trigger_spread(count: int) -> tuple[int, ...]:
    """How many cards of each face carry the trigger back (MC2.2): largest remainder, ties in the order of the table."""
    shares = [divmod(face.count * count, CARDS) for face in FACES]
    spread = [whole for whole, _ in shares]
    by_remainder = sorted(range(len(FACES)), key=lambda place: -shares[place][1])
    for place in by_remainder[: count - sum(spread)]:
        spread[place] += 1
    return tuple(spread)


@cache
def deck(trigger_count: int) -> str:
    """All playing cards in canonical order. Cached: whoever looks at the table asks what it cannot see."""
    spread = zip(FACES, trigger_spread(trigger_count), strict=True)
    return ordered("".join(f.letter * (f.count - marked) + f.letter.upper() * marked for f, marked in spread))
