"""Whole games between bots, of any game: every decision with what it was decided on, and how the game ended.

The number of a game and the seed decide everything in it, so the same games come again, whoever plays them. Bots change
seats from game to game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from behemoth.bots import Bot, Observation, decide, job_for
from behemoth.games import InvalidOptions, Outcome, Seat, State, find_game, view_bytes
from behemoth.lab.batches import share_out
from behemoth.lab.contestants import Contestant, player_for, seconds_for
from behemoth.lab.crew import ALONE, Crew
from behemoth.lab.driver import Decision, drive
from behemoth.lab.journal import open_part
from behemoth.lab.observing import find_observer
from behemoth.lab.tournament import CAP, CAPPED

RANDOM: Final = Contestant("random")
#: Our own bots look at nothing but their view, so they may have the state as it is, which is quicker.
_OWN: Final = "behemoth."


class Choice(msgspec.Struct, frozen=True):
    """One decision: who decided, what the game was like, how many actions there were, and which one was chosen."""

    seat: Seat
    #: The whole truth as the game writes it (``State.text``).
    position: str
    #: What the seat could see, as JSON; nothing where everybody sees everything.
    view: str | None
    legal: int
    choice: str
    #: What a learner would have been shown, as the bytes of its numbers, and the numbers that mean the choice.
    observation: bytes | None = None
    numbers: tuple[int, ...] | None = None


class WholeGame(msgspec.Struct, frozen=True):
    """A game from its start to its end. A game that is too long is counted as it stands (``cap``), shared by all."""

    number: int
    #: The bot of each seat.
    seats: tuple[str, ...]
    choices: tuple[Choice, ...]
    #: The last position.
    end: str
    reason: str
    scores: tuple[float, ...]


class GamesWish(msgspec.Struct, frozen=True):
    """Which games: of what, by whom, from which seed."""

    game: str
    options: Any
    players: int
    bots: tuple[Contestant, ...] = (RANDOM,)
    seed: str = "1"
    #: A game is broken off after so many decisions.
    cap: int = CAP
    #: Whether learners' observations are wanted.
    observations: bool = False


def wish_for_games(
    game: str,
    *,
    options: msgspec.Struct | None = None,
    players: int = 0,
    bots: Sequence[Contestant] = (RANDOM,),
    seed: str = "1",
    cap: int = CAP,
    observations: bool = False,
) -> GamesWish:
    """A wish that can be fulfilled; without a number of players as few as may play, but two. Raises InvalidOptions,
    UnknownGame, UnknownBot, MissingExtra."""
    found = find_game(game)
    players = players or max(found.seats.start, min(2, found.seats.stop - 1))
    if players not in found.seats:
        raise InvalidOptions("error-seats", seats=players, least=found.seats.start, most=found.seats.stop - 1)
    wish = GamesWish(game, options or found.Options(), players, tuple(bots), seed, cap, observations)
    for contestant in bots:
        player_for(contestant, game)
    found.start(wish.options, players, Random(seed))
    if observations:
        find_observer(game, wish.options)
    return wish


def playouts(wish: GamesWish, count: int, *, crew: Crew = ALONE, journal: Path | None = None) -> Generator[WholeGame]:
    """So many whole games, in order. A journal keeps what is finished; more may be asked for later."""
    about = {"games": wish.game, **msgspec.to_builtins(wish)}
    with (
        open_part(journal, about, WholeGame) as kept,
        closing(share_out(partial(play_whole, wish), range(count), crew, count=count, kept=kept)) as playing,
    ):
        yield from playing


def play_whole(wish: GamesWish, number: int) -> WholeGame:
    """One of the games. Runs in a worker."""
    playing = Playing(wish, number)
    hides = find_game(wish.game).secrets and playing.state.hides
    observer = find_observer(wish.game, wish.options) if wish.observations else None
    choices = []
    for state, decision in playing:
        seat = decision.seat
        choices.append(
            Choice(
                seat=seat,
                position=state.text(),
                view=view_bytes(state, seat).decode() if hides else None,
                legal=len(state.actions(seat)),
                choice=state.write(seat, decision.action),
                observation=None if observer is None else observer.observe(state, seat),
                numbers=None if observer is None else observer.numbers_to(state, seat, decision.action),
            )
        )
    end = playing.end()
    return WholeGame(number, seated(wish, number), tuple(choices), playing.state.text(), end.reason, end.scores)


def seated(wish: GamesWish, number: int) -> tuple[str, ...]:
    """Who sits where in a game, by name."""
    return tuple(_sitting(wish, number, seat).name for seat in range(wish.players))


def _sitting(wish: GamesWish, number: int, seat: Seat) -> Contestant:
    """Bots change seats from game to game."""
    return wish.bots[(seat + number) % len(wish.bots)]


class Playing:
    """One of the games while it is played: each decision with the state it was made in."""

    def __init__(self, wish: GamesWish, number: int) -> None:
        seed = f"{wish.seed}/{number}"
        thoughts = Random(f"{seed}/thoughts")
        self._wish, self._luck = wish, Random(f"{seed}/luck")
        self._thinkers = [_thinker(wish.game, _sitting(wish, number, seat), thoughts) for seat in range(wish.players)]
        self.state: State[Any] = find_game(wish.game).start(wish.options, wish.players, Random(seed))

    def __iter__(self) -> Iterator[tuple[State[Any], Decision]]:
        for decision in drive(self.state, self._choose, self._luck, cap=self._wish.cap, events=False):
            yield self.state, decision
            self.state = decision.step.state

    def _choose(self, state: State[Any], seat: Seat) -> Any:
        return self._thinkers[seat](state, seat)

    def end(self) -> Outcome:
        """How it ended; a game that was too long is shared by all."""
        return self.state.outcome() or Outcome(CAPPED, (0.5,) * self._wish.players)


#: Who decides in a state for a seat.
_Thinker: TypeAlias = Callable[[State[Any], Seat], Any]


def _thinker(game: str, contestant: Contestant, rng: Random) -> _Thinker:
    bot = player_for(contestant, game)
    if type(bot).__module__.startswith(_OWN):
        return lambda state, seat: bot.choose(Observation(state, seat), rng)
    return partial(_asked, game, contestant, bot, rng)


def _asked(game: str, contestant: Contestant, bot: Bot, rng: Random, state: State[Any], seat: Seat) -> Any:
    """Somebody else's bot is asked as at a table: it gets the bytes of its view and nothing else."""
    job = job_for(game, bot.name, state, seat, rng, seconds_for(contestant, bot))
    return state.read(seat, decide(bot, job))
