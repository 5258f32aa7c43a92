"""``/ws``: a connection says hello, finds the runner of its match, and from then on that talks to it.

It speaks plain ASGI: a framework's layers would stand around every message of every game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from behemoth.games import GameError
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.server.addresses import address_of
from behemoth.server.backlog import Backlog
from behemoth.server.complaints import COMPLAINTS
from behemoth.server.connection import PLACE, POLICY, Outbox, SocketConnection, connection_for
from behemoth.server.places import Place, Places, Rank
from behemoth.server.problems import language_of
from behemoth.server.rates import Rates
from behemoth.server.settings import Limits
from behemoth.table import (
    Bucket,
    Hello,
    Incoming,
    MatchRegistry,
    MatchRunner,
    Ping,
    Pong,
    Refusal,
    StoreFailure,
    by_the_game,
    read_message,
    write_message,
)

#: So many messages that were refused for their number or form, and the connection is closed.
_PATIENCE: Final = 100


class _Disconnected(Exception):
    """The client has left."""


class Sockets:
    """All connections."""

    def __init__(self, registry: MatchRegistry, limits: Limits) -> None:
        self.registry = registry
        self.limits = limits
        self._outbox = Outbox()
        self._places = Places(limits.address_connections, limits.connections)
        self._backlog = Backlog(limits.all_unread_bytes)
        self._taken: set[Place] = set()
        self.spoken = Rates(limits.address_messages, limits.address_messages_at_once)
        self.hellos = Rates(limits.hellos, limits.hellos_at_once)

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._taken)

    def drop(self, unwelcome: Callable[[str], bool]) -> None:
        """Close those of addresses that are not welcome any more."""
        for place in [place for place in self._taken if unwelcome(place.address)]:
            place.let_go()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection until it ends."""
        address, language = address_of(scope), _language(scope)
        await receive()  # that it wants to connect
        await send({"type": "websocket.accept"})
        connection = connection_for(scope, send, self.limits, self._outbox)
        connection.address = address
        place = self._places.enter(address, connection.drop)
        if place is None:
            connection.offer(write_message(Refusal("full", "refusal-full").problem("", language)))
            await connection.finish(POLICY)
            return
        # Here, where addresses are known as a proxy tells them; and at the door, where connections are counted.
        at_the_door: Place | None = (scope.get("extensions") or {}).get(PLACE)
        places = [place] if at_the_door is None else [place, at_the_door]
        self._taken.add(place)
        self._backlog.add(connection)
        try:
            await _Session(self, receive, connection, places, language).last()
        finally:
            connection.drop()  # unless it has ended as it should, somebody still waits for something to send
            self._backlog.discard(connection)
            self._taken.discard(place)
            place.leave()


class _Session:
    """One connection from hello to goodbye."""

    def __init__(
        self, sockets: Sockets, receive: Receive, connection: SocketConnection, places: list[Place], language: str
    ) -> None:
        limits = sockets.limits
        self._registry = sockets.registry
        self._limits = limits
        self._spoken = sockets.spoken
        self._hellos = sockets.hellos
        self._receive = receive
        self._connection = connection
        self._places = places
        self._address = places[0].address
        self._language = language
        self._bucket = Bucket(limits.messages, limits.messages_at_once, time.monotonic())
        self._refused = 0
        self._runner: MatchRunner | None = None

    async def last(self) -> None:
        """Until the client leaves, misbehaves for too long, or is dropped because it does not read."""
        reader = asyncio.get_running_loop().create_task(self._listen())
        gone = asyncio.get_running_loop().create_task(self._connection.gone())
        try:
            await asyncio.wait({reader, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._runner is not None:
                self._runner.leave(self._connection)
            reader.cancel()
            gone.cancel()
            await asyncio.wait({reader, gone})
        ended_well = reader.cancelled() or reader.exception() is None
        await self._connection.finish(POLICY if ended_well else 1011)
        if not ended_well:
            reader.result()

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_within):
                while self._runner is None and self._refused < _PATIENCE:
                    await self._hear(await self._next())
            while self._refused < _PATIENCE:
                self._connection.hear_at_once(self._hear_at_once)
                await self._hear(await self._next())
        except (_Disconnected, TimeoutError):
            return

    async def _next(self) -> str | bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise _Disconnected
        text: str | None = message.get("text")
        return text if text is not None else message["bytes"]

    async def _hear(self, data: str | bytes) -> None:
        patient, message_id = self._patient(), ""
        try:
            message = read_message(data)
            message_id = message.id
            if not patient:
                raise Refusal("too-many", "refusal-too-many")
            if self._runner is None or isinstance(message, Hello):
                await self._enter(message)
            else:
                self._runner.say(self._connection, message)
        except Refusal as refusal:
            self._refuse(refusal if patient else Refusal("too-many", "refusal-too-many"), message_id)

    def _hear_at_once(self, data: bytes) -> bool:
        """What needs no waiting and no refusal, which is nearly everything; false leaves it to :meth:`_hear`."""
        try:
            message = read_message(data)
        except Refusal:
            return False
        if self._runner is None or type(message) is Hello or not self._patient():
            return False
        self._runner.say(self._connection, message)
        return True

    def _patient(self) -> bool:
        now = time.monotonic()
        return self._bucket.take(now) and self._spoken.take(self._address, now)

    async def _enter(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            self._connection.offer(write_message(Pong(message.id)))
            return
        if not isinstance(message, Hello):
            self._refuse(Refusal("refused", "refusal-hello-first"), message.id)
            return
        self._language = message.language
        try:
            if not self._hellos.take(self._address, time.monotonic()):
                raise Refusal("too-many", "refusal-too-many")
            runner = await self._registry.demand(message.match, self._address)
            self._take_place(Rank.PLAYER if runner.seats_of(message.tokens) else Rank.SPECTATOR)
        except GameError as error:  # also one about a game that is no longer installed
            self._refuse(error if isinstance(error, Refusal) else by_the_game(error), message.id)
            return
        except StoreFailure:
            COMPLAINTS.add("a match could not be read from the store")
            self._refuse(Refusal("fault", "refusal-fault"), message.id)
            return
        if self._runner is not None and self._runner is not runner:
            self._runner.leave(self._connection)
        self._runner = runner
        runner.enter(self._connection, message)

    def _take_place(self, rank: Rank) -> None:
        if not all(place.become(rank) for place in self._places):
            raise Refusal("full", "refusal-full")

    def _refuse(self, refusal: Refusal, message_id: str) -> None:
        self._refused += 1
        if not self._connection.offer(write_message(refusal.problem(message_id, self._language))):
            self._connection.drop()


def _language(scope: Scope) -> str:
    return language_of(Headers(scope=scope).get("accept-language", DEFAULT_LANGUAGE))
