"""A second reading of what a seat may conclude, by listing every world there can be, with its probability.

It follows the events as the seat hears them and knows nothing of the game's own memory: a world is what each hidden
hand and the draw pile hold, and every event splits, weighs or strikes out worlds. Only for small hands.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

from behemoth.games import Event, Seat
from behemoth.monstercombat import CombatState
from behemoth.monstercombat.events import (
    CardPlayed,
    Discarded,
    Drew,
    Fell,
    HandDiscarded,
    PileShuffled,
    Shielded,
    Stole,
)
from behemoth.monstercombat.tables.cards import TRIGGER_BACK

#: The hands by seat (the viewer's own is left empty) and the draw pile, all sorted.
World = tuple[tuple[str, ...], str]


def _less(cards: str, card: str) -> str:
    return cards.replace(card, "", 1)


def _more(cards: str, card: str) -> str:
    return "".join(sorted(cards + card))


def _put(hands: tuple[str, ...], seat: Seat, cards: str) -> tuple[str, ...]:
    return (*hands[:seat], cards, *hands[seat + 1 :])


class Enumeration:
    """All worlds one seat thinks possible. It begins with a full discard pile, so that the other hands are the rest."""

    def __init__(self, state: CombatState, viewer: Seat) -> None:
        self.viewer = viewer
        hidden = "".join(hand for seat, hand in enumerate(state.hands) if seat != viewer) + state.piles.draw
        sizes = [(seat, card.isupper()) for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
        empty = ("",) * len(state.hands)
        self.worlds: dict[World, Fraction] = {(empty, "".join(sorted(hidden))): Fraction(1)}
        for seat, marked in sizes:
            self._deal(seat, marked)

    def _deal(self, seat: Seat, marked: bool) -> None:
        self._each(lambda world: self._draw(world, seat, marked, None))

    def hear(self, events: Iterable[Event]) -> None:
        """Take note of what the viewer hears of these events."""
        for event in events:
            heard = event.seen_by(self.viewer)
            if heard is not None:
                self._hear(heard)
        total = sum(self.worlds.values())
        self.worlds = {world: share / total for world, share in self.worlds.items()}

    def _hear(self, event: Event) -> None:
        match event:
            case Drew(seat, backs, cards, _):
                self._each(lambda world: self._draw(world, seat, backs == TRIGGER_BACK, cards))
            case Stole(thief, victim, backs, cards):
                self._each(lambda world: self._steal(world, thief, victim, backs == TRIGGER_BACK, cards))
            case CardPlayed(seat, card, _) | Shielded(seat, card) | Discarded(seat, card):
                self._show(seat, card)
            case HandDiscarded(seat, cards) | Fell(seat, cards):
                for card in cards:
                    self._show(seat, card)
            case PileShuffled(cards):
                assert all(not pile for _hands, pile in self.worlds)
                self.worlds = {(hands, "".join(sorted(cards))): share for (hands, _), share in self.worlds.items()}
            case _:
                pass

    def _show(self, seat: Seat, card: str) -> None:
        if seat != self.viewer:
            self._each(lambda world: self._take(world, seat, card.isupper(), card))

    def _each(self, following: Callable[[World], Iterator[tuple[World, Fraction]]]) -> None:
        found: defaultdict[World, Fraction] = defaultdict(Fraction)
        for world, share in self.worlds.items():
            for other, part in following(world):
                found[other] += share * part
        self.worlds = dict(found)

    def _draw(self, world: World, seat: Seat, marked: bool, card: str | None) -> Iterator[tuple[World, Fraction]]:
        hands, pile = world
        for drawn, part in _one_of(pile, marked, card):
            hand = hands[seat] if seat == self.viewer else _more(hands[seat], drawn)
            yield (_put(hands, seat, hand), _less(pile, drawn)), part

    def _take(self, world: World, seat: Seat, marked: bool, card: str | None) -> Iterator[tuple[World, Fraction]]:
        hands, pile = world
        for taken, part in _one_of(hands[seat], marked, card):
            yield (_put(hands, seat, _less(hands[seat], taken)), pile), part

    def _steal(
        self, world: World, thief: Seat, victim: Seat, marked: bool, card: str | None
    ) -> Iterator[tuple[World, Fraction]]:
        hands, pile = world
        if victim == self.viewer:
            assert card is not None
            yield (_put(hands, thief, _more(hands[thief], card)), pile), Fraction(1)
            return
        for taken, part in _one_of(hands[victim], marked, card):
            left = _put(hands, victim, _less(hands[victim], taken))
            yield (left if thief == self.viewer else _put(left, thief, _more(left[thief], taken)), pile), part


def _one_of(cards: str, marked: bool, wanted: str | None) -> Iterator[tuple[str, Fraction]]:
    """Each card with this back, or the one that was seen, with its chance to be the one."""
    alike = Counter(card for card in cards if card.isupper() == marked)
    for card, count in alike.items():
        if wanted in (None, card):
            yield card, Fraction(count, alike.total())
