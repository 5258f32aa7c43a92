"""Whether a position is played at another process: asked in small messages, so that nobody gets at one process the
engine's help that is refused at another.

Every process answers. Who does not within a moment is taken not to know of it: nobody waits for a process that died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

import msgspec

from behemoth.table.presence import Presence
from behemoth.table.setup import new_id
from behemoth.table.store import Store, StoreFailure

logger = logging.getLogger(__name__)

#: How long answers are waited for, in seconds. They usually come within a few milliseconds.
PATIENCE: Final = 0.4
#: So many positions fit into one message; more of a game than this, counted from its end, nobody asks about.
MOST: Final = 300


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question (``ask``), or an answer to one (``to``)."""

    who: str
    ask: str = ""
    game: str = ""
    positions: tuple[int, ...] = ()
    to: str = ""
    yes: bool = False


_READ: Final = msgspec.json.Decoder(Asked)
_WRITE: Final = msgspec.json.Encoder()

#: Whether one of these positions of a game is played here.
IsPlayedHere = Callable[[str, Collection[int]], Awaitable[bool]]


class _Question:
    """One that waits for its answers."""

    def __init__(self, others: int) -> None:
        self._others = others
        self.found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def answer(self, yes: bool) -> None:
        """One of them has answered."""
        self._others -= 1
        if not self.found.done() and (yes or not self._others):
            self.found.set_result(yes)


class AskingOthers:
    """Asks the other processes, and answers them."""

    def __init__(self, store: Store, presence: Presence, is_played_here: IsPlayedHere) -> None:
        self._store = store
        self._presence = presence
        self._is_played_here = is_played_here
        self._waiting: dict[str, _Question] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def ask(self, game: str, positions: Collection[int]) -> bool:
        """Whether one of these positions is played at another process."""
        others = self._presence.others
        if not others or not positions:
            return False
        name = new_id()
        question = self._waiting[name] = _Question(others)
        try:
            await self._say(Asked(self._presence.name, name, game, tuple(positions)[-MOST:]))
            async with asyncio.timeout(PATIENCE):
                return await question.found
        except TimeoutError:
            return False
        finally:
            del self._waiting[name]

    def hear(self, text: str) -> None:
        """Another process asks or answers something, or says something else."""
        try:
            said = _READ.decode(text)
        except msgspec.DecodeError:
            return  # whoever hears who is here complains about it
        if said.who == self._presence.name:
            return
        if said.to in self._waiting:
            self._waiting[said.to].answer(said.yes)
        if said.ask:
            task = asyncio.get_running_loop().create_task(self._answer(said))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _answer(self, question: Asked) -> None:
        yes = await self._is_played_here(question.game, question.positions)
        await self._say(Asked(self._presence.name, to=question.ask, yes=yes))

    async def _say(self, said: Asked) -> None:
        try:
            await self._store.tell(_WRITE.encode(said).decode())
        except StoreFailure as error:
            logger.info("the other processes could not be asked: %s", error)
