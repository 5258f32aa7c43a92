"""Simulations and measurements over the games of the house."""

from behemoth.lab.arena import Plan, hold_tournament, plan_duels, plan_table, plan_teams
from behemoth.lab.compliance import compare_with_engine
from behemoth.lab.contestants import Contestant, read_contestant
from behemoth.lab.openings import random_openings
from behemoth.lab.scoring import Share
from behemoth.lab.simulation import progress_bar, show_simulation, simulate
from behemoth.lab.standings import Standings, show_standings

__all__ = [
    "Contestant",
    "Plan",
    "Share",
    "Standings",
    "compare_with_engine",
    "hold_tournament",
    "plan_duels",
    "plan_table",
    "plan_teams",
    "progress_bar",
    "random_openings",
    "read_contestant",
    "show_simulation",
    "show_standings",
    "simulate",
]
