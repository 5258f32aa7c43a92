"""A small policy for numbers and masks: one hidden layer, a share for each number, and what the seat may expect to win.

Plain numpy, so that it trains and plays wherever numpy is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.games import InvalidOptions

#: Of 32 bits where it is trained or played; checks of the gradient take 64.
Array: TypeAlias = NDArray[Any]
#: What stands for "impossible" before shares are made.
_NEVER: Final = np.float32(-1e9)


class Made(msgspec.Struct, frozen=True):
    """What a file of a policy says about itself: the game, the numbering and the observation it was made for."""

    game: str
    #: Of the numbers and of the observation.
    version: tuple[int, int]
    #: How it was trained, for whoever finds the file.
    note: str = ""


class Policy:
    """Weights, and what they say about observations."""

    def __init__(self, weights: dict[str, Array], made: Made) -> None:
        self.weights = weights
        self.made = made

    @classmethod
    def fresh(cls, seen: int, numbers: int, hidden: int, made: Made, rng: np.random.Generator) -> Policy:
        """One that knows nothing yet: nearly even shares."""

        def layer(rows: int, columns: int, scale: float) -> Array:
            found: Array = (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return found

        weights = {
            "first": layer(seen, hidden, 1.0),
            "first_bias": np.zeros(hidden, np.float32),
            "shares": layer(hidden, numbers, 0.01),
            "shares_bias": np.zeros(numbers, np.float32),
            "worth": layer(hidden, 1, 0.1),
            "worth_bias": np.zeros(1, np.float32),
        }
        return cls(weights, made)

    def hidden(self, seen: Array) -> Array:
        """The hidden layer."""
        found: Array = np.tanh(seen @ self.weights["first"] + self.weights["first_bias"])
        return found

    def shares(self, seen: Array, masks: NDArray[Any]) -> tuple[Array, Array]:
        """For each row the share of each possible number, and what the seat may expect to win."""
        hidden = self.hidden(seen)
        scores = hidden @ self.weights["shares"] + self.weights["shares_bias"]
        scores = np.where(masks.astype(bool), scores, _NEVER)
        scores -= scores.max(1, keepdims=True)
        shares = np.exp(scores)
        shares /= shares.sum(1, keepdims=True)
        worth = (hidden @ self.weights["worth"] + self.weights["worth_bias"])[:, 0]
        return shares, worth

    def best(self, seen: Array, masks: NDArray[Any]) -> NDArray[np.int64]:
        """For each row the number with the largest share."""
        shares, _ = self.shares(seen, masks)
        found: NDArray[np.int64] = shares.argmax(1)
        return found

    def save(self, path: Path) -> None:
        """Write it, small: half precision is plenty for playing."""
        arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in self.weights.items()}
        with path.open("wb") as file:
            np.savez_compressed(file, made=np.frombuffer(msgspec.json.encode(self.made), np.uint8), **arrays)

    @classmethod
    def load(cls, path: Path, game: str, version: tuple[int, int]) -> Policy:
        """Read it. Raises InvalidOptions if it is none, or was made for other numbers."""
        wrong = InvalidOptions("error-lab-learned", name=path.name[:40], game=game, version=".".join(map(str, version)))
        try:
            with np.load(path) as arrays:
                made = msgspec.json.decode(arrays["made"].tobytes(), type=Made)
                weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != "made"}
        except (OSError, ValueError, KeyError, msgspec.DecodeError) as error:
            raise wrong from error
        if made.game != game or made.version != version:
            raise wrong
        return cls(weights, made)


def drawn(shares: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """For each row a number by its share."""
    steps = np.cumsum(shares, 1)
    steps[:, -1] = np.maximum(steps[:, -1], 1.0)
    found: NDArray[np.int64] = (steps > rng.random((len(shares), 1), np.float32)).argmax(1)
    return found
