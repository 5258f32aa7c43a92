"""Simulations and measurements: tournaments with what their results are worth, mass play, rules against engine."""

from behemoth.lab.arena import Plan, hold_tournament, plan_duels, plan_table, plan_teams
from behemoth.lab.balancing import Extra, balance_games, extras, mends, suggestion_of, wants_balance
from behemoth.lab.batches import share_out
from behemoth.lab.compliance import Comparison, compare_with_engine
from behemoth.lab.contestants import Contestant, read_contestant
from behemoth.lab.crew import ALONE, Crew, WorkersLost, all_cores
from behemoth.lab.dataset import Written, write_games
from behemoth.lab.driver import Decision, drive
from behemoth.lab.journal import open_part
from behemoth.lab.judgement import Deaths, Judgement, Suggestion, judge, position_line, white_share
from behemoth.lab.judgement_plots import plot_judgement
from behemoth.lab.judgement_table import ending_words, heat_lines, show_judgement, show_measures, verdict
from behemoth.lab.judging import judge_map
from behemoth.lab.openings import random_openings
from behemoth.lab.ratings import Rating, rate
from behemoth.lab.report import report_tournament
from behemoth.lab.scoring import Elo, Share, Times, elo, paired, ratio, wilson
from behemoth.lab.simulation import Figures, show_simulation, simulate
from behemoth.lab.sprt import Test, Tested, run_test
from behemoth.lab.standings import (
    Duel,
    Place,
    SeatShare,
    Standings,
    duels,
    pair_counts,
    show_ratings,
    show_standings,
    sprt_sentence,
)
from behemoth.lab.tally import Tally, show_tally, tally_games
from behemoth.lab.tournament import Fixture, Played, play_fixture
from behemoth.lab.trials import Pair, TrialGame, play_on, read_start, trial_bot, trial_pairs
from behemoth.lab.whole_games import Choice, GamesWish, WholeGame, playouts, wish_for_games

__all__ = [
    "ALONE",
    "Choice",
    "Comparison",
    "Contestant",
    "Crew",
    "Deaths",
    "Decision",
    "Duel",
    "Elo",
    "Extra",
    "Figures",
    "Fixture",
    "GamesWish",
    "Judgement",
    "Pair",
    "Place",
    "Plan",
    "Played",
    "Rating",
    "SeatShare",
    "Share",
    "Standings",
    "Suggestion",
    "Tally",
    "Test",
    "Tested",
    "Times",
    "TrialGame",
    "WholeGame",
    "WorkersLost",
    "Written",
    "all_cores",
    "balance_games",
    "compare_with_engine",
    "drive",
    "duels",
    "elo",
    "ending_words",
    "extras",
    "heat_lines",
    "hold_tournament",
    "judge",
    "judge_map",
    "mends",
    "open_part",
    "pair_counts",
    "paired",
    "plan_duels",
    "plan_table",
    "plan_teams",
    "play_fixture",
    "play_on",
    "playouts",
    "plot_judgement",
    "position_line",
    "random_openings",
    "rate",
    "ratio",
    "read_contestant",
    "read_start",
    "report_tournament",
    "run_test",
    "share_out",
    "show_judgement",
    "show_measures",
    "show_ratings",
    "show_simulation",
    "show_standings",
    "show_tally",
    "simulate",
    "sprt_sentence",
    "suggestion_of",
    "tally_games",
    "trial_bot",
    "trial_pairs",
    "verdict",
    "wants_balance",
    "white_share",
    "wilson",
    "wish_for_games",
    "write_games",
]
