"""The law of Tank Chess: complete, readable, every variant, no compiler needed.

>>> from behemoth.tankchess import TankChess, TankOptions
>>> state = TankChess().start(TankOptions(scheme="basic-16"))
>>> len(state.actions(0))
549
"""

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, Heading, direction_to
from behemoth.tankchess.board.move import Action, Deed, Fall, Move, What
from behemoth.tankchess.board.pieces import BLACK, SIDE_WORDS, SIDES_OF_PLAY, WHITE, Piece, piece
from behemoth.tankchess.board.position import Body, Position, Result
from behemoth.tankchess.board.squares import (
    COLUMNS,
    LARGEST,
    OFF,
    SMALLEST,
    STRIDE,
    Square,
    Squares,
    bit,
    column_of,
    each,
    name_of,
    read_square,
    row_of,
    square_at,
    to_square,
    union,
)
from behemoth.tankchess.game import SEATS, TankChess
from behemoth.tankchess.options import STANDARD, Rules, TankOptions
from behemoth.tankchess.queries.attacks import Attack, End, attacks, ends, threatened
from behemoth.tankchess.queries.refusals import why_not
from behemoth.tankchess.rules.action_events import announce
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider
from behemoth.tankchess.rules.fire import ARMOUR_WORDS, forget_lines, struck
from behemoth.tankchess.rules.monster import giant_moves
from behemoth.tankchess.rules.movement.reach import forget_reaches
from behemoth.tankchess.rules.moves import count_moves, list_moves, moves_of
from behemoth.tankchess.rules.perft import divide, list_actions, perft
from behemoth.tankchess.rules.setup_faults import fault_sentences
from behemoth.tankchess.rules.shots import Survey
from behemoth.tankchess.rules.threats import as_if, check_moves, escape_moves
from behemoth.tankchess.state import TankState
from behemoth.tankchess.tables.kinds import BY_MARK, FLAME, KINDS, THROW, Gun, Kind
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain
from behemoth.tankchess.text.move_text import read_action, write_action, write_plain, write_short
from behemoth.tankchess.text.position_text import read_position, write_position
from behemoth.tankchess.text.scheme_text import Scheme, load_scheme, read_scheme, scheme_names

__all__ = [
    "ARMOUR_WORDS",
    "BLACK",
    "BY_MARK",
    "COLUMNS",
    "FLAME",
    "HEADINGS",
    "KINDS",
    "LARGEST",
    "NO_HEADING",
    "OFF",
    "SEATS",
    "SIDES_OF_PLAY",
    "SIDE_WORDS",
    "SMALLEST",
    "STANDARD",
    "STRIDE",
    "TERRAINS",
    "THROW",
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
    "Square",
    "Squares",
    "Survey",
    "TankChess",
    "TankOptions",
    "TankState",
    "Terrain",
    "What",
    "after",
    "announce",
    "as_if",
    "attacks",
    "bit",
    "check_moves",
    "column_of",
    "count_moves",
    "decider",
    "direction_to",
    "divide",
    "each",
    "ends",
    "escape_moves",
    "fault_sentences",
    "forget_lines",
    "forget_reaches",
    "giant_moves",
    "list_actions",
    "list_moves",
    "load_scheme",
    "moves_of",
    "name_of",
    "perft",
    "piece",
    "read_action",
    "read_position",
    "read_scheme",
    "read_square",
    "row_of",
    "scheme_names",
    "square_at",
    "struck",
    "threatened",
    "to_square",
    "union",
    "why_not",
    "write_action",
    "write_plain",
    "write_position",
    "write_short",
]
