"""The random bot: for the laboratory, and for whatever no other bot can decide."""

from __future__ import annotations

from random import Random
from typing import Any

from behemoth.bots.bot import Observation


class RandomBot:
    """Any legal action of any game, all equally likely."""

    name = "random"
    game = ""
    level = 1
    character = "bot-random"
    spare = True

    def choose(self, observation: Observation, rng: Random) -> Any:
        return observation.actions().sample(rng)
