"""Without a pointer: from the first page into a game, and a move."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import OVER, Visitor


def tab_to(guest: Visitor, what: str, most: int = 60) -> None:
    """Press Tab until the focus is on what matches."""
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab never came to {what}")


def test_tank_chess(house: House, visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.page.keyboard.press("Tab")
    expect(guest.page.get_by_role("link", name="To the content")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#main")).to_be_focused()
    tab_to(guest, "#main section:has(#g-tank-chess) button.primary")
    guest.page.keyboard.press("Enter")
    match = guest.match
    guest.wait_for("[role=grid]")
    tab_to(guest, "[role=gridcell]")
    cell = guest.page.locator("[role=gridcell]:focus")
    expect(cell).to_have_attribute("aria-label", re.compile(r"^[A-Z]\d+, white"))
    guest.page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(guest.page.locator(".panel")).to_contain_text("Choose where it ends.")
    guest.page.keyboard.press("ArrowUp")
    reached = guest.page.locator("[role=gridcell]:focus")
    expect(reached).to_have_attribute("aria-label", re.compile("can end here|reach", re.I))
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".panel.active")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".panel.active")).to_have_count(0)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".panel.active")).to_be_visible()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log").locator("p:not(.soft)").first).to_be_visible()
    house.wait_for_actions(match, 1)


def test_monster_combat(house: House, visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    tab_to(guest, "#main section:has(#g-monster-combat) button.primary")
    guest.page.keyboard.press("Enter")
    match = guest.match
    guest.wait_for(".hand", ".decision")
    for _ in range(3):
        guest.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        if guest.page.locator(OVER).count():
            break
        press_something(guest)
    house.wait_for_actions(match, 1)


#: The place in the hand of the first card that may be played.
FIRST = "() => [...document.querySelectorAll('[role=option]')].findIndex((one) => one.classList.contains('can'))"


def press_something(guest: Visitor) -> None:
    """Take an attack with X, else play the card that glows with Enter twice, else pass with P."""
    before = guest.turn()
    if guest.page.locator(".decision").count():
        guest.page.keyboard.press("x")
    elif guest.page.locator(".hand .option.can").count():
        tab_to(guest, "[role=option]")
        guest.page.keyboard.press("Home")
        for _ in range(guest.page.evaluate(FIRST)):
            guest.page.keyboard.press("ArrowRight")
        expect(guest.page.locator("[role=option]:focus")).to_have_class(re.compile(r"\bcan\b"))
        guest.page.keyboard.press("Enter")
        guest.page.keyboard.press("Enter")
        if guest.page.locator(".whom").count():
            tab_to(guest, ".whom .target")
            guest.page.keyboard.press("Enter")
            guest.page.keyboard.press("Enter")
    else:
        guest.page.keyboard.press("p")
    guest.page.wait_for_function("before => document.querySelector('[role=log]').textContent !== before", arg=before)
