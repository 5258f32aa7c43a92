"""Records as text files: a tag section, then the numbered actions with clock times, evaluations and comments.

Tags with a capital belong to every record, tags in small letters are the options of the game.
Reading what was written gives the same record, and the same bytes when written again.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from behemoth.games.errors import InvalidText
from behemoth.games.outcome import Closing, Ending
from behemoth.games.record import Entry, Record, replay, result_words
from behemoth.games.registry import find_game
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES

_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\.)*)"\]')
_NUMBER: Final = re.compile(r"[0-9]+\.")
_CLOCK: Final = re.compile(r"\[clock ([0-9]{1,6}):([0-5][0-9]):([0-5][0-9](?:\.[0-9]{1,3})?)\] ?")
_EVALUATION: Final = re.compile(r"[^\[\]{}\\\s]+")
_EVAL: Final = re.compile(rf"\[eval ({_EVALUATION.pattern})\] ?")
_SEAT: Final = re.compile(r"([0-9]{1,4}):(.+)")
_CLOSED: Final = "Closed"


def write_record(record: Record) -> str:
    """The record as a text file. Raises BrokenRecord if it cannot be played."""
    moments = list(replay(msgspec.structs.replace(record, stated_result=None), events=False))
    lines = [f'[{name} "{_escape(value)}"]' for name, value in _tags(record, result_words(moments[-1].state.outcome()))]
    lines.append("")
    if record.comment:
        lines.append("{" + _escape_comment(record.comment) + "}")
    number = None
    for before, entry in zip(moments, record.entries, strict=False):
        written = _write_entry(entry)
        if before.state.round() != number:
            number = before.state.round()
            lines.append(f"{number}. {written}")
        else:
            lines[-1] += f" {written}"
    return "\n".join(lines) + "\n"


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


def _write_entry(entry: Entry) -> str:
    text = entry.text if entry.seat is None else f"{entry.seat}:{entry.text}"
    notes = []
    if entry.clock is not None:
        notes.append(f"[clock {_write_clock(entry.clock)}]")
    if entry.evaluation:
        if not _EVALUATION.fullmatch(entry.evaluation):
            raise InvalidText("error-record-evaluation", text=entry.evaluation[:40])
        notes.append(f"[eval {entry.evaluation}]")
    if entry.comment:
        notes.append(_escape_comment(entry.comment))
    return text + (" {" + " ".join(notes) + "}" if notes else "")


def _write_clock(seconds: float) -> str:
    milliseconds = round(seconds * 1000)
    whole, rest = divmod(milliseconds, 1000)
    text = f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return text + (f".{rest:03}".rstrip("0") if rest else "")


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")


def _escape_comment(value: str) -> str:
    return value.replace("\\", "\\\\").replace("}", "\\}").replace("[", "\\[").replace("\n", "\\n").replace("\r", "\\r")


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), value, flags=re.DOTALL)


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
    comment, entries = _read_body(text, body_line)
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
        comment=comment,
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
        tags[found[1]] = (_unescape(found[2]), number)
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


def _read_body(text: str, first_line: int) -> tuple[str, tuple[Entry, ...]]:
    comment, entries = "", list[Entry]()
    for word, line, column in _words(text, first_line):
        if word.startswith("{"):
            if entries:
                entries[-1] = _with_notes(entries[-1], word[1:-1], line, column)
            else:
                comment = _unescape(word[1:-1])
        elif not _NUMBER.fullmatch(word):
            seat = _SEAT.fullmatch(word)
            entries.append(Entry(seat[2], int(seat[1])) if seat else Entry(word))
    return comment, tuple(entries)


def _words(text: str, first_line: int) -> list[tuple[str, int, int]]:
    """Words and whole braced comments with line and column."""
    words = []
    offset = sum(len(line) + 1 for line in text.split("\n")[: first_line - 1])
    pattern = re.compile(r"\s+|(\{(?:[^}\\]|\\.)*\})|([^\s{}]+)", re.DOTALL)
    while offset < len(text):
        found = pattern.match(text, offset)
        if found is None:
            line, column = _place(text, offset)
            raise InvalidText("error-record-brace", line=line, column=column)
        if word := found[1] or found[2]:
            words.append((word, *_place(text, offset)))
        offset = found.end()
    return words


def _place(text: str, offset: int) -> tuple[int, int]:
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def _with_notes(entry: Entry, notes: str, line: int, column: int) -> Entry:
    clock, evaluation = entry.clock, entry.evaluation
    if found := _CLOCK.match(notes):
        # Rounded, so that the thousandths are those that were written.
        clock = round(int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3]), 3)
        notes = notes[found.end() :]
    if found := _EVAL.match(notes):
        evaluation, notes = found[1], notes[found.end() :]
    if notes.startswith("["):
        raise InvalidText("error-record-note", line=line, column=column, text=notes[:40])
    comment = " ".join(part for part in (entry.comment, _unescape(notes)) if part)
    return msgspec.structs.replace(entry, clock=clock, evaluation=evaluation, comment=comment)
