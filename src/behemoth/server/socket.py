"""``/ws``: a connection says hello, finds the runner of its match, and from then on that talks to it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.server.connection import POLICY, Outbox, SocketConnection, connection_for
from behemoth.server.guard import address_of
from behemoth.server.problems import language_of
from behemoth.server.rates import Counts, Rates
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
    read_message,
    write_message,
)

#: So many messages that were refused for their number or form, and the connection is closed.
_PATIENCE: Final = 100


class Sockets:
    """All connections."""

    def __init__(self, registry: MatchRegistry, limits: Limits) -> None:
        self._registry = registry
        self._limits = limits
        self._outbox = Outbox()
        self._present = Counts(limits.address_connections, limits.connections)
        self._spoken = Rates(limits.address_messages, limits.address_messages_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection until it ends."""
        websocket = WebSocket(scope, receive, send)
        address = address_of(scope)
        await websocket.accept()
        connection = connection_for(websocket, self._limits, self._outbox)
        if not self._present.enter(address):
            connection.offer(write_message(Refusal("full", "refusal-full").problem("", _language(websocket))))
            await connection.finish(POLICY)
            return
        try:
            await _Session(self._registry, self._limits, self._spoken, websocket, connection, address).last()
        finally:
            self._present.leave(address)


class _Session:
    """One connection from hello to goodbye."""

    def __init__(
        self,
        registry: MatchRegistry,
        limits: Limits,
        spoken: Rates,
        websocket: WebSocket,
        connection: SocketConnection,
        address: str,
    ) -> None:
        self._registry = registry
        self._limits = limits
        self._spoken = spoken
        self._websocket = websocket
        self._connection = connection
        self._address = address
        self._language = _language(websocket)
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
        except (WebSocketDisconnect, TimeoutError):
            return

    async def _next(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text: str | None = message.get("text")
        return text if text is not None else message["bytes"]

    async def _hear(self, data: str | bytes) -> None:
        try:
            self._demand_patience()
            message = read_message(data)
            if self._runner is None or isinstance(message, Hello):
                await self._enter(message)
            else:
                self._runner.say(self._connection, message)
        except Refusal as refusal:
            self._refuse(refusal, "")

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

    def _demand_patience(self) -> None:
        if not self._patient():
            raise Refusal("too-many", "refusal-too-many")

    async def _enter(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            self._connection.offer(write_message(Pong(message.id)))
            return
        if not isinstance(message, Hello):
            self._refuse(Refusal("refused", "refusal-hello-first"), message.id)
            return
        self._language = message.language
        try:
            runner = await self._registry.demand(message.match)
        except Refusal as refusal:
            self._refuse(refusal, message.id)
            return
        if self._runner is not None and self._runner is not runner:
            self._runner.leave(self._connection)
        self._runner = runner
        runner.enter(self._connection, message)

    def _refuse(self, refusal: Refusal, message_id: str) -> None:
        self._refused += 1
        if not self._connection.offer(write_message(refusal.problem(message_id, self._language))):
            self._connection.drop()


def _language(websocket: WebSocket) -> str:
    return language_of(websocket.headers.get("accept-language", DEFAULT_LANGUAGE))
