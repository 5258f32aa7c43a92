"""Small positions in a few words, for tests about Monsters, texts and whole games.

``pose("ME5N", "LTE6S HTG7W", ground="tE7 hB2", wrecks="MTC3")`` is a 10×10 board with White to move. A side without a
command tank gets one in a far corner, where it is in nobody's way.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final

from behemoth.tankchess import Action, Position, after, list_actions, moves_of, read_action, read_position, to_square
from behemoth.tankchess import name_of as square_name
from behemoth.tankchess.board.squares import column_of, row_of
from behemoth.tankchess.state import TankState
from behemoth.tankchess.text.move_text import move_text

#: Nothing in the game depends on chance; the contract wants a source all the same.
NO_CHANCE: Final = Random(0)


def line(
    white: str = "",
    black: str = "",
    *,
    turn: str = "w",
    size: int | str = 10,
    ground: str = "",
    wrecks: str = "",
    stacks: str = "",
    bodies: str = "",
    falling: str = "",
    options: str = "",
    flags: str = "",
    mines: str = "",
    more: str = "",
) -> str:
    """The one-line text of a position; pieces and things are words between spaces."""
    size = int(size)
    armies = [_with_commander(white, "CLTA1N"), _with_commander(black, f"CLT{square_name(_corner(size))}S")]
    fields = [str(size), _ground(ground, size), *(".".join(army) for army in armies), turn]
    lists = {"x": wrecks, "s": stacks, "m": bodies, "f": falling, "g": flags, "r": mines, "o": options}
    fields += [letter + ".".join(words.split()) for letter, words in lists.items() if words]
    return "_".join([*fields, *more.split()])


def pose(white: str = "", black: str = "", **parts: str) -> Position:
    """The position of such a line."""
    return read_position(line(white, black, **parts))


def game(white: str = "", black: str = "", **parts: str) -> TankState:
    """A game that starts with it."""
    return TankState(pose(white, black, **parts))


def _corner(size: int) -> int:
    return size - 1 + 25 * (size - 1)


def _with_commander(words: str, spare: str) -> list[str]:
    pieces = words.split()
    return pieces if any(word.startswith("CLT") for word in pieces) else [*pieces, spare]


def _ground(words: str, size: int) -> str:
    cells = [["."] * size for _ in range(size)]
    for word in words.split():
        square = to_square(word[1:])
        cells[row_of(square)][column_of(square)] = word[0]
    return "-".join(re.sub(r"\.+", lambda run: str(len(run[0])), "".join(row)) for row in reversed(cells))


def texts(position: Position, square: str) -> set[str]:
    """All moves of the piece on a square, as plain texts."""
    return {move_text(move) for move in moves_of(position, to_square(square))}


def all_texts(position: Position) -> set[str]:
    """Everything that can be decided now."""
    return {move_text(action) for action in list_actions(position)}


def can(position: Position, text: str) -> bool:
    """Whether this exact plain text is one of the legal actions."""
    return text in all_texts(position)


def act(position: Position, text: str) -> Action:
    """The action with exactly this plain text; a test that gets none is wrong itself."""
    found = [action for action in list_actions(position) if move_text(action) == text]
    assert len(found) == 1, f"{text} is not legal: {sorted(all_texts(position))}"
    return found[0]


def done(position: Position, *moves: str) -> Position:
    """The position after these plain texts."""
    for text in moves:
        position = after(position, act(position, text))
    return position


def played(state: TankState, *moves: str) -> TankState:
    """The state after these texts, read as people write them."""
    for text in moves:
        following = state.play(state.to_act()[0], read_action(state.position, text), NO_CHANCE).state
        assert isinstance(following, TankState)
        state = following
    return state


def live(position: Position, square: str) -> str:
    """``MT`` if one lives on the square, ``""`` if nobody does."""
    found = position.piece_at(to_square(square))
    return "" if found is None else found.kind.code


def wreck(position: Position, square: str) -> str:
    """The mark of the wreck on a square, or ``""``."""
    found = position.wrecks.get(to_square(square))
    return "" if found is None else found.code


def stacked(position: Position, square: str) -> bool:
    """Whether a stack lies there."""
    return bool(position.stacks >> to_square(square) & 1)


def terrain(position: Position, square: str) -> str:
    """The name of the ground, or ``""`` where it is open."""
    found = position.ground.at(to_square(square))
    return "" if found is None else found.name
