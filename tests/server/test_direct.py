"""The short way through the WebSocket protocol."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running_server import RunningServer, moves, serving


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with serving(direct=True) as found:
        yield found


def test_who_says_hello_again_is_heard_in_order(server: RunningServer) -> None:
    """A second hello takes the long way; what is said after it must not overtake it."""
    first, second = server.create(), server.create()
    client = server.sit(first, 0)
    token = second["seats"][0]["token"]
    seat, action = next(moves("tank-chess", 2))
    client.say("hello", protocol=1, match=second["match"], tokens=[token])
    answer = client.act(seat, action, turn=0)
    assert answer["is"] == "ack"
    assert server.sit(first).welcome["turn"] == 0
    assert server.sit(second).welcome["turn"] == 1
