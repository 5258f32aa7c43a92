"""What the API has done in a worker: bytes and texts go in, bytes come out, so that the event loop copies and no more.

Whatever is long is packed there as well, if the visitor takes it packed.
"""

from __future__ import annotations

import gzip
import io
from typing import Any, Final

import msgspec
import segno

from behemoth.bots import ANALYSED
from behemoth.games import (
    Moment,
    Outcome,
    Record,
    Seat,
    State,
    Viewer,
    find_game,
    read_record,
    replay,
    show,
    write_record,
)
from behemoth.server.forms import Past, PastMoment
from behemoth.server.problems import Declined
from behemoth.server.replaying import MOST_MOVES, replay_of
from behemoth.table import SeatInfo

#: The games whose positions can be taken apart on the analysis board.
TAKEN_APART: Final = frozenset({"tank-chess"})
#: Seconds for a game file, and for a picture.
FILE_SECONDS: Final = 8.0
PICTURE_SECONDS: Final = 2.0
#: Seconds for a moving picture, and how many moves it may show.
MOVING_SECONDS: Final = 15.0
MOST_DRAWN: Final = 400
#: No answer is longer before it is packed, or if it is not.
MOST_BYTES: Final = 48_000_000
MOST_PLAIN: Final = 16_000_000
#: The positions of a game to analyse are no longer than this together.
MOST_TEXT: Final = 8_000_000
#: Shorter answers are not worth packing here; what packs them on the way takes no time for them.
SHORT: Final = 4_096
_LEVEL: Final = 5

_READ_RECORD: Final = msgspec.msgpack.Decoder(Record)


class Packed(msgspec.Struct, frozen=True):
    """An answer as it is sent: its bytes, and whether they are packed with gzip."""

    body: bytes
    gzip: bool = False
    #: Offered under this name.
    file: str = ""


class GameFile(msgspec.Struct, frozen=True):
    """A game: as somebody sent it, or as the table keeps it (``record_bytes``)."""

    text: str = ""
    record: bytes = b""

    def read(self) -> Record:
        """The record. Raises GameError."""
        found = _READ_RECORD.decode(self.record) if self.record else read_record(self.text)
        if len(found.entries) > MOST_MOVES:
            raise Declined("too-long", "server-replay-long", most=MOST_MOVES)
        return found


def record_bytes(record: Record) -> bytes:
    """A record on its way to a worker: much quicker made than what Python would make of it."""
    return msgspec.msgpack.encode(record)


class ReplayWork(msgspec.Struct, frozen=True):
    """A game to be shown moment by moment."""

    game: GameFile
    language: str
    pack: bool
    seats: tuple[SeatInfo, ...] = ()
    #: With texts and pictures of what is to be seen.
    shown: bool = False


class PastWork(msgspec.Struct, frozen=True):
    """A match to look back at: the versions of its moments, and as whom they are seen."""

    game: GameFile
    versions: tuple[int, ...]
    viewers: tuple[Viewer, ...]
    pack: bool
    #: With texts and pictures of what was seen, in this language; empty: without.
    shown: str = ""


class WriteWork(msgspec.Struct, frozen=True):
    """A game to be written as a file."""

    game: GameFile
    name: str
    pack: bool


class PictureWork(msgspec.Struct, frozen=True):
    """A game to be drawn as a moving picture."""

    game: GameFile
    name: str
    language: str
    pack: bool


class AnalysedPosition(msgspec.Struct, frozen=True):
    """A position of a game to be analysed: its text and who decides there; or how the game ended."""

    game: str
    text: str
    mover: Seat = 0
    outcome: Outcome | None = None
    #: The number of the position (``State.positions``), and the action that led here, as records write it.
    key: int | None = None
    action: str = ""


_READ_POSITIONS: Final = msgspec.msgpack.Decoder(tuple[AnalysedPosition, ...])


def draw_replay(work: ReplayWork) -> Packed:
    """The replay page's answer. Raises GameError."""
    told = replay_of(work.game.read(), work.language, work.seats, shown=work.shown)
    return packed(msgspec.json.encode(told), work.pack)


def draw_past(work: PastWork) -> Packed:
    """What these viewers saw at each moment, and nothing else of it. Raises GameError."""
    record = work.game.read()
    game = find_game(record.game)
    seen = zip(work.versions, replay(record, events=False), strict=False)  # a closing is no moment of play
    moments = tuple(
        PastMoment(
            version,
            {str(viewer): moment.state.view(viewer) for viewer in work.viewers},
            {str(viewer): show(game, moment.state, viewer, work.shown) for viewer in work.viewers if work.shown},
        )
        for version, moment in seen
    )
    return packed(msgspec.json.encode(Past(moments)), work.pack)


def write_file(work: WriteWork) -> Packed:
    """The game file. Raises GameError."""
    return packed(write_record(work.game.read()).encode(), work.pack, work.name)


def draw_game(work: PictureWork) -> Packed:
    """The moving picture of a game that is over. Raises GameError."""
    record = work.game.read()
    if len(record.entries) > MOST_DRAWN:
        raise Declined("too-long", "server-picture-long", most=MOST_DRAWN)
    moments = list(replay(record))
    if moments[-1].state.outcome() is None:
        raise Declined("refused", "server-no-picture-yet")
    drawn = find_game(record.game).moving_picture(moments, record.names, work.language)
    if drawn is None:
        raise Declined("refused", "server-no-picture-of")
    return packed(drawn.encode(), work.pack, work.name)


def draw_code(text: str) -> bytes:
    """A text as a QR code."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", scale=8, border=4, xmldecl=False)
    return drawn.getvalue()


def list_positions(game: GameFile) -> bytes:
    """Every position of a game, for ``read_positions``. Raises GameError."""
    record = game.read()
    if record.game not in ANALYSED:
        raise Declined("refused", "server-no-analysis-of")
    positions: list[AnalysedPosition] = []
    size, before = 0, None
    for moment in replay(record, events=False):
        positions.append(_position(record.game, before, moment))
        before = moment.state
        size += len(positions[-1].text)
        if size > MOST_TEXT:
            raise Declined("too-long", "server-replay-long", most=len(positions))
    return msgspec.msgpack.encode(positions)


def _position(game: str, before: State[Any] | None, moment: Moment) -> AnalysedPosition:
    state, outcome, action = moment.state, moment.state.outcome(), ""
    if before is not None and moment.seat is not None and moment.entry is not None:
        action = before.write(moment.seat, before.read(moment.seat, moment.entry.text))
    return AnalysedPosition(
        game,
        state.text(),
        0 if outcome is not None else state.to_act()[0],
        outcome,
        next(iter(state.positions()[-1:]), None),
        action,
    )


def read_positions(positions: bytes) -> tuple[AnalysedPosition, ...]:
    """What ``list_positions`` found."""
    return _READ_POSITIONS.decode(positions)


def packed(body: bytes, pack: bool, file: str = "") -> Packed:
    if len(body) > (MOST_BYTES if pack else MOST_PLAIN):
        raise Declined("too-long", "server-replay-long", most=MOST_MOVES)
    if not pack or len(body) <= SHORT:
        return Packed(body, file=file)
    return Packed(gzip.compress(body, _LEVEL, mtime=0), gzip=True, file=file)
