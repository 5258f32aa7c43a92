"""The analysis board with mouse, finger and keys: variations, notes, drawings, the engine, files, links, games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.robot import play_out
from tests.browser.running_server import RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import Visitor
from tests.games.test_move_list import ANNOTATED

START = "/analysis?scheme=first-steps-10"
MOVES = ".tree ol button"
CURRENT = ".tree [aria-current=step]"


def opened(visitor: Visitor, address: str = START) -> None:
    """The board is there; the first visitor also waits for the server's workers to start."""
    visitor.page.goto(address)
    visitor.page.locator("[role=grid]").wait_for(timeout=60_000)


def moved(visitor: Visitor, *moves: str) -> None:
    for move in moves:
        visitor.type_move(move)
        expect(visitor.page.locator(CURRENT)).to_contain_text(move.rstrip("NESWO"), timeout=30_000)


def kept(visitor: Visitor) -> None:
    """Until what was changed is kept in the browser."""
    visitor.page.wait_for_url(re.compile(r"/analysis/\w+"))
    visitor.page.wait_for_timeout(1200)


def saved(visitor: Visitor) -> bytes:
    """The game file the page offers."""
    with visitor.page.expect_download() as found:
        visitor.button(re.compile("Game file|Spieldatei")).click()
    return Path(found.value.path()).read_bytes()


def imported(visitor: Visitor, text: bytes) -> None:
    visitor.go("/analysis")
    files: Any = [{"name": "game.txt", "mimeType": "text/plain", "buffer": text}]
    visitor.page.locator("input[type=file]").set_input_files(files)
    visitor.wait_for("[role=grid]")


def test_with_keys_alone_and_everything_survives(visit: Visit) -> None:
    """A variation, a comment, a sign, an arrow, a mark; after a reload, by its link elsewhere, and as a file."""
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    opened(visitor)
    moved(visitor, "C1>C2N", "H10>H9S")
    page.keyboard.press("Home")
    moved(visitor, "I2>I4N")
    expect(page.locator(".tree ul button")).to_have_text("I2>I4N")
    page.keyboard.press("5")
    page.keyboard.press("k")
    page.keyboard.type("Bold")
    page.keyboard.press("Escape")
    page.locator("[data-square=C3]").focus()
    for key in ("a", "ArrowUp", "ArrowRight", "a", "c", "a", "a"):
        page.keyboard.press(key)
    expect(page.locator('[data-arrow="C3>D4"].green')).to_have_count(1)
    expect(page.locator("[data-mark=D4].red")).to_have_count(1)
    expect(page.locator("[data-square=D4]")).to_have_attribute("aria-label", re.compile("green arrow from C3"))
    kept(visitor)
    assert violations(visitor) == []
    file = saved(visitor)
    assert b"( 1. I2>I4N !? {[arrows C3>D4] [squares D4:red] Bold} )" in file

    page.reload()
    expect(page.locator(CURRENT)).to_contain_text("I2>I4N")
    expect(page.locator(".tree .comment")).to_have_text("Bold")
    visitor.button("Link").click()
    expect(page.locator(".toast, [role=status]").filter(has_text="copied").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit()
    opened(other, link)
    expect(other.page.locator(CURRENT)).to_contain_text("I2>I4N")
    expect(other.page.locator("[data-mark=D4]")).to_have_count(1)
    assert saved(other) == file

    page.keyboard.press("p")  # the variation becomes the main line
    expect(page.locator(MOVES).first).to_contain_text("I2>I4N")
    page.keyboard.press("ArrowDown")
    expect(page.locator(CURRENT)).to_contain_text("C1>C2N")
    page.keyboard.press("End")
    expect(page.locator(CURRENT)).to_contain_text("H10>H9S")
    page.keyboard.press("Delete")
    expect(page.locator(MOVES)).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(page.locator(MOVES)).to_have_count(3)


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_an_annotated_game_goes_in_and_out_byte_for_byte(visit: Visit, phone: bool, language: str) -> None:
    visitor = visit(phone=phone, settings={"language": language})
    imported(visitor, ANNOTATED.encode())
    assert re.search(r"/analysis/\w+", visitor.page.url), "any imported game has an address"
    visitor.page.reload()
    visitor.wait_for("[role=grid]")
    if phone:
        visitor.page.locator(".handle").tap()
    expect(visitor.page.locator(MOVES)).to_have_count(11)
    assert saved(visitor) == ANNOTATED.encode()
    assert violations(visitor) == []


def test_drawn_with_the_mouse_and_with_a_finger(visit: Visit) -> None:
    visitor = visit()
    opened(visitor)
    mouse = visitor.page.mouse
    mouse.move(*visitor.centre("C3"))
    mouse.down(button="right")
    mouse.move(*visitor.centre("E5"), steps=3)
    mouse.up(button="right")
    expect(visitor.page.locator('[data-arrow="C3>E5"]')).to_have_count(1)
    visitor.page.keyboard.down("Shift")
    mouse.move(*visitor.centre("F5"))
    mouse.click(*visitor.centre("F5"), button="right")
    visitor.page.keyboard.up("Shift")
    expect(visitor.page.locator("[data-mark=F5].red")).to_have_count(1)
    visitor.page.keyboard.press("x")
    expect(visitor.page.locator("[data-mark], [data-arrow]")).to_have_count(0)

    finger = visit(phone=True)
    opened(finger)
    finger.page.locator(".handle").tap()
    finger.button("Draw", exact=True).tap()
    finger.page.locator(".handle").tap()
    finger.tap("D5")
    expect(finger.page.locator("[data-mark=D5].green")).to_have_count(1)
    finger.tap("D5")
    expect(finger.page.locator("[data-mark=D5]")).to_have_count(0)


def test_the_engine_comes_and_stops(visit: Visit) -> None:
    visitor = visit()
    opened(visitor)
    visitor.page.locator(".lines select").select_option("3")
    with visitor.page.expect_response(re.compile("/api/lines$")) as begun:
        visitor.page.keyboard.press("e")
    job = begun.value.json()["job"]
    expect(visitor.page.locator(".lines li")).to_have_count(3, timeout=60_000)
    expect(visitor.page.locator(".lines .state")).to_contain_text(re.compile(r"depth \d"))
    expect(visitor.page.locator("[data-best]").first).to_be_attached()
    best = visitor.page.locator(".lines li button").first
    text = (best.text_content() or "").split()[0]
    best.click()
    expect(visitor.page.locator(CURRENT)).to_contain_text(text)
    visitor.button("Stop", exact=True).click()
    expect(visitor.page.locator(".lines li")).to_have_count(0)
    status = visitor.page.evaluate("job => fetch(`/api/lines/${job}`).then((one) => one.json())", job)
    assert status["status"] in ("cancelled", "done")


def test_from_a_replay_and_the_main_line_judged(server: RunningServer, visit: Visit) -> None:
    match = play_out(server, "tank-chess")
    visitor = visit()
    visitor.go(f"/replay/{match}?move=2")
    visitor.page.get_by_role("link", name="Analysis board").click()
    visitor.wait_for("[role=grid]")
    expect(visitor.page.locator(MOVES).nth(1)).to_have_attribute("aria-current", "step")
    visitor.page.wait_for_timeout(1500)  # two clicks in the same place at once are taken for one
    visitor.button("Evaluate").click()
    expect(visitor.page.locator(".tree .evaluation").first).to_be_attached(timeout=120_000)
    expect(visitor.page.locator(".graph svg")).to_be_visible()
    assert b"[eval " in saved(visitor)


def test_from_a_puzzle(server: RunningServer, visit: Visit) -> None:
    puzzles = server.http.get("/api/puzzles").json()["puzzles"]
    name = next(one["id"] for one in puzzles if one["goal"] == "win" and one.get("moves", 1) == 1)
    asked = server.http.post("/api/exercise", json={"exercise": f"puzzle/{name}", "language": "en"}).json()
    visitor = visit()
    visitor.go(f"/puzzles/{name}")
    visitor.type_move(asked["verdict"]["solution"])
    visitor.page.get_by_role("link", name="Analyse", exact=True).click()
    visitor.wait_for(".tree")
    expect(visitor.page.locator(MOVES)).to_have_count(0)
    moved(visitor, asked["verdict"]["solution"].rstrip("#=+-"))


def test_played_from_here(visit: Visit) -> None:
    visitor = visit()
    opened(visitor)
    moved(visitor, "C1>C2N")
    visitor.page.keyboard.press("g")
    dialog = visitor.page.get_by_role("dialog")
    assert violations(visitor) == []
    dialog.get_by_label("Black").check()
    dialog.get_by_role("button", name="Start").click()
    visitor.page.wait_for_url(re.compile(r"/m/"))
    expect(visitor.page.locator("[data-square=C2]")).to_have_attribute("aria-label", re.compile("white", re.I))


def test_a_link_that_leads_nowhere_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expects("40[0-9]|422")
    visitor.go("/analysis?position=rubbish")
    expect(visitor.page.get_by_role("alert").first).to_be_visible()
    visitor.go("/analysis#z=rubbish")
    expect(visitor.page.get_by_role("alert").first).to_contain_text("damaged")


def test_remote_mines_are_laid_for_both_sides(visit: Visit) -> None:
    """Every mine is seen, and the game goes on with them, by mouse and after a reload."""
    visitor = visit()
    page = visitor.page
    opened(visitor, "/analysis?scheme=remote-mines-12")
    panel = page.locator(".panel")
    for side, squares in (("White", ("C4", "E4", "H4")), ("Black", ("C9", "E9", "J9"))):
        expect(panel).to_contain_text(f"{side} lays remote mines")
        for square in squares:
            visitor.click(square)
            expect(page.locator(f'[data-chosen="{square}"]')).to_be_attached()
        visitor.button("Lay all 3").click()
    expect(page.locator("[data-mine]")).to_have_count(6)
    expect(page.locator(MOVES)).to_have_count(6)
    expect(panel).to_contain_text("White is to move. Choose a tank.")
    kept(visitor)
    assert violations(visitor) == []
    page.reload()
    visitor.wait_for("[role=grid]")
    expect(page.locator("[data-mine]")).to_have_count(6)
    expect(page.locator("[data-square=E9]")).to_have_attribute("aria-label", re.compile("remote mine of Black"))
    page.keyboard.press("Home")
    expect(page.locator("[data-mine]")).to_have_count(0)
    expect(panel).to_contain_text("White lays remote mines")
