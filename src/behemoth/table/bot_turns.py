"""The bots of one match: who of them thinks about which turn, and what becomes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Final

from behemoth.bots import PATIENCE, BotFailed, Workers, find_bot, job_for, promise_of, run_job, stand_in
from behemoth.games import Seat
from behemoth.table.clock_setting import Countdown, Milliseconds
from behemoth.table.commands import BotAct
from behemoth.table.match import Match, Player
from behemoth.table.time_source import TimeSource

logger = logging.getLogger(__name__)

#: How much longer than its promise a bot may keep a match waiting, its way to a worker and back included.
GRACE: Final = 2 * PATIENCE
#: A bot with a clock plays as if so many moves were to come, and uses this much of what each brings back.
MOVES_TO_COME: Final = 25
OF_INCREMENT: Final = 0.7
#: How much of the time that every decision takes a bot may think where players hide something.
OF_PACE: Final = 0.8
#: The least a bot gets to think, in seconds.
LEAST: Final = 0.05


class BotTurns:
    """Lets bots think, each decision once, and hands in what they chose after a time that is always the same."""

    def __init__(
        self, workers: Workers, time_source: TimeSource, act: Callable[[BotAct], None], pace: Milliseconds, rng: Random
    ) -> None:
        self._workers = workers
        self._time = time_source
        self._act = act
        self._pace = pace
        self._rng = rng
        self._tasks: dict[tuple[Seat, int, str], asyncio.Task[None]] = {}
        #: The players, when there was no bot among them.
        self._people: tuple[Player, ...] | None = None

    @property
    def under_way(self) -> bool:
        """Whether a bot is thinking."""
        return any(not task.done() for task in self._tasks.values())

    def follow(self, match: Match) -> None:
        """Start those who owe a decision, stop those who do not any more."""
        if match.players is self._people and not self._tasks:
            return
        self._people = None if any(player.bot for player in match.players) else match.players
        owing = {
            (seat, match.turn, match.players[seat].bot)
            for seat in match.to_act
            if match.players[seat].played_by == "bot"
        }
        for key in [key for key in self._tasks if key not in owing]:
            self._tasks.pop(key).cancel()
        for key in owing - self._tasks.keys():
            self._tasks[key] = asyncio.get_running_loop().create_task(self._take_turn(match, *key))

    def forget(self) -> None:
        """What they chose could not be stored: let them think again when there is reason to."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def failed(self, match: Match, command: BotAct) -> None:
        """A bot chose something that is not legal: somebody quick decides instead."""
        logger.warning("the bot on seat %s of %s chose %r", command.seat, match.setup.id, command.action[:60])
        if command.turn == match.turn and command.seat in match.to_act:
            key = command.seat, command.turn, match.players[command.seat].bot
            self._tasks[key] = asyncio.get_running_loop().create_task(self._take_turn_quickly(match, command))

    async def stop(self) -> None:
        """End all thinking."""
        tasks = list(self._tasks.values())
        self.forget()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_turn(self, match: Match, seat: Seat, turn: int, bot: str) -> None:
        ready = asyncio.Event()
        alarm = self._time.after(self._pace, ready.set)
        try:
            action = await self._choice(match, seat, bot)
            await ready.wait()
        finally:
            alarm.cancel()
        self._act(BotAct(seat, turn, action))

    async def _take_turn_quickly(self, match: Match, command: BotAct) -> None:
        self._act(BotAct(command.seat, command.turn, await self._quick_choice(match, command.seat)))

    async def _choice(self, match: Match, seat: Seat, bot: str) -> str:
        try:
            await self._workers.ready()
            seconds = self._time_for(match, seat, promise_of(find_bot(match.setup.game, bot)))
            async with asyncio.timeout(seconds + GRACE):
                job = job_for(match.setup.game, bot, match.state, seat, self._rng, seconds)
                return await self._workers.choose(job)
        except (BotFailed, TimeoutError):
            logger.warning("the bot %s failed in match %s", bot, match.setup.id, exc_info=True)
            return await self._quick_choice(match, seat)

    def _time_for(self, match: Match, seat: Seat, promise: float) -> float:
        """How many seconds it may think: what it promises, or less if its clock, which runs for it too, has little."""
        if match.game.secrets:  # how long it took must not tell what it holds (B26): it is done before the pace is over
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
