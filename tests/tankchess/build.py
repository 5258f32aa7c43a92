"""Positions written down readably, and moves as records write them, so that a test reads like the rule it checks.

>>> position = place(10, "W CLT E5 N", "B MT E8 S", high="D4 D5", wrecks="LT C3")
>>> "E5>E6N" in texts(position)
True
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from behemoth.games import Event, IllegalAction
from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import NO_HEADING, Heading
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.move import Action, EffectKind, Move
from behemoth.tankchess.board.pieces import BLACK, WHITE, Piece, piece
from behemoth.tankchess.board.position import Body, Position
from behemoth.tankchess.board.squares import BOARDS, OFF, Square, Squares, name_of, square_at, to_square, union
from behemoth.tankchess.options import STANDARD, Rules
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import list_moves, moves_of
from behemoth.tankchess.rules.perft import list_actions
from behemoth.tankchess.state import TankState
from behemoth.tankchess.tables.kinds import BY_CODE, BY_LETTER
from behemoth.tankchess.tables.terrain import BY_SIGN, OPEN_SIGN, TERRAINS
from behemoth.tankchess.text.move_text import move_text

OWNERS = {"W": WHITE, "B": BLACK}


def man(text: str) -> Piece:
    """``W CLT H1 N``: owner, mark, square, heading."""
    owner, mark, square, heading = text.split()
    return piece(BY_CODE[mark], OWNERS[owner], to_square(square), Heading[heading])


def area(names: str) -> Squares:
    """The set of the squares in ``C3 D4``."""
    return union(to_square(name) for name in names.split())


def lie_of(land: dict[str, str]) -> Ground:
    """The ground with these squares of each terrain: ``lie_of({"high": "C3 D3", "mud": "E5"})``."""
    assert set(land) <= {terrain.name for terrain in TERRAINS}, land
    return Ground(tuple(area(land.get(terrain.name, "")) for terrain in TERRAINS))


def place(
    size: int,
    *men: str,
    turn: int = WHITE,
    wrecks: str = "",
    stacks: str = "",
    bodies: str = "",
    falling: str = "",
    rules: Rules = STANDARD,
    flags: str = "",
    carriers: str = "",
    mines: tuple[str, str] | None = None,
    **land: str,
) -> Position:
    """A position: pieces as ``W CLT H1 N``, wrecks as ``MT E5 LT F6``, bodies as ``E5N G7``, ground by its name;
    flags as ``H1 H8``, their carriers likewise (``-`` for none), remote mines of White and of Black as ``C3 D4``."""
    words = wrecks.split()
    return Position.make(
        size,
        [man(text) for text in men],
        lie_of(land),
        wrecks={to_square(square): BY_CODE[mark] for mark, square in zip(words[::2], words[1::2], strict=True)},
        stacks=area(stacks),
        bodies=[_body(text) for text in bodies.split()],
        turn=turn,
        falling=to_square(falling) if falling else OFF,
        rules=rules,
        flags=Flags(_pair(flags), _pair(carriers or "- -")) if flags else None,
        mines=None if mines is None else Mines(BOARDS[size], (area(mines[0]), area(mines[1]))),
    )


def _pair(text: str) -> tuple[Square, Square]:
    first, second = (OFF if name == "-" else to_square(name) for name in text.split())
    return first, second


def _body(text: str) -> Body:
    side = text.lstrip("ABCDEFGHIJKLMNOPQRSTUVWX").lstrip("0123456789")
    return Body(to_square(text.removesuffix(side)), Heading[side] if side else NO_HEADING)


def board(drawing: str, turn: int = WHITE) -> Position:
    """A square drawing without numbers, signs as in schemes: capitals White facing N, small letters Black facing S."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert all(len(row) == len(rows) for row in rows), "the drawing is not square"
    areas, men = [0] * len(TERRAINS), list[Piece]()
    for number, row in enumerate(reversed(rows)):
        for column, sign in enumerate(row):
            square = square_at(column, number)
            if sign in BY_SIGN:
                areas[BY_SIGN[sign].number] |= 1 << square
            elif sign != OPEN_SIGN:
                owner, heading = (WHITE, Heading.N) if sign.isupper() else (BLACK, Heading.S)
                men.append(piece(BY_LETTER[sign.upper()], owner, square, heading))
    return Position.make(len(rows), men, Ground(tuple(areas)), turn=turn)


def texts(position: Position, square: str = "") -> set[str]:
    """All legal moves as records write them, without marks; of one piece only if a square is given."""
    moves = moves_of(position, to_square(square)) if square else list_moves(position)
    return {move_text(move) for move in moves}


def poses(position: Position, square: str) -> set[str]:
    """Where the piece can end: ``E6N``, ``off`` or ``D3~``."""
    return {text.partition(">")[2] for text in texts(position, square) if "(" not in text}


def squares(position: Position, square: str) -> set[str]:
    """The squares on which the piece can end, whatever the heading."""
    return {name_of(move.end) for move in moves_of(position, to_square(square)) if move.end != OFF}


def targets(position: Position, square: str, pose: str) -> set[str]:
    """The squares the piece can fire at after driving to this pose."""
    found = set[str]()
    for move in moves_of(position, to_square(square)):
        shots = [effect.at for effect in move.effects if effect.kind is EffectKind.SHOT]
        if shots and move_text(move).startswith(f"{square}>{pose}("):
            found.update(name_of(at) for at in shots)
    return found


def find(position: Position, text: str) -> Action:
    """The legal action of exactly this text."""
    for action in list_actions(position):
        if move_text(action) == text:
            return action
    raise AssertionError(f"{text} is not legal in {position!r}")


def play(position: Position, *actions: str) -> Position:
    """The position after these actions, each of them legal."""
    for text in actions:
        position = after(position, find(position, text))
    return position


def start(position: Position) -> TankState:
    """A game that begins here."""
    return TankState(position)


def carry_on(state: TankState, *actions: str) -> tuple[TankState, tuple[Event, ...]]:
    """The game after these actions, and what the last one made happen."""
    told: tuple[Event, ...] = ()
    for text in actions:
        (seat,) = state.to_act()
        step = state.play(seat, find(state.position, text), Random(0))
        assert isinstance(step.state, TankState)
        state, told = step.state, step.events
    return state, told


def refusal(position: Position, text: str) -> IllegalAction:
    """The error with which a text is refused."""
    state = start(position)
    try:
        action = state.read(position.turn, text)
    except IllegalAction as error:
        return error
    raise AssertionError(f"{action} is legal in {position!r}")


def move_of(position: Position, text: str) -> Move:
    """The legal move of exactly this text."""
    found = find(position, text)
    assert isinstance(found, Move)
    return found


def bits(found: Iterable[Square]) -> str:
    """``C3 D4``, in rising order, for readable comparisons."""
    return " ".join(name_of(square) for square in sorted(found))
