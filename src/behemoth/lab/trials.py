"""Playing a map to see whether it is fair: pairs of games among one bot, once as it stands and once with the other side
to begin.

So two things are told apart that one game mixes: what it is worth to begin, and what it is worth to have White's
pieces and place. Every decision has a chance of its own, made from the seed and its number: the same seed gives the
same games, however many processes share them and in however many parts a game is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final, cast

import msgspec

from behemoth import engine
from behemoth.bots import Observation
from behemoth.games import InvalidOptions, Outcome, Seat, State
from behemoth.lab.contestants import Contestant, player_for
from behemoth.lab.driver import drive
from behemoth.tankchess import (
    OFF,
    SIDES,
    Action,
    Move,
    Position,
    Square,
    TankChess,
    TankOptions,
    TankState,
    as_if,
)

GAME: Final = "tank-chess"
#: The level that plays unless somebody wants another, and the positions it looks at for each decision: few, since
#: there are many games. Work and not time, so that a slow machine plays the same games.
LEVEL: Final = 5
NODES: Final = 3_000
#: Who plays where there is no engine.
PLAIN: Final = "greedy"
#: A game that is longer counts as drawn.
CAP: Final = 600
CAPPED: Final = "cap"


class TrialGame(msgspec.Struct, frozen=True):
    """A game of a trial as far as it is played: its state, and what was counted on the way."""

    state: str
    bot: Contestant
    seed: str
    #: The side that began.
    begins: int
    decisions: int = 0
    #: Whose pieces were destroyed where, in order.
    deaths: tuple[tuple[int, Square], ...] = ()
    #: How it ended; nothing while it goes on.
    reason: str = ""
    scores: tuple[float, float] = (0.5, 0.5)

    @property
    def over(self) -> bool:
        """Whether it is played to its end."""
        return bool(self.reason)


#: The two games that belong together: the sides begin in turn.
Pair = tuple[TrialGame, TrialGame]


def trial_bot(level: int = LEVEL) -> Contestant:
    """Who plays: a level with a fixed amount of work, or where there is no engine a plain bot."""
    return Contestant(f"level-{level}", nodes=NODES) if engine.available() else Contestant(PLAIN)


def trial_pairs(position: Position, bot: Contestant, games: int, seed: str) -> Iterator[Pair]:
    """The games of a trial, an even number. Raises InvalidOptions for a position that cannot be played from."""
    _demand_playable(position)
    starts = [TankState(as_if(position, side)).text() for side in SIDES]
    for number in range((games + 1) // 2):
        first, second = (TrialGame(starts[side], bot, f"{seed}/{number}", side) for side in SIDES)
        yield first, second


def read_start(text: str) -> Position:
    """The position of a position line, to be judged as a start. Raises InvalidOptions."""
    position = TankChess().start(TankOptions(position=text)).position
    _demand_playable(position)
    return position


def _demand_playable(position: Position) -> None:
    if position.falling != OFF or position.result is not None or not all(position.armies):
        raise InvalidOptions("error-judge-start")


def play_pair(pair: Pair) -> Pair:
    """Both games to their end. Runs in a worker."""
    first, second = map(play_on, pair)
    return first, second


def play_on(game: TrialGame, decisions: int = CAP) -> TrialGame:
    """The game after so many decisions more, or at its end."""
    bot = player_for(game.bot, GAME)
    state: TankState = TankChess().parse(game.state)
    done, deaths = game.decisions, list(game.deaths)

    def choose(state: State[Any], seat: Seat) -> Any:
        # The bots are our own and look at what their seat may know, so they get the state as it is, which is quicker.
        return bot.choose(Observation(state, seat), Random(f"{game.seed}/{game.begins}/{done}"))

    playing = drive(state, choose, Random(f"{game.seed}/luck"), events=False)
    for decision in islice(playing, min(decisions, CAP - game.decisions)):
        following = cast(TankState, decision.step.state)
        deaths += deaths_of(state.position, decision.action, following.position)
        state, done = following, done + 1
    return msgspec.structs.replace(
        game, state=state.text(), decisions=done, deaths=tuple(deaths), **_ending(state.outcome(), done)
    )


def _ending(outcome: Outcome | None, done: int) -> dict[str, Any]:
    if outcome is not None:
        return {"reason": outcome.reason, "scores": outcome.scores}
    return {"reason": CAPPED} if done >= CAP else {}


def deaths_of(before: Position, action: Action, after: Position) -> list[tuple[int, Square]]:
    """Whose pieces an action destroyed, and where they stood; who leaves the board is not destroyed."""
    moved = action if isinstance(action, Move) else None
    found = []
    for piece in before.pieces:
        mover = moved is not None and piece.square == moved.start and piece.side == before.turn
        if mover and moved is not None:
            gone = not moved.leaves and after.armies[piece.side].get(moved.end) is None
            place = moved.end if moved.end != OFF else piece.square
        else:
            gone, place = after.armies[piece.side].get(piece.square) is not piece, piece.square
        if gone:
            found.append((piece.side, place))
    return found
