"""The rules of Tank Chess: complete, readable, every variant, no compiler needed.

>>> from behemoth.tankchess import TankChess, TankOptions
>>> state = TankChess().start(TankOptions(scheme="basic-16"))
>>> len(state.actions(0))
549
"""

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, STEPS, Heading, direction_to
from behemoth.tankchess.board.mines import Mines, by_column
from behemoth.tankchess.board.move import HARMLESS, Action, Effect, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import BLACK, SIDE_WORDS, SIDES, WHITE, Piece, piece
from behemoth.tankchess.board.position import Body, Position, Result, as_if
from behemoth.tankchess.board.scheme import Scheme
from behemoth.tankchess.board.squares import (
    BOARDS,
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
    shift,
    square_at,
    to_square,
    union,
)
from behemoth.tankchess.events import EVENTS, TankEvent
from behemoth.tankchess.game import SEATS, TankChess
from behemoth.tankchess.options import GOALS, STANDARD, Goal, Rules, TankOptions
from behemoth.tankchess.queries.answers import attack_reason, known_to
from behemoth.tankchess.queries.attacks import Attack, End, attacks, ends, threatened
from behemoth.tankchess.rules.action_events import threat_events
from behemoth.tankchess.rules.dealing import draw_place
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.falls import decider
from behemoth.tankchess.rules.fire import ARMOUR_FACES, flight, struck
from behemoth.tankchess.rules.monster import monster_moves
from behemoth.tankchess.rules.movement.ends import reaches
from behemoth.tankchess.rules.moves import count_moves, list_moves, moves_of
from behemoth.tankchess.rules.perft import divide, list_actions, perft
from behemoth.tankchess.rules.position_faults import PositionFault, position_faults
from behemoth.tankchess.rules.setup_faults import SetupFault, fault_sentences, half_turn, setup_faults
from behemoth.tankchess.rules.shots import Shots
from behemoth.tankchess.rules.threats import check_moves, escape_moves, threats_of
from behemoth.tankchess.state import TankState
from behemoth.tankchess.tables.kinds import BY_CODE, FLAME, KINDS, THROW, Gun, Kind
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain
from behemoth.tankchess.text.heading_text import heading_word
from behemoth.tankchess.text.move_text import full_move_text, move_text, parse_action, read_action, short_move_text
from behemoth.tankchess.text.position_text import position_text, read_draft, read_position
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from behemoth.tankchess.text.scheme_text import read_scheme, scheme_text
from behemoth.tankchess.view import BoardView

__all__ = [
    "ARMOUR_FACES",
    "BLACK",
    "BOARDS",
    "BY_CODE",
    "COLUMNS",
    "EVENTS",
    "FLAME",
    "GOALS",
    "HARMLESS",
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
    "STEPS",
    "STRIDE",
    "TERRAINS",
    "THROW",
    "WHITE",
    "Action",
    "Attack",
    "BoardView",
    "Body",
    "Effect",
    "EffectKind",
    "End",
    "Fall",
    "Flags",
    "Goal",
    "Ground",
    "Gun",
    "Heading",
    "Kind",
    "Mines",
    "Move",
    "Piece",
    "Place",
    "Position",
    "PositionFault",
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
    "by_column",
    "check_moves",
    "column_of",
    "count_moves",
    "decider",
    "direction_to",
    "divide",
    "draw_place",
    "each",
    "ends",
    "escape_moves",
    "fault_sentences",
    "flight",
    "full_move_text",
    "half_turn",
    "heading_word",
    "known_to",
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
    "position_faults",
    "position_text",
    "reaches",
    "read_action",
    "read_draft",
    "read_position",
    "read_scheme",
    "read_square",
    "row_of",
    "scheme_names",
    "scheme_text",
    "setup_faults",
    "shift",
    "short_move_text",
    "square_at",
    "struck",
    "threat_events",
    "threatened",
    "threats_of",
    "to_square",
    "union",
    "with_mines_owed",
]
