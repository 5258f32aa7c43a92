"""Monster Combat: the rules, whole games and search."""

from collections.abc import Sequence
from typing import Any

LETTERS: str
EVENT_LETTERS: str
WEIGHTS: int
JUDGE_WEIGHTS: int

class Rules:
    def __init__(self, given: dict[str, Any]) -> None: ...

class FastChance:
    def __init__(self, seed: int) -> None: ...

class LawChance:
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
    def __init__(self, rules: Rules, line: str) -> None: ...
    @staticmethod
    def start(rules: Rules, seats: int, chance: LawChance | FastChance) -> Position: ...
    def play(self, action: int, chance: LawChance | FastChance) -> None: ...
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
    judge_rate: float,
    instinct_rate: float,
    batch: int,
    seed: int,
    stop: Stop | None = None,
) -> tuple[list[float], list[float], float, float]: ...
def search(
    worlds: Sequence[Position],
    way: Way,
    others: Way,
    seconds: float,
    simulations: int,
    exploration: float,
    evenness: float,
    depth: int,
    horizon: int,
    judge: Judge | None,
    seed: int,
    stop: Stop | None = None,
) -> list[tuple[int, int, float]]: ...
