"""Asking for advice in a worker: like a bot, the adviser gets what the seat may see and nothing else."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final

import msgspec

from behemoth.bots.bot import observation_from_view
from behemoth.bots.workers import Job, job_for
from behemoth.games import Seat, State, game_names

#: How long an adviser may think.
ADVICE_SECONDS: Final = 4.0
_ADVISER: Final = "adviser"
#: Where the advisers are, by game; loaded in the worker only, since the table itself needs none.
_ADVISERS: Final = {"tank-chess": "behemoth.bots.advice_tanks", "monster-combat": "behemoth.bots.advice_cards"}
#: Who advises in every other game.
_THINKER: Final = "behemoth.bots.thinker"


def can_advise(game: str) -> bool:
    """Whether anybody knows good moves of this game: in a game without an adviser of its own a bot that thinks does."""
    return game in game_names()


class Advice(msgspec.Struct, frozen=True):
    """An action as records write it, and why it is good, in a sentence or two."""

    action: str
    sentence: str


class AdviceRequest(msgspec.Struct, frozen=True):
    """A question for advice, the language of the answer, and how the players are called in it."""

    job: Job
    language: str
    names: tuple[str, ...] = ()


def advice_request(
    game: str, state: State[Any], seat: Seat, language: str, rng: Random, names: tuple[str, ...] = ()
) -> AdviceRequest:
    """The question of a seat of this state."""
    return AdviceRequest(job_for(game, _ADVISER, state, seat, rng, ADVICE_SECONDS), language, names)


def find_advice(asked: AdviceRequest) -> Advice:
    """Runs in a worker."""
    job = asked.job
    rng = Random(job.seed)
    state = observation_from_view(job.game, job.view, job.seat, rng, job.seconds).imagine(rng)
    found: Advice = import_module(_ADVISERS.get(job.game, _THINKER)).advise(
        state, job.seat, asked.language, names=asked.names
    )
    # Whatever language it was written in: programs compare it with what records write.
    return Advice(state.write(job.seat, state.read(job.seat, found.action)), found.sentence)
