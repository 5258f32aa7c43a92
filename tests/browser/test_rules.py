"""The rule book: found by words, shown on a board, and opened above the table from the number an error cites."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_pages import violations


@pytest.mark.parametrize(
    ("locale", "word", "none"),
    [("en-GB", "mortar", "No rule says that"), ("de-DE", "mörser", "Das steht in keiner Regel")],
)
def test_a_rule_is_found_and_shown(visit: Visit, locale: str, word: str, none: str) -> None:
    visitor = visit(locale=locale)
    visitor.go("/rules/tank-chess")
    search = visitor.page.get_by_role("searchbox")
    search.fill(word)
    rule = visitor.page.locator("dt", has_text="TC3.3")
    expect(rule).to_be_visible()
    expect(visitor.page.locator("dt", has_text="TC1.1 ")).to_have_count(0)
    rule.locator("xpath=following-sibling::dd[1]").get_by_role("button").click()
    figure = visitor.page.locator("figure")
    expect(figure.locator("[role=grid]")).to_be_visible(timeout=20_000)
    figure.get_by_role("button").last.click()
    expect(figure.locator(".burst, .strike, [class*=wreck]").first).to_be_attached()
    assert violations(visitor) == []
    search.fill(word + " qqqq")
    expect(visitor.page.get_by_role("status")).to_have_text(none)


def test_a_number_in_a_refusal_opens_the_rule_above_the_table(visit: Visit, server: RunningServer) -> None:
    visitor = visit()
    visitor.sit(server.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
    visitor.type_move("C1>A1N")
    visitor.page.get_by_role("link", name=re.compile(r"TC\d")).first.click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_contain_text(re.compile(r"TC\d+\.\d+ \w"))
    assert violations(visitor) == []
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(visitor.page.locator("[role=grid]")).to_be_visible()


def test_a_link_with_a_number_leads_to_its_rule(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go("/rules/monster-combat#B11")
    expect(visitor.page.locator("#B11")).to_be_in_viewport()
