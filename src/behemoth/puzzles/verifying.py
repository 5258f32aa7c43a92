"""Whether a puzzle is what it says: everything is proved anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from behemoth import engine
from behemoth.games import DONE
from behemoth.puzzles.card_making import ERRORS, LEAD, holds, theme_of
from behemoth.puzzles.card_puzzle import CardPuzzle
from behemoth.puzzles.judging import judge
from behemoth.puzzles.making import MARGIN, SECOND_LOOK, alike, best_other
from behemoth.puzzles.puzzle import Puzzle
from behemoth.puzzles.solver import saving_moves, winning_moves
from behemoth.puzzles.themes import themes_of
from behemoth.tankchess import Position, read_action, read_position

#: A search says so of a win that it has proved.
_WON: Final = 20_000


def puzzle_faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, in words for whoever made it; nothing if all of it is proved."""
    return list(_faults(puzzle, read_position(puzzle.position)))


def _faults(puzzle: Puzzle, position: Position) -> Iterator[str]:
    right = winning_moves(position, puzzle.moves) if puzzle.goal == "win" else saving_moves(position)
    if set(right) != set(puzzle.solution):
        yield f"{puzzle.id}: the right moves are {', '.join(right) or 'none'}, not {', '.join(puzzle.solution)}"
        return
    if len({alike(read_action(position, text)) for text in right}) != 1:
        yield f"{puzzle.id}: the right moves are more than one solution: {', '.join(right)}"
    if puzzle.goal == "win" and puzzle.moves > 1 and winning_moves(position, puzzle.moves - 1):
        yield f"{puzzle.id}: it is won sooner than in {puzzle.moves} moves"
    if themes_of(position, puzzle.goal, puzzle.line) != puzzle.themes:
        yield f"{puzzle.id}: its themes are {themes_of(position, puzzle.goal, puzzle.line)}"
    if judge(puzzle, own_moves(puzzle)).word != DONE:
        yield f"{puzzle.id}: its line does not solve it"
    if puzzle.goal == "win" and puzzle.other > MARGIN:
        yield f"{puzzle.id}: another move is nearly as good"
    if puzzle.goal == "win" and engine.can_play(position) and _other_wins(puzzle, position):
        yield f"{puzzle.id}: another move wins as well"


def own_moves(puzzle: Puzzle) -> tuple[str, ...]:
    """What the person does in the line of a puzzle."""
    state = puzzle.state()
    seat, found = state.to_act()[0], []
    for text in puzzle.line:
        mover = state.to_act()[0]
        if mover == seat:
            found.append(text)
        state = state.play(mover, state.read(mover, text), events=False).state  # type: ignore[assignment]
    return tuple(found)


def _other_wins(puzzle: Puzzle, position: Position) -> bool:
    return best_other(position, puzzle.solution, SECOND_LOOK) >= _WON


def card_puzzle_faults(puzzle: CardPuzzle) -> list[str]:
    """The same for a card puzzle: its figures leave no doubt, and a shorter simulation agrees. Needs the engine."""
    state, found = puzzle.start(), list[str]()
    legal = {state.write(puzzle.seat, action) for action in state.actions(puzzle.seat)}
    if legal != {action for figure in puzzle.figures for action in figure.actions}:
        found.append(f"{puzzle.id}: its choices are not the legal ones: {', '.join(sorted(legal))}")
    if puzzle.lead < LEAD or puzzle.lead < ERRORS * puzzle.lead_error:
        found.append(f"{puzzle.id}: the best is not ahead beyond doubt")
    if theme_of(state.read(puzzle.seat, puzzle.solution[0])) != puzzle.themes[0]:
        found.append(f"{puzzle.id}: its theme is not {puzzle.themes[0]}")
    if not found and not holds(state, puzzle.solution):
        found.append(f"{puzzle.id}: a shorter simulation prefers another choice")
    return found
