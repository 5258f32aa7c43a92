"""What leaves the table for somebody: everything is built here, from ``State.view`` and ``Event.seen_by`` alone."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, Final

import msgspec

from behemoth.bots import bot_title
from behemoth.games import EVERYTHING, PUBLIC, Seat, Viewer, commitment
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.ending import ending_sentence
from behemoth.table.match import EntryEvents, Match
from behemoth.table.memory import Memory
from behemoth.table.messages import ClockInfo, LogLine, OfferInfo, SeatInfo, Update, Welcome
from behemoth.table.table_events import TableEvent
from behemoth.table.written_log import LONG, WrittenLog

#: The version of who has seen nothing, not even what happened before the first entry of the log.
NOTHING: Final = -1


class Audience(msgspec.Struct, frozen=True, cache_hash=True):
    """For whom something is written: the seats they hold (none for a spectator), and the language."""

    seats: tuple[Seat, ...] = ()
    language: str = "en"

    @property
    def viewer(self) -> Viewer:
        """As whom they hear what happens. One device with several seats hears what everybody hears: it is handed
        around, and the log must not tell one player what another drew."""
        return self.seats[0] if len(self.seats) == 1 else PUBLIC


class MatchViews:
    """A match at one moment, as everybody may see it. What several may see alike is made and written once."""

    def __init__(self, match: Match, here: frozenset[Seat], now: Milliseconds, memory: Memory) -> None:
        self._match = match
        self._memory = memory
        self._secrets = match.secrets
        self._over = match.over
        self._here = here
        self._clock = clock_info(match, now)
        self._logs_written: dict[Hashable, WrittenLog] = {}
        self._seats: dict[str, tuple[SeatInfo, ...]] = {}

    def shared(self, audience: Audience) -> tuple[tuple[Seat, ...], str]:
        """With whom they share an update, by seats and language: where nothing is hidden all see the same."""
        return audience.seats if self._secrets else (), audience.language

    def welcome(self, audience: Audience, *, message_id: str, seen: int) -> Welcome:
        """Everything this client may know."""
        match = self._match
        partial = self._may_go_on_from(seen)
        return Welcome(
            id=message_id,
            match=match.setup.id,
            game=match.setup.game,
            options=match.setup.options,
            seats=self.seats(audience.language),
            yours=audience.seats,
            version=match.version,
            turn=match.turn,
            views=self.views(audience),
            to_act=match.to_act,
            clock=self._clock,
            offers=offer_infos(match),
            outcome=match.outcome,
            ending=self.ending(audience),
            log=self.log(audience, seen) if partial else self._whole_log(audience),
            commitment=commitment(match.setup.seed),
            seed=match.setup.seed if match.over else "",
            rematch=match.rematch,
            partial=partial,
            hints=match.setup.hints,
            coach=match.setup.coach,
            open_to_all=match.setup.open_to_all,
        )

    def update(self, audience: Audience, *, seen: int) -> Update:
        """What is new since version ``seen``."""
        match = self._match
        return Update(
            version=match.version,
            turn=match.turn,
            log=self.log(audience, seen),
            views=self.views(audience),
            to_act=match.to_act,
            clock=self._clock,
            offers=offer_infos(match),
            seats=self.seats(audience.language),
            outcome=match.outcome,
            ending=self.ending(audience) if self._over else "",
            seed=match.setup.seed if self._over else "",
            rematch=match.rematch,
        )

    def seats(self, language: str) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        found = self._seats.get(language)
        if found is None:
            match, here = self._match, self._here
            found = self._seats[language] = self._memory.seats.get(
                (match.setup.game, match.players, here, language), lambda: seat_infos(match, here, language)
            )
        return found

    def views(self, audience: Audience) -> dict[str, Any]:
        """A view for each seat they hold, and after the end of everything; the public one where nothing is hidden."""
        if not self._secrets:
            return {PUBLIC: self._view(PUBLIC)}
        viewers: tuple[Viewer, ...] = audience.seats or (PUBLIC,)
        if self._over:
            viewers += (EVERYTHING,)
        return {str(viewer): self._view(viewer) for viewer in viewers}

    def _view(self, viewer: Viewer) -> msgspec.Raw:
        return self._memory.view(self._match.setup.id, self._match.state, viewer)

    def log(self, audience: Audience, seen: int) -> tuple[LogLine, ...]:
        """The lines newer than version ``seen``, as this audience may read them."""
        return tuple(self._lines(audience.viewer if self._secrets else PUBLIC, audience.language, seen))

    def _lines(self, viewer: Viewer, language: str, seen: int) -> Iterator[LogLine]:
        match, names = self._match, self._names(language)
        first = len(match.events)
        while first and match.events[first - 1].version > seen:
            first -= 1
        for happened in match.events[first:]:
            yield from self._lines_of(happened, viewer, language, names)

    def _lines_of(
        self, happened: EntryEvents, viewer: Viewer, language: str, names: tuple[str, ...]
    ) -> Iterator[LogLine]:
        action = happened.action if _may_read(self._match, happened, viewer) else ""
        for event in happened.events:
            heard = event.seen_by(viewer)
            if heard is not None:
                text = self._memory.sentence(heard, language, names)
                yield LogLine(happened.version, text, heard, happened.seat, action, happened.round)
                action = ""

    def _may_go_on_from(self, seen: int) -> bool:
        """Whether somebody who has seen this version is told only what is newer: not if that is nearly everything."""
        events = self._match.events
        return 0 < seen <= self._match.version and (len(events) <= LONG or events[-LONG].version <= seen)

    def _whole_log(self, audience: Audience) -> Any:
        if len(self._match.events) <= LONG:
            return self.log(audience, NOTHING)
        while not self._write_log(audience):  # whoever could wait has written it already, a piece at a time
            pass
        return self._written(audience).as_sent()

    def knows_log(self, audience: Audience, seen: int) -> bool:
        """Whether a welcome can be made at once. If not, the next piece of the log it needs is written now."""
        return len(self._match.events) <= LONG or self._may_go_on_from(seen) or self._write_log(audience)

    def _write_log(self, audience: Audience) -> bool:
        viewer, language = audience.viewer if self._secrets else PUBLIC, audience.language
        names = self._names(language)
        return self._written(audience).write(
            self._match.events, lambda happened: self._lines_of(happened, viewer, language, names)
        )

    def _written(self, audience: Audience) -> WrittenLog:
        viewer = audience.viewer if self._secrets else PUBLIC
        key = self._match.setup.id, viewer, audience.language, self._names(audience.language), self._over
        found = self._logs_written.get(key) or self._memory.logs.get(key, WrittenLog)
        self._logs_written[key] = found
        return found

    def _names(self, language: str) -> tuple[str, ...]:
        return tuple([info.name for info in self.seats(language)])

    def ending(self, audience: Audience) -> str:
        """Why it ended, in a sentence."""
        outcome = self._match.outcome
        if outcome is None:
            return ""
        events = (event for happened in reversed(self._match.events) for event in reversed(happened.events))
        last = next((event for event in events if not isinstance(event, TableEvent)), None)
        heard = last.seen_by(audience.viewer) if last is not None else None
        language = audience.language
        last_sentence = self._memory.sentence(heard, language, self._names(language)) if heard is not None else ""
        return ending_sentence(outcome, last_sentence, language)


def seat_infos(match: Match, here: frozenset[Seat], language: str) -> tuple[SeatInfo, ...]:
    """Who sits where, as everybody may know."""
    return tuple(
        SeatInfo(
            seat,
            player.name or (bot_title(match.setup.game, player.bot, language) if player.kind == "bot" else ""),
            player.kind,
            player.bot,
            player.kind == "bot" or seat in here,
        )
        for seat, player in enumerate(match.players)
    )


def clock_info(match: Match, now: Milliseconds) -> ClockInfo:
    """The clock at this moment."""
    clock = match.clock
    running = () if match.paused else clock.running
    return ClockInfo(clock.setting, clock.left_at(max(now, match.at)), running, clock.paused)


def offer_infos(match: Match) -> tuple[OfferInfo, ...]:
    """The offers that stand."""
    return tuple([OfferInfo(offer.kind, offer.by, offer.waits_for) for offer in match.offers])


def names(match: Match, language: str) -> tuple[str, ...]:
    """How the players are called in sentences."""
    return tuple(info.name for info in seat_infos(match, frozenset(), language))


def _may_read(match: Match, happened: EntryEvents, viewer: Viewer) -> bool:
    """An action as written may hold a secret (an answer nobody shall hear yet): unless the game says that it holds none
    (``Step.open``), others see it after the end only."""
    return not match.secrets or match.over or happened.open or happened.seat == viewer
