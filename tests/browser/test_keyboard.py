"""Without a pointer: from the first page into a game, and a move."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import RunningServer
from tests.browser.visitor import OVER, Visitor


def tab_to(visitor: Visitor, what: str, most: int = 60) -> None:
    """Press Tab until the focus is on what matches."""
    for _ in range(most):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab never came to {what}")


def test_tank_chess(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.get_by_role("link", name="To the content")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#main")).to_be_focused()
    tab_to(visitor, "#main section:has(#g-tank-chess) button.primary")
    visitor.page.keyboard.press("Enter")
    match = visitor.match
    visitor.wait_for("[role=grid]")
    tab_to(visitor, "[role=gridcell]")
    cell = visitor.page.locator("[role=gridcell]:focus")
    expect(cell).to_have_attribute("aria-label", re.compile(r"^[A-Z]\d+, white"))
    visitor.page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(visitor.page.locator(".panel")).to_contain_text("Choose where it ends.")
    visitor.page.keyboard.press("ArrowUp")
    reached = visitor.page.locator("[role=gridcell]:focus")
    expect(reached).to_have_attribute("aria-label", re.compile("can end here|reach", re.I))
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".panel.active")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".panel.active")).to_have_count(0)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".panel.active")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("log").locator("p:not(.soft)").first).to_be_visible()
    server.wait_for_actions(match, 1)


def test_monster_combat(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    tab_to(visitor, "#main section:has(#g-monster-combat) button.primary")
    visitor.page.keyboard.press("Enter")
    match = visitor.match
    visitor.wait_for(".hand", ".decision")
    for _ in range(3):
        visitor.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        if visitor.page.locator(OVER).count():
            break
        press_something(visitor)
    server.wait_for_actions(match, 1)


#: The place in the hand of the first card that may be played.
FIRST = "() => [...document.querySelectorAll('[role=option]')].findIndex((one) => one.classList.contains('can'))"


def press_something(visitor: Visitor) -> None:
    """Take an attack with X, else play the card that glows with Enter twice, else pass with P."""
    before = visitor.turn()
    if visitor.page.locator(".decision").count():
        visitor.page.keyboard.press("x")
    elif visitor.page.locator(".hand .option.can").count():
        tab_to(visitor, "[role=option]")
        visitor.page.keyboard.press("Home")
        for _ in range(visitor.page.evaluate(FIRST)):
            visitor.page.keyboard.press("ArrowRight")
        expect(visitor.page.locator("[role=option]:focus")).to_have_class(re.compile(r"\bcan\b"))
        visitor.page.keyboard.press("Enter")
        visitor.page.keyboard.press("Enter")
        if visitor.page.locator(".whom").count():
            tab_to(visitor, ".whom .target")
            visitor.page.keyboard.press("Enter")
            visitor.page.keyboard.press("Enter")
    else:
        visitor.page.keyboard.press("p")
    visitor.page.wait_for_function("before => document.querySelector('[role=log]').textContent !== before", arg=before)
