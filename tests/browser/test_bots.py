"""Bots to play against, and good moves for whoever asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import SMALL, House
from tests.browser.test_pages import violations
from tests.browser.visitor import OVER, PATIENCE, YOUR_TURN, Visitor

GAMES = {"tank-chess": "Tank Chess", "monster-combat": "Monster Combat"}


def bots_of(house: House, game: str) -> list[dict[str, Any]]:
    told = house.http.get("/api/games").json()["games"]
    found: list[dict[str, Any]] = next(one["bots"] for one in told if one["id"] == game)
    return found


def step(guest: Visitor, within: Locator, bot: dict[str, Any]) -> Locator:
    """The step of the scale for a bot."""
    return within.get_by_role("radio", name=f"Level {bot['level']}: {bot['title']}", exact=True)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_two_clicks_away_and_remembered(house: House, visit: Visit, game: str, phone: bool) -> None:
    guest = visit(phone=phone)
    guest.go("/")
    region = guest.page.get_by_role("region", name=GAMES[game])
    bots = bots_of(house, game)
    first = next(bot for bot in reversed(bots) if bot["level"] <= 3)
    expect(step(guest, region, first)).to_be_checked()
    for bot in (bots[0], bots[-1]):
        guest.go("/")
        step(guest, region, bot).click()
        region.get_by_role("button", name="Play the computer").click()
        seats = house.summary(guest.match)["seats"]
        assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {bot["name"]}
        assert seats[1]["name"].startswith(bot["title"])
    guest.go("/")
    expect(step(guest, region, bots[-1])).to_be_checked()
    guest.go(f"/new?game={game}&with=bot")
    scale = guest.page.get_by_role("group", name="Strength")
    expect(step(guest, scale, bots[-1])).to_be_checked()
    expect(scale).to_contain_text(bots[-1]["about"])
    expect(scale).to_contain_text(re.compile("thinks for (a second|[0-9]+ seconds) at most|in less than a second"))


def test_the_scale_by_keyboard(house: House, visit: Visit) -> None:
    guest = visit()
    guest.go("/new?game=tank-chess&with=bot")
    bots = bots_of(house, "tank-chess")
    scale = guest.page.get_by_role("group", name="Strength")
    step(guest, scale, bots[0]).focus()
    guest.page.keyboard.press("Space")
    guest.page.keyboard.press("ArrowRight")
    expect(step(guest, scale, bots[1])).to_be_checked()
    guest.page.keyboard.press("Enter")
    assert house.summary(guest.match)["seats"][1]["bot"] == bots[1]["name"]


def test_bots_of_different_strength_at_one_table(house: House, visit: Visit) -> None:
    guest = visit()
    guest.go("/new?game=monster-combat&with=bot")
    bots = bots_of(house, "monster-combat")
    guest.page.get_by_label("Who plays Player 2?").select_option(f"bot:{bots[0]['name']}")
    guest.page.get_by_label("Who plays Player 3?").select_option(f"bot:{bots[-1]['name']}")
    guest.button("Start").click()
    seats = house.summary(guest.match)["seats"]
    assert [seats[1]["bot"], seats[2]["bot"]] == [bots[0]["name"], bots[-1]["name"]]
    players = guest.page.get_by_role("list", name="Players", exact=True)
    expect(players).to_contain_text(f"computer, level {bots[-1]['level']}")


def test_weaker_bots_are_told_of_once(house: House, visit: Visit) -> None:
    """Where the engine is not installed a note says so, until it was read; where it is, nobody hears of it."""
    guest = visit()
    guest.go("/new?game=tank-chess&with=bot")
    guest.page.get_by_role("group", name="Strength").wait_for()
    note = guest.page.get_by_role("note")
    if house.http.get("/api/games").json()["muscle"]:
        expect(note).to_have_count(0)
        return
    expect(note).to_contain_text("weaker")
    guest.button("All right").click()
    expect(note).to_have_count(0)
    guest.page.reload()
    guest.page.get_by_role("group", name="Strength").wait_for()
    expect(note).to_have_count(0)


# --- a good move ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_a_good_move_is_laid_out_and_can_be_played(house: House, visit: Visit, phone: bool) -> None:
    guest = visit(phone=phone)
    match = guest.sit(house.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    guest.wait_for(YOUR_TURN)
    guest.button("Show me a good move").click()
    advice = guest.page.locator(".panel .advice")
    expect(advice).to_be_visible(timeout=PATIENCE)
    assert len(advice.inner_text()) > 10
    confirm = guest.page.locator(".do .primary.big")
    expect(confirm).to_be_in_viewport(ratio=1)
    assert house.summary(match)["actions"] == 0
    confirm.click()
    house.wait_for_actions(match, 1)
    expect(advice).to_have_count(0)


def test_a_good_move_by_keyboard_in_german(house: House, visit: Visit) -> None:
    guest = visit(locale="de-DE")
    match = guest.sit(house.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    guest.wait_for(YOUR_TURN)
    guest.wait_for("[role=grid]")
    guest.page.keyboard.press("h")
    advice = guest.page.locator(".panel .advice")
    expect(advice).to_be_visible(timeout=PATIENCE)
    assert "drives" not in advice.inner_text()
    guest.page.keyboard.press("Enter")
    house.wait_for_actions(match, 1)


@pytest.mark.parametrize("phone", [False, True])
def test_a_good_card_is_lifted(house: House, visit: Visit, phone: bool) -> None:
    guest = visit(phone=phone)
    match = guest.sit(house.create("monster-combat", "prr"), "monster-combat", 0)
    ask = guest.page.locator(".bar .hintly, .decision .hintly")
    while not ask.count():
        guest.wait_for(OVER, ".decision .answer:enabled", ".bar.mine")
        assert not guest.page.locator(OVER).count(), "nobody was ever in doubt"
        if not ask.count():
            guest.decide()
    before = house.summary(match)["actions"]
    ask.first.click()
    expect(guest.page.locator(".bar .advice, .decision .advice")).to_be_visible(timeout=PATIENCE)
    marked = guest.page.locator(".option.chosen, .advised")
    expect(marked.first).to_be_visible()
    assert house.summary(match)["actions"] == before
    assert violations(guest) == []


def test_no_hints_between_people_unless_they_want_them(house: House, visit: Visit) -> None:
    guest = visit()
    guest.sit(house.create("tank-chess", "pp", SMALL), "tank-chess", 0)
    guest.wait_for(YOUR_TURN)
    expect(guest.button("Show me a good move")).to_have_count(0)
    guest.go("/new?game=tank-chess&with=friends")
    hints = guest.page.get_by_role("switch", name="Hints")
    expect(hints).not_to_be_checked()
    hints.click()
    guest.button("Set the table and invite").click()
    assert house.summary(guest.match)["hints"] is True
    expect(guest.page.get_by_text("Hints are allowed").first).to_be_visible()
    assert violations(guest) == []


# --- while a bot thinks -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("real"), quick=False)
    yield found
    found.close()


@pytest.mark.parametrize("phone", [False, True])
def test_a_bot_is_seen_to_think_and_the_page_goes_on(real: House, visit: Visit, phone: bool) -> None:
    guest = visit(at=real, phone=phone)
    made = real.create("tank-chess", "pr", SMALL, clock={"type": "countdown", "minutes": 10})
    guest.sit(made, "tank-chess", 0)
    guest.wait_for(YOUR_TURN)
    guest.wait_for("[role=grid]")
    guest.page.keyboard.press("h")
    guest.page.locator(".panel.active .do .primary.big").click()
    expect(guest.page.locator(".now")).to_contain_text("is thinking")
    expect(guest.page.locator(".now .dots")).to_be_visible()
    frames = guest.page.evaluate(
        "() => new Promise(done => { let n = 0; const end = performance.now() + 300;"
        " const count = now => now < end ? (n++, requestAnimationFrame(count)) : done(n);"
        " requestAnimationFrame(count) })"
    )
    assert frames >= 5, "drawn while somebody thinks"
    guest.wait_for(YOUR_TURN)
