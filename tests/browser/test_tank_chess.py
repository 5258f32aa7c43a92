"""Whole games of Tank Chess in a real browser."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.visitor import OVER, YOUR_TURN, Visitor


def test_from_the_first_page_to_the_end(server: RunningServer, visit: Visit) -> None:
    """One click starts it; the first moves are clicked, the rest typed, until somebody has won."""
    visitor = visit(reduced_motion="no-preference")
    visitor.go("/")
    visitor.page.get_by_role("region", name="Tank Chess").get_by_role("button", name="Play the computer").click()
    match = visitor.match
    visitor.page.get_by_role("tab", name="Moves").click()
    assert server.summary(match)["options"]["scheme"] == SMALL["scheme"]  # a newcomer starts on the small board
    rng = Random(5)
    for number in range(60):
        visitor.wait_for(YOUR_TURN, OVER)
        if visitor.page.locator(OVER).count():
            break
        move = server.good_move(match, rng)
        if number < 2:
            click_move(visitor, move)
        else:
            visitor.type_move(move)
        expect(visitor.moves.nth(2 * number)).to_contain_text(move)
        wait_for_answer(visitor, 2 * number + 2)
    summary = server.summary(match)
    assert summary["outcome"]["reason"] in ("destroyed", "left", "repetition", "quiet")  # nobody gave up
    expect(visitor.page.locator(OVER)).to_contain_text(re.compile("won|wins|Drawn"))
    assert visitor.moves.count() == summary["actions"]
    expect(visitor.button("Rematch")).to_be_visible()


def wait_for_answer(visitor: Visitor, moves: int) -> None:
    """Until so many moves are in the list, or it is over."""
    visitor.page.wait_for_function(
        f"n => document.querySelectorAll('.moves .move').length >= n || document.querySelector('{OVER}')", arg=moves
    )


def click_move(visitor: Visitor, move: str) -> None:
    """Choose with the mouse, look at the preview, take it back, choose again, turn, aim, confirm."""
    found = re.fullmatch(r"([A-Z]\d+)>([A-Z]\d+)([NSEW]+)(?:\((\w+)\))?", move)
    assert found, move
    start, end, heading, target = found.groups()
    visitor.click(start)
    expect(visitor.page.get_by_text("Choose where it ends.")).to_be_visible()
    visitor.click(end)
    preview = visitor.page.locator(".panel.active")
    expect(preview).to_contain_text(f"{start} → {end}" if start != end else start)
    visitor.button("Back", exact=True).click()
    expect(preview).to_have_count(0)
    visitor.click(end)
    expect(preview).to_be_visible()
    choose_heading(visitor, heading)
    if target:
        aim = preview.get_by_role("button", name=re.compile(rf"\b{target}\b"))
        if aim.first.get_attribute("aria-pressed") != "true":
            aim.first.click()
    else:
        for pressed in preview.locator(".target[aria-pressed=true]").all():
            pressed.click()
    confirm = visitor.page.locator(".do .primary.big")
    expect(confirm).to_contain_text(target or re.compile(rf"{end}|Turn"))
    confirm.click()


def choose_heading(visitor: Visitor, heading: str) -> None:
    """Turn with the keys until the tank looks there."""
    told = visitor.page.locator(".panel.active .visually-hidden").first
    for _ in range(8):
        if re.search(rf"(?:heading|turns to the) {WORDS[heading]}\b(?!-)", told.inner_text()):
            return
        visitor.page.keyboard.press("]")
    raise AssertionError(f"it does not turn to {heading}: {told.inner_text()}")


WORDS = {
    "N": "north", "NE": "north-east", "E": "east", "SE": "south-east",
    "S": "south", "SW": "south-west", "W": "west", "NW": "north-west",
}  # fmt: skip


def test_an_illegal_move_is_told_in_a_sentence(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.type_move("A1>Z9N")
    expect(visitor.page.locator(".trouble")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.wait_for(YOUR_TURN)  # and nothing has happened


def test_resigning_asks_first(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.button("Resign").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert server.summary(match)["outcome"] is None
    visitor.button("Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    visitor.wait_for(OVER)
    assert server.summary(match)["outcome"]["reason"] == "resigned"


def test_dragging_drives_and_overlays_are_drawn(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    match = visitor.sit(server.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
    visitor.wait_for(YOUR_TURN)
    visitor.wait_for("[role=grid]")
    for key in "wbl":
        visitor.page.keyboard.press(key)
    expect(visitor.page.get_by_role("toolbar").locator("[aria-pressed=true]")).to_have_count(4)  # with the reach
    move = next(text for text in moves_of(server, match) if "(" not in text and text[:2] != text[3:5])
    visitor.page.mouse.move(*visitor.centre(move[:2]))
    visitor.page.mouse.down()
    visitor.page.mouse.move(*visitor.centre(move[3:5]), steps=12)
    visitor.page.mouse.up()
    expect(visitor.page.locator(".panel.active")).to_contain_text(f"{move[:2]} → {move[3:5]}")
    visitor.page.locator(".do .primary.big").click()
    expect(visitor.page.get_by_role("log")).to_contain_text(move[3:5])
    assert server.summary(match)["actions"] == 1


def moves_of(server: RunningServer, match: str) -> list[str]:
    """Some legal moves, in notation."""
    state = server.state(match)
    seat = state.to_act()[0]
    rng = Random(3)
    return [state.write(seat, state.actions(seat).sample(rng)) for _ in range(60)]
