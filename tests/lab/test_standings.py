"""Standings as tables in every language and as JSON."""

from __future__ import annotations

import msgspec
import pytest
from rich.console import Console

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
