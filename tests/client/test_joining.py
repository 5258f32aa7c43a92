"""From a link to a match in one call, with and without await."""

from __future__ import annotations

import asyncio

import pytest

from behemoth.client import BadLink, BlockingTable, join, join_blocking
from tests.client.play import SMALL, invitation, request
from tests.server.running_server import RunningServer


def test_with_await(server: RunningServer) -> None:
    made = BlockingTable(server.url).create(request(options=SMALL))

    async def play() -> None:
        async with join(invitation(server.url, made).text, "Bo", language="de") as match:
            assert match.now.yours == (1,)
            assert "Bo setzt sich" in " ".join(line.text for line in match.now.log)

    asyncio.run(play())


def test_without_await(server: RunningServer) -> None:
    made = BlockingTable(server.url).create(request(options=SMALL))
    with join_blocking(invitation(server.url, made).text, "Bo") as match:
        assert match.now.yours == (1,)
    with join_blocking(f"{server.url}/watch/{made.match}") as match:
        assert match.now.yours == ()


def test_a_text_that_is_no_link() -> None:
    with pytest.raises(BadLink), join_blocking("somewhere"):
        pass
