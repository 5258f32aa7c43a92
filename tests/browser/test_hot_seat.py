"""Several people at one device."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_online import play
from tests.browser.visitor import OVER, YOUR_TURN


def test_tank_chess_at_one_device(house: House, visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.page.get_by_role("region", name="Tank Chess").get_by_role("link", name="At one device").click()
    guest.page.get_by_label("First Steps 10").check()
    guest.button("Start").click()
    match = guest.match
    expect(guest.page.locator(YOUR_TURN)).to_contain_text("White is to move")
    play(house, match, {0: guest, 1: guest}, Random(4), 60)
    guest.wait_for(OVER)
    assert house.summary(match)["outcome"] is not None


def test_a_curtain_hides_the_hands(house: House, visit: Visit) -> None:
    """While the device goes from one to the next no face of a card is in the page."""
    guest = visit()
    guest.go("/new?game=monster-combat&with=here")
    guest.page.locator(".counts label", has_text="3").click()
    guest.button("Start").click()
    match = guest.match
    curtains = 0
    for _ in range(24):
        guest.wait_for(OVER, "button:text-matches('^I am ')", ".decision .answer:enabled", ".bar.mine")
        if guest.page.locator(OVER).count():
            break
        take = guest.page.get_by_role("button", name="I am ")
        if take.count():
            faces = guest.page.evaluate(FACES)
            assert faces == []
            name = guest.page.get_by_text("Pass the device to").first.inner_text().removeprefix("Pass the device to ")
            take.click()
            curtains += 1
            expect(guest.page.locator(".seat.own")).to_contain_text(name)
            expect(guest.page.get_by_label("Your hand")).to_be_visible()
        else:
            guest.decide()
    assert curtains > 3
    house.wait_for_actions(match, 4)


def test_what_was_done_is_seen_before_the_curtain_falls(house: House, visit: Visit) -> None:
    guest = visit()
    guest.page.clock.install()
    options = {"starter": "first", "trigger_count": "0"}  # no event disturbs the first turn
    guest.sit(house.create("monster-combat", "ppp", options, mode="here"), "monster-combat", mode="here")
    guest.button("I am Ada").click()
    guest.page.locator(".bar.mine").wait_for()
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() / 1000 + 1"))  # time stands still from here on
    pass_on = guest.page.locator(".bar .buttons button:enabled", has_text="Play no card")
    pass_on.click()
    expect(guest.page.get_by_role("log")).to_contain_text("plays no card")
    expect(guest.page.locator(".seat.own")).to_contain_text("Ada")
    guest.page.clock.run_for(1_500)
    expect(guest.page.get_by_role("button", name="I am ")).to_be_visible()
    assert guest.page.evaluate(FACES) == []


#: Every picture of a card that is not a back, and every word about one; the sheet of pictures itself is hidden.
FACES = """() => {
  const pictures = [...document.querySelectorAll('.playing use')].map((one) => one.getAttribute('href'));
  const words = [...document.querySelectorAll('[role=option]')].map((one) => one.ariaLabel);
  const told = document.body.innerText.match(/draws: .*/g) ?? [];
  return [...pictures.filter((one) => !one.startsWith('#mc-back')), ...words, ...told];
}"""
