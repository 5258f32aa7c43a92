"""Bots to play against, and good moves for whoever asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import OVER, PATIENCE, YOUR_TURN, Visitor

GAMES = {"tank-chess": "Tank Chess", "monster-combat": "Monster Combat"}


def bots_of(server: RunningServer, game: str) -> list[dict[str, Any]]:
    told = server.http.get("/api/games").json()["games"]
    found: list[dict[str, Any]] = next(one["bots"] for one in told if one["id"] == game)
    return found


def step(visitor: Visitor, within: Locator, bot: dict[str, Any]) -> Locator:
    """The step of the scale for a bot."""
    return within.get_by_role("radio", name=f"Level {bot['level']}: {bot['title']}", exact=True)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_two_clicks_away_and_remembered(
    server: RunningServer, visit: Visit, game: str, phone: bool
) -> None:
    visitor = visit(phone=phone)
    visitor.go("/")
    region = visitor.page.get_by_role("region", name=GAMES[game])
    bots = bots_of(server, game)
    first = bots[0]
    expect(step(visitor, region, first)).to_be_checked()
    for bot in (bots[0], bots[-1]):
        visitor.go("/")
        step(visitor, region, bot).click()
        region.get_by_role("button", name="Play the computer").click()
        seats = server.summary(visitor.match)["seats"]
        assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {bot["name"]}
        assert seats[1]["name"].startswith(bot["title"])
    visitor.go("/")
    expect(step(visitor, region, bots[-1])).to_be_checked()
    visitor.go(f"/new?game={game}&with=bot")
    scale = visitor.page.get_by_role("group", name="Strength")
    expect(step(visitor, scale, bots[-1])).to_be_checked()
    expect(scale).to_contain_text(bots[-1]["about"])
    expect(scale).to_contain_text(re.compile("thinks for (a second|[0-9]+ seconds) at most|in less than a second"))


def test_the_scale_by_keyboard(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new?game=tank-chess&with=bot")
    bots = bots_of(server, "tank-chess")
    scale = visitor.page.get_by_role("group", name="Strength")
    step(visitor, scale, bots[0]).focus()
    visitor.page.keyboard.press("Space")
    visitor.page.keyboard.press("ArrowRight")
    expect(step(visitor, scale, bots[1])).to_be_checked()
    visitor.page.keyboard.press("Enter")
    assert server.summary(visitor.match)["seats"][1]["bot"] == bots[1]["name"]


def test_bots_of_different_strength_at_one_table(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new?game=monster-combat&with=bot")
    bots = bots_of(server, "monster-combat")
    visitor.page.get_by_label("Who plays Player 2?").select_option(f"bot:{bots[0]['name']}")
    visitor.page.get_by_label("Who plays Player 3?").select_option(f"bot:{bots[-1]['name']}")
    visitor.button("Start").click()
    seats = server.summary(visitor.match)["seats"]
    assert [seats[1]["bot"], seats[2]["bot"]] == [bots[0]["name"], bots[-1]["name"]]
    players = visitor.page.get_by_role("list", name="Players", exact=True)
    expect(players).to_contain_text(f"computer, level {bots[-1]['level']}")


def test_weaker_bots_are_told_of_once(server: RunningServer, visit: Visit) -> None:
    """Where the engine is not installed a note says so, until it was read; where it is, nobody hears of it."""
    visitor = visit()
    visitor.go("/new?game=tank-chess&with=bot")
    visitor.page.get_by_role("group", name="Strength").wait_for()
    note = visitor.page.get_by_role("note")
    if server.http.get("/api/games").json()["muscle"]:
        expect(note).to_have_count(0)
        return
    expect(note).to_contain_text("weaker")
    visitor.button("All right").click()
    expect(note).to_have_count(0)
    visitor.page.reload()
    visitor.page.get_by_role("group", name="Strength").wait_for()
    expect(note).to_have_count(0)


# --- a good move ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_a_good_move_is_laid_out_and_can_be_played(server: RunningServer, visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.button("Show me a good move").click()
    advice = visitor.page.locator(".panel .advice")
    expect(advice).to_be_visible(timeout=PATIENCE)
    assert len(advice.inner_text()) > 10
    confirm = visitor.page.locator(".do .primary.big")
    expect(confirm).to_be_in_viewport(ratio=1)
    assert server.summary(match)["actions"] == 0
    confirm.click()
    server.wait_for_actions(match, 1)
    expect(advice).to_have_count(0)


def test_a_good_move_by_keyboard_in_german(server: RunningServer, visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.wait_for("[role=grid]")
    visitor.page.keyboard.press("h")
    advice = visitor.page.locator(".panel .advice")
    expect(advice).to_be_visible(timeout=PATIENCE)
    assert "drives" not in advice.inner_text()
    # The words are there a moment before the move is laid out on the board.
    expect(visitor.page.locator(".do .primary.big")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    server.wait_for_actions(match, 1)


@pytest.mark.parametrize("phone", [False, True])
def test_a_good_card_is_lifted(server: RunningServer, visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    match = visitor.sit(server.create("monster-combat", "prr"), "monster-combat", 0)
    ask = visitor.page.locator(".bar .hintly, .decision .hintly")
    while not ask.count():
        visitor.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        assert not visitor.page.locator(OVER).count(), "nobody was ever in doubt"
        if not ask.count():
            visitor.decide()
    before = server.summary(match)["actions"]
    ask.first.click()
    expect(visitor.page.locator(".bar .advice, .decision .advice")).to_be_visible(timeout=PATIENCE)
    marked = visitor.page.locator(".option.chosen, .advised")
    expect(marked.first).to_be_visible()
    assert server.summary(match)["actions"] == before
    assert violations(visitor) == []


def test_no_hints_between_people_unless_they_want_them(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(server.create("tank-chess", "pp", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    expect(visitor.button("Show me a good move")).to_have_count(0)
    visitor.go("/new?game=tank-chess&with=friends")
    hints = visitor.page.get_by_role("switch", name="Hints")
    expect(hints).not_to_be_checked()
    hints.click()
    visitor.button("Set the table and invite").click()
    assert server.summary(visitor.match)["hints"] is True
    expect(visitor.page.get_by_text("Hints are allowed").first).to_be_visible()
    assert violations(visitor) == []


# --- while a bot thinks -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    found = RunningServer(tmp_path_factory.mktemp("real"), quick=False)
    yield found
    found.close()


@pytest.mark.parametrize("phone", [False, True])
def test_a_bot_is_seen_to_think_and_the_page_goes_on(real: RunningServer, visit: Visit, phone: bool) -> None:
    visitor = visit(at=real, phone=phone)
    made = real.create("tank-chess", "pr", SMALL, clock={"type": "countdown", "minutes": 10})
    visitor.sit(made, "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.wait_for("[role=grid]")
    visitor.page.keyboard.press("h")
    visitor.page.locator(".panel.active .do .primary.big").click()
    expect(visitor.page.locator(".now")).to_contain_text("is thinking")
    expect(visitor.page.locator(".now .dots")).to_be_visible()
    frames = visitor.page.evaluate(
        "() => new Promise(done => { let n = 0; const end = performance.now() + 300;"
        " const count = now => now < end ? (n++, requestAnimationFrame(count)) : done(n);"
        " requestAnimationFrame(count) })"
    )
    assert frames >= 5, "drawn while somebody thinks"
    visitor.wait_for(YOUR_TURN)
