"""What waits unread for all clients together."""

from __future__ import annotations

import asyncio

import pytest

from behemoth.server import backlog
from behemoth.server.backlog import Backlog


class _Client:
    def __init__(self, unread: int) -> None:
        self.unread = unread
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True
        self.unread = 0


def test_those_for_whom_most_waits_have_to_go() -> None:
    async def story() -> list[bool]:
        clients = [_Client(unread) for unread in (10, 500, 0, 400, 90)]
        found = Backlog(200)
        for client in clients:
            found.add(client)
        found.drop_the_worst()
        return [client.dropped for client in clients]

    assert asyncio.run(story()) == [False, True, False, True, False]


def test_it_is_looked_at_while_somebody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        found, first, second = Backlog(100), _Client(101), _Client(101)
        found.add(first)
        await asyncio.sleep(0.05)
        assert first.dropped
        found.discard(first)
        await asyncio.sleep(0.05)
        assert not found._looking, "nobody is here: nothing runs any more"
        found.add(second)
        await asyncio.sleep(0.05)
        assert second.dropped

    monkeypatch.setattr(backlog, "_LOOK", 0.01)
    asyncio.run(story())
