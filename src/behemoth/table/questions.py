"""Questions of the clients of a match about its state: answered beside the event loop, each client's in their order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from behemoth.bots import (
    QUESTION,
    QUESTION_SECONDS,
    ActionsQuestion,
    BotFailed,
    Question,
    Reading,
    ShowQuestion,
    Workers,
    answer_actions,
    answer_question,
    answer_show,
    read_carefully,
)
from behemoth.games import EVERYTHING, PUBLIC, GameError, LegalPage, Seat, Shown, Viewer
from behemoth.table.client import Client
from behemoth.table.match import Match
from behemoth.table.memory import Memory
from behemoth.table.messages import Answer, Ask, Legal, ListActions, Show, ShownView
from behemoth.table.refusal import Refusal, by_the_game

logger = logging.getLogger(__name__)

#: A match whose options have more letters than this started from a large position of somebody's own, where to find out
#: what a text means may take a while. A game does not get larger on its way.
LARGE: Final = 500
#: Longer answers are not remembered.
LONGEST_KEPT: Final = 65_536

#: What may be asked of a state.
Asked: TypeAlias = Ask | ListActions | Show
#: The match, its turn, who asks, in which language, what.
Key: TypeAlias = tuple[str, int, Viewer, str, Hashable]
Q = TypeVar("Q")


class Questions:
    """All that is asked about one match. Nothing of it changes the match."""

    def __init__(self, workers: Workers, memory: Memory) -> None:
        self._workers = workers
        self._memory = memory
        #: What is being worked out, by its question: who asks the same meanwhile gets the same answer.
        self._under_way: dict[Key, asyncio.Task[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, match: Match, client: Client, ask: Asked) -> None:
        """Answer a question of a client, after those it asked before."""
        before = client.asking
        task = asyncio.get_running_loop().create_task(self._answer(match, client, ask, before))
        client.asking = task
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Answer nothing more."""
        tasks = [*self._tasks, *self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, match: Match, client: Client, ask: Asked, before: asyncio.Task[None] | None) -> None:
        language = client.audience.language
        try:
            said: Answer | Legal | ShownView | Refusal = await self._find(match, ask, language, client.address)
        except Refusal as refusal:
            said = refusal
        if before is not None:
            await asyncio.wait({before})
        if client.asking is asyncio.current_task():
            client.asking = None
        client.tell(said.problem(ask.id, language) if isinstance(said, Refusal) else said)

    async def _find(self, match: Match, ask: Asked, language: str, owner: str) -> Answer | Legal | ShownView:
        if isinstance(ask, ListActions):
            page = await self._list(match, ask, language, owner)
            return Legal(ask.id, match.turn, ask.seat, page.total, page.found, page.skip, page.actions)
        if isinstance(ask, Show):
            shown = await self._show(match, ask, language, owner)
            return ShownView(ask.id, match.turn, shown.text, shown.picture)
        viewer: Viewer = PUBLIC if ask.seat is None or not match.secrets else ask.seat
        key = match.setup.id, match.turn, viewer, language, ask.about
        question = partial(Question, viewer=viewer, about=ask.about, language=language)
        found: msgspec.Raw = await self._once(key, match, answer_question, question, owner)
        return Answer(ask.id, match.turn, ask.about, found)

    async def _list(self, match: Match, ask: ListActions, language: str, owner: str) -> LegalPage:
        wanted = ask.skip, ask.most, ask.find
        key = match.setup.id, match.turn, ask.seat, language, wanted
        question = partial(
            ActionsQuestion, seat=ask.seat, skip=ask.skip, most=ask.most, find=ask.find, language=language
        )
        page: LegalPage = await self._once(key, match, answer_actions, question, owner)
        return page

    async def _show(self, match: Match, ask: Show, language: str, owner: str) -> Shown:
        viewer: Viewer = PUBLIC if ask.seat is None or not match.secrets else ask.seat
        if ask.everything and match.secrets:
            if not match.over:
                raise Refusal("refused", "error-secret-view")
            viewer = EVERYTHING
        key = match.setup.id, match.turn, viewer, language, Show
        shown: Shown = await self._once(
            key, match, answer_show, partial(ShowQuestion, viewer=viewer, language=language), owner
        )
        return shown

    async def _once(
        self, key: Key, match: Match, work: Callable[[Q], Any], question: Callable[[str, str], Q], owner: str
    ) -> Any:
        """The answer; worked out once for all who ask the same."""
        known = self._memory.answers.find(key)
        if known is not None:
            return known
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._work_out(key, match, work, question, owner))
            self._under_way[key] = task
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)

    async def _work_out(
        self, key: Key, match: Match, work: Callable[[Q], Any], question: Callable[[str, str], Q], owner: str
    ) -> Any:
        asked = question(match.setup.game, match.state.text())
        try:
            answer = await self._workers.ask(work, asked, QUESTION_SECONDS, sort=QUESTION, owner=owner)
        except GameError as error:
            raise by_the_game(error) from error
        except BotFailed as error:
            logger.warning("a question about match %s was given up: %s", match.setup.id, str(key[-1])[:40])
            raise Refusal("busy", "refusal-hard-question") from error
        found = msgspec.Raw(answer) if isinstance(answer, bytes) else answer
        if _size(answer) <= LONGEST_KEPT:
            self._memory.answers.put(key, found)
        return found

    async def read(self, match: Match, seat: Seat, text: str, owner: str) -> str:
        """What somebody wrote as records write it, found out beside the event loop. Raises Refusal."""
        reading = Reading(match.setup.game, match.state.text(), seat, text)
        try:
            return await self._workers.ask(read_carefully, reading, QUESTION_SECONDS, sort=QUESTION, owner=owner)
        except GameError as error:
            raise by_the_game(error) from error
        except BotFailed as error:
            raise Refusal("busy", "refusal-hard-question") from error


def reading_takes_long(match: Match) -> bool:
    """Whether it may take a while to find out what somebody means who does not write a move in its strict form."""
    return sum(map(len, match.setup.options.values())) > LARGE


def _size(answer: bytes | LegalPage | Shown) -> int:
    """About how many bytes an answer takes."""
    if isinstance(answer, bytes):
        return len(answer)
    return len(answer.picture) + len(answer.text) if isinstance(answer, Shown) else 100 * len(answer.actions)
