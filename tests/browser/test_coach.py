"""The coach and what explains itself at the table: threats, CHECK, why something cannot be hit, turning on the spot."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import YOUR_TURN, Visitor

BOARD: Final = "10_10-10-10-10-10-10-10-10-10-10"


def set_up(server: RunningServer, visitor: Visitor, white: str, black: str, turn: str = "w") -> str:
    """A position at one device, where the coach is there without being asked for."""
    options = {"position": f"{BOARD}_{white}_{black}_{turn}"}
    match = visitor.sit(server.create("tank-chess", "pp", options, mode="here"), "tank-chess", mode="here")
    visitor.wait_for(YOUR_TURN)
    visitor.wait_for("[role=grid]")
    return match


def pick(visitor: Visitor, square: str) -> None:
    """Pick a tank, and wait until the table has said where it can go."""
    visitor.tap(square) if visitor.phone else visitor.click(square)
    visitor.wait_for(".board .spot")


def test_a_command_tank_is_warned_before_it_drives_into_fire(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    set_up(server, visitor, "CLTE2N.HTH2N", "CLTA10S.MTE9S")
    pick(visitor, "E2")
    visitor.wait_for(".deadly")
    visitor.click("E4")
    warning = visitor.page.locator(".warning.fatal")
    expect(warning).to_contain_text("Black could destroy your command tank on E4 and win.")
    expect(warning).to_contain_text("Black medium tank E9: gun 2 against front 1.")
    expect(visitor.page.locator('[data-threat="E9 E4"]')).to_be_attached()
    expect(visitor.page.locator(".do .risky")).to_be_visible()
    assert violations(visitor) == []
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    pick(visitor, "H2")
    visitor.click("H4")
    # Another tank that leaves the command tank where it is in danger hears of it too.
    expect(warning).to_contain_text("Black could destroy your command tank on E2 and win.")
    # Whoever wants to find out for themselves switches it off.
    visitor.go("/settings")
    visitor.page.get_by_role("switch", name=re.compile("^Coach")).click()
    visitor.page.go_back()
    visitor.wait_for(YOUR_TURN)
    pick(visitor, "E2")
    visitor.click("E4")
    expect(visitor.page.locator(".panel.active")).to_contain_text("E2 → E4")
    expect(visitor.page.locator(".warning, .deadly")).to_have_count(0)


def test_no_coach_between_people_unless_they_agree(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(server.create("tank-chess", "pp", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.wait_for("[role=grid]")
    visitor.page.keyboard.press("n")
    visitor.page.keyboard.press("Enter")
    visitor.wait_for(".board .spot")
    visitor.page.keyboard.press("]")
    expect(visitor.page.locator(".panel.active")).to_be_visible()
    expect(visitor.page.locator(".safe, .warning")).to_have_count(0)
    visitor.go("/new?game=tank-chess&with=friends")
    coach = visitor.page.get_by_role("switch", name="Coach")
    expect(coach).not_to_be_checked()
    coach.click()
    visitor.button("Set the table and invite").click()
    assert server.summary(visitor.match)["coach"] is True
    expect(visitor.page.get_by_text("The coach is at this table").first).to_be_visible()


def test_an_enemy_that_cannot_be_hit_says_why_and_the_tank_stays_picked(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    set_up(server, visitor, "CLTA1N.MTE2N", "CLTA10S.HTE9S")
    pick(visitor, "E2")
    visitor.click("E9")
    visitor.wait_for(".trouble")
    expect(visitor.page.locator(".trouble")).to_contain_text("(TC3.5)")
    picked = visitor.page.locator("[role=gridcell][aria-selected=true]")
    expect(picked).to_have_attribute("data-square", "E2")
    visitor.click("E2")  # nor does a second click on the tank itself lay it back
    expect(picked).to_have_attribute("data-square", "E2")
    visitor.click("E9")
    visitor.wait_for(".trouble")
    visitor.click("E9")
    expect(picked).to_have_attribute("data-square", "E9")


def test_turning_on_the_spot_by_dial_and_by_dragging(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    match = set_up(server, visitor, "CLTA1N.MTE4N", "CLTA10S.HTJ9S")
    pick(visitor, "E4")
    dial = visitor.page.get_by_role("group", name="Turn on the spot")
    dial.get_by_role("button", name="east", exact=True).click()
    told = visitor.page.locator(".panel.active .visually-hidden").first
    expect(told).to_contain_text("turns to the east")
    visitor.page.keyboard.press("Escape")
    expect(dial).to_be_visible()
    x, y = visitor.centre("E4")
    box = visitor.page.locator('[data-square="E4"]').bounding_box()
    assert box is not None
    visitor.page.mouse.move(x - box["width"] * 0.4, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x - box["width"] * 0.9, y, steps=4)
    visitor.page.mouse.up()
    expect(told).to_contain_text("turns to the west")
    visitor.page.locator(".do .primary.big").click()
    server.wait_for_actions(match, 1)


def test_check_names_who_threatens_and_draws_it(server: RunningServer, visit: Visit) -> None:
    visitor = visit(locale="de-DE", settings={"language": "de"})
    set_up(server, visitor, "CLTE2N.HTB2N", "CLTA10S.MTE9W.LTJ9S", "b")
    visitor.type_move("E9>E9SW")
    alarm = visitor.wait_for(".alarm.check li")
    expect(alarm).to_contain_text("Mittlerer Panzer E9 von Schwarz: Waffe 2 gegen Front 1.")
    expect(visitor.page.locator('[data-threat="E9 E2"]')).to_be_attached()
    assert violations(visitor) == []
    visitor.page.get_by_role("tab", name="Züge").click()
    visitor.page.keyboard.press("n")  # the keys of the board go on working, and the cursor is seen
    focused = visitor.page.locator("[role=gridcell]:focus")
    expect(focused).to_have_attribute("aria-label", re.compile("Weiß"))
    expect(visitor.page.locator("svg.board .ring")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(1)


def test_a_monster_s_panel_and_the_legend_on_a_phone(server: RunningServer, visit: Visit) -> None:
    visitor = visit(phone=True, locale="de-DE", settings={"language": "de", "theme": "dark"})
    set_up(server, visitor, "CLTA1N.ME4N", "CLTA10S.LTE6N.LTE8S")
    visitor.page.keyboard.press("b")
    expect(visitor.wait_for("[role=note]")).to_contain_text("Hier kann Schwarz im nächsten Zug treffen.")
    expect(visitor.page.locator(".board .strength")).to_have_count(0)
    visitor.page.keyboard.press("b")
    expect(visitor.page.get_by_role("toolbar").get_by_text("Linien", exact=True)).to_be_visible()
    pick(visitor, "E4")
    expect(visitor.page.locator(".panel")).to_contain_text("Stampfen")
    expect(visitor.page.locator(".panel")).not_to_contain_text("Waffe 1 ·")
    visitor.tap("E5")
    twice = visitor.page.locator(".chip.double")
    expect(twice).to_have_count(1)
    twice.click()
    expect(visitor.page.locator(".do .primary.big")).to_have_text("E6 nach E8 werfen")
    assert violations(visitor) == []


def test_the_coach_speaks_at_the_cards(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    made = server.create("monster-combat", "pp", {"starter": "first", "trigger_count": "0"}, coach=True)
    visitor.sit(made, "monster-combat", 0)
    visitor.wait_for(".bar.mine")
    coach = visitor.page.get_by_role("list", name="Coach")
    expect(coach).to_contain_text("Next: Kim, whose swords, thieves and skips hit you.")
    expect(coach).to_contain_text("no event for Kim")
    assert violations(visitor) == []
