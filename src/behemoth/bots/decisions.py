"""A decision in a game of Monster Combat that is over, looked at again: how often each choice would have won, and what
whoever decided could know of the hands of the others.

Both come from worlds that seat could not tell from the real one, so nobody is blamed for a card they could not see.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, cast

import msgspec

from behemoth.bots.card_simulation import Effort, choice_name, simulate
from behemoth.engine import can_play_cards
from behemoth.games import Seat, find_game
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.monstercombat import FACE_OF, FACES, Choices, CombatState, MonsterCombat

#: How much is played for one decision: some tenths of a second.
EFFORT: Final = Effort(batches=6, worlds=16, games=600)
#: So many worlds tell what somebody may hold.
WORLDS: Final = 80


class RatedChoice(msgspec.Struct, frozen=True):
    """One thing that could have been done: as it is written and in words, whom it is for, how often it wins, and how
    far that may be off."""

    text: str
    label: str
    target: Seat | None
    chance: float
    error: float


class Suspicion(msgspec.Struct, frozen=True):
    """How likely it was, for whoever decided, that somebody holds at least one card with this face."""

    seat: Seat
    face: str
    chance: float


class CardDecision(msgspec.Struct, frozen=True):
    """A decision: who took it, what they did, what else there was, the best first, and what they could know."""

    index: int
    seat: Seat
    played: str
    choices: tuple[RatedChoice, ...] = ()
    known: tuple[Suspicion, ...] = ()
    #: By how much the best choice would have won more often than the one that was made.
    cost: float = 0


class DecisionRequest(msgspec.Struct, frozen=True):
    """A decision to be looked at in a worker: the state before it and what was done."""

    index: int
    state: str
    played: str
    language: str = DEFAULT_LANGUAGE


def run_decision(asked: DecisionRequest) -> CardDecision:
    """Runs in a worker. Where there was nothing to choose there is nothing to say. Needs the engine."""
    state = cast(CombatState, find_game(MonsterCombat.id).parse(asked.state))
    (seat,) = state.to_act()
    action = state.read(seat, asked.played)
    played = state.write(seat, action)
    if len({choice_name(one) for one in state.actions(seat)}) < 2 or not can_play_cards(state.options):
        return CardDecision(asked.index, seat, played)
    found = simulate(state, EFFORT, seed=asked.index + 1)
    offered = {choice.text: choice for choice in cast(Choices, state.query(seat, "actions", asked.language)).actions}
    choices = tuple(
        RatedChoice(text, offered[text].label, offered[text].target, round(chance, 4), round(error, 4))
        for texts, chance, error in found.choices
        for text in (played if played in texts else texts[0],)
    )
    mine = next(choice for choice in choices if choice.text == played)
    cost = round(choices[0].chance - mine.chance, 4)
    return CardDecision(asked.index, seat, played, choices, suspicions(state, seat, asked.index), cost)


def suspicions(state: CombatState, seat: Seat, seed: int) -> tuple[Suspicion, ...]:
    """How often each of the others holds each face, over worlds this seat cannot tell apart."""
    rng = Random(f"suspicions {seed}")
    held: Counter[tuple[Seat, str]] = Counter()
    for _ in range(WORLDS):
        for other, hand in enumerate(state.imagine(seat, rng).hands):
            held.update((other, face) for face in {FACE_OF[card].name for card in hand})
    others = [other for other in range(len(state.hands)) if other != seat and state.hands[other]]
    return tuple(
        Suspicion(other, face.name, round(held[other, face.name] / WORLDS, 3)) for other in others for face in FACES
    )
