"""The map workshop: a map by chance is taken into the editor, and bots say whether it is fair."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import violations


@pytest.mark.parametrize("phone", [False, True])
def test_a_map_by_chance_is_taken_and_judged(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, locale="de-DE" if phone else "en-GB")
    page = visitor.page
    visitor.go("/maps/new?size=10")
    if phone:
        page.locator(".handle").click()
    page.get_by_role("button", name="Karte per Zufall" if phone else "Map by chance").click()
    box = page.locator("dialog[open]")
    box.get_by_role("img").wait_for()
    assert violations(visitor) == []
    first = box.locator(".facts").inner_text()
    box.get_by_role("button", name="Noch eine" if phone else "Another one").click()
    expect(box.locator(".facts")).not_to_have_text(first)
    title = box.locator(".facts b").inner_text()
    box.get_by_role("button", name="Diese Karte nehmen" if phone else "Take this map").click()
    expect(box).to_have_count(0)
    expect(page.locator(".head .title")).to_have_text(title)

    page.get_by_role("button", name="Ist sie fair?" if phone else "Is it fair?").click()
    box.get_by_label("Stufe der Bots" if phone else "Level of the bots").select_option("1")
    box.get_by_role("button", name="Spielen lassen" if phone else "Let them play").press("Enter")
    box.locator(".verdict").wait_for(timeout=90_000)
    expect(box.locator(".shares li")).to_have_count(4)
    box.get_by_role("button", name="Anhalten" if phone else "Stop").press("Enter")
    expect(box.locator("figure svg rect").first).to_be_attached()
    assert violations(visitor) == []
