"""Lessons as people take them: wrong tries get a reason, right ones praise, and what was solved stays solved."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from behemoth.lessons import Task, TaskStep, find_task, lessons
from tests.browser.conftest import Visit
from tests.browser.test_pages import violations
from tests.browser.visitor import Visitor

MOVE = re.compile(r"([A-Z]\d+)>([A-Z]\d+)([NESW]{1,2})")


def simple_task(game: str, language: str = "en") -> tuple[Task, str]:
    """A task of one step whose solution and one wrong try with a reason are plain drives, or cards without a target."""
    for lesson in lessons(language):
        for task in lesson.tasks:
            if lesson.game == game and not task.then and plain(game, task.solution[0]):
                wrong = next((one.action for one in task.tries if one.why and plain(game, one.action)), None)
                if wrong is not None:
                    return task, wrong
    raise LookupError(game)


def plain(game: str, action: str) -> bool:
    return bool(MOVE.fullmatch(action)) if game == "tank-chess" else action.rstrip("!").isalpha()


def reason(step: TaskStep, action: str) -> str:
    return next(one.why for one in step.tries if one.action == action)


def verdict(visitor: Visitor, word: str) -> Locator:
    found = visitor.page.locator(f".verdict.{word}")
    expect(found).to_be_visible()
    return found


def drive(visitor: Visitor, action: str) -> None:
    """A drive by mouse or finger: the piece, the square, the button."""
    found = MOVE.fullmatch(action)
    assert found is not None
    expect(visitor.page.locator(".verdict.wrong")).to_have_count(0)  # the last try has been taken back
    point = visitor.tap if visitor.phone else visitor.click
    point(found[1])
    visitor.page.locator(".panel .title").wait_for()
    point(found[2])
    confirm = visitor.page.locator(".panel .primary")
    confirm.tap() if visitor.phone else confirm.click()


def play_card(visitor: Visitor, action: str) -> None:
    """A card by mouse or finger, or what can be done instead."""
    expect(visitor.page.locator(".verdict.wrong")).to_have_count(0)
    visitor.wait_for(".bar.mine", ".decision .answer:enabled")
    if action == "pass":
        visitor.page.locator(".bar .buttons button:enabled").last.click()
        return
    name = action.rstrip("!").capitalize()
    card = visitor.page.locator(".hand .option").filter(has_text=re.compile(name)).first
    card.tap() if visitor.phone else card.click()
    visitor.page.locator(".bar .primary.big:enabled").click()


def test_a_lesson_of_tank_chess_by_mouse(visit: Visit) -> None:
    task, wrong = simple_task("tank-chess")
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("link", name="Learn in ten minutes").click()
    visitor.page.get_by_role("region", name="Tank Chess").get_by_role("link", name=re.compile("^Begin")).click()
    visitor.wait_for("[role=grid]")
    visitor.go(f"/learn/{task.name}")
    visitor.wait_for("[role=grid]")
    expect(visitor.page.locator(".prompt")).to_have_text(task.text)
    drive(visitor, wrong)
    expect(verdict(visitor, "wrong")).to_contain_text(reason(task, wrong))
    expect(visitor.page.locator("[aria-live=assertive]")).to_contain_text(reason(task, wrong))
    # What was asked can be read once more.
    expect(visitor.page.locator(".prompt")).to_be_visible()
    assert violations(visitor) == []
    visitor.button("Try again").click()
    expect(visitor.page.locator(".prompt")).to_have_text(task.text)
    drive(visitor, task.solution[0])
    expect(verdict(visitor, "done")).to_contain_text(task.right)
    assert violations(visitor) == []
    # Leaving and coming back: what was solved stays solved.
    visitor.go("/learn")
    told = visitor.page.get_by_role("listitem").filter(has_text=title(task))
    expect(told).to_contain_text("1 of")
    assert f"{task.lesson}/{task.id}" in json.loads(visitor.page.evaluate("localStorage['behemoth.progress']"))


def title(task: Task) -> str:
    return next(lesson.title for lesson in lessons(task.language) if lesson.id == task.lesson)


def test_a_lesson_of_monster_combat_on_a_german_phone(visit: Visit) -> None:
    task, wrong = simple_task("monster-combat", "de")
    visitor = visit(phone=True, settings={"language": "de"})
    visitor.go(f"/learn/{task.name}")
    expect(visitor.page.locator(".prompt")).to_have_text(task.text)
    tap_german_card(visitor, wrong)
    expect(verdict(visitor, "wrong")).to_contain_text(reason(task, wrong))
    visitor.button("Noch einmal versuchen").tap()
    tap_german_card(visitor, task.solution[0])
    expect(verdict(visitor, "done")).to_contain_text(task.right)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(visitor) == []


def tap_german_card(visitor: Visitor, action: str) -> None:
    german = {"sword": "Schwert", "shield": "Schild", "life": "Leben", "lightning": "Blitz", "thief": "Dieb"}
    play_card(visitor, "pass" if action == "pass" else german[action.rstrip("!")])


def test_a_lesson_of_tank_chess_on_a_phone(visit: Visit) -> None:
    task, wrong = simple_task("tank-chess")
    visitor = visit(phone=True)
    visitor.go(f"/learn/{task.name}")
    visitor.wait_for("[role=grid]")
    drive(visitor, wrong)
    expect(verdict(visitor, "wrong")).to_contain_text(reason(task, wrong))
    visitor.button("Try again").tap()
    drive(visitor, task.solution[0])
    verdict(visitor, "done")
    assert violations(visitor) == []


def test_a_phone_tells_first_what_a_lesson_is_about(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go("/learn/armour/1")
    visitor.wait_for("[role=grid]")
    about, prompt = visitor.page.locator(".about"), visitor.page.locator(".prompt")
    expect(about).to_contain_text("Exactly from ahead is the front")
    expect(about).to_be_visible()
    expect(prompt).not_to_be_visible()
    visitor.button("Go", exact=True).tap()
    expect(prompt).to_be_visible()
    expect(about).not_to_be_visible()
    assert violations(visitor) == []


def test_an_arrow_beside_a_tank_turns_it_and_drives_nowhere(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/turning/1")
    visitor.wait_for("[role=grid]")
    visitor.click("D4")
    arrow = visitor.page.locator(".handles path[data-heading=E]")
    box = arrow.bounding_box()
    assert box is not None
    # Its tip lies on the next square.
    visitor.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    visitor.page.locator(".panel").get_by_role("button", name="Turn", exact=True).click()
    verdict(visitor, "done")


def test_a_square_that_is_too_far_away_is_said(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/steps/5")
    visitor.wait_for("[role=grid]")
    visitor.click("F2")
    expect(visitor.page.get_by_text("Choose where it ends.")).to_be_visible()
    visitor.click("F6")
    expect(visitor.page.locator(".panel")).to_contain_text("heavy tank F2 cannot get to F6 this turn.")


def test_whoever_has_learned_enough_is_offered_a_game(visit: Visit) -> None:
    task = find_task("wrecks", 2)
    visitor = visit()
    visitor.go("/learn/wrecks/2")
    visitor.wait_for("[role=grid]")
    drive(visitor, task.solution[0])
    verdict(visitor, "done")
    visitor.button("Play your first game").click()
    visitor.page.wait_for_url(re.compile(r"/m/"))
    visitor.wait_for(".guide")


def test_a_lesson_by_keyboard_alone(visit: Visit) -> None:
    """Two wrong tries, a hint, then the right move; each answered where a screen reader hears it."""
    task, wrong = simple_task("tank-chess")
    visitor = visit()
    visitor.go(f"/learn/{task.name}")
    spoken = visitor.page.locator("[aria-live=assertive]")
    for _ in range(2):
        visitor.type_move(wrong)
        expect(spoken).to_contain_text(reason(task, wrong))
        verdict(visitor, "wrong")
        visitor.page.keyboard.press("Enter")  # goes on: the try is taken back
        expect(visitor.page.locator(".prompt")).to_be_visible()
    hint = visitor.button("Show a hint")
    hint.focus()
    visitor.page.keyboard.press("Enter")
    found = MOVE.fullmatch(task.solution[0])
    assert found is not None
    expect(visitor.page.locator(".hint", has_text=found[1]).first).to_be_visible()
    visitor.type_move(task.solution[0])
    expect(spoken).to_contain_text(task.right)
    before = visitor.page.url
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(lambda address: address != before)


def test_a_solution_that_was_shown_is_not_one_that_was_found(visit: Visit) -> None:
    task, wrong = simple_task("tank-chess")
    visitor = visit()
    visitor.go(f"/learn/{task.name}")
    for _ in range(2):
        visitor.type_move(wrong)
        visitor.press("Try again")
    visitor.press("Show a hint")
    visitor.press("Show the solution")
    expect(verdict(visitor, "done")).to_contain_text(task.right)
    assert visitor.page.evaluate("localStorage['behemoth.progress'] ?? null") is None
    visitor.press("Now you")
    expect(visitor.page.locator(".prompt")).to_have_text(task.text)


def test_what_a_rule_forbids_is_answered_and_nothing_moves(visit: Visit) -> None:
    task = find_task("steps", 1)
    visitor = visit()
    visitor.go("/learn/steps/1")
    visitor.type_move("D2>D8N")
    verdict(visitor, "wrong")
    expect(visitor.page.locator(".prompt")).to_have_text(task.text)
    visitor.type_move(task.solution[0])
    verdict(visitor, "done")


def test_a_lesson_speaks_another_language_in_the_middle(visit: Visit) -> None:
    task, wrong = simple_task("tank-chess")
    german, _ = simple_task("tank-chess", "de")
    visitor = visit()
    visitor.go(f"/learn/{task.name}")
    visitor.type_move(wrong)
    expect(verdict(visitor, "wrong")).to_contain_text(reason(task, wrong))
    visitor.button("Deutsch").click()
    expect(verdict(visitor, "wrong")).to_contain_text(reason(german, wrong))


def test_an_unknown_lesson_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expects("404")
    visitor.go("/learn/no-such-lesson/1")
    expect(visitor.page.get_by_role("heading", name="There is no such lesson")).to_be_visible()
    visitor.page.locator("main").get_by_role("link", name="Learn").click()
    expect(visitor.page.get_by_role("region", name="Tank Chess")).to_be_visible()
