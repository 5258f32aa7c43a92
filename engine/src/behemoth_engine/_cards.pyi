"""Monster Combat: the rules, whole games and search."""

from collections.abc import Sequence
from typing import Any

from numpy import float32, int32, int64, uint8
from numpy.typing import NDArray

LETTERS: str
EVENT_LETTERS: str
#: How large the networks are: inputs, neurons, answers.
INSTINCT_SIZE: tuple[int, int, int]
JUDGE_SIZE: tuple[int, int, int]
#: How many decisions have a number, and how many numbers an observation has.
NUMBERS: int
OBSERVATION: int

class Rules:
    """Cards and options; ``behemoth.engine.card_rules`` makes them."""

    def __init__(self, given: dict[str, Any]) -> None: ...

class FastChance:
    """Quick chance: the same seed gives the same games here."""

    def __init__(self, seed: int) -> None: ...

class PythonChance:
    """The chance of Python's ``random.Random``, taken over with its state: 624 words and the place in them. With it a
    game is dealt and shuffled as the rules in Python do it."""

    def __init__(self, words: Sequence[int], place: int) -> None: ...

class Stop:
    def __init__(self) -> None: ...
    def raise_(self) -> None: ...
    @property
    def raised(self) -> bool: ...

class Way:
    def __init__(self, manner: str, worths: dict[str, Any] = ..., slips: int = 0) -> None: ...

class Judge:
    def __init__(self, weights: Sequence[float]) -> None: ...

class Position:
    """A state of Monster Combat that ``play`` changes, with everything that is secret in it. Actions are numbers, good
    for this state only. It is read from the line that ``behemoth.monstercombat`` writes as the text of a state, or
    dealt with ``start``."""

    def __init__(self, rules: Rules, line: str) -> None: ...
    @staticmethod
    def start(rules: Rules, seats: int, chance: PythonChance | FastChance) -> Position: ...
    def play(self, action: int, chance: PythonChance | FastChance) -> None: ...
    def copy(self) -> Position: ...
    def line(self) -> str: ...
    def actions(self) -> list[int]: ...
    def scores(self) -> list[float]: ...
    @property
    def over(self) -> bool: ...
    @property
    def to_act(self) -> int: ...

def play_games(
    rules: Rules, seats: int, games: int, seed: int, ways: Sequence[Way] = ..., stop: Stop | None = None
) -> dict[str, Any]: ...
def instinct_way(weights: Sequence[float], sharpness: float = 1.0, slips: int = 0) -> Way: ...
def decide(position: Position, way: Way, chance: FastChance) -> int: ...
def lean(position: Position, way: Way) -> list[tuple[int, float]]: ...
def learn(
    setups: Sequence[tuple[Rules, int]],
    instinct: Sequence[float],
    judge: Sequence[float],
    others: Sequence[Way],
    games: int,
    batch: int,
    rates: tuple[float, float],
    tried: int,
    seed: int,
    stop: Stop | None = None,
) -> tuple[list[float], list[float], float, float]: ...
def searched_games(
    rules: Rules,
    seats: int,
    settings: SearchSettings,
    others: Sequence[Way],
    games: int,
    insight: int,
    seed: int,
    stop: Stop | None = None,
) -> float:
    """The mean score of a seat that searches, knowing what it may (0), all hands (1) or the piles as well (2)."""

class SearchSettings:
    def __init__(
        self,
        way: Way,
        others: Way,
        strangers: Way,
        seconds: float,
        simulations: int,
        horizon: int,
        judge: Judge | None,
        least: float,
        liking: float,
        choice_only: bool,
    ) -> None: ...

class Dealer:
    """Deals worlds that a seat cannot tell apart; ``behemoth.engine.card_dealer`` makes it."""

    def __init__(
        self,
        position: Position,
        viewer: int,
        hidden: int,
        drafts: Sequence[tuple[Sequence[str], Sequence[tuple[int, Sequence[int], str]]]],
        suspicions: Sequence[tuple[Sequence[int], float, float, float]],
        pool: int,
    ) -> None: ...
    def worlds(self, count: int, seed: int) -> list[tuple[Position, int]]:
        """Worlds, each with a bit for every seat that plays by the table in it."""

def search(
    worlds: Sequence[Position], settings: SearchSettings, seed: int, stop: Stop | None = None
) -> list[tuple[int, int, float, float]]: ...
def search_dealt(
    dealer: Dealer, settings: SearchSettings, seed: int, stop: Stop | None = None
) -> list[tuple[int, int, float, float]]: ...

class Games:
    """Games side by side. The arrays are written anew by each step; copy what you keep."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        count: int,
        seed: int,
        *,
        open: bool = False,  # noqa: A002
        others: Sequence[Way] = ...,
        restarts: bool = True,
    ) -> None: ...
    def reset(self, seed: int) -> None: ...
    def step(self, numbers: NDArray[int64]) -> None: ...
    @property
    def observations(self) -> NDArray[float32]: ...
    @property
    def masks(self) -> NDArray[uint8]: ...
    @property
    def to_act(self) -> NDArray[int32]: ...
    @property
    def rewards(self) -> NDArray[float32]: ...
    @property
    def over(self) -> NDArray[uint8]: ...
    @property
    def lengths(self) -> NDArray[int32]: ...
    def observe(self, game: int, seat: int, into: NDArray[float32]) -> None: ...
    def line(self, game: int) -> str: ...
    def set_line(self, game: int, line: str) -> None: ...

def number_of(action: int, seat: int, seats: int) -> int: ...
def action_of(number: int, seat: int, seats: int) -> int: ...
