"""Whole games of Monster Combat in a real browser."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import RunningServer
from tests.browser.visitor import OVER, Visitor


def test_from_the_first_page_to_the_end(server: RunningServer, visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.go("/")
    visitor.page.get_by_role("region", name="Monster Combat").get_by_role("button", name="Play the computer").click()
    match = visitor.match
    assert len(server.summary(match)["seats"]) == 4
    visitor.play_cards()
    expect(visitor.page.locator(OVER)).to_contain_text(re.compile("won|wins?|Drawn"))
    assert server.summary(match)["outcome"] is not None


def test_seven_seats(server: RunningServer, visit: Visit) -> None:
    """A full table, chosen on the page of new games."""
    visitor = visit()
    visitor.go("/new?game=monster-combat&with=bot")
    visitor.page.locator(".counts label", has_text="7").click()
    expect(visitor.page.locator(".seats .seat")).to_have_count(7)
    visitor.button("Start").click()
    match = visitor.match
    expect(visitor.page.locator(".stage .seat")).to_have_count(7)
    visitor.play_cards()
    summary = server.summary(match)
    assert len(summary["seats"]) == 7
    assert summary["outcome"] is not None


@pytest.mark.parametrize("width", [1280, 360])
def test_together_against_monsters(server: RunningServer, visit: Visit, width: int) -> None:
    visitor = visit(phone=width == 360)
    made = server.create("monster-combat", "prr", {"variant": "coop"})
    visitor.sit(made, "monster-combat", 0)
    monster = visitor.page.locator(".monster")
    expect(monster).to_be_visible()
    expect(monster).to_contain_text("1")
    for _ in range(4):
        visitor.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        if visitor.page.locator(OVER).count():
            break
        visitor.decide()
    server.wait_for_actions(made["match"], 1)


def test_nobody_sees_other_hands(server: RunningServer, visit: Visit) -> None:
    """Neither what comes over the socket nor what is drawn shows more than backs of the others."""
    visitor = visit()
    heard: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    visitor.sit(server.create("monster-combat", "prr"), "monster-combat", 0)
    visitor.wait_for(".bar.mine", ".decision", OVER)
    views = [json.loads(text)["views"] for text in heard if '"views"' in text]
    assert views
    for view in views:
        assert list(view) == ["0"]
        assert all(not player["hand"] for player in view["0"]["players"][1:])
    shown = visitor.page.locator(".stage .seat:not(.own) use").evaluate_all(
        "all => all.map(e => e.getAttribute('href'))"
    )
    assert shown
    assert all(one.startswith(("#mc-back", "#mc-mark", "#mc-heart", "#mc-event-immune")) for one in shown), shown


@pytest.mark.parametrize("phone", [False, True])
def test_an_attack_leaves_the_own_hand_in_sight(server: RunningServer, visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    for _ in range(6):
        visitor.sit(server.create("monster-combat", "prr"), "monster-combat", 0)
        if _attacked(visitor):
            break
    decision = visitor.page.locator(".decision").bounding_box()
    hand = visitor.page.locator(".hand").bounding_box()
    assert decision is not None
    assert hand is not None
    assert hand["y"] + hand["height"] <= decision["y"] + 1
    expect(visitor.button("Take back")).to_have_count(0)
    expect(visitor.button("Resign")).to_have_count(0)


def _attacked(visitor: Visitor) -> bool:
    """Play until somebody attacks; not every game gets there."""
    while True:
        visitor.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        if visitor.page.locator(OVER).count():
            return False
        if visitor.page.locator(".decision").count():
            return True
        visitor.decide()
