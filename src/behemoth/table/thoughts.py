"""The bots of one match: who of them thinks about which turn, and what becomes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random

from behemoth.bots import Thinkers, job_for
from behemoth.bots.worker import SECONDS, BotFailed
from behemoth.games import Seat
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.commands import BotAct
from behemoth.table.match import Match
from behemoth.table.watch import Watch

logger = logging.getLogger(__name__)


class Thoughts:
    """Lets bots think, each decision once, and hands in what they chose after a time that is always the same."""

    def __init__(
        self, thinkers: Thinkers, watch: Watch, act: Callable[[BotAct], None], pace: Milliseconds, rng: Random
    ) -> None:
        self._thinkers = thinkers
        self._watch = watch
        self._act = act
        self._pace = pace
        self._rng = rng
        self._tasks: dict[tuple[Seat, int, str], asyncio.Task[None]] = {}

    @property
    def under_way(self) -> bool:
        """Whether a bot is thinking."""
        return any(not task.done() for task in self._tasks.values())

    def think(self, match: Match) -> None:
        """Start those who owe a decision, stop those who do not any more."""
        owing = {
            (seat, match.turn, match.sitters[seat].bot)
            for seat in match.to_act
            if match.sitters[seat].played_by == "bot"
        }
        for key in [key for key in self._tasks if key not in owing]:
            self._tasks.pop(key).cancel()
        for key in owing - self._tasks.keys():
            self._tasks[key] = asyncio.get_running_loop().create_task(self._decide(match, *key))

    def forget(self) -> None:
        """What they chose could not be stored: let them think again when there is reason to."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def failed(self, match: Match, command: BotAct) -> None:
        """A bot chose something that is not legal: chance decides instead."""
        logger.warning("the bot on seat %s of %s chose %r", command.seat, match.setup.id, command.action[:60])
        if command.turn == match.turn and command.seat in match.to_act:
            self._act(BotAct(command.seat, command.turn, self._any_action(match, command.seat)))

    async def stop(self) -> None:
        """End all thinking."""
        tasks = list(self._tasks.values())
        self.forget()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _decide(self, match: Match, seat: Seat, turn: int, bot: str) -> None:
        ready = asyncio.Event()
        alarm = self._watch.after(self._pace, ready.set)
        try:
            action = await self._choice(match, seat, bot)
            await ready.wait()
        finally:
            alarm.cancel()
        self._act(BotAct(seat, turn, action))

    async def _choice(self, match: Match, seat: Seat, bot: str) -> str:
        try:
            seconds = self._time_for(match, seat)
            return await self._thinkers.choose(job_for(match.setup.game, bot, match.state, seat, self._rng, seconds))
        except BotFailed:
            logger.warning("the bot %s failed in match %s", bot, match.setup.id, exc_info=True)
            return self._any_action(match, seat)

    def _time_for(self, match: Match, seat: Seat) -> float:
        """A bot has a clock like everybody: it uses half of what is left at most."""
        left = match.clock.left_at(self._watch.now())
        return min(SECONDS, left[seat] / 2000) if left else SECONDS

    def _any_action(self, match: Match, seat: Seat) -> str:
        return match.state.write(seat, match.state.actions(seat).sample(self._rng))
