"""A position of Tank Chess as text: three columns a square, so that the largest board fits 80 columns.

The first column of a square is for marks (last move, threats) and for the ground under a piece, the second for the
letter of the piece as in scheme files (capital White, small Black), the third for its heading.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rich.text import Text

from behemoth.tankchess import (
    BLACK,
    COLUMNS,
    KINDS,
    OFF,
    TERRAINS,
    WHITE,
    Action,
    Kind,
    Move,
    Piece,
    Position,
    Square,
    Terrain,
    square_at,
)

#: Clockwise from N.
ARROWS: Final = "↑↗→↘↓↙←↖"
#: The same for terminals without arrows: ticks lie high or low, left or right.
TICKS: Final = "^'>.v,<`"
OPEN: Final = "·"
PLAIN_OPEN: Final = "."
WRECK: Final = "x"
STACK: Final = "&"
BODY: Final = "@"
FALLING: Final = "?"
#: A flag at home, its empty stand, and the sign beside the piece that carries one.
FLAG: Final = "|>"
STAND: Final = "|_"
CARRIES: Final = "|"
#: What is left of a remote mine, and one that whoever looks may know of, in all three columns.
CRATER: Final = "( )"
REMOTE_MINE: Final = "(!)"

#: Ivory against graphite, each on a ground of its own, readable on dark and light terminals.
_SIDE_STYLES: Final = ("bold #1b1b1b on #f3ead3", "bold #f5f5f5 on #3a4048")
#: The colour of a ground is that of the first of these traits it has.
_GROUND_STYLES: Final = {
    "deep": "blue",
    "slows": "yellow",
    "felled": "green",
    "blocks": "bright_black",
    "stops_fire": "green",
    "explodes": "bold red",
}
_REMAINS_STYLE: Final = "bold bright_black"
_MINE_STYLE: Final = "bold yellow"


class Mark(NamedTuple):
    """A sign in the first column of a square, and its colour."""

    sign: str
    style: str


LAST: Final = Mark("*", "bold magenta")
THREAT: Final = Mark("!", "bold red")
GOAL: Final = Mark("+", "bold cyan")


class Cell(NamedTuple):
    """The three columns of a square."""

    lead: str
    body: str
    style: str = ""


class Look(NamedTuple):
    """How to draw: with arrows or without, from which side."""

    arrows: bool = True
    flipped: bool = False

    def heading(self, heading: int) -> str:
        """The sign of a heading as it looks from this side."""
        return (ARROWS if self.arrows else TICKS)[(heading + 4 * self.flipped) % 8]

    @property
    def open(self) -> str:
        """The sign of open ground."""
        return OPEN if self.arrows else PLAIN_OPEN

    def lines(self, size: int) -> range:
        """The rows from top to bottom."""
        return range(size) if self.flipped else range(size - 1, -1, -1)

    def columns(self, size: int) -> range:
        """The columns from left to right."""
        return range(size - 1, -1, -1) if self.flipped else range(size)


def draw_board(position: Position, look: Look, marks: Mapping[Square, Mark] | None = None) -> Text:
    """The whole board with its coordinates, and with all remote mines that the position has: whoever may not know them
    is given a position without (TC12.12)."""
    columns = look.columns(position.size)
    letters = "   " + "".join(f" {COLUMNS[column]} " for column in columns)
    picture = Text(letters.rstrip() + "\n", style="")
    for row in look.lines(position.size):
        picture.append(f"{row + 1:>2} ")
        for column in columns:
            square = square_at(column, row)
            _append(picture, _cell(position, square, look), (marks or {}).get(square))
        picture.append(f" {row + 1}\n")
    picture.append(letters.rstrip())
    return picture


def _append(picture: Text, cell: Cell, mark: Mark | None) -> None:
    if mark is None:
        picture.append(cell.lead, _REMAINS_STYLE)
    else:
        picture.append(mark.sign, mark.style)
    picture.append(cell.body, cell.style)


def piece_letter(kind: Kind, side: int) -> str:
    """Capital White, small Black, as in scheme files."""
    return kind.letter if side == WHITE else kind.letter.lower()


def _cell(position: Position, square: Square, look: Look) -> Cell:
    piece = position.piece_at(square)
    if piece is not None:
        return _piece_cell(position, piece, look)
    found = next((cell for remains in _REMAINS if (cell := remains(position, square)) is not None), None)
    if found is not None:
        return found
    mined = _mined(position, square)
    if mined:
        return Cell(mined[0], mined[1:], _MINE_STYLE)
    ground = position.ground.at(square)
    if ground is None:
        return Cell(" ", look.open + " ", "bright_black")
    return Cell(" ", ground.sign * 2, ground_style(ground))


def ground_style(ground: Terrain) -> str:
    """The colour of a ground; none if it does nothing."""
    return next((style for trait, style in _GROUND_STYLES.items() if getattr(ground, trait)), "")


def _piece_cell(position: Position, piece: Piece, look: Look) -> Cell:
    under = WRECK if piece.square in position.wrecks else _ground_sign(position, piece.square)
    if position.flags is not None and position.flags.carried_by(piece.side, piece.square):
        under = CARRIES
    elif _mined(position, piece.square):
        under = _mined(position, piece.square)[0]
    return Cell(under, piece_letter(piece.kind, piece.side) + look.heading(piece.heading), _SIDE_STYLES[piece.side])


def _ground_sign(position: Position, square: Square) -> str:
    ground = position.ground.at(square)
    return " " if ground is None else ground.sign


def _mined(position: Position, square: Square) -> str:
    """The sign of a remote mine or of its crater; empty where there is none."""
    mines = position.mines
    if mines is None:
        return ""
    if (mines.laid[WHITE] | mines.laid[BLACK]) >> square & 1:
        return REMOTE_MINE
    return CRATER if (mines.spent[WHITE] | mines.spent[BLACK]) >> square & 1 else ""


def _flag(position: Position, square: Square) -> Cell | None:
    flags = position.flags
    if flags is None or square not in flags.homes:
        return None
    side = flags.homes.index(square)
    return Cell(_ground_sign(position, square), FLAG if flags.carriers[side] == OFF else STAND, _SIDE_STYLES[side])


def _falling(position: Position, square: Square) -> Cell | None:
    if square != position.falling:
        return None
    giant = next(kind for kind in KINDS if kind.giant)
    return Cell(" ", piece_letter(giant, position.turn) + FALLING, _SIDE_STYLES[position.turn])


def _stack(position: Position, square: Square) -> Cell | None:
    return Cell(_ground_sign(position, square), STACK * 2, _REMAINS_STYLE) if position.stacks >> square & 1 else None


def _fallen(position: Position, square: Square) -> Cell | None:
    return Cell(" ", BODY * 2, _REMAINS_STYLE) if position.body_bits >> square & 1 else None


def _wreck(position: Position, square: Square) -> Cell | None:
    kind = position.wrecks.get(square)
    return None if kind is None else Cell(_ground_sign(position, square), WRECK + kind.letter, _REMAINS_STYLE)


_REMAINS: Final[tuple[Callable[[Position, Square], Cell | None], ...]] = (_flag, _falling, _stack, _fallen, _wreck)


def last_marks(action: Action | None) -> dict[Square, Mark]:
    """Where the last move began, ended and struck."""
    if not isinstance(action, Move):
        return {}
    struck = [square for effect in action.effects for square in (effect.at, effect.to)]
    return {square: LAST for square in (action.start, action.end, *struck) if square != OFF}


class Entry(NamedTuple):
    """A sign and the catalogue's key for it."""

    sign: str
    key: str
    official: bool = True


def legend(position: Position) -> list[Entry]:
    """The signs on this board; nothing that is absent."""
    kinds = {piece.kind.number: piece.kind for piece in position.pieces}
    kinds |= {kind.number: kind for kind in position.wrecks.values()}
    entries = [Entry(kind.letter, kind.name_key, kind.official) for _, kind in sorted(kinds.items())]
    areas = zip(TERRAINS, position.ground.areas, strict=True)
    entries += [Entry(terrain.sign, terrain.name_key) for terrain, area in areas if area]
    present = {
        (WRECK, "terminal-sign-wreck"): position.wreck_bits,
        (STACK, "terminal-sign-stack"): position.stacks,
        (BODY, "terminal-sign-body"): position.body_bits,
        (FALLING, "terminal-sign-falling"): position.falling != OFF,
        (FLAG, "terminal-sign-flag"): position.flags,
        (CARRIES, "terminal-sign-carries"): position.rules.aim.carried,
        (REMOTE_MINE, "terminal-sign-remote-mine"): position.mines,
        (CRATER, "terminal-sign-crater"): position.mines and any(position.mines.spent),
    }
    return entries + [Entry(sign, key) for (sign, key), there in present.items() if there]


def count_losses(first: Position, now: Position) -> tuple[dict[str, int], dict[str, int]]:
    """How many of each kind each side has lost."""
    return _lost(first, now, WHITE), _lost(first, now, BLACK)


def _lost(first: Position, now: Position, side: int) -> dict[str, int]:
    lost = dict.fromkeys((kind.code for kind in KINDS), 0)
    for position, change in ((first, 1), (now, -1)):
        for piece in position.armies[side].values():
            lost[piece.kind.code] += change
    return {mark: count for mark, count in lost.items() if count}
