"""A room: one task that runs one match. Everything that happens in it goes through its inbox, one after another.

The order for every wish, without exception: who sits there → rate → turn → legality → durable → acknowledged → shown.
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
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.decisions import Change, decide
from behemoth.table.guest import UNREAD, Guest, Peer
from behemoth.table.hints import Found, Hints
from behemoth.table.mailbox import Mailbox
from behemoth.table.match import Match, fold
from behemoth.table.messages import PROTOCOL, Incoming, Outgoing
from behemoth.table.projection import Onlooker, Showing, seat_infos
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.setup import fits
from behemoth.table.store import Conflict, Store, StoreFailure
from behemoth.table.thoughts import Thoughts
from behemoth.table.watch import Alarm, Watch
from behemoth.table.wire import write_message

logger = logging.getLogger(__name__)

#: How many may be connected to one match.
GUESTS: Final = 300
#: How long after a fault of the store the table tries again what nobody else would repeat.
RETRY: Final[Milliseconds] = 1_000
#: How long a bot takes for a decision at least; always the same, so that it tells nothing (B26).
PACE: Final[Milliseconds] = 700

#: The shortest alarm, so that nothing that cannot be done keeps the room busy.
SOON: Final[Milliseconds] = 10

Rematcher: TypeAlias = Callable[[Match], Awaitable[str]]
_WISHES: Final = (messages.Act, messages.Offer, messages.Resign, messages.MoreTime, messages.Stand)


class _Entered(msgspec.Struct):
    guest: Guest
    hello: messages.Hello


class _Left(msgspec.Struct):
    guest: Guest


class _Said(msgspec.Struct):
    guest: Guest
    message: Incoming


class _Asked(msgspec.Struct):
    """A command of the house, and who waits for it."""

    command: commands.Command
    answer: asyncio.Future[Match] | None = None


class _Rang(msgspec.Struct):
    """The alarm."""


class _Stop(msgspec.Struct):
    """No more."""


class Room:
    """One match with its guests, bots and clock."""

    def __init__(
        self,
        match: Match,
        store: Store,
        watch: Watch,
        thinkers: Workers,
        *,
        rematch: Rematcher | None = None,
        pace: Milliseconds = PACE,
        rng: Random | None = None,
    ) -> None:
        self.match = match
        self._store = store
        self._watch = watch
        self._rematch = rematch
        self._guests: dict[Peer, Guest] = {}
        self._here: frozenset[Seat] = frozenset()
        self._inbox: Mailbox[Any] = Mailbox()
        self._absence = Absence(match, watch.now())
        rng = rng or SystemRandom()
        self._thoughts = Thoughts(thinkers, watch, self._bot_acts, pace, rng)
        self._hints = Hints(thinkers, rng)
        self._alarm: Alarm | None = None
        self._retry_at: Milliseconds | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        #: When somebody was last here, for letting go of rooms nobody uses.
        self.used = watch.now()

    # -- the door: none of these waits, all of them are called from the event loop ---------------------------------

    def start(self) -> None:
        """Begin to run."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    def enter(self, peer: Peer, hello: messages.Hello) -> None:
        """A connection has said hello (or said it again)."""
        guest = self._guests.get(peer)
        if guest is None:
            guest = Guest(peer, self._watch.now())
            if len(self._guests) >= GUESTS:
                guest.tell(Refusal("full", "refusal-full").problem(hello.id, hello.language))
                return
            self._guests[peer] = guest
        self._inbox.put(_Entered(guest, hello))

    def say(self, peer: Peer, message: Incoming) -> None:
        """A connection says something."""
        guest = self._guests.get(peer)
        if guest is None:
            return
        if type(message) is messages.Hello:
            self.enter(peer, message)
        elif type(message) is messages.Ping:
            guest.tell(messages.Pong(message.id))
            self._drop_the_lost()
        elif guest.unread >= UNREAD:
            guest.tell(Refusal("too-many", "refusal-too-many").problem(message.id, guest.onlooker.language))
            self._drop_the_lost()
        else:
            guest.unread += 1
            self._inbox.put(_Said(guest, message))

    def leave(self, peer: Peer) -> None:
        """A connection is gone."""
        guest = self._guests.pop(peer, None)
        if guest is not None:
            self._look_around()
            self._inbox.put(_Left(guest))

    async def do(self, command: commands.Command) -> Match:
        """Carry out a command of the house; the match after it, durable. Raises Refusal or StoreFailure."""
        if self._closed:
            raise Refusal("fault", "refusal-fault")
        answer: asyncio.Future[Match] = asyncio.get_running_loop().create_future()
        self._inbox.put(_Asked(command, answer))
        return await answer

    async def close(self) -> None:
        """Finish what is under way, then stop. Connections are the caller's to close."""
        if self._task is not None:
            self._inbox.put(_Stop())
            await self._task
            self._task = None
        self._closed = True
        while self._inbox.letters:
            self._excuse(self._inbox.letters.popleft())
        if self._alarm is not None:
            self._alarm.cancel()
        await self._thoughts.stop()
        await self._hints.stop()

    @property
    def busy(self) -> bool:
        """Whether somebody is connected, or time or a bot will move on by itself."""
        flag = None if self.match.over else self.match.clock.flag()
        return bool(self._guests) or flag is not None or self._thoughts.under_way

    def here(self) -> frozenset[Seat]:
        """The seats whose owner is connected."""
        return self._here

    def _look_around(self) -> None:
        self._here = frozenset(seat for guest in self._guests.values() for seat in guest.onlooker.seats)

    # -- the task --------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        await self._go_on()
        while True:
            if not self._inbox.letters:
                await self._inbox.filled()
            letter = self._inbox.letters.popleft()
            if type(letter) is _Stop:
                return
            if type(letter) is not _Rang:
                self.used = self._watch.now()
            try:
                if type(letter) is _Said:  # nearly always
                    letter.guest.unread -= 1
                    await self._hear(letter.guest, letter.message)
                else:
                    await self._open(letter)
            except Exception:  # a fault of ours must not end the match; values were not changed
                logger.exception("fault in match %s", self.match.setup.id)
                self._excuse(letter)
            try:
                await self._go_on()
            except Exception:
                logger.exception("fault in match %s", self.match.setup.id)

    async def _open(self, letter: Any) -> None:
        match letter:
            case _Entered(guest, hello):
                await self._welcome(guest, hello)
            case _Left(guest):
                self._presence_changed()
            case _Asked(command, answer):
                await self._obey(command, answer)

    def _excuse(self, letter: Any) -> None:
        match letter:
            case _Said(guest, message):
                guest.tell(Refusal("fault", "refusal-fault").problem(message.id, guest.onlooker.language))
            case _Asked(_, answer) if answer is not None and not answer.done():
                answer.set_exception(Refusal("fault", "refusal-fault"))

    def _moves_by_itself(self) -> bool:
        match = self.match
        return match.clock.limited or match.rematch_agreed or self._absence.matters(match) or bool(self._retry_at)

    async def _go_on(self) -> None:
        """What happens without anybody asking: time runs out, people stay away, a rematch is made, bots think."""
        restless = self._moves_by_itself()
        if restless:
            await self._look_at_the_clock()
            await self._look_for_the_missing()
            await self._make_rematch()
        self._thoughts.think(self.match)
        self._hints.follow(self.match)
        self._drop_the_lost()
        if restless or self._alarm is not None:
            self._set_alarm()

    # -- guests ----------------------------------------------------------------------------------------------------

    async def _welcome(self, guest: Guest, hello: messages.Hello) -> None:
        if hello.protocol != PROTOCOL:
            refusal = Refusal("protocol", "refusal-protocol", known=PROTOCOL, version=hello.protocol)
            guest.tell(refusal.problem(hello.id, hello.language))
            return
        seats = tuple(seat for seat in range(len(self.match.sitters)) if self._owns(hello.tokens, seat))
        guest.onlooker = Onlooker(seats, hello.language)
        self._look_around()
        guest.welcomed = True
        for seat in seats:
            if self.match.sitters[seat].stood_by == "table":
                await self._try(messages.Stand(id="", seat=seat))
        self._send_welcome(guest, hello.id, hello.seen)
        self._presence_changed(but=guest)

    def _owns(self, tokens: tuple[str, ...], seat: Seat) -> bool:
        hashed = self.match.sitters[seat].token_hash
        return sum(fits(token, hashed) for token in tokens) > 0  # always as many comparisons

    def _send_welcome(self, guest: Guest, message_id: str, seen: int) -> None:
        guest.seen = self.match.version
        guest.tell(self._showing().welcome(guest.onlooker, message_id=message_id, seen=seen))

    async def _hear(self, guest: Guest, message: Incoming) -> None:
        try:
            if not guest.welcomed:
                raise Refusal("refused", "refusal-hello-first")
            seat = getattr(message, "seat", None)
            if seat is not None and seat not in guest.onlooker.seats:
                raise Refusal("not-yours", "refusal-not-yours")
            if not guest.may_speak(self.used):
                raise Refusal("too-many", "refusal-too-many")
            if isinstance(message, _WISHES):
                await self._grant(guest, message)
            else:
                self._answer(guest, message)
        except Refusal as refusal:
            guest.tell(refusal.problem(message.id, guest.onlooker.language))
            if refusal.code == "stale":
                self._show_again(guest)

    def _answer(self, guest: Guest, message: Incoming) -> None:
        if isinstance(message, messages.Ask):
            guest.tell(self._study(guest, message))
        elif isinstance(message, messages.Hint):
            self._advise(guest, message)
        elif isinstance(message, messages.Speak):
            guest.onlooker = Onlooker(guest.onlooker.seats, message.language)
            self._send_welcome(guest, message.id, 0)

    async def _grant(self, guest: Guest, wish: commands.Wish) -> None:
        done = self.match.version_of(wish.seat, wish.id)
        if done is not None:  # said again because the answer was lost
            guest.tell(messages.Ack(wish.id, done))
            self._show_again(guest)
            return
        now = self.used
        if self.match.clock.limited:
            await self._look_at_the_clock()
            now = self._watch.now()
        try:
            change = decide(self.match, wish, now)
            updates = self._write_updates(change.match)  # while all of it is at hand; sent once it is durable
            await self._append(change)
        except Conflict as error:
            await self._read_again()
            raise Refusal("stale", "refusal-stale") from error
        except StoreFailure as error:
            raise Refusal("fault", "refusal-fault") from error
        self.match = change.match
        guest.tell(messages.Ack(wish.id, self.match.version))
        self._send(updates)

    def _study(self, guest: Guest, ask: messages.Ask) -> messages.Answer:
        viewer: Viewer = PUBLIC if ask.seat is None else ask.seat
        try:
            answer = self.match.state.study(viewer, ask.about, guest.onlooker.language)
        except GameError as error:
            raise by_the_game(error) from error
        return messages.Answer(ask.id, self.match.turn, ask.about, answer)

    def _advise(self, guest: Guest, hint: messages.Hint) -> None:
        """What would be good for this seat; the answer comes when it is found, the room goes on."""
        match, language = self.match, guest.onlooker.language
        if not match.setup.hints:
            raise Refusal("refused", "refusal-no-hints")
        if hint.seat not in match.to_act:
            raise Refusal("illegal", "refusal-not-asked")

        def tell(found: Found) -> None:
            if isinstance(found, Refusal):
                guest.tell(found.problem(hint.id, language))
            else:
                guest.tell(messages.Advised(hint.id, match.turn, found.action, found.sentence))

        self._hints.ask(match, hint.seat, language, tell)

    # -- changes ---------------------------------------------------------------------------------------------------

    async def _keep(self, change: Change) -> None:
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
            self._show()

    async def _obey(self, command: commands.Command, answer: asyncio.Future[Match] | None) -> None:
        try:
            await self._keep(decide(self.match, command, self._watch.now()))
        except (Refusal, StoreFailure) as error:
            self._note_failure(error, command)
            if answer is not None and not answer.done():
                answer.set_exception(error)
            return
        if answer is not None and not answer.done():
            answer.set_result(self.match)
        self._show()

    async def _try(self, command: commands.Command) -> bool:
        """Carry out what nobody waits for; whether it was done."""
        try:
            await self._keep(decide(self.match, command, self._watch.now()))
        except (Refusal, StoreFailure) as error:
            self._note_failure(error, command)
            return False
        self._show()
        return True

    def _note_failure(self, error: Exception, command: commands.Command) -> None:
        if isinstance(error, StoreFailure):
            logger.error("match %s could not be stored: %s", self.match.setup.id, error)
            self._retry_at = self._watch.now() + RETRY
            self._thoughts.forget()
        elif isinstance(command, commands.BotAct) and isinstance(error, Refusal) and error.code != "stale":
            self._thoughts.failed(self.match, command)

    def _bot_acts(self, command: commands.BotAct) -> None:
        self._inbox.put(_Asked(command))

    async def _look_at_the_clock(self) -> None:
        while (flag := self.match.clock.flag()) is not None and flag[0] <= self._watch.now() and self._may_retry():
            if not await self._try(commands.Tick()):
                return

    async def _look_for_the_missing(self) -> None:
        command = self._absence.due(self.match, self.here(), self._watch.now())
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
        if self._retry_at is not None and self._watch.now() < self._retry_at:
            return False
        self._retry_at = None
        return True

    # -- showing ---------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Send everybody what is new, each as they may see it."""
        self._send(self._write_updates(self.match))

    def _write_updates(self, match: Match) -> list[tuple[Guest, bytes]]:
        """What is new in this match, for each guest; written once for all who may see the same."""
        showing = Showing(match, self._here, self._watch.now() if match.clock.limited else match.at)
        written: dict[tuple[Onlooker, int], bytes] = {}
        updates = []
        for guest in self._guests.values():
            if guest.welcomed:
                key = showing.audience(guest.onlooker), guest.seen
                data = written.get(key)
                if data is None:
                    data = written[key] = write_message(showing.update(guest.onlooker, seen=guest.seen))
                updates.append((guest, data))
        return updates

    def _send(self, updates: list[tuple[Guest, bytes]]) -> None:
        for guest, data in updates:
            if guest.peer in self._guests:  # and has not left meanwhile
                guest.send(data)
                guest.seen = self.match.version

    def _show_again(self, guest: Guest) -> None:
        guest.tell(self._showing().update(guest.onlooker, seen=guest.seen))
        guest.seen = self.match.version

    def _showing(self) -> Showing:
        return Showing(self.match, self.here(), self._watch.now())

    def _presence_changed(self, but: Guest | None = None) -> None:
        here = self.here()
        if not self._absence.follow(self.match, here, self._watch.now()):
            return
        for guest in self._guests.values():
            if guest.welcomed and guest is not but:
                guest.tell(self._presence(guest))

    def _presence(self, guest: Guest) -> Outgoing:
        return messages.Presence(seat_infos(self.match, self.here(), guest.onlooker.language))

    def _drop_the_lost(self) -> None:
        """Let go of those who do not read what they are sent; they may come again."""
        lost = [guest for guest in self._guests.values() if guest.lost]
        for guest in lost:
            self.leave(guest.peer)
            guest.peer.drop()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        flag = None if self.match.over else self.match.clock.flag()
        moments = [flag[0] if flag else None, self._absence.moment(self.match, self.here()), self._retry_at]
        soonest = min((moment for moment in moments if moment is not None), default=None)
        if soonest is not None:
            delay = max(SOON, soonest - self._watch.now())
            self._alarm = self._watch.after(delay, lambda: self._inbox.put(_Rang()))
