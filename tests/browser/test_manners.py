"""Good manners of the table: impatient fingers, people who are away, bots that answer, nothing that hides anything."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.visitor import OVER, YOUR_TURN, Visitor


def middle(visitor: Visitor, name: str) -> tuple[float, float]:
    box = visitor.button(name, exact=True).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- a second press is not meant for what appeared under the finger --------------------------------------------------


def test_a_double_click_on_rematch_lets_no_bot_play(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    first = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.wait_for(OVER)
    at = middle(visitor, "Rematch")
    visitor.page.mouse.click(*at)
    visitor.page.wait_for_url(lambda url: first not in url)
    visitor.wait_for(".doings .danger")
    visitor.page.mouse.click(*at, click_count=2)
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    match = visitor.match
    assert server.summary(match)["outcome"] is None
    assert not any(seat["kind"] == "person" and seat["bot"] for seat in server.summary(match)["seats"])


def test_a_double_click_on_start_plays_nothing(server: RunningServer, visit: Visit) -> None:
    """Wherever the button was: whatever lies there on the card table takes no press for a moment."""
    visitor = visit()
    visitor.go("/new?game=monster-combat&with=here")
    at = middle(visitor, "Start")
    visitor.page.mouse.click(*at)
    match = visitor.match
    visitor.wait_for(".hand, .curtain")
    visitor.page.mouse.click(*at, click_count=2)
    before = server.summary(match)["actions"]
    visitor.page.wait_for_timeout(600)
    assert server.summary(match)["actions"] == before


# --- nothing covers what can be chosen -------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_start_covers_no_board(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.go("/new?game=tank-chess&with=bot")
    schemes = visitor.page.locator("input[name=scheme]")
    expect(schemes.first).to_be_attached()
    for number in range(schemes.count()):
        scheme = schemes.nth(number)
        scheme.scroll_into_view_if_needed()
        # The one that is chosen grows by its note, so that others move: a press right after that is not meant for them.
        visitor.page.wait_for_timeout(600)
        box = scheme.bounding_box()
        assert box is not None
        visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)
        expect(scheme).to_be_checked()
        assert "/new" in visitor.page.url


# --- who is waited for, in words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "paused", "away"),
    [
        ("en", "The game is paused", "Kim is not here right now."),
        ("de", "Das Spiel ist unterbrochen", "Kim ist gerade nicht da."),
    ],
)
def test_a_pause_and_an_absent_player_are_told(
    server: RunningServer, visit: Visit, language: str, paused: str, away: str
) -> None:
    white, black = visit(settings={"language": language}), visit()
    clock = {"type": "countdown", "minutes": 10, "increment": 5}
    made = server.create("tank-chess", "pp", SMALL, clock=clock)
    match = white.sit(made, "tank-chess", 0)
    black.sit(made, "tank-chess", 1)
    white.wait_for(YOUR_TURN)
    white.type_move(server.good_move(match, Random(3)))
    black.wait_for(YOUR_TURN)
    black.button("Pause").click()
    white.page.locator(".now .primary").click()
    for part in (".now", ".panel"):
        expect(white.page.locator(part)).to_contain_text(re.compile(paused))
        expect(white.page.locator(part)).not_to_contain_text(re.compile("is thinking|überlegt"))
    black.button("Resume").click()
    expect(white.page.locator(".now")).not_to_contain_text(paused)
    black.page.goto("/settings")
    expect(white.page.locator(".now")).to_contain_text(away)
    expect(white.page.locator(".panel")).not_to_contain_text(re.compile("is thinking|überlegt"))


# --- bots decide about draws -----------------------------------------------------------------------------------------


def test_a_bot_answers_an_offered_draw(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.button("Offer a draw").click()
    expect(visitor.page.locator(".toast")).to_contain_text("declines the draw: there is too much left to play for.")
    assert server.summary(match)["outcome"] is None
