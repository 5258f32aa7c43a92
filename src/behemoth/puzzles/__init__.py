"""Puzzles: positions from games of the bots in which exactly one move wins or saves, and hands in which one card wins
most often. Found and proved by ``behemoth puzzles make``, shipped as data, judged by the rules.

>>> from behemoth.puzzles import judge, puzzles
>>> puzzle = puzzles()[0]
>>> judge(puzzle, puzzle.solution[:1]).word in ("right", "done")
True
"""

from behemoth.puzzles.card_judging import judge_card
from behemoth.puzzles.card_making import make_card_puzzles
from behemoth.puzzles.card_puzzle import CARDS, CardPuzzle, Figure, card_puzzles, find_card_puzzle
from behemoth.puzzles.daily import daily_puzzles
from behemoth.puzzles.judging import judge, right_now
from behemoth.puzzles.making import make_puzzles
from behemoth.puzzles.mistakes import judge_mistake
from behemoth.puzzles.puzzle import SCHEMES, Puzzle, UnknownPuzzle, find_puzzle, puzzle_line, puzzles, read_puzzles
from behemoth.puzzles.themes import THEMES
from behemoth.puzzles.verifying import card_puzzle_faults, puzzle_faults

__all__ = [
    "CARDS",
    "SCHEMES",
    "THEMES",
    "CardPuzzle",
    "Figure",
    "Puzzle",
    "UnknownPuzzle",
    "card_puzzle_faults",
    "card_puzzles",
    "daily_puzzles",
    "find_card_puzzle",
    "find_puzzle",
    "judge",
    "judge_card",
    "judge_mistake",
    "make_card_puzzles",
    "make_puzzles",
    "puzzle_faults",
    "puzzle_line",
    "puzzles",
    "read_puzzles",
    "right_now",
]
