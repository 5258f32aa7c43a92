"""The button after the game: what the page was told at the start, and what the seed comes to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.robot import play_out
from tests.browser.running_server import RunningServer


def test_who_was_there_compares_with_what_was_told(server: RunningServer, visit: Visit) -> None:
    made = server.create("tank-chess", "pp")
    visitor = visit()
    visitor.sit(made, "tank-chess", 0, 1)
    visitor.wait_for("[role=gridcell]")
    visitor.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.button("Verify").click()
    verdict = visitor.page.locator(".verdict")
    expect(verdict).to_have_attribute("data-comparison", "fits")
    expect(verdict).to_contain_text("The seed fits")
    expect(verdict).to_contain_text("played again by the rules")


def test_a_table_that_changes_its_seed_is_found_out(server: RunningServer, visit: Visit) -> None:
    match = play_out(server, "tank-chess")
    visitor = visit()
    visitor.keep("behemoth.commitments", {match: {"commitment": "0" * 64, "version": 2}})
    visitor.go(f"/replay/{match}")
    visitor.button("Verify").click()
    expect(visitor.page.locator(".verdict")).to_have_attribute("data-comparison", "differs")
    expect(visitor.page.locator(".verdict .bad")).to_contain_text("NOT")


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_was_not_there_is_told_so(server: RunningServer, visit: Visit, language: str) -> None:
    match = play_out(server, "tank-chess")
    visitor = visit(settings={"language": language})
    visitor.go(f"/replay/{match}")
    visitor.button({"en": "Verify", "de": "Nachprüfen"}[language]).click()
    expect(visitor.page.locator(".verdict")).to_have_attribute("data-comparison", "not-told")
    expect(visitor.page.locator(".verdict")).to_contain_text("behemoth verify")
