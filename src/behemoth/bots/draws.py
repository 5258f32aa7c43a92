"""Whether a bot agrees to a draw: it judges how the game stands for its seat, from what the seat may see.

It agrees when it does not expect to win any more, and late in a game that is level; else it plays on and says why.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, TypeAlias

import msgspec

from behemoth.bots.analysis import analyse_position
from behemoth.bots.bot import observation_from_view
from behemoth.bots.workers import Job, job_for
from behemoth.games import Seat, State

#: How long a bot thinks about a draw, in seconds.
DRAW_SECONDS: Final = 0.8
_JUDGE: Final = "judge"
#: The games whose positions can be judged; bots of the others decline.
_JUDGED: Final = frozenset({"tank-chess"})
#: In hundredths of a light tank: who is so far behind is glad of a draw, who is no further ahead calls it level.
_BEHIND: Final = -100
_LEVEL: Final = 40
#: From this round on, or after so many moves of both sides without a destruction, a level game may be drawn.
_LATE: Final = 30
_QUIET: Final = 24

Why: TypeAlias = Literal["", "worse", "level", "better", "early"]


class DrawAnswer(msgspec.Struct, frozen=True):
    """What a bot says to an offered draw, and why."""

    accept: bool
    why: Why = ""


def draw_request(game: str, state: State[Any], seat: Seat, rng: Random) -> Job:
    """The question for the bot of this seat: what it may see, and nothing else."""
    return job_for(game, _JUDGE, state, seat, rng, DRAW_SECONDS)


def answer_draw(asked: Job) -> DrawAnswer:
    """Runs in a worker."""
    if asked.game not in _JUDGED:
        return DrawAnswer(False)
    rng = Random(asked.seed)
    state = observation_from_view(asked.game, asked.view, asked.seat, rng, asked.seconds).imagine(rng)
    lines = analyse_position(state, asked.seconds / 2)
    if not lines:
        return DrawAnswer(False)
    score = lines[0].score if asked.seat in state.to_act() else -lines[0].score
    return judge(score, state.round(), getattr(state, "quiet", 0))


def judge(score: int, number: int, quiet: int) -> DrawAnswer:
    """The answer of a side that stands so, in a round, after so many moves without a destruction."""
    if score <= _BEHIND:
        return DrawAnswer(True, "worse")
    if score > _LEVEL:
        return DrawAnswer(False, "better")
    return DrawAnswer(True, "level") if number >= _LATE or quiet >= _QUIET else DrawAnswer(False, "early")
