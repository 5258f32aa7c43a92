"""Games that Behemoth knows nothing about, from packages of their own: set up, played, watched and looked at again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import ROOT, RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import OVER, PATIENCE, Visitor
from tests.installed_examples import installed, on_the_path

ACTION: Final = ".action:enabled"
#: A package with a table of its own: the game of the documentation with the module of the documentation.
BROUGHT: Final = """from tests.docs.matches import Matches


class Brought(Matches):
    id = "brought"
    web = "brought_game:web/board.js"


class Sly(Matches):
    id = "sly"

    def draw(self, view, language="en"):
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="document.title=1"><style>*{}</style>'
            '<script>document.title = 2</script><image href="https://elsewhere.example/x.png"/>'
            '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject><a href="/rules"><g/></a>'
            '<rect data-action="1" style="fill: red" onclick="document.title=3" width="9" height="9"/></svg>'
        )
"""


def bring(folder: Path) -> Path:
    """Install a game with a web component, as a wheel would."""
    module = re.findall(r"```js\n(.*?)```", (ROOT / "docs" / "web-components.md").read_text("utf-8"), re.DOTALL)
    package, facts = folder / "brought_game", folder / "brought_game-1.dist-info"
    (package / "web").mkdir(parents=True)
    facts.mkdir()
    (package / "__init__.py").write_text(BROUGHT)
    (package / "web" / "board.js").write_text(module[0])
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: brought-game\nVersion: 1\n")
    games = "brought = brought_game:Brought\nsly = brought_game:Sly\n"
    (facts / "entry_points.txt").write_text(f"[behemoth.games]\n{games}")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A table at which three more games are installed."""
    with on_the_path(installed()), on_the_path(bring(tmp_path_factory.mktemp("brought"))):
        found = RunningServer(tmp_path_factory.mktemp("table"))
        yield found
        found.close()


# --- ways to play -----------------------------------------------------------------------------------------------------


def by_button(visitor: Visitor) -> None:
    """A click on the middle one of the buttons."""
    buttons = visitor.page.locator(ACTION)
    buttons.nth(buttons.count() // 2).click()


def by_picture(visitor: Visitor) -> None:
    """A tap on the drawing, where it stands for an action."""
    visitor.page.locator(".picture .may").first.tap()


def by_keyboard(visitor: Visitor) -> None:
    """No mouse at all: to the list, one on, and do it."""
    for key in ("a", "ArrowRight", "Enter"):
        visitor.page.keyboard.press(key)


def play(visitor: Visitor, way: Callable[[Visitor], None], most: int = 30) -> int:
    """Play until the end; how many decisions that were."""
    for count in range(most):
        visitor.wait_for(OVER, ACTION)
        if visitor.page.locator(OVER).count():
            return count
        before = visitor.turn()
        # A second press in the same place at once would be one too many, and the page does not take it.
        visitor.page.wait_for_timeout(450)
        way(visitor)
        visitor.page.wait_for_function(
            "before => document.querySelector('[role=log]')?.textContent !== before", arg=before, timeout=PATIENCE
        )
    raise AssertionError(f"no end after {most} decisions")


@pytest.mark.parametrize(
    ("way", "phone"), [(by_button, False), (by_keyboard, False), (by_picture, True)], ids=lambda one: str(one)[:20]
)
def test_connect_four_from_the_first_page_to_the_replay(
    server: RunningServer, visit: Visit, way: Callable[[Visitor], None], phone: bool
) -> None:
    visitor = visit(phone=phone, settings={"bots": {"connect-four": "random"}})
    visitor.go("/new?game=connect-four&with=bot")
    expect(visitor.page.get_by_role("radio", name="Connect Four")).to_be_checked(timeout=PATIENCE)
    expect(visitor.page.locator(".what")).to_have_text("Connect Four · Dice")
    visitor.button("Start").click()
    visitor.wait_for(".picture svg")
    expect(visitor.page.locator(ACTION)).to_have_count(7)
    assert not violations(visitor)
    assert play(visitor, way) > 3
    expect(visitor.page.locator(OVER)).to_contain_text(re.compile("won|wins|draw"))
    expect(visitor.page.locator(OVER)).to_contain_text(re.compile("four in a row|board is full"))
    actions = server.summary(visitor.match)["actions"]
    visitor.go(f"/replay/{visitor.match}")
    discs = visitor.page.locator(".picture circle[fill='#c8352b'], .picture circle[fill='#f2c230'][r='8.4']")
    expect(discs).to_have_count(0)
    for _ in range(2):
        visitor.page.keyboard.press("ArrowRight")
    expect(discs).to_have_count(2)
    visitor.page.keyboard.press("End")
    expect(discs).to_have_count(actions)


def test_a_hint_looking_back_and_the_other_language(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(server.create("connect-four", "pr"), "connect-four")
    visitor.wait_for(ACTION)
    visitor.page.keyboard.press("h")
    advised = visitor.page.locator(".action.advised")
    advised.wait_for()
    expect(visitor.page.locator(".advice")).not_to_be_empty()
    assert not violations(visitor)
    text = advised.get_attribute("data-text")
    advised.click()
    log = visitor.page.get_by_role("log")
    expect(log).to_contain_text(f"column {text}")
    visitor.page.locator(ACTION).first.wait_for()
    visitor.page.keyboard.press(",")
    expect(visitor.page.locator(".picture circle[fill='#f2c230'][r='8.4']")).to_have_count(0)
    expect(visitor.page.locator(ACTION)).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(ACTION).first.wait_for()
    visitor.button("Take back").click()
    expect(visitor.page.locator(".picture circle[fill='#c8352b']")).to_have_count(0)
    visitor.button("Deutsch").click()
    expect(visitor.page.get_by_role("heading", name="Was du tun kannst")).to_be_visible()


def listen(visitor: Visitor, heard: list[str]) -> None:
    """Note every byte the table sends to this browser."""
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))


def test_cards_stay_hidden_from_the_other_phone(server: RunningServer, visit: Visit) -> None:
    made = server.create("kuhn-poker", "pp")
    heard: dict[str, list[str]] = {"Ada": [], "Kim": []}
    people: dict[str, Visitor] = {}
    for seat, name in enumerate(heard):
        visitor = people[name] = visit(phone=True)
        listen(visitor, heard[name])
        visitor.sit(made, "kuhn-poker", seat)
    ada, kim = people["Ada"], people["Kim"]
    cards = [one.page.locator("dd").first for one in (ada, kim)]
    expect(cards[0]).to_have_text(re.compile(r"^[JQK]\?$"))
    expect(cards[1]).to_have_text(re.compile(r"^\?[JQK]$"))
    card = cards[0].inner_text()[0]
    assert not violations(ada)
    by_keyboard(ada)  # one on from "bet": pass
    kim.page.locator(ACTION).first.wait_for()
    told = "\n".join(heard["Kim"])
    assert f'"{card}?"' not in told
    assert f'"card":"{card}"' not in told
    assert f"dealt the {card}" not in told
    by_keyboard(kim)
    for one in people.values():
        one.wait_for(OVER)
        expect(one.page.locator("dd").first).to_have_text(re.compile("^[JQK]{2}$"))
        expect(one.page.locator(OVER)).to_contain_text("the higher card wins")
    kim.go(f"/replay/{made['match']}")
    expect(kim.page.locator(".seen h2")).to_have_text(["Ada", "Kim"])


def test_one_device_keeps_the_cards_behind_a_curtain(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new?game=kuhn-poker&with=here")
    visitor.button("Start").click()
    visitor.wait_for(".curtain")
    expect(visitor.page.locator("dd")).to_have_count(0)
    for _ in range(2):
        visitor.page.locator(".curtain button").click()
        visitor.page.locator(".action[data-text=pass]").click()
    visitor.wait_for(OVER)


def test_bots_alone_are_watched(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    region = visitor.page.get_by_role("region", name="Kuhn poker")
    region.get_by_role("link", name="Watch bots").click()
    visitor.button("Watch bots").click()
    visitor.page.wait_for_url(re.compile("/watch/"))
    visitor.wait_for(OVER)
    expect(visitor.page.locator(ACTION)).to_have_count(0)
    expect(visitor.page.get_by_role("log")).to_contain_text(re.compile("bets a chip|passes"))


def test_a_game_brings_its_own_table(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    match = visitor.sit(server.create("brought", "pr", {"heap": "5"}), "brought")
    table = visitor.page.locator("table-of-brought")
    expect(table.locator("p")).to_have_text("|||||")
    table.get_by_role("button", name="3", exact=True).click()
    server.wait_for_actions(match, 2)
    expect(table.locator("p")).to_have_text(re.compile(r"^\|?$"))
    play(visitor, by_keyboard)
    expect(visitor.page.locator(OVER)).to_be_visible()


def test_nothing_in_a_drawing_runs_loads_or_leads_away(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.expects("Content Security Policy")  # already while it is read the policy lets nothing in it run
    match = visitor.sit(server.create("sly", "pr", {"heap": "3"}), "sly")
    visitor.wait_for(".picture svg", ACTION)
    svg = visitor.page.locator(".picture svg")
    left = svg.evaluate("one => [one, ...one.querySelectorAll('*')].map(part => part.outerHTML).join(' ')")
    for word in ("script", "<style", "fill: red", "onload", "onclick", "elsewhere", "foreignObject", "/rules"):
        assert word not in left, left
    assert "Behemoth" in visitor.page.title() or "Your turn" in visitor.page.title()
    svg.locator("rect.may").click()
    server.wait_for_actions(match, 2)


def test_options_of_somebody_elses_game_are_a_form(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new?game=brought&with=here")
    visitor.page.get_by_label("heap").fill("4")
    visitor.page.get_by_label("heap").press("Tab")
    visitor.button("Start").click()
    for taken in ("3", "1"):
        visitor.page.locator(f".action[data-text='{taken}']").click()
    visitor.wait_for(OVER)
    assert server.summary(visitor.match)["options"] == {"heap": "4"}
