"""Whole games of Monster Combat in a real browser."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import OVER, Visitor


def test_from_the_first_page_to_the_end(house: House, visit: Visit) -> None:
    guest = visit(reduced_motion="no-preference")
    guest.go("/")
    guest.page.get_by_role("region", name="Monster Combat").get_by_role("button", name="Play the computer").click()
    match = guest.match
    assert len(house.summary(match)["seats"]) == 4
    guest.play_cards()
    expect(guest.page.locator(OVER)).to_contain_text(re.compile("won|wins?|Drawn"))
    assert house.summary(match)["outcome"] is not None


def test_seven_seats(house: House, visit: Visit) -> None:
    """A full table, chosen on the page of new games."""
    guest = visit()
    guest.go("/new?game=monster-combat&with=bot")
    guest.page.locator(".counts label", has_text="7").click()
    expect(guest.page.locator(".seats .seat")).to_have_count(7)
    guest.button("Start").click()
    match = guest.match
    expect(guest.page.locator(".stage .seat")).to_have_count(7)
    guest.play_cards()
    summary = house.summary(match)
    assert len(summary["seats"]) == 7
    assert summary["outcome"] is not None


@pytest.mark.parametrize("width", [1280, 360])
def test_together_against_monsters(house: House, visit: Visit, width: int) -> None:
    guest = visit(phone=width == 360)
    made = house.create("monster-combat", "prr", {"variant": "coop"})
    guest.sit(made, "monster-combat", 0)
    monster = guest.page.locator(".monster")
    expect(monster).to_be_visible()
    expect(monster).to_contain_text("1")
    for _ in range(4):
        guest.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        if guest.page.locator(OVER).count():
            break
        guest.decide()
    house.wait_for_actions(made["match"], 1)


def test_nobody_sees_other_hands(house: House, visit: Visit) -> None:
    """Neither what comes over the socket nor what is drawn shows more than backs of the others."""
    guest = visit()
    heard: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    guest.sit(house.create("monster-combat", "prr"), "monster-combat", 0)
    guest.wait_for(".bar.mine", ".decision", OVER)
    views = [json.loads(text)["views"] for text in heard if '"views"' in text]
    assert views
    for view in views:
        assert list(view) == ["0"]
        assert all(not player["hand"] for player in view["0"]["players"][1:])
    shown = guest.page.locator(".stage .seat:not(.own) use").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    assert shown
    assert all(one.startswith(("#mc-back", "#mc-mark", "#mc-heart", "#mc-event-immune")) for one in shown), shown


@pytest.mark.parametrize("phone", [False, True])
def test_an_attack_leaves_the_own_hand_in_sight(house: House, visit: Visit, phone: bool) -> None:
    guest = visit(phone=phone)
    for _ in range(6):
        guest.sit(house.create("monster-combat", "prr"), "monster-combat", 0)
        if _attacked(guest):
            break
    decision = guest.page.locator(".decision").bounding_box()
    hand = guest.page.locator(".hand").bounding_box()
    assert decision is not None
    assert hand is not None
    assert hand["y"] + hand["height"] <= decision["y"] + 1
    expect(guest.button("Take back")).to_have_count(0)
    expect(guest.button("Resign")).to_have_count(0)


def _attacked(guest: Visitor) -> bool:
    """Play until somebody attacks; not every game gets there."""
    while True:
        guest.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        if guest.page.locator(OVER).count():
            return False
        if guest.page.locator(".decision").count():
            return True
        guest.decide()
