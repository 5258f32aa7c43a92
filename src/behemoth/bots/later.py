"""Bots that need packages which are not installed everywhere: known by name at once, loaded when they first decide."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from behemoth.bots.bot import Bot, Observation


class LaterBot:
    """Stands for a bot at ``module:class`` until it has to choose."""

    hidden = True
    #: The first decision loads what it thinks with.
    promise = 8.0

    def __init__(self, name: str, game: str, level: int, character: str, place: str) -> None:
        self.name = name
        self.game = game
        self.level = level
        self.character = character
        self._place = place
        self._bot: Bot | None = None

    def choose(self, observation: Observation, rng: Random) -> Any:
        if self._bot is None:
            module, _, maker = self._place.partition(":")
            self._bot = getattr(import_module(module), maker)()
        return self._bot.choose(observation, rng)


def learned() -> tuple[LaterBot, ...]:
    """What a policy has learned, where there is numpy to think with."""
    if find_spec("numpy") is None:
        return ()
    place = "behemoth.lab.environments.learned:LearnedBot"
    return (LaterBot("learned", "monster-combat", 3, "bot-learned", place),)
