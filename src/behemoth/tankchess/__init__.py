"""The rules of Tank Chess: complete, readable, every variant, no compiler needed.

>>> from behemoth.tankchess import TankChess, TankOptions
>>> state = TankChess().start(TankOptions(scheme="basic-16"))
>>> len(state.actions(0))
549
"""

from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, Heading, direction_to
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Move
from behemoth.tankchess.board.pieces import BLACK, SIDE_WORDS, SIDES, WHITE, Piece, piece
from behemoth.tankchess.board.position import Body, Position, Result, as_if
from behemoth.tankchess.board.scheme import Scheme
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
from behemoth.tankchess.events import EVENTS, TankEvent
from behemoth.tankchess.game import SEATS, TankChess
from behemoth.tankchess.options import STANDARD, Rules, TankOptions
from behemoth.tankchess.queries.answers import attack_reason
from behemoth.tankchess.queries.attacks import Attack, End, attacks, ends, threatened
from behemoth.tankchess.rules.action_events import threat_events
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider
from behemoth.tankchess.rules.fire import ARMOUR_FACES, struck
from behemoth.tankchess.rules.monster import monster_moves
from behemoth.tankchess.rules.movement.ends import reaches
from behemoth.tankchess.rules.moves import count_moves, list_moves, moves_of
from behemoth.tankchess.rules.perft import divide, list_actions, perft
from behemoth.tankchess.rules.setup_faults import SetupFault, fault_sentences, setup_faults
from behemoth.tankchess.rules.shots import Shots
from behemoth.tankchess.rules.threats import check_moves, escape_moves, threats_of
from behemoth.tankchess.state import TankState
from behemoth.tankchess.tables.kinds import BY_CODE, FLAME, KINDS, THROW, Gun, Kind
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain
from behemoth.tankchess.text.heading_text import heading_word
from behemoth.tankchess.text.move_text import full_move_text, move_text, parse_action, read_action, short_move_text
from behemoth.tankchess.text.position_text import position_text, read_position
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from behemoth.tankchess.text.scheme_text import read_scheme, scheme_text

__all__ = [
    "ARMOUR_FACES",
    "BLACK",
    "BY_CODE",
    "COLUMNS",
    "EVENTS",
    "FLAME",
    "HEADINGS",
    "KINDS",
    "LARGEST",
    "NO_HEADING",
    "OFF",
    "SEATS",
    "SIDES",
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
    "Effect",
    "EffectKind",
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
    "SetupFault",
    "Shots",
    "Square",
    "Squares",
    "TankChess",
    "TankEvent",
    "TankOptions",
    "TankState",
    "Terrain",
    "after",
    "as_if",
    "attack_reason",
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
    "full_move_text",
    "heading_word",
    "list_actions",
    "list_moves",
    "load_scheme",
    "monster_moves",
    "move_text",
    "moves_of",
    "name_of",
    "parse_action",
    "perft",
    "piece",
    "position_text",
    "reaches",
    "read_action",
    "read_position",
    "read_scheme",
    "read_square",
    "row_of",
    "scheme_names",
    "scheme_text",
    "setup_faults",
    "short_move_text",
    "square_at",
    "struck",
    "threat_events",
    "threatened",
    "threats_of",
    "to_square",
    "union",
]
