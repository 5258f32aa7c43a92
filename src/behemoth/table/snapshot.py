"""A match as bytes: all that folding its log would lead to, so that the log need not be gone through again.

A snapshot is a convenience and never the only copy of anything. One that another version of the software or of the
rules has written, or that cannot be read for whatever reason, is passed over: the log is the truth.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, Literal, TypeVar

import msgspec

from behemoth import __version__
from behemoth.games import Closing, Event, GameError, Seat, find_game
from behemoth.table.carry_offer import CarryOffer
from behemoth.table.clock import Clock
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.entries import Acted
from behemoth.table.history import History
from behemoth.table.match import EntryEvents, Match, OpenOffer, Player, said_by
from behemoth.table.messages import OfferKind
from behemoth.table.setup import Setup
from behemoth.table.trail import Mark, Trail

#: Counts the ways of writing below.
FORMAT: Final = 2
#: Long rows are written in pieces of so many, so that a thread that reads them lets others have their turn.
PIECE: Final = 256
#: Quick rather than small: rows of a match are much alike.
_ZIP_LEVEL: Final = 1

T = TypeVar("T")


class _Stamp(msgspec.Struct, frozen=True, array_like=True):
    """By whom it was written. It is read only by the same."""

    format: int
    software: str
    game: str
    rules: int


class _Sealed(msgspec.Struct, frozen=True, array_like=True):
    stamp: _Stamp
    body: msgspec.Raw


class _Row(msgspec.Struct, frozen=True, array_like=True):
    """``EntryEvents``, each event with the number of its kind."""

    version: int
    seat: Seat | None
    action: str
    round: int
    kinds: tuple[int, ...]
    events: tuple[msgspec.Raw, ...]
    open: bool = False


class _Body(msgspec.Struct, frozen=True, array_like=True):
    """A ``Match``, field by field."""

    state: str
    marks: tuple[tuple[int, str], ...]
    players: tuple[Player, ...]
    clock: Clock
    at: Milliseconds
    waiting: bool
    version: int
    turn: int
    floor: int
    offers: tuple[OpenOffer, ...]
    refused: tuple[tuple[OfferKind, Seat], ...]
    gifts: int
    gifts_of: tuple[int, ...]
    paused: Literal["", "seat", "table"]
    closing: Closing | None
    done: tuple[tuple[Seat, str, int], ...]
    rematch_agreed: bool
    rematch: str
    carries: tuple[CarryOffer, ...]
    actions: tuple[msgspec.Raw, ...]
    #: The kinds of events by their place in the software.
    kinds: tuple[str, ...]
    events: tuple[msgspec.Raw, ...]


_ENCODE: Final = msgspec.msgpack.Encoder().encode
_SEALED: Final = msgspec.msgpack.Decoder(_Sealed)
_BODY: Final = msgspec.msgpack.Decoder(_Body)
_ACTIONS: Final = msgspec.msgpack.Decoder(list[Acted])
_ROWS: Final = msgspec.msgpack.Decoder(list[_Row])


def write_snapshot(match: Match) -> bytes:
    """The match as bytes."""
    kinds: dict[type[Event], int] = {}
    rows = (_row(happened, kinds) for happened in match.events)
    events = tuple(_pieces(rows))  # before the kinds are listed: it finds them
    body = _Body(
        state=match.state.text(),
        marks=match.trail.written(),
        players=match.players,
        clock=match.clock,
        at=match.at,
        waiting=match.waiting,
        version=match.version,
        turn=match.turn,
        floor=match.floor,
        offers=match.offers,
        refused=tuple(sorted(match.refused)),
        gifts=match.gifts,
        gifts_of=match.gifts_of,
        paused=match.paused,
        closing=match.closing,
        done=tuple((seat, name, version) for (seat, name), version in match.done.items()),
        rematch_agreed=match.rematch_agreed,
        rematch=match.rematch,
        carries=match.carries,
        actions=tuple(_pieces(match.actions)),
        kinds=tuple(map(_place_of, kinds)),
        events=events,
    )
    return zlib.compress(_ENCODE(_Sealed(_stamp(match.setup), msgspec.Raw(_ENCODE(body)))), _ZIP_LEVEL)


def read_snapshot(setup: Setup, body: bytes) -> Match | None:
    """The match that was written; None if these bytes do not tell, and the whole log has to."""
    try:
        sealed = _SEALED.decode(zlib.decompress(body))
        return _match(setup, _BODY.decode(sealed.body)) if sealed.stamp == _stamp(setup) else None
    except (zlib.error, msgspec.DecodeError, GameError, LookupError):
        return None


def _stamp(setup: Setup) -> _Stamp:
    return _Stamp(FORMAT, __version__, setup.game, find_game(setup.game).rules_version)


def _match(setup: Setup, kept: _Body) -> Match:
    game = find_game(setup.game)
    decoders = [_decoder_for(place) for place in kept.kinds]
    return Match(
        setup=setup,
        game=game,
        **said_by(game.parse(kept.state)),
        players=kept.players,
        clock=msgspec.structs.replace(kept.clock, setting=setup.clock),
        at=kept.at,
        waiting=kept.waiting,
        version=kept.version,
        turn=kept.turn,
        actions=History(_whole(kept.actions, _ACTIONS)),
        floor=kept.floor,
        trail=Trail(marks=tuple(Mark(index, text=text) for index, text in kept.marks)),
        offers=kept.offers,
        refused=frozenset(kept.refused),
        gifts=kept.gifts,
        gifts_of=kept.gifts_of,
        paused=kept.paused,
        closing=kept.closing,
        events=History(_happened(row, decoders) for row in _whole(kept.events, _ROWS)),
        done={(seat, name): version for seat, name, version in kept.done},
        rematch_agreed=kept.rematch_agreed,
        rematch=kept.rematch,
        carries=kept.carries,
    )


# --- rows --------------------------------------------------------------------------------------------


def _pieces(rows: Iterable[Any]) -> Iterator[msgspec.Raw]:
    row = iter(rows)
    while piece := list(islice(row, PIECE)):
        yield msgspec.Raw(_ENCODE(piece))


def _whole(pieces: Sequence[msgspec.Raw], decoder: msgspec.msgpack.Decoder[list[T]]) -> Iterator[T]:
    return (row for piece in pieces for row in decoder.decode(piece))


def _row(happened: EntryEvents, kinds: dict[type[Event], int]) -> _Row:
    return _Row(
        happened.version,
        happened.seat,
        happened.action,
        happened.round,
        tuple(kinds.setdefault(type(event), len(kinds)) for event in happened.events),
        tuple(msgspec.Raw(_ENCODE(event)) for event in happened.events),
        happened.open,
    )


def _happened(row: _Row, decoders: Sequence[msgspec.msgpack.Decoder[Event]]) -> EntryEvents:
    events = tuple(decoders[kind].decode(event) for kind, event in zip(row.kinds, row.events, strict=True))
    return EntryEvents(row.version, events, row.seat, row.action, row.round, row.open)


# --- kinds of events ---------------------------------------------------------------------------------


def _place_of(kind: type[Event]) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


#: What reads each kind of event, by its place.
_DECODERS: Final[dict[str, msgspec.msgpack.Decoder[Event]]] = {}


def _decoder_for(place: str) -> msgspec.msgpack.Decoder[Event]:
    """What reads the kind of event that is found there. Raises LookupError if this software knows none."""
    if place not in _DECODERS:  # the first time, or a game that has come since
        for kind in _below(Event):
            _DECODERS.setdefault(_place_of(kind), msgspec.msgpack.Decoder(kind))
    return _DECODERS[place]


def _below(above: type[Event]) -> Iterator[type[Event]]:
    for kind in above.__subclasses__():
        yield kind
        yield from _below(kind)
