"""What players ask of each other besides moves, between two browsers."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_online import play
from tests.browser.visitor import OVER, YOUR_TURN


def test_takeback_and_draw(server: RunningServer, visit: Visit) -> None:
    white, black = visit(), visit()
    made = server.create("tank-chess", "pp", SMALL)
    match = white.sit(made, "tank-chess", 0)
    black.sit(made, "tank-chess", 1)
    play(server, match, {0: white, 1: black}, Random(6), 1)
    black.wait_for(YOUR_TURN)
    white.button("Take back", exact=True).click()
    expect(black.page.get_by_text("Ada would like to take the last move back.").first).to_be_visible()
    black.button("Accept").click()
    white.wait_for(YOUR_TURN)
    assert server.summary(match)["actions"] == 0
    white.button("Offer a draw").click()
    black.button("Decline").click()
    expect(white.page.get_by_text("You have offered a draw.")).to_have_count(0)
    assert server.summary(match)["outcome"] is None
    black.button("Offer a draw").click()
    white.button("Accept").click()
    for player in (white, black):
        player.wait_for(OVER)
        expect(player.page.locator(OVER)).to_contain_text("Drawn")


def test_rematch_with_seats_swapped(server: RunningServer, visit: Visit) -> None:
    white, black = visit(), visit()
    made = server.create("tank-chess", "pp", SMALL)
    match = white.sit(made, "tank-chess", 0)
    black.sit(made, "tank-chess", 1)
    white.wait_for(YOUR_TURN)
    white.button("Resign").click()
    white.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    black.wait_for(OVER)
    black.button("Rematch").click()
    white.button("Accept").click()
    for player in (white, black):
        player.page.wait_for_url(lambda url: match not in url)
    black.wait_for(YOUR_TURN)  # now White
    play(server, black.match, {0: black, 1: white}, Random(1), 2)
    assert server.summary(black.match)["actions"] == 2


def test_a_bot_stands_in(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    match = visitor.sit(server.create("monster-combat", "prr"), "monster-combat", 0)
    visitor.wait_for(".hand")
    visitor.button("Bot for me").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert not server.summary(match)["seats"][0]["bot"], "it asks first"
    visitor.button("Bot for me").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Let it play").click()
    expect(visitor.page.get_by_role("list", name="Players", exact=True)).to_contain_text("a bot stands in")
    visitor.page.wait_for_function("() => document.querySelectorAll('[role=log] p').length > 4")
    if server.summary(match)["outcome"] is None:
        visitor.button("I am back").click()
        visitor.page.locator(f".bar.mine, .decision, {OVER}").first.wait_for()


def test_without_a_connection_the_page_says_so(server: RunningServer, visit: Visit) -> None:
    """Once visited, the app opens without a connection too, and says plainly what is missing."""
    visitor = visit()
    visitor.expects(r"net::ERR_", "Failed to fetch", "Failed to load")
    visitor.go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller")
    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.get_by_role("region", name="Tank Chess").get_by_role("button").first.click()
    expect(visitor.page.locator(".toast")).to_contain_text(re.compile("cannot be reached|connection", re.I))
    visitor.context.set_offline(False)
    visitor.page.get_by_role("region", name="Tank Chess").get_by_role("button").first.click()
    visitor.wait_for(YOUR_TURN)
