"""Some full state a seat cannot tell from the real one: the unknown cards dealt anew, consistent with all it has seen.

What it keeps: the seat's own hand, everything that lies open, the backs of all hands and of the top card, the cards it
knows in other hands, and which cards can be in the draw pile since the last reshuffle. What the *others* know of each
other is not known to the seat, so it imagines that they know nothing.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import msgspec

from behemoth.games import Seat
from behemoth.monstercombat.attack import TAKEN, noted
from behemoth.monstercombat.cards import SHIELDS, ordered, triggers
from behemoth.monstercombat.knowledge import NOTHING_KNOWN, World
from behemoth.monstercombat.view import sees_hand, unseen

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState


def imagine(state: CombatState, seat: Seat, rng: Random) -> CombatState:
    """Deal what this seat cannot see."""
    hands, draw = _deal(state, seat, rng)
    events = list(state.events)
    rng.shuffle(events)
    return msgspec.structs.replace(
        state,
        hands=hands,
        draw=draw,
        events="".join(events),
        answers=_imagine_answers(state, seat, hands, rng),
        known=tuple(known if other == seat else NOTHING_KNOWN for other, known in enumerate(state.known)),
        # Nobody knows what the others drew since the reshuffle; an empty list says that anything may be there.
        fresh=tuple(cards if other == seat else "" for other, cards in enumerate(state.fresh)),
    )


def _deal(state: CombatState, seat: Seat, rng: Random) -> tuple[tuple[str, ...], str]:
    worlds: list[World] = list(state.known[seat]) or [("",) * len(state.hands)]
    rng.shuffle(worlds)
    for world in worlds:
        dealt = _deal_in(state, seat, world, rng)
        if dealt is not None:
            return dealt
    raise AssertionError("the true world is always one of those a seat thinks possible")


def _deal_in(state: CombatState, seat: Seat, world: World, rng: Random) -> tuple[tuple[str, ...], str] | None:
    """Hands and draw pile in this world, or nothing if its known cards leave too few for the pile."""
    pool = unseen(state, seat)
    for card in "".join(world):
        pool = pool.replace(card, "", 1)
    cards = list(pool)
    rng.shuffle(cards)
    draw = _pick_pile(cards, state.draw, Counter(state.fresh[seat]) if state.fresh[seat] else None)
    if draw is None:
        return None
    for card in draw:
        cards.remove(card)
    hands = []
    for other, hand in enumerate(state.hands):
        if sees_hand(state, other, seat):
            hands.append(hand)
            continue
        held = world[other]
        more = _take(cards, triggers(hand) - triggers(held), marked=True)
        more += _take(cards, len(hand) - len(held) - len(more), marked=False)
        hands.append(ordered(held + more))
    rng.shuffle(draw)
    return tuple(hands), _with_top_back(draw, state.draw)


def _pick_pile(cards: list[str], real: str, fresh: Counter[str] | None) -> list[str] | None:
    """Which of the shuffled cards make up the pile: as many of each back as it has, and only what can be there."""
    wanted = {True: triggers(real), False: len(real) - triggers(real)}
    picked = []
    for card in cards:
        marked = card.isupper()
        if not wanted[marked] or (fresh is not None and not fresh[card]):
            continue
        wanted[marked] -= 1
        if fresh is not None:
            fresh[card] -= 1
        picked.append(card)
    return None if any(wanted.values()) else picked


def _take(cards: list[str], count: int, *, marked: bool) -> str:
    found = [card for card in cards if card.isupper() == marked][:count]
    for card in found:
        cards.remove(card)
    return "".join(found)


def _with_top_back(draw: list[str], real: str) -> str:
    """The pile with a card on top whose back is the one everybody sees (MC2.3)."""
    if not real:
        return ""
    place = next(place for place, card in enumerate(draw) if card.isupper() == real[0].isupper())
    draw[0], draw[place] = draw[place], draw[0]
    return "".join(draw)


def _imagine_answers(state: CombatState, seat: Seat, hands: tuple[str, ...], rng: Random) -> str:
    """Secret answers of the others (C4): anything their imagined hands allow."""
    answers = ""
    for other, answer in noted(state.answers):
        if other != seat:
            answer = rng.choice([TAKEN, *(card for card in SHIELDS if card in hands[other])])
        answers += f"{other}{answer}"
    return answers
