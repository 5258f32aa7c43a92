"""The HTTP side of a table elsewhere: making and joining matches, with the table's own structs."""

from __future__ import annotations

import asyncio
import http.client
import secrets
import urllib.error
import urllib.request
from typing import Any, Final, TypeVar

import msgspec

from behemoth.client.faults import Refused, Unreachable
from behemoth.client.links import Link, read_server
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.table import CarriedSeats, Created, MatchRequest, OpenTablesPage, Summary, Taken

T = TypeVar("T")

#: Seconds an answer may take, and how long joining is tried: with a key of its own it may be repeated.
TIMEOUT: Final = 20.0
PATIENCE: Final = 30.0
_PAUSE: Final = 0.5
#: Codes after which it is worth trying again.
PASSING: Final = frozenset({"too-many", "busy", "full", "fault"})


class _Fault(msgspec.Struct, frozen=True):
    """What a table answers when it refuses (problem+json)."""

    code: str = "fault"
    detail: str = ""
    rule: str = ""


class Table:
    """A table elsewhere, by its address."""

    def __init__(self, server: str, *, language: str = DEFAULT_LANGUAGE, patience: float = PATIENCE) -> None:
        self.server = read_server(server)
        self.language = language
        self.patience = patience

    async def create(self, request: MatchRequest) -> Created:
        """Make a match; the tokens of one's seats and the invitations to the others are told here only."""
        return await self._call("POST", "/api/matches", Created, request)

    async def join(self, match: str, invite: str = "", name: str = "", key: str = "") -> Taken:
        """Take a seat: the one an invitation opens, or any at a table that is open to all. Asked again with the same
        key it is the same seat, so it is tried again where no answer came."""
        body = {"invite": invite or None, "name": name, "key": key or new_key()}
        return await self._insist("POST", f"/api/matches/{match}/join", Taken, body)

    async def carry(self, code: str, key: str = "") -> CarriedSeats:
        """Bring seats here from another device by the code it showed."""
        return await self._insist("POST", "/api/carry", CarriedSeats, {"code": code, "key": key or new_key()})

    async def summary(self, match: str) -> Summary:
        """A match as everybody may know it."""
        return await self._insist("GET", f"/api/matches/{match}", Summary)

    async def open_tables(self, skip: int = 0) -> OpenTablesPage:
        """The tables that anybody may join."""
        return await self._insist("GET", f"/api/tables?skip={skip}", OpenTablesPage)

    async def record(self, match: str) -> str:
        """The game as a file; where players hide something, after the end only."""
        data = await asyncio.to_thread(self._fetch, "GET", f"/api/matches/{match}/record", None)
        return data.decode()

    async def take_seat(self, link: Link, name: str = "", key: str = "") -> Link:
        """Sit down as a link says; the link to the seat, with which one comes back. Watchers keep theirs."""
        if link.kind == "join":
            taken = await self.join(link.match, link.secret, name, key)
            return Link(self.server, "seat", link.match, taken.token)
        if link.kind == "carry":
            carried = await self.carry(link.secret, key)
            tokens = dict.fromkeys(seat.token for seat in carried.seats)
            return Link(self.server, "seat", carried.match, ",".join(tokens))
        return link

    async def _insist(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        """What may be asked again is asked again, until patience ends."""
        until = asyncio.get_running_loop().time() + self.patience
        while True:
            try:
                return await self._call(method, path, answer, body)
            except (Unreachable, Refused) as fault:
                lasting = isinstance(fault, Refused) and fault.code not in PASSING
                if lasting or asyncio.get_running_loop().time() > until:
                    raise
            await asyncio.sleep(_PAUSE)

    async def _call(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        data = await asyncio.to_thread(self._fetch, method, path, body)
        try:
            return msgspec.json.decode(data, type=answer)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise Unreachable("client-no-table", server=self.server) from fault

    def _fetch(self, method: str, path: str, body: Any) -> bytes:
        request = urllib.request.Request(
            self.server + path,
            method=method,
            data=None if body is None else msgspec.json.encode(body),
            headers={"Content-Type": "application/json", "Accept-Language": self.language},
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as fault:
            with fault:
                raise self._refusal(fault.read()) from None
        except (OSError, http.client.HTTPException) as fault:
            raise Unreachable("client-unreachable", server=self.server) from fault

    def _refusal(self, data: bytes) -> Refused | Unreachable:
        try:
            told = msgspec.json.decode(data, type=_Fault)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return Unreachable("client-no-table", server=self.server)
        return Refused(told.code, told.detail, told.rule)


def new_key() -> str:
    """A key of one's own, long and random: whoever asks with it again is known again."""
    return secrets.token_urlsafe(24)
