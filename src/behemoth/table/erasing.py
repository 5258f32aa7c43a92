"""Forgetting: whole matches, or who sat in them. What is erased is gone from the store, not only hidden."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from behemoth.games import Seat
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Carried, CarryOffered, Entry, SatDown
from behemoth.table.match_registry import MatchRegistry
from behemoth.table.refusal import Refusal
from behemoth.table.setup import Setup, fits
from behemoth.table.store import Log, Store

DAY: Final[Milliseconds] = 24 * 60 * 60 * 1000


class Erased(msgspec.Struct, frozen=True):
    """What was forgotten: the whole match, or who sat on these seats."""

    match: bool
    seats: tuple[Seat, ...] = ()


async def erase_match(registry: MatchRegistry, store: Store, match: str) -> None:
    """Forget a match and everything about it, whether it is over or not. Raises StoreFailure."""
    await registry.forget(match)
    await store.erase(match)
    await registry.forget(match)  # for whoever opened it in between


async def erase_own(registry: MatchRegistry, store: Store, match: str, tokens: Collection[str]) -> Erased:
    """Forget what belongs to whoever holds these tokens, in a match that is over.

    Who holds every seat of a person may have the whole match forgotten. Where others played too, it is theirs as well:
    the moves stay, the name and the token of the asker go. Raises Refusal, StoreFailure.
    """
    found = await registry.look(match)
    if found is None:
        raise Refusal("no-match", "refusal-no-match")
    # Whoever has been forgotten has no say any more.
    people = [seat for seat, player in enumerate(found.players) if player.kind == "person" and player.token_hash]
    own = [seat for seat in people if any(fits(token, found.players[seat].token_hash) for token in tokens)]
    if not own:
        raise Refusal("not-yours", "refusal-not-yours")
    if not found.over:
        raise Refusal("refused", "refusal-erase-running")
    if own == people:
        await erase_match(registry, store, match)
        return Erased(True)
    await registry.forget(match)  # first, so that nobody adds to it meanwhile
    log = await store.load(match, whole=True)
    if log is None:  # erased just now
        raise Refusal("no-match", "refusal-no-match")
    for seat in own:
        log = without_name(log, seat)
    await store.rewrite(log.setup, log.entries)
    await registry.forget(match)
    await store.rewrite(log.setup, log.entries)  # who read it in between may have kept a snapshot with the name
    return Erased(False, tuple(own))


def without_name(log: Log, seat: Seat) -> Log:
    """The same match as if somebody without a name had sat on this seat. Nobody can prove to be them any more."""
    seats = list(log.setup.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], name="", invite="")
    setup: Setup = msgspec.structs.replace(log.setup, seats=tuple(seats))
    return Log(setup, tuple(_nameless(entry, seat) for entry in log.entries))


def _nameless(entry: Entry, seat: Seat) -> Entry:
    if isinstance(entry, SatDown) and entry.seat == seat:
        return msgspec.structs.replace(entry, name="", token_hash="")
    if isinstance(entry, Carried) and seat in entry.seats:
        return msgspec.structs.replace(entry, code_hash="", token_hash="")
    if isinstance(entry, CarryOffered) and seat in entry.seats:
        return msgspec.structs.replace(entry, code_hash="")
    return entry


async def erase_finished(registry: MatchRegistry, store: Store, before: Milliseconds) -> int:
    """Forget the matches that were over before this moment; how many. Where several processes run, each forgets those
    whose clocks run there."""
    count = 0
    for match in await store.finished_before(before):
        if store.holds(match):
            await erase_match(registry, store, match)
            count += 1
    return count
