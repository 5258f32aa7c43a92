"""Puzzles as people solve them: of the day, by theme, with reasons; hands of cards; one's own mistakes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from behemoth.puzzles import Puzzle, card_puzzles, puzzles
from behemoth.puzzles.verifying import own_moves
from behemoth.tankchess import list_actions, move_text, read_position
from tests.browser.conftest import Visit
from tests.browser.robot import play_out
from tests.browser.running_server import RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import Visitor


def of_goal(goal: str, moves: int) -> Puzzle:
    return next(one for one in puzzles() if one.goal == goal and one.moves == moves)


def wrong_move(puzzle: Puzzle) -> str:
    position = read_position(puzzle.position)
    return next(text for text in map(move_text, list_actions(position)) if text not in puzzle.solution)


def open_puzzle(visitor: Visitor, name: str) -> None:
    visitor.page.goto(f"/puzzles/{name}")
    visitor.wait_for(".task .prompt")  # the first one has to wait for a worker to start


def verdict(visitor: Visitor, word: str) -> Locator:
    found = visitor.page.locator(f".verdict.{word}")
    expect(found).to_be_visible()
    return found


def test_the_puzzle_of_the_day_and_the_streak(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("link", name="To the puzzles").click()
    day = visitor.page.locator(".day").first
    daily = server.http.get("/api/puzzles").json()["daily"][0]
    expect(visitor.page.get_by_role("heading", name=re.compile("^Puzzle of the day, "))).to_be_visible()
    assert violations(visitor) == []
    day.click()
    puzzle = next(one for one in puzzles() if one.id == daily)
    for move in own_moves(puzzle):
        visitor.type_move(move)
        expect(visitor.page.locator("#tank-typed")).to_have_count(0)  # it is made, and answered next
    expect(verdict(visitor, "done")).not_to_be_empty()
    assert violations(visitor) == []
    visitor.go("/puzzles")
    expect(visitor.page.locator(".day.done")).to_contain_text("Solved today.")
    expect(visitor.page.get_by_text("1 day in a row")).to_be_visible()
    expect(visitor.page.get_by_text("1 solved at the first try")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wrong_move_is_answered_and_the_solution_explained(visit: Visit, language: str) -> None:
    words = {
        "en": ("Try again", "Show a hint", "Show the solution", "has \\d+ answers, and after every one"),
        "de": ("Noch einmal versuchen", "Tipp zeigen", "Lösung zeigen", "hat \\d+ Antworten"),
    }
    again, hint, solution, reason = words[language]
    puzzle = of_goal("win", 2)
    visitor = visit(locale=language, settings={"language": language})
    open_puzzle(visitor, puzzle.id)
    visitor.type_move(wrong_move(puzzle))
    expect(verdict(visitor, "wrong")).not_to_be_empty()
    visitor.button(again).click()
    visitor.press(hint)
    expect(visitor.page.locator(".task .hint")).not_to_be_empty()
    visitor.press(solution)
    # The solution is played and says why it wins; it does not count as found.
    visitor.page.locator(".verdict.right, .verdict.done").first.wait_for()
    expect(visitor.page.locator(".verdict")).to_contain_text(re.compile(reason))
    assert violations(visitor) == []
    visitor.go("/puzzles")
    expect(visitor.page.locator(".streak")).to_have_count(0)


def test_a_theme_leads_to_its_puzzles_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go("/puzzles")
    tile = visitor.page.get_by_role("link", name=re.compile("^Leaving the board"))
    tile.tap()
    visitor.wait_for("[role=grid]")
    assert "about=leave" in visitor.page.url
    name = visitor.page.url.split("/puzzles/")[1].split("?")[0]
    assert "leave" in next(one for one in puzzles() if one.id == name).themes
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(visitor) == []
    visitor.page.locator(".task a.skip").tap()
    visitor.page.wait_for_url(lambda url: name not in url)
    assert "about=leave" in visitor.page.url


def test_a_card_puzzle_tells_what_each_choice_is_worth(visit: Visit) -> None:
    puzzle = next(one for one in card_puzzles() if one.solution[0].rstrip("!").isalpha() and "pass" not in one.solution)
    visitor = visit()
    open_puzzle(visitor, puzzle.id)
    visitor.wait_for(".bar.mine")
    name = puzzle.solution[0].rstrip("!").capitalize().replace("1", " 1").replace("2", " 2")
    visitor.page.locator(".hand .option").filter(has_text=name).first.click()
    visitor.page.locator(".bar .primary.big:enabled").click()
    expect(verdict(visitor, "done")).to_contain_text(re.compile(r"In [\d,]+ games played out from here: .*%"))
    assert violations(visitor) == []


def test_one_s_own_mistakes_come_back_as_exercises(server: RunningServer, visit: Visit) -> None:
    match = play_out(server, "tank-chess")
    visitor = visit()
    visitor.go(f"/replay/{match}?analyse=1")
    learn = visitor.page.locator(".judged").get_by_role("button", name=re.compile("^Learn from"))
    expect(learn).to_be_visible(timeout=120_000)
    learn.click()
    visitor.wait_for("[role=grid]")
    panel = visitor.page.locator(".task")
    expect(panel).to_contain_text("This is where the game turned against you.")
    played = re.search(r"You played (\S+) here", panel.inner_text())
    assert played is not None
    assert violations(visitor) == []
    # The same mistake once more is one, and the solution is none.
    visitor.type_move(played[1].rstrip("+#="))
    expect(verdict(visitor, "wrong")).to_contain_text("That is what you played in the game.")
    visitor.press("Try again")
    visitor.press("Show the solution")
    expect(verdict(visitor, "done")).to_contain_text("%")
    visitor.go("/puzzles")
    expect(visitor.page.get_by_role("link", name=re.compile("^Learn from"))).to_be_visible()
