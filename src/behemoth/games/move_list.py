"""The part of a record text below its tags: the numbered actions, what was noted about them, and variations.

A variation stands in parentheses that are words of their own, after the action it could replace:
``1. C1>C2N ! {[eval +0.3] Careful.} ( 1. C1>C3N ) H10>H9S``. Without variations there is a line of text for each round.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from behemoth.games.drawings import Arrows, Marks, arrow_text, mark_text, read_arrow, read_mark
from behemoth.games.errors import InvalidText
from behemoth.games.record import GLYPHS, Entry, Record
from behemoth.games.tree import MOST_DEPTH, Line, Path

_NUMBER: Final = re.compile(r"[0-9]+\.(?:\.\.)?")
_CLOCK: Final = re.compile(r"\[clock ([0-9]{1,6}):([0-5][0-9]):([0-5][0-9](?:\.[0-9]{1,3})?)\] ?")
_EVALUATION: Final = re.compile(r"[^\[\]{}\\\s]+")
_EVAL: Final = re.compile(rf"\[eval ({_EVALUATION.pattern})\] ?")
_ARROWS: Final = re.compile(r"\[arrows ([\w>: ]+)\] ?", re.ASCII)
_SQUARES: Final = re.compile(r"\[squares ([\w: ]+)\] ?", re.ASCII)
_SEAT: Final = re.compile(r"([0-9]{1,4}):(.+)")
_WORD: Final = re.compile(r"\s+|(\{(?:[^}\\]|\\.)*\})|([^\s{}]+)", re.DOTALL)
_OPEN, _CLOSE = "(", ")"
_INDENT: Final = "  "


class Noted(msgspec.Struct, frozen=True):
    """What is noted before the first action."""

    comment: str = ""
    arrows: Arrows = ()
    squares: Marks = ()


# --- writing --------------------------------------------------------------------------------------------------------


def write_moves(record: Record, rounds: Mapping[Path, int]) -> list[str]:
    """The lines of text. ``rounds`` has the number of the round in which each action is done."""
    lines: list[str] = []
    if notes := [*_drawn(record.arrows, record.squares), *([_escape(record.comment)] if record.comment else [])]:
        lines.append("{" + " ".join(notes) + "}")
    _write_line(lines, record.entries, (), rounds, None)
    return lines


def _write_line(lines: list[str], line: Line, prefix: Path, rounds: Mapping[Path, int], number: int | None) -> None:
    """``number`` is the round of the action before it; it is told again where a variation stands between."""
    broken = True
    indent = _INDENT * (len(prefix) // 2)
    for index, entry in enumerate(line):
        path = (*prefix, index)
        before, number = number, rounds[path]
        if broken or before != number:
            lines.append(f"{indent}{number}{'...' if before == number else '.'} {_write_entry(entry)}")
        else:
            lines[-1] += f" {_write_entry(entry)}"
        broken = bool(entry.variations)
        for n, variation in enumerate(entry.variations):
            first = len(lines)
            _write_line(lines, variation, (*path, n), rounds, before)
            lines[first] = f"{indent}{_OPEN} {lines[first].lstrip()}"
            lines[-1] += f" {_CLOSE}"


def _write_entry(entry: Entry) -> str:
    text = entry.text if entry.seat is None else f"{entry.seat}:{entry.text}"
    if entry.glyph:
        if entry.glyph not in GLYPHS:
            raise InvalidText("error-record-glyph", text=entry.glyph[:40])
        text += f" {entry.glyph}"
    notes = []
    if entry.clock is not None:
        notes.append(f"[clock {_write_clock(entry.clock)}]")
    if entry.evaluation:
        if not _EVALUATION.fullmatch(entry.evaluation):
            raise InvalidText("error-record-evaluation", text=entry.evaluation[:40])
        notes.append(f"[eval {entry.evaluation}]")
    notes += _drawn(entry.arrows, entry.squares)
    if entry.comment:
        notes.append(_escape(entry.comment))
    return text + (" {" + " ".join(notes) + "}" if notes else "")


def _drawn(arrows: Arrows, squares: Marks) -> Iterator[str]:
    if arrows:
        yield f"[arrows {' '.join(map(arrow_text, arrows))}]"
    if squares:
        yield f"[squares {' '.join(map(mark_text, squares))}]"


def _write_clock(seconds: float) -> str:
    milliseconds = round(seconds * 1000)
    whole, rest = divmod(milliseconds, 1000)
    text = f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return text + (f".{rest:03}".rstrip("0") if rest else "")


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace("}", "\\}").replace("[", "\\[").replace("\n", "\\n").replace("\r", "\\r")


# --- reading --------------------------------------------------------------------------------------------------------


def unescape(value: str) -> str:
    """A text of a record as it was before it was written: ``\\n`` is a line break, any other sign is itself."""
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), value, flags=re.DOTALL)


class _Draft:
    """A line that is being read, and where it began."""

    def __init__(self, offset: int) -> None:
        self.offset = offset
        self.entries: list[Entry] = []
        self.variations: list[list[Line]] = []

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.variations.append([])

    def add_variation(self, line: Line) -> None:
        """Another way to go on than the last action. What could replace the first of it could replace that as well."""
        first = msgspec.structs.replace(line[0], variations=())
        self.variations[-1] += [(first, *line[1:]), *line[0].variations]

    def change(self, entry: Entry) -> None:
        self.entries[-1] = entry

    def line(self) -> Line:
        return tuple(
            msgspec.structs.replace(entry, variations=tuple(variations)) if variations else entry
            for entry, variations in zip(self.entries, self.variations, strict=True)
        )


class _Reader:
    """Reads word by word; the lines that are open lie one on the other."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._open = [_Draft(0)]
        self.noted = Noted()

    def read(self, word: str, offset: int) -> None:
        now = self._open[-1]
        if word.startswith("{"):
            self._comment(word[1:-1], offset)
        elif word == _OPEN:
            self._begin(offset)
        elif word == _CLOSE:
            self._end(offset)
        elif word in GLYPHS and now.entries:
            now.change(msgspec.structs.replace(now.entries[-1], glyph=word))
        elif not _NUMBER.fullmatch(word):
            seat = _SEAT.fullmatch(word)
            now.add(Entry(seat[2], int(seat[1])) if seat else Entry(word))

    def finish(self) -> Line:
        if len(self._open) > 1:
            raise self._fault("error-record-variation-open", self._open[-1].offset)
        return self._open[0].line()

    def _begin(self, offset: int) -> None:
        if not self._open[-1].entries:
            raise self._fault("error-record-variation-early", offset)
        if len(self._open) > MOST_DEPTH:
            raise InvalidText("error-record-deep", most=MOST_DEPTH)
        self._open.append(_Draft(offset))

    def _end(self, offset: int) -> None:
        if len(self._open) == 1:
            raise self._fault("error-record-variation-closed", offset)
        line = self._open.pop().line()
        if not line:
            raise self._fault("error-record-variation-empty", offset)
        self._open[-1].add_variation(line)

    def _comment(self, notes: str, offset: int) -> None:
        now = self._open[-1]
        if now.entries:
            now.change(self._with_notes(now.entries[-1], notes, offset))
        elif len(self._open) > 1:
            raise self._fault("error-record-variation-empty", offset)
        else:
            arrows, squares, rest = self._drawings(notes)
            self.noted = Noted(unescape(rest), arrows, squares)

    def _with_notes(self, entry: Entry, notes: str, offset: int) -> Entry:
        clock, evaluation = entry.clock, entry.evaluation
        if found := _CLOCK.match(notes):
            # Rounded, so that the thousandths are those that were written.
            clock = round(int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3]), 3)
            notes = notes[found.end() :]
        if found := _EVAL.match(notes):
            evaluation, notes = found[1], notes[found.end() :]
        arrows, squares, notes = self._drawings(notes)
        if notes.startswith("["):
            raise self._fault("error-record-note", offset, text=notes[:40])
        comment = " ".join(part for part in (entry.comment, unescape(notes)) if part)
        return msgspec.structs.replace(
            entry,
            clock=clock,
            evaluation=evaluation,
            arrows=(*entry.arrows, *arrows),
            squares=(*entry.squares, *squares),
            comment=comment,
        )

    def _drawings(self, notes: str) -> tuple[Arrows, Marks, str]:
        """What is drawn at the beginning of notes, and the rest of them."""
        arrows: Arrows = ()
        squares: Marks = ()
        if found := _ARROWS.match(notes):
            arrows, notes = tuple(map(read_arrow, found[1].split())), notes[found.end() :]
        if found := _SQUARES.match(notes):
            squares, notes = tuple(map(read_mark, found[1].split())), notes[found.end() :]
        return arrows, squares, notes

    def _fault(self, key: str, offset: int, **arguments: str) -> InvalidText:
        line, column = place_of(self._text, offset)
        return InvalidText(key, line=line, column=column, **arguments)


def read_moves(text: str, first_line: int) -> tuple[Noted, Line]:
    """What is noted before the first action, and the actions. Raises InvalidText with line and column."""
    reader = _Reader(text)
    for word, offset in _words(text, first_line):
        reader.read(word, offset)
    return reader.noted, reader.finish()


def _words(text: str, first_line: int) -> Iterator[tuple[str, int]]:
    """Words and whole braced comments, with where they begin."""
    offset = sum(len(line) + 1 for line in text.split("\n")[: first_line - 1])
    while offset < len(text):
        found = _WORD.match(text, offset)
        if found is None:
            line, column = place_of(text, offset)
            raise InvalidText("error-record-brace", line=line, column=column)
        if word := found[1] or found[2]:
            yield word, offset
        offset = found.end()


def place_of(text: str, offset: int) -> tuple[int, int]:
    """Line and column of a place in a text."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
