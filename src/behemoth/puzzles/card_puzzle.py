"""What a card puzzle is: a moment of Monster Combat, and how often each card wins from there."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import ClassVar, Final

import msgspec

from behemoth.monstercombat import CombatState, MonsterCombat
from behemoth.puzzles.puzzle import UnknownPuzzle

FILE: Final = "cards.jsonl"
#: How their names begin.
CARDS: Final = "cards-"


class Figure(msgspec.Struct, frozen=True):
    """How often one choice wins."""

    #: The actions that are this choice: cards with the same face, whatever their backs.
    actions: tuple[str, ...]
    #: The share of games won, and its standard error.
    wins: float
    error: float


class CardPuzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which card wins most often? The seat knows what it knew in the game."""

    game: ClassVar[str] = "monster-combat"
    #: ``cards-0007``.
    id: str
    variant: str
    seat: int
    state: str
    #: The best first.
    figures: tuple[Figure, ...]
    #: By how much the best is ahead of the second, and the standard error of that difference.
    lead: float
    lead_error: float
    #: How many games were played out.
    games: int
    #: The lowest level whose glance prefers the best card.
    grade: int
    themes: tuple[str, ...]
    source: str = ""

    @property
    def solution(self) -> tuple[str, ...]:
        """The actions that win most often."""
        return self.figures[0].actions

    def start(self) -> CombatState:
        """The moment to sit before."""
        return MonsterCombat().parse(self.state)


@cache
def card_puzzles() -> tuple[CardPuzzle, ...]:
    """All card puzzles that are shipped."""
    return tuple(read_card_puzzles(files("behemoth.puzzles").joinpath("data", FILE).read_bytes()))


@cache
def _by_id() -> dict[str, CardPuzzle]:
    return {puzzle.id: puzzle for puzzle in card_puzzles()}


def find_card_puzzle(name: str) -> CardPuzzle:
    """The puzzle of this name. Raises UnknownPuzzle."""
    found = _by_id().get(name)
    if found is None:
        raise UnknownPuzzle("error-no-puzzle", name=name[:40])
    return found


def read_card_puzzles(text: bytes) -> list[CardPuzzle]:
    """The puzzles of a file, one a line."""
    return msgspec.json.decode(b"[" + b",".join(text.splitlines()) + b"]", type=list[CardPuzzle])
