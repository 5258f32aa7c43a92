"""The client without await: a whole game by turns, waiting, questions."""

from __future__ import annotations

import threading

import pytest

from behemoth.client import BlockingMatch, BlockingTable, Refused
from tests.client.play import SMALL, request
from tests.server.running_server import RunningServer


def test_a_game_against_a_bot(server: RunningServer) -> None:
    table = BlockingTable(server.url)
    made = table.create(request("monster-combat", "pbb", hints=True))
    with BlockingMatch(server.url, made.match, (made.seats[0].token,)) as match:
        asked = 0
        for now in match.moments():
            if now.mine and match.now.turn == now.turn:
                asked += 1
                choice = match.hint().action if asked == 1 else match.actions().actions[0].text
                match.act(choice)
        assert match.now.over
        assert asked > 1
        assert match.connections == 1
    assert table.summary(made.match).outcome == now.outcome


def test_waiting(server: RunningServer) -> None:
    made = BlockingTable(server.url).create(request(kinds="pp", options=SMALL))
    with BlockingMatch(server.url, made.match, tuple(seat.token for seat in made.seats)) as match:
        before = match.now.version
        assert match.wait(before, timeout=0.1) is None
        choice = match.all_actions()[3].text
        later = threading.Timer(0.1, match.act, (choice,))
        later.start()
        now = match.wait(before, timeout=10)
        later.join()
        assert now is not None
        assert now.news[0].action == choice
        assert match.ask("check", 0) is not None
        assert match.show(0).turn == 1
        assert match.offer("draw", 0).offers
        assert match.resign(1).over
        match.close()  # twice is fine


def test_a_fault_is_raised_where_it_was_asked(server: RunningServer) -> None:
    with pytest.raises(Refused), BlockingMatch(server.url, "nowhere"):
        pass
    assert not [thread for thread in threading.enumerate() if thread.name == "behemoth-client"]
