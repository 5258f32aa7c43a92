"""Standings as tables in every language and as JSON."""

from __future__ import annotations

import msgspec
import pytest
from rich.console import Console

from behemoth.games import find_game
from behemoth.lab.arena import hold_tournament, plan_duels, plan_teams
from behemoth.lab.contestants import Contestant
from behemoth.lab.standings import Standings, show_standings
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import preset
from behemoth.tankchess import TankOptions

SMALL = TankOptions(scheme="first-steps-10")
GREEDY, RANDOM, CAREFUL = Contestant("greedy"), Contestant("random"), Contestant("careful")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_and_the_json(language: str) -> None:
    duels = hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 2, "1"))
    teams = hold_tournament(plan_teams(preset("coop", "hard"), (GREEDY, CAREFUL), 2, 2, "1"))
    console = Console(width=160)
    for standings, name in ((duels, "greedy – random"), (teams, "careful")):
        with console.capture() as captured:
            console.print(show_standings(standings, language))
        assert name in captured.get()
        assert msgspec.json.decode(msgspec.json.encode(standings), type=Standings) == standings


def test_only_tanks_have_a_white_side(matches_game: str) -> None:
    options, other = find_game(matches_game).Options(), Contestant("random", seconds=9)
    plan = plan_duels(options, (RANDOM, other), 2, "1", game=matches_game)
    tables = [hold_tournament(plan), hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 2, "1"))]
    heads = [[str(column.header) for column in show_standings(table).columns] for table in tables]
    assert ("first seat" in heads[0], "White" in heads[0]) == (True, False)
    assert ("first seat" in heads[1], "White" in heads[1]) == (False, True)
