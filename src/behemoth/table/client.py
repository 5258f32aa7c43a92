"""A client connected to a match: what it may see, what it has been sent, how much of what it says may wait."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from behemoth.table.messages import Outgoing
from behemoth.table.views import Audience
from behemoth.table.wire import write_message

#: How many of its messages may lie unread. How many it may send a second is for whoever holds the sockets to say.
UNREAD: Final = 32


class Connection(Protocol):
    """A socket, as the table uses it. Neither method may wait: a slow client must not delay another."""

    def offer(self, data: bytes) -> bool:
        """Queue a message for sending; false if the queue is full. Then the match drops the connection."""
        ...

    def drop(self) -> None:
        """Close the connection; the client may connect again and resync."""
        ...


class Client:
    """A client of a match: a player with one seat or several, or a spectator."""

    __slots__ = ("address", "asking", "audience", "connection", "lost", "proofs", "seen", "unread", "welcomed")

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        #: In whose name its work waits: where it comes from, as far as that is known.
        self.address: str = getattr(connection, "address", "") or f"client {id(self)}"
        #: The newest of its questions that is not answered yet; each waits for the one before.
        self.asking: asyncio.Task[None] | None = None
        self.audience = Audience()
        #: The hashes of the tokens that held its seats when it showed them.
        self.proofs: tuple[str, ...] = ()
        self.welcomed = False
        #: The version of the match in the last update sent.
        self.seen = 0
        self.unread = 0
        #: It did not keep up.
        self.lost = False

    def tell(self, message: Outgoing) -> None:
        """Send it a message of its own."""
        self.send(write_message(message))

    def send(self, data: bytes) -> None:
        """Queue bytes for it, unless it is lost already."""
        if not self.lost and not self.connection.offer(data):
            self.lost = True
