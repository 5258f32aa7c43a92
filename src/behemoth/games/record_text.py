"""Records as text files: a tag section, then the numbered actions with what was noted about them (``move_list.py``).

Tags with a capital belong to every record, tags in small letters are the options of the game.
Reading what was written gives the same record, and the same bytes when written again.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from behemoth.games.errors import InvalidText
from behemoth.games.move_list import read_moves, unescape, write_moves
from behemoth.games.outcome import Closing, Ending
from behemoth.games.record import Moment, Record, replay, result_words
from behemoth.games.registry import find_game
from behemoth.games.tree import Path, play_tree
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES

_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\.)*)"\]')
_CLOSED: Final = "Closed"


def write_record(record: Record) -> str:
    """The record as a text file. Raises BrokenRecord if it cannot be played."""
    moments = list(replay(msgspec.structs.replace(record, stated_result=None), events=False))
    lines = [f'[{name} "{_escape(value)}"]' for name, value in _tags(record, result_words(moments[-1].state.outcome()))]
    lines.append("")
    lines += write_moves(record, _rounds(record, moments))
    return "\n".join(lines) + "\n"


def _rounds(record: Record, moments: list[Moment]) -> dict[Path, int]:
    """In which round each action is done. Variations are played as well: what no rule allows is not written."""
    if any(entry.variations for entry in record.entries):
        return {one.path: one.before.round() for one in play_tree(record, events=False) if one.before is not None}
    return {(index,): moments[index].state.round() for index in range(len(record.entries))}


def _tags(record: Record, result: tuple[str, str]) -> list[tuple[str, str]]:
    game = find_game(record.game)
    tags = [("Game", record.game), ("Rules", str(record.rules_version)), ("Seats", str(record.seats))]
    names = (*record.names, *[""] * (record.seats - len(record.names))) if record.names else ()
    tags += [(game.seat_tag(seat), name) for seat, name in enumerate(names)]
    optional = {"Date": record.date, "Clock": record.clock, "Seed": record.seed}
    tags += [(name, value) for name, value in optional.items() if value]
    if record.language != DEFAULT_LANGUAGE:
        tags.append(("Language", record.language))
    tags += list(record.options.items())
    if record.closing is not None:
        who = "" if record.closing.seat is None else f" {record.closing.seat}"
        tags.append((_CLOSED, record.closing.ending.value + who))
    tags.append(("Result", result[0]))
    if result[1]:
        tags.append(("End", result[1]))
    return tags


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")


def read_record(text: str) -> Record:
    """The record in a text file, not yet played. Raises InvalidText with line and column, or UnknownGame."""
    tags, body_line = _read_tags(text)
    missing = next((name for name in ("Game", "Rules", "Seats") if name not in tags), None)
    if missing:
        raise InvalidText("error-record-tag-missing", tag=missing)
    game = find_game(tags.pop("Game")[0])
    seats = _whole(tags, "Seats")
    if seats not in game.seats:
        raise InvalidText("error-seats", seats=seats, least=game.seats.start, most=game.seats.stop - 1)
    known = {game.seat_tag(seat): seat for seat in range(seats)}
    names = {known[name]: tags.pop(name)[0] for name in list(tags) if name in known}
    noted, entries = read_moves(text, body_line)
    result, end = tags.pop("Result", ("*", 0))[0], tags.pop("End", ("", 0))[0]
    closing = _read_closing(tags)
    record = Record(
        game=game.id,
        rules_version=_whole(tags, "Rules"),
        seats=seats,
        names=tuple(names.get(seat, "") for seat in range(seats)) if names else (),
        date=tags.pop("Date", ("", 0))[0],
        clock=tags.pop("Clock", ("", 0))[0],
        seed=tags.pop("Seed", ("", 0))[0],
        language=_read_language(tags),
        options={name: tags.pop(name)[0] for name in list(tags) if name[0].islower()},
        comment=noted.comment,
        arrows=noted.arrows,
        squares=noted.squares,
        entries=entries,
        closing=closing,
        stated_result=(result, end),
    )
    for name, (_, line) in tags.items():
        raise InvalidText("error-record-tag-unknown", tag=name, line=line)
    return record


def _read_tags(text: str) -> tuple[dict[str, tuple[str, int]], int]:
    """The tags with their line numbers, and the number of the first line after them."""
    tags: dict[str, tuple[str, int]] = {}
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if not line.strip():
            if tags:
                return tags, number + 1
            continue
        if not line.startswith("["):
            return tags, number
        found = _TAG.fullmatch(line.rstrip())
        if found is None:
            raise InvalidText("error-record-tag", line=number, text=line.strip()[:60])
        if found[1] in tags:
            raise InvalidText("error-record-tag-twice", line=number, tag=found[1])
        tags[found[1]] = (unescape(found[2]), number)
    return tags, len(lines) + 1


def _whole(tags: dict[str, tuple[str, int]], name: str) -> int:
    value, line = tags.pop(name)
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise InvalidText("error-record-number", line=line, tag=name, value=value[:40])
    return int(value)


def _read_language(tags: dict[str, tuple[str, int]]) -> str:
    language, line = tags.pop("Language", (DEFAULT_LANGUAGE, 0))
    if language not in LANGUAGES:
        raise InvalidText("error-record-language", line=line, value=language[:40])
    return language


def _read_closing(tags: dict[str, tuple[str, int]]) -> Closing | None:
    value, line = tags.pop(_CLOSED, ("", 0))
    if not value:
        return None
    word, _, seat = value.partition(" ")
    try:
        return Closing(Ending(word), int(seat) if seat else None)
    except ValueError:
        raise InvalidText("error-record-closed", line=line, value=value[:40]) from None
