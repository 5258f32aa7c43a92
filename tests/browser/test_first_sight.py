"""What is seen of a table before the app runs, and that nothing jumps when it does."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.running_server import RunningServer
from tests.browser.visitor import OVER, Visitor


def wait_at_the_door(visitor: Visitor, made: dict[str, Any]) -> None:
    """Open a match with the app held back."""
    match = {"match": made["match"], "game": "tank-chess", "mode": "online", "seats": made["seats"], "at": 0}
    visitor.keep("behemoth.matches", [match | {"invites": []}])
    visitor.page.route("**/index.js", lambda route: route.abort())
    visitor.expects("index.js", "preload", "ERR_FAILED")
    visitor.page.goto(f"/m/{made['match']}")


@pytest.mark.parametrize("phone", [True, False])
def test_the_board_is_where_its_picture_was(server: RunningServer, visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    made = server.create("tank-chess", "pr", {"scheme": "basic-20"})
    wait_at_the_door(visitor, made)
    picture = visitor.page.locator("#first img")
    expect(picture).to_be_visible()
    assert picture.evaluate("one => one.complete && one.naturalWidth > 0")
    before = picture.bounding_box()
    visitor.page.unroute("**/index.js")
    visitor.page.reload()
    visitor.wait_for("[role=grid]")
    after = visitor.page.locator("svg[data-board]").bounding_box()
    assert before is not None
    assert after is not None
    for side in ("x", "y", "width", "height"):
        assert before[side] == pytest.approx(after[side], abs=2)
    expect(visitor.page.locator("#first")).to_have_count(0)
    expect(visitor.page.locator("[role=gridcell]")).to_have_count(400)


def test_the_chosen_colours_are_there_at_once(server: RunningServer, visit: Visit) -> None:
    made = server.create("tank-chess", "pr", {"scheme": "basic-20"})
    for theme, board, pictures in (("dark", "map", 1), ("contrast", "map", 1), ("light", "snow", 0)):
        visitor = visit(settings={"theme": theme, "board": board})
        wait_at_the_door(visitor, made)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        # A board of other colours is shown when it is drawn, not in wrong ones.
        expect(visitor.page.locator("#first")).to_have_count(pictures)
        if pictures:
            assert (visitor.page.locator("#first img").get_attribute("src") or "").endswith(f"#{theme}")
    auto = visit(color_scheme="dark")
    wait_at_the_door(auto, made)
    expect(auto.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_every_card_keeps_its_face_when_the_hand_changes(server: RunningServer, visit: Visit) -> None:
    """Cards are drawn one after the other, and move in the hand later."""
    visitor = visit()
    visitor.sit(server.create("monster-combat", "prr"), "monster-combat", 0)
    for _ in range(4):
        visitor.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        if visitor.page.locator(OVER).count():
            break
        expect(visitor.page.locator(".hand .option:not(:has(svg use))")).to_have_count(0)
        expect(visitor.page.locator(".stage .place:not(:has(.seat))")).to_have_count(0)
        visitor.decide()


def test_pieces_that_come_back_are_drawn(server: RunningServer, visit: Visit) -> None:
    """Pieces are drawn a few at a time; whoever goes back to a position with more of them sees all."""
    white, black = "CLTA1N.LTC4N.MTE4N.LTG4N.LTI2N", "CLTL12S.LTC9S.MTE9S.LTG9S"
    line = f"12_{'-'.join(['12'] * 12)}_{white}_{black}_w"
    made = server.create("tank-chess", "pp", {"position": line})
    with Robot(server, made, Random(0)) as robot:
        for shot in ("A1>A3E(G9)", "C9>A6S(C4)", "I2>F6NW(A6)"):
            robot.act(shot)
    visitor = visit()
    visitor.sit(made, "tank-chess", 0)
    figures = visitor.page.locator("svg[data-board] > .figure")
    expect(figures).to_have_count(6)
    for before in (7, 8, 9):
        visitor.page.keyboard.press(",")
        expect(figures).to_have_count(before)


def test_what_somebody_else_wrote_into_the_storage_does_no_harm(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(f"localStorage.setItem('behemoth.settings', {json.dumps('{')})")
    visitor.go("/")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")
