"""Old names of the simple bots, for packages installed before they moved: their entry points still look here."""

from behemoth.bots.greedy_cards import CarefulCardBot as CombatCarefulBot
from behemoth.bots.greedy_cards import GreedyCardBot as CombatGreedyBot
from behemoth.bots.greedy_tanks import GreedyTankBot as TankGreedyBot
from behemoth.bots.random_bot import RandomBot

__all__ = ["CombatCarefulBot", "CombatGreedyBot", "RandomBot", "TankGreedyBot"]
