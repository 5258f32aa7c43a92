"""A learned policy as a bot of Monster Combat: it sits at the table and plays in tournaments like any other.

``BEHEMOTH_LEARNED`` names the file of a policy of one's own; without it the one of the training example plays.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

from behemoth.bots import Observation
from behemoth.lab.environments import card_numbers, card_observation
from behemoth.lab.environments.policy import Policy
from behemoth.lab.environments.training import GAME, VERSION
from behemoth.monstercombat import View

#: Where somebody says which policy it is.
VARIABLE: Final = "BEHEMOTH_LEARNED"
OURS: Final = Path(__file__).with_name("learned.npz")


class LearnedBot:
    """Takes what its policy likes best among what is legal."""

    name: ClassVar[str] = "learned"
    game: ClassVar[str] = GAME
    level: ClassVar[int] = 3
    character: ClassVar[str] = "bot-learned"
    hidden: ClassVar[bool] = True

    def __init__(self, policy: Policy | None = None) -> None:
        self._policy = policy or policy_of(Path(os.environ.get(VARIABLE) or OURS))

    def choose(self, observation: Observation, rng: Random) -> Any:
        """Its choice, by what its seat sees."""
        view = observation.view()
        assert isinstance(view, View)
        seats, legal = len(view.players), list(observation.actions())
        numbers = [card_numbers.number_of(action, observation.seat, seats) for action in legal]
        mask = np.zeros((1, card_numbers.NUMBERS), bool)
        mask[0, numbers] = True
        best = int(self._policy.best(card_observation.observe(view)[None], mask)[0])
        return legal[numbers.index(best)]


@cache
def policy_of(path: Path) -> Policy:
    """The policy of a file; read once. Raises InvalidOptions."""
    return Policy.load(path, GAME, VERSION)
