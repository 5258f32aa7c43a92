"""``behemoth perft``: the number of ways to play on, for whoever compares two implementations of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from behemoth.terminal.playing import USUAL, Line, Scheme, demand_one
from behemoth.terminal.trouble import BadInput

if TYPE_CHECKING:
    from behemoth.tankchess.position import Position

#: Deeper than anybody can wait for.
DEEPEST: Final = 99


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("perft", help="terminal-about-perft")(perft)


def perft(
    context: typer.Context,
    depth: Annotated[int, typer.Option("--depth", metavar="N", help="terminal-about-depth")],
    scheme: Scheme = None,
    position: Line = None,
    divide: Annotated[bool, typer.Option("--divide", help="terminal-about-divide")] = False,
) -> None:
    """The count is the last line, alone."""
    from behemoth.tankchess import perft as counting
    from behemoth.tankchess.notation import write_plain

    if not 0 <= depth <= DEEPEST:
        raise BadInput("terminal-depth", depth=str(depth)[:20], most=DEEPEST)
    board = find_position(scheme, position)
    if divide and depth:
        parts = counting.divide(board, depth)
        for text, count in sorted((write_plain(action, context.obj), count) for action, count in parts.items()):
            print(f"{text} {count}")
        print(sum(parts.values()))
        return
    print(counting.perft(board, depth))


def find_position(scheme: str | None, line: str | None) -> Position:
    """The position of a scheme or a line; by default the usual scheme's."""
    from behemoth.tankchess.game import TankChess
    from behemoth.terminal.schemes import find_scheme

    demand_one(scheme=scheme, position=line)
    if line is not None:
        return TankChess().parse(line).position
    return find_scheme(USUAL if scheme is None else scheme).position()
