"""One task runs one match. Everything that happens in the match goes through its inbox, one after another.

The order for every command, always: who sits there → rate → turn → legality → durable → acknowledged → shown.
(Strict reading comes before all that, in ``wire.py``.)
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random, SystemRandom
from typing import Any, Final, TypeAlias

import msgspec

from behemoth.bots import Workers
from behemoth.games import PUBLIC, GameError, Seat, Viewer
from behemoth.table import commands, messages
from behemoth.table.absence import Absence
from behemoth.table.bot_turns import BotTurns
from behemoth.table.client import UNREAD, Client, Connection
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.handling import Change, handle
from behemoth.table.hints import Found, Hints
from behemoth.table.inbox import Inbox
from behemoth.table.match import Match, fold
from behemoth.table.memory import Memory
from behemoth.table.messages import PROTOCOL, Incoming, Outgoing
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.setup import fits
from behemoth.table.store import Conflict, Store, StoreFailure
from behemoth.table.time_source import Alarm, TimeSource
from behemoth.table.views import Audience, MatchViews, seat_infos
from behemoth.table.wire import write_message

logger = logging.getLogger(__name__)

#: How many may be connected to one match.
MOST_CLIENTS: Final = 300
#: How long after a fault of the store the table tries again what nobody else would repeat.
RETRY: Final[Milliseconds] = 1_000
#: How long a bot takes for a decision at least; always the same, so that it tells nothing (B26).
PACE: Final[Milliseconds] = 700

#: The shortest alarm, so that nothing that cannot be done keeps the task busy.
SOON: Final[Milliseconds] = 10

Rematcher: TypeAlias = Callable[[Match], Awaitable[str]]
_PLAYER_COMMANDS: Final = (messages.Act, messages.Offer, messages.Resign, messages.MoreTime, messages.Stand)


class _Entered(msgspec.Struct):
    client: Client
    hello: messages.Hello


class _Left(msgspec.Struct):
    client: Client


class _Received(msgspec.Struct):
    client: Client
    message: Incoming


class _TableCommand(msgspec.Struct):
    """A command of the table itself, and who waits for it."""

    command: commands.Command
    answer: asyncio.Future[Match] | None = None


class _AlarmRang(msgspec.Struct):
    """The alarm."""


class _Stop(msgspec.Struct):
    """No more."""


class MatchRunner:
    """One match with its clients, bots and clock."""

    def __init__(
        self,
        match: Match,
        store: Store,
        time_source: TimeSource,
        workers: Workers,
        *,
        rematch: Rematcher | None = None,
        pace: Milliseconds = PACE,
        rng: Random | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.match = match
        self._store = store
        self._time = time_source
        self._rematch = rematch
        self._memory = memory or Memory()
        self._clients: dict[Connection, Client] = {}
        self._here: frozenset[Seat] = frozenset()
        self._inbox: Inbox[Any] = Inbox()
        self._absence = Absence(match, time_source.now())
        rng = rng or SystemRandom()
        self._bot_turns = BotTurns(workers, time_source, self._bot_acts, pace, rng)
        self._hints = Hints(workers, rng)
        self._alarm: Alarm | None = None
        self._retry_at: Milliseconds | None = None
        #: A flag that has fallen without anything to follow (a match of old, with a clock its game does not know).
        self._idle_flag: tuple[Milliseconds, Seat] | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        #: When somebody was last here, for letting go of matches nobody uses.
        self.used = time_source.now()

    # -- calls from outside: none of them waits, all come from the event loop ---------------------------------

    def start(self) -> None:
        """Begin to run."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    def enter(self, connection: Connection, hello: messages.Hello) -> None:
        """A connection has said hello (or said it again)."""
        client = self._clients.get(connection)
        if client is None:
            client = Client(connection, self._time.now())
            if len(self._clients) >= MOST_CLIENTS:
                client.tell(Refusal("full", "refusal-full").problem(hello.id, hello.language))
                return
            self._clients[connection] = client
        self._inbox.put(_Entered(client, hello))

    def say(self, connection: Connection, message: Incoming) -> None:
        """A connection says something."""
        client = self._clients.get(connection)
        if client is None:
            return
        if type(message) is messages.Hello:
            self.enter(connection, message)
        elif type(message) is messages.Ping:
            client.tell(messages.Pong(message.id))
            self._drop_the_lost()
        elif client.unread >= UNREAD:
            client.tell(Refusal("too-many", "refusal-too-many").problem(message.id, client.audience.language))
            self._drop_the_lost()
        else:
            client.unread += 1
            self._inbox.put(_Received(client, message))

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        client = self._clients.pop(connection, None)
        if client is not None:
            self._note_who_is_here()
            self._inbox.put(_Left(client))

    async def do(self, command: commands.Command) -> Match:
        """Carry out a command of the table itself; the match after it, durable. Raises Refusal or StoreFailure."""
        if self._closed:
            raise Refusal("fault", "refusal-fault")
        answer: asyncio.Future[Match] = asyncio.get_running_loop().create_future()
        self._inbox.put(_TableCommand(command, answer))
        return await answer

    async def close(self) -> None:
        """Finish what is under way, then stop. Connections are the caller's to close."""
        if self._task is not None:
            self._inbox.put(_Stop())
            await self._task
            self._task = None
        self._closed = True
        while self._inbox.items:
            self._report_fault(self._inbox.items.popleft())
        if self._alarm is not None:
            self._alarm.cancel()
        await self._bot_turns.stop()
        await self._hints.stop()

    @property
    def busy(self) -> bool:
        """Whether somebody is connected, or time or a bot will move on by itself."""
        return bool(self._clients) or self._next_flag() is not None or self._bot_turns.under_way

    def here(self) -> frozenset[Seat]:
        """The seats whose owner is connected."""
        return self._here

    def _note_who_is_here(self) -> None:
        self._here = frozenset(seat for client in self._clients.values() for seat in client.audience.seats)

    # -- the task --------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        await self._advance()
        while True:
            if not self._inbox.items:
                await self._inbox.filled()
            item = self._inbox.items.popleft()
            if type(item) is _Stop:
                return
            if type(item) is not _AlarmRang:
                self.used = self._time.now()
            try:
                if type(item) is _Received:  # nearly always
                    item.client.unread -= 1
                    await self._on_message(item.client, item.message)
                else:
                    await self._process(item)
            except Exception:  # a fault of ours must not end the match; values were not changed
                logger.exception("fault in match %s", self.match.setup.id)
                self._report_fault(item)
            try:
                await self._advance()
            except Exception:
                logger.exception("fault in match %s", self.match.setup.id)

    async def _process(self, item: Any) -> None:
        match item:
            case _Entered(client, hello):
                await self._welcome(client, hello)
            case _Left(client):
                self._presence_changed()
            case _TableCommand(command, answer):
                await self._on_table_command(command, answer)

    def _report_fault(self, item: Any) -> None:
        match item:
            case _Received(client, message):
                client.tell(Refusal("fault", "refusal-fault").problem(message.id, client.audience.language))
            case _TableCommand(_, answer) if answer is not None and not answer.done():
                answer.set_exception(Refusal("fault", "refusal-fault"))

    def _moves_by_itself(self) -> bool:
        match = self.match
        return match.clock.limited or match.rematch_agreed or self._absence.matters(match) or bool(self._retry_at)

    async def _advance(self) -> None:
        """What happens without anybody asking: time runs out, people stay away, a rematch is made, bots think."""
        restless = self._moves_by_itself()
        if restless:
            await self._check_clock()
            await self._check_absence()
            await self._make_rematch()
        self._bot_turns.follow(self.match)
        self._hints.follow(self.match)
        self._drop_the_lost()
        if restless or self._alarm is not None:
            self._set_alarm()

    # -- clients ----------------------------------------------------------------------------------------------------

    async def _welcome(self, client: Client, hello: messages.Hello) -> None:
        if hello.protocol != PROTOCOL:
            refusal = Refusal("protocol", "refusal-protocol", known=PROTOCOL, version=hello.protocol)
            client.tell(refusal.problem(hello.id, hello.language))
            return
        seats = tuple(seat for seat in range(len(self.match.players)) if self._owns(hello.tokens, seat))
        client.audience = Audience(seats, hello.language)
        self._note_who_is_here()
        client.welcomed = True
        for seat in seats:
            if self.match.players[seat].stood_by == "table":
                await self._try(messages.Stand(id="", seat=seat))
        self._send_welcome(client, hello.id, hello.seen)
        self._presence_changed(but=client)

    def _owns(self, tokens: tuple[str, ...], seat: Seat) -> bool:
        hashed = self.match.players[seat].token_hash
        return sum(fits(token, hashed) for token in tokens) > 0  # always as many comparisons

    def _send_welcome(self, client: Client, message_id: str, seen: int) -> None:
        client.seen = self.match.version
        client.tell(self._views_now().welcome(client.audience, message_id=message_id, seen=seen))

    async def _on_message(self, client: Client, message: Incoming) -> None:
        try:
            if not client.welcomed:
                raise Refusal("refused", "refusal-hello-first")
            seat = getattr(message, "seat", None)
            if seat is not None and seat not in client.audience.seats:
                raise Refusal("not-yours", "refusal-not-yours")
            if not client.may_speak(self.used):
                raise Refusal("too-many", "refusal-too-many")
            if isinstance(message, _PLAYER_COMMANDS):
                await self._on_command(client, message)
            else:
                self._answer(client, message)
        except Refusal as refusal:
            client.tell(refusal.problem(message.id, client.audience.language))
            if refusal.code == "stale":
                self._send_update_to(client)

    def _answer(self, client: Client, message: Incoming) -> None:
        if isinstance(message, messages.Ask):
            client.tell(self._answer_question(client, message))
        elif isinstance(message, messages.Hint):
            self._advise(client, message)
        elif isinstance(message, messages.Speak):
            client.audience = Audience(client.audience.seats, message.language)
            self._send_welcome(client, message.id, 0)

    async def _on_command(self, client: Client, command: commands.PlayerCommand) -> None:
        done = self.match.version_of(command.seat, command.id)
        if done is not None:  # said again because the answer was lost
            client.tell(messages.Ack(command.id, done))
            self._send_update_to(client)
            return
        now = self.used
        if self.match.clock.limited:
            await self._check_clock()
            now = self._time.now()
        try:
            change = handle(self.match, command, now)
            updates = self._write_updates(change.match)  # while all of it is at hand; sent once it is durable
            await self._append(change)
        except Conflict as error:
            await self._read_again()
            raise Refusal("stale", "refusal-stale") from error
        except StoreFailure as error:
            raise Refusal("fault", "refusal-fault") from error
        self.match = change.match
        client.tell(messages.Ack(command.id, self.match.version))
        self._send(updates)

    def _answer_question(self, client: Client, ask: messages.Ask) -> messages.Answer:
        viewer: Viewer = PUBLIC if ask.seat is None else ask.seat
        try:
            answer = self.match.state.query(viewer, ask.about, client.audience.language)
        except GameError as error:
            raise by_the_game(error) from error
        return messages.Answer(ask.id, self.match.turn, ask.about, answer)

    def _advise(self, client: Client, hint: messages.Hint) -> None:
        """What would be good for this seat; the answer comes when it is found, the match goes on."""
        match, language = self.match, client.audience.language
        if not match.setup.hints:
            raise Refusal("refused", "refusal-no-hints")
        if hint.seat not in match.to_act:
            raise Refusal("illegal", "refusal-not-asked")

        def tell(found: Found) -> None:
            if isinstance(found, Refusal):
                client.tell(found.problem(hint.id, language))
            else:
                client.tell(messages.Advised(hint.id, match.turn, found.action, found.sentence))

        self._hints.ask(match, hint.seat, language, tell)

    # -- changes ---------------------------------------------------------------------------------------------------

    async def _store_change(self, change: Change) -> None:
        """Make it durable, then make it true. If that fails the match is as it was."""
        try:
            await self._append(change)
        except Conflict:
            await self._read_again()
            raise
        self.match = change.match

    def _append(self, change: Change) -> Awaitable[None]:
        match = self.match
        return self._store.append(match.setup.id, match.version, change.entries, over=change.match.over)

    async def _read_again(self) -> None:
        """The log is not where we thought (a failure that was none, another writer): it is right, we are not."""
        log = await self._store.load(self.match.setup.id)
        if log is not None:
            self.match = fold(log.setup, log.entries)
            self._send_updates()

    async def _on_table_command(self, command: commands.Command, answer: asyncio.Future[Match] | None) -> None:
        try:
            await self._store_change(handle(self.match, command, self._time.now()))
        except (Refusal, StoreFailure) as error:
            self._note_failure(error, command)
            if answer is not None and not answer.done():
                answer.set_exception(error)
            return
        if answer is not None and not answer.done():
            answer.set_result(self.match)
        self._send_updates()

    async def _try(self, command: commands.Command) -> bool:
        """Carry out what nobody waits for; whether it was done."""
        try:
            await self._store_change(handle(self.match, command, self._time.now()))
        except (Refusal, StoreFailure) as error:
            self._note_failure(error, command)
            return False
        self._send_updates()
        return True

    def _note_failure(self, error: Exception, command: commands.Command) -> None:
        if isinstance(error, StoreFailure):
            logger.error("match %s could not be stored: %s", self.match.setup.id, error)
            self._retry_at = self._time.now() + RETRY
            self._bot_turns.forget()
        elif isinstance(command, commands.BotAct) and isinstance(error, Refusal) and error.code != "stale":
            self._bot_turns.failed(self.match, command)

    def _bot_acts(self, command: commands.BotAct) -> None:
        self._inbox.put(_TableCommand(command))

    def _next_flag(self) -> tuple[Milliseconds, Seat] | None:
        """When the next time runs out and whose, unless that leads nowhere."""
        flag = None if self.match.over else self.match.clock.flag()
        return None if flag == self._idle_flag else flag

    async def _check_clock(self) -> None:
        while (flag := self._next_flag()) is not None and flag[0] <= self._time.now() and self._may_retry():
            if not await self._try(commands.Tick()):
                if self._retry_at is None and flag == self._next_flag():
                    logger.error("in match %s time is up and nothing can happen", self.match.setup.id)
                    self._idle_flag = flag  # looked at no more: it would be refused again and again
                return

    async def _check_absence(self) -> None:
        command = self._absence.due(self.match, self.here(), self._time.now())
        if command is not None and self._may_retry():
            await self._try(command)

    async def _make_rematch(self) -> None:
        if self._rematch is None or not self.match.rematch_agreed or self.match.rematch or not self._may_retry():
            return
        try:
            made = await self._rematch(self.match)
        except StoreFailure as error:
            self._note_failure(error, commands.Tick())
            return
        await self._try(commands.Rematch(made))

    def _may_retry(self) -> bool:
        if self._retry_at is not None and self._time.now() < self._retry_at:
            return False
        self._retry_at = None
        return True

    # -- updates ---------------------------------------------------------------------------------------------------

    def _send_updates(self) -> None:
        """Send everybody what is new, each as they may see it."""
        self._send(self._write_updates(self.match))

    def _write_updates(self, match: Match) -> list[tuple[Client, bytes]]:
        """What is new in this match, for each client; written once for all who may see the same."""
        views = MatchViews(match, self._here, self._time.now() if match.clock.limited else match.at, self._memory)
        written: dict[tuple[Audience, int], bytes] = {}
        updates = []
        for client in self._clients.values():
            if client.welcomed:
                key = views.shared(client.audience), client.seen
                data = written.get(key)
                if data is None:
                    data = written[key] = write_message(views.update(client.audience, seen=client.seen))
                updates.append((client, data))
        return updates

    def _send(self, updates: list[tuple[Client, bytes]]) -> None:
        for client, data in updates:
            if client.connection in self._clients:  # and has not left meanwhile
                client.send(data)
                client.seen = self.match.version

    def _send_update_to(self, client: Client) -> None:
        client.tell(self._views_now().update(client.audience, seen=client.seen))
        client.seen = self.match.version

    def _views_now(self) -> MatchViews:
        return MatchViews(self.match, self.here(), self._time.now(), self._memory)

    def _presence_changed(self, but: Client | None = None) -> None:
        here = self.here()
        if not self._absence.follow(self.match, here, self._time.now()):
            return
        for client in self._clients.values():
            if client.welcomed and client is not but:
                client.tell(self._presence(client))

    def _presence(self, client: Client) -> Outgoing:
        return messages.Presence(seat_infos(self.match, self.here(), client.audience.language))

    def _drop_the_lost(self) -> None:
        """Let go of those who do not read what they are sent; they may come again."""
        lost = [client for client in self._clients.values() if client.lost]
        for client in lost:
            self.leave(client.connection)
            client.connection.drop()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        flag = self._next_flag()
        moments = [flag[0] if flag else None, self._absence.moment(self.match, self.here()), self._retry_at]
        soonest = min((moment for moment in moments if moment is not None), default=None)
        if soonest is not None:
            delay = max(SOON, soonest - self._time.now())
            self._alarm = self._time.after(delay, lambda: self._inbox.put(_AlarmRang()))
