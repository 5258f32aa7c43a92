"""The report: one page in every language, with everything in it and nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from behemoth.lab.arena import hold_tournament, plan_duels, plan_table, plan_teams
from behemoth.lab.contestants import Contestant
from behemoth.lab.report import report_tournament
from behemoth.lab.sprt import Test
from behemoth.lab.standings import Standings
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import Options, preset
from behemoth.tankchess import TankOptions

SMALL = TankOptions(scheme="first-steps-10")
GREEDY, RANDOM, CAREFUL = Contestant("greedy"), Contestant("random"), Contestant("careful")


class _Strict(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def _tournaments() -> list[Standings]:
    third = Contestant("random", seconds=9)
    return [
        hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM, third), 4, "1")),
        hold_tournament(plan_duels(SMALL, (GREEDY, RANDOM), 40, "1", test=Test(0, 200))),
        hold_tournament(plan_table(Options(), (GREEDY, RANDOM, RANDOM), 3, "1")),
        hold_tournament(plan_teams(preset("coop", "hard"), (GREEDY, CAREFUL), 2, 2, "1")),
    ]


@pytest.fixture(scope="module")
def tournaments() -> list[Standings]:
    return _tournaments()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_tournament_has_a_page(language: str, tournaments: list[Standings]) -> None:
    for standings in tournaments:
        page = report_tournament(standings, language)
        reader = _Strict()
        reader.feed(page)
        assert not reader.open
        assert {"svg", "table", "title"} <= reader.seen
        assert f'<html lang="{language}">' in page
        assert not re.search(r"(src|href)=|url\(|@import|<script", page)  # nothing from elsewhere
        assert "report-" not in page  # no sentence is missing


def test_what_it_tells(tournaments: list[Standings]) -> None:
    duels, tested, table, teams = (report_tournament(standings) for standings in tournaments)
    assert "random@9s" in duels
    assert "Cross table" in duels
    assert "White" in duels
    assert "the command tank" in duels
    assert "the first one is stronger" in tested
    assert "Seat 3" in table
    assert "×" in teams


def test_names_of_others_are_only_text(tournaments: list[Standings]) -> None:
    duel = msgspec.structs.replace(tournaments[0].duels[0], first="<script>alert(1)</script>")
    rating = msgspec.structs.replace(tournaments[0].ratings[0], name="<script>alert(1)</script>")
    page = report_tournament(msgspec.structs.replace(tournaments[0], duels=(duel,), ratings=(rating,), setting="<b>"))
    assert "<script" not in page
    assert "<b>" not in page


def test_a_tournament_that_was_stopped_says_so(tournaments: list[Standings]) -> None:
    page = report_tournament(msgspec.structs.replace(tournaments[0], finished=False))
    assert "stopped early" in page
    empty = Standings("nobody-knows-it", "–", "1", False, 0.0)
    assert "Tournament of nobody-knows-it" in report_tournament(empty)
