"""Every page: readable for everybody in every theme, no sideways scrolling on a phone, German when asked."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import SMALL, House
from tests.browser.test_online import play
from tests.browser.visitor import YOUR_TURN, Visitor

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text()
#: Everything axe knows counts; what it is content with need not be told.
RULES: Final = {"resultTypes": ["violations"]}

PAGES: Final = (
    "/", "/new?game=tank-chess&with=bot", "/new?game=monster-combat&with=friends", "/new?game=monster-combat&with=here",
    "/learn", "/learn/tank-chess", "/learn/monster-combat", "/settings", "/replay", "/nowhere",
)  # fmt: skip
TABLES: Final = (
    "tank", "versus", "coop", "lobby", "curtain", "join", "watch", "replay tank", "replay cards", "no table",
)  # fmt: skip


def violations(guest: Visitor) -> list[str]:
    """What axe finds, each with the element it is about."""
    guest.page.evaluate(AXE)
    found: dict[str, Any] = guest.page.evaluate("rules => axe.run(document, rules)", RULES)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.fixture(scope="session")
def finished(house: House) -> dict[str, str]:
    """A game of each sort that is over, played over the socket."""
    from tests.browser.robot import play_out

    return {game: play_out(house, game) for game in ("tank-chess", "monster-combat")}


def open_table(what: str, guest: Visitor, house: House, finished: dict[str, str]) -> None:
    """Bring the page to what is to be looked at."""
    if what == "tank":
        guest.sit(house.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
        guest.wait_for(YOUR_TURN)
        play(house, guest.match, {0: guest, 1: guest}, Random(4), 2)
        guest.page.keyboard.press("n")
        guest.page.locator("[role=gridcell][tabindex='0']").focus()
        guest.page.keyboard.press("Enter")
        guest.page.locator(".panel .title").wait_for()
    elif what in ("versus", "coop"):
        guest.sit(house.create("monster-combat", "prrr", {"variant": what}), "monster-combat", 0)
        guest.wait_for(".bar.mine", ".decision", ".now.over")
    elif what == "lobby":
        guest.sit(house.create("monster-combat", "poo"), "monster-combat", 0)
        guest.page.get_by_role("img", name="QR").or_(guest.page.locator(".qr img")).first.wait_for()
    elif what == "curtain":
        guest.sit(house.create("monster-combat", "ppp", mode="here"), "monster-combat", mode="here")
        guest.page.locator(".curtain, [class*=curtain]").first.wait_for()
    elif what == "join":
        made = house.create("tank-chess", "po")
        guest.go(f"/join/{made['match']}#{made['invites'][0]['invite']}")
        guest.page.locator("#name").wait_for()
    elif what == "watch":
        guest.go(f"/watch/{house.create('monster-combat', 'prr')['match']}")
        guest.page.locator(".stage").wait_for()
    elif what == "no table":
        guest.go("/m/nothing-here")
    else:
        guest.go(f"/replay/{finished['tank-chess' if what == 'replay tank' else 'monster-combat']}")
        guest.page.get_by_role("slider").wait_for()


def test_axe_would_find_something(visit: Visit) -> None:
    guest = visit()
    guest.go("/settings")
    guest.page.evaluate("document.querySelector('label[for=sound]').remove()")
    assert any(fault.startswith("label:") for fault in violations(guest))


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_on_a_page(visit: Visit, theme: str) -> None:
    guest = visit(settings={"theme": theme, "language": "en"})
    found = {}
    for path in PAGES:
        guest.go(path)
        open_details(guest)
        found[path] = violations(guest)
    assert {path: faults for path, faults in found.items() if faults} == {}


def open_details(guest: Visitor) -> None:
    for summary in guest.page.locator("details:not([open]) > summary").all():
        summary.click()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_at_a_table(house: House, visit: Visit, finished: dict[str, str], theme: str) -> None:
    guest = visit(settings={"theme": theme, "language": "en"})
    found = {}
    for what in TABLES:
        open_table(what, guest, house, finished)
        found[what] = violations(guest)
    assert {what: faults for what, faults in found.items() if faults} == {}


WIDTH: Final = "() => [document.documentElement.scrollWidth, document.body.scrollWidth, window.innerWidth]"


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_scrolls_sideways_on_a_phone(
    house: House, visit: Visit, finished: dict[str, str], language: str
) -> None:
    guest = visit(phone=True, settings={"language": language})
    wide = {}
    for path in PAGES:
        guest.go(path)
        open_details(guest)
        wide[path] = guest.page.evaluate(WIDTH)
    for what in TABLES:
        open_table(what, guest, house, finished)
        wide[what] = guest.page.evaluate(WIDTH)
    assert {what: widths for what, widths in wide.items() if max(widths) > 360} == {}


def test_german_from_the_first_page_to_a_move(house: House, visit: Visit) -> None:
    """A German browser gets German at once, everywhere, and can change its mind in the middle of a game."""
    guest = visit(locale="de-DE")
    guest.go("/")
    assert guest.page.evaluate("document.documentElement.lang") == "de"
    guest.page.get_by_role("region", name="Tank Chess").get_by_role("button").first.click()
    match = guest.match
    expect(guest.page.locator(YOUR_TURN)).to_contain_text("Du bist dran")
    guest.type_move(house.good_move(match, Random(1)))
    log = guest.page.get_by_role("log")
    expect(log).to_contain_text("fährt")
    guest.button("English").click()
    expect(log).to_contain_text("drives")
    expect(log).not_to_contain_text("fährt")


def test_no_key_of_the_catalogue_is_shown(visit: Visit) -> None:
    for language in ("en", "de"):
        guest = visit(settings={"language": language})
        for path in PAGES:
            guest.go(path)
            open_details(guest)
            text = guest.page.locator("body").inner_text()
            assert "web-" not in text, path
            assert "{" not in text, path
