"""What a seat may decide: play a card or pass, shield or take it, discard. Nothing else is ever asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from behemoth.games import Listed, Seat
from behemoth.monstercombat.tables.cards import FACE_OF, ORDER, PLAYABLE, SHIELDS


class _Written(msgspec.Struct, frozen=True):
    """Prints as records write it."""

    def __str__(self) -> str:
        from behemoth.monstercombat.text.action_text import action_text

        assert isinstance(self, Action)
        return action_text(self)


class Play(_Written, frozen=True, tag_field="action", tag="play"):
    """Play one card; a life card in co-op names whom it heals (D14)."""

    card: str
    target: Seat | None = None


class Pass(_Written, frozen=True, tag_field="action", tag="pass"):
    """Play nothing this turn (B8)."""


class Shield(_Written, frozen=True, tag_field="action", tag="shield"):
    """Put down a shield (B11)."""

    card: str


class TakeIt(_Written, frozen=True, tag_field="action", tag="take"):
    """Let the attack hit (B11)."""


class Discard(_Written, frozen=True, tag_field="action", tag="discard"):
    """Put one card too many on the discard pile (B17)."""

    card: str


Action: TypeAlias = Play | Pass | Shield | TakeIt | Discard

PASS: Final = Pass()
TAKE_IT: Final = TakeIt()
NOTHING: Final = Listed[Action]()

_PLAY: Final = {card: Play(card) for card in ORDER}
_SHIELD: Final = {card: Shield(card) for card in SHIELDS}
_DISCARD: Final = {card: Discard(card) for card in ORDER}


def healable(hearts: Sequence[int], full: int, seat: Seat, coop: bool) -> tuple[Seat, ...] | bool:
    """Whom a life card may heal: oneself when hurt (V1), anybody who lacks a heart (V2, D14)."""
    if coop:
        return tuple([other for other, left in enumerate(hearts) if left < full])
    return hearts[seat] < full


@lru_cache(1 << 15)
def plays(hand: str, healable: tuple[Seat, ...] | bool) -> Listed[Action]:
    """What may be played from this hand. ``healable`` is whether a life card helps, or in co-op whom.

    Cached: hands come again and again in simulations, and listing is most of the time of a random decision.
    """
    found: list[Action] = [PASS]
    for card in PLAYABLE:
        if card not in hand:
            continue
        face = FACE_OF[card]
        if not face.heals or healable is True:
            found.append(_PLAY[card])
        elif healable:
            found += [Play(card, target) for target in healable]
    return Listed(found)


def answers(hand: str) -> Listed[Action]:
    """What may be answered to an attack. "Take it" is always possible, so the question itself tells nothing (B26)."""
    return Listed([TAKE_IT, *(_SHIELD[card] for card in SHIELDS if card in hand)])


def discards(hand: str) -> Listed[Action]:
    """Which cards may be discarded."""
    return Listed([_DISCARD[card] for card in ORDER if card in hand])
