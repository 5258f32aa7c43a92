"""Whole states as one line: the position's line and, where there is something to tell, further fields.

``n`` moves made, ``q`` moves since the last destruction, ``h`` the hashes of the positions since then (without the
present one), ``c`` how people ended the game.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final, NoReturn

from behemoth.games import EVERYTHING, Closing, Ending, InvalidText, Viewer
from behemoth.tankchess.board.pieces import Ranks
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.rules.repetition import WIDTH, keep, write_earlier
from behemoth.tankchess.text.mines_text import with_dealt_mines
from behemoth.tankchess.text.position_text import RULE, SIDE_LETTERS, position_text, read_fields

if TYPE_CHECKING:
    from behemoth.tankchess.state import TankState

_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_HASH: Final = re.compile(r"[0-9a-f]{16}")


def state_text(state: TankState, viewer: Viewer = EVERYTHING, ranks: Ranks | None = None) -> str:
    """The state as one line, lossless but for what this viewer may not know; ``ranks`` as of ``position_text``."""
    fields = [position_text(state.position, viewer, ranks)]
    if state.plies != fewest_plies(state.position):
        fields.append(f"n{state.plies}")
    if state.quiet:
        fields.append(f"q{state.quiet}")
    if len(state.past) > WIDTH:
        fields.append("h" + write_earlier(state.past))
    if state.closing is not None:
        who = "" if state.closing.seat is None else SIDE_LETTERS[state.closing.seat]
        fields.append(f"c{who}.{state.closing.ending.value}")
    return "_".join(fields)


def fewest_plies(position: Position) -> int:
    """The moves that must have been made at least: none or one, but a Monster falls only after a move."""
    return 2 if position.falling != OFF and position.turn == 0 else position.turn


def read_state(text: str) -> TankState:
    """The state of a line. Raises InvalidText naming the field and what is wrong with it."""
    from behemoth.tankchess.state import TankState  # which writes its lines by this module

    position, rest = read_fields(text)
    plies = _number(rest.pop("n", str(fewest_plies(position))))
    quiet = _number(rest.pop("q", "0"))
    earlier = _history(rest.pop("h", ""))
    closing = _closing(rest.pop("c", ""))
    if rest:
        letter, value = next(iter(rest.items()))
        _fault("error-line-field-unknown", letter + value)
    if plies % 2 != position.turn or (position.falling != OFF and (earlier or plies == 0)):
        _fault("error-line-field", f"n{plies}")
    if position.placing and earlier:
        _fault("error-line-field", f"n{plies}")
    if quiet > plies or len(earlier) > quiet:
        _fault("error-line-field", f"q{quiet}")
    past = keep((*earlier, position.key)) if position.falling == OFF and not position.placing else b""
    return TankState(position, plies=plies, quiet=quiet, past=past, closing=closing)


def read_dealt_state(text: str, rng: Random) -> TankState:
    """A state of a line in which remote mines are hidden, with these dealt (TC12.13). Raises InvalidText."""
    fields = text.split("_")
    for place, field in enumerate(fields[5:], 5):
        if field.startswith("r"):
            fields[place] = "r" + with_dealt_mines(field[1:], fields[0], rng)
    return read_state("_".join(fields))


def _fault(key: str, text: str) -> NoReturn:
    raise InvalidText(key, rule=RULE, text=text[:40])


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        _fault("error-line-field", text)
    return int(text)


def _history(text: str) -> tuple[int, ...]:
    keys = text.split(".") if text else []
    for key in keys:
        if not _HASH.fullmatch(key):
            _fault("error-line-field", f"h{key}")
    return tuple(int(key, 16) for key in keys)


def _closing(text: str) -> Closing | None:
    if not text:
        return None
    who, _, word = text.partition(".")
    try:
        ending = Ending(word)
    except ValueError:
        _fault("error-line-field", f"c{text}")
    agreed = ending is Ending.AGREED
    if (agreed and who) or (not agreed and (len(who) != 1 or who not in SIDE_LETTERS)):
        _fault("error-line-field", f"c{text}")
    return Closing(ending, SIDE_LETTERS.index(who) if who else None)
