"""Everybody who is connected to one match: who has a place, who is here, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from behemoth.games import Seat
from behemoth.table import messages
from behemoth.table.client import Client, Connection
from behemoth.table.match import Match
from behemoth.table.presence import NOBODY, Presence
from behemoth.table.setup import fits
from behemoth.table.views import MatchViews, seat_infos
from behemoth.table.wire import write_message

#: How many may watch one match, and how many connections each seat may have. A new one of a seat replaces its oldest.
MOST_SPECTATORS: Final = 300
MOST_OF_A_SEAT: Final = 16


class Clients:
    """The clients of a match. ``presence`` knows who is connected to other processes."""

    def __init__(self, match_id: str, presence: Presence | None = None) -> None:
        self._match_id = match_id
        self._presence = presence
        self._of: dict[Connection, Client] = {}
        #: The seats whose owner is connected: to whichever process, and to this one.
        self.here: frozenset[Seat] = NOBODY
        self.connected: frozenset[Seat] = NOBODY
        self.note_who_is_here()

    def __len__(self) -> int:
        return len(self._of)

    def __iter__(self) -> Iterator[Client]:
        return iter(self._of.values())

    def find(self, connection: Connection) -> Client | None:
        """The client of a connection."""
        return self._of.get(connection)

    def add(self, client: Client) -> None:
        """Somebody is connected."""
        self._of[client.connection] = client

    def remove(self, connection: Connection) -> Client | None:
        """Somebody is no longer connected; who it was."""
        client = self._of.pop(connection, None)
        if client is not None:
            self.note_who_is_here()
        return client

    def clear(self) -> None:
        """Nobody is connected."""
        self._of.clear()

    def players(self) -> int:
        """How many of them hold a seat."""
        return sum(bool(client.audience.seats) for client in self)

    def too_many(self, seats: tuple[Seat, ...]) -> list[Client] | None:
        """Who has to go for one more with these seats; None if there is no place for them. Spectators never take the
        place of a player."""
        if not seats:
            return [] if len(self) - self.players() < MOST_SPECTATORS else None
        own = [client for client in self if client.audience.seats == seats]
        return own[: max(0, len(own) + 1 - MOST_OF_A_SEAT)]

    def note_who_is_here(self) -> None:
        """Somebody came, went, or showed who they are; here or at another process."""
        before = self.connected
        self.here = self.connected = frozenset(seat for client in self for seat in client.audience.seats)
        if self._presence is not None:
            self.here |= self._presence.elsewhere(self._match_id)
            if self.connected != before:
                self._presence.note(self._match_id)

    def first_address(self) -> str:
        """The address of the first player who is here, or else of whoever looks on."""
        first = min(self, key=lambda client: not client.audience.seats, default=None)
        return first.address if first is not None else ""

    def lost(self) -> list[Client]:
        """Those who do not read what they are sent."""
        return [client for client in self if client.lost]

    # -- what they are sent ----------------------------------------------------------------------------------------

    def write_updates(self, views: MatchViews) -> list[tuple[Client, bytes]]:
        """What is new, for each client; written once for all who may see the same."""
        written: dict[Hashable, bytes] = {}
        updates = []
        for client in self._of.values():
            if client.welcomed:
                key = views.shared(client.audience), client.seen
                data = written.get(key)
                if data is None:
                    data = written[key] = write_message(views.update(client.audience, seen=client.seen))
                updates.append((client, data))
        return updates

    def send(self, updates: list[tuple[Client, bytes]], version: int) -> None:
        """Send what was written, to those who have not left meanwhile."""
        for client, data in updates:
            if client.connection in self._of:
                client.send(data)
                client.seen = version

    def tell_presence(self, match: Match, but: Client | None = None) -> None:
        """Say who is here, to all but one."""
        for client in self:
            if client.welcomed and client is not but:
                client.tell(messages.Presence(seat_infos(match, self.here, client.audience.language)))

    def tell_busy(self, seat: Seat, busy: bool) -> None:
        """Say that a bot has to wait for its turn to think, or no longer has to."""
        for client in self:
            if client.welcomed:
                client.tell(messages.Thinking(seat, busy))

    def tell_said(self, seat: Seat, phrase: str) -> None:
        """Say that a player says something, to that player too."""
        data = write_message(messages.Said(seat, phrase))
        for client in self:
            if client.welcomed:
                client.send(data)


def seats_of(match: Match, tokens: tuple[str, ...]) -> tuple[Seat, ...]:
    """The seats these tokens prove; who has none watches."""
    return tuple(seat for seat in range(len(match.players)) if _owns(match, tokens, seat)) if tokens else ()


def _owns(match: Match, tokens: tuple[str, ...], seat: Seat) -> bool:
    hashed = match.players[seat].token_hash
    return sum(fits(token, hashed) for token in tokens) > 0  # always as many comparisons


def proofs_of(match: Match, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The hashes of the tokens that hold these seats now."""
    return tuple(match.players[seat].token_hash for seat in seats)
