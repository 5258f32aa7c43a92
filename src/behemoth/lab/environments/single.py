"""One seat against bots, as Gymnasium wants it; any bot of the registry can sit on the other seats.

``action_masks()`` is what MaskablePPO asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from behemoth.bots import Observation, find_bot
from behemoth.games import missing_extra
from behemoth.lab.environments.seat_games import CardGame, SeatGame, tank_game
from behemoth.lab.environments.vector import LONGEST
from behemoth.monstercombat import Options, checked
from behemoth.tankchess import TankOptions

try:
    import gymnasium

    from behemoth.lab.environments.aec import RENDER_MODES, Starter, demand_mode, picture, spaces_of
except ImportError as error:
    raise missing_extra(error) or error from None

#: What somebody gets who loses.
LOST: Final = -1.0


class SingleEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game; the others are bots, in turn for the seats after one's own. The seat moves on each game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(self, game: str, starter: Starter, opponents: Sequence[str], render_mode: str | None = None) -> None:
        demand_mode(render_mode)
        self._bots = [find_bot(game, name) for name in opponents]
        self._starter = starter
        self._game_id = game
        self.render_mode = render_mode
        self.game: SeatGame = starter(Random(0))
        self.observation_space, self.action_space = spaces_of(self.game)
        self._played = 0
        self.seat = 0
        self._rng = Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game. ``options={"seat": 1}`` chooses the seat; otherwise it moves on by one each game."""
        super().reset(seed=seed)
        if seed is not None:
            self._played = 0
        self._rng = Random(int(self.np_random.integers(2**62)))
        self.seat = (options or {}).get("seat", self._played % self.game.seats)
        self._played += 1
        while True:
            self.game = self._starter(self._rng)
            self._others_play()
            if self.game.to_act() is not None:  # else it was over before one was asked at all
                return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """One's own choice and whatever the others do until one is asked again.

        A number that is not possible loses the game at once, since Gymnasium's own checks look at no masks;
        ``info["illegal"]`` says so.
        """
        if not self.action_masks()[int(action)]:
            return self._seen(), LOST, True, False, self._info() | {"illegal": True}
        self.game.choose(int(action))
        self._others_play()
        over = self.game.to_act() is None
        reward = float(self.game.rewards()[self.seat])
        return self._seen(), reward, over and not self.game.broken_off(), self.game.broken_off(), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers may be chosen now, as MaskablePPO asks."""
        if self.game.to_act() != self.seat:
            return np.zeros(self.game.numbers, np.bool_)
        return self.game.mask().astype(np.bool_)

    def render(self) -> Any:
        """The game as everybody sees it."""
        return picture(self.game, self.render_mode)

    def _others_play(self) -> None:
        game = self.game
        while (deciding := game.to_act()) is not None and deciding != self.seat:
            bot = self._bots[((deciding - self.seat) % game.seats - 1) % len(self._bots)]
            action = bot.choose(Observation(game.state, deciding), self._rng)
            for number in game.numbers_to(action):
                game.choose(number)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.game.observe(self.seat), "action_mask": self._info()["action_mask"]}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


def single_tank_chess(
    opponent: str = "random", *, cap: int = LONGEST, render_mode: str | None = None, **options: Any
) -> SingleEnv:
    """Tank Chess against a bot."""
    chosen = TankOptions(**options)
    return SingleEnv("tank-chess", lambda rng: tank_game(chosen, cap), [opponent], render_mode)


def single_monster_combat(
    opponents: Sequence[str] = ("random",), *, seats: int = 4, render_mode: str | None = None, **options: Any
) -> SingleEnv:
    """Monster Combat against bots."""
    chosen = checked(Options(**options))
    return SingleEnv("monster-combat", lambda rng: CardGame(chosen, seats, rng), opponents, render_mode)


# So that they can be had by name as well: gymnasium.make("Behemoth/MonsterCombat-v0", opponents=("greedy",)).
gymnasium.register("Behemoth/TankChess-v0", entry_point=single_tank_chess)
gymnasium.register("Behemoth/MonsterCombat-v0", entry_point=single_monster_combat)
