"""A finished game, looked at again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.robot import Robot, play_out
from tests.browser.test_pages import violations


def test_slider_keys_buttons_and_autoplay(house: House, visit: Visit) -> None:
    match = play_out(house, "tank-chess")
    last = house.summary(match)["actions"]
    guest = visit()
    guest.go(f"/replay/{match}")
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    guest.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    guest.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(guest.page.locator(".now.over")).to_be_visible()
    guest.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    guest.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("2")
    assert guest.page.url.endswith("?move=2")
    expect(guest.page.locator(".moves [aria-current=step]")).to_have_count(1)
    guest.button("Play", exact=True).click()
    expect(slider).to_have_value("3", timeout=5000)
    guest.page.goto(f"/replay/{match}?move=2")  # the link to a move leads there
    expect(slider).to_have_value("2")


@pytest.mark.parametrize("phone", [False, True])
def test_reach_and_threats_of_a_position_of_old(house: House, visit: Visit, phone: bool) -> None:
    match = play_out(house, "tank-chess")
    guest = visit(phone=phone)
    guest.go(f"/replay/{match}?move=2")
    square = guest.page.locator("[role=gridcell][aria-label*='white']").first.get_attribute("data-square") or ""
    (guest.tap if phone else guest.click)(square)
    expect(guest.page.locator(".panel")).to_contain_text("What it could do")
    reached = guest.page.locator("[role=gridcell][aria-label*='can end here']")
    expect(reached.first).to_be_attached()
    guest.button("One on").click()
    expect(guest.page.get_by_role("slider")).to_have_value("3")
    guest.button("White's threats").click()
    expect(guest.page.locator("[role=gridcell][aria-label*='threatened by White']").first).to_be_attached()
    assert guest.page.get_by_role("alert").count() == 0


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_a_game_is_analysed(house: House, visit: Visit, phone: bool, language: str) -> None:
    """Bar, picture, best line and table; the move that lost the game is marked."""
    match = play_out(house, "tank-chess")
    last = house.summary(match)["actions"]
    guest = visit(phone=phone, settings={"language": language})
    guest.go(f"/replay/{match}")
    if phone:
        guest.page.locator(".handle").tap()
    guest.page.locator("#tab-analysis").click()
    assert violations(guest) == []
    guest.page.locator(".judged .button").click()
    expect(guest.page.locator(".judged progress")).to_have_count(0, timeout=120_000)
    rows = guest.page.locator(".judged tbody tr")
    expect(rows).to_have_count(last + 1)
    expect(rows.first.locator("td").nth(1)).not_to_be_empty()
    expect(guest.page.locator(".judged .marks i").first).to_be_attached()
    expect(guest.page.locator("[data-best]").first).to_be_attached()
    before = guest.page.locator(".bar[role=img]").get_attribute("aria-label")
    rows.last.get_by_role("button").click()
    expect(guest.page.get_by_role("slider")).to_have_value(str(last))
    expect(guest.page.locator("[data-best]")).to_have_count(0)
    assert guest.page.locator(".bar[role=img]").get_attribute("aria-label") != before
    assert violations(guest) == []


def test_an_analysis_by_keyboard_and_stopped(house: House, visit: Visit) -> None:
    made = house.create("tank-chess", "pp", {"scheme": "basic-16"})
    with Robot(house, made, Random(8)) as robot:
        robot.run()
    guest = visit()
    guest.go(f"/replay/{robot.match}")
    guest.page.locator("#tab-moves").focus()
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.page.locator("#tab-analysis")).to_be_focused()
    start = guest.button("Analyse this game")
    start.focus()
    guest.page.keyboard.press("Enter")
    stop = guest.page.locator(".judged").get_by_role("button", name="Stop")
    expect(stop).to_be_visible()
    stop.click()
    expect(guest.page.locator(".judged")).to_contain_text("Stopped.")
    expect(guest.button("Analyse again")).to_be_visible()


def test_cards_are_not_analysed(house: House, visit: Visit) -> None:
    guest = visit()
    guest.go(f"/replay/{play_out(house, 'monster-combat')}")
    expect(guest.page.locator("#tab-log")).to_be_visible()
    expect(guest.page.locator("#tab-analysis")).to_have_count(0)


def test_all_hands_after_the_end(house: House, visit: Visit) -> None:
    match = play_out(house, "monster-combat")
    guest = visit()
    guest.go(f"/replay/{match}")
    backs = guest.page.locator(".stage .fan use[href^='#mc-back']")
    faces = guest.page.locator(".stage .fan use[href='#mc-blank']")
    expect(faces.first).to_be_attached()
    expect(backs).to_have_count(0)
    guest.page.get_by_label("Whose hand").select_option(label="Nobody's")
    expect(backs.first).to_be_attached()
    expect(faces).to_have_count(0)


def test_export_and_import(house: House, visit: Visit, tmp_path: Path) -> None:
    """The game file of one match opens in the replay of somebody else."""
    match = play_out(house, "tank-chess")
    guest = visit()
    guest.go(f"/replay/{match}")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Game file").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    assert file.read_text() == house.record(match)
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_role("slider")).to_have_attribute("max", str(house.summary(match)["actions"]))
