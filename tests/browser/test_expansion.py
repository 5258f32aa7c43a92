"""The expansion of Tank Chess as people play it: remote mines between browsers and at one device, flags, bulldozers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from behemoth.tankchess import Rules, position_text, read_scheme
from tests.browser.conftest import Visit
from tests.browser.running_server import RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import OVER, YOUR_TURN, Visitor

_HEADER = "name: test\ntitle en: test\nofficial: no\nsymmetry: asymmetric\n"
#: Whoever wants to come to the other must pass D5.
GAP = """
   A B C D E F G H
 8 c # . . . . . .
 7 # # . m . . . .
 6 . . . . . . . .
 5 # # # . # # # #
 4 . . . . . . . .
 3 . . . . . . . .
 2 L . . . . . # #
 1 . . . . . . # C
"""
OPEN = """
   A B C D E F G H
 8 c # . . . . . .
 7 # # . . . . . .
 6 . . . . . . . .
 5 . . . . . . . .
 4 . . . B . L . .
 3 . . . . . . . .
 2 . . . . . . # #
 1 . . . . . . # C
"""


def line(board: str, header: str = "", **rules: Any) -> str:
    """A board as a position to start from."""
    return position_text(read_scheme(f"{_HEADER}{header}\n{board.strip(chr(10))}\n").position(Rules(**rules)))


def start(server: RunningServer, position: str, **more: Any) -> dict[str, Any]:
    return server.create("tank-chess", "pp", {"position": position}, **more)


def lay(visitor: Visitor, *squares: str) -> None:
    """Choose squares for mines with the mouse, and lay them."""
    expect(visitor.page.locator(".panel")).to_contain_text("Lay your remote mines")
    for square in squares:
        visitor.click(square)
        expect(visitor.page.locator(f'[data-chosen="{square}"]')).to_be_attached()
    visitor.button(re.compile("^Lay ")).click()


def drive(visitor: Visitor, start: str, end: str) -> None:
    visitor.wait_for(YOUR_TURN)
    visitor.click(start)
    visitor.page.locator(".panel .title").wait_for()
    visitor.click(end)
    visitor.page.locator(".panel.active .primary").wait_for()


def mines(visitor: Visitor) -> list[str]:
    """The remote mines that are drawn on this page."""
    found = visitor.page.locator("[data-mine]").evaluate_all("all => all.map(one => one.dataset.mine)")
    return sorted(str(one) for one in found)


def test_a_trap_between_two_browsers(server: RunningServer, visit: Visit) -> None:
    ada, kim = visit(), visit(locale="de-DE")
    made = start(server, line(GAP, remote_mines=1))
    match = ada.sit(made, "tank-chess", 0)
    kim.sit(made, "tank-chess", 1)
    # Both at once: nobody waits for the other.
    expect(kim.page.locator(".panel")).to_contain_text("Lege deine Fernzündminen")
    ada.click("C5")
    expect(ada.page.locator(".panel")).to_contain_text("No mine can lie on C5")
    lay(ada, "D5")
    expect(ada.page.locator(".panel")).to_contain_text("still laying")
    expect(ada.page.locator('[data-mine="D5"]')).to_be_attached()
    kim.click("C3")
    kim.button("Legen").click()
    server.wait_for_actions(match, 2)
    drive(ada, "A2", "A3")
    ada.button("Drive to A3").click()
    drive(kim, "D7", "D5")
    assert mines(kim) == ["C3"], "nothing tells where the other has laid one"
    assert "D5" not in str(kim.page.locator("[role=log]").inner_text())
    kim.button(re.compile("D5")).last.click()
    drive(ada, "A3", "A4")
    expect(ada.button("Drive to A4")).to_be_visible()  # the mine is not spent by itself
    ada.button(re.compile("Detonate the mine on D5")).click()
    ada.button("Detonate D5").click()
    for visitor, words in ((ada, "detonates the remote mine on D5"), (kim, "D5")):
        expect(visitor.page.get_by_role("log")).to_contain_text(words)
        expect(visitor.page.locator('[data-crater="D5"]')).to_be_attached()
        expect(visitor.page.locator('[data-strike="detonation"]')).to_be_attached()
    assert mines(kim) == ["C3"]
    assert mines(ada) == []


def test_mines_at_one_device_stay_behind_the_curtain(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(start(server, line(GAP, remote_mines=1), mode="here"), "tank-chess", mode="here")
    visitor.button("I am Ada").click()
    lay(visitor, "D5")
    visitor.button("I am Kim").wait_for()
    assert mines(visitor) == []
    visitor.button("I am Kim").click()
    expect(visitor.page.locator(".panel")).to_contain_text("Lay your remote mines")
    assert mines(visitor) == []
    assert "D5" not in visitor.page.get_by_role("log").inner_text()
    lay(visitor, "C4")
    visitor.button("I am Ada").click()
    expect(visitor.page.locator('[data-mine="D5"]')).to_be_attached()
    assert mines(visitor) == ["D5"]


def test_a_flag_is_reached(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    made = start(server, line(OPEN, "flags: E1 F8\n", goal="flag"))
    visitor.sit(made, "tank-chess", 0)
    expect(visitor.page.get_by_role("note", name="What this game is about")).to_contain_text("Capture the flag")
    expect(visitor.page.locator("[data-flag]")).to_have_count(2)
    drive(visitor, "F4", "F8")
    expect(visitor.page.locator(".panel")).to_contain_text("It wins by the flag.")
    assert violations(visitor) == []
    visitor.button("Win by the flag").click()
    visitor.wait_for(OVER)
    expect(visitor.page.locator(OVER)).to_contain_text("flag")


def test_a_flag_is_announced_and_carried(server: RunningServer, visit: Visit) -> None:
    ada, kim = visit(), visit()
    made = start(server, line(OPEN, "flags: E1 F6\n", goal="carry"))
    ada.sit(made, "tank-chess", 0)
    kim.sit(made, "tank-chess", 1)
    drive(ada, "F4", "F6")
    ada.button("Take the flag").click()
    for visitor in (ada, kim):
        expect(visitor.page.locator('[data-carried="black"]')).to_be_attached()
        expect(visitor.page.get_by_role("note", name="What this game is about")).to_contain_text("carried: F6")
    kim.type_move("A8>A8SE")
    ada.type_move("F6>F5S")
    ada.wait_for(".now")
    kim.type_move("A8>A8S")
    ada.wait_for(YOUR_TURN)
    ada.type_move("F5>F4S")
    expect(kim.page.locator(".alarm.flag")).to_contain_text("White can win by the flag next turn.")


def test_a_push_by_keyboard(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    made = start(server, line(OPEN, "wrecks: D5 MT\n"))
    visitor.sit(made, "tank-chess", 0)
    page = visitor.page
    page.locator('[data-square="D4"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".panel")).to_contain_text("pushes a wreck or a low obstacle")
    expect(page.locator(".panel")).to_contain_text("unofficial")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[role=gridcell]:focus")).to_have_attribute("aria-label", re.compile("can end here"))
    page.keyboard.press("Enter")
    expect(page.locator(".panel.active")).to_contain_text("Pushes what lies on D5 to D6.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("The wreck is pushed from D5 to D6.")
    expect(page.locator('[data-square="D6"]')).to_have_attribute("aria-label", re.compile("wreck of a medium tank"))


def test_a_lesson_of_the_expansion(visit: Visit) -> None:
    """Remote mines on a phone, in German: who forgets the mine is told why that does not help."""
    visitor = visit(phone=True, locale="de-DE")
    visitor.go("/learn/remote-mines/2")
    expect(visitor.page.locator("h1").first).to_contain_text("inoffiziell")
    visitor.wait_for("[role=grid]")
    visitor.tap("C3")
    visitor.page.locator(".panel .title").wait_for()
    visitor.tap("C4")
    visitor.button(re.compile("C4")).last.tap()
    expect(visitor.page.locator(".verdict.wrong")).to_contain_text("keine Schusslinie")
