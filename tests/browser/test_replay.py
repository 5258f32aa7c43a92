"""A finished game, looked at again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.robot import play_out


def test_slider_keys_buttons_and_autoplay(house: House, visit: Visit) -> None:
    match = play_out(house, "tank-chess")
    last = house.summary(match)["actions"]
    guest = visit()
    guest.go(f"/replay/{match}")
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(guest.page.locator(".tools button").first).to_be_visible()
    expect(guest.page.locator(".tools [aria-pressed]")).to_have_count(0)  # nobody answers here: no overlays
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
