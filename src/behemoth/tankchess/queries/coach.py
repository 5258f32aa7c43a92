"""What the coach says while a turn is made: for every move of a piece, who could destroy it next turn where it would
end, who could then destroy the command tank, and whether the enemy could leave the board or win by the flag. One
question answers for the whole turn."""

from __future__ import annotations

from typing import Final

import msgspec

from behemoth.tankchess.board.move import Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, name_of
from behemoth.tankchess.queries.threats import Threat, threats_to
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import moves_of
from behemoth.tankchess.rules.threats import escape_moves
from behemoth.tankchess.text.move_text import move_text


class Danger(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move leads to: threats, by their number in :class:`Coached`, to the piece and to its command tank."""

    piece: tuple[int, ...] = ()
    #: Where another piece moves than the command tank.
    command: tuple[int, ...] = ()
    #: The enemy's command tank could leave the board, or the enemy could win by the flag (TC12.17).
    escape: bool = False
    flag: bool = False


class Coached(msgspec.Struct, frozen=True):
    """The dangers of all moves of a piece, by the text of the move; a move that is not there leads to none."""

    square: str
    commander: bool
    threats: tuple[Threat, ...]
    moves: dict[str, Danger]


_NONE: Final = Danger()


def coach(position: Position, piece: Piece) -> Coached:
    """What could happen to this piece and to its command tank after each of its moves; nothing if it cannot move."""
    numbers: dict[Threat, int] = {}
    dangers = ((move_text(move), _danger(position, piece, move, numbers)) for move in moves_of(position, piece.square))
    found = {text: danger for text, danger in dangers if danger != _NONE}
    return Coached(name_of(piece.square), _commands(position, piece), tuple(numbers), found)


def _commands(position: Position, piece: Piece) -> bool:
    """Whether losing it loses the game (TC12.16)."""
    return piece.kind.commander and position.rules.aim.commander


def _danger(position: Position, piece: Piece, move: Move, numbers: dict[Threat, int]) -> Danger:
    following = after(position, move)
    moved = None if move.end == OFF else following.armies[piece.side].get(move.end)
    commander = following.commander(piece.side)
    targets = {target.square: target for target in (moved, commander) if target is not None}
    own: list[int] = []
    command: list[int] = []
    for threat in threats_to(following, tuple(targets.values())):
        number = numbers.setdefault(threat, len(numbers))
        (own if moved is not None and threat.target == name_of(moved.square) else command).append(number)
    wins = bool(escape_moves(following, 1 - piece.side))
    flags = following.flags is not None
    return Danger(tuple(own), tuple(command), wins and not flags, wins and flags)
