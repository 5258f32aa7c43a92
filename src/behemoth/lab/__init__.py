"""Simulations and measurements: tournaments with what their results are worth, mass play, rules against engine."""

from behemoth.lab.arena import Plan, hold_tournament, plan_duels, plan_table, plan_teams
from behemoth.lab.compliance import Comparison, compare_with_engine
from behemoth.lab.contestants import Contestant, read_contestant
from behemoth.lab.driver import Decision, drive
from behemoth.lab.openings import random_openings
from behemoth.lab.scoring import Elo, Share, Times, elo, paired, ratio, wilson
from behemoth.lab.simulation import Figures, progress_bar, show_simulation, simulate
from behemoth.lab.standings import Duel, Place, Standings, show_standings
from behemoth.lab.tournament import Fixture, Played, play_fixture

__all__ = [
    "Comparison",
    "Contestant",
    "Decision",
    "Duel",
    "Elo",
    "Figures",
    "Fixture",
    "Place",
    "Plan",
    "Played",
    "Share",
    "Standings",
    "Times",
    "compare_with_engine",
    "drive",
    "elo",
    "hold_tournament",
    "paired",
    "plan_duels",
    "plan_table",
    "plan_teams",
    "play_fixture",
    "progress_bar",
    "random_openings",
    "ratio",
    "read_contestant",
    "show_simulation",
    "show_standings",
    "simulate",
    "wilson",
]
