"""What a game is: the contract, records and the conformance suite. This room knows no game.

What rules do without, such as the conformance suite and texts of whole games, is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from behemoth.games.actions import Actions, Listed
from behemoth.games.chance import START, ChanceNeeded, commitment, needed, new_seed, rng_for
from behemoth.games.clocks import takes_clocks
from behemoth.games.demands import NoOptions, UnknownViewer, demand_action, demand_turn, demand_viewer, read_view
from behemoth.games.drawings import COLOURS, Arrow, Mark
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
from behemoth.games.extras import EXTRAS, MissingExtra, missing_extra
from behemoth.games.game import COACH, Game, State, Step, asks_coach
from behemoth.games.options import (
    changed_options,
    help_texts,
    read_options,
    variations,
    write_options,
    written_choices,
)
from behemoth.games.outcome import Closing, Ending, Outcome
from behemoth.games.record import (
    GLYPHS,
    BrokenRecord,
    Entry,
    Moment,
    Record,
    new_record,
    play_to,
    replay,
    result_words,
    start,
)
from behemoth.games.registry import find_game, game_names, offer_game
from behemoth.games.seats import EVERYTHING, PUBLIC, Seat, Viewer
from behemoth.games.verdict import DONE, OPEN, RIGHT, WRONG, Played, Verdict
from behemoth.games.view_text import view_text

if TYPE_CHECKING:
    from behemoth.games.conformance import Report, check_game, view_bytes
    from behemoth.games.legal import LegalAction, LegalPage, list_legal
    from behemoth.games.moving_picture import Frame, Part, moving_parts
    from behemoth.games.nonconformity import Nonconformity
    from behemoth.games.record_text import read_record, write_record
    from behemoth.games.showing import Shown, show
    from behemoth.games.tree import (
        MOST_DEPTH,
        Line,
        Path,
        TreeMoment,
        add,
        branches,
        entry_at,
        line_of,
        main_line,
        play_tree,
        promote,
        remove,
    )
    from behemoth.games.verifying import Verification, verify

__all__ = [
    "COACH",
    "COLOURS",
    "DONE",
    "EVERYTHING",
    "EXTRAS",
    "GLYPHS",
    "MOST_DEPTH",
    "OPEN",
    "PUBLIC",
    "RIGHT",
    "START",
    "WRONG",
    "Actions",
    "AmbiguousText",
    "Arrow",
    "BrokenRecord",
    "Candidates",
    "ChanceNeeded",
    "Closing",
    "Ending",
    "Entry",
    "Event",
    "Frame",
    "Game",
    "GameError",
    "IllegalAction",
    "InvalidOptions",
    "InvalidText",
    "LegalAction",
    "LegalPage",
    "Line",
    "Listed",
    "Mark",
    "MissingExtra",
    "Moment",
    "Named",
    "NoOptions",
    "Nonconformity",
    "Outcome",
    "Part",
    "Path",
    "Played",
    "Record",
    "Report",
    "Seat",
    "SecretView",
    "Shown",
    "State",
    "Step",
    "TreeMoment",
    "UnknownGame",
    "UnknownViewer",
    "Verdict",
    "Verification",
    "Viewer",
    "Worded",
    "add",
    "asks_coach",
    "branches",
    "changed_options",
    "check_game",
    "commitment",
    "demand_action",
    "demand_turn",
    "demand_viewer",
    "entry_at",
    "find_game",
    "game_names",
    "help_texts",
    "line_of",
    "list_legal",
    "main_line",
    "missing_extra",
    "moving_parts",
    "needed",
    "new_record",
    "new_seed",
    "not_an_action",
    "offer_game",
    "play_to",
    "play_tree",
    "promote",
    "read_options",
    "read_record",
    "read_view",
    "remove",
    "replay",
    "result_words",
    "rng_for",
    "show",
    "start",
    "takes_clocks",
    "variations",
    "verify",
    "view_bytes",
    "view_text",
    "write_options",
    "write_record",
    "written_choices",
]

#: In which module each is that is loaded late.
_HOMES: Final = {
    "Frame": "moving_picture",
    "LegalAction": "legal",
    "LegalPage": "legal",
    "Line": "tree",
    "MOST_DEPTH": "tree",
    "Nonconformity": "nonconformity",
    "Part": "moving_picture",
    "Path": "tree",
    "Report": "conformance",
    "Shown": "showing",
    "TreeMoment": "tree",
    "Verification": "verifying",
    "add": "tree",
    "branches": "tree",
    "check_game": "conformance",
    "entry_at": "tree",
    "line_of": "tree",
    "list_legal": "legal",
    "main_line": "tree",
    "moving_parts": "moving_picture",
    "play_tree": "tree",
    "promote": "tree",
    "read_record": "record_text",
    "remove": "tree",
    "show": "showing",
    "verify": "verifying",
    "view_bytes": "conformance",
    "write_record": "record_text",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
