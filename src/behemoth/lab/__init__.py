"""Simulations and measurements over the games of the house."""

from behemoth.lab.arena import Plan, hold, plan_duels, plan_table, plan_teams
from behemoth.lab.compliance import compare
from behemoth.lab.contestants import Contestant, read_contestant
from behemoth.lab.openings import openings
from behemoth.lab.scoring import Share
from behemoth.lab.simulate import progress_bar, show_simulation, simulate
from behemoth.lab.standings import Standings, show_standings

__all__ = [
    "Contestant",
    "Plan",
    "Share",
    "Standings",
    "compare",
    "hold",
    "openings",
    "plan_duels",
    "plan_table",
    "plan_teams",
    "progress_bar",
    "read_contestant",
    "show_simulation",
    "show_standings",
    "simulate",
]
