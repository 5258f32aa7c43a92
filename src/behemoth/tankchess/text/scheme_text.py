"""Schemes (section 8): a board with its ground and the pieces on it before the first move, as a readable text file.

A file is a header of ``key: value`` lines and a drawing as in TC8.1; ``docs/schemes.md`` explains it to authors.
Reading is strict and complains in one sentence; writing gives the one usual form, so that a file that was written
by the writer stays the same byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple, NoReturn, TypeAlias, TypeVar

from behemoth.games import InvalidText
from behemoth.locale import LANGUAGES
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.pieces import BLACK, WHITE, Piece, piece
from behemoth.tankchess.board.scheme import Scheme
from behemoth.tankchess.board.squares import (
    COLUMNS,
    LARGEST,
    SMALLEST,
    Square,
    name_of,
    read_square,
    square_at,
)
from behemoth.tankchess.options import GOALS, STANDARD
from behemoth.tankchess.tables.kinds import BY_CODE, BY_LETTER, Kind
from behemoth.tankchess.tables.terrain import BY_NAME, BY_SIGN, OPEN_SIGN, TERRAINS, Terrain
from behemoth.tankchess.text.heading_text import read_heading

#: Where a side looks unless the header says otherwise (TC8.1).
FORWARD: Final = (Heading.N, Heading.S)
#: The longest suggestion for a clock, in minutes.
LONGEST_CLOCK: Final = 600

_COMMENT: Final = "//"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_NAME: Final = 40
_ANSWERS: Final = {"yes": True, "no": False}
_SYMMETRIES: Final = {"half-turn": True, "asymmetric": False}

T = TypeVar("T")


# --- writing -----------------------------------------------------------------------------------------


def scheme_text(scheme: Scheme) -> str:
    """The scheme as a text file in its usual form."""
    header = [f"{_COMMENT} {comment}".rstrip() for comment in scheme.comments]
    header += [f"{key}: {value}" for key, value in _header(scheme) if value]
    return "\n".join([*header, "", *draw_board(scheme), ""])


def _header(scheme: Scheme) -> Iterator[tuple[str, str]]:
    yield "name", scheme.name
    yield from ((f"title {language}", title) for language, title in zip(LANGUAGES, scheme.titles, strict=True))
    yield "official", _word_for(_ANSWERS, scheme.official)
    yield "symmetry", _word_for(_SYMMETRIES, scheme.symmetric)
    yield "clock", "" if scheme.clock is None else str(scheme.clock)
    yield from ((f"note {language}", note) for language, note in zip(LANGUAGES, scheme.notes, strict=True))
    standing = sorted(scheme.pieces, key=lambda piece: piece.square)
    turned = (piece for piece in standing if piece.heading != FORWARD[piece.side])
    yield "heading", ", ".join(f"{name_of(piece.square)} {piece.heading.name}" for piece in turned)
    hidden = ((piece.square, scheme.ground.at(piece.square)) for piece in standing)
    yield "under", ", ".join(f"{name_of(square)} {terrain.name}" for square, terrain in hidden if terrain)
    yield "flags", " ".join(name_of(square) for square in scheme.flags)
    yield "goal", "" if scheme.goal == STANDARD.goal else scheme.goal
    yield "remote mines", str(scheme.remote_mines or "")
    yield "wrecks", ", ".join(f"{name_of(square)} {kind.code}" for square, kind in scheme.wrecks)


def _word_for(words: Mapping[str, bool], meaning: bool) -> str:
    return next(word for word, meant in words.items() if meant == meaning)


def draw_board(scheme: Scheme) -> list[str]:
    """The lines of the drawing, as in TC8.1."""
    signs = {piece.square: _letter(piece) for piece in scheme.pieces}
    lines = ["   " + " ".join(COLUMNS[: scheme.size])]
    for row in reversed(range(scheme.size)):
        squares = [square_at(column, row) for column in range(scheme.size)]
        lines.append(f"{row + 1:2} " + " ".join(signs.get(square) or _sign(scheme, square) for square in squares))
    return lines


def _letter(piece: Piece) -> str:
    return piece.kind.letter if piece.side == WHITE else piece.kind.letter.lower()


def _sign(scheme: Scheme, square: Square) -> str:
    terrain = scheme.ground.at(square)
    return OPEN_SIGN if terrain is None else terrain.sign


# --- reading -----------------------------------------------------------------------------------------


class _Line(NamedTuple):
    number: int
    text: str

    @property
    def words(self) -> list[re.Match[str]]:
        return list(re.finditer(r"\S+", self.text))


class _Value(NamedTuple):
    """A value of the header and where it stands."""

    key: str
    text: str
    line: int


#: ``(side, kind)`` for a piece, a terrain, or ``None`` for open ground.
_Sign: TypeAlias = tuple[int, Kind] | Terrain | None

_SIGNS: Final[dict[str, _Sign]] = {
    OPEN_SIGN: None,
    **BY_SIGN,
    **{letter: (WHITE, kind) for letter, kind in BY_LETTER.items()},
    **{letter.lower(): (BLACK, kind) for letter, kind in BY_LETTER.items()},
}

_TITLES: Final = tuple(f"title {language}" for language in LANGUAGES)
_NOTES: Final = tuple(f"note {language}" for language in LANGUAGES)
_REQUIRED: Final = ("name", _TITLES[0], "official", "symmetry")
_OPTIONAL: Final = (*_TITLES[1:], "clock", *_NOTES, "flags", "goal", "remote mines", "heading", "under", "wrecks")


def read_scheme(text: str | bytes) -> Scheme:
    """The scheme in a text file. Raises InvalidText with line, column or square and the rule."""
    lines = _lines(_decoded(text) if isinstance(text, bytes) else text)
    values, comments = _read_header(lines)
    size, drawn = _read_drawing(lines)
    pieces = {square: sign for square, sign in drawn.items() if isinstance(sign, tuple)}
    ground = {square: sign for square, sign in drawn.items() if isinstance(sign, Terrain)}
    headings = _places(values.get("heading"), size, "heading", read_heading, pieces)
    ground |= _places(values.get("under"), size, "terrain", lambda word: BY_NAME.get(word.lower()), pieces)
    wrecks = _places(values.get("wrecks"), size, "kind", lambda word: BY_CODE.get(word.upper()))
    return Scheme(
        name=_read_name(values["name"]),
        titles=tuple(values[key].text if key in values else "" for key in _TITLES),
        size=size,
        pieces=_placed(pieces, headings),
        ground=_ground(ground),
        wrecks=tuple(sorted(wrecks.items())),
        official=_choice(values["official"], _ANSWERS),
        symmetric=_choice(values["symmetry"], _SYMMETRIES),
        clock=_read_clock(values.get("clock")),
        notes=tuple(values[key].text if key in values else "" for key in _NOTES),
        comments=comments,
        flags=_read_flags(values.get("flags"), size),
        goal=_read_goal(values.get("goal")),
        remote_mines=_read_mines(values.get("remote mines")),
    )


def _read_flags(value: _Value | None, size: int) -> tuple[Square, ...]:
    """``H1 H16``: the home squares of the flags, White's first (TC12.14)."""
    if value is None:
        return ()
    words = value.text.split()
    squares = [read_square(word, size) for word in words]
    if len(words) != 2:
        _complain("error-scheme-flags", "TC12.14", value, text=shown(value.text))
    for word, square in zip(words, squares, strict=True):
        if square is None:
            _complain("error-scheme-square", "TC1.1", value, text=shown(word), size=size)
    return tuple(square for square in squares if square is not None)


def _read_goal(value: _Value | None) -> str:
    if value is None:
        return STANDARD.goal
    if value.text not in GOALS:
        words = " / ".join(GOALS)
        _complain("error-scheme-choice", "TC12.14", value, text=shown(value.text), words=words)
    return value.text


def _read_mines(value: _Value | None) -> int:
    if value is None:
        return 0
    if not re.fullmatch(r"[0-5]", value.text):
        _complain("error-scheme-mines", "TC12.10", value, text=shown(value.text))
    return int(value.text)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise InvalidText("error-scheme-bytes", rule="TC8.1", line=line) from None


def shown(text: str) -> str:
    """Somebody's text as it may appear in a sentence: short, and nothing a terminal would obey."""
    short = text if len(text) <= 40 else text[:39] + "…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in short)


def _lines(text: str) -> list[_Line]:
    # Only real line ends count: str.splitlines would also split at signs a title may contain.
    texts = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").split("\n")
    return [_Line(number, line.rstrip()) for number, line in enumerate(texts, 1)]


def _starts_drawing(line: _Line) -> bool:
    """Column letters begin the drawing; a row number is taken for one too, so that the sentence is about drawings."""
    return bool(re.match(r"\s*(A|[0-9]+)(\s|$)", line.text))


def _read_header(lines: list[_Line]) -> tuple[dict[str, _Value], tuple[str, ...]]:
    values: dict[str, _Value] = {}
    comments: list[str] = []
    for line in lines:
        if _starts_drawing(line):
            break
        if line.text.lstrip().startswith(_COMMENT):
            comments.append(line.text.lstrip().removeprefix(_COMMENT).strip())
        elif line.text:
            value = _read_value(line)
            if value.key in values:
                raise InvalidText("error-scheme-key-twice", rule="TC8.1", line=line.number, entry=value.key)
            values[value.key] = value
    missing = next((key for key in _REQUIRED if key not in values), None)
    if missing:
        raise InvalidText("error-scheme-key-missing", rule="TC8.1", entry=missing)
    return values, tuple(comments)


def _read_value(line: _Line) -> _Value:
    key, colon, text = line.text.partition(":")
    key, text = " ".join(key.lower().split()), text.strip()
    if not colon:
        raise InvalidText("error-scheme-line", rule="TC8.1", line=line.number, text=shown(line.text.strip()))
    if key not in (*_REQUIRED, *_OPTIONAL):
        known = ", ".join((*_REQUIRED, *_OPTIONAL))
        raise InvalidText("error-scheme-key", rule="TC8.1", line=line.number, entry=shown(key), known=known)
    if not text:
        raise InvalidText("error-scheme-value-empty", rule="TC8.1", line=line.number, entry=key)
    return _Value(key, text, line.number)


def _read_name(value: _Value) -> str:
    if len(value.text) > _LONGEST_NAME or not _NAME.fullmatch(value.text):
        raise InvalidText("error-scheme-name", rule="TC8.1", line=value.line, text=shown(value.text))
    return value.text


def _choice(value: _Value, words: Mapping[str, bool]) -> bool:
    if value.text not in words:
        raise InvalidText(
            "error-scheme-choice",
            rule="TC8.4",
            line=value.line,
            entry=value.key,
            text=shown(value.text),
            words=" / ".join(words),
        )
    return words[value.text]


def _read_clock(value: _Value | None) -> int | None:
    if value is None:
        return None
    minutes = int(value.text) if re.fullmatch(r"[1-9][0-9]{0,3}", value.text) else 0
    if not 1 <= minutes <= LONGEST_CLOCK:
        raise InvalidText(
            "error-scheme-clock", rule="TC4.5", line=value.line, text=shown(value.text), most=LONGEST_CLOCK
        )
    return minutes


# --- reading: the drawing ----------------------------------------------------------------------------


def _read_drawing(lines: list[_Line]) -> tuple[int, dict[Square, _Sign]]:
    first = next((place for place, line in enumerate(lines) if _starts_drawing(line)), None)
    if first is None:
        raise InvalidText("error-scheme-no-drawing", rule="TC8.1")
    size = _read_columns(lines[first])
    rest = lines[first + 1 :]
    while rest and not rest[-1].text:
        rest.pop()
    drawn: dict[Square, _Sign] = {}
    for row, line in zip(reversed(range(size)), rest, strict=False):
        drawn |= _read_row(line, row, size)
    if len(rest) < size:
        missing = size - len(rest)
        raise InvalidText("error-scheme-rows-missing", rule="TC1.1", size=size, row=missing)
    if len(rest) > size:
        after = rest[size] if rest[size].text else rest[-1]
        raise InvalidText("error-scheme-after", rule="TC8.1", line=after.number, text=shown(after.text.strip()))
    return size, drawn


def _read_columns(line: _Line) -> int:
    words = line.words
    if not words[0].group().isalpha():
        raise InvalidText("error-scheme-columns-first", rule="TC8.1", line=line.number)
    for word, letter in zip(words, COLUMNS, strict=False):
        if word.group() != letter:
            raise InvalidText(
                "error-scheme-column",
                rule="TC1.1",
                line=line.number,
                column=word.start() + 1,
                text=shown(word.group()),
                letter=letter,
            )
    if not SMALLEST <= len(words) <= LARGEST:
        raise InvalidText(
            "error-scheme-size", rule="TC1.1", line=line.number, size=len(words), least=SMALLEST, most=LARGEST
        )
    return len(words)


def _read_row(line: _Line, row: int, size: int) -> dict[Square, _Sign]:
    if not line.text:
        raise InvalidText("error-scheme-row-blank", rule="TC1.1", line=line.number, row=row + 1)
    number, *signs = line.words
    if number.group() != str(row + 1):
        found = shown(number.group())
        raise InvalidText("error-scheme-row", rule="TC1.1", line=line.number, row=row + 1, text=found)
    read = [_read_sign(line, sign, square_at(column, row)) for column, sign in zip(range(size), signs, strict=False)]
    if len(signs) != size:
        raise InvalidText(
            "error-scheme-row-length", rule="TC1.1", line=line.number, row=row + 1, found=len(signs), size=size
        )
    return dict(read)


def _read_sign(line: _Line, word: re.Match[str], square: Square) -> tuple[Square, _Sign]:
    if word.group() not in _SIGNS:
        raise InvalidText(
            "error-scheme-sign",
            rule="TC8.1",
            line=line.number,
            column=word.start() + 1,
            square=name_of(square),
            text=shown(word.group()),
        )
    return square, _SIGNS[word.group()]


# --- reading: what the drawing cannot show -----------------------------------------------------------


def _places(
    value: _Value | None,
    size: int,
    sort: str,
    meaning: Callable[[str], T | None],
    allowed: Iterable[Square] | None = None,
) -> dict[Square, T]:
    """``C1 NE, F3 S``: squares with a word each; only squares with a piece where ``allowed`` is given."""
    found: dict[Square, T] = {}
    if value is None:
        return found
    for entry in value.text.split(","):
        square, word = _place(value, entry, size)
        meant = meaning(word)
        if meant is None:
            _complain(f"error-scheme-{sort}", "TC8.1", value, square=name_of(square), text=shown(word))
        elif square in found:
            _complain("error-scheme-square-twice", "TC8.1", value, square=name_of(square))
        elif allowed is not None and square not in allowed:
            _complain("error-scheme-no-piece", "TC8.1", value, square=name_of(square))
        else:
            found[square] = meant
    return found


def _place(value: _Value, entry: str, size: int) -> tuple[Square, str]:
    words = entry.split()
    if len(words) != 2:
        _complain("error-scheme-place", "TC8.1", value, text=shown(entry.strip()))
    square = read_square(words[0], size)
    if square is None:
        _complain("error-scheme-square", "TC1.1", value, text=shown(words[0]), size=size)
    return square, words[1]


def _complain(sentence: str, rule: str, value: _Value, **words: object) -> NoReturn:
    raise InvalidText(sentence, rule=rule, line=value.line, entry=value.key, **words)


def _placed(drawn: Mapping[Square, tuple[int, Kind]], headings: Mapping[Square, Heading]) -> tuple[Piece, ...]:
    found = [piece(kind, side, square, headings.get(square, FORWARD[side])) for square, (side, kind) in drawn.items()]
    return tuple(sorted(found, key=lambda piece: (piece.side, piece.square)))


def _ground(drawn: Mapping[Square, Terrain]) -> Ground:
    areas = [0] * len(TERRAINS)
    for square, terrain in drawn.items():
        areas[terrain.number] |= 1 << square
    return Ground(tuple(areas))
