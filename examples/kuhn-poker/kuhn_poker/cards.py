"""The cards: how they are dealt, what is heard of them and what is seen."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from behemoth.games import EVERYTHING, Event, Seat, Viewer
from behemoth.locale import say

DECK: Final = "JQK"


def deal(cards: str, rng: Random) -> str:
    left = [card for card in DECK if card not in cards]
    return "".join(left.pop(rng.randrange(len(left))) if card == "?" else card for card in cards)


class CardDealt(Event, frozen=True):
    """Everybody hears that a card was dealt, and only whoever has it hears which."""

    seat: Seat
    card: str = "none"

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (self.seat, EVERYTHING) else CardDealt(self.seat)


class PlayerActed(Event, frozen=True):
    seat: Seat
    action: str


class CardsShown(Event, frozen=True):
    cards: str


class PokerView(msgspec.Struct, frozen=True):
    cards: str  # of both seats, ``?`` for a hidden one
    done: str


class Labels:
    """How people read what can be done: to bet after a bet is to call it, to pass is to fold."""

    done: str

    def label(self, seat: Seat, action: str, language: str = "en") -> str:
        """What stands on the button."""
        return say(f"kuhn-{action}-again" if self.done.endswith("b") else f"kuhn-{action}", language)
