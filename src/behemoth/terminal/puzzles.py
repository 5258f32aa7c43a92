"""``behemoth puzzles``: find positions in which exactly one move wins or saves, or prove anew what was found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TextIO

import typer

from behemoth.terminal.files import read_bytes
from behemoth.terminal.trouble import WRONG, BadInput, whole_number

if TYPE_CHECKING:
    from collections.abc import Iterator

MAKE: Final = "make"
CHECK: Final = "check"
#: Instead of a scheme: hands of Monster Combat.
CARDS: Final = "cards"
_MOST: Final = 1_000_000


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("puzzles", help="terminal-about-puzzles")(puzzles)


def puzzles(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="make|check", help="terminal-about-puzzles-what")],
    scheme: Annotated[str, typer.Argument(metavar="SCHEME|cards|FILE", help="terminal-about-puzzles-of")] = "",
    games: Annotated[str, typer.Option("--games", metavar="N", help="terminal-about-puzzles-games")] = "200",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="terminal-about-puzzles-seed")] = "1",
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="terminal-about-puzzles-out")] = "",
) -> None:
    """One puzzle a line, as it is found; the same seed finds the same ones."""
    from behemoth import engine
    from behemoth.locale import say

    if what not in (MAKE, CHECK):
        raise BadInput("terminal-puzzles-what", text=what[:40])
    if not engine.available():
        raise BadInput("terminal-puzzles-engine", reason=engine.missing())
    if what == CHECK:
        faults = list(_check(scheme))
        for fault in faults:
            print(fault)
        print(say("terminal-puzzles-checked", context.obj, faults=len(faults)))
        raise typer.Exit(WRONG if faults else 0)
    lines = _make(scheme, whole_number(seed, "--seed", 0, _MOST), whole_number(games, "--games", 1, _MOST))
    if out:
        with Path(out).open("w", encoding="utf-8") as file:
            _write(lines, file)
    else:
        _write(lines, sys.stdout)


def _make(scheme: str, seed: int, games: int) -> Iterator[bytes]:
    from behemoth.puzzles import make_card_puzzles, make_puzzles, puzzle_line
    from behemoth.tankchess import load_scheme

    if scheme == CARDS:
        return map(puzzle_line, make_card_puzzles(seed, games))
    load_scheme(scheme)  # says so if there is none
    return map(puzzle_line, make_puzzles(scheme, seed, games))


def _write(lines: Iterator[bytes], file: TextIO) -> None:
    for line in lines:
        file.write(line.decode())
        file.flush()


def _check(name: str) -> Iterator[str]:
    """The faults of a file, or of everything that is shipped."""
    from behemoth.puzzles import card_puzzle_faults, card_puzzles, puzzle_faults, read_puzzles
    from behemoth.puzzles import puzzles as shipped

    for puzzle in read_puzzles(read_bytes(name)) if name else shipped():
        yield from puzzle_faults(puzzle)
    for cards in () if name else card_puzzles():
        yield from card_puzzle_faults(cards)
