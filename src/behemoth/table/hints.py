"""Good moves for people who ask. They are thought about beside the match, once for each turn, seat and language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from behemoth.bots import ADVICE_SECONDS, MOVE, Advice, BotFailed, Busy, Workers, advice_request, find_advice
from behemoth.games import GameError, Seat
from behemoth.table.in_play import nobody_plays
from behemoth.table.match import Match
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.views import names

logger = logging.getLogger(__name__)

#: The advice, or why there is none.
Found: TypeAlias = Advice | Refusal

#: Others play this very position against each other.
_PLAYED = Refusal("refused", "refusal-played-elsewhere")
_STALE = Refusal("stale", "refusal-stale")


class Hints:
    """The advice of one match: asked for as often as somebody likes, thought about once."""

    def __init__(
        self,
        workers: Workers,
        rng: Random,
        played_elsewhere: Callable[[Match], Awaitable[bool]] = nobody_plays,
    ) -> None:
        self._workers = workers
        self._played_elsewhere = played_elsewhere
        self._rng = rng
        self._tasks: dict[tuple[Seat, int, str], asyncio.Task[Found]] = {}

    def ask(self, match: Match, seat: Seat, language: str, tell: Callable[[Found], None], owner: str = "") -> None:
        """Find out what this seat could do, and tell it; unless the match moves on before."""
        key = seat, match.turn, language
        if key not in self._tasks:
            self._tasks[key] = asyncio.get_running_loop().create_task(self._find(match, seat, language, owner))
        self._tasks[key].add_done_callback(lambda task: tell(_STALE if task.cancelled() else task.result()))

    def follow(self, match: Match) -> None:
        """Stop thinking about turns that have gone by."""
        for key in [key for key in self._tasks if key[1] != match.turn]:
            self._tasks.pop(key).cancel()

    async def stop(self) -> None:
        """End all thinking."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _find(self, match: Match, seat: Seat, language: str, owner: str) -> Found:
        called = names(match, language)
        asked = advice_request(match.setup.game, match.state, seat, language, self._rng, called)
        if await self._played_elsewhere(match):
            return _PLAYED
        try:
            return await self._workers.ask(find_advice, asked, ADVICE_SECONDS, sort=MOVE, owner=owner)
        except Busy as busy:
            return by_the_game(busy)
        except (BotFailed, GameError):
            logger.warning("no advice in match %s", match.setup.id, exc_info=True)
            return Refusal("fault", "refusal-no-advice")
