"""Some full state a seat cannot tell from the real one: the unknown cards dealt anew, consistent with all it has seen.

What it keeps: the seat's own hand, everything that lies open, the backs of all hands and of the top card, the cards it
knows in other hands, which cards can be in the draw pile since the last reshuffle, and which hands can hold cards from
before or after it. What the *others* know of each
other is not known to the seat, so it imagines that they know nothing.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from behemoth.games import Seat
from behemoth.monstercombat.attack import TAKEN, noted
from behemoth.monstercombat.cards import SHIELDS, ordered, triggers, without
from behemoth.monstercombat.knowledge import NOTHING_KNOWN, World
from behemoth.monstercombat.view import sees_hand, unseen

#: How cards are dealt: heeding their ages; the same with what must be from the pile laid there first; not heeding them.
_FREELY, _TIGHTLY, _ANYHOW = range(3)
#: Tried in this order until a shuffle leaves a way to deal. The last one, for the rarest of cases, always does.
_WAYS: Final = (_FREELY,) * 24 + (_TIGHTLY,) * 200 + (_ANYHOW,)

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
        stale=tuple(cards if other == seat else "" for other, cards in enumerate(state.stale)),
    )


def _deal(state: CombatState, seat: Seat, rng: Random) -> tuple[tuple[str, ...], str]:
    worlds: list[World] = list(state.known[seat]) or [("",) * len(state.hands)]
    aged = bool(state.stale and state.stale[seat])
    for way in _WAYS if aged else _WAYS[-1:]:
        rng.shuffle(worlds)
        for world in worlds:
            dealt = _deal_in(state, seat, world, rng, way)
            if dealt is not None:
                return dealt
    raise AssertionError("the true world is always one of those a seat thinks possible")


def _deal_in(state: CombatState, seat: Seat, world: World, rng: Random, way: int) -> tuple[tuple[str, ...], str] | None:
    """Hands and draw pile in this world, or nothing if its known cards or this shuffle leave no way to deal."""
    cards = list(without(unseen(state, seat), "".join(world)))
    rng.shuffle(cards)
    if way == _TIGHTLY:
        cards = _from_the_pile_first(cards, state.stale[seat])
    draw = _pick_pile(cards, state.draw, Counter(state.fresh[seat]) if state.fresh[seat] else None)
    if draw is None:
        return None
    for card in draw:
        cards.remove(card)
    hands = list(state.hands)
    dealing = [other for other in range(len(hands)) if not sees_hand(state, other, seat)]
    for other in dealing:
        hands[other] = world[other]
    if way != _ANYHOW and not _deal_by_age(state, seat, cards, "".join(draw), hands, dealing, rng):
        return None
    for other in dealing:
        real, held = state.hands[other], hands[other]
        more = _take(cards, triggers(real) - triggers(held), marked=True)
        more += _take(cards, len(real) - len(held) - len(more), marked=False)
        hands[other] = ordered(held + more)
    rng.shuffle(draw)
    return tuple(hands), _with_top_back(draw, state.draw)


def _from_the_pile_first(cards: list[str], stale: str) -> list[str]:
    """In front the cards that were in no other hand at the last reshuffle, so that few of them are left for hands."""
    in_hands, front, behind = Counter(stale), list[str](), list[str]()
    for card in cards:
        (behind if in_hands[card] > 0 else front).append(card)
        in_hands[card] -= 1
    return front + behind


def _deal_by_age(
    state: CombatState,
    seat: Seat,
    cards: list[str],
    draw: str,
    hands: list[str],
    dealing: list[Seat],
    rng: Random,
) -> bool:
    """First the cards that must be from before or after the last reshuffle, to hands that can hold such cards.

    A card that was not in the pile then, or no longer can be from it, is old; one that was in no other hand is new.
    """
    held, drawn, before = Counter(cards), Counter(without(state.fresh[seat], draw)), Counter(state.stale[seat])
    for bound, room in ((held - drawn, list(state.old)), (held - before, list(state.new))):
        for card in bound.elements():
            fitting = [other for other in dealing if room[other] and _has_room(state.hands[other], hands[other], card)]
            if not fitting:
                return False
            other = rng.choice(fitting)
            hands[other] += card
            room[other] -= 1
            cards.remove(card)
    return True


def _has_room(real: str, held: str, card: str) -> bool:
    """Whether a hand still lacks a card with this back."""
    marked, had = triggers(real), triggers(held)
    return had < marked if card.isupper() else len(held) - had < len(real) - marked


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
