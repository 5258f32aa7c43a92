"""What a seat knows of cards it cannot see, so that ``imagine`` never contradicts what it has seen.

Two kinds of things are worth remembering between turns:

* *Cards in other hands.* The victim of a thief knows what it lost and who has it. Later thefts between others may move
  such a card unseen, so what a seat knows is a set of *worlds*: in each, some cards are known to be in some hands, the
  rest of the hand may be anything. One of the worlds is true. No worlds at all means: nothing is known.
* *The draw pile after a reshuffle.* Its cards lay open just before, so everybody knows which ones they are; only the
  order is new. What a seat draws itself it takes off its own list (``fresh``). In the same way it knows which cards
  were in the other hands at that moment (``stale``), and of every hand how many cards of before (``old``) and after
  (``new``) it can hold at most, since all draws are seen.

Nobody is told which cards a player who takes a hit or passes does not hold: both are always allowed (B11, B8).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from behemoth.games import Seat
from behemoth.monstercombat.cards import ordered, triggers

#: For each seat the cards it is known to hold, at least.
World: TypeAlias = tuple[str, ...]
Worlds: TypeAlias = tuple[World, ...]

NOTHING_KNOWN: Worlds = ()


def lost_to(worlds: Worlds, thief: Seat, cards: str, seats: int) -> Worlds:
    """The viewer was robbed: it knows these cards are in the thief's hand now."""
    return _tidy(_put(world, thief, world[thief] + cards) for world in worlds or (("",) * seats,))


def took_from(worlds: Worlds, holder: Seat, card: str) -> Worlds:
    """A card left this hand and the viewer saw which: it may have been the known one."""
    return _tidy(_put(world, holder, world[holder].replace(card, "", 1)) for world in worlds)


def moved_unseen(worlds: Worlds, giver: Seat, taker: Seat, card_back_is_trigger: bool, spare: int) -> Worlds:
    """A card moved between two other hands, its back alone was seen: each known card with that back may be it.

    ``spare`` is how many cards with that back the giver had.
    """
    found: list[World] = []
    for world in worlds:
        candidates = [card for card in world[giver] if card.isupper() == card_back_is_trigger]
        if len(candidates) < spare:
            found.append(world)
        for card in set(candidates):
            left = _put(world, giver, world[giver].replace(card, "", 1))
            found.append(_put(left, taker, ordered(left[taker] + card)))
    return _tidy(found)


def possible(world: World, hands: Sequence[str], hidden: str) -> bool:
    """Whether a world fits what is seen: the backs of each hand, and the cards the viewer cannot see."""
    known = "".join(world)
    if any(known.count(card) > hidden.count(card) for card in set(known)):
        return False
    for cards, hand in zip(world, hands, strict=True):
        marked, backs = triggers(cards), triggers(hand)
        if marked > backs or len(cards) - marked > len(hand) - backs:
            return False
    return True


def sure(worlds: Worlds, seat: Seat) -> str:
    """The cards this seat is known to hold in every world."""
    if not worlds:
        return ""
    first, *others = worlds
    return "".join(
        card * min(world[seat].count(card) for world in (first, *others)) for card in sorted(set(first[seat]))
    )


def _put(world: World, seat: Seat, cards: str) -> World:
    return (*world[:seat], ordered(cards), *world[seat + 1 :])


def _tidy(worlds: Iterable[World]) -> Worlds:
    kept = sorted(set(worlds))
    # A world in which nothing is known holds all the others.
    return NOTHING_KNOWN if not kept or not any(kept[0]) else tuple(kept)
