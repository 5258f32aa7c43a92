"""With fingers on a small screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_tank_chess import moves_of
from tests.browser.visitor import OVER, YOUR_TURN


def test_a_move_by_taps(server: RunningServer, visit: Visit) -> None:
    visitor = visit(phone=True)
    match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    move = next(text for text in moves_of(server, match) if "(" not in text and text[:2] != text[3:5])
    visitor.tap(move[:2])
    expect(visitor.page.get_by_text("Choose where it ends.")).to_be_visible()
    visitor.tap(move[3:5])
    confirm = visitor.page.locator(".do .primary.big")
    expect(confirm).to_be_in_viewport(ratio=1)
    confirm.tap()
    server.wait_for_actions(match, 1)


def test_log_and_actions_come_up_from_below(server: RunningServer, visit: Visit) -> None:
    visitor = visit(phone=True)
    match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    expect(visitor.page.get_by_role("log")).not_to_be_visible()
    visitor.button("Show log and actions").tap()
    expect(visitor.page.get_by_role("log")).to_be_visible()
    resign = visitor.button("Resign")
    expect(resign).to_be_in_viewport(ratio=1)
    resign.tap()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    visitor.wait_for(OVER)
    assert server.summary(match)["outcome"]["reason"] == "resigned"


def test_a_game_of_cards_with_taps(server: RunningServer, visit: Visit) -> None:
    visitor = visit(phone=True)
    made = server.create("monster-combat", "prr")
    visitor.sit(made, "monster-combat", 0)
    visitor.play_cards()
    assert server.summary(made["match"])["outcome"] is not None


def test_closer_and_the_whole_board_again(server: RunningServer, visit: Visit) -> None:
    """Squares of a large board are small on a phone; closer they are wide enough for a finger."""
    visitor = visit(phone=True)
    visitor.sit(server.create("tank-chess", "pp", {"scheme": "basic-16"}, mode="here"), "tank-chess", mode="here")
    visitor.wait_for("[role=grid]")
    square = visitor.page.locator("[role=gridcell][tabindex='0']")
    small = square.bounding_box()
    for _ in range(2):
        visitor.button("Closer").tap()
    large = square.bounding_box()
    assert small
    assert large
    assert large["width"] >= 44 > small["width"]
    visitor.button("Whole board").tap()
    assert square.bounding_box() == small
