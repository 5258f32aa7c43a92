"""The levels of the strong bots, from friendly to full strength: one table for both games.

The table says what makes a level weak, and the search carries it out: how long it thinks, how far it looks, how wrongly
it evaluates a position, and how often it overlooks what the other side can do.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec

from behemoth.engine import FULL_STRENGTH, Weakness


class TankStrength(msgspec.Struct, frozen=True):
    """How a level of Tank Chess thinks. A limit of 0 is no limit."""

    #: How deep it looks and how many positions it looks at, at most.
    depth: int = 0
    nodes: int = 0
    #: How long it thinks where the clock leaves it that much.
    seconds: float = 0.0
    #: What it evaluates wrongly and overlooks; its variety is for the first rounds.
    weakness: Weakness = FULL_STRENGTH


class CombatStrength(msgspec.Struct, frozen=True):
    """How a level of Monster Combat thinks. Without simulations it decides by instinct."""

    #: How firmly it follows what it has learned; near 0 anything may happen.
    sharpness: float = 2.0
    #: How many games it imagines for a decision, or how long it imagines them.
    simulations: int = 0
    seconds: float = 0.0
    #: How many of a thousand decisions are made by instinct all the same.
    instinctive: int = 0


Strength = TypeVar("Strength", TankStrength, CombatStrength)


class Level(msgspec.Struct, Generic[Strength], frozen=True):
    """A row of the table."""

    game: str
    number: int
    #: The catalogue key of its name; with ``-about`` and ``-strength`` added, of a sentence about it and whom it beats.
    character: str
    #: No decision takes longer, in seconds.
    promise: float
    strength: Strength

    @property
    def name(self) -> str:
        """The name of its bot, unique for the game."""
        return f"level-{self.number}"


class LevelBot(Generic[Strength]):
    """What the bots of all levels have in common: they are called and promise what their row of the table says."""

    ladder = True

    def __init__(self, level: Level[Strength]) -> None:
        self.name = level.name
        self.game = level.game
        self.level = level.number
        self.character = level.character
        self.promise = level.promise
        self.strength: Strength = level.strength


def _tank(number: int, promise: float, strength: TankStrength) -> Level[TankStrength]:
    return Level("tank-chess", number, f"bot-tank-{number}", promise, strength)


TANK_LEVELS: Final = (
    _tank(1, 0.5, TankStrength(depth=1, nodes=4_000, weakness=Weakness(noise=420, oversight=650, variety=40))),
    _tank(2, 0.5, TankStrength(depth=1, nodes=5_000, weakness=Weakness(noise=140, oversight=280, variety=30))),
    _tank(3, 0.5, TankStrength(depth=1, nodes=10_000, weakness=Weakness(noise=70, oversight=140, variety=25))),
    _tank(4, 0.5, TankStrength(depth=2, nodes=20_000, weakness=Weakness(noise=50, oversight=80, variety=20))),
    _tank(5, 0.8, TankStrength(depth=3, nodes=20_000, weakness=Weakness(noise=30, oversight=40, variety=15))),
    _tank(6, 1.0, TankStrength(depth=5, nodes=40_000, weakness=Weakness(noise=5, variety=12))),
    _tank(7, 1.5, TankStrength(depth=8, nodes=140_000, weakness=Weakness(variety=10))),
    _tank(8, 3.0, TankStrength(seconds=2.5, weakness=Weakness(variety=8))),
)


def _combat(number: int, promise: float, strength: CombatStrength) -> Level[CombatStrength]:
    return Level("monster-combat", number, f"bot-combat-{number}", promise, strength)


COMBAT_LEVELS: Final = (
    _combat(1, 0.5, CombatStrength(sharpness=0.02)),
    _combat(2, 0.5, CombatStrength(sharpness=0.04)),
    _combat(3, 0.5, CombatStrength(sharpness=0.063)),
    _combat(4, 0.5, CombatStrength(sharpness=0.095)),
    _combat(5, 0.5, CombatStrength(sharpness=0.135)),
    _combat(6, 0.5, CombatStrength(sharpness=0.18)),
    _combat(7, 0.5, CombatStrength(sharpness=0.26, simulations=1_000, seconds=0.1, instinctive=650)),
    _combat(8, 1.0, CombatStrength(simulations=20_000, seconds=0.3)),
)
