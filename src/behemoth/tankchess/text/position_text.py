"""Positions as one line of text, fit for an address bar (TC9.3).

Fields stand between underscores: size, ground, White's pieces, Black's pieces, the side to move, and then what there
is of these, in this order, each with its letter: ``x`` wrecks, ``s`` stacks, ``m`` fallen Monsters, ``f`` a Monster
about to fall, ``u`` mud under obstacles, ``g`` flags, ``r`` remote mines (``mines_text.py``), ``o`` options that differ
from the standard, ``z`` the result. A state adds fields of its own (``state_text.py``).

The ground is written row by row from the top, a number for so many open squares and a letter for each other one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NoReturn

import msgspec

from behemoth.games import EVERYTHING, InvalidText, Viewer
from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import FALL_DIRECTIONS, HEADING_NAMES, HEADINGS, NO_HEADING, STEPS
from behemoth.tankchess.board.pieces import SIDES, Piece, Ranks, piece
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import (
    LARGEST,
    OFF,
    SMALLEST,
    SQUARE_NAMES,
    Square,
    Squares,
    each,
    inside,
    name_of,
    names,
    read_square,
    square_at,
)
from behemoth.tankchess.options import RULE_LETTERS, STANDARD, Rules, rule_values
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.position_faults import position_faults
from behemoth.tankchess.tables.kinds import BY_CODE, Kind
from behemoth.tankchess.tables.terrain import BY_LETTER, TERRAINS
from behemoth.tankchess.text.ground_text import ground_text
from behemoth.tankchess.text.mines_text import mines_text, read_mines

RULE: Final = "TC9.3"
SIDE_LETTERS: Final = "wb"
NOTHING: Final = "-"
#: The reasons a position can be over for (section 4, TC5.1, TC11.5, TC11.7, section 12).
REASONS: Final = (
    "destroyed", "left", "sunk", "crushed", "thrown", "mined", "detonated", "captured", "carried", "last_tank",
)  # fmt: skip

_PIECE: Final = re.compile(r"([A-Z]+)([A-X]\d{1,2})([NESW]{1,2})")
_WRECK: Final = re.compile(r"([A-Z]+)([A-X]\d{1,2})")
_BODY: Final = re.compile(r"([A-X]\d{1,2})([NESW]?)")
_FLAG: Final = re.compile(r"([A-X]\d{1,2})(?:~([A-X]\d{1,2}))?")
_RUN: Final = re.compile(r"\d{1,2}|[a-z]")


def position_text(position: Position, viewer: Viewer = EVERYTHING, ranks: Ranks | None = None) -> str:
    """The position as one line, without the history of a game and without what this viewer may not know (TC12.12).

    ``ranks`` are those of the position, from whoever needs them anyway.
    """
    white, black = ranks or position.ranks()
    fields = [
        str(position.size),
        ground_text(position.ground, position.size).rows,
        _side_text(white),
        _side_text(black),
        SIDE_LETTERS[position.turn],
    ]
    _add_further(fields, position, viewer)
    return "_".join(fields)


def _add_further(fields: list[str], position: Position, viewer: Viewer) -> None:
    if position.wrecks:
        wrecks = (f"{position.wrecks[square].code}{name_of(square)}" for square in sorted(position.wrecks))
        fields.append("x" + _join(wrecks))
    if position.stacks:
        fields.append("s" + _join(name_of(square) for square in each(position.stacks)))
    if position.bodies:
        fields.append("m" + _join(name_of(body.square) + _direction_text(body.direction) for body in position.bodies))
    if position.falling != OFF:
        fields.append("f" + name_of(position.falling))
    if position.ground.covered:
        fields.append("u" + _join(name_of(square) for square in each(position.ground.covered)))
    if position.flags is not None:
        fields.append("g" + _join(_flag_text(position.flags, side) for side in SIDES))
    if position.mines is not None:
        fields.append("r" + mines_text(position.mines, position.size, viewer))
    if position.rules is not STANDARD and position.rules != STANDARD:
        fields.append("o" + _join(_rules_text(position.rules)))
    if position.result is not None:
        reason = position.result.reason.replace("_", "-")  # an underscore would end the field
        fields.append(f"z{SIDE_LETTERS[position.result.winner]}.{reason}")


def _join(parts: Iterable[str]) -> str:
    return ".".join(parts) or NOTHING


def _side_text(pieces: list[Piece]) -> str:
    return _join([f"{piece.kind.code}{SQUARE_NAMES[piece.square]}{HEADING_NAMES[piece.heading]}" for piece in pieces])


def _direction_text(direction: int) -> str:
    return "" if direction == NO_HEADING else HEADING_NAMES[direction]


def _flag_text(flags: Flags, side: int) -> str:
    home, carrier = flags.homes[side], flags.carriers[side]
    if home == OFF:
        return NOTHING
    return name_of(home) + ("" if carrier == OFF else f"~{name_of(carrier)}")


def _rules_text(rules: Rules) -> Iterator[str]:
    """The letter of each rule that is not standard and its value, which need not be said where there are only two."""
    for letter, name in RULE_LETTERS.items():
        value, values = getattr(rules, name), rule_values(name)
        if value != getattr(STANDARD, name):
            yield letter if len(values) == 2 else f"{letter}{values.index(value) if values else value}"


def read_position(text: str) -> Position:
    """The position of a line. Raises InvalidText naming the field and what is wrong with it."""
    position, rest = read_fields(text)
    if rest:
        _fault("error-line-field-unknown", text=_first(rest))
    return position


def _first(fields: Mapping[str, str]) -> str:
    letter, value = next(iter(fields.items()))
    return (letter + value)[:40]


def read_fields(text: str) -> tuple[Position, dict[str, str]]:
    """The position of a line, and the further fields it has by their letter."""
    position, tail = read_draft(text)
    for fault in position_faults(position):
        raise InvalidText(fault.key, rule=fault.rule, **fault.named())
    return position, tail


def read_draft(text: str) -> tuple[Position, dict[str, str]]:
    """The same, whatever is wrong with the position: for whoever is still drawing it (``position_faults``)."""
    head, tail = _split(text)
    size = _read_size(head[0])
    ground = _with_mud(_read_ground(head[1], size), _read_squares(tail.pop("u", ""), size))
    rules = _read_rules(tail.pop("o", ""))
    pieces = [*_read_army(head[2], 0, size), *_read_army(head[3], 1, size)]
    if len(head[4]) != 1 or head[4] not in SIDE_LETTERS:
        _fault("error-line-side", text=head[4][:40])
    position = Position.make(
        size,
        pieces,
        ground,
        turn=SIDE_LETTERS.index(head[4]),
        wrecks=_read_wrecks(tail.pop("x", ""), size),
        stacks=_read_squares(tail.pop("s", ""), size),
        bodies=_read_bodies(tail.pop("m", ""), size),
        falling=_read_falling(tail.pop("f", ""), size),
        rules=rules,
        result=_read_result(tail.pop("z", "")),
        flags=_read_flags(tail.pop("g", ""), size),
        mines=read_mines(tail.pop("r"), size) if "r" in tail else None,
    )
    return with_mines_owed(position), tail


def _fault(key: str, **arguments: object) -> NoReturn:
    raise InvalidText(key, rule=RULE, **arguments)


def _split(text: str) -> tuple[list[str], dict[str, str]]:
    fields = text.strip().split("_")
    if len(fields) < 5:
        _fault("error-line-fields", count=len(fields))
    tail: dict[str, str] = {}
    for field in fields[5:]:
        if not field or field[0] in tail:
            _fault("error-line-field-twice", text=field[:40])
        tail[field[0]] = field[1:]
    return fields[:5], tail


def _read_size(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and SMALLEST <= int(text) <= LARGEST):
        raise InvalidText("error-line-size", rule="TC1.1", text=text[:40], least=SMALLEST, most=LARGEST)
    return int(text)


def _read_ground(text: str, size: int) -> Ground:
    rows = text.split("-")
    if len(rows) != size:
        _fault("error-line-rows", count=len(rows), size=size)
    areas = [0] * len(TERRAINS)
    for row, line in zip(reversed(range(size)), rows, strict=True):
        column = 0
        if not line.isascii() or "".join(_RUN.findall(line)) != line:
            _fault("error-line-row", row=row + 1, text=line[:40])
        for run in _RUN.findall(line):
            if run.isdigit():
                column += int(run)
            elif run in BY_LETTER:
                areas[BY_LETTER[run].number] |= 1 << square_at(min(column, LARGEST), row)
                column += 1
            else:
                _fault("error-line-row", row=row + 1, text=line[:40])
        if column != size:
            _fault("error-line-row-length", row=row + 1, count=column, size=size)
    return Ground(tuple(areas))


def _items(text: str) -> list[str]:
    return [] if text in ("", NOTHING) else text.split(".")


def _square(name: str, size: int) -> Square:
    square = read_square(name, size)
    if square is None:
        raise InvalidText("error-square", rule="TC1.1", text=name[:40], size=size)
    return square


def _kind(code: str) -> Kind:
    kind = BY_CODE.get(code)
    if kind is None:
        raise InvalidText("error-kind", rule="TC1.3", text=code[:40], known=", ".join(BY_CODE))
    return kind


def _read_army(text: str, side: int, size: int) -> list[Piece]:
    found: dict[Square, Piece] = {}
    for item in _items(text):
        parts = _PIECE.fullmatch(item)
        heading = next((one for one in HEADINGS if parts and one.name == parts[3]), None)
        if parts is None or heading is None:
            _fault("error-line-piece", text=item[:40])
        square = _square(parts[2], size)
        _once(square, found)
        found[square] = piece(_kind(parts[1]), side, square, heading)
    return list(found.values())


def _once(square: Square, found: Mapping[Square, object]) -> None:
    if square in found:
        raise InvalidText("error-position-two-pieces", rule="TC2.3", squares=name_of(square))


def _read_wrecks(text: str, size: int) -> dict[Square, Kind]:
    found: dict[Square, Kind] = {}
    for item in _items(text):
        parts = _WRECK.fullmatch(item)
        kind = _kind(parts[1]) if parts else None
        if parts is None or kind is None or kind.giant or kind.small:
            _fault("error-line-wreck", text=item[:40])
        square = _square(parts[2], size)
        _once(square, found)
        found[square] = kind
    return found


def _read_squares(text: str, size: int) -> Squares:
    found = 0
    for item in _items(text):
        found |= 1 << _square(item, size)
    return found


def _with_mud(ground: Ground, under: Squares) -> Ground:
    """The ground with mud under these squares, which must be obstacles that can be pushed (TC12.3)."""
    if under & ~ground.pushed:
        _fault("error-line-mud", squares=names(under & ~ground.pushed))
    return Ground(tuple(area | under if t.slows else area for t, area in zip(TERRAINS, ground.areas, strict=True)))


def _read_flags(text: str, size: int) -> Flags | None:
    if not text:
        return None
    items = _items(text)
    found = [_FLAG.fullmatch(item) for item in items]
    missing = [item == NOTHING for item in items]
    if len(items) != 2 or all(missing) or any(not one and not none for one, none in zip(found, missing, strict=True)):
        _fault("error-line-flags", text=text[:40])
    homes = [_square(one[1], size) if one else OFF for one in found]
    carriers = [_square(one[2], size) if one and one[2] else OFF for one in found]
    return Flags((homes[0], homes[1]), (carriers[0], carriers[1]))


def _read_bodies(text: str, size: int) -> list[Body]:
    found = []
    for item in _items(text):
        parts = _BODY.fullmatch(item)
        if parts is None:
            _fault("error-line-body", text=item[:40])
        direction = next((one for one in FALL_DIRECTIONS if one.name == parts[2]), NO_HEADING)
        square = _square(parts[1], size)
        if direction != NO_HEADING and inside(square + STEPS[direction], size) == OFF:
            raise InvalidText("error-position-body", rule="TC6.10", squares=name_of(square))
        found.append(Body(square, direction))
    return found


def _read_falling(text: str, size: int) -> Square:
    return _square(text, size) if text else OFF


def _read_rules(text: str) -> Rules:
    values: dict[str, object] = {}
    for item in _items(text):
        name = RULE_LETTERS.get(item[:1])
        if name is None or name in values:
            _fault("error-line-option", text=item[:40])
        values[name] = _rule_value(name, item[1:])
    try:
        return msgspec.convert(values, Rules)
    except msgspec.ValidationError:
        _fault("error-line-option", text=text[:40])


def _rule_value(name: str, text: str) -> object:
    """The value that ``_rules_text`` wrote; what it never writes stays text, which no rule takes."""
    values = rule_values(name)
    if len(values) == 2:
        return next(value for value in values if value != getattr(STANDARD, name)) if text == "" else text
    number = _number(text)
    return values[number] if values and isinstance(number, int) and number < len(values) else number


def _number(text: str) -> object:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text


def _read_result(text: str) -> Result | None:
    if not text:
        return None
    side, _, reason = text.replace("-", "_").partition(".")
    if len(side) != 1 or side not in SIDE_LETTERS or reason not in REASONS:
        _fault("error-line-result", text=text[:40])
    return Result(SIDE_LETTERS.index(side), reason)
