"""The board as one likes it: what is drawn on it to think with, what it is printed on, which way round it lies."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.visitor import Visitor


def at_one_device(server: RunningServer, visitor: Visitor, scheme: str = SMALL["scheme"]) -> str:
    match = visitor.sit(server.create("tank-chess", "pp", {"scheme": scheme}, mode="here"), "tank-chess", mode="here")
    visitor.wait_for("[role=grid]")
    return match


def drawn(visitor: Visitor) -> list[str | None]:
    arrows = visitor.page.locator("[data-arrow]").all()
    squares = visitor.page.locator("[data-mark]").all()
    return [one.get_attribute("data-arrow") for one in arrows] + [one.get_attribute("data-mark") for one in squares]


def drag(visitor: Visitor, start: str, end: str) -> None:
    mouse = visitor.page.mouse
    mouse.move(*visitor.centre(start))
    mouse.down(button="right")
    mouse.move(*visitor.centre(end), steps=3)
    mouse.up(button="right")


def test_arrows_and_rings_by_mouse_and_keys(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    match = at_one_device(server, visitor)
    drag(visitor, "C3", "F6")
    drag(visitor, "H8", "H8")
    assert drawn(visitor) == ["C3>F6", "H8"]
    # The same once more rubs it out, and nothing was picked or played meanwhile.
    drag(visitor, "C3", "F6")
    assert drawn(visitor) == ["H8"]
    expect(visitor.page.locator(".panel")).to_contain_text("Choose one of your tanks.")
    visitor.page.locator("[role=gridcell][tabindex='0']").focus()
    visitor.page.keyboard.press("a")
    for key in ("ArrowUp", "ArrowUp", "a"):
        visitor.page.keyboard.press(key)
    assert len(drawn(visitor)) == 2
    expect(visitor.page.locator("[aria-live=polite]").first).to_contain_text("Drawn.")
    visitor.page.keyboard.press("Escape")
    assert drawn(visitor) == []
    # A move wipes the board.
    drag(visitor, "C3", "F6")
    visitor.type_move(server.good_move(match, Random(2)))
    expect(visitor.page.locator("[data-arrow]")).to_have_count(0)
    assert server.summary(match)["actions"] == 1


def test_a_finger_draws_with_the_pencil_in_hand(server: RunningServer, visit: Visit) -> None:
    visitor = visit(phone=True, settings={"language": "de"})
    at_one_device(server, visitor)
    pencil = visitor.button("Pfeile und Kreise zeichnen")
    pencil.tap()
    visitor.tap("D4")
    assert drawn(visitor) == ["D4"]
    pencil.tap()
    visitor.tap("D4")
    assert drawn(visitor) == ["D4"]


def test_the_board_turns_to_whoever_is_to_move(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new?game=tank-chess&with=here")
    visitor.page.get_by_label("Turn the board").check()
    match = at_one_device(server, visitor)
    assert visitor.centre("A1")[1] > visitor.centre("A10")[1]
    visitor.type_move(server.good_move(match, Random(2)))
    expect(visitor.page.locator(".now")).to_contain_text("Kim is to move")
    assert visitor.centre("A1")[1] < visitor.centre("A10")[1]
    visitor.go("/settings")
    visitor.page.get_by_label("Turn the board").uncheck()
    visitor.go(f"/m/{match}")
    visitor.wait_for("[role=grid]")
    assert visitor.centre("A1")[1] > visitor.centre("A10")[1]


BOARD_COLOUR = "() => getComputedStyle(document.querySelector('svg.board rect.board')).fill"


def test_board_and_pieces_of_another_kind(server: RunningServer, visit: Visit) -> None:
    visitor = visit(settings={"theme": "light"})
    match = at_one_device(server, visitor)
    usual = visitor.page.evaluate(BOARD_COLOUR)
    expect(visitor.page.locator(".figure .disc")).to_have_count(0)
    visitor.go("/settings")
    visitor.page.get_by_text("Snow", exact=True).click()
    visitor.page.get_by_text("Large signs").click()
    visitor.go(f"/m/{match}")
    visitor.wait_for("[role=grid]")
    assert visitor.page.evaluate(BOARD_COLOUR) != usual
    expect(visitor.page.locator(".figure .disc")).to_have_count(10)


def test_tiny_squares_are_looked_at_closely(server: RunningServer, visit: Visit) -> None:
    """24 × 24 on a phone: the tank that is picked comes closer by itself, and the whole board comes back."""
    visitor = visit(phone=True)
    at_one_device(server, visitor, "grand-24")
    square = visitor.page.locator('[data-square="J1"]')
    far = square.bounding_box()
    visitor.tap("J1")
    expect(visitor.page.locator(".panel .title")).to_be_visible()
    near = square.bounding_box()
    assert far
    assert near
    assert far["width"] < 18
    assert near["width"] >= 27
    visitor.page.keyboard.press("Escape")
    assert square.bounding_box() == far
