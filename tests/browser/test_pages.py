"""Every page: readable for everybody in every theme, no sideways scrolling on a phone, German when asked."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from behemoth.lessons import lessons
from behemoth.puzzles import card_puzzles, puzzles
from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_online import play
from tests.browser.visitor import YOUR_TURN, Visitor

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text()
#: Everything axe knows counts; what it is content with need not be told.
RULES: Final = {"resultTypes": ["violations"]}
#: What a theme can change.
COLOURS: Final = {**RULES, "runOnly": ["color-contrast", "link-in-text-block"]}

PAGES: Final = (
    "/", "/new?game=tank-chess&with=bot", "/new?game=monster-combat&with=friends", "/new?game=monster-combat&with=here",
    "/learn", "/rules", "/rules/tank-chess", "/rules/monster-combat", "/settings", "/replay", "/maps", "/analysis",
    "/puzzles", "/games", "/tables", "/carry", "/about", "/privacy", "/nowhere",
)  # fmt: skip
TABLES: Final = (
    "tank", "versus", "coop", "lobby", "curtain", "join", "watch", "replay tank", "replay cards", "no table",
    "lesson tank", "lesson cards", "puzzle tank", "puzzle cards", "my games",
)  # fmt: skip

EXERCISES: Final = {
    "lesson tank": "/learn/goal/1",
    "lesson cards": f"/learn/{next(one.id for one in lessons() if one.game == 'monster-combat')}/1",
    "puzzle tank": f"/puzzles/{puzzles()[0].id}",
    "puzzle cards": f"/puzzles/{card_puzzles()[0].id}",
}


#: The squares of a board come a few rows at a time, when the page is idle.
WHOLE_BOARDS: Final = """() => [...document.querySelectorAll('[role=grid][aria-rowcount]')].every(
    grid => grid.querySelectorAll('[role=row]').length === Number(grid.getAttribute('aria-rowcount')))"""


def violations(visitor: Visitor, rules: Mapping[str, Any] = RULES) -> list[str]:
    """What axe finds, each with the element it is about."""
    visitor.page.wait_for_function(WHOLE_BOARDS)
    visitor.page.evaluate(AXE)
    found: dict[str, Any] = visitor.page.evaluate("rules => axe.run(document, rules)", rules)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def violations_in_every_theme(visitor: Visitor) -> list[str]:
    """Everything in the light theme, and what depends on colours in the others."""
    found = violations(visitor)
    for theme in ("dark", "contrast"):
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{theme}: {fault}" for fault in violations(visitor, COLOURS)]
    return found


@pytest.fixture(scope="session")
def finished(server: RunningServer) -> dict[str, str]:
    """A game of each sort that is over, played over the socket."""
    from tests.browser.robot import play_out

    return {game: play_out(server, game) for game in ("tank-chess", "monster-combat")}


def open_table(what: str, visitor: Visitor, server: RunningServer, finished: dict[str, str]) -> None:
    """Bring the page to what is to be looked at."""
    if what == "tank":
        visitor.sit(server.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
        visitor.wait_for(YOUR_TURN)
        play(server, visitor.match, {0: visitor, 1: visitor}, Random(4), 2)
        visitor.page.keyboard.press("n")
        visitor.page.locator("[role=gridcell][tabindex='0']").focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.locator(".panel .title").wait_for()
    elif what in ("versus", "coop"):
        visitor.sit(server.create("monster-combat", "prrr", {"variant": what}), "monster-combat", 0)
        visitor.wait_for(".bar.mine", ".decision", ".now.over")
    elif what == "lobby":
        visitor.sit(server.create("monster-combat", "poo"), "monster-combat", 0)
        visitor.page.get_by_role("img", name="QR").or_(visitor.page.locator(".qr img")).first.wait_for()
    elif what == "curtain":
        visitor.sit(server.create("monster-combat", "ppp", mode="here"), "monster-combat", mode="here")
        visitor.page.locator(".curtain, [class*=curtain]").first.wait_for()
    elif what == "join":
        made = server.create("tank-chess", "po")
        visitor.go(f"/join/{made['match']}#{made['invites'][0]['invite']}")
        visitor.page.locator("#name").wait_for()
    elif what == "watch":
        visitor.go(f"/watch/{server.create('monster-combat', 'prr')['match']}")
        visitor.page.locator(".stage").wait_for()
    elif what == "no table":
        visitor.go("/m/nothing-here")
    elif what.startswith(("lesson", "puzzle")):
        visitor.page.goto(EXERCISES[what])
        visitor.wait_for(".prompt", ".intro")
    elif what == "my games":
        visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
        visitor.go("/games")
        visitor.page.get_by_role("link", name="Tank Chess").or_(visitor.page.locator(".match")).first.wait_for()
    else:
        visitor.go(f"/replay/{finished['tank-chess' if what == 'replay tank' else 'monster-combat']}")
        visitor.page.get_by_role("slider").wait_for()


def test_axe_would_find_something(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    visitor.page.evaluate("document.querySelector('label[for=sound]').remove()")
    assert any(fault.startswith("label:") for fault in violations(visitor))


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_axe_sees_the_colours_of_a_theme(visit: Visit, theme: str) -> None:
    visitor = visit(settings={"theme": theme, "language": "en"})
    visitor.go("/settings")
    assert visitor.page.locator(f"html[data-theme={theme}]").count() == 1  # as it is set for a page already there
    assert violations(visitor, COLOURS) == []
    grey = "one => { one.style.cssText = 'color: #888; background: #999' }"
    visitor.page.locator("main label").first.evaluate(grey)
    assert any(fault.startswith("color-contrast:") for fault in violations(visitor, COLOURS))


def test_axe_finds_nothing_on_a_page(visit: Visit) -> None:
    visitor = visit(settings={"theme": "light", "language": "en"})
    found = {}
    for path in PAGES:
        visitor.go(path)
        open_details(visitor)
        found[path] = violations_in_every_theme(visitor)
    assert {path: faults for path, faults in found.items() if faults} == {}


def open_details(visitor: Visitor) -> None:
    for summary in visitor.page.locator("details:not([open]) > summary").all():
        summary.click()


def test_axe_finds_nothing_at_a_table(server: RunningServer, visit: Visit, finished: dict[str, str]) -> None:
    visitor = visit(settings={"theme": "light", "language": "en"})
    found = {}
    for what in TABLES:
        open_table(what, visitor, server, finished)
        found[what] = violations_in_every_theme(visitor)
    assert {what: faults for what, faults in found.items() if faults} == {}


WIDTH: Final = "() => [document.documentElement.scrollWidth, document.body.scrollWidth, window.innerWidth]"


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_scrolls_sideways_on_a_phone(
    server: RunningServer, visit: Visit, finished: dict[str, str], language: str
) -> None:
    visitor = visit(phone=True, locale=language, settings={"language": language})
    wide = {}
    for path in PAGES:
        visitor.go(path)
        open_details(visitor)
        wide[path] = visitor.page.evaluate(WIDTH)
    for what in TABLES:
        open_table(what, visitor, server, finished)
        wide[what] = visitor.page.evaluate(WIDTH)
    assert {what: widths for what, widths in wide.items() if max(widths) > 360} == {}


def test_german_from_the_first_page_to_a_move(server: RunningServer, visit: Visit) -> None:
    """A German browser gets German at once, everywhere, and can change its mind in the middle of a game."""
    visitor = visit(locale="de-DE")
    visitor.go("/")
    assert visitor.page.evaluate("document.documentElement.lang") == "de"
    visitor.page.get_by_role("region", name="Tank Chess").get_by_role("button").first.click()
    match = visitor.match
    expect(visitor.page.locator(YOUR_TURN)).to_contain_text("Du bist dran")
    visitor.type_move(server.good_move(match, Random(1)))
    log = visitor.page.get_by_role("log")
    expect(log).to_contain_text("fährt")
    visitor.button("English").click()
    expect(log).to_contain_text("drives")
    expect(log).not_to_contain_text("fährt")


def test_no_key_of_the_catalogue_is_shown(visit: Visit) -> None:
    for language in ("en", "de"):
        visitor = visit(settings={"language": language})
        for path in PAGES:
            visitor.go(path)
            open_details(visitor)
            text = visitor.page.locator("body").inner_text()
            assert "web-" not in text, path
            assert "{" not in text, path
