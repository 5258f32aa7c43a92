"""Remote mines in a position line (TC12.13): ``r``, the squares that could have been mined, White's mines, Black's.

The squares are one hexadecimal number, a bit for each square of the board from A1 to the right and upwards. The mines
of a side are joined by ``-``: how many are yet to be laid, the unspent ones, and each spent one with ``~`` before it.
Whoever may not know the unspent ones reads ``k`` and their number instead.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final, NoReturn

from behemoth.games import EVERYTHING, InvalidText, Viewer
from behemoth.tankchess.board.mines import Mines, by_column
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.board.squares import STRIDE, Squares, each, name_of, read_square, square_at
from behemoth.tankchess.rules.dealing import deal_mines

RULE: Final = "TC12.13"
_HEX: Final = re.compile(r"0|[1-9a-f][0-9a-f]*")
_ITEM: Final = re.compile(r"(?P<owed>[1-9])|k(?P<hidden>[1-9])|(?P<spent>~?)(?P<square>[A-X]\d{1,2})")


def mines_text(mines: Mines, size: int, viewer: Viewer = EVERYTHING) -> str:
    """The mines as this viewer may know them."""
    return ".".join([_squares_text(mines.could, size), *(_side_text(mines, side, viewer) for side in SIDES)])


def _squares_text(squares: Squares, size: int) -> str:
    return f"{sum(1 << square % STRIDE + size * (square // STRIDE) for square in each(squares)):x}"


def _side_text(mines: Mines, side: int, viewer: Viewer) -> str:
    items = [str(mines.owed[side])] if mines.owed[side] else []
    if viewer in (side, EVERYTHING):
        items += [name_of(square) for square in by_column(mines.laid[side])]
    elif mines.laid[side]:
        items.append(f"k{mines.left(side)}")
    return "-".join((*items, *(f"~{name_of(square)}" for square in by_column(mines.spent[side]))))


def read_mines(text: str, size: int) -> Mines:
    """The mines of a line. Raises InvalidText, for those somebody has hidden too."""
    mines, hidden = read_known_mines(text, size)
    if hidden != (0, 0):
        raise InvalidText("error-line-mines-hidden", rule=RULE)
    return mines


def read_known_mines(text: str, size: int) -> tuple[Mines, tuple[int, int]]:
    """The mines of a line as far as they are told, and how many of each side are hidden. Raises InvalidText."""
    parts = text.split(".")
    if len(parts) != 3 or not _HEX.fullmatch(parts[0]) or len(parts[0]) > size * size // 4 + 1:
        _fault(text)
    packed = int(parts[0], 16)
    if packed >> size * size:
        _fault(text)
    could = sum(1 << square_at(place % size, place // size) for place in each(packed))
    white, black = (_read_side(part, size) for part in parts[1:])
    mines = Mines(could, (white[0], black[0]), (white[1], black[1]), (white[2], black[2]))
    return mines, (white[3], black[3])


def _read_side(text: str, size: int) -> tuple[Squares, Squares, int, int]:
    """The unspent and the spent squares of a side, how many it owes, which comes first, and how many are hidden."""
    laid = spent = owed = hidden = 0
    for number, item in enumerate(text.split("-") if text else ()):
        found = _ITEM.fullmatch(item)
        square = read_square(found["square"], size) if found and found["square"] else None
        if found is None or (found["square"] and square is None):
            _fault(item)
        if (square is not None and (laid | spent) >> square & 1) or (found["owed"] and number):
            _fault(item)
        if found["owed"]:
            owed = int(found["owed"])
        elif found["hidden"]:
            hidden = int(found["hidden"])
        elif square is not None and found["spent"]:
            spent |= 1 << square
        elif square is not None:
            laid |= 1 << square
    return laid, spent, owed, hidden


def with_dealt_mines(text: str, size: str, rng: Random) -> str:
    """The same with the hidden mines dealt (TC12.13). Raises InvalidText."""
    squares = int(size) if re.fullmatch(r"[1-9][0-9]?", size, re.ASCII) else 0
    mines, hidden = read_known_mines(text, squares)
    for side in SIDES:
        if hidden[side]:
            try:
                mines = deal_mines(mines, side, hidden[side], rng)
            except ValueError:
                _fault(text)
    return mines_text(mines, squares)


def _fault(text: str) -> NoReturn:
    raise InvalidText("error-line-mines", rule=RULE, text=text[:40])
