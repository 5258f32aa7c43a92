"""With fingers on a small screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import SMALL, House
from tests.browser.test_tank_chess import moves_of
from tests.browser.visitor import OVER, YOUR_TURN


def test_a_move_by_taps(house: House, visit: Visit) -> None:
    guest = visit(phone=True)
    match = guest.sit(house.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    guest.wait_for(YOUR_TURN)
    move = next(text for text in moves_of(house, match) if "(" not in text and text[:2] != text[3:5])
    guest.tap(move[:2])
    expect(guest.page.get_by_text("Choose where it ends.")).to_be_visible()
    guest.tap(move[3:5])
    confirm = guest.page.locator(".do .primary.big")
    expect(confirm).to_be_in_viewport(ratio=1)
    confirm.tap()
    house.wait_for_actions(match, 1)


def test_log_and_actions_come_up_from_below(house: House, visit: Visit) -> None:
    guest = visit(phone=True)
    match = guest.sit(house.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    guest.wait_for(YOUR_TURN)
    expect(guest.page.get_by_role("log")).not_to_be_visible()
    guest.button("Show log and actions").tap()
    expect(guest.page.get_by_role("log")).to_be_visible()
    resign = guest.button("Resign")
    expect(resign).to_be_in_viewport(ratio=1)
    resign.tap()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    guest.wait_for(OVER)
    assert house.summary(match)["outcome"]["reason"] == "resigned"


def test_a_game_of_cards_with_taps(house: House, visit: Visit) -> None:
    guest = visit(phone=True)
    made = house.create("monster-combat", "prr")
    guest.sit(made, "monster-combat", 0)
    guest.play_cards()
    assert house.summary(made["match"])["outcome"] is not None


def test_closer_and_the_whole_board_again(house: House, visit: Visit) -> None:
    """Squares of a large board are small on a phone; closer they are wide enough for a finger."""
    guest = visit(phone=True)
    guest.sit(house.create("tank-chess", "pp", {"scheme": "basic-16"}, mode="here"), "tank-chess", mode="here")
    guest.wait_for("[role=grid]")
    square = guest.page.locator("[role=gridcell][tabindex='0']")
    small = square.bounding_box()
    for _ in range(2):
        guest.button("Closer").tap()
    large = square.bounding_box()
    assert small
    assert large
    assert large["width"] >= 44 > small["width"]
    guest.button("Whole board").tap()
    assert square.bounding_box() == small
