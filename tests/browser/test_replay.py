"""A finished game, looked at again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot, play_out
from tests.browser.running_server import RunningServer
from tests.browser.test_pages import violations


def test_slider_keys_buttons_and_autoplay(server: RunningServer, visit: Visit) -> None:
    match = play_out(server, "tank-chess")
    last = server.summary(match)["actions"]
    visitor = visit()
    visitor.go(f"/replay/{match}")
    slider = visitor.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    visitor.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(visitor.page.locator(".now.over")).to_be_visible()
    visitor.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    visitor.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("2")
    assert visitor.page.url.endswith("?move=2")
    expect(visitor.page.locator(".moves [aria-current=step]")).to_have_count(1)
    visitor.button("Play", exact=True).click()
    expect(slider).to_have_value("3", timeout=5000)
    visitor.page.goto(f"/replay/{match}?move=2")  # the link to a move leads there
    expect(slider).to_have_value("2")


@pytest.mark.parametrize("phone", [False, True])
def test_reach_and_threats_of_a_position_of_old(server: RunningServer, visit: Visit, phone: bool) -> None:
    match = play_out(server, "tank-chess")
    visitor = visit(phone=phone)
    visitor.go(f"/replay/{match}?move=2")
    square = visitor.page.locator("[role=gridcell][aria-label*='white']").first.get_attribute("data-square") or ""
    (visitor.tap if phone else visitor.click)(square)
    expect(visitor.page.locator(".panel")).to_contain_text("What it could do")
    reached = visitor.page.locator("[role=gridcell][aria-label*='can end here']")
    expect(reached.first).to_be_attached()
    visitor.button("Next").click()
    expect(visitor.page.get_by_role("slider")).to_have_value("3")
    visitor.button("White's threats").click()
    expect(visitor.page.locator("[role=gridcell][aria-label*='threatened by White']").first).to_be_attached()
    assert visitor.page.get_by_role("alert").count() == 0


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_a_game_is_analysed(server: RunningServer, visit: Visit, phone: bool, language: str) -> None:
    """Bar, picture, best line and table; the move that lost the game is marked."""
    match = play_out(server, "tank-chess")
    last = server.summary(match)["actions"]
    visitor = visit(phone=phone, settings={"language": language})
    visitor.go(f"/replay/{match}")
    if phone:
        visitor.page.locator(".handle").tap()
    visitor.page.locator("#tab-analysis").click()
    assert violations(visitor) == []
    visitor.page.locator(".judged .button").click()
    expect(visitor.page.locator(".judged progress")).to_have_count(0, timeout=120_000)
    rows = visitor.page.locator(".judged tbody tr")
    expect(rows).to_have_count(last + 1)
    expect(rows.first.locator("td").nth(1)).not_to_be_empty()
    expect(visitor.page.locator(".judged .marks i").first).to_be_attached()
    expect(visitor.page.locator("[data-best]").first).to_be_attached()
    before = visitor.page.locator(".bar[role=img]").get_attribute("aria-label")
    rows.last.locator("td").first.click()  # the whole row, not its words alone
    expect(visitor.page.get_by_role("slider")).to_have_value(str(last))
    expect(visitor.page.locator("[data-best]")).to_have_count(0)
    assert visitor.page.locator(".bar[role=img]").get_attribute("aria-label") != before
    assert violations(visitor) == []


def test_an_analysis_by_keyboard_and_stopped(server: RunningServer, visit: Visit) -> None:
    made = server.create("tank-chess", "pp", {"scheme": "basic-16"})
    with Robot(server, made, Random(8)) as robot:
        robot.run()
    visitor = visit()
    visitor.go(f"/replay/{robot.match}")
    visitor.wait_for("#tab-analysis")  # it comes with the list of games
    visitor.page.locator("#tab-moves").focus()
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.page.locator("#tab-analysis")).to_be_focused()
    start = visitor.button("Analyse this game")
    start.focus()
    visitor.page.keyboard.press("Enter")
    stop = visitor.page.locator(".judged").get_by_role("button", name="Stop")
    expect(stop).to_be_visible()
    stop.click()
    expect(visitor.page.locator(".judged")).to_contain_text("Stopped.")
    expect(visitor.button("Analyse again")).to_be_visible()


def test_cards_are_analysed_decision_by_decision(server: RunningServer, visit: Visit) -> None:
    """What each choice was worth, what could be known, what cost most; and the table with the eyes of who decided."""
    visitor = visit()
    visitor.go(f"/replay/{play_out(server, 'monster-combat')}")
    visitor.page.locator("#tab-analysis").click()
    visitor.page.locator(".decisions .button").click()
    visitor.page.locator(".decisions progress").wait_for(state="detached", timeout=120_000)
    expect(visitor.page.get_by_role("heading", name="What cost most")).to_be_visible()
    choices = visitor.page.locator("table.choices tbody tr")
    while not choices.count():
        visitor.page.keyboard.press("ArrowRight")
    expect(choices.locator(".tag")).to_have_count(1)
    expect(choices.first).to_contain_text("%")
    see = visitor.page.locator(".decisions").get_by_role("button", name="See with the eyes of")
    see.click()
    expect(visitor.page.get_by_label("Whose hand")).not_to_have_value("-1")
    assert violations(visitor) == []


def test_a_moving_picture_of_a_game(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/replay/{play_out(server, 'tank-chess')}")
    with visitor.page.expect_download() as saved:
        visitor.button("Moving picture").click()
    assert saved.value.suggested_filename.endswith(".svg")
    assert "@keyframes" in Path(saved.value.path()).read_text(encoding="utf-8")


def test_all_hands_after_the_end(server: RunningServer, visit: Visit) -> None:
    match = play_out(server, "monster-combat")
    visitor = visit()
    visitor.go(f"/replay/{match}")
    backs = visitor.page.locator(".stage .fan use[href^='#mc-back']")
    faces = visitor.page.locator(".stage .fan use[href='#mc-blank']")
    expect(faces.first).to_be_attached()
    expect(backs).to_have_count(0)
    visitor.page.get_by_label("Whose hand").select_option(label="Nobody's")
    expect(backs.first).to_be_attached()
    expect(faces).to_have_count(0)


def test_export_and_import(server: RunningServer, visit: Visit, tmp_path: Path) -> None:
    """The game file of one match opens in the replay of somebody else."""
    match = play_out(server, "tank-chess")
    visitor = visit()
    visitor.go(f"/replay/{match}")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Game file").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    assert file.read_text() == server.record(match)
    visitor.go("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.get_by_role("slider")).to_have_attribute("max", str(server.summary(match)["actions"]))
