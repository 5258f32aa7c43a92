"""The levels of the strong bots, from friendly to full strength: one table for both games.

The table says what makes a level weak, and the search carries it out: how long it thinks, how far it looks, how wrongly
it evaluates a position, and how often it overlooks what the other side can do. Habits are what people get wrong, and
what a level is known for: its sentence in the catalogues names each of them.
"""

from __future__ import annotations

from random import Random
from typing import Final, Generic, TypeVar

import msgspec

from behemoth.engine import FULL_STRENGTH, Weakness


class TankHabits(msgspec.Struct, frozen=True):
    """What people get wrong at Tank Chess, in so many of a thousand decisions (``tank_habits.py``)."""

    #: It does not see its own shots along long diagonals; for those of the enemy there is ``Weakness.oversight``.
    long_diagonals: int = 0
    #: It does not think of driving backwards (TC2.2).
    reverse: int = 0
    #: It destroys the dearest piece it can, whatever that costs.
    kills: int = 0


class CardHabits(msgspec.Struct, frozen=True):
    """What people get wrong at Monster Combat, in so many of a thousand decisions (``card_habits.py``)."""

    #: It takes a hit although it holds a shield.
    forgets_shields: int = 0
    #: It shields every hit, and throws shields away when its hand is too full.
    wastes_shields: int = 0
    #: It passes and keeps its cards for later.
    hoards: int = 0
    #: It attacks whenever it can.
    strikes: int = 0


Habits = TankHabits | CardHabits


def struck_habits(habits: Habits, rng: Random) -> tuple[str, ...]:
    """The habits that strike in this decision."""
    return tuple(name for name in known_for(habits) if rng.randrange(1000) < getattr(habits, name))


def known_for(habits: Habits) -> tuple[str, ...]:
    """The habits that somebody has at all."""
    return tuple(name for name in habits.__struct_fields__ if getattr(habits, name))


def habit_key(name: str) -> str:
    """The catalogue key of the words that name a habit, for the sentence about whoever has it."""
    return f"bot-habit-{name.replace('_', '-')}"


class TankStrength(msgspec.Struct, frozen=True):
    """How a level of Tank Chess thinks. A limit of 0 is no limit."""

    #: How deep it looks and how many positions it looks at, at most.
    depth: int = 0
    nodes: int = 0
    #: How long it thinks where the clock leaves it that much.
    seconds: float = 0.0
    #: What it evaluates wrongly and overlooks; its variety is for the first rounds.
    weakness: Weakness = FULL_STRENGTH
    habits: TankHabits = TankHabits()


class CombatStrength(msgspec.Struct, frozen=True):
    """How a level of Monster Combat thinks. Without simulations it decides by instinct."""

    #: How firmly it follows what it has learned; near 0 anything may happen.
    sharpness: float = 2.0
    #: How many games it imagines for a decision, or how long it imagines them.
    simulations: int = 0
    seconds: float = 0.0
    #: How many of a thousand decisions are made by instinct all the same.
    instinctive: int = 0
    habits: CardHabits = CardHabits()


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

    @property
    def habits(self) -> tuple[str, ...]:
        """What it is known for getting wrong; the sentence about it names exactly these (``habit_key``)."""
        return known_for(self.strength.habits)


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
    _tank(1, 0.5, TankStrength(nodes=2_500, weakness=Weakness(noise=75, oversight=420, variety=40),
                               habits=TankHabits(long_diagonals=700, reverse=800, kills=250))),
    _tank(2, 0.5, TankStrength(nodes=2_800, weakness=Weakness(noise=62, oversight=100, variety=30),
                               habits=TankHabits(reverse=700, kills=200))),
    _tank(3, 0.5, TankStrength(nodes=3_700, weakness=Weakness(noise=27, oversight=43, variety=25),
                               habits=TankHabits(long_diagonals=500))),
    _tank(4, 0.5, TankStrength(nodes=9_000, weakness=Weakness(noise=10, oversight=16, variety=20),
                               habits=TankHabits(kills=60))),
    _tank(5, 0.5, TankStrength(nodes=18_000, weakness=Weakness(variety=15))),
    _tank(6, 1.0, TankStrength(nodes=42_000, weakness=Weakness(variety=12))),
    _tank(7, 1.5, TankStrength(nodes=120_000, weakness=Weakness(variety=10))),
    _tank(8, 3.0, TankStrength(nodes=320_000, seconds=2.5, weakness=Weakness(variety=8))),
)  # fmt: skip


def _combat(number: int, promise: float, strength: CombatStrength) -> Level[CombatStrength]:
    return Level("monster-combat", number, f"bot-combat-{number}", promise, strength)


COMBAT_LEVELS: Final = (
    _combat(1, 0.5, CombatStrength(sharpness=0.012, habits=CardHabits(hoards=645, wastes_shields=500))),
    _combat(2, 0.5, CombatStrength(sharpness=0.012, habits=CardHabits(hoards=485, forgets_shields=500))),
    _combat(3, 0.5, CombatStrength(sharpness=0.012, habits=CardHabits(hoards=483, strikes=350))),
    _combat(4, 0.5, CombatStrength(sharpness=0.012, habits=CardHabits(forgets_shields=1_000, strikes=60))),
    _combat(5, 0.5, CombatStrength(sharpness=0.031, habits=CardHabits(hoards=130))),
    _combat(6, 0.5, CombatStrength(sharpness=0.048)),
    _combat(7, 0.5, CombatStrength(sharpness=0.095, simulations=1_000, seconds=0.1, instinctive=750)),
    _combat(8, 1.0, CombatStrength(simulations=20_000, seconds=0.3)),
)
