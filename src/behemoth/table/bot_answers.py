"""What the bots of one match say to offers: each is thought about once, beside the match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from behemoth.bots import DRAW_SECONDS, MOVE, BotFailed, Busy, DrawAnswer, Workers, answer_draw, draw_request
from behemoth.games import GameError, Seat
from behemoth.table.commands import BotAnswer
from behemoth.table.in_play import nobody_plays
from behemoth.table.match import Match

logger = logging.getLogger(__name__)

#: Who cannot think about it plays on.
_PLAY_ON: Final = DrawAnswer(False)


class BotAnswers:
    """Lets bots think about the draws they are offered, and hands in what they say."""

    def __init__(
        self,
        workers: Workers,
        answer: Callable[[BotAnswer], None],
        rng: Random,
        *,
        owner: Callable[[], str] = str,
        played_elsewhere: Callable[[Match], Awaitable[bool]] = nobody_plays,
    ) -> None:
        self._workers = workers
        self._answer = answer
        self._rng = rng
        self._owner = owner
        self._played_elsewhere = played_elsewhere
        self._tasks: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    def follow(self, match: Match) -> None:
        """Start those who are asked, stop those who are not any more."""
        if not match.offers and not self._tasks:
            return
        asked = {(seat, match.turn) for offer in match.offers if offer.kind == "draw" for seat in offer.waits_for}
        asked = {key for key in asked if match.players[key[0]].played_by == "bot"}
        for key in self._tasks.keys() - asked:
            self._tasks.pop(key).cancel()
        for key in asked - self._tasks.keys():
            self._tasks[key] = asyncio.get_running_loop().create_task(self._think(match, key[0]))

    async def stop(self) -> None:
        """End all thinking."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, match: Match, seat: Seat) -> None:
        found = await self._find(match, seat)
        self._answer(BotAnswer(seat, "draw", found.accept, found.why))

    async def _find(self, match: Match, seat: Seat) -> DrawAnswer:
        if await self._played_elsewhere(match):  # no engine tells people how they stand in their own match
            return _PLAY_ON
        job = draw_request(match.setup.game, match.state, seat, self._rng)
        try:
            return await self._workers.ask(answer_draw, job, DRAW_SECONDS, sort=MOVE, owner=self._owner())
        except (Busy, BotFailed, GameError):
            logger.warning("no answer to a draw in match %s", match.setup.id, exc_info=True)
            return _PLAY_ON
