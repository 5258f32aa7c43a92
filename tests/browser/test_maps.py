"""Maps: drawn from nothing by mouse, finger and keys, judged in words, shared by a link, played, out and in again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from behemoth.tankchess import read_position, read_scheme, setup_faults
from tests.browser.conftest import Visit
from tests.browser.running_server import RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import OVER, PATIENCE, YOUR_TURN, Visitor

#: A small map in order, so that what it is about need not be drawn in every test.
LINE = "8_8-2hhh3-8-1h6-6h1-8-3hhh2-8_LTB1N.CLTE1N_CLTD8S.LTG8S_w"
EMPTY = "8_8-8-8-8-8-8-8-8_-_-_w"


def kept(visitor: Visitor) -> list[dict[str, object]]:
    """The maps of this browser."""
    found: list[dict[str, object]] = json.loads(visitor.page.evaluate("localStorage.getItem('behemoth.maps') ?? '[]'"))
    return found


def position(visitor: Visitor) -> str:
    """The line of the map that was changed last."""
    return str(kept(visitor)[0]["now"]["position"])  # type: ignore[index]


def with_map(visitor: Visitor, line: str = LINE, title: str = "Small fight") -> None:
    """Open a map that is kept already."""
    now = {"position": line, "title": title, "note": "", "symmetric": True, "clock": 0}
    one = {"id": "small", "at": 1, "shared": False, "now": now, "versions": []}
    visitor.keep("behemoth.maps", [one])
    visitor.go("/maps/small")
    visitor.wait_for("[role=grid]")


def chip(visitor: Visitor, words: str) -> None:
    """The verdict in short; the table may take its time."""
    expect(visitor.page.locator(".chip")).to_contain_text(words, timeout=PATIENCE)


def told(visitor: Visitor, words: str) -> None:
    """What the table says of the map."""
    expect(visitor.page.locator(".faults")).to_contain_text(words, timeout=PATIENCE)


def play_to_the_end(server: RunningServer, match: str, *people: Visitor, first: str) -> None:
    """The people take turns from the first seat on, each at their own browser, until the game is over; a bot may have
    the other seat, and may have moved before the page has shown it."""
    rng = Random(5)
    people[0].type_move(first)
    server.wait_for_actions(match, 1)
    while (state := server.state(match)).outcome() is None:
        seat = state.to_act()[0]
        if seat >= len(people):
            people[0].page.wait_for_timeout(50)
            continue
        people[seat].wait_for(YOUR_TURN)
        people[seat].page.wait_for_timeout(200)
        before = server.summary(match)["actions"]
        people[seat].type_move(server.good_move(match, rng))
        server.wait_for_actions(match, before + 1)
    people[0].wait_for(OVER)
    assert server.summary(match)["options"]["position"] == LINE


def analyse(visitor: Visitor, match: str) -> None:
    """Every move of the game has its judgement."""
    visitor.go(f"/replay/{match}?analyse=1")
    judged = visitor.page.locator(".judged")
    expect(judged.locator("tbody tr").first).to_be_attached(timeout=PATIENCE)
    expect(judged.locator("progress")).to_have_count(0, timeout=120_000)
    expect(visitor.page.locator("[data-best]").first).to_be_attached()


def test_a_map_is_drawn_by_mouse_and_its_faults_are_told(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/maps")
    visitor.page.get_by_label("Size").select_option("8")
    visitor.button("New map").click()
    visitor.wait_for("[role=grid]")
    # What is missing is said in words, before anything is drawn.
    told(visitor, "White must have exactly one command tank, not 0. (TC4.1)")
    visitor.button("Pieces").click()
    visitor.click("E1")
    assert position(visitor).split("_")[2:4] == ["CLTE1N", "CLTD8S"]
    # It stands in the open: the squares are marked and named.
    told(visitor, "can be destroyed on the first move")
    assert visitor.page.locator("[data-board] .fault").count() > 1
    visitor.button("light tank").click()
    visitor.click("B1")
    visitor.click("B1")  # again: it turns
    assert "LTB1NE" in position(visitor)
    # A drag is a line of obstacles, repeated on the other half.
    visitor.button("Terrain").click()
    x, y = visitor.centre("D2")
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(*visitor.centre("F2"), steps=4)
    visitor.page.mouse.up()
    assert position(visitor).split("_")[1] == "8-2hhh3-8-8-8-8-3hhh2-8"
    visitor.button("Undo").click()
    assert "h" not in position(visitor).split("_")[1]
    visitor.button("Redo").click()
    # Shapes turn; a wreck lies there; a piece turns by a drag out of its square.
    visitor.button("Shapes").click()
    visitor.button("Corner of three").click()
    visitor.button("Turn right").click()
    visitor.click("A5")
    assert position(visitor).split("_")[1].count("h") == 12
    visitor.button("Undo").click()
    visitor.button("Wrecks").click()
    visitor.button("stack").click()
    visitor.click("H4")
    assert position(visitor).endswith("_sH4.A5")
    told(visitor, "from the middle of a game")
    visitor.page.get_by_role("group", name="To move").get_by_role("button", name="Black").click()
    assert "_b_s" in position(visitor)
    visitor.page.get_by_label("Title").fill("Drawn")
    visitor.page.reload()
    visitor.wait_for("[role=grid]")
    expect(visitor.page.locator(".head .title")).to_have_text("Drawn")
    assert len(kept(visitor)) == 1


def test_a_map_is_drawn_with_keys_alone_and_heard(visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    visitor.go("/maps/new?size=8")
    visitor.wait_for("[role=grid]")
    press, heard = visitor.page.keyboard.press, visitor.page.locator("[aria-live=polite]").first
    visitor.page.locator("[role=gridcell][tabindex='0']").focus()
    press("p")
    press("ArrowRight")
    press("Enter")
    expect(heard).to_contain_text("B1: Kommandopanzer von Weiß")
    press("]")
    assert "CLTB1NE" in position(visitor)
    press("b")
    for _ in range(3):
        press(".")
    press("ArrowUp")
    press("Space")
    expect(visitor.page.locator("[data-square=B2]")).to_have_attribute("aria-label", re.compile("^B2, Hecke"))
    press("s")
    expect(heard).to_contain_text("Spiegelung")
    for _ in range(2):
        press("Shift+ArrowRight")
    expect(heard).to_contain_text("B2 bis D2 ausgewählt, 3 Felder.")
    press("l")
    press("Control+c")
    press("ArrowUp")
    press("Control+v")
    assert position(visitor).split("_")[1].split("-")[4:7] == ["8", "3bbb2", "1bbb4"]
    press("Alt+ArrowLeft")
    assert position(visitor).split("_")[1].split("-")[5] == "2bbb3"
    press("Delete")
    assert position(visitor).split("_")[1].split("-")[5] == "8"
    for _ in range(9):
        press("Control+z")
    assert position(visitor) == EMPTY
    press("?")
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Symmetrie")


def test_a_map_is_drawn_by_finger_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True, locale="de-DE")
    visitor.go("/maps/new?size=8")
    visitor.wait_for("[role=grid]")
    visitor.button("Figuren").tap()
    visitor.tap("E1")
    visitor.button("Leichter Panzer", exact=True).tap()
    visitor.tap("B1")
    visitor.button("Gelände").tap()
    for square in ("D2", "E2", "F2", "B5"):
        visitor.tap(square)
    assert position(visitor) == LINE
    chip(visitor, "OK")
    visitor.tap("G1")
    visitor.button("Rückgängig").tap()
    assert position(visitor) == LINE
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    visitor.page.locator(".chip").tap()
    told(visitor, "Die Karte ist in Ordnung.")
    visitor.button("An einem Gerät").tap()
    visitor.wait_for(YOUR_TURN)


def test_a_map_goes_by_a_link_to_somebody_else_and_is_played_to_the_end(server: RunningServer, visit: Visit) -> None:
    ada, ben = visit(), visit(locale="de-DE", phone=True)
    with_map(ada)
    chip(ada, "OK")
    ada.button("Share and export").click()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    assert LINE in link
    assert "?" not in link
    ben.go(link[link.index("/maps/") :])
    ben.wait_for("[role=grid]")
    expect(ben.page.locator(".head .title")).to_have_text("Small fight")
    assert kept(ben) == []
    ben.page.locator(".handle").tap()
    ben.button("Behalten").tap()
    assert [(one["shared"], position(ben)) for one in kept(ben)] == [(True, LINE)]
    # Ben finds it beside the boards that come along, and asks Ada to it.
    ben.go("/new?game=tank-chess&with=friends")
    ben.page.get_by_label("Small fight").check()
    ben.button("Tisch eröffnen").click()
    match = ben.match
    invite = ben.page.evaluate("JSON.parse(localStorage.getItem('behemoth.matches'))[0].invites[0].invite")
    ada.go(f"/join/{match}#{invite}")
    ada.button(re.compile("Sit down|Take|Join")).first.click()
    ben.wait_for(YOUR_TURN)
    play_to_the_end(server, match, ben, ada, first="B1>B3N")
    ben.wait_for(OVER)
    analyse(ada, match)


def test_a_bot_plays_on_it_to_the_end_and_a_version_is_put_down(server: RunningServer, visit: Visit) -> None:
    visitor = visit()
    with_map(visitor)
    chip(visitor, "OK")
    visitor.button("Play against a bot").click()
    match = visitor.match
    visitor.wait_for(YOUR_TURN)
    play_to_the_end(server, match, visitor, first="B1>B3N")
    visitor.go("/maps/small")
    visitor.button("Erase").click()
    visitor.click("B1")
    visitor.button("Versions").click()
    visitor.button("Go back to it").last.click()
    assert position(visitor) == LINE
    assert len(kept(visitor)[0]["versions"]) == 2  # type: ignore[arg-type]


def test_a_flag_that_stands_alone_is_still_there_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    with_map(visitor)
    visitor.page.keyboard.press("s")
    visitor.page.keyboard.press("s")  # no symmetry: one flag at a time
    visitor.button("Flags").click()
    visitor.click("D1")
    told(visitor, "Only one side has a flag: D1.")
    assert position(visitor) == f"{LINE}_gD1.-_og1"
    visitor.page.reload()
    visitor.wait_for("[role=grid]")
    expect(visitor.page.locator("[data-square=D1]")).to_have_accessible_name(re.compile("[Ff]lag"))
    told(visitor, "Only one side has a flag: D1.")


def test_what_cannot_be_played_is_not_offered_to_play(visit: Visit) -> None:
    visitor = visit()
    with_map(visitor, LINE.replace("CLTE1N", "CLTE2N"))
    chip(visitor, "fault")
    expect(visitor.button("Play against a bot")).to_be_disabled()
    told(visitor, "A piece stands where it cannot stand: E2.")
    visitor.page.locator(".faults .square", has_text="E2").first.click()
    expect(visitor.page.locator("[data-square=E2]")).to_be_focused()
    visitor.page.keyboard.press("Delete")
    visitor.button("It need not be symmetric").first.click()
    expect(visitor.page.get_by_label("Meant to be symmetric")).not_to_be_checked()


def test_texts_and_pictures_go_out_and_in_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    with_map(visitor)
    chip(visitor, "OK")
    visitor.button("Share and export").click()
    saved = {}
    for name in ("Save as a file", "SVG", "PNG"):
        with visitor.page.expect_download() as download:
            visitor.button(name, exact=True).click()
        saved[name] = tmp_path / download.value.suggested_filename
        download.value.save_as(saved[name])
    scheme = read_scheme(saved["Save as a file"].read_bytes())
    assert (scheme.name, setup_faults(scheme)) == ("small-fight", ())
    assert scheme.position() == read_position(LINE)
    assert saved["SVG"].read_text().startswith("<svg")
    assert saved["PNG"].read_bytes().startswith(b"\x89PNG")
    visitor.button("Close", exact=True).click()
    visitor.button("Empty the board").click()
    assert position(visitor) == EMPTY
    visitor.button("Import").click()
    visitor.page.locator("input[type=file]").set_input_files(saved["Save as a file"])
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert position(visitor) == LINE
    visitor.button("Import").click()
    visitor.page.get_by_label("Or paste the text here").fill("8_9-8_-_-_w")
    visitor.button("Open it").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("TC9.3")
    visitor.expects("422")


def test_my_maps_are_renamed_duplicated_and_deleted(visit: Visit) -> None:
    visitor = visit()
    with_map(visitor)
    visitor.go("/maps")
    visitor.button("Duplicate").click()
    visitor.button("Rename").first.click()
    visitor.page.get_by_role("dialog").get_by_label("Title").fill("Second")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    expect(visitor.page.locator("h2")).to_have_text(["Second", "Small fight"])
    visitor.button("Delete").last.click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(visitor.page.locator("h2")).to_have_text(["Second"])


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everybody_can_use_it(visit: Visit, theme: str) -> None:
    visitor = visit(settings={"theme": theme}, phone=theme == "dark")
    with_map(visitor, LINE.replace("CLTE1N", "CLTE2N"))
    chip(visitor, "fault")
    found = []
    for key in "bopwev":
        visitor.page.keyboard.press(key)
        found += violations(visitor)
    visitor.page.locator(".chip").click()
    found += violations(visitor)
    visitor.button("Share and export").click()
    found += violations(visitor)
    visitor.button("Close", exact=True).click()
    visitor.button("Versions").click()
    found += violations(visitor)
    visitor.go("/maps")
    found += violations(visitor)
    assert found == []
