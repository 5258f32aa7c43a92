"""The first game: proposed at level 1 on the small board, guided to a win, and the next level after two wins."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from behemoth.lessons import find_task, start_of
from tests.browser.conftest import Visit
from tests.browser.running_server import RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import OVER, YOUR_TURN, Visitor


def test_the_board_of_the_second_game_is_that_of_the_first(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    region = visitor.page.get_by_role("region", name="Tank Chess")
    expect(region).to_contain_text("For a first game: level 1 on the small board.")
    boards = []
    for _ in range(2):
        visitor.go("/")
        expect(region).to_contain_text("10 × 10")
        region.get_by_role("button", name="Play the computer").click()
        boards.append(server.summary(visitor.match))
        visitor.wait_for(YOUR_TURN)
    assert [one["options"]["scheme"] for one in boards] == ["first-steps-10"] * 2
    assert {one["seats"][1]["bot"] for one in boards} == {"level-1"}
    # Another board is chosen by whoever wants one, and stays.
    visitor.go("/new?game=tank-chess&with=bot")
    expect(visitor.page.get_by_role("radio", name="First Steps")).to_be_checked()
    visitor.page.get_by_role("radio", name="16 × 16").first.check()
    visitor.button("Start").click()
    chosen = server.summary(visitor.match)["options"]["scheme"]
    assert chosen != "first-steps-10"
    visitor.go("/")
    expect(region).to_contain_text("16 × 16")
    expect(region).not_to_contain_text("For a first game")


def test_nothing_about_boards_stands_under_the_card_game(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    region = visitor.page.get_by_role("region", name="Monster Combat")
    expect(region).to_contain_text("For a first game: level 1.")
    expect(region).not_to_contain_text(re.compile(r"\b[Bb]oard"))


@pytest.mark.parametrize("game", ["Tank Chess", "Monster Combat"])
def test_a_first_game_is_guided(visit: Visit, game: str) -> None:
    visitor = visit(phone=True)
    visitor.go("/learn")
    visitor.page.get_by_role("region", name=game).get_by_role("button", name="Play it").tap()
    visitor.wait_for(".guide")
    assert violations(visitor) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360


def almost_won(server: RunningServer, visitor: Visitor) -> str:
    """Sit down at a guided game that the next move wins; that move."""
    task = find_task("goal", 1)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "level-1"}]
    body = {"game": "tank-chess", "seats": seats, "options": {"position": start_of(task).text()}}
    made: dict[str, Any] = server.http.post("/api/matches", json=body).json()
    held = {"game": "tank-chess", "mode": "online", "invites": [], "guided": True, "at": 0}
    visitor.page.goto("/settings")
    visitor.page.evaluate(
        "held => localStorage.setItem('behemoth.matches', held)",
        json.dumps([{**held, "match": made["match"], "seats": made["seats"]}]),
    )
    visitor.go(f"/m/{made['match']}")
    visitor.wait_for(YOUR_TURN)
    return task.solution[0]


def test_a_win_is_kept_and_the_second_one_offers_the_next_level(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    upward = visitor.button("Level 2: Otto")
    for wins in (1, 2):
        move = almost_won(server, visitor)
        expect(visitor.page.locator(".guide")).to_be_visible()
        visitor.type_move(move)
        visitor.wait_for(OVER)
        expect(visitor.page.locator(".guide")).to_contain_text("Your first win!")
        expect(upward).to_have_count(wins - 1)
    assert violations(visitor) == []
    won = visitor.match
    upward.click()
    visitor.wait_for(YOUR_TURN)
    assert visitor.match != won
    assert server.summary(visitor.match)["seats"][1]["bot"] == "level-2"
    visitor.go("/learn")
    region = visitor.page.get_by_role("region", name="Tank Chess")
    expect(region).to_contain_text("Won.")
