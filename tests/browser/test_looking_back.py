"""What happened can be followed: the last shot stays drawn, moves can be browsed in the middle of a game, and the end
shows why."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.robot import play_out
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_coach import set_up
from tests.browser.test_pages import violations
from tests.browser.visitor import OVER, YOUR_TURN


def test_the_last_shot_stays_in_line_and_words(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    set_up(server, visitor, "CLTA1N.MTE2N", "CLTA10S.LTE8N.HTJ9S")
    visitor.type_move("E2>E3N(E8)")
    line = visitor.page.locator('[data-strike="shot"][data-from="E3"][data-to="E8"]')
    expect(line).to_be_attached()
    expect(visitor.page.locator(".struck")).to_contain_text(
        "White medium tank E3 fires at E8: gun 2 against rear armour 0. Black light tank on E8 is destroyed."
    )
    # Until the next action, whatever is looked at meanwhile.
    visitor.page.wait_for_timeout(400)
    expect(line).to_be_attached()
    visitor.type_move("J9>J8S")
    expect(line).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_moves_are_browsed_while_the_game_goes_on(server: RunningServer, visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    match = visitor.sit(server.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
    visitor.wait_for("[role=grid]")
    rng = Random(5)
    moves = []
    for count in (1, 2, 3):
        moves.append(server.good_move(match, rng))
        visitor.type_move(moves[-1])
        server.wait_for_actions(match, count)
    if phone:
        visitor.button("Show log and actions").tap()
    visitor.page.get_by_role("tab", name="Moves").click()
    visitor.moves.nth(0).click()
    past = visitor.page.locator(".past")
    expect(past).to_contain_text("1 of 3")
    square = re.sub(r"[NESW]+$", "", moves[0].split(">")[1])
    expect(visitor.page.locator(f'[data-square="{square}"]')).to_have_attribute("aria-label", re.compile("tank"))
    # Nothing can be moved there, and the way back to now is plain to see.
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    if not phone:
        visitor.page.keyboard.press(",")
        expect(past).to_contain_text("2 of 3")
        visitor.page.keyboard.press(".")
        visitor.page.keyboard.press(".")
        expect(past).to_have_count(0)
        visitor.button("Last move again").click()
        expect(past).to_have_count(0)
    assert violations(visitor) == []
    assert server.summary(match)["actions"] == 3


@pytest.mark.parametrize(
    ("language", "words", "again", "back", "analyse"),
    [
        ("en", "The last move:", "Show it again", "Back one move", "Analyse"),
        ("de", "Der letzte Zug:", "Nochmal zeigen", "Einen Zug zurück", "Auswerten"),
    ],
)
def test_the_end_shows_why(
    server: RunningServer, visit: Visit, language: str, words: str, again: str, back: str, analyse: str
) -> None:
    visitor = visit(locale=language, settings={"language": language})
    match = set_up(server, visitor, "CLTA1N.HTE2N", "CLTE8N.LTJ9S")
    visitor.type_move("E2>E3N(E8)")
    visitor.wait_for(OVER)
    ending = visitor.page.locator(".ending")
    expect(ending).to_contain_text(words)
    strike = visitor.page.locator('[data-from="E3"][data-to="E8"]')
    expect(strike).to_be_attached()
    visitor.button(again).click()
    expect(strike).to_be_attached()
    # From before the last move it can be played differently, at a table of its own.
    visitor.button(back).click()
    visitor.page.wait_for_url(lambda url: match not in url)
    visitor.wait_for(YOUR_TURN)
    expect(visitor.page.locator('[data-square="E2"]')).to_have_attribute("aria-label", re.compile("Panzer|tank"))
    visitor.go(f"/m/{match}")
    visitor.page.get_by_role("link", name=analyse).click()
    visitor.page.wait_for_url(f"**/replay/{match}?analyse=1")
    expect(visitor.page.locator(".judged tbody tr").first).to_be_visible()


#: Notes what the box with the state of the game says, and whether something flies across the board meanwhile.
_WATCH: Final = """() => {
  window.seen = [];
  const look = () => {
    const now = document.querySelector('.now');
    const flies = document.querySelector('.tracer, .flash, .fire') !== null;
    const text = (now?.className ?? '') + ' ' + (now?.textContent ?? '').trim() + (flies ? ' (flies)' : '');
    if (window.seen.at(-1) !== text) window.seen.push(text);
  };
  const all = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def test_nothing_is_said_before_it_is_seen(server: RunningServer, visit: Visit) -> None:
    """ "You have won!" waits for the shot, and "Your turn" does not flash between a move and the bot."""
    visitor = visit(reduced_motion="no-preference", settings={"speed": "normal"})
    position = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.HTE2N_CLTE9N.LTJ9S_w"
    visitor.sit(server.create("tank-chess", "pr", {"position": position}), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    visitor.wait_for("[role=grid]")
    visitor.page.evaluate(_WATCH)
    visitor.type_move("E2>E3N(E9)")
    visitor.wait_for(OVER)
    seen: list[str] = visitor.page.evaluate("window.seen")
    won = [text for text in seen if "You have won" in text]
    assert won
    assert any("(flies)" in text for text in seen), seen
    assert not any("(flies)" in text for text in won), seen


def test_your_turn_does_not_flash_before_the_bot(server: RunningServer, visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
    visitor.wait_for(YOUR_TURN)
    move = server.good_move(match, Random(4))
    visitor.wait_for("[role=grid]")
    visitor.page.evaluate(_WATCH)
    visitor.type_move(move)
    server.wait_for_actions(match, 2)
    visitor.wait_for(YOUR_TURN)
    seen: list[str] = visitor.page.evaluate("window.seen")
    turns = [number for number, text in enumerate(seen) if "Your turn" in text]
    others = [number for number, text in enumerate(seen) if "Your turn" not in text]
    assert others, seen
    # Before the move it was one's turn, and after the bot's; never in between.
    assert not any(others[0] < number < others[-1] for number in turns), seen


def test_the_log_of_a_phone_opens_at_its_newest_line(server: RunningServer, visit: Visit) -> None:
    visitor = visit(phone=True)
    match = visitor.sit(server.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
    visitor.wait_for("[role=grid]")
    rng = Random(9)
    for count in range(1, 9):
        visitor.type_move(server.good_move(match, rng))
        server.wait_for_actions(match, count)
    visitor.button("Show log and actions").tap()
    log = visitor.page.get_by_role("log")
    expect(log).to_be_visible()
    visitor.page.wait_for_timeout(300)
    hidden = log.evaluate("box => box.scrollHeight - box.clientHeight - box.scrollTop")
    assert hidden < 4


def test_an_opened_file_has_an_address_and_no_old_complaints(
    server: RunningServer, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit()
    visitor.expects("422", "400")
    bad, good = tmp_path / "bad.txt", tmp_path / "good.txt"
    bad.write_text("this is no game")
    good.write_text(server.record(play_out(server, "tank-chess")))
    visitor.go("/replay")
    box = visitor.page.locator("input[type=file]")
    box.set_input_files(bad)
    expect(visitor.page.locator(".toast")).to_have_count(1)
    box.set_input_files(good)
    slider = visitor.page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(visitor.page.locator(".toast")).to_have_count(0)
    most = slider.get_attribute("max")
    visitor.page.reload()
    expect(slider).to_have_attribute("max", most or "")
