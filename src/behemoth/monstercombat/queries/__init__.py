"""What interfaces ask: what a seat may do now and why not, what happens when time is over, the tables of the game."""

from behemoth.monstercombat.queries.about import about
from behemoth.monstercombat.queries.choices import answer, default

__all__ = ["about", "answer", "default"]
