"""The puzzles of a day: the same for everybody, by the date alone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from random import Random
from typing import Final

from behemoth.puzzles.card_puzzle import card_puzzles
from behemoth.puzzles.puzzle import puzzles

#: Hardly anybody wants the hardest on a weekday, nor the plainest.
GRADES: Final = range(2, 7)


def daily_puzzles(day: date) -> tuple[str, ...]:
    """One puzzle of each game. They come round when all had their day."""
    return tuple(names[day.toordinal() % len(names)] for names in _orders() if names)


@cache
def _orders() -> tuple[tuple[str, ...], ...]:
    """The names of those that are neither too plain nor too hard, shuffled once and for all."""
    tanks = [puzzle.id for puzzle in puzzles() if puzzle.grade in GRADES]
    cards = [puzzle.id for puzzle in card_puzzles() if puzzle.grade in GRADES]
    return _shuffled(tanks), _shuffled(cards)


def _shuffled(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(Random("daily").sample(names, len(names)))
