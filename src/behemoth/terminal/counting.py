"""``behemoth perft``: the number of ways to play on, for whoever compares two implementations of the rules."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Final

import typer

from behemoth.terminal.playing import USUAL, Line, Scheme, demand_one
from behemoth.terminal.trouble import whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from behemoth.tankchess import Action, Position

    Count = Callable[[Position, int], int]
    CountEach = Callable[[Position, int], dict[Action, int]]

#: Deeper than anybody can wait for.
DEEPEST: Final = 99


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("perft", help="terminal-about-perft")(perft)


def perft(
    context: typer.Context,
    depth: Annotated[str, typer.Option("--depth", metavar="N", help="terminal-about-depth")],
    scheme: Scheme = None,
    position: Line = None,
    divide: Annotated[bool, typer.Option("--divide", help="terminal-about-divide")] = False,
    python: Annotated[bool, typer.Option("--python", help="terminal-about-python")] = False,
) -> None:
    """The count is the last line, alone. The engine counts where there is one; it counts the same, only quicker."""
    from behemoth.tankchess import move_text

    plies = whole_number(depth, "--depth", 0, DEEPEST)
    board = find_position(scheme, position)
    count, count_each = _counters(board, python)
    if divide and plies:
        parts = count_each(board, plies)
        for text, ways in sorted((move_text(action, context.obj), ways) for action, ways in parts.items()):
            print(f"{text} {ways}")
        print(sum(parts.values()))
        return
    print(count(board, plies))


def _counters(board: Position, python: bool) -> tuple[Count, CountEach]:
    """The engine's functions, or Python's where there is no engine, where it has no room, or where asked for."""
    from behemoth import engine
    from behemoth.tankchess import divide, perft

    if not python and engine.available():
        with suppress(ValueError):
            engine.to_engine(board)
            return engine.perft, engine.divide
    return perft, divide


def find_position(scheme: str | None, line: str | None) -> Position:
    """The position of a scheme or a line; by default the usual scheme's."""
    from behemoth.tankchess import TankChess
    from behemoth.terminal.schemes import find_scheme

    demand_one(scheme=scheme, position=line)
    if line is not None:
        return TankChess().parse(line).position
    return find_scheme(USUAL if scheme is None else scheme).position()
