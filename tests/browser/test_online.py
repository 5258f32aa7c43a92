"""Two browsers against each other: by invitation, over lost connections and a restart of the server."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer, quiet_port
from tests.browser.visitor import OVER, YOUR_TURN, Visitor

#: What a browser writes to its console when a connection breaks, whatever the page does about it.
BROKEN = (r"WebSocket connection to", r"net::ERR_")


def test_friends_by_invitation_with_a_lost_connection(server: RunningServer, visit: Visit) -> None:
    """Made on the page, joined by the link; the cable is cut while one of them moves, and nothing is lost."""
    cable = Cable(server.address)
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
        play(server, match, players, rng, 3)

        friend.wait_for(YOUR_TURN)
        friend.context.set_offline(True)
        cable.cut()
        move = server.good_move(match, rng)
        friend.type_move(move)  # said into the dark
        expect(friend.page.get_by_text("No connection.")).to_be_visible(timeout=30_000)
        assert server.summary(match)["actions"] == 3
        cable.mend()
        friend.context.set_offline(False)
        expect(friend.page.get_by_text("No connection.")).to_have_count(0, timeout=30_000)
        host.wait_for(YOUR_TURN, OVER)  # it went on by itself, and the move was not lost
        server.wait_for_actions(match, 4)

        play(server, match, players, rng, 60)
        for player in players.values():
            player.wait_for(OVER)
        assert server.summary(match)["outcome"]["reason"] != "abandoned"


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


def play(server: RunningServer, match: str, players: dict[int, Visitor], rng: Random, plies: int) -> None:
    """So many moves, typed by whose turn it is, or until the end."""
    for _ in range(plies):
        summary = server.summary(match)
        if summary["outcome"]:
            return
        player = players[summary["to_act"][0]]
        player.wait_for(YOUR_TURN)
        player.type_move(server.good_move(match, rng))
        server.wait_for_actions(match, summary["actions"] + 1)


def test_a_restart_of_the_server_is_no_event(tmp_path: Path, visit: Visit) -> None:
    """The real command, stopped and started in the middle of a game; the page goes on by itself."""
    server = RunningServer(tmp_path, quiet_port(), quick=False)
    try:
        visitor = visit(at=server)
        visitor.expects(*BROKEN)
        match = visitor.sit(server.create("tank-chess", "pr", SMALL), "tank-chess", 0)
        rng = Random(2)
        play(server, match, {0: visitor}, rng, 1)
        visitor.wait_for(YOUR_TURN)
        before = server.record(match)
        server.stop()
        expect(visitor.page.get_by_text("No connection.")).to_be_visible(timeout=30_000)
        server.start()
        expect(visitor.page.get_by_text("No connection.")).to_have_count(0, timeout=30_000)
        assert server.record(match) == before
        visitor.type_move(server.good_move(match, rng))
        server.wait_for_actions(match, 3)
    finally:
        server.close()


def test_watching_by_link(server: RunningServer, visit: Visit) -> None:
    player, spectator = visit(), visit()
    match = player.sit(server.create("tank-chess", "pp", SMALL, mode="here"), "tank-chess", mode="here")
    spectator.go("/")
    spectator.page.get_by_label("Link or name of a table").fill(f"{server.address}/watch/{match}")
    spectator.button("Watch", exact=True).click()
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    player.wait_for(YOUR_TURN)
    player.type_move(server.good_move(match, Random(1)))
    server.wait_for_actions(match, 1)
    expect(spectator.page.get_by_role("log").locator("p:not(.soft)").first).to_be_visible()
    expect(spectator.button("Resign")).to_have_count(0)
