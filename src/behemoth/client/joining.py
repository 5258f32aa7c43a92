"""From a link to a match one takes part in, in one call."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from behemoth.client.blocking import BlockingMatch, BlockingTable
from behemoth.client.links import Link, read_link
from behemoth.client.online import OnlineMatch
from behemoth.client.tables import Table
from behemoth.locale import DEFAULT_LANGUAGE


@asynccontextmanager
async def join(link: Link | str, name: str = "", *, language: str = DEFAULT_LANGUAGE) -> AsyncIterator[OnlineMatch]:
    """Sit down as the link says and follow the match: ``async with join(link, "Ada") as match``."""
    where = read_link(link) if isinstance(link, str) else link
    seat = await Table(where.server, language=language).take_seat(where, name)
    async with OnlineMatch(seat.server, seat.match, seat.tokens, language=language) as match:
        yield match


@contextmanager
def join_blocking(link: Link | str, name: str = "", *, language: str = DEFAULT_LANGUAGE) -> Iterator[BlockingMatch]:
    """The same without ``await``: ``with join_blocking(link, "Ada") as match``."""
    where = read_link(link) if isinstance(link, str) else link
    seat = BlockingTable(where.server, language=language).take_seat(where, name)
    with BlockingMatch(seat.server, seat.match, seat.tokens, language=language) as match:
        yield match
