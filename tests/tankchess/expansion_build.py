"""Positions of section 12 written down readably, and what both readings of the rules say about them.

The rules package and the naive second reading are asked at once: an answer is given only where they agree.
"""

from __future__ import annotations

import msgspec

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.move import Action
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import BOARDS, OFF, to_square
from behemoth.tankchess.options import STANDARD, Rules
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.perft import list_actions
from behemoth.tankchess.text.move_text import move_text
from tests.tankchess.build import area, place
from tests.tankchess.naive import naive_actions
from tests.tankchess.naive_effects import naive_after
from tests.tankchess.strategies import rebuilt


def flagged(goal: str, homes: str, size: int, *men: str, carriers: str = "- -", **further: object) -> Position:
    """A position that is played for flags: homes as ``E1 E10``, carriers as ``D4 -``, White's flag first."""
    white, black = (to_square(name) for name in homes.split())
    by_black, by_white = (OFF if name == "-" else to_square(name) for name in carriers.split())
    flags = Flags((white, black), (by_black, by_white))
    position = place(size, *men, **further)  # type: ignore[arg-type]
    return rebuilt(position, flags=flags, rules=with_rules(position.rules, goal=goal))


def mined(position: Position, white: str = "", black: str = "") -> Position:
    """The same position with remote mines on these squares."""
    mines = Mines(BOARDS[position.size], (area(white), area(black)))
    return rebuilt(position, mines=mines, rules=with_rules(position.rules, remote_mines=5))


def with_rules(rules: Rules = STANDARD, **changes: object) -> Rules:
    return msgspec.structs.replace(rules, **changes)


def answers(position: Position) -> dict[str, Action]:
    """All legal actions by their text, the same in both readings."""
    listed = list(list_actions(position))
    assert len(listed) == len(set(listed))
    assert set(listed) == naive_actions(position)
    found = {move_text(action): action for action in listed}
    assert len(found) == len(listed), "two actions are written the same"
    return found


def ends(position: Position, square: str) -> set[str]:
    """What is written behind ``D4>`` of all moves of the piece on ``D4``."""
    return {text.partition(">")[2] for text in answers(position) if text.startswith(f"{square}>")}


def played(position: Position, *texts: str) -> Position:
    """The position after these actions, the same in both readings."""
    for text in texts:
        found = answers(position)
        assert text in found, f"{text} is not legal in {position!r}"
        listed, naive = after(position, found[text]), naive_after(position, found[text])
        assert (listed, listed.result) == (naive, naive.result)
        position = listed
    return position


def won(position: Position, *texts: str) -> str:
    """Who has won after these actions and by what, as ``white captured``; empty while the game goes on."""
    result = played(position, *texts).result
    return "" if result is None else f"{('white', 'black')[result.winner]} {result.reason}"
