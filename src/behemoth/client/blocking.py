"""The same without ``await``: a match followed from a thread of its own, for scripts and terminals."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import TimeoutError as Late
from typing import Any, Self, TypeVar

from behemoth.client.links import Link
from behemoth.client.online import OnlineMatch
from behemoth.client.situation import Situation
from behemoth.client.tables import Table
from behemoth.games import LegalAction, Seat
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.table import Advised, Created, Legal, MatchRequest, OfferKind, ShownView, Summary

T = TypeVar("T")


class BlockingTable:
    """A table elsewhere; every call waits for its answer."""

    def __init__(self, server: str, *, language: str = DEFAULT_LANGUAGE) -> None:
        self._table = Table(server, language=language)

    def create(self, request: MatchRequest) -> Created:
        """Make a match."""
        return asyncio.run(self._table.create(request))

    def take_seat(self, link: Link, name: str = "", key: str = "") -> Link:
        """Sit down as a link says; the link to the seat."""
        return asyncio.run(self._table.take_seat(link, name, key))

    def record(self, match: str) -> str:
        """The game as a file."""
        return asyncio.run(self._table.record(match))

    def summary(self, match: str) -> Summary:
        """A match as everybody may know it."""
        return asyncio.run(self._table.summary(match))


class BlockingMatch:
    """A match at a table elsewhere, to be used with ``with``."""

    def __init__(
        self,
        server: str,
        match: str,
        tokens: tuple[str, ...] = (),
        *,
        language: str = DEFAULT_LANGUAGE,
        patience: float = 60.0,
    ) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="behemoth-client", daemon=True)
        self._thread.start()

        async def made() -> OnlineMatch:
            return OnlineMatch(server, match, tokens, language=language, patience=patience)

        self._online = self._wait(made())

    def __enter__(self) -> Self:
        try:
            self._wait(self._online.__aenter__())
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        if self._loop.is_closed():
            return
        self._wait(self._online.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait(self, coroutine: Coroutine[Any, Any, T], timeout: float | None = None) -> T:
        task = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        try:
            return task.result(timeout)
        except BaseException:
            task.cancel()
            raise

    @property
    def now(self) -> Situation:
        """How the match stands."""
        return self._online.now

    @property
    def connections(self) -> int:
        """How often a connection was made."""
        return self._online.connections

    def wait(self, version: int, timeout: float | None = None) -> Situation | None:
        """The first situation newer than this version; None if there was none in so many seconds."""
        try:
            return self._wait(self._online.changed(version), timeout)
        except Late:
            return None

    def moments(self) -> Iterator[Situation]:
        """The present situation, then each that brings something new, until the game is over."""
        now = self.now
        yield now
        while not now.over:
            now = self._wait(self._online.changed(now.version))
            yield now

    def act(self, action: str, seat: Seat | None = None, *, turn: int | None = None) -> Situation:
        """Decide; the situation after it. Raises Refused."""
        return self._wait(self._online.act(action, seat, turn=turn))

    def offer(self, kind: OfferKind, seat: Seat | None = None, *, accept: bool | None = None) -> Situation:
        """Make an offer, or answer one."""
        return self._wait(self._online.offer(kind, seat, accept=accept))

    def resign(self, seat: Seat | None = None) -> Situation:
        """Give up."""
        return self._wait(self._online.resign(seat))

    def actions(self, seat: Seat | None = None, *, skip: int = 0, most: int = 100, find: str = "") -> Legal:
        """Some of the legal actions of a seat."""
        return self._wait(self._online.actions(seat, skip=skip, most=most, find=find))

    def all_actions(self, seat: Seat | None = None) -> tuple[LegalAction, ...]:
        """All legal actions of a seat."""
        return self._wait(self._online.all_actions(seat))

    def ask(self, about: str, seat: Seat | None = None) -> Any:
        """The answer of the game to a question of its own."""
        return self._wait(self._online.ask(about, seat))

    def show(self, seat: Seat | None = None) -> ShownView:
        """What a seat, or the public, sees."""
        return self._wait(self._online.show(seat))

    def hint(self, seat: Seat | None = None) -> Advised:
        """What would be good now."""
        return self._wait(self._online.hint(seat))
