"""Who is connected to a match at other processes.

Each process tells the others in small messages that nobody keeps: at once when somebody comes or goes, and all of it
again every few seconds. What is not said again is forgotten, so a process that died takes nobody's seat for long.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from behemoth.games import Seat
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.setup import new_id
from behemoth.table.store import Store, StoreFailure
from behemoth.table.time_source import Alarm, TimeSource

logger = logging.getLogger(__name__)

#: How often everything is said again, and when what was not said again is forgotten.
AGAIN: Final[Milliseconds] = 5_000
FORGOTTEN: Final[Milliseconds] = 16_000
#: Those who come and go within this time are told of together.
TOGETHER: Final[Milliseconds] = 50
#: So many matches fit into one message.
_MATCHES: Final = 150

NOBODY: Final[frozenset[Seat]] = frozenset()


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process says to the others."""

    who: str
    #: The seats whose owner is connected there; none: nobody any more.
    here: dict[str, tuple[Seat, ...]] = {}
    #: It ends: whoever was there will come again, somewhere else.
    gone: bool = False
    #: Bots that have to wait for their turn to think, or no longer have to.
    busy: tuple[tuple[str, Seat, bool], ...] = ()
    #: Phrases that players said.
    said: tuple[tuple[str, Seat, str], ...] = ()


_READ: Final = msgspec.json.Decoder(Telling)
_WRITE: Final = msgspec.json.Encoder()


class Presence:
    """What one process says of its own connections, and knows of the others'."""

    def __init__(
        self,
        store: Store,
        time_source: TimeSource,
        here: Callable[[], Mapping[str, frozenset[Seat]]],
        changed: Callable[[str], None],
        busy: Callable[[str, Seat, bool], None] = lambda match, seat, busy: None,
        said: Callable[[str, Seat, str], None] = lambda match, seat, phrase: None,
    ) -> None:
        """``here``: the matches where somebody is connected to us; ``changed``: told of matches where somebody came or
        went elsewhere; ``busy``: of bots that think elsewhere and have to wait for it, or no longer have to; ``said``:
        of phrases that somebody said elsewhere."""
        self.name = new_id()
        self._store = store
        self._time = time_source
        self._here = here
        self._changed = changed
        self._busy = busy
        self._said_elsewhere = said
        #: By match and process: who is there, and when that was last said.
        self._elsewhere: dict[str, dict[str, tuple[frozenset[Seat], Milliseconds]]] = {}
        #: The other processes, and when they were last heard.
        self._others: dict[str, Milliseconds] = {}
        self._to_tell: set[str] = set()
        self._bots: list[tuple[str, Seat, bool]] = []
        self._phrases: list[tuple[str, Seat, str]] = []
        self._tell_all = False
        self._alarm: Alarm | None = None
        self._telling: asyncio.Task[None] | None = None
        self._said: Milliseconds = 0

    @property
    def alone(self) -> bool:
        """Whether no other process is known to be alive."""
        return not self._others

    @property
    def others(self) -> int:
        """How many other processes are known to be alive."""
        return len(self._others)

    def elsewhere(self, match: str) -> frozenset[Seat]:
        """The seats whose owner is connected to another process."""
        found = self._elsewhere.get(match)
        return NOBODY if found is None else NOBODY.union(*(seats for seats, _ in found.values()))

    # -- telling ---------------------------------------------------------------------------------------------------

    def note(self, match: str) -> None:
        """Somebody came or went here."""
        if self._others:
            self._to_tell.add(match)
            self._soon()

    def note_busy(self, match: str, seat: Seat, busy: bool) -> None:
        """A bot here has to wait for its turn to think, or no longer has to."""
        if self._others:
            self._bots.append((match, seat, busy))
            self._soon()

    def note_said(self, match: str, seat: Seat, phrase: str) -> None:
        """A player who is connected here says something."""
        if self._others:
            self._phrases.append((match, seat, phrase))
            self._soon()

    async def again(self) -> None:
        """Say everything again if it is time to, and forget those who did not."""
        now = self._time.now()
        self._forget(now)
        if now - self._said >= AGAIN:
            self._said = now
            self._tell_all = True
            await self._tell()

    async def leave(self) -> None:
        """Say goodbye."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._telling is not None:
            await self._telling
        await self._say(Telling(self.name, gone=True))

    def _soon(self) -> None:
        if self._alarm is None:
            self._alarm = self._time.after(TOGETHER, self._rang)

    def _rang(self) -> None:
        self._alarm = None
        self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        here = self._here()
        wanted = set(here) | self._to_tell if self._tell_all else self._to_tell
        if not self._others:  # who comes next says so and is told everything then
            wanted = set()
        self._to_tell, self._tell_all = set(), False
        bots, self._bots = self._bots, []
        phrases, self._phrases = self._phrases, []
        for start in range(0, len(bots), _MATCHES):
            await self._say(Telling(self.name, busy=tuple(bots[start : start + _MATCHES])))
        for start in range(0, len(phrases), _MATCHES):
            await self._say(Telling(self.name, said=tuple(phrases[start : start + _MATCHES])))
        for part in _parts(sorted(wanted)):
            await self._say(Telling(self.name, {match: tuple(sorted(here.get(match, ()))) for match in part}))

    async def _say(self, telling: Telling) -> None:
        try:
            await self._store.tell(_WRITE.encode(telling).decode())
        except StoreFailure as error:  # it is said again
            logger.info("the other processes could not be told: %s", error)

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        """Another process says something."""
        try:
            telling = _READ.decode(text)
        except msgspec.DecodeError:
            logger.warning("another process said something that cannot be read; is it of another version?")
            return
        if telling.who == self.name:
            return
        now = self._time.now()
        if telling.gone:
            self._forget_process(telling.who)
            return
        if telling.who not in self._others:
            self._tell_all = True
            self._soon()
        self._others[telling.who] = now
        for bot in telling.busy:
            self._busy(*bot)
        for phrase in telling.said:
            self._said_elsewhere(*phrase)
        for match, seats in telling.here.items():
            self._put(match, telling.who, frozenset(seats), now)

    def _put(self, match: str, who: str, seats: frozenset[Seat], now: Milliseconds) -> None:
        before = self.elsewhere(match)
        if seats:
            self._elsewhere.setdefault(match, {})[who] = seats, now
        elif match in self._elsewhere:
            self._elsewhere[match].pop(who, None)
            if not self._elsewhere[match]:
                del self._elsewhere[match]
        if self.elsewhere(match) != before:
            self._changed(match)

    def _forget_process(self, who: str) -> None:
        self._others.pop(who, None)
        for match in [match for match, found in self._elsewhere.items() if who in found]:
            self._put(match, who, NOBODY, 0)

    def _forget(self, now: Milliseconds) -> None:
        old = now - FORGOTTEN
        for who in [who for who, heard in self._others.items() if heard < old]:
            self._forget_process(who)
        late = [(match, who) for match, found in self._elsewhere.items() for who, (_, at) in found.items() if at < old]
        for match, who in late:
            self._put(match, who, NOBODY, 0)


def _parts(matches: list[str]) -> Iterable[list[str]]:
    """So many that each fits into a message; at least one, since a process that says nothing is forgotten."""
    return [matches[start : start + _MATCHES] for start in range(0, max(1, len(matches)), _MATCHES)]
