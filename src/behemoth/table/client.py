"""A client connected to a match: what it may see, what they have been sent, how much they may say."""

from __future__ import annotations

from typing import Final, Protocol

from behemoth.table.bucket import Bucket
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.messages import Outgoing
from behemoth.table.views import Audience
from behemoth.table.wire import write_message

#: How many messages may come at once, how many a second, and how many may lie unread.
BURST: Final = 40
A_SECOND: Final = 15
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

    __slots__ = ("_words", "audience", "connection", "lost", "seen", "unread", "welcomed")

    def __init__(self, connection: Connection, now: Milliseconds) -> None:
        self.connection = connection
        self.audience = Audience()
        self.welcomed = False
        #: The version of the match in the last update sent.
        self.seen = 0
        self.unread = 0
        #: It did not keep up.
        self.lost = False
        self._words = Bucket(A_SECOND / 1000, BURST, now)

    def may_speak(self, now: Milliseconds) -> bool:
        """Whether one more message is within the rate; counts it."""
        return self._words.take(now)

    def tell(self, message: Outgoing) -> None:
        """Send it a message of its own."""
        self.send(write_message(message))

    def send(self, data: bytes) -> None:
        """Queue bytes for it, unless it is lost already."""
        if not self.lost and not self.connection.offer(data):
            self.lost = True
