"""What happens in a match without anybody asking: time runs out, people stay away, a rematch is made."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from behemoth.games import Seat
from behemoth.table import commands
from behemoth.table.absence import Absence
from behemoth.table.bot_turns import BotTurns
from behemoth.table.clients import Clients
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.inbox_items import Gap
from behemoth.table.match import Match
from behemoth.table.match_journal import MatchJournal
from behemoth.table.refusal import Refusal
from behemoth.table.store import StoreFailure
from behemoth.table.time_source import Alarm, TimeSource

logger = logging.getLogger(__name__)

#: A flag that falls later than this is no reason to stay awake.
FAR: Final[Milliseconds] = 15 * 60_000
#: How long after a fault of the store the table tries again what nobody else would repeat.
RETRY: Final[Milliseconds] = 1_000
#: The shortest alarm, so that nothing that cannot be done keeps the task busy.
SOON: Final[Milliseconds] = 10

Rematcher: TypeAlias = Callable[[Match], Awaitable[str]]


class Upkeep:
    """The clock of a match, those who are away, the rematch, and the alarm for whatever comes next."""

    def __init__(
        self,
        journal: MatchJournal,
        time_source: TimeSource,
        absence: Absence,
        clients: Clients,
        bot_turns: BotTurns,
        *,
        rematch: Rematcher | None,
        show: Callable[[], None],
        ring: Callable[[], None],
        on_duty: bool,
    ) -> None:
        """``show``: called when the match has changed; ``ring``: when the alarm goes off."""
        #: Whether the clock and the bots run here; elsewhere the match is only served.
        self.on_duty = on_duty
        self._journal = journal
        self._time = time_source
        self._absence = absence
        self._clients = clients
        self._bot_turns = bot_turns
        self._rematch = rematch
        self._show = show
        self._ring = ring
        self._gap: Gap | None = None
        self._alarm: Alarm | None = None
        self._retry_at: Milliseconds | None = None
        #: Whether anything could have been due when it was last looked.
        self._restless = False
        #: A flag that has fallen without anything to follow (a match of old, with a clock its game does not know).
        self._idle_flag: tuple[Milliseconds, Seat] | None = None

    @property
    def soon(self) -> bool:
        """Whether time or those who are away will soon move the match on."""
        flag = self._next_flag()
        return (flag is not None and flag[0] < self._time.now() + FAR) or (
            self.on_duty and self._absence.moment(self._journal.match, self._clients.here) is not None
        )

    def take_duty(self, gap: Gap | None) -> None:
        """The clock and the bots run here from now on; nobody looked after them in this gap."""
        self.on_duty, self._gap = True, gap
        self._absence.restart(self._time.now())  # who is here may not be known yet

    async def advance(self) -> None:
        """Do whatever is due by now."""
        self._restless = self._is_restless()
        if self._gap is not None:
            await self._forgive(self._gap)
        if self._restless:
            await self.check_clock()
            await self._check_absence()
            await self._make_rematch()

    def _is_restless(self) -> bool:
        match = self._journal.match
        return match.clock.limited or match.rematch_agreed or self._absence.matters(match) or bool(self._retry_at)

    # -- what nobody waits for -------------------------------------------------------------------------------------

    async def attempt(self, command: commands.Command) -> bool:
        """Carry out what nobody waits for; whether it was done."""
        try:
            await self._journal.carry_out(command, self._time)
        except (Refusal, StoreFailure) as error:
            self.note_failure(error, command)
            return False
        self._show()
        return True

    def note_failure(self, error: Exception, command: commands.Command) -> None:
        """Something of the table itself could not be done: it is tried again, or left to the bot to do better."""
        match = self._journal.match
        if isinstance(error, StoreFailure):
            logger.error("match %s could not be stored: %s", match.setup.id, error)
            self._retry_at = self._time.now() + RETRY
            self._bot_turns.forget()
        elif isinstance(command, commands.BotAct) and isinstance(error, Refusal) and error.code != "stale":
            self._bot_turns.failed(match, command)

    def _may_retry(self) -> bool:
        if self._retry_at is not None and self._time.now() < self._retry_at:
            return False
        self._retry_at = None
        return True

    async def _forgive(self, gap: Gap) -> None:
        """Log that nobody looked after the match for a while, before anybody's time is looked at."""
        if not self._may_retry():
            return
        done = await self.attempt(commands.Wake(gap.since, gap.until))
        if done or self._retry_at is None:
            self._gap = None

    async def _make_rematch(self) -> None:
        match = self._journal.match
        if self._rematch is None or not match.rematch_agreed or match.rematch or not self._may_retry():
            return
        try:
            made = await self._rematch(match)
        except StoreFailure as error:
            self.note_failure(error, commands.Tick())
            return
        await self.attempt(commands.Rematch(made))

    # -- time ------------------------------------------------------------------------------------------------------

    def _next_flag(self) -> tuple[Milliseconds, Seat] | None:
        """When the next time runs out and whose, unless that leads nowhere or is for others to look after."""
        if not self.on_duty or self._gap is not None:
            return None
        match = self._journal.match
        flag = None if match.over else match.clock.flag()
        return None if flag == self._idle_flag else flag

    async def check_clock(self) -> None:
        """Let flags fall, one after the other; but if all had gone before that, the match was paused by then."""
        if self.on_duty and not self._journal.is_held():
            self._retry_at = self._time.now() + RETRY  # nobody knows at the moment whose duty it is
        while (flag := self._next_flag()) is not None and flag[0] <= self._time.now() and self._may_retry():
            gone = self._absence.moment(self._journal.match, self._clients.here)
            if gone is not None and gone <= flag[0]:
                if not await self._check_absence():
                    return
                continue
            if not await self.attempt(commands.Tick()):
                if self._retry_at is None and flag == self._next_flag():
                    logger.error("in match %s time is up and nothing can happen", self._journal.match.setup.id)
                    self._idle_flag = flag  # looked at no more: it would be refused again and again
                return

    async def _check_absence(self) -> bool:
        """Do what those who are away, or back, lead to; whether something was done."""
        if not self._sees_to_absence():
            return False
        command = self._absence.due(self._journal.match, self._clients.here, self._time.now())
        return command is not None and self._may_retry() and await self.attempt(command)

    def _sees_to_absence(self) -> bool:
        """Where the match is looked after, and where somebody waits; the log lets only one of them do it."""
        return self.on_duty or bool(self._clients.connected)

    # -- the alarm -------------------------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        """Wake the match when something is due next."""
        if self._alarm is None and not self._restless:
            return
        self.stop_alarm()
        flag = self._next_flag()
        sees = self._sees_to_absence()
        missed = self._absence.moment(self._journal.match, self._clients.here) if sees else None
        moments = [flag[0] if flag else None, missed, self._retry_at]
        soonest = min((moment for moment in moments if moment is not None), default=None)
        if soonest is not None:
            self._alarm = self._time.after(max(SOON, soonest - self._time.now()), self._ring)

    def stop_alarm(self) -> None:
        """Nothing is due any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
