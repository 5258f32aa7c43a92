"""A language more needs no new build: the page finds it by its link, and its sentences are a file."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from behemoth.locale import DEFAULT_LANGUAGE, sources
from tests.adding.pseudo import CODE, NAME, pseudo
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ACCENTED = re.compile("[àçéíłñöŕšüý]")


def teach(guest: Visitor) -> None:
    """Let the pages of this visitor find one more language; a service worker would bring pages of its own."""
    guest.expects("Service Worker registration blocked")
    catalogue = "\n".join(
        pseudo(source.read_text(encoding="utf-8"))
        for source in sources(DEFAULT_LANGUAGE)
        if source.name.startswith("web")
    )

    def page(route: Route) -> None:
        answer = route.fetch()
        link = f'<link rel="catalogue" hreflang="{CODE}" title="{NAME}" href="/{CODE}.ftl" />'
        route.fulfill(response=answer, body=answer.text().replace("</head>", f"{link}</head>"))

    guest.page.route(lambda address: re.search(r"/(settings|learn)?$", address) is not None, page)
    guest.page.route(f"**/{CODE}.ftl", lambda route: route.fulfill(body=catalogue, content_type="text/plain"))


def test_a_language_is_chosen_and_stays_chosen(visit: Visit) -> None:
    guest = visit(service_workers="block", locale="de-DE")
    teach(guest)
    guest.go("/settings")
    guest.page.get_by_text(NAME).last.click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Šéttíñgš")
    for path in ("/", "/learn"):
        guest.go(path)
        assert guest.page.evaluate("document.documentElement.lang") == CODE
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text(ACCENTED)
        assert "web-" not in guest.page.locator("body").inner_text()
    guest.button("English").click()
    expect(guest.page.get_by_role("heading", level=1)).not_to_contain_text(ACCENTED)


def test_a_browser_that_asks_for_it_gets_it_at_once(visit: Visit) -> None:
    guest = visit(service_workers="block", locale=f"{CODE}-DE")
    teach(guest)
    guest.go("/learn")
    assert guest.page.evaluate("document.documentElement.lang") == CODE
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(ACCENTED)


def test_a_language_that_is_gone_gives_way_to_one_that_is_spoken(visit: Visit) -> None:
    guest = visit(settings={"language": CODE}, locale="de-AT")
    guest.go("/settings")
    assert guest.page.evaluate("document.documentElement.lang") == "de"
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
