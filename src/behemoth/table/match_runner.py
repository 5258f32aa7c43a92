"""One task runs one match. Everything that happens in the match goes through its inbox, one after another.

The order for every command, always: who sits there → rate → turn → legality → durable → acknowledged → shown.
(Strict reading comes before all that, in ``wire.py``.)
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

from behemoth.bots import MOVE, QUESTION, Workers
from behemoth.games import Seat, asks_coach
from behemoth.table import commands, messages
from behemoth.table.absence import Absence
from behemoth.table.bot_answers import BotAnswers
from behemoth.table.bot_turns import Attention, BotTurns, attention_for
from behemoth.table.client import UNREAD, Client, Connection
from behemoth.table.clients import Clients, proofs_of, seats_of
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.handling import handle
from behemoth.table.hints import Found, Hints
from behemoth.table.in_play import InPlay, nobody_plays
from behemoth.table.inbox import Inbox
from behemoth.table.inbox_items import (
    NOBODY_CAME,
    AlarmRang,
    Duty,
    Entered,
    Gap,
    Left,
    News,
    OthersCameOrWent,
    Received,
    Rest,
    Stop,
    TableCommand,
)
from behemoth.table.match import Match
from behemoth.table.match_journal import TRIES, MatchJournal
from behemoth.table.match_loader import MatchLoader
from behemoth.table.match_upkeep import Rematcher, Upkeep
from behemoth.table.memory import Memory
from behemoth.table.messages import PROTOCOL, Incoming
from behemoth.table.meters import METERS
from behemoth.table.phrases import PhraseRates
from behemoth.table.presence import Presence
from behemoth.table.questions import Questions, reading_takes_long
from behemoth.table.refusal import Refusal
from behemoth.table.store import Store, StoreFailure
from behemoth.table.time_source import TimeSource
from behemoth.table.views import Audience, MatchViews

logger = logging.getLogger(__name__)

#: How long a bot takes for a decision at least; always the same, so that it tells nothing (B26).
PACE: Final[Milliseconds] = 700

_PLAYER_COMMANDS: Final = (messages.Act, messages.Offer, messages.Resign, messages.MoreTime, messages.Stand)


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
        presence: Presence | None = None,
        on_duty: bool = True,
        loader: MatchLoader | None = None,
        absent_since: Milliseconds | None = None,
        in_play: InPlay | None = None,
    ) -> None:
        """``absent_since``: from when on it would be known if somebody were here; usually from now on."""
        self._presence_elsewhere = presence
        #: Whether news waits in the inbox.
        self._behind = False
        self._workers = workers
        self._time = time_source
        self._memory = memory or Memory()
        self._clients = Clients(match.setup.id, presence)
        self._inbox: Inbox[Any] = Inbox()
        self._absence = Absence(match, time_source.now() if absent_since is None else absent_since)
        self._absence.follow(match, self._clients.here, time_source.now())
        self._journal = MatchJournal(match, store, loader or MatchLoader(store, workers), self._send_updates)
        rng = rng or SystemRandom()
        played_elsewhere = in_play.has_match if in_play is not None else nobody_plays
        self._bot_turns = BotTurns(
            workers,
            time_source,
            self._bot_acts,
            pace,
            rng,
            attention=self._attention,
            tell_busy=self._note_busy,
            played_elsewhere=played_elsewhere,
        )
        self._bot_answers = BotAnswers(
            workers, self._bot_acts, rng, owner=lambda: self._attention().owner, played_elsewhere=played_elsewhere
        )
        self._hints = Hints(workers, rng, played_elsewhere)
        self._questions = Questions(workers, self._memory)
        self._phrases = PhraseRates()
        #: Who sat there when it was last looked whether somebody has carried a seat away.
        self._seated = match.players
        self._upkeep = Upkeep(
            self._journal,
            time_source,
            self._absence,
            self._clients,
            self._bot_turns,
            rematch=rematch,
            show=self._send_updates,
            ring=lambda: self._inbox.put(AlarmRang()),
            on_duty=on_duty,
        )
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        #: When somebody was last here, for letting go of matches nobody uses; and whether anybody ever was.
        self.used = time_source.now()
        self.visited = False

    @property
    def match(self) -> Match:
        """The match as it is now; everything in it is durable."""
        return self._journal.match

    @property
    def on_duty(self) -> bool:
        """Whether the clock and the bots run here; elsewhere the match is only served."""
        return self._upkeep.on_duty

    # -- calls from outside: none of them waits, all come from the event loop ---------------------------------

    def start(self) -> None:
        """Begin to run."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    def enter(self, connection: Connection, hello: messages.Hello) -> None:
        """A connection has said hello (or said it again)."""
        client = self._clients.find(connection)
        if client is None:
            client = Client(connection)
            leaving = self._clients.too_many(self.seats_of(hello.tokens))
            if leaving is None:
                client.tell(Refusal("full", "refusal-full").problem(hello.id, hello.language))
                return
            for other in leaving:
                self._drop(other)
            self._clients.add(client)
            self.visited = True
        self._inbox.put(Entered(client, hello))

    def say(self, connection: Connection, message: Incoming) -> None:
        """A connection says something."""
        client = self._clients.find(connection)
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
            self._inbox.put(Received(client, message))

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        client = self._clients.remove(connection)
        if client is not None:
            self._inbox.put(Left(client))

    def hear(self, version: int) -> None:
        """Another process has written so far."""
        if version > self.match.version and not self._behind:
            self._behind = True
            self._inbox.put(News())

    async def catch_up(self) -> None:
        """Read what other processes have written, if anything."""
        self.hear(self.match.version + 1)
        await self.rest()

    def others_came_or_went(self) -> None:
        """Who is connected to other processes has changed."""
        self._inbox.put(OthersCameOrWent())

    def take_duty(self, gap: Gap | None) -> None:
        """The clock and the bots run here from now on; nobody looked after them in this gap."""
        self._inbox.put(Duty(gap))

    def leave_duty(self) -> None:
        """They run somewhere else from now on."""
        self._upkeep.on_duty = False
        self._inbox.put(AlarmRang())

    async def do(self, command: commands.Command) -> Match:
        """Carry out a command of the table itself; the match after it, durable. Raises Refusal or StoreFailure."""
        if self._closed:
            raise Refusal("fault", "refusal-fault")
        answer: asyncio.Future[Match] = asyncio.get_running_loop().create_future()
        self._inbox.put(TableCommand(command, answer))
        return await answer

    async def end(self) -> None:
        """The match is gone for good: close, and let go of everybody."""
        await self.close()
        for client in self._clients:
            client.tell(Refusal("no-match", "refusal-no-match").problem("", client.audience.language))
            client.connection.drop()
        self._clients.clear()

    async def close(self) -> None:
        """Finish what is under way, then stop. Connections are the caller's to close."""
        if self._task is not None:
            self._inbox.put(Stop())
            await self._task
            self._task = None
        self._closed = True
        while self._inbox.items:
            self._report_fault(self._inbox.items.popleft())
        self._upkeep.stop_alarm()
        await self._bot_turns.stop()
        await self._bot_answers.stop()
        await self._hints.stop()
        await self._questions.stop()
        await self._journal.finish()

    async def let_go(self) -> None:
        """Stop, and leave a snapshot for whoever wakes the match again."""
        await self.close()
        await self.leave_snapshot()

    async def leave_snapshot(self) -> None:
        """Keep a snapshot unless there is one that is nearly as new."""
        await self._journal.leave_snapshot()

    async def rest(self) -> None:
        """Wait until everything is done that can be done now."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put(Rest(done))
        await done

    @property
    def busy(self) -> bool:
        """Whether somebody is connected, or time or a bot will soon move on by itself."""
        return bool(self._clients) or self._upkeep.soon or self._bot_turns.under_way

    @property
    def clients(self) -> int:
        """How many are connected."""
        return len(self._clients)

    @property
    def players(self) -> int:
        """How many of them hold a seat."""
        return self._clients.players()

    @property
    def thinks(self) -> bool:
        """Whether a bot thinks here."""
        return self._bot_turns.under_way

    def drop_all(self) -> None:
        """Send everybody away; they may come again."""
        for client in list(self._clients):
            self._drop(client)

    def here(self) -> frozenset[Seat]:
        """The seats whose owner is connected, to whichever process."""
        return self._clients.here

    def connected(self) -> frozenset[Seat]:
        """The seats whose owner is connected to this process."""
        return self._clients.connected

    # -- the task --------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        await self._advance()
        while True:
            if not self._inbox.items:
                await self._inbox.filled()
            item = self._inbox.items.popleft()
            if type(item) is Stop:
                return
            if type(item) not in NOBODY_CAME:
                self.used = self._time.now()
            try:
                if type(item) is Received:  # nearly always
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
            if type(item) is Rest and not item.done.done():
                item.done.set_result(None)

    async def _process(self, item: Any) -> None:
        match item:
            case Entered(client, hello):
                await self._welcome(client, hello)
            case Left(client):
                self._presence_changed()
            case TableCommand(command, answer):
                await self._on_table_command(command, answer)
            case News():
                self._behind = False
                with suppress(StoreFailure):  # whoever looks for lost news comes again
                    await self._journal.catch_up()
            case OthersCameOrWent():
                self._clients.note_who_is_here()
                self._presence_changed()
            case Duty(gap):
                self._upkeep.take_duty(gap)

    def _report_fault(self, item: Any) -> None:
        match item:
            case Received(client, message):
                client.tell(Refusal("fault", "refusal-fault").problem(message.id, client.audience.language))
            case TableCommand(_, answer) if answer is not None and not answer.done():
                answer.set_exception(Refusal("fault", "refusal-fault"))
            case Rest(done) if not done.done():
                done.set_result(None)

    async def _advance(self) -> None:
        """What happens without anybody asking: time runs out, people stay away, a rematch is made, bots think."""
        await self._upkeep.advance()
        match = self.match
        if self.on_duty:
            self._bot_turns.follow(match)
            self._bot_answers.follow(match)
        elif self._bot_turns.under_way:
            self._bot_turns.forget()  # they think where the match is looked after now
        self._hints.follow(match)
        self._journal.keep_snapshot()
        self._drop_the_replaced()
        self._drop_the_lost()
        self._upkeep.set_alarm()

    # -- clients ----------------------------------------------------------------------------------------------------

    async def _welcome(self, client: Client, hello: messages.Hello) -> None:
        if hello.protocol != PROTOCOL:
            refusal = Refusal("protocol", "refusal-protocol", known=PROTOCOL, version=hello.protocol)
            client.tell(refusal.problem(hello.id, hello.language))
            return
        seats = self.seats_of(hello.tokens)
        if hello.seen > self.match.version or len(seats) < len(hello.tokens):
            await self._journal.catch_up()  # they come from a process that knows more
            seats = self.seats_of(hello.tokens)
        client.audience = Audience(seats, hello.language)
        client.proofs = proofs_of(self.match, seats)
        self._clients.note_who_is_here()
        client.welcomed = True
        self._workers.prepare(QUESTION)
        if any(player.bot for player in self.match.players):
            self._workers.prepare(MOVE)
        for seat in seats:
            if self.match.players[seat].stood_by == "table":
                await self._upkeep.attempt(messages.Stand(id="", seat=seat))
        await self._send_welcome(client, hello.id, hello.seen)
        self._presence_changed(but=client)

    def seats_of(self, tokens: tuple[str, ...]) -> tuple[Seat, ...]:
        """The seats these tokens prove."""
        return seats_of(self.match, tokens)

    async def _send_welcome(self, client: Client, message_id: str, seen: int) -> None:
        views = self._views_now()
        while not views.knows_log(client.audience, seen):  # it is long: others have their turn in between
            await asyncio.sleep(0)
        client.seen = self.match.version
        client.tell(views.welcome(client.audience, message_id=message_id, seen=seen))

    async def _on_message(self, client: Client, message: Incoming) -> None:
        try:
            if not client.welcomed:
                raise Refusal("refused", "refusal-hello-first")
            seat = getattr(message, "seat", None)
            if seat is not None and seat not in client.audience.seats:
                raise Refusal("not-yours", "refusal-not-yours")
            if isinstance(message, _PLAYER_COMMANDS):
                await self._on_command(client, message)
            else:
                await self._answer(client, message)
        except Refusal as refusal:
            client.tell(refusal.problem(message.id, client.audience.language))
            if refusal.code == "stale":
                self._send_update_to(client)

    async def _answer(self, client: Client, message: Incoming) -> None:
        if isinstance(message, messages.Ask | messages.ListActions | messages.Show):
            if isinstance(message, messages.Ask) and asks_coach(message.about) and not self.match.setup.coach:
                raise Refusal("refused", "refusal-no-coach")
            self._questions.ask(self.match, client, message)
        elif isinstance(message, messages.Hint):
            self._advise(client, message)
        elif isinstance(message, messages.Say):
            self._say_phrase(client, message)
        elif isinstance(message, messages.Speak):
            client.audience = Audience(client.audience.seats, message.language)
            await self._send_welcome(client, message.id, 0)

    async def _on_command(self, client: Client, command: commands.PlayerCommand) -> None:
        for _ in range(TRIES):
            done = self.match.version_of(command.seat, command.id)
            if done is not None:  # said again because the answer was lost, perhaps by another process
                client.tell(messages.Ack(command.id, done))
                self._send_update_to(client)
                return
            if isinstance(command, messages.Act) and command.turn == self.match.turn and reading_takes_long(self.match):
                text = await self._questions.read(self.match, command.seat, command.action, client.address)
                command = msgspec.structs.replace(command, action=text)
            now = self.used
            if self.match.clock.limited:
                await self._upkeep.check_clock()
                now = self._time.now()
            try:
                change = handle(self.match, command, now)
                updates = self._write_updates(change.match)  # while all of it is at hand; sent once it is durable
                if not await self._journal.write(change):
                    continue
            except Refusal as refusal:
                # What came too late here may have been done in time at another process.
                if refusal.code == "stale" and await self._journal.caught_up():
                    continue
                raise
            except StoreFailure as error:
                raise Refusal("fault", "refusal-fault") from error
            METERS.acknowledged += 1
            self._journal.match = change.match
            client.tell(messages.Ack(command.id, self.match.version))
            self._clients.send(updates, self.match.version)
            return
        raise Refusal("stale", "refusal-stale")

    def _say_phrase(self, client: Client, said: messages.Say) -> None:
        """Tell everybody who is connected, to whichever process, and remember nothing."""
        if not self._phrases.take(said.seat, self._time.now()):
            raise Refusal("too-many", "refusal-phrases")
        client.tell(messages.Ack(said.id, self.match.version))
        self.tell_said(said.seat, said.phrase)
        if self._presence_elsewhere is not None:
            self._presence_elsewhere.note_said(self.match.setup.id, said.seat, said.phrase)

    def tell_said(self, seat: Seat, phrase: str) -> None:
        """Tell those who are connected here what a player says."""
        self._clients.tell_said(seat, phrase)

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

        self._hints.ask(match, hint.seat, language, tell, owner=client.address)

    # -- changes ---------------------------------------------------------------------------------------------------

    async def _on_table_command(self, command: commands.Command, answer: asyncio.Future[Match] | None) -> None:
        try:
            await self._journal.carry_out(command, self._time)
        except (Refusal, StoreFailure) as error:
            self._upkeep.note_failure(error, command)
            if answer is not None and not answer.done():
                answer.set_exception(error)
            return
        if isinstance(command, commands.Sit):
            self._absence.sat_down(command.seat, self._time.now())
        if answer is not None and not answer.done():
            answer.set_result(self.match)
        self._send_updates()

    def _bot_acts(self, command: commands.BotAct | commands.BotAnswer) -> None:
        self._inbox.put(TableCommand(command))

    def _attention(self) -> Attention:
        """Who waits for the bots: in the name of the first player who is here, or else of whoever looks on."""
        owner = self._clients.first_address()
        watched = bool(self._clients) or bool(self.here())
        return attention_for(self.match, self.here(), watched, owner or self.match.setup.id)

    def _note_busy(self, seat: Seat, busy: bool) -> None:
        """A bot has to wait for its turn to think, or no longer has to."""
        self.tell_busy(seat, busy)
        if self._presence_elsewhere is not None:
            self._presence_elsewhere.note_busy(self.match.setup.id, seat, busy)

    def tell_busy(self, seat: Seat, busy: bool) -> None:
        """Say so to those who are connected here."""
        self._clients.tell_busy(seat, busy)

    # -- updates ---------------------------------------------------------------------------------------------------

    def _send_updates(self) -> None:
        """Send everybody what is new, each as they may see it."""
        self._clients.send(self._write_updates(self.match), self.match.version)

    def _write_updates(self, match: Match) -> list[tuple[Client, bytes]]:
        now = self._time.now() if match.clock.limited else match.at
        return self._clients.write_updates(MatchViews(match, self._clients.here, now, self._memory))

    def _send_update_to(self, client: Client) -> None:
        client.tell(self._views_now().update(client.audience, seen=client.seen))
        client.seen = self.match.version

    def _views_now(self) -> MatchViews:
        return MatchViews(self.match, self.here(), self._time.now(), self._memory)

    def _presence_changed(self, but: Client | None = None) -> None:
        if self._absence.follow(self.match, self.here(), self._time.now()):
            self._clients.tell_presence(self.match, but)

    def _drop_the_lost(self) -> None:
        """Let go of those who do not read what they are sent; they may come again."""
        for client in self._clients.lost():
            self._drop(client)

    def _drop_the_replaced(self) -> None:
        """Let go of those whose seat was carried to another device; if they come again they look on."""
        if self._seated is self.match.players:
            return
        self._seated = self.match.players
        for client in list(self._clients):
            if client.proofs != proofs_of(self.match, client.audience.seats):
                self._drop(client)

    def _drop(self, client: Client) -> None:
        self.leave(client.connection)
        client.connection.drop()
