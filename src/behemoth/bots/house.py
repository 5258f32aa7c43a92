"""The simple bots of the house, as the entry points name them. They are for the laboratory and for standing in; people
choose among the levels."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from behemoth.bots import combat, tanks
from behemoth.bots.bot import Bot, Eyes


class RandomBot:
    """Any legal action of any game, all equally likely."""

    name = "random"
    game = ""
    level = 1
    character = "bot-random"
    hidden = True

    def choose(self, eyes: Eyes, rng: Random) -> Any:
        return eyes.actions().sample(rng)


class TankGreedyBot(tanks.GreedyBot):
    """The greedy player of Tank Chess."""

    name = "greedy"
    game = "tank-chess"
    level = 3
    character = "bot-greedy"
    hidden = True


class CombatGreedyBot(combat.GreedyBot):
    """The greedy player of Monster Combat."""

    name = "greedy"
    game = "monster-combat"
    level = 3
    character = "bot-greedy"
    hidden = True


class CombatCarefulBot(combat.CarefulRandomBot):
    """The player of Monster Combat that plays by chance, but always shields."""

    name = "careful"
    game = "monster-combat"
    level = 2
    character = "bot-careful"
    hidden = True


#: The simple players of Monster Combat by name, for those who let many games be played.
COMBAT_BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), CombatCarefulBot(), CombatGreedyBot())}
