"""A match followed over the network: its situation, decisions and questions. It survives lost connections and restarts.

Whatever is said and not yet answered is said again after a reconnect, with the same ``id``: the table knows what it has
done already and acknowledges it, so nothing is lost and nothing done twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from itertools import count
from random import random
from typing import Any, Final, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from behemoth.client.faults import Refused, Unreachable
from behemoth.client.links import read_server
from behemoth.client.situation import Situation, updated, welcomed
from behemoth.client.tables import PASSING, TIMEOUT
from behemoth.games import LegalAction, Seat
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.table import (
    PROTOCOL,
    Ack,
    Act,
    Advised,
    Answer,
    Ask,
    Hello,
    Hint,
    Incoming,
    Legal,
    ListActions,
    Offer,
    OfferKind,
    Outgoing,
    Presence,
    Problem,
    Resign,
    Show,
    ShownView,
    Stand,
    Update,
    Welcome,
)

logger = logging.getLogger(__name__)

R = TypeVar("R")

#: Seconds between two tries to connect: at first, at most. Each is drawn by chance around that.
_FIRST_WAIT: Final = 0.2
_MOST_WAIT: Final = 5.0
#: Seconds after which a silent connection is asked whether anybody is there, and how long it may take to answer.
_SILENCE: Final = 15.0
#: The longest message a table may send.
_LONGEST: Final = 2**25
#: How often something is asked again that the table was too busy for.
_TRIES: Final = 6
#: The most actions one page may have.
_PAGE: Final = 500
#: Problems with a hello that trying again cannot help.
_FATAL: Final = frozenset({"protocol", "no-match", "unreadable"})

_DECODER: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)
_ENCODE: Final = msgspec.json.Encoder()


class _Said(msgspec.Struct):
    """Something said that has no answer yet."""

    message: Incoming
    answered: asyncio.Future[Any]


class OnlineMatch:
    """A match at a table elsewhere, to be used with ``async with``.

    ``tokens`` prove one's seats; without any one watches. ``patience`` is how many seconds it tries to reach the table
    before it gives up with :class:`Unreachable`.
    """

    def __init__(
        self,
        server: str,
        match: str,
        tokens: tuple[str, ...] = (),
        *,
        language: str = DEFAULT_LANGUAGE,
        patience: float = 60.0,
    ) -> None:
        self.server = read_server(server)
        self.match = match
        self.tokens = tokens
        self.language = language
        self.patience = patience
        #: How often a connection was made; more than one means that one was lost.
        self.connections = 0
        self._now: Situation | None = None
        self._socket: ClientConnection | None = None
        self._said: dict[str, _Said] = {}
        self._ids = count(1)
        #: No other client of this seat uses these ids.
        self._own = secrets.token_hex(6)
        self._changed = asyncio.Event()
        self._changes = 0
        self._fault: BaseException | None = None
        self._task: asyncio.Task[None] | None = None

    # -- the connection ------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._task = asyncio.get_running_loop().create_task(self._stay_connected())
        self._task.add_done_callback(self._ended)
        try:
            await self._until(lambda: self._now is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *fault: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave. What was said and not answered is forgotten here; the table may have done it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        self._fail(Unreachable("client-left"))

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for ever because of a fault in here."""
        if not task.cancelled() and (fault := task.exception()) is not None:
            self._fail(fault)

    async def _stay_connected(self) -> None:
        clock = asyncio.get_running_loop().time
        wait, lost = _FIRST_WAIT, clock()
        while True:
            before = self.connections
            try:
                await self._last()
            except Refused as refusal:
                if refusal.code in _FATAL:
                    self._fail(refusal)
                    return
            except (OSError, WebSocketException, TimeoutError) as fault:
                logger.debug("the connection to %s was lost: %s", self.server, fault)
            if self.connections > before:
                wait, lost = _FIRST_WAIT, clock()
            elif clock() - lost > self.patience:
                self._fail(Unreachable("client-unreachable", server=self.server))
                return
            await asyncio.sleep(wait * (0.5 + random()))
            wait = min(2 * wait, _MOST_WAIT)

    async def _last(self) -> None:
        """One connection, until it ends."""
        address = f"{self.server.replace('http', 'ws', 1)}/ws/match/{self.match}"
        opening = connect(
            address, open_timeout=TIMEOUT, ping_interval=_SILENCE, ping_timeout=_SILENCE, max_size=_LONGEST
        )
        async with opening as socket:
            try:
                await self._greet(socket)
                async for data in socket:
                    self._hear(data)
            finally:
                self._socket = None

    async def _greet(self, socket: ClientConnection) -> None:
        seen = 0 if self._now is None else self._now.version
        hello = Hello(self._new_id(), PROTOCOL, self.match, self.tokens, seen, self.language)
        await socket.send(_text(hello))
        async with asyncio.timeout(TIMEOUT):
            while True:
                told = _read(await socket.recv())
                if isinstance(told, Problem):
                    raise Refused(told.code, told.text, told.rule)
                if isinstance(told, Welcome):
                    break
        self._change(welcomed(told, self._now))
        self.connections += 1
        self._socket = socket
        for said in list(self._said.values()):
            await socket.send(_text(said.message))

    def _hear(self, data: str | bytes) -> None:
        told = _read(data)
        if isinstance(told, Update) and self._now is not None:
            self._change(updated(self._now, told))
        elif isinstance(told, Presence) and self._now is not None:
            self._change(msgspec.structs.replace(self._now, seats=told.seats, news=()))
        elif told is not None:
            waiting = self._said.get(getattr(told, "id", ""))
            if waiting is not None and not waiting.answered.done():
                waiting.answered.set_result(told)

    def _change(self, now: Situation) -> None:
        self._now = now
        self._changes += 1
        self._wake()

    def _fail(self, fault: BaseException) -> None:
        """For good: whoever waits is told."""
        self._fault = self._fault or fault
        for said in self._said.values():
            if not said.answered.done():
                said.answered.set_exception(fault)
                said.answered.exception()  # somebody may have stopped waiting
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def _until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            if self._fault is not None:
                raise self._fault
            await self._changed.wait()

    # -- what is known -------------------------------------------------------------------------------------------------

    @property
    def now(self) -> Situation:
        """How the match stands, as of the newest message."""
        assert self._now is not None, "use the match with `async with`"
        return self._now

    async def moments(self, *, on: bool = False) -> AsyncGenerator[Situation, None]:
        """The present situation, then each new one; who is slow sees the newest only. It ends with the game, or goes
        ``on``: there may be a rematch. Raises Unreachable when the connection is lost for good."""
        seen = -1
        while True:
            await self._newer(seen)
            seen, now = self._changes, self.now
            yield now
            if now.over and not on:
                return

    async def _newer(self, seen: int) -> None:
        await self._until(lambda: self._changes != seen)

    async def changed(self, version: int) -> Situation:
        """The first situation that is newer than this version."""
        await self._until(lambda: self.now.version > version)
        return self.now

    # -- deciding ------------------------------------------------------------------------------------------------------

    async def act(self, action: str, seat: Seat | None = None, *, turn: int | None = None) -> Situation:
        """Decide, and wait until it is done and durable; the situation after it. Raises Refused, with the code
        ``stale`` if the match has moved on from the turn (the present one unless said)."""
        seat = self._seat(seat)
        turn = self.now.turn if turn is None else turn
        ack = await self._ask(lambda name: Act(name, seat, turn, action), Ack)
        return await self._as_of(ack)

    async def offer(self, kind: OfferKind, seat: Seat | None = None, *, accept: bool | None = None) -> Situation:
        """Offer a draw, a takeback, a pause or a rematch; with ``accept`` answer such an offer."""
        seat = self._seat(seat)
        return await self._as_of(await self._ask(lambda name: Offer(name, seat, kind, accept), Ack))

    async def resign(self, seat: Seat | None = None) -> Situation:
        """Give up."""
        seat = self._seat(seat)
        return await self._as_of(await self._ask(lambda name: Resign(name, seat), Ack))

    async def stand(self, bot: str = "", seat: Seat | None = None) -> Situation:
        """Let a bot of the table play for a seat; without a name the owner is back."""
        seat = self._seat(seat)
        return await self._as_of(await self._ask(lambda name: Stand(name, seat, bot), Ack))

    # -- asking --------------------------------------------------------------------------------------------------------

    async def actions(self, seat: Seat | None = None, *, skip: int = 0, most: int = 100, find: str = "") -> Legal:
        """Some of the legal actions of a seat, with how many there are."""
        seat = self._seat(seat)
        return await self._ask(lambda name: ListActions(name, seat, skip, most, find), Legal)

    async def all_actions(self, seat: Seat | None = None) -> tuple[LegalAction, ...]:
        """All legal actions of a seat, page by page. Raises Refused (``stale``) if the match moves on meanwhile."""
        page = await self.actions(seat, most=_PAGE)
        found, turn = list(page.actions), page.turn
        while len(found) < page.total:
            page = await self.actions(seat, skip=len(found), most=_PAGE)
            if page.turn != turn or not page.actions:
                raise Refused("stale", "")
            found += page.actions
        return tuple(found)

    async def ask(self, about: str, seat: Seat | None = None) -> Any:
        """The answer of the game to a question of its own (``State.query``)."""
        return (await self._ask(lambda name: Ask(name, about, seat), Answer)).answer

    async def show(self, seat: Seat | None = None) -> ShownView:
        """What a seat, or the public, sees: a drawing, or text."""
        return await self._ask(lambda name: Show(name, seat), ShownView)

    async def hint(self, seat: Seat | None = None) -> Advised:
        """What would be good now, where the match allows it."""
        seat = self._seat(seat)
        return await self._ask(lambda name: Hint(name, seat), Advised)

    # -- saying and hearing --------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat | None) -> Seat:
        """The seat that is meant: one's own that owes a decision, or one's first."""
        if seat is not None:
            return seat
        yours = (*self.now.mine, *self.now.yours)
        if not yours:
            raise Refused("not-yours", "")
        return yours[0]

    async def _as_of(self, ack: Ack) -> Situation:
        """What was acknowledged is told in an update as well."""
        await self._until(lambda: self.now.version >= ack.version)
        return self.now

    async def _ask(self, make: Callable[[str], Incoming], answer: type[R]) -> R:
        """Say something until it is answered. Raises Refused, or Unreachable once there is no hope."""
        name = self._new_id()
        message = make(name)
        tries = 0
        while True:
            told = await self._answer(name, message)
            if isinstance(told, answer):
                return told
            assert isinstance(told, Problem)
            tries += 1
            if told.code not in PASSING or tries == _TRIES:
                raise Refused(told.code, told.text, told.rule)
            await asyncio.sleep(_FIRST_WAIT * 2**tries)

    async def _answer(self, name: str, message: Incoming) -> Any:
        if self._fault is not None:
            raise self._fault
        said = self._said[name] = _Said(message, asyncio.get_running_loop().create_future())
        try:
            if self._socket is not None:
                with suppress(WebSocketException):  # it is said again once there is another connection
                    await self._socket.send(_text(message))
            return await said.answered
        finally:
            self._said.pop(name, None)

    def _new_id(self) -> str:
        return f"{self._own}-{next(self._ids)}"


def _text(message: Incoming) -> str:
    return _ENCODE.encode(message).decode()


def _read(data: str | bytes) -> Outgoing | None:
    """What the table tells; nothing where it is a sort of message that is newer than this client."""
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        logger.debug("a message nobody here understands: %r", data[:200])
        return None
