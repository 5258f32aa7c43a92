"""The bots of one match: who of them thinks about which turn, and what becomes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from random import Random
from typing import Final

import msgspec

from behemoth.bots import (
    IDLE_MOVE,
    MOVE,
    BotFailed,
    Busy,
    Job,
    Sort,
    UnknownBot,
    Workers,
    find_bot,
    job_for,
    promise_of,
    run_job,
    stand_in,
)
from behemoth.games import Seat
from behemoth.table.clock_setting import Countdown, Milliseconds
from behemoth.table.commands import BotAct
from behemoth.table.in_play import nobody_plays
from behemoth.table.match import Match, Player
from behemoth.table.time_source import TimeSource

logger = logging.getLogger(__name__)

#: How much longer than its promise a match waits for a bot. Long before that a worker that is stuck has been ended:
#: what comes late is played all the same, and only what never comes is replaced.
GRACE: Final = 120.0
#: A bot that has not begun to think after so many seconds is told to be busy.
BUSY_AFTER: Final = 0.7
#: Where too much waits already, it is tried again after so many seconds.
AGAIN: Final = 1.0
#: A bot with a clock plays as if so many moves were to come, and uses this much of what each brings back.
MOVES_TO_COME: Final = 25
OF_INCREMENT: Final = 0.7
#: How much of the time that every decision takes a bot may think where players hide something.
OF_PACE: Final = 0.8
#: The least a bot gets to think, in seconds.
LEAST: Final = 0.05


class Attention(msgspec.Struct, frozen=True):
    """Who waits for the bots of a match: in whose name they queue, and how urgent they are (None: nobody waits at all,
    and they stop)."""

    owner: str = ""
    sort: Sort | None = MOVE


class _Turn:
    """A bot that takes its turn."""

    __slots__ = ("sort", "task", "thinks")

    def __init__(self, sort: Sort) -> None:
        self.sort = sort
        #: Whether it has begun; before that it waits for a process.
        self.thinks = False
        self.task: asyncio.Task[None]


class BotTurns:
    """Lets bots think, each decision once, and hands in what they chose after a time that is always the same."""

    def __init__(
        self,
        workers: Workers,
        time_source: TimeSource,
        act: Callable[[BotAct], None],
        pace: Milliseconds,
        rng: Random,
        *,
        attention: Callable[[], Attention] = Attention,
        tell_busy: Callable[[Seat, bool], None] = lambda seat, busy: None,
        played_elsewhere: Callable[[Match], Awaitable[bool]] = nobody_plays,
    ) -> None:
        self._workers = workers
        self._time = time_source
        self._act = act
        self._pace = pace
        self._rng = rng
        self._attention = attention
        self._tell_busy = tell_busy
        self._played_elsewhere = played_elsewhere
        self._turns: dict[tuple[Seat, int, str], _Turn] = {}
        #: The players, when there was no bot among them.
        self._people: tuple[Player, ...] | None = None

    @property
    def under_way(self) -> bool:
        """Whether a bot is thinking."""
        return any(not turn.task.done() for turn in self._turns.values())

    def follow(self, match: Match) -> None:
        """Start those who owe a decision, stop those who do not any more or whom nobody waits for."""
        if match.players is self._people and not self._turns:
            return
        self._people = None if any(player.bot for player in match.players) else match.players
        attention = self._attention()
        owing = set() if attention.sort is None else _owing(match)
        for key in [key for key in self._turns if key not in owing or self._outdated(key, attention)]:
            self._turns.pop(key).task.cancel()
        for key in owing - self._turns.keys():
            assert attention.sort is not None
            turn = self._turns[key] = _Turn(attention.sort)
            turn.task = asyncio.get_running_loop().create_task(self._take_turn(match, turn, attention.owner, *key))

    def _outdated(self, key: tuple[Seat, int, str], attention: Attention) -> bool:
        """Whether it waits in the wrong place: somebody has come or gone since. Who thinks already thinks on."""
        turn = self._turns[key]
        return not turn.thinks and turn.sort is not attention.sort

    def forget(self) -> None:
        """What they chose could not be stored: let them think again when there is reason to."""
        for turn in self._turns.values():
            turn.task.cancel()
        self._turns.clear()

    def failed(self, match: Match, command: BotAct) -> None:
        """A bot chose something that is not legal: somebody quick decides instead."""
        logger.warning("the bot on seat %s of %s chose %r", command.seat, match.setup.id, command.action[:60])
        if command.turn == match.turn and command.seat in match.to_act:
            turn = self._turns[command.seat, command.turn, match.players[command.seat].bot] = _Turn(MOVE)
            turn.thinks = True
            turn.task = asyncio.get_running_loop().create_task(self._take_turn_quickly(match, command))

    async def stop(self) -> None:
        """End all thinking."""
        tasks = [turn.task for turn in self._turns.values()]
        self.forget()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_turn(self, match: Match, turn: _Turn, owner: str, seat: Seat, number: int, bot: str) -> None:
        ready = asyncio.Event()
        alarm = self._time.after(self._pace, ready.set)
        try:
            action = await self._choice(match, turn, owner, seat, bot)
            await ready.wait()
        finally:
            alarm.cancel()
        self._act(BotAct(seat, number, action))

    async def _take_turn_quickly(self, match: Match, command: BotAct) -> None:
        self._act(BotAct(command.seat, command.turn, await self._quick_choice(match, command.seat)))

    async def _choice(self, match: Match, turn: _Turn, owner: str, seat: Seat, bot: str) -> str:
        try:
            if await self._played_elsewhere(match):  # no engine tells people how to go on in their own match
                bot = stand_in(match.setup.game)
            seconds = self._time_for(match, seat, promise_of(find_bot(match.setup.game, bot)))
            job = job_for(match.setup.game, bot, match.state, seat, self._rng, seconds)
            async with asyncio.timeout(seconds + GRACE):
                return await self._think(job, turn, owner)
        except (BotFailed, TimeoutError, UnknownBot):
            logger.warning("the bot %s failed in match %s", bot, match.setup.id, exc_info=True)
            return await self._quick_choice(match, seat)

    async def _think(self, job: Job, turn: _Turn, owner: str) -> str:
        """What the bot chooses, however long it has to wait; people are told if that takes a while."""
        busy = False

        def tell(waits: bool) -> None:
            nonlocal busy
            if busy is not waits:
                busy = waits
                self._tell_busy(job.seat, waits)

        def started() -> None:
            turn.thinks = True
            late.cancel()
            tell(False)

        late = asyncio.get_running_loop().call_later(BUSY_AFTER, tell, True)
        try:
            while True:
                try:
                    return await self._workers.choose(job, sort=turn.sort, owner=owner, started=started)
                except Busy:
                    await asyncio.sleep(AGAIN)
        finally:
            late.cancel()

    def _time_for(self, match: Match, seat: Seat, promise: float) -> float:
        """How many seconds it may think: what it promises, or less if its clock, which runs for it too, has little."""
        if match.secrets:  # how long it took must not tell what it holds (B26): it is done before the pace is over
            promise = min(promise, OF_PACE * self._pace / 1000)
        left = match.clock.left_at(self._time.now())
        if not left:
            return max(LEAST, promise)
        seconds, setting = left[seat] / 1000, match.clock.setting
        share = seconds / 2
        if isinstance(setting, Countdown):
            share = min(share, seconds / MOVES_TO_COME + setting.increment * OF_INCREMENT)
        return max(LEAST, min(promise, share))

    async def _quick_choice(self, match: Match, seat: Seat) -> str:
        """What somebody quick would do; chance if even that fails."""
        quick = stand_in(match.setup.game)
        try:
            job = job_for(match.setup.game, quick, match.state, seat, self._rng, LEAST)
            return await asyncio.to_thread(run_job, job)  # beside the event loop: the workers may be what is late
        except Exception:
            logger.exception("the bot %s failed in match %s", quick, match.setup.id)
            return self._any_action(match, seat)

    def _any_action(self, match: Match, seat: Seat) -> str:
        return match.state.write(seat, match.state.actions(seat).sample(self._rng))


def _owing(match: Match) -> set[tuple[Seat, int, str]]:
    """The bots that owe a decision, with the turn it is about."""
    return {
        (seat, match.turn, match.players[seat].bot) for seat in match.to_act if match.players[seat].played_by == "bot"
    }


def attention_for(match: Match, here: Collection[Seat], watched: bool, owner: str) -> Attention:
    """Who waits for the bots of a match. People who play and are here come first. A match whose people are all away or
    replaced comes last; and where nobody looks and bots would play on for themselves, they stop until somebody comes.
    """
    people = match.people
    if any(seat in here for seat in people):
        return Attention(owner)
    return Attention(owner, IDLE_MOVE if watched or people else None)
