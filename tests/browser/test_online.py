"""Two browsers against each other: by invitation, over lost connections and a restart of the server."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Visit
from tests.browser.house import SMALL, House, quiet_port
from tests.browser.visitor import OVER, YOUR_TURN, Visitor

#: What a browser writes to its console when a connection breaks, whatever the page does about it.
BROKEN = (r"WebSocket connection to", r"net::ERR_")


def test_friends_by_invitation_with_a_lost_connection(house: House, visit: Visit) -> None:
    """Made on the page, joined by the link; the cable is cut while one of them moves, and nothing is lost."""
    cable = Cable(house.address)
    with cable:
        host, friend = visit(), visit(at=cable.address)
        friend.expects(*BROKEN)
        link = invite(host)
        friend.go(link)
        friend.page.get_by_label("Your name").fill("Kim")
        friend.button("Sit down").click()
        match = friend.match
        assert "#" not in friend.page.url  # the invitation has left the address
        expect(host.page.get_by_role("list", name="Players")).to_contain_text("Kim")
        rng = Random(11)
        players = {0: host, 1: friend}
        play(house, match, players, rng, 3)

        friend.wait_for(YOUR_TURN)
        friend.context.set_offline(True)
        cable.cut()
        move = house.good_move(match, rng)
        friend.type_move(move)  # said into the dark
        expect(friend.page.get_by_text("No connection.")).to_be_visible(timeout=30_000)
        assert house.summary(match)["actions"] == 3
        cable.mend()
        friend.context.set_offline(False)
        expect(friend.page.get_by_text("No connection.")).to_have_count(0, timeout=30_000)
        host.wait_for(YOUR_TURN, OVER)  # it went on by itself, and the move was not lost
        house.wait_for_actions(match, 4)

        play(house, match, players, rng, 60)
        for player in players.values():
            player.wait_for(OVER)
        assert house.summary(match)["outcome"]["reason"] != "abandoned"


def invite(host: Visitor) -> str:
    """Set a table for a friend; the path of the invitation."""
    host.go("/new?game=tank-chess&with=friends")
    host.page.get_by_label("First Steps 10").check()
    host.button("Set the table and invite").click()
    expect(host.page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    expect(host.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.button("Copy link").click()
    expect(host.page.locator(".toast")).to_contain_text("Copied.")
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    found = re.fullmatch(r"https?://[^/]+(/join/[\w-]+#[\w-]+)", link)
    assert found, link
    return found.group(1)


def play(house: House, match: str, players: dict[int, Visitor], rng: Random, plies: int) -> None:
    """So many moves, typed by whose turn it is, or until the end."""
    for _ in range(plies):
        summary = house.summary(match)
        if summary["outcome"]:
            return
        player = players[summary["to_act"][0]]
        player.wait_for(YOUR_TURN)
        player.type_move(house.good_move(match, rng))
        house.wait_for_actions(match, summary["actions"] + 1)


def test_a_restart_of_the_server_is_no_event(tmp_path: Path, visit: Visit) -> None:
    """The real command, stopped and started in the middle of a game; the page goes on by itself."""
    house = House(tmp_path, quiet_port(), quick=False)
    try:
        guest = visit(at=house)
        guest.expects(*BROKEN)
        match = guest.sit(house.create("tank-chess", "pr", SMALL), "tank-chess", 0)
        rng = Random(2)
        play(house, match, {0: guest}, rng, 1)
        guest.wait_for(YOUR_TURN)
        before = house.record(match)
        house.stop()
        expect(guest.page.get_by_text("No connection.")).to_be_visible(timeout=30_000)
        house.start()
        expect(guest.page.get_by_text("No connection.")).to_have_count(0, timeout=30_000)
        assert house.record(match) == before
        guest.type_move(house.good_move(match, rng))
        house.wait_for_actions(match, 3)
    finally:
        house.close()


def test_watching_by_link(house: House, visit: Visit) -> None:
    player, spectator = visit(), visit()
    match = player.sit(house.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
    spectator.go("/")
    spectator.page.get_by_label("Link or name of a table").fill(f"{house.address}/watch/{match}")
    spectator.button("Watch", exact=True).click()
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    player.wait_for(YOUR_TURN)
    player.type_move(house.good_move(match, Random(1)))
    house.wait_for_actions(match, 1)
    expect(spectator.page.get_by_role("log").locator("p:not(.soft)").first).to_be_visible()
    expect(spectator.button("Resign")).to_have_count(0)
