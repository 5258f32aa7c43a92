"""The law of Tank Chess: complete, readable, every variant, no compiler needed.

>>> from behemoth.tankchess import TankChess, TankOptions
>>> state = TankChess().start(TankOptions(scheme="basic-16"))
>>> len(state.actions(0))
549
"""

from behemoth.tankchess.announce import check_moves, escape_moves
from behemoth.tankchess.effects import after
from behemoth.tankchess.game import TankChess
from behemoth.tankchess.headings import HEADINGS, NO_HEADING, Heading
from behemoth.tankchess.kinds import BY_MARK, KINDS, Gun, Kind
from behemoth.tankchess.line import read_position, write_position
from behemoth.tankchess.move import Action, Deed, Fall, Move, What
from behemoth.tankchess.moves import count_moves, list_moves, moves_of
from behemoth.tankchess.notation import read_action, write_action, write_plain, write_short
from behemoth.tankchess.options import Rules, TankOptions
from behemoth.tankchess.perft import divide, list_actions, perft
from behemoth.tankchess.pieces import BLACK, WHITE, Piece, piece
from behemoth.tankchess.position import Body, Position, Result
from behemoth.tankchess.scheme import Scheme, load_scheme, scheme_names
from behemoth.tankchess.squares import OFF, name_of, read_square, to_square
from behemoth.tankchess.state import TankState
from behemoth.tankchess.study import Attack, End, attacks, ends, threatened
from behemoth.tankchess.terrain import TERRAINS, Ground, Terrain

__all__ = [
    "BLACK",
    "BY_MARK",
    "HEADINGS",
    "KINDS",
    "NO_HEADING",
    "OFF",
    "TERRAINS",
    "WHITE",
    "Action",
    "Attack",
    "Body",
    "Deed",
    "End",
    "Fall",
    "Ground",
    "Gun",
    "Heading",
    "Kind",
    "Move",
    "Piece",
    "Position",
    "Result",
    "Rules",
    "Scheme",
    "TankChess",
    "TankOptions",
    "TankState",
    "Terrain",
    "What",
    "after",
    "attacks",
    "check_moves",
    "count_moves",
    "divide",
    "ends",
    "escape_moves",
    "list_actions",
    "list_moves",
    "load_scheme",
    "moves_of",
    "name_of",
    "perft",
    "piece",
    "read_action",
    "read_position",
    "read_square",
    "scheme_names",
    "threatened",
    "to_square",
    "write_action",
    "write_plain",
    "write_position",
    "write_short",
]
