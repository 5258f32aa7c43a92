"""Many games side by side in the engine, one decision in each a step: numpy arrays in, numpy arrays out.

A new game takes the place of one that is over, in the same step: ``over`` and ``rewards`` tell of the game that ended,
everything else of the one that is played now. The arrays are the engine's own and are written anew by each step; copy
what you keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from behemoth.bots import greedy_values
from behemoth.engine import card_engine, card_rules, cards_available, missing, tank_engine
from behemoth.games import InvalidOptions, MissingExtra
from behemoth.monstercombat import Options, checked
from behemoth.tankchess import TankChess, TankOptions, position_text

#: How others play that the engine can play by itself.
CARD_OPPONENTS: Final = ("random", "careful", "greedy")
TANK_OPPONENTS: Final = ("random",)
#: Moves after which a game of Tank Chess is broken off.
LONGEST: Final = 1_000
#: The values of ``over``.
GOES_ON, OVER, BROKEN_OFF = 0, 1, 2


class VectorGames:
    """Games side by side. Made by :func:`card_games` or :func:`tank_games`."""

    def __init__(self, games: Any, seats: int) -> None:
        self._games = games
        self.seats = seats
        #: What the deciding seat of each game sees.
        self.observations: NDArray[Any] = games.observations
        #: 1 for each number it may choose.
        self.masks: NDArray[np.uint8] = games.masks
        #: Which seat that is.
        self.to_act: NDArray[np.int32] = games.to_act
        #: What the last step brought each seat: nothing until a game ends, then what it won or lost.
        self.rewards: NDArray[np.float32] = games.rewards
        #: Whether the last step ended a game (1) or broke it off (2).
        self.over: NDArray[np.uint8] = games.over
        #: Decisions of each game so far; moves in Tank Chess.
        self.lengths: NDArray[np.int32] = games.lengths

    @property
    def count(self) -> int:
        """How many games there are."""
        return len(self.masks)

    @property
    def numbers(self) -> int:
        """How many numbers can be chosen from."""
        return int(self.masks.shape[1])

    def reset(self, seed: int) -> None:
        """All games anew. The same seed gives the same games for the same decisions."""
        self._games.reset(seed)

    def step(self, numbers: ArrayLike) -> None:
        """One decision for each game. Raises ValueError, with nothing changed, if one is not possible."""
        self._games.step(np.ascontiguousarray(numbers, np.int64))

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A possible decision for each game, all equally likely."""
        return sample(self.masks, rng)

    def line(self, game: int) -> str:
        """A game as it stands, as text."""
        return str(self._games.line(game))


def sample(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """For each row one of the places that are not 0, all equally likely."""
    rows, columns = np.nonzero(masks.view(bool) if masks.dtype.itemsize == 1 else masks)
    counts = np.bincount(rows, minlength=len(masks))
    first = np.cumsum(counts) - counts
    chosen: NDArray[np.int64] = columns[first + (rng.random(len(masks)) * counts).astype(np.int64)]
    return chosen


def card_games(
    count: int, seats: int = 4, *, seed: int = 1, opponents: Sequence[str] = (), **options: Any
) -> VectorGames:
    """Games of Monster Combat; ``options`` are those of the game. Raises InvalidOptions, MissingExtra.

    With opponents (``random``, ``careful``, ``greedy``; in turn for the seats after one's own) they decide inside the
    engine, and the seat that is asked moves on by one each game.
    """
    if not cards_available():
        raise MissingExtra("error-extra-engine")
    chosen = checked(Options(**options))
    engine = card_engine()
    others = [_card_way(engine, name, chosen.variant) for name in opponents]
    rules = card_rules(chosen)
    return VectorGames(engine.Games(rules, seats, count, seed, open=chosen.open_hands, others=others), seats)


def _card_way(engine: Any, name: str, variant: str) -> Any:
    if name not in CARD_OPPONENTS:
        raise InvalidOptions("error-lab-opponent", name=name[:40], known=", ".join(CARD_OPPONENTS))
    if name == "greedy":
        return engine.Way("worths", greedy_values(variant))
    return engine.Way("uniform" if name == "random" else name)


def tank_games(
    count: int, *, seed: int = 1, cap: int = LONGEST, opponent: str | None = None, **options: Any
) -> VectorGames:
    """Games of Tank Chess; ``options`` are those of the game, ``cap`` the moves after which one is broken off.

    With ``opponent="random"`` one side moves by chance inside the engine, White and Black in turn. Raises
    InvalidOptions, MissingExtra.
    """
    if missing():
        raise MissingExtra("error-extra-engine")
    if opponent not in (None, *TANK_OPPONENTS):
        raise InvalidOptions("error-lab-opponent", name=str(opponent)[:40], known=", ".join(TANK_OPPONENTS))
    state = TankChess().start(TankOptions(**options))
    games = tank_engine().Games(
        position_text(state.position),
        count,
        seed,
        cap=cap,
        quiet=state.quiet,
        keys=state.history,
        random_enemy=opponent is not None,
    )
    return VectorGames(games, 2)
