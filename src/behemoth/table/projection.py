"""What leaves the table for somebody: everything is built here, from ``State.view`` and ``Event.seen_by`` alone."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from behemoth.bots import bot_title
from behemoth.games import EVERYTHING, PUBLIC, Seat, Viewer, commitment
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.happenings import TableEvent
from behemoth.table.match import Happening, Match, Sitter
from behemoth.table.messages import ClockInfo, LogLine, OfferInfo, SeatInfo, Update, Welcome


class Onlooker(msgspec.Struct, frozen=True, cache_hash=True):
    """As whom somebody looks on: the seats they hold (none for a spectator), and in which language."""

    seats: tuple[Seat, ...] = ()
    language: str = "en"

    @property
    def viewer(self) -> Viewer:
        """As whom they hear what happens. One device with several seats hears what everybody hears: it is handed
        around, and the log must not tell one player what another drew."""
        return self.seats[0] if len(self.seats) == 1 else PUBLIC


class Showing:
    """A match at one moment, as everybody may see it. What several may see alike is made and written once."""

    def __init__(self, match: Match, here: frozenset[Seat], now: Milliseconds) -> None:
        self._match = match
        self._secrets = match.game.secrets
        self._over = match.over
        self._here = here
        self._clock = clock_info(match, now)
        self._views: dict[Viewer, msgspec.Raw] = {}
        self._logs: dict[tuple[Viewer, str, int], tuple[LogLine, ...]] = {}

    def audience(self, onlooker: Onlooker) -> Onlooker:
        """As whom they see: where nothing is hidden all see what everybody sees. The same audience, the same update."""
        return onlooker if self._secrets else _everybody(onlooker.language)

    def welcome(self, onlooker: Onlooker, *, message_id: str, seen: int) -> Welcome:
        """Everything this client may know."""
        match = self._match
        partial = 0 < seen <= match.version
        return Welcome(
            id=message_id,
            match=match.setup.id,
            game=match.setup.game,
            options=match.setup.options,
            seats=self.seats(onlooker.language),
            yours=onlooker.seats,
            version=match.version,
            turn=match.turn,
            views=self.views(onlooker),
            to_act=match.to_act,
            clock=self._clock,
            offers=offer_infos(match),
            outcome=match.outcome,
            ending=ending(match, onlooker),
            log=self.log(onlooker, seen if partial else 0),
            commitment=commitment(match.setup.seed),
            seed=match.setup.seed if match.over else "",
            rematch=match.rematch,
            partial=partial,
            hints=match.setup.hints,
        )

    def update(self, onlooker: Onlooker, *, seen: int) -> Update:
        """What is new since version ``seen``."""
        match = self._match
        return Update(
            version=match.version,
            turn=match.turn,
            log=self.log(onlooker, seen),
            views=self.views(onlooker),
            to_act=match.to_act,
            clock=self._clock,
            offers=offer_infos(match),
            seats=self.seats(onlooker.language),
            outcome=match.outcome,
            ending=ending(match, onlooker) if self._over else "",
            seed=match.setup.seed if self._over else "",
            rematch=match.rematch,
        )

    def seats(self, language: str) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return seat_infos(self._match, self._here, language)

    def views(self, onlooker: Onlooker) -> dict[str, Any]:
        """A view for each seat they hold, and after the end of everything; the public one where nothing is hidden."""
        if not self._secrets:
            return {PUBLIC: self._view(PUBLIC)}
        viewers: tuple[Viewer, ...] = onlooker.seats or (PUBLIC,)
        if self._over:
            viewers += (EVERYTHING,)
        return {str(viewer): self._view(viewer) for viewer in viewers}

    def _view(self, viewer: Viewer) -> msgspec.Raw:
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = msgspec.Raw(self._match.state.write_view(viewer))
        return view

    def log(self, onlooker: Onlooker, seen: int) -> tuple[LogLine, ...]:
        """The lines newer than version ``seen``, as this onlooker may read them."""
        key = onlooker.viewer if self._secrets else PUBLIC, onlooker.language, seen
        found = self._logs.get(key)
        if found is None:
            found = self._logs[key] = _log(self._match, key[0], onlooker.language, seen)
        return found


@cache
def _everybody(language: str) -> Onlooker:
    return Onlooker((), language)


def seat_infos(match: Match, here: frozenset[Seat], language: str) -> tuple[SeatInfo, ...]:
    """Who sits where, as everybody may know."""
    return _seat_infos(match.setup.game, match.sitters, here, language)


@lru_cache(maxsize=1024)
def _seat_infos(game: str, sitters: tuple[Sitter, ...], here: frozenset[Seat], language: str) -> tuple[SeatInfo, ...]:
    """Remembered: it is part of every update and hardly ever changes."""
    return tuple(
        SeatInfo(
            seat,
            sitter.name or (bot_title(game, sitter.bot, language) if sitter.kind == "bot" else ""),
            sitter.kind,
            sitter.bot,
            sitter.kind == "bot" or seat in here,
        )
        for seat, sitter in enumerate(sitters)
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
    return _names(match.setup.game, match.sitters, language)


@lru_cache(maxsize=1024)
def _names(game: str, sitters: tuple[Sitter, ...], language: str) -> tuple[str, ...]:
    return tuple(info.name for info in _seat_infos(game, sitters, frozenset(), language))


def ending(match: Match, onlooker: Onlooker) -> str:
    """Why it ended, in a sentence: the last thing the game told."""
    if not match.over:
        return ""
    called = names(match, onlooker.language)
    told = (event for happening in reversed(match.told) for event in reversed(happening.events))
    last = next((event for event in told if not isinstance(event, TableEvent)), None)
    seen = last.seen_by(onlooker.viewer) if last is not None else None
    return seen.told(onlooker.language, called) if seen is not None else ""


def _log(match: Match, viewer: Viewer, language: str, seen: int) -> tuple[LogLine, ...]:
    called = names(match, language)
    first = len(match.told)
    while first and match.told[first - 1].version > seen:
        first -= 1
    found: list[LogLine] = []
    for happening in match.told[first:]:
        action = happening.action if _may_read(match, happening, viewer) else ""
        for event in happening.events:
            heard = event.seen_by(viewer)
            if heard is not None:
                found.append(
                    LogLine(
                        happening.version,
                        heard.told(language, called),
                        heard,
                        happening.seat,
                        action,
                        happening.round,
                    )
                )
                action = ""
    return tuple(found)


def _may_read(match: Match, happening: Happening, viewer: Viewer) -> bool:
    """An action as written may hold a secret (an answer nobody shall hear yet), so others see it after the end only."""
    return not match.game.secrets or match.over or happening.seat == viewer
