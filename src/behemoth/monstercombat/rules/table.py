"""The next state while it is being worked out.

A state never changes. To play an action, its parts are laid out here, moved about by the phases of a turn, and put
together as a new state. Here are the moves every phase uses: draw, show, hurt, heal, who is next.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from behemoth.games import Event, Seat, needed
from behemoth.monstercombat.actions import healable
from behemoth.monstercombat.events import (
    Drew,
    EventsShuffled,
    Fell,
    HeartsLost,
    PileShuffled,
    Stole,
)
from behemoth.monstercombat.memory import memory as remember
from behemoth.monstercombat.memory.recent import CAME, GONE, IN_VAIN, noted
from behemoth.monstercombat.memory.whereabouts import known_cards
from behemoth.monstercombat.parts import NO_ATTACK, OVER
from behemoth.monstercombat.tables.cards import back, backs, ordered

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState


def next_living(hearts: Sequence[int], direction: int, seat: Seat) -> Seat:
    """The nearest living seat in a direction (C3, B18); the same one if nobody else lives (B20)."""
    other = (seat + direction) % len(hearts)
    while not hearts[other] and other != seat:
        other = (other + direction) % len(hearts)
    return other


class Table:
    """All parts of a state, open to change, with the chance of this action and the events so far.

    The parts themselves stay values: a phase puts a new one in the place of the old.
    """

    __slots__ = (
        "attack",
        "coop",
        "ending",
        "events",
        "hands",
        "hearts",
        "immune",
        "memory",
        "monster",
        "options",
        "piles",
        "recent",
        "rng",
        "turn",
        "with_events",
    )

    def __init__(self, state: CombatState, rng: Random | None, with_events: bool) -> None:
        self.rng = rng
        self.with_events = with_events
        self.events: list[Event] = []
        self.options = state.options
        self.coop = state.options.coop
        self.hearts = list(state.hearts)
        self.hands = list(state.hands)
        self.immune = list(state.immune)
        self.turn = state.turn
        self.attack = state.attack
        self.piles = state.piles
        self.monster = state.monster
        self.memory = state.memory
        self.recent = list(state.memory.recent)
        self.ending = state.ending

    # --- events ------------------------------------------------------------------------------------

    def emit(self, kind: type[Event], *facts: object) -> None:
        """Add an event, unless the caller wants none."""
        if self.with_events:
            self.events.append(kind(*facts))

    def note(self, seat: Seat, sign: str) -> None:
        """Write down what a seat does, for everybody (memory/recent.py)."""
        self.recent[seat] = noted(self.recent[seat], sign)

    def note_play(self, seat: Seat, sign: str) -> None:
        """The same for a decision in PLAY, with whether a life card was legal and the next one immune."""
        heals = healable(self.hearts, self.options.hearts, seat, self.coop)
        in_vain = IN_VAIN if not self.coop and self.immune[self.after(seat)] else ""
        self.note(seat, in_vain + (sign.upper() if heals else sign))

    # --- seats -------------------------------------------------------------------------------------

    def after(self, seat: Seat) -> Seat:
        """The nearest living seat in the current direction (C3, B18); the same one if nobody else lives (B20)."""
        return next_living(self.hearts, self.turn.direction, seat)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All other living seats, in the order they come."""
        found = []
        other = self.after(seat)
        while other != seat:
            found.append(other)
            other = self.after(other)
        return tuple(found)

    def living(self) -> int:
        """How many still have hearts."""
        return len(self.hearts) - self.hearts.count(0)

    # --- piles -------------------------------------------------------------------------------------

    def draw_card(self, seat: Seat) -> str:
        """The top card to this hand (DRAW); the discard pile is shuffled when a card is needed (B1, B3).

        Gives the card, or nothing in the case, impossible by count (MC2.4), that there is none.
        """
        if not self.piles.draw and not self._shuffle_discard():
            return ""
        pile = self.piles.draw
        card = pile[0]
        self.piles = replace(self.piles, draw=pile[1:])
        self.hands[seat] = ordered(self.hands[seat] + card)
        self.memory = remember.drew(self.memory, seat, card)
        self.note(seat, CAME)
        if self.with_events:
            self.events.append(Drew(seat, back(card), card, self.options.open_hands))
        return card

    def _shuffle_discard(self) -> bool:
        cards = list(self.piles.discard)
        if not cards:
            return False
        known = tuple(known_cards(self, seat) for seat in range(len(self.hands)))
        # Everybody saw what lies there now, nobody in which order it will.
        self.memory = remember.reshuffled(self.memory, self.piles.discard, known)
        needed(self.rng).shuffle(cards)
        self.piles = replace(self.piles, draw="".join(cards), discard="")
        self.emit(PileShuffled, self.memory.pile)
        return True

    def owe(self, events: int) -> None:
        """So many more events are owed this turn."""
        if events:
            self.turn = replace(self.turn, owed=self.turn.owed + events)

    def reveal_event(self) -> str:
        """The top event card, lying open in neither pile; the played ones are shuffled when needed (B2)."""
        if not self.piles.events:
            cards = list(self.piles.played)
            needed(self.rng).shuffle(cards)
            self.piles = replace(self.piles, events="".join(cards), played="")
            self.emit(EventsShuffled)
        pile = self.piles.events
        self.piles = replace(self.piles, revealed=pile[0], events=pile[1:])
        return pile[0]

    def put_event_away(self) -> None:
        """The event card under way goes to the played ones (MC7.2)."""
        self.piles = replace(self.piles, played=self.piles.played + self.piles.revealed, revealed="")

    # --- cards leaving a hand ----------------------------------------------------------------------

    def show(self, seat: Seat, cards: str) -> None:
        """Cards go from a hand to the discard pile, face up."""
        hand = self.hands[seat]
        if hand == cards:
            self.hands[seat] = self.recent[seat] = ""
        else:
            for card in cards:
                hand = hand.replace(card, "", 1)
            self.hands[seat] = hand
        self.piles = replace(self.piles, discard=self.piles.discard + cards)
        self.memory = remember.showed(self.memory, seat, cards)

    def steal(self, thief: Seat, victim: Seat) -> None:
        """One card at random, all equally likely whatever their backs (MC2.3)."""
        hand = self.hands[victim]
        card = hand[needed(self.rng).randrange(len(hand))]
        self.hands[victim] = hand.replace(card, "", 1)
        self.hands[thief] = ordered(self.hands[thief] + card)
        self.memory = remember.stole(self.memory, thief, victim, card)
        self.recent[victim] = noted(self.recent[victim], GONE) if self.hands[victim] else ""
        self.note(thief, CAME)
        self.emit(Stole, thief, victim, backs(card), card)

    # --- hearts ------------------------------------------------------------------------------------

    def hurt(self, seat: Seat, damage: int) -> None:
        """Take hearts, never below none (B14); whoever has none left falls and leaves the hand (B15)."""
        lost = min(damage, self.hearts[seat])
        self.hearts[seat] -= lost
        self.emit(HeartsLost, seat, lost, self.hearts[seat])
        if not self.hearts[seat]:
            hand = self.hands[seat]
            self.show(seat, hand)
            self.immune[seat] = 0
            self.emit(Fell, seat, hand)

    # --- the end -----------------------------------------------------------------------------------

    def end(self, reason: str) -> None:
        """The game is over at once (C20, D18); an event under way goes to the played ones (MC7.2)."""
        self.ending = reason
        self.put_event_away()
        self.attack = NO_ATTACK
        self.turn = replace(self.turn, phase=OVER, owed=0, acted=False, skips=False)
