"""All matches: made, found, woken after a restart, let go of when nobody uses them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine, Iterator
from typing import Any, Final

import msgspec

from behemoth.bots import Busy, Workers
from behemoth.games import Seat, takes_clocks
from behemoth.table import commands, entries
from behemoth.table.asking_others import AskingOthers
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.duties import BEAT, Duties
from behemoth.table.handling import handle
from behemoth.table.in_play import InPlay
from behemoth.table.inbox_items import Gap
from behemoth.table.making import Created, MatchRequest, set_up, set_up_again
from behemoth.table.match import Match, new_match
from behemoth.table.match_journal import TRIES
from behemoth.table.match_loader import MatchLoader
from behemoth.table.match_runner import PACE, MatchRunner
from behemoth.table.memory import Memory
from behemoth.table.open_tables import OpenTables
from behemoth.table.presence import Presence
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.seats import Seats
from behemoth.table.setup import Setup, hash_of
from behemoth.table.store import ERASED, Conflict, Store, StoreFailure
from behemoth.table.summary import Summary, summary_of, with_own_seats
from behemoth.table.time_source import LaterTime, SystemTime, TimeSource
from behemoth.table.wakes import wake_of

logger = logging.getLogger(__name__)

#: After so long without anybody a runner is let go of; the store has all of it.
IDLE: Final[Milliseconds] = 10 * 60_000
#: The same where nobody was at all: the table woke it for its clock, or whoever made it never came.
NEVER_VISITED: Final[Milliseconds] = 60_000
#: How long after a match could not be woken for a fault of its own the table tries again.
WAKE_AGAIN: Final[Milliseconds] = 60_000
#: So many seconds are spent at most on snapshots when the table closes, so that whoever starts next reads little.
SNAPSHOTS: Final = 5.0
#: How often it is asked whether news was lost. Usually none is.
POLL: Final[Milliseconds] = 15_000
#: Letters in the options beyond which a match is set up beside the event loop.
LARGE_SETUP: Final = 800
#: How many of their own matches somebody is shown at most.
MOST_OF_MINE: Final = 100


class Census(msgspec.Struct, frozen=True):
    """How many of what a registry holds."""

    #: Matches with a runner, and those of them that are not over.
    awake: int
    awake_running: int
    #: Connections with a seat, and without.
    players: int
    spectators: int
    #: Matches where a bot thinks, or waits until it may.
    thinking: int


class MatchRegistry:
    """One runner for each match that is awake."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        time_source: TimeSource | None = None,
        *,
        pace: Milliseconds = PACE,
        memory: Memory | None = None,
        duties: bool = True,
    ) -> None:
        """``duties``: whether clocks and bots of matches run here too, where several processes share a store."""
        self._store = store
        self._workers = workers
        self._time = time_source or SystemTime()
        self._pace = pace
        self._memory = memory or Memory()
        self._runners: dict[str, MatchRunner] = {}
        #: The matches that are being read from the store. Whoever asks for one meanwhile waits for the same task.
        self._opening: dict[str, asyncio.Task[MatchRunner | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._loader = MatchLoader(store, workers)
        self._duties = Duties(store, self._time, taken=duties)
        self._background: set[asyncio.Task[None]] = set()
        self._polled: Milliseconds = 0
        self._presence = Presence(
            store,
            self._time,
            self._connected,
            self._others_came_or_went,
            self._bot_elsewhere_is_busy,
            self._said_elsewhere,
        )
        self._asking = AskingOthers(store, self._presence, lambda *facts: self.in_play.has_here(*facts))
        #: What people play now, so that no engine helps them.
        self.in_play = InPlay(self._matches, self._time, self._asking.ask)
        #: Tables that anybody may join.
        self.open_tables = OpenTables(store, self._time, self._look_in_short)
        #: How people come to hold seats.
        self.seats = Seats(self, store, self.open_tables)

    # -- from start to end -----------------------------------------------------------------------------------------

    async def open(self) -> int:
        """Begin to serve; how many matches are running. They sleep until somebody comes or their moment has come (a
        flag that will fall, a bot that owes a decision). Nobody loses the time the table was down."""
        clock, last = await self._store.clock(), await self._store.last_beat()
        if clock is not None:
            self._time.set_to(clock)
        if last is not None:  # a wall clock that was set back meanwhile is not believed
            self._time.not_before(last)
        self._store.listen(self._hear_news)
        self._store.on_lost_news(self._lost_news)
        self._store.hear_tellings(self._presence.hear)
        self._store.hear_tellings(self._asking.hear)
        if self._duties.taken:
            self._duties.drop()
            self._store.on_duties(self._note_duties)
            await self._see_to_duties()
        await self._store.beat(self._time.now())
        await self._presence.again()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work()) for work in (self._wake_all, self._beat, self._tidy_up)]
        return await self._store.running()

    async def _wake_all(self) -> None:
        """Open each match whose moment has come, one after another."""
        while True:
            match_id = await self._duties.next()
            try:
                await self._wake(match_id)
            except (StoreFailure, Busy) as error:
                logger.info("match %s cannot be woken now: %s", match_id, error)
                self._duties.wake_at(match_id, self._time.now() + BEAT)
            except Exception:  # a game that is no longer installed, a broken log: the others shall wake all the same
                logger.exception("match %s cannot be woken", match_id)
                self._duties.wake_at(match_id, self._time.now() + WAKE_AGAIN)
            await asyncio.sleep(0)

    async def _wake(self, match_id: str) -> None:
        """Do what has to be done in a match whose moment has come, and let it sleep on if that was all."""
        if match_id in self._runners or match_id in self._opening:
            return
        match = await self._take(match_id)
        if match is None or match_id in self._runners or match_id in self._opening:
            return
        if wake_of(match) is None:  # the store did not know better
            self._duties.need_nobody(match_id)
            await self._store.append(match_id, match.version, (), wake=None)
            return
        runner = self._awaken(match)
        await runner.rest()
        if not runner.busy and not runner.visited and self._runners.get(match_id) is runner:
            await self._let_go(match_id, runner)

    async def close(self) -> None:
        """Finish what is under way and stop. The store is the caller's to close, after this."""
        await self.hand_over()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        runners = list(self._runners.values())
        for runner in runners:
            await runner.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SNAPSHOTS):
                for runner in runners:
                    await runner.leave_snapshot()
        self._runners.clear()
        await self._presence.leave()
        self._workers.close()

    async def hand_over(self) -> None:
        """Note for the last time that the table is alive and leave clocks and bots to the other processes, if there
        are any; those who are connected are still served."""
        if not self._duties.taken:
            return
        self._duties.taken = False
        with contextlib.suppress(StoreFailure):
            await self._store.beat(self._time.now())
            await self._store.give_up_duties()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            try:
                await self.beat()
            except Exception:  # whatever it is, the next beat must come
                logger.exception("the table could not note that it is alive")

    async def _tidy_up(self) -> None:
        """Apart from the beat, which must not wait for snapshots to be written."""
        while True:
            await asyncio.sleep(BEAT / 1000)
            try:
                await self.tidy()
            except Exception:
                logger.exception("matches that nobody uses could not be let go of")

    async def beat(self) -> None:
        """What is to be done again and again."""
        if self._duties.taken:
            # Before the beat: the last one tells since when nobody looked after what is new here.
            while self._duties.stale:
                await self._see_to_duties()
            await self._store.beat(self._time.now())
        await self._presence.again()
        await self._look_for_lost_news()

    async def tidy(self) -> None:
        """Let go of runners that nobody has used for long and where nothing moves by itself."""
        now = self._time.now()
        for match_id, runner in list(self._runners.items()):
            idle = IDLE if runner.visited else NEVER_VISITED
            if not runner.busy and now - runner.used > idle:
                await self._let_go(match_id, runner)

    async def _let_go(self, match_id: str, runner: MatchRunner) -> None:
        del self._runners[match_id]
        self.in_play.fell_asleep(runner.match)
        await runner.let_go()
        moment = wake_of(runner.match)
        if runner.on_duty and match_id not in self._runners and moment is not None and moment > self._time.now():
            # Else: what was due has been done, or only makes sense if somebody comes.
            self._duties.wake_at(match_id, moment)

    def _matches(self) -> Iterator[Match]:
        return (runner.match for runner in self._runners.values())

    def due(self) -> int:
        """How many matches are to be woken now and have not been."""
        return self._duties.due()

    def awake(self) -> tuple[str, ...]:
        """The matches that are open here."""
        return tuple(self._runners)

    # -- other processes -------------------------------------------------------------------------------------------

    def _hear_news(self, match_id: str, version: int, wake: Milliseconds | None) -> None:
        """Another process has written to a match."""
        self._memory.summaries.forget(match_id)
        runner, opening = self._runners.get(match_id), self._opening.get(match_id)
        if runner is not None:
            if version == ERASED:
                del self._runners[match_id]
                self._in_background(runner.end())
            else:
                runner.hear(version)
        elif opening is not None:  # it may have been read before that was written
            opening.add_done_callback(lambda _: self._hear_news(match_id, version, wake))
        else:
            self._duties.hear_of(match_id, wake)

    def _lost_news(self) -> None:
        """Nobody knows what was missed."""
        self._memory.summaries.clear()
        self._polled = 0
        self._duties.changed = True
        self._in_background(self.beat())

    async def _look_for_lost_news(self) -> None:
        """Now and then, and when news may have been lost: read what others have written to the matches open here, and
        when those that sleep need somebody."""
        now = self._time.now()
        if now - self._polled < POLL or self._presence.alone:
            return
        self._polled = now
        self._duties.changed = True  # seen to with the next beat
        for match_id, version in (await self._store.versions(tuple(self._runners))).items():
            runner = self._runners.get(match_id)
            if runner is not None:
                runner.hear(version)

    def _note_duties(self) -> None:
        """The shards held here have changed."""
        self._duties.changed = True
        for match_id, runner in self._runners.items():
            if runner.on_duty and not self._store.holds(match_id):
                runner.leave_duty()
        self._in_background(self._see_to_duties())

    async def _see_to_duties(self) -> None:
        """Look after what is held here, from now on, and after nothing else."""
        await self._duties.read(self._runners)
        for match_id, runner in self._runners.items():
            if not runner.on_duty and self._duties.include(match_id):
                runner.take_duty(self._duties.gap_of(match_id))

    def _connected(self) -> dict[str, frozenset[Seat]]:
        """The matches where somebody is connected to this process, and who."""
        return {match_id: seats for match_id, runner in self._runners.items() if (seats := runner.connected())}

    def _others_came_or_went(self, match_id: str) -> None:
        """Somebody connected to another process, or left it, or it died."""
        runner = self._runners.get(match_id)
        if runner is not None:
            runner.others_came_or_went()
        elif self._duties.include(match_id) and not self._presence.elsewhere(match_id):
            self._duties.everybody_left(match_id)

    def _bot_elsewhere_is_busy(self, match_id: str, seat: Seat, busy: bool) -> None:
        """A bot that thinks at another process has to wait for its turn, or no longer has to."""
        runner = self._runners.get(match_id)
        if runner is not None:
            runner.tell_busy(seat, busy)

    def _said_elsewhere(self, match_id: str, seat: Seat, phrase: str) -> None:
        """A player who is connected to another process says something."""
        runner = self._runners.get(match_id)
        if runner is not None:
            runner.tell_said(seat, phrase)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.info("it will be tried again: %s", task.exception())

    async def forget(self, match_id: str) -> None:
        """Let go of what is known here of a match that was changed or erased in the store. Whoever is connected is
        dropped and may come again."""
        self._memory.forget(match_id)
        self.in_play.woke(match_id)
        self._duties.forget(match_id)
        runner = self._runners.pop(match_id, None)
        if runner is not None:
            runner.drop_all()
            await runner.close()

    def census(self) -> Census:
        """What there is here at this moment, for whoever watches."""
        runners = self._runners.values()
        players = sum(runner.players for runner in runners)
        return Census(
            awake=len(runners),
            awake_running=sum(not runner.match.over for runner in runners),
            players=players,
            spectators=sum(runner.clients for runner in runners) - players,
            thinking=sum(runner.thinks for runner in runners),
        )

    # -- matches ---------------------------------------------------------------------------------------------------

    async def create(self, request: MatchRequest) -> Created:
        """Make a match. Raises Refusal, or the game's own error about its options; StoreFailure."""
        made = set_up(request, self._time.now())
        await self._make(made.setup, made.people)
        return made.created

    async def _make(self, setup: Setup, people: dict[Seat, tuple[str, str]]) -> None:
        # Before anything is stored: it may refuse the options. A position of their own may take a while to be read.
        large = sum(map(len, setup.options.values())) > LARGE_SETUP
        match = await asyncio.to_thread(new_match, setup) if large else new_match(setup)
        if match.clock.limited and not takes_clocks(match.state):
            raise Refusal("refused", "refusal-no-clock")
        log = [
            entries.SatDown(at=setup.created, seat=seat, name=name, token_hash=hashed)
            for seat, (name, hashed) in people.items()
        ]
        for entry in log:
            match = match.apply(entry)
        await self._store.create(setup, log, wake=wake_of(match))
        self._awaken(match)
        if setup.open_to_all:
            self.open_tables.forget()

    async def find(self, match_id: str, asked_by: str = "") -> MatchRunner | None:
        """The runner of a match, woken if need be; None if there is no such match. ``asked_by`` is whose turn in the
        queue it takes (an address). Raises Busy."""
        return self._runners.get(match_id) or await self._load(match_id, asked_by)

    async def demand(self, match_id: str, asked_by: str = "") -> MatchRunner:
        """The same, but raises Refusal if there is none or too many wait."""
        try:
            runner = await self.find(match_id, asked_by)
        except Busy as error:
            raise by_the_game(error) from error
        if runner is None:
            raise Refusal("no-match", "refusal-no-match")
        return runner

    async def _look_in_short(self, match_id: str) -> Summary | None:
        """A match in short, with who is here at this moment."""
        found = await self._summary_of(match_id, "open tables")
        if found is None:
            return None
        here = self._here(match_id)
        seats = tuple(
            msgspec.structs.replace(seat, here=seat.kind == "bot" or seat.seat in here) for seat in found[0].seats
        )
        return msgspec.structs.replace(found[0], seats=seats)

    async def mine(self, tokens: Collection[str], asked_by: str = "") -> tuple[Summary, ...]:
        """The matches where one of these tokens has a seat, the newest first."""
        hashes = {hash_of(token) for token in tokens}
        held = await self._store.matches_of(hashes)
        found = [await self._summary_of(match_id, asked_by) for match_id in held[:MOST_OF_MINE]]
        return tuple(with_own_seats(*one, hashes) for one in found if one is not None)

    async def _summary_of(self, match_id: str, asked_by: str) -> tuple[Summary, tuple[str, ...]] | None:
        """A match in short, and the hashes of the tokens of its seats. One that sleeps does not change."""
        known: tuple[Summary, tuple[str, ...]] | None = self._memory.summaries.find(match_id)
        if match_id not in self._runners and known is not None:
            return known
        match = await self.look(match_id, asked_by)
        if match is None:
            return None
        found = self.summary(match), tuple(player.token_hash for player in match.players)
        if match_id not in self._runners:
            self._memory.summaries.put(match_id, found)
        return found

    async def look(self, match_id: str, asked_by: str = "") -> Match | None:
        """A match as it is, without waking it. Raises Busy."""
        runner = self._runners.get(match_id)
        if runner is not None:
            return runner.match
        return await self._loader.load(match_id, asked_by)

    def setup_of(self, match_id: str) -> Setup | None:
        """How a match was set up that is awake here; nothing of others, since nobody shall wait for the store."""
        runner = self._runners.get(match_id)
        return None if runner is None else runner.match.setup

    def summary(self, match: Match, *, language: str = "en", yours: tuple[Seat, ...] = ()) -> Summary:
        """What everybody may know about a match."""
        return summary_of(match, self._here(match.setup.id), language=language, yours=yours)

    def _here(self, match_id: str) -> frozenset[Seat]:
        """The seats whose owner is connected, to whichever process."""
        runner = self._runners.get(match_id)
        return runner.here() if runner is not None else self._presence.elsewhere(match_id)

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _load(self, match_id: str, asked_by: str) -> MatchRunner | None:
        """Read a match from the store, once however many ask: two who come at once must get the same runner.
        Whoever gives up waiting ends neither the reading nor the waiting of others."""
        opening = self._opening.get(match_id)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._read(match_id, asked_by))
            self._opening[match_id] = opening
            opening.add_done_callback(lambda task: self._opened(match_id, task))
        return await asyncio.shield(opening)

    def _opened(self, match_id: str, task: asyncio.Task[MatchRunner | None]) -> None:
        del self._opening[match_id]
        if not task.cancelled() and task.exception() is not None:
            logger.info("match %s could not be opened: %s", match_id, task.exception())

    async def _read(self, match_id: str, asked_by: str) -> MatchRunner | None:
        match = await self._take(match_id, asked_by)
        return None if match is None else self._runners.get(match_id) or self._awaken(match)

    async def _take(self, match_id: str, asked_by: str = "") -> Match | None:
        """A match that sleeps, from the store."""
        match = await self._loader.load(match_id, asked_by)
        gap = self._duties.gap_of(match_id)
        if match is not None and gap is not None and self._duties.include(match_id):
            match = await self._forgive(match, gap)
        return match

    async def _forgive(self, match: Match, gap: Gap) -> Match:
        """Log that nobody looked after the match for a while, before anybody's time is looked at."""
        for _ in range(TRIES):
            try:
                change = handle(match, commands.Wake(gap.since, gap.until), self._time.now())
            except Refusal:  # no clock ran then, or it has been logged
                return match
            try:
                await self._store.append(match.setup.id, match.version, change.entries, wake=wake_of(change.match))
            except Conflict:  # somebody else was quicker, perhaps with the same
                match = await self._loader.catch_up(match)
            else:
                return change.match
        return match

    def _awaken(self, match: Match) -> MatchRunner:
        match_id, now = match.setup.id, self._time.now()
        # A log that is ahead of the clock (a wall clock was set back) must not stand still until the clock is there.
        time_source = self._time if match.at <= now else LaterTime(self._time, match.at - now)
        runner = MatchRunner(
            match,
            self._store,
            time_source,
            self._workers,
            rematch=self._make_rematch,
            pace=self._pace,
            memory=self._memory,
            presence=self._presence,
            on_duty=self._duties.include(match_id),
            loader=self._loader,
            absent_since=self._duties.absent_since(match),
            in_play=self.in_play,
        )
        self.in_play.woke(match_id)
        self._runners[match_id] = runner
        self._duties.forget(match_id)
        self._memory.summaries.forget(match_id)
        runner.start()
        return runner

    async def _make_rematch(self, match: Match) -> str:
        """The same people once more. Two processes that make it at once make one."""
        setup, people = set_up_again(match, self._time.now())
        with contextlib.suppress(Conflict):  # another process has made it already
            await self._make(setup, people)
        return setup.id
