"""Both games for OpenSpiel, and any other game of the contract: ``register()``, then ``load_game("tank_chess")``.

What chance does is one chance node at the start, which chooses one of so many deals (``deals``); everything that is
shuffled or drawn later follows from the deal. Nobody can know which it is. So a game is a finite tree, which algorithms
like CFR need, and a few deals make a small one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

import msgspec
import numpy as np

from behemoth.games import Game, InvalidOptions, find_game, missing_extra
from behemoth.lab.environments.seat_games import CardGame, ListedGame, SeatGame, tank_game
from behemoth.lab.environments.vector import LONGEST
from behemoth.monstercombat import MonsterCombat, Options, checked
from behemoth.tankchess import TankOptions

try:
    import pyspiel
except ImportError as error:
    raise missing_extra(error) or error from None

#: So many deals there are if nobody says otherwise.
DEALS: Final = 1_000
#: Answers that one move of Tank Chess takes at most: piece, end, heading, way, tail and strike.
_MOST_ANSWERS: Final = 6
#: A decision of Monster Combat follows at least each so many turns; more than fit into a turn.
_IN_A_TURN: Final = 64


class Described(msgspec.Struct, frozen=True):
    """What OpenSpiel wants to know of a game before it starts."""

    name: str
    title: str
    seats: int
    numbers: int
    longest: int
    least: float
    most: float
    #: Starts a deal.
    start: Callable[[Random], SeatGame]
    #: 0 if nothing is left to chance.
    deals: int = 0
    secret: bool = True
    together: bool = False
    tensor: bool = True


Describe = Callable[[Mapping[str, Any]], Described]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel's algorithms want it; each game is a class of its own."""

    describe: ClassVar[Describe]
    defaults: ClassVar[Mapping[str, Any]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind = type(self)
        self.described = about = kind.describe({**kind.defaults, **(params or {})})
        info = pyspiel.GameInfo(
            num_distinct_actions=about.numbers,
            max_chance_outcomes=about.deals,
            num_players=about.seats,
            min_utility=about.least,
            max_utility=about.most,
            utility_sum=None if about.together else 0.0,
            max_game_length=about.longest,
        )
        super().__init__(game_type(about, kind.defaults), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The start, before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who looks at states."""
        return SpielObserver(self.described, iig_obs_type)


def game_type(about: Described, defaults: Mapping[str, Any]) -> Any:
    """The sort of game this is."""
    sort = pyspiel.GameType
    return sort(
        short_name=about.name,
        long_name=about.title,
        dynamics=sort.Dynamics.SEQUENTIAL,
        chance_mode=sort.ChanceMode.EXPLICIT_STOCHASTIC if about.deals else sort.ChanceMode.DETERMINISTIC,
        information=(sort.Information.IMPERFECT_INFORMATION if about.secret else sort.Information.PERFECT_INFORMATION),
        utility=sort.Utility.IDENTICAL if about.together else sort.Utility.ZERO_SUM,
        reward_model=sort.RewardModel.TERMINAL,
        max_num_players=7,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=about.tensor,
        parameter_specification=dict(defaults),
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        about = game.described
        self._deals = about.deals
        self._start = about.start
        self.table: SeatGame | None = None if about.deals else about.start(Random(0))
        self._seats = about.seats

    def current_player(self) -> int:
        """Who decides: a seat, chance or nobody."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        deciding = self.table.to_act()
        return int(pyspiel.PlayerId.TERMINAL) if deciding is None else deciding

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        found: list[int] = np.flatnonzero(self.table.mask()).tolist()
        return found

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self._start(Random(f"deal {action}"))
        else:
            self.table.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.table is None or player < 0 else self.table.words(action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.table is not None and self.table.to_act() is None

    def returns(self) -> list[float]:
        """What each has won or lost."""
        return [0.0] * self._seats if self.table is None else list(self.table.rewards())

    def __str__(self) -> str:
        return "start" if self.table is None else f"{self.table.state.text()} {self.history()[-_MOST_ANSWERS:]}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one, by the rules' own ``imagine``."""
        made: SpielState = self.clone()
        assert made.table is not None
        chance = sampler() if callable(sampler) else Random().random()
        made.table = made.table.imagined(player, Random(float(chance)))
        return made


class SpielObserver:
    """Looks at a state as one player: what it sees now, or all it has seen."""

    def __init__(self, about: Described, kind: Any) -> None:
        self._all = kind is not None and kind.perfect_recall
        shape = about.start(Random(0)).shape if about.tensor and not self._all else (0,)
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.table is not None and self.tensor.size:
            self.dict["observation"][:] = state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if state.table is None:
            return "start"
        return state.table.recall(player) if self._all else f"{state.table.sight(player)} {state.table.recall(player)}"


# --- the games -----------------------------------------------------------------------------------------


def _plain_defaults(options: type[Any], left_out: Sequence[str]) -> dict[str, Any]:
    """The options that are plain values, as OpenSpiel's parameters."""
    made = options()
    return {name: getattr(made, name) for name in made.__struct_fields__ if name not in left_out}


_TANK_DEFAULTS: Final = {"cap": LONGEST, **_plain_defaults(TankOptions, ("position",))}
_CARD_DEFAULTS: Final = {"players": 4, "deals": DEALS, **_plain_defaults(Options, ("event_counts",))}


# OpenSpiel pickles states, so whatever starts a game is a function with a name.
def _start_tanks(options: TankOptions, cap: int, rng: Random) -> SeatGame:
    return tank_game(options, cap)


def _start_listed(game: Game[Any, Any], options: Any, seats: int, table: tuple[str, ...], rng: Random) -> SeatGame:
    return ListedGame(game.start(options, seats, rng), seats, rng, table)


def _tank_chess(given: Mapping[str, Any]) -> Described:
    rest = dict(given)
    cap = rest.pop("cap")
    options = TankOptions(**rest)
    first = tank_game(options, cap)
    return Described(
        name="tank_chess",
        title="Tank Chess",
        seats=2,
        numbers=first.numbers,
        longest=cap * 2 * _MOST_ANSWERS,  # a fall may follow a move
        least=-1.0,
        most=1.0,
        start=partial(_start_tanks, options, cap),
        secret=first.state.hides,
    )


def _monster_combat(given: Mapping[str, Any]) -> Described:
    rest = dict(given)
    seats, deals = rest.pop("players"), rest.pop("deals")
    options = checked(Options(**rest))
    if seats not in MonsterCombat.seats:
        raise InvalidOptions("error-seats", seats=seats, least=2, most=MonsterCombat.seats.stop - 1)
    return Described(
        name="monster_combat",
        title="Monster Combat",
        seats=seats,
        numbers=CardGame.numbers,
        longest=options.turn_cap * _IN_A_TURN,
        least=-1.0,
        most=1.0 if options.coop else seats - 1.0,
        start=partial(CardGame, options, seats),
        deals=deals,
        together=options.coop,
    )


def _listed(
    name: str, game: Game[Any, Any], table: tuple[str, ...], longest: int, given: Mapping[str, Any]
) -> Described:
    rest = dict(given)
    seats, deals = rest.pop("players"), rest.pop("deals")
    options = game.Options(**rest)
    return Described(
        name=name,
        title=name,
        seats=seats,
        numbers=len(table),
        longest=longest,
        least=-1.0,
        most=1.0,
        start=partial(_start_listed, game, options, seats, table),
        deals=deals,
        secret=game.secrets,
        tensor=False,
    )


def _register(describe: Describe, defaults: Mapping[str, Any]) -> str:
    about = describe(defaults)
    if about.name not in pyspiel.registered_names():
        # A class, as OpenSpiel's own games are: it holds on to it beyond the end of the interpreter.
        made = type(about.name, (SpielGame,), {"describe": staticmethod(describe), "defaults": dict(defaults)})
        pyspiel.register_game(game_type(about, defaults), made)
    return about.name


def register() -> None:
    """Make ``tank_chess`` and ``monster_combat`` known to OpenSpiel; once more changes nothing."""
    _register(_tank_chess, _TANK_DEFAULTS)
    _register(_monster_combat, _CARD_DEFAULTS)


def register_game(
    game: str | Game[Any, Any],
    table: Sequence[str],
    *,
    deals: int = DEALS,
    longest: int = 1_000,
    seats: int | None = None,
) -> str:
    """Make any game known, with a table of all its actions as text; gives the name by which OpenSpiel knows it.

    ``deals`` is 0 for a game without chance.
    """
    found = find_game(game) if isinstance(game, str) else game
    name = "behemoth_" + found.id.replace("-", "_")
    defaults = {"players": found.seats.start if seats is None else seats, "deals": deals}
    return _register(partial(_listed, name, found, tuple(table), longest), defaults)
