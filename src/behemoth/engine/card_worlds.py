"""Worlds that a seat cannot tell apart, dealt in the engine as fast as a search asks for them.

What the seat saw is counted by the rules, exactly: which cards lie together in a lot, and how many of each lot every
hidden hand holds. Within a lot every order is equally likely, so shuffling the lots is left to the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from behemoth.engine.cards import RatedAction, Settings, card_engine, position_of, rated_actions, search_settings
from behemoth.games import Seat
from behemoth.monstercombat import CombatState, Held, Lots, imagine_drafts, sees_hand


class Suspicion(NamedTuple):
    """What is thought of one rival: it may play by the table (``others`` of a search), or be somebody else."""

    #: How many cards of each face it holds at most if it plays by the table, faces in the engine's order.
    most: list[int]
    #: How likely each sort of player is to have done what was seen, and how likely one is to sit there.
    greedy: float
    other: float
    #: For somebody else: how much rarer each card too many makes a hand.
    doubt: float


class CardDealer(NamedTuple):
    """Deals worlds that a seat cannot tell apart, in the engine."""

    engine: Any
    variant: str


#: So many ways to have come here are drawn in Python; how their cards lie is left to the engine.
DRAFTS: Final = 64
#: So many worlds are dealt for each one that is kept, where they are weighed.
POOL: Final = 6


def card_dealer(state: CombatState, seat: Seat, rng: Random, suspicions: Sequence[Suspicion] = ()) -> CardDealer:
    """Whoever deals the worlds that this seat imagines, each as likely as what was seen makes it, and weighed by what
    is thought of the rivals: one suspicion for each seat, or none at all."""
    hidden = sum((not sees_hand(state, other, seat)) << other for other in range(len(state.hands)))
    drafts = [_draft(*both) for both in imagine_drafts(state, seat, DRAFTS, rng)]
    made = card_engine().Dealer(position_of(state), seat, hidden, drafts, [tuple(one) for one in suspicions], POOL)
    return CardDealer(made, state.options.variant)


def _draft(plain: Lots, marked: Lots) -> tuple[list[str], list[tuple[int, list[int], str]]]:
    """As the engine takes it: four lots, and for each seat how many of each and what is known."""
    nothing = Held(0, 0, "")
    parts = []
    for seat in sorted({seat for lots in (plain, marked) for seat, _held in lots.held}):
        one, other = dict(plain.held).get(seat, nothing), dict(marked.held).get(seat, nothing)
        parts.append((seat, [one.old, other.old, one.new, other.new], one.known + other.known))
    return [plain.old, marked.old, plain.new, marked.new], parts


def search_dealt(
    dealer: CardDealer,
    *,
    seconds: float,
    simulations: int = 0,
    seed: int = 1,
    settings: Settings | None = None,
    others: Mapping[str, object] | None = None,
    stop: Any = None,
) -> list[RatedAction]:
    """How each action of the seat to act fares, as ``search_cards`` tells, in worlds dealt while the search goes on. In
    each of them those rivals play by the table (``others``) whom the dealer takes for such there."""
    chosen = search_settings(dealer.variant, seconds, simulations, settings, others)
    return rated_actions(card_engine().search_dealt(dealer.engine, chosen, seed, stop))
