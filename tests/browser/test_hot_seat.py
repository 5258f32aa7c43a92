"""Several people at one device."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import RunningServer
from tests.browser.test_online import play
from tests.browser.visitor import OVER, YOUR_TURN


def test_tank_chess_at_one_device(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("region", name="Tank Chess").get_by_role("link", name="On one device").click()
    visitor.page.get_by_label("First Steps 10").check()
    visitor.button("Start").click()
    match = visitor.match
    expect(visitor.page.locator(YOUR_TURN)).to_contain_text("White is to move")
    play(server, match, {0: visitor, 1: visitor}, Random(4), 60)
    visitor.wait_for(OVER)
    assert server.summary(match)["outcome"] is not None


def test_a_curtain_hides_the_hands(server: RunningServer, visit: Visit) -> None:
    """While the device goes from one to the next no face of a card is in the page."""
    visitor = visit()
    visitor.go("/new?game=monster-combat&with=here")
    visitor.page.locator(".counts label", has_text="3").click()
    visitor.button("Start").click()
    match = visitor.match
    curtains = 0
    for _ in range(24):
        visitor.wait_for(OVER, "button:text-matches('^I am ')", ".decision .answer:enabled", ".bar.mine")
        if visitor.page.locator(OVER).count():
            break
        take = visitor.page.get_by_role("button", name="I am ")
        if take.count():
            faces = visitor.page.evaluate(FACES)
            assert faces == []
            name = visitor.page.get_by_text("Pass the device to").first.inner_text().removeprefix("Pass the device to ")
            take.click()
            curtains += 1
            expect(visitor.page.locator(".seat.own")).to_contain_text(name)
            expect(visitor.page.get_by_label("Your hand")).to_be_visible()
        else:
            visitor.decide()
    assert curtains > 3
    server.wait_for_actions(match, 4)


def test_what_was_done_is_seen_before_the_curtain_falls(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install()
    options = {"starter": "first", "trigger_count": "0"}  # no event disturbs the first turn
    visitor.sit(server.create("monster-combat", "ppp", options, mode="here"), "monster-combat", mode="here")
    visitor.button("I am Ada").click()
    visitor.page.locator(".bar.mine").wait_for()
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now() / 1000 + 1"))  # time stands still from here on
    pass_on = visitor.page.locator(".bar .buttons button:enabled", has_text="Play no card")
    pass_on.click()
    for _ in range(20):  # the log tells it once it has been shown
        visitor.page.clock.run_for(50)
        visitor.page.wait_for_timeout(20)
        if "plays no card" in visitor.page.get_by_role("log").inner_text():
            break
    expect(visitor.page.get_by_role("log")).to_contain_text("plays no card")
    expect(visitor.page.locator(".seat.own")).to_contain_text("Ada")
    visitor.page.clock.run_for(1_500)
    expect(visitor.page.get_by_role("button", name="I am ")).to_be_visible()
    assert visitor.page.evaluate(FACES) == []


#: Every picture of a card that is not a back, and every word about one; the sheet of pictures itself is hidden.
FACES = """() => {
  const pictures = [...document.querySelectorAll('.playing use')].map((one) => one.getAttribute('href'));
  const words = [...document.querySelectorAll('[role=option]')].map((one) => one.ariaLabel);
  const told = document.body.innerText.match(/draws: .*/g) ?? [];
  return [...pictures.filter((one) => !one.startsWith('#mc-back')), ...words, ...told];
}"""
