"""The session of a seat elsewhere: what it knows, what it sends, what happened meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from behemoth.client import BlockingMatch, BlockingTable, Refused
from behemoth.table import Countdown
from behemoth.terminal.online_session import OnlineSession, Told
from behemoth.terminal.trouble import BadInput
from tests.client.play import SMALL, request
from tests.server.conftest import server
from tests.server.running_server import RunningServer

__all__ = ["server"]


@pytest.fixture
def both(server: RunningServer) -> Iterator[tuple[OnlineSession, BlockingMatch]]:
    """White as a session, Black as a client."""
    made = BlockingTable(server.url).create(request(kinds="pp", options=SMALL, clock=Countdown(10, 0)))
    white, black = (BlockingMatch(server.url, made.match, (seat.token,)) for seat in made.seats)
    with white, black:
        yield OnlineSession(white, server.url), black


def test_one_move_each(both: tuple[OnlineSession, BlockingMatch]) -> None:
    session, black = both
    assert (session.asked, session.people) == (0, (0,))
    events = session.play("B2>B3N")
    assert [event.sentence() for event in events] == ["White light tank B2 drives to B3, heading N."]
    assert session.situation.mine == ()
    black.wait(session.situation.version - 1, 10)
    black.act("B9>B8S")
    events = session.bot_turn() or ()
    assert len(events) == 1
    assert session.bot_turn() is None, "now it is our turn"
    assert session.asked == 0
    assert session.last_action() is not None
    left = session.seconds_left(0)
    assert left is not None
    assert 590 < left <= 600


def test_what_happens_while_one_types(both: tuple[OnlineSession, BlockingMatch]) -> None:
    session, black = both
    assert session.tick() == ()
    black.resign()
    session._match.wait(session.situation.version, 10)
    assert session.tick()
    assert session.asked is None
    with pytest.raises(Refused):
        session.resign()


def test_offers(both: tuple[OnlineSession, BlockingMatch]) -> None:
    session, black = both
    session.agree_on_draw()
    black.wait(session.situation.version - 1, 10)
    black.offer("draw")  # offering what is on offer accepts it
    session._match.wait(session.situation.version, 10)
    assert session.tick()
    assert session.situation.outcome is not None
    assert session.situation.outcome.drawn


def test_what_only_a_keyboard_of_ones_own_can_do(both: tuple[OnlineSession, BlockingMatch]) -> None:
    session, _ = both
    assert not session.unsaved
    with pytest.raises(BadInput):
        session.redo()
    with pytest.raises(Refused):
        session.undo()


def test_what_was_told_is_as_loud_as_it_was() -> None:
    assert Told("Check", "CHECK!").key() == "event-check"
    assert Told("TailSwung", "x").sentence("de") == "x"
