"""People at one table from different devices: invited, carried from one to another, talking in phrases."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer
from tests.browser.test_pages import violations
from tests.browser.visitor import Visitor

GERMAN: dict[str, Any] = {"settings": {"language": "de", "name": "Ben"}}


def test_an_invitation_tells_what_it_is_about_and_when_it_is_used(server: RunningServer, visit: Visit) -> None:
    clock = {"type": "countdown", "minutes": 10, "increment": 5}
    made = server.create("tank-chess", "po", SMALL, clock=clock)
    address = f"/join/{made['match']}#{made['invites'][0]['invite']}"
    ben, late = visit(), visit(**GERMAN)
    ben.go(address)
    facts = ben.page.locator("dl")
    for fact in ("First Steps", "10×10", "Black", "10 minutes", "Ada"):
        expect(facts).to_contain_text(fact)
    ben.button("Sit down").click()
    assert ben.match == made["match"]
    late.go(address)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Dieser Platz ist vergeben")
    expect(late.page.get_by_role("alert")).to_have_text(re.compile("Bitte Ada um eine neue"))
    expect(late.page.locator("#name")).to_have_count(0)
    late.page.get_by_role("link", name="Nur zuschauen").click()
    expect(late.page.get_by_text("Du schaust zu.")).to_be_visible()


def test_a_table_of_this_machine_alone_says_so_and_how_to_open_it(server: RunningServer, visit: Visit) -> None:
    host = visit()
    host.sit(server.create("tank-chess", "po", SMALL), "tank-chess", 0)
    note = host.page.get_by_role("region", name="This table listens to this computer only")
    expect(note.locator("code")).to_have_text(re.compile(r"^behemoth play --host 0\.0\.0\.0 --port \d+$"))


def test_a_seat_goes_to_another_device_by_code(server: RunningServer, visit: Visit) -> None:
    old, new = visit(), visit(phone=True, **GERMAN)
    match = old.sit(server.create("tank-chess", "pp", SMALL), "tank-chess", 0)
    old.button("Carry on elsewhere").click()
    code = old.page.get_by_label("Code").inner_text()
    new.go("/carry")
    new.page.get_by_label("Code").fill(code.lower())
    new.button("Meinen Platz hierher holen").tap()
    assert new.match == match
    new.wait_for(".now.mine")
    expect(old.page.get_by_text("You carry on at another device; here you watch.")).to_be_attached()
    third = visit()
    third.go(f"/carry#{code.replace(' ', '')}")
    third.expects("409")
    third.button("Bring my seat here").click()
    expect(third.page.get_by_text("This code is not good (any more).").first).to_be_visible()


def say(visitor: Visitor, opens: str, phrase: str) -> None:
    visitor.button(opens).click()
    visitor.button(phrase).click()


def test_phrases_are_read_in_one_s_own_language_and_can_be_muted(server: RunningServer, visit: Visit) -> None:
    made = server.create("monster-combat", "pp", {"variant": "coop"})
    ada, ben = visit(), visit(**GERMAN)
    ada.sit(made, "monster-combat", 0)
    ben.sit(made, "monster-combat", 1)
    expect(ada.button("Say something")).to_be_visible()
    say(ada, "Say something", "Save your shields.")
    log = ben.page.get_by_role("log")
    expect(log).to_contain_text("Ada: Hebt eure Schilde auf.")
    expect(ben.page.locator(".bubble").first).to_have_text("Hebt eure Schilde auf.")
    expect(ada.page.get_by_role("log")).to_contain_text("Ada: Save your shields.")
    ben.button("Von Ada nichts mehr hören").click()
    expect(log).not_to_contain_text("Schilde")
    say(ben, "Etwas sagen", "zwinkert")
    expect(ada.page.get_by_role("log")).to_contain_text("Kim winks.")
    say(ada, "Say something", "Thank you!")
    expect(ada.page.get_by_role("log")).to_contain_text("Ada: Thank you!")
    ben.button("Ada wieder hören").click()
    expect(log).to_contain_text("Ada: Danke!")


def test_an_open_table_is_found_and_joined_by_a_click(server: RunningServer, visit: Visit) -> None:
    host, guest = visit(settings={"name": "Robin"}), visit(phone=True, **GERMAN)
    host.go("/new?game=tank-chess&with=friends")
    host.page.get_by_label("Open to all").check()
    host.button("Set the table and invite").click()
    match = host.match
    expect(host.page.get_by_text("This table is open to all")).to_be_visible()
    guest.go("/tables")
    guest.button("Bei Robin mitspielen").wait_for()
    assert violations(guest) == []
    guest.button("Bei Robin mitspielen").tap()
    assert guest.match == match
    host.wait_for(".now.mine")
    late = visit()
    late.go("/tables")
    expect(late.page.get_by_text("Nobody waits at the moment.")).to_be_visible()


def test_the_title_says_whose_turn_it_is(server: RunningServer, visit: Visit) -> None:
    made = server.create("tank-chess", "pp", SMALL)
    ada, kim = visit(), visit(**GERMAN)
    match = ada.sit(made, "tank-chess", 0)
    kim.sit(made, "tank-chess", 1)
    expect(ada.page).to_have_title("● Your turn · Tank Chess")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    expect(kim.page).not_to_have_title(re.compile("Du bist dran"))
    ada.type_move(server.good_move(match, Random(1)))
    expect(kim.page).to_have_title("● Du bist dran · Tank Chess")
    expect(ada.page).not_to_have_title(re.compile("Your turn"))
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    kim.go("/")
    expect(kim.page).to_have_title("Behemoth")


def test_the_browser_says_it_to_who_looks_elsewhere(server: RunningServer, visit: Visit) -> None:
    """Asked for by a press only; a message is shown to who does not look, once for each turn."""
    made = server.create("tank-chess", "pp", SMALL)
    ada, kim = visit(), visit()
    kim.context.add_init_script(
        "Document.prototype.hasFocus = () => window.looking ?? true;"
        "window.shown = [];"
        "window.Notification = class { static permission = 'default';"
        " static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }"
        " constructor(title, options) { window.shown.push([title, options.body]); } };"
        "navigator.serviceWorker.getRegistration = () => Promise.resolve(undefined);"
    )
    match = ada.sit(made, "tank-chess", 0)
    kim.sit(made, "tank-chess", 1)
    kim.button("Tell me when it is my turn").click()
    expect(kim.button("Tell me when it is my turn")).to_have_count(0)
    kim.page.evaluate("window.looking = false")
    ada.type_move(server.good_move(match, Random(1)))
    kim.page.wait_for_function("() => window.shown.length > 0")
    assert kim.page.evaluate("window.shown") == [["Tank Chess: it is your turn", "With Ada"]]


def test_finished_games_stay_with_their_result(server: RunningServer, visit: Visit) -> None:
    ada = visit()
    made = server.create("tank-chess", "pp", SMALL)
    match = ada.sit(made, "tank-chess", 0)
    ada.button("Resign").click()
    ada.page.locator("dialog").get_by_role("button", name="Resign").click()
    ada.wait_for(".now.over")
    ada.go("/")
    ada.page.get_by_role("link", name="All my games").click()
    game = ada.page.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(game).to_contain_text("Lost")
    expect(game).to_contain_text("Ada – Kim")
    expect(ada.page.get_by_role("row", name=re.compile("Tank Chess People"))).to_contain_text("1")
    expect(game.get_by_role("link")).to_have_attribute("href", f"/replay/{match}")
    tokens = [seat["token"] for seat in made["seats"]]
    assert server.http.post(f"/api/matches/{match}/erase", json={"tokens": tokens}).status_code == 200
    ada.page.reload()
    expect(game).to_contain_text("The table has forgotten this game.")
    expect(game.get_by_role("link")).to_have_count(0)
