"""What a puzzle is, and where those that are shipped come from: one file of lines a scheme."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import ClassVar, Final, Literal

import msgspec

from behemoth.games import GameError
from behemoth.tankchess import TankState, read_position

Goal = Literal["win", "save"]

#: The last level; what not even the level below finds is left to it.
HARDEST: Final = 8


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of Tank Chess in which exactly one move wins or saves, with the proof's figures."""

    game: ClassVar[str] = "tank-chess"
    #: The scheme and a number: ``basic-16-0042``.
    id: str
    scheme: str
    #: ``win``: the game is won by force; ``save``: every other move loses at once.
    goal: Goal
    #: In how many own moves it is won; 1 for a rescue.
    moves: int
    position: str
    #: The moves that are right. They differ only in where the same piece ends for the same shot, or in its heading.
    solution: tuple[str, ...]
    #: One way it goes on: the solution, the most stubborn answer, and so forth to the end.
    line: tuple[str, ...]
    #: What the best of all other moves was worth in a deeper search, in hundredths of a light tank.
    other: int
    #: The lowest level that finds the solution.
    grade: int
    #: What it is about, the most telling first.
    themes: tuple[str, ...]
    #: The game it comes from: the two levels, the seed and the number of the move.
    source: str = ""

    def state(self) -> TankState:
        """The position to sit before."""
        return TankState(read_position(self.position))


class UnknownPuzzle(GameError):
    """There is no puzzle with this name."""


#: Schemes with puzzles, the smallest first.
SCHEMES: Final = ("first-steps-10", "basic-16", "monster-16", "basic-20")


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles of Tank Chess that are shipped, scheme by scheme."""
    return tuple(puzzle for scheme in SCHEMES for puzzle in read_puzzles(_shipped(scheme)))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of this name. Raises UnknownPuzzle."""
    found = _by_id().get(name)
    if found is None:
        raise UnknownPuzzle("error-no-puzzle", name=name[:40])
    return found


def _shipped(scheme: str) -> bytes:
    return files("behemoth.puzzles").joinpath("data", f"{scheme}.jsonl").read_bytes()


def read_puzzles(text: bytes) -> list[Puzzle]:
    """The puzzles of a file, one a line."""
    return msgspec.json.decode(b"[" + b",".join(text.splitlines()) + b"]", type=list[Puzzle])


def puzzle_line(puzzle: msgspec.Struct) -> bytes:
    """The line of a puzzle in a file."""
    return msgspec.json.encode(puzzle) + b"\n"
