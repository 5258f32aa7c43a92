"""Finding puzzles: bots of low and middle levels play each other, and every position is looked at on the way.

A quick question to the engine says whether a forced win or a lost command tank is near; the solver then proves by
trying every answer that only one move will do, and a deeper search that all other moves are far worse. Everything
is decided by the seed, so the same command finds the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from behemoth.bots import TANK_LEVELS, TankStrength
from behemoth.engine import FULL_STRENGTH, Limits, Line, Weakness, analyse, new_searcher
from behemoth.puzzles.puzzle import HARDEST, Goal, Puzzle
from behemoth.puzzles.solver import TooLong, saving_moves, winning_moves
from behemoth.puzzles.themes import themes_of
from behemoth.tankchess import (
    OFF,
    Action,
    Move,
    Position,
    TankChess,
    TankOptions,
    TankState,
    after,
    check_moves,
    escape_moves,
    list_actions,
    move_text,
    position_text,
    read_action,
)

if TYPE_CHECKING:
    from behemoth_engine.tanks import Searcher

#: The levels that play each other. They are low, since who plays well leaves little to find.
PLAYERS: Final = ((1, 1), (1, 1), (1, 2), (1, 2), (2, 2), (2, 2))
#: In so many first moves there is some variety.
OPENING: Final = 8
#: Before this move nothing is asked yet.
FIRST: Final = 4
LONGEST_GAME: Final = 160
#: The quick look at every position, a second one at what looks promising, and the deeper search that proves the margin.
LOOK: Final = Limits(depth=5, nodes=2_500)
SECOND_LOOK: Final = Limits(nodes=10_000)
DEEPER: Final = Limits(nodes=40_000)
#: A small memory is quickly emptied, and nothing is kept from one position to the next.
MEGABYTES: Final = 1
#: So much better, in hundredths of a light tank, may the best other move be; whoever rescues must not be worse off.
MARGIN: Final = 400
WORST_RESCUE: Final = -450
#: Tries of each level for the grade; so many must find it.
TRIES: Final = 3
FOUND: Final = 2
#: Positions a search looks at: each step not enough for the solution makes a puzzle harder by one.
LADDER: Final = (30, 120, 400, 1_000, 2_500, 8_000)
#: A proof that needs more positions than this is left alone: whoever checks it would wait too long.
BUDGET: Final = 100_000
#: More right moves than this are no single solution any more.
MOST_ALIKE: Final = 12
#: What a search says of a position that is lost.
LOST: Final = -30_000


class Quota(NamedTuple):
    """How many puzzles of a scheme are wanted: wins in one, two and three moves, rescues; and of one theme."""

    in_one: int = 16
    in_two: int = 40
    in_three: int = 12
    rescues: int = 32
    theme: int = 30

    def has_room(self, made: Counter[str], goal: Goal, moves: int) -> bool:
        """Whether one more of this kind is wanted."""
        most = self.rescues if goal == "save" else (self.in_one, self.in_two, self.in_three)[moves - 1]
        return made[f"{goal}-{moves}"] < most

    def full(self, made: Counter[str]) -> bool:
        """Whether everything wanted is there."""
        wins = all(not self.has_room(made, "win", moves) for moves in (1, 2, 3))
        return wins and not self.has_room(made, "save", 1)


class Found(NamedTuple):
    """What a position turned out to be."""

    goal: Goal
    moves: int
    solution: tuple[str, ...]


def make_puzzles(scheme: str, seed: int, games: int, quota: Quota | None = None) -> Iterator[Puzzle]:
    """Puzzles from so many games of a scheme, as they are found. Raises ImportError where there is no engine."""
    quota = quota or Quota()
    made: Counter[str] = Counter()
    seen: set[int] = set()
    number = 0
    for game in range(games):
        if quota.full(made):
            return
        rng = Random(f"{scheme} {seed} {game}")
        levels = rng.choice(PLAYERS)
        quiet_until = FIRST
        for state in play(scheme, levels, rng):
            if state.plies < quiet_until or state.position.key in seen or state.position.falling != OFF:
                continue
            found = examine(state.position, quota, made)
            if found is None:
                continue
            puzzle = finish(scheme, state.position, found)
            main = f"theme-{found.goal}-{puzzle.themes[0]}" if puzzle and puzzle.themes else ""
            if puzzle is None or not main or made[main] >= quota.theme:
                continue
            seen.add(state.position.key)
            made[f"{found.goal}-{found.moves}"] += 1
            made[main] += 1
            number += 1
            quiet_until = state.plies + 3  # the next positions are about the same thing
            source = f"{levels[0]}-{levels[1]} {seed}.{game} {state.plies}"
            yield msgspec.structs.replace(puzzle, id=f"{scheme}-{number:04}", source=source)


def play(scheme: str, levels: tuple[int, int], rng: Random) -> Iterator[TankState]:
    """A game of two levels, position by position."""
    state = TankChess().start(TankOptions(scheme=scheme))
    while state.outcome() is None and state.plies < LONGEST_GAME:
        yield state
        side = state.to_act()[0]
        action = choice(state, TANK_LEVELS[levels[side] - 1].strength, rng)
        state = state.play(side, action, events=False).state  # type: ignore[assignment]


def choice(state: TankState, strength: TankStrength, rng: Random) -> Action:
    """What a level decides, by positions looked at instead of time, so that it is the same everywhere."""
    variety = strength.weakness.variety if state.plies < OPENING else 0
    weakness = msgspec.structs.replace(strength.weakness, variety=variety, seed=rng.getrandbits(63))
    limits = Limits(nodes=strength.nodes or DEEPER.nodes, depth=strength.depth)
    return read_action(state.position, look(state, limits, weakness=weakness)[0].moves[0])


def look(state: TankState, limits: Limits, lines: int = 1, weakness: Weakness = FULL_STRENGTH) -> tuple[Line, ...]:
    """The best lines, always the same for the same position."""
    return analyse(state, limits=limits, lines=lines, weakness=weakness, searcher=_searcher(), fresh=True).lines


@cache
def _searcher() -> Searcher:
    return new_searcher(MEGABYTES)


def examine(position: Position, quota: Quota, made: Counter[str]) -> Found | None:
    """Whether only one move wins or saves here, proved by trying everything."""
    side = position.turn
    best = look(TankState(position), LOOK)[0]
    if 1 <= best.mate <= 3 and quota.has_room(made, "win", best.mate):
        return _single(position, "win", best.mate, _wins(position, best))
    threatened = check_moves(position, 1 - side) or escape_moves(position, 1 - side)
    if threatened and best.mate == 0 and best.score >= WORST_RESCUE and quota.has_room(made, "save", 1):
        return _single(position, "save", 1, saving_moves(position))
    return None


def _wins(position: Position, best: Line) -> tuple[str, ...]:
    """All moves that win as quickly. In three moves that takes a while, so what is plainly not single is left out."""
    if best.mate == 3 and look(TankState(position), SECOND_LOOK, MOST_ALIKE)[-1].mate > 0:
        return ()
    try:
        return winning_moves(position, best.mate, BUDGET)
    except TooLong:
        return ()


def _single(position: Position, goal: Goal, moves: int, right: Sequence[str]) -> Found | None:
    """One solution, if all right moves are alike."""
    if not right or len(right) > MOST_ALIKE or len({alike(read_action(position, text)) for text in right}) != 1:
        return None
    return Found(goal, moves, tuple(right))


def alike(action: Action) -> tuple[object, ...]:
    """Moves with the same answer are one solution: the same piece strikes the same, or goes to the same square."""
    assert isinstance(action, Move)
    return (action.start, action.effects) if action.effects else (action.start, action.end)


def finish(scheme: str, position: Position, found: Found) -> Puzzle | None:
    """The puzzle with margin, line, grade and themes; none if another move is nearly as good."""
    other = LOST
    for limits in (SECOND_LOOK, DEEPER):
        other = best_other(position, found.solution, limits)
        if found.goal == "win" and other > MARGIN:
            return None
        if found.goal == "save" and not _holds(position, found.solution[0], limits):
            return None
    line = _line(position, found)
    grade = grade_of(position, found.solution, found.moves)
    text = position_text(position)
    themes = themes_of(position, found.goal, line)
    return Puzzle("", scheme, found.goal, found.moves, text, found.solution, line, other, grade, themes)


def best_other(position: Position, solution: Sequence[str], limits: Limits) -> int:
    """What the best other move is worth in a search within these limits."""
    lines = look(TankState(position), limits, len(solution) + 1)
    return max((line.score for line in lines if _bare(position, line.moves[0]) not in solution), default=LOST)


def _holds(position: Position, move: str, limits: Limits) -> bool:
    """Whether the rescue is worth the name: no loss is in sight afterwards."""
    following = TankState(after(position, read_action(position, move)))
    if following.outcome() is not None:
        return False
    best = look(following, limits)[0]
    own = best.score if following.to_act()[0] == position.turn else -best.score
    return best.mate == 0 and own >= WORST_RESCUE


def _bare(position: Position, text: str) -> str:
    return move_text(read_action(position, text))


def _line(position: Position, found: Found) -> tuple[str, ...]:
    """How it goes on, with the answers that leave the fewest ways to win."""
    if found.goal == "save":
        return (found.solution[0],)
    side, left, line = position.turn, found.moves, []
    move = found.solution[0]
    while True:
        line.append(move)
        position = after(position, read_action(position, move))
        if position.result is not None:
            return tuple(line)
        if position.falling != OFF or position.turn != side:
            move = move_text(stubborn(position, side))
            if position.turn != side and position.falling == OFF:
                left -= 1
        else:
            move = _next_win(position, left)


def _next_win(position: Position, left: int) -> str:
    for moves in range(1, left + 1):
        found = winning_moves(position, moves)
        if found:
            return found[0]
    raise ValueError("a proved win has a winning move")


def stubborn(position: Position, winner: int) -> Action:
    """The answer that leaves the winner the fewest ways to win at once."""
    return min(list_actions(position), key=lambda action: _ways(after(position, action), winner))


def _ways(position: Position, winner: int) -> int:
    if position.result is not None:
        return 1_000_000
    return len(check_moves(position, winner)) + len(escape_moves(position, winner))


def grade_of(position: Position, solution: Sequence[str], moves: int) -> int:
    """From 1 to 8, by what weaker players need: the level that finds it, or how many positions a search must look at
    until it stays with the solution, and one more for each further move."""
    effort = 1 + _effort(position, solution) + moves - 1
    return min(HARDEST, max(effort, _lowest_level(position, solution)))


def _effort(position: Position, solution: Sequence[str]) -> int:
    """The first step of the ladder from which on every longer search finds it."""
    state, steps = TankState(position), 0
    for step, nodes in enumerate(LADDER):
        found = _bare(position, look(state, Limits(nodes=nodes))[0].moves[0]) in solution
        steps = steps if found else step + 1
    return steps


def _lowest_level(position: Position, solution: Sequence[str]) -> int:
    """The lowest level that finds it in most of its tries."""
    state = TankState(position, plies=OPENING + position.turn)
    for level in TANK_LEVELS[: HARDEST - 1]:
        tries = [move_text(choice(state, level.strength, Random(number))) for number in range(TRIES)]
        if sum(move in solution for move in tries) >= FOUND:
            return level.number
    return HARDEST
