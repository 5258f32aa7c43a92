"""OpenSpiel's own MCTS player at our table: Tank Chess as its algorithms want a game, played by the engine underneath.

OpenSpiel's Python algorithms ask a game and a state only for what is written here. Its random rollouts are whole random
games as well, but made inside the engine, or 2,000 of them would take minutes.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, ClassVar, Final, cast

from behemoth import engine
from behemoth.bots import Observation
from behemoth.games import InvalidOptions, missing_extra
from behemoth.tankchess import Action, Rules, TankState, read_action

SIMULATIONS: Final = 2_000
#: The constant of exploration and one rollout a simulation, as in OpenSpiel's own examples.
EXPLORATION: Final = 2.0
#: A rollout that is longer counts as drawn.
_LONGEST: Final = 1_000


class SpielState:
    """A moment of Tank Chess as OpenSpiel's algorithms see it; draws of TC4.4 included."""

    __slots__ = ("_history", "_position", "_quiet", "_rules")

    def __init__(self, position: Any, rules: Rules, quiet: int, history: tuple[int, ...]) -> None:
        self._position = position
        self._rules = rules
        self._quiet = quiet
        self._history = history

    def clone(self) -> SpielState:
        """A state of its own."""
        return SpielState(self._position.copy(), self._rules, self._quiet, self._history)

    def current_player(self) -> int:
        """Who decides; OpenSpiel's number for nobody once it is over."""
        side = self._position.to_act
        return -4 if side is None or self._drawn() else int(side)

    def is_chance_node(self) -> bool:
        """Never: nothing is left to chance."""
        return False

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self._position.to_act is None or self._drawn()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The moves as the engine's numbers."""
        moves: list[int] = self._position.moves()
        return moves

    def apply_action(self, action: int) -> None:
        """Play a move."""
        falling = self._position.falling
        if self._position.play(action):  # TC11.6: a destruction starts the counts anew
            self._quiet, self._history = 0, ()
        elif not falling:
            self._quiet += 1
        if not self._position.falling:
            self._history = (*self._history, self._position.key)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser."""
        result = self._position.result
        if result is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if result[0] == 0 else [-1.0, 1.0]

    def action_to_string(self, player: int, action: int) -> str:
        """The move as records write it."""
        return str(self._position.text(action, marks=True))

    def rollout(self, seed: int) -> list[float]:
        """The end of one random game from here."""
        ended = self._position.playouts(1, seed=seed, cap=_LONGEST, quiet=self._quiet, history=self._history)
        return [float(ended.white) - float(ended.black), float(ended.black) - float(ended.white)]

    def _drawn(self) -> bool:
        """TC4.4: by repetition or by quiet moves."""
        if self._position.falling or not self._history:
            return False
        repeated = self._history.count(self._history[-1]) >= self._rules.repetition
        return repeated or self._quiet >= 2 * self._rules.quiet_moves


def spiel_state(state: TankState) -> SpielState:
    """A state of our game for OpenSpiel. Needs the engine."""
    from behemoth.engine import to_engine

    return SpielState(to_engine(state.position), state.position.rules, state.quiet, state.history)


class SpielGame:
    """What OpenSpiel's MCTS asks about a game before it starts."""

    def __init__(self, pyspiel: Any) -> None:
        self._pyspiel = pyspiel

    def get_type(self) -> SpielGame:
        """The game describes itself."""
        return self

    @property
    def reward_model(self) -> Any:
        """Points come at the end."""
        return self._pyspiel.GameType.RewardModel.TERMINAL

    @property
    def dynamics(self) -> Any:
        """One after the other."""
        return self._pyspiel.GameType.Dynamics.SEQUENTIAL

    def max_utility(self) -> float:
        """What a winner gets."""
        return 1.0

    def num_players(self) -> int:
        """White and Black."""
        return 2


class EngineRollouts:
    """OpenSpiel's evaluator by random rollouts, with the rollouts made in the engine; all moves equally promising."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        """The result of one random game."""
        return state.rollout(self._rng.getrandbits(62))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every move with the same share."""
        moves = state.legal_actions()
        share = 1.0 / len(moves)
        return [(move, share) for move in moves]


class MctsBot:
    """OpenSpiel's MCTSBot with a number of simulations for each move."""

    name: ClassVar[str] = "openspiel-mcts"
    game: ClassVar[str] = "tank-chess"
    level: ClassVar[int] = 1
    character: ClassVar[str] = "bot-openspiel"
    hidden: ClassVar[bool] = True

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self._simulations = simulations
        try:
            self._pyspiel: Any = import_module("pyspiel")
            self._mcts: Any = import_module("open_spiel.python.algorithms.mcts")
            self._numpy: Any = import_module("numpy")
        except ImportError as error:
            missing = missing_extra(error)
            if missing is None:
                raise
            raise missing from error
        if not engine.available():
            raise InvalidOptions("error-tournament-engine", name=self.name)

    def limited(self, nodes: int) -> MctsBot:
        """The same with another number of simulations."""
        return MctsBot(nodes)

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Its choice, as an action of the game."""
        state = cast(TankState, observation.imagine(rng))
        bot = self._mcts.MCTSBot(
            SpielGame(self._pyspiel),
            EXPLORATION,
            self._simulations,
            EngineRollouts(rng),
            random_state=self._numpy.random.RandomState(rng.getrandbits(32)),
        )
        spiel = spiel_state(state)
        return read_action(state.position, spiel.action_to_string(observation.seat, bot.step(spiel)))
