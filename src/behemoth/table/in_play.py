"""Positions people are playing right now: about them no engine is asked, whoever asks and however.

The list is made when somebody asks, from the matches that are awake here, and holds for a moment; other processes that
share the store are asked for theirs. It has the present position of each match and those before it that its state
remembers; of a match that has gone to sleep, the newest few.
The first moves of a game are spared: everybody plays them. Matches whose people may ask for hints are left out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Final, TypeAlias

from behemoth.table.clock_setting import Milliseconds
from behemoth.table.match import Match
from behemoth.table.memory import Bounded
from behemoth.table.time_source import TimeSource

#: So many first actions of a match are everybody's.
OPENING: Final = 8
#: How long a list holds.
FRESH: Final[Milliseconds] = 1_000
#: So many positions of a match that sleeps are remembered, of so many matches.
NEWEST: Final = 4
SLEEPING: Final = 20_000
#: So many matches are looked at in one go; then others have their turn.
AT_ONCE: Final = 200


#: Asks the other processes whether one of these positions of a game is played there.
AskOthers: TypeAlias = Callable[[str, Collection[int]], Awaitable[bool]]


class InPlay:
    """Which positions are played, over all matches of a registry."""

    def __init__(
        self, matches: Callable[[], Iterable[Match]], time_source: TimeSource, ask_others: AskOthers | None = None
    ) -> None:
        """``ask_others``: whether one of these positions is played at another process of the same store."""
        self._matches = matches
        self._ask_others = ask_others
        self._time = time_source
        #: The matches by the positions that belong to them.
        self._found: dict[tuple[str, int], str] = {}
        self._made: Milliseconds | None = None
        self._making = asyncio.Lock()
        self._asleep: Bounded[tuple[str, tuple[int, ...]]] = Bounded(SLEEPING)

    def fell_asleep(self, match: Match) -> None:
        """A match is let go of; its people may come back."""
        if is_guarded(match):
            self._asleep.put(match.setup.id, (match.setup.game, _guarded_positions(match)[-NEWEST:]))

    def woke(self, match_id: str) -> None:
        """It is awake again."""
        self._asleep.forget(match_id)

    async def has(self, game: str, positions: Collection[int], but: str = "") -> bool:
        """Whether one of these positions is played now, in another match than this one."""
        if await self.has_here(game, positions, but):
            return True
        return self._ask_others is not None and await self._ask_others(game, positions)

    async def has_here(self, game: str, positions: Collection[int], but: str = "") -> bool:
        """The same for the matches of this process alone."""
        if not positions:
            return False
        await self._refresh()
        return any(self._found.get((game, position), but) != but for position in positions)

    async def has_match(self, match: Match) -> bool:
        """Whether the position of this match is played in another one as well, by people who may not ask."""
        return await self.has(match.setup.game, match.state.positions()[-1:], but=match.setup.id)

    async def is_record(self, game: str, actions: Sequence[str]) -> bool:
        """Whether these actions are those of a match that is played now: all of them, its beginning, or more."""
        for count, match in enumerate(list(self._matches())):
            if not count % AT_ONCE:
                await asyncio.sleep(0)
            if match.setup.game == game and is_guarded(match) and _agree(match, actions):
                return True
        return False

    async def _refresh(self) -> None:
        async with self._making:
            if self._made is not None and self._time.now() - self._made < FRESH:
                return
            found: dict[tuple[str, int], str] = {}
            for count, match in enumerate(list(self._matches())):
                if not count % AT_ONCE:
                    await asyncio.sleep(0)
                if is_guarded(match):
                    for position in _guarded_positions(match):
                        found[match.setup.game, position] = match.setup.id
            for match_id, (game, positions) in self._asleep.items():
                found.update(((game, position), str(match_id)) for position in positions)
            self._found, self._made = found, self._time.now()


def is_guarded(match: Match) -> bool:
    """Whether people play it against each other and are past what everybody plays."""
    return not match.setup.hints and not match.waiting and len(match.actions) >= OPENING and not match.over


def _guarded_positions(match: Match) -> tuple[int, ...]:
    """The positions it remembers that came after the first moves."""
    return match.state.positions()[OPENING - len(match.actions) - 1 :]


def _agree(match: Match, actions: Sequence[str]) -> bool:
    """Whether two games went the same way as far as both went."""
    if min(len(match.actions), len(actions)) < OPENING:
        return False
    return all(ours.action == theirs for ours, theirs in zip(match.actions, actions, strict=False))


async def nobody_plays(match: Match) -> bool:
    """Where there is but one match."""
    return False
