"""What a game is: the contract, records and the conformance suite. This room knows no game."""

from behemoth.games.actions import Actions, Listed
from behemoth.games.chance import START, ChanceNeeded, commitment, needed, new_seed, rng_for
from behemoth.games.clocks import takes_clocks
from behemoth.games.conformance import Nonconformity, Report, check_game, view_bytes
from behemoth.games.errors import (
    AmbiguousText,
    Candidates,
    GameError,
    IllegalAction,
    InvalidOptions,
    InvalidText,
    Named,
    SecretView,
    UnknownGame,
    Worded,
    not_an_action,
)
from behemoth.games.event import Event
from behemoth.games.game import Game, State, Step
from behemoth.games.options import changed_options, help_texts, read_options, variations, write_options
from behemoth.games.outcome import Closing, Ending, Outcome
from behemoth.games.record import BrokenRecord, Entry, Moment, Record, new_record, play_to, replay, result_words, start
from behemoth.games.record_text import read_record, write_record
from behemoth.games.registry import find_game, game_names, offer_game
from behemoth.games.seats import EVERYTHING, PUBLIC, Seat, Viewer

__all__ = [
    "EVERYTHING",
    "PUBLIC",
    "START",
    "Actions",
    "AmbiguousText",
    "BrokenRecord",
    "Candidates",
    "ChanceNeeded",
    "Closing",
    "Ending",
    "Entry",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "InvalidOptions",
    "InvalidText",
    "Listed",
    "Moment",
    "Named",
    "Nonconformity",
    "Outcome",
    "Record",
    "Report",
    "Seat",
    "SecretView",
    "State",
    "Step",
    "UnknownGame",
    "Viewer",
    "Worded",
    "changed_options",
    "check_game",
    "commitment",
    "find_game",
    "game_names",
    "help_texts",
    "needed",
    "new_record",
    "new_seed",
    "not_an_action",
    "offer_game",
    "play_to",
    "read_options",
    "read_record",
    "replay",
    "result_words",
    "rng_for",
    "start",
    "takes_clocks",
    "variations",
    "view_bytes",
    "write_options",
    "write_record",
]
