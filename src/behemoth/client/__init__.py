"""A table elsewhere, from Python: make and join matches, follow them, act and ask (``docs/client.md``).

``Table`` and ``OnlineMatch`` are for ``asyncio``; ``BlockingTable`` and ``BlockingMatch`` are the same without.
"""

from behemoth.client.blocking import BlockingMatch, BlockingTable
from behemoth.client.faults import BadLink, Refused, Unreachable
from behemoth.client.joining import join, join_blocking
from behemoth.client.kept_seats import KeptSeat, KeptSeats
from behemoth.client.links import Link, read_link, read_server
from behemoth.client.online import OnlineMatch
from behemoth.client.remote_bot import BotService
from behemoth.client.situation import Situation
from behemoth.client.tables import Table, new_key

__all__ = [
    "BadLink",
    "BlockingMatch",
    "BlockingTable",
    "BotService",
    "KeptSeat",
    "KeptSeats",
    "Link",
    "OnlineMatch",
    "Refused",
    "Situation",
    "Table",
    "Unreachable",
    "join",
    "join_blocking",
    "new_key",
    "read_link",
    "read_server",
]
