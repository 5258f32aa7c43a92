"""The simple bots of the house, as the entry points name them. They are for the laboratory and for standing in; people
choose among the levels."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, cast

from behemoth.bots import combat, tanks
from behemoth.bots.bot import Eyes
from behemoth.monstercombat import CombatState


class RandomBot:
    """Any legal action of any game, all equally likely."""

    name: ClassVar[str] = "random"
    game: ClassVar[str] = ""
    level: ClassVar[int] = 1
    character: ClassVar[str] = "bot-random"
    hidden: ClassVar[bool] = True

    def choose(self, eyes: Eyes, rng: Random) -> Any:
        return eyes.actions().sample(rng)


class TankGreedyBot(tanks.GreedyBot):
    """The greedy player of Tank Chess."""

    name: ClassVar[str] = "greedy"
    game: ClassVar[str] = "tank-chess"
    level: ClassVar[int] = 3
    character: ClassVar[str] = "bot-greedy"
    hidden: ClassVar[bool] = True


class CombatGreedyBot:
    """The greedy player of Monster Combat."""

    name: ClassVar[str] = "greedy"
    game: ClassVar[str] = "monster-combat"
    level: ClassVar[int] = 3
    character: ClassVar[str] = "bot-greedy"
    hidden: ClassVar[bool] = True

    def choose(self, eyes: Eyes, rng: Random) -> Any:
        return combat.GreedyBot().choose(_combat_eyes(eyes, rng), rng)


class CombatCarefulBot:
    """The player of Monster Combat that plays by chance, but always shields."""

    name: ClassVar[str] = "careful"
    game: ClassVar[str] = "monster-combat"
    level: ClassVar[int] = 2
    character: ClassVar[str] = "bot-careful"
    hidden: ClassVar[bool] = True

    def choose(self, eyes: Eyes, rng: Random) -> Any:
        return combat.CarefulRandomBot().choose(_combat_eyes(eyes, rng), rng)


def _combat_eyes(eyes: Eyes, rng: Random) -> combat.Eyes:
    return combat.Eyes(cast(CombatState, eyes.imagine(rng)), eyes.seat)
