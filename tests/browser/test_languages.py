"""The language a page speaks. What a new one needs is tested in ``test_third_language``."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_language_that_is_gone_gives_way_to_one_that_is_spoken(visit: Visit) -> None:
    visitor = visit(settings={"language": "xx"}, locale="de-AT")
    visitor.go("/settings")
    assert visitor.page.evaluate("document.documentElement.lang") == "de"
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")


def test_the_button_in_the_header_goes_through_all_languages(visit: Visit) -> None:
    visitor = visit(locale="en-GB")
    visitor.go("/settings")
    visitor.button("Deutsch").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    visitor.page.wait_for_timeout(600)  # what has appeared under the finger takes no press for a moment
    visitor.button("English").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Settings")
