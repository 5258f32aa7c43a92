"""What a seat of Monster Combat may know as a row of numbers, made from its view and nothing else. Version 1.

The engine fills the same rows for games it plays itself; a test compares them. ``docs/observations.md`` draws them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.games import Seat
from behemoth.lab.environments.card_numbers import CARDS, SEATS
from behemoth.monstercombat import EVENT_CARD_KINDS, LIGHTNING, SWORD, PlayerView, View

#: Raised whenever a place of the row comes to mean something else.
VERSION: Final = 1
#: What counts are divided by, so that most numbers lie between 0 and 1.
_OF_A_SORT, _OF_A_HAND, _OF_THE_PILE, _OF_EVENTS, _OF_HEARTS, _OF_SEATS = 4, 10, 64, 20, 10, 7
_PHASES: Final = ("play", "shield", "discard", "over")
_EVENTS: Final = "".join(kind.letter for kind in EVENT_CARD_KINDS)
_ATTACKS: Final = (SWORD, LIGHTNING, "a")
PLAYER_NUMBERS: Final = 9


class Field(msgspec.Struct, frozen=True):
    """A part of the row: what it is, and how many numbers it has."""

    name: str
    numbers: int


#: The parts of the row, in order; the drawing in the docs is made from this table.
FIELDS: Final = (
    Field("own hand, by card", len(CARDS)),
    *(Field(f"player {k}" if k else "oneself", PLAYER_NUMBERS) for k in range(SEATS)),
    *(Field(f"open hand of player {k}", len(CARDS)) for k in range(1, SEATS)),
    Field("discard pile, by card", len(CARDS)),
    Field("unseen cards, by card", len(CARDS)),
    Field("what is asked: play, shield, discard, nothing", len(_PHASES)),
    Field("direction: 1 or -1", 1),
    Field("draw pile; whether its top is a trigger back", 2),
    Field("event pile", 1),
    Field("event under way, by kind", len(_EVENTS)),
    Field("events played, by kind", len(_EVENTS)),
    Field("attack: sword, lightning, event", len(_ATTACKS)),
    Field("its damage; whether all shielded so far", 2),
    Field("own secret answer: shield, take it", 2),
    Field("monster: number, hearts, asleep", 3),
    Field("who put it to sleep; turns it sleeps", SEATS + 1),
    Field("turn of the cap, events owed, has played, next is skipped", 4),
    Field("together; seats; most hearts; most cards", 4),
)
LENGTH: Final = sum(field.numbers for field in FIELDS)


def observe(view: View) -> NDArray[np.float32]:
    """The row of the seat whose view this is."""
    assert isinstance(view.viewer, int), "only a seat has an observation"
    parts = _Parts(view, view.viewer)
    return np.array(
        [
            *parts.hand(parts.player(0).hand),
            *(number for place in range(SEATS) for number in parts.person(place)),
            *(number for place in range(1, SEATS) for number in parts.open_hand(place)),
            *parts.hand(view.discard),
            *parts.hand(view.unseen),
            *parts.table(),
            *parts.question(),
            *parts.monster(),
            *parts.turn(),
        ],
        np.float32,
    )


class _Parts:
    def __init__(self, view: View, viewer: Seat) -> None:
        self.view = view
        self.viewer = viewer
        self.seats = len(view.players)

    def player(self, place: int) -> PlayerView:
        return self.view.players[(self.viewer + place) % self.seats]

    def hand(self, cards: str | None) -> list[float]:
        return [(cards or "").count(card) / _OF_A_SORT for card in CARDS]

    def person(self, place: int) -> Sequence[float]:
        if place >= self.seats:
            return [0.0] * PLAYER_NUMBERS
        player, seat, asked = self.player(place), (self.viewer + place) % self.seats, self.view.question
        return (
            1.0,
            float(player.hearts > 0),
            player.hearts / _OF_HEARTS,
            player.cards / _OF_A_HAND,
            player.triggers / _OF_A_HAND,
            float(player.immune),
            float(self.view.current == seat),
            float(asked is not None and seat in asked.queue),
            float(asked is not None and asked.asked == seat),
        )

    def open_hand(self, place: int) -> list[float]:
        """Nothing where hands are closed, also after the end."""
        return self.hand(self.player(place).hand if place < self.seats and self.view.options.open_hands else None)

    def table(self) -> Iterable[float]:
        view = self.view
        yield from one_of(_PHASES.index(view.phase), len(_PHASES))
        yield view.direction
        yield view.draw / _OF_THE_PILE
        yield float(view.top == "!")
        yield view.events / _OF_EVENTS
        yield from one_of(_EVENTS.find(view.revealed) if view.revealed else -1, len(_EVENTS))
        yield from (view.played.count(letter) / _OF_A_SORT for letter in _EVENTS)

    def question(self) -> Iterable[float]:
        asked = self.view.question
        if asked is None:
            yield from (0.0,) * (len(_ATTACKS) + 4)
            return
        yield from one_of(_ATTACKS.index(asked.attack), len(_ATTACKS))
        yield asked.damage / _OF_A_SORT
        yield float(asked.all_shielded is True)
        yield float(asked.answer not in (None, "-"))
        yield float(asked.answer == "-")

    def monster(self) -> Iterable[float]:
        monster = self.view.monster
        if monster is None:
            yield from (0.0,) * (4 + SEATS)
            return
        yield monster.number / _OF_HEARTS
        yield monster.hearts / _OF_HEARTS
        yield float(monster.asleep)
        yield from one_of(-1 if monster.caster is None else (monster.caster - self.viewer) % self.seats, SEATS)
        yield (monster.turns or 0) / _OF_SEATS

    def turn(self) -> Iterable[float]:
        view, notes, options = self.view, self.view.notes, self.view.options
        assert notes is not None, "a seat has notes"
        yield view.turn / options.turn_cap
        yield notes.owed / _OF_A_SORT
        yield float(notes.acted)
        yield float(notes.skips)
        yield float(options.coop)
        yield self.seats / _OF_SEATS
        yield options.hearts / _OF_HEARTS
        yield options.hand_limit / _OF_HEARTS


def one_of(which: int, many: int) -> list[float]:
    """So many zeros with a one among them, or none."""
    found: list[Any] = [0.0] * many
    if 0 <= which < many:
        found[which] = 1.0
    return found
