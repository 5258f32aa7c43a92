"""What is to be seen of a table before the app runs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from behemoth.server.first_sight import FirstTables, first_sight
from behemoth.table import SeatPlan, Setup
from behemoth.tankchess import scheme_names
from tests.server.running_server import RunningServer


def setup(game: str, **options: str) -> Setup:
    return Setup(id="x", game=game, rules_version=1, options=options, seats=(SeatPlan(),), seed="s", created=0)


TABLES: Final = FirstTables((Path(__file__).parents[2] / "web" / "public" / "first.json").read_bytes())


def seen(match: Setup | None, address: Callable[[str], str] = str) -> str:
    return first_sight(match, TABLES.of(match), address)


def test_a_board_is_that_of_its_scheme() -> None:
    assert "/ground-basic-20.svg" in seen(setup("tank-chess", scheme="basic-20"))
    assert "/ground-basic-16.svg" in seen(setup("tank-chess")), "what is played unless something is chosen"
    assert "/monster-combat.svg" in seen(setup("monster-combat", variant="coop"))


def test_without_a_picture_the_page_is_as_any_other() -> None:
    own = setup("tank-chess", scheme="basic-20", position="10_10-10_w")
    assert seen(own) == seen(setup("a game of others")) == seen(None) == ""
    assert seen(setup("tank-chess"), lambda source: "") == "", "a build that has none"
    assert FirstTables(None).of(own).table == FirstTables(None).of(own).picture == ""


def test_it_says_nothing_to_who_only_hears_the_page() -> None:
    drawn = seen(setup("tank-chess"), lambda source: "assets/1/ground.svg")
    assert drawn.startswith('<div id="first" class="tank-chess">')
    assert 'src="/assets/1/ground.svg" alt=""' in drawn


@pytest.mark.parametrize("scheme", scheme_names())
def test_the_page_of_a_match_shows_its_board(server: RunningServer, scheme: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    order = {"game": "tank-chess", "options": {"scheme": scheme}, "seats": seats}
    made = server.http.post("/api/matches", json=order).raise_for_status().json()
    page = server.http.get(f"/watch/{made['match']}").text
    shown = re.search(r'<div id="first" class="tank-chess"><img src="([^"]+)"', page)
    assert shown is not None
    picture = server.http.get(shown[1])
    assert picture.status_code == 200
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert 'id="first"' not in server.http.get("/m/nobody-knows").text
    assert 'id="first"' not in server.http.get("/").text
