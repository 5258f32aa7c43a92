"""Some full state a seat cannot tell from the real one: the hidden cards dealt anew, each deal as likely as it is.

What the *others* saw alone is not known to the seat, so it imagines that they remember nothing.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from behemoth.games import Seat
from behemoth.monstercombat.memory.evidence import evidence_of
from behemoth.monstercombat.memory.memory import only_of
from behemoth.monstercombat.memory.posterior import Lots, posterior
from behemoth.monstercombat.parts import TAKEN, secret_answers
from behemoth.monstercombat.sight import sees_hand
from behemoth.monstercombat.tables.cards import SHIELDS

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState


def imagine(state: CombatState, seat: Seat, rng: Random) -> CombatState:
    """Deal what this seat cannot see."""
    deal = posterior(evidence_of(state, seat)).deal(rng)
    hands = tuple(
        hand if sees_hand(state, other, seat) else deal.hands[other] for other, hand in enumerate(state.hands)
    )
    piles = state.piles
    return replace(
        state,
        hands=hands,
        piles=replace(piles, draw=_laid(deal.pile, piles.draw, rng), events=_shuffled(piles.events, rng)),
        attack=replace(state.attack, answers=_imagine_answers(state, seat, hands, rng)),
        memory=only_of(state.memory, seat),
    )


def imagine_drafts(state: CombatState, seat: Seat, count: int, rng: Random) -> list[tuple[Lots, Lots]]:
    """So many times what this seat imagines before the lots are shuffled, or once if that is all there is."""
    found = posterior(evidence_of(state, seat))
    return [found.draft(rng) for _ in range(1 if found.certain else count)]


def _laid(pile: str, real: str, rng: Random) -> str:
    """The pile in some order, on top a card whose back is the one everybody sees (MC2.3)."""
    if not real:
        return ""
    top = rng.choice([card for card in pile if card.isupper() == real[0].isupper()])
    return top + _shuffled(pile.replace(top, "", 1), rng)


def _shuffled(cards: str, rng: Random) -> str:
    # Sorted first: the order the cards really have must not show in what chance makes of it.
    pile = sorted(cards)
    rng.shuffle(pile)
    return "".join(pile)


def _imagine_answers(state: CombatState, seat: Seat, hands: tuple[str, ...], rng: Random) -> str:
    """Secret answers of the others (C4): anything their imagined hands allow."""
    answers = ""
    for other, answer in secret_answers(state.attack):
        if other != seat:
            answer = rng.choice([TAKEN, *(card for card in SHIELDS if card in hands[other])])
        answers += f"{other}{answer}"
    return answers
