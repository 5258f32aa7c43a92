"""Seats elsewhere: what they leave out, what they say while others think, offers that are answered by a command."""

from __future__ import annotations

import threading

import pytest

from behemoth.client import BlockingMatch, BlockingTable, Link
from behemoth.locale import LANGUAGES
from behemoth.terminal.online_seat import SEATS
from tests.client.play import SMALL, request
from tests.server.conftest import server
from tests.server.running_server import RunningServer
from tests.terminal.running import run

__all__ = ["server"]


def test_every_game_of_ours_has_its_own_seat() -> None:
    assert set(SEATS) == {"tank-chess", "monster-combat"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [(), ("--plain",)])
def test_a_draw_that_is_offered_is_accepted(server: RunningServer, lang: str, words: tuple[str, ...]) -> None:
    made = BlockingTable(server.url).create(request(kinds="pp", options=SMALL))
    white, black = (seat.token for seat in made.seats)
    with BlockingMatch(server.url, made.match, (black,)) as other:
        offering = threading.Thread(target=other.offer, args=("draw",))
        offering.start()
        offering.join()
        link = Link(server.url, "seat", made.match, white).text
        said = run("--lang", lang, "join", link, *words, typed="draw\nquit\n")
        assert said.code == 0
        assert ("offers a draw:" in said.out) == (lang == "en")
        assert BlockingTable(server.url).summary(made.match).outcome is not None


def test_what_needs_ones_own_keyboard_is_not_offered(server: RunningServer) -> None:
    made = BlockingTable(server.url).create(request(kinds="pb", options=SMALL))
    link = Link(server.url, "seat", made.match, made.seats[0].token).text
    said = run("join", link, typed="help\nquit\n")
    assert "  undo" in said.out
    assert "  redo" not in said.out
    assert "  load" not in said.out
