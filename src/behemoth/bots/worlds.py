"""Thinking where the enemy's remote mines are unknown (TC12.12): several worlds are imagined and searched, and the move
that is best on the average is chosen.

A world is the position with the enemy's unspent mines dealt anew, every set equally likely (TC12.13), with one thing
concluded: whoever has a mine under the enemy's command tank detonates it and has won. The command tank has stood on
its square during the enemy's last turn, so there is none. In each world the search knows all mines, those of both
sides; what is a mere guess about one world is evened out over several.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from behemoth.engine import Analysis
from behemoth.games import Seat
from behemoth.tankchess import TankState

#: How many worlds are imagined, and how many lines of play are compared in each.
WORLDS: Final = 3
LINES: Final = 6
#: How often a world is imagined anew that cannot be.
_TRIES: Final = 20
#: A win or a loss in one of several worlds counts no more than this, in hundredths of a light tank.
_MOST: Final = 1500
#: A move that is not among the best of a world is so much worse than the last of those.
_MISSING: Final = 40


def is_uncertain(state: TankState, seat: Seat) -> bool:
    """Whether there are mines that this seat does not know of."""
    mines = state.position.mines
    return mines is not None and not state.position.placing and mines.left(1 - seat) > 0


def imagine_worlds(state: TankState, seat: Seat, rng: Random, number: int = WORLDS) -> list[TankState]:
    """Worlds that this seat cannot tell from the real one; nothing of the enemy's true mines is used."""
    return [_plausible(state, seat, rng) for _ in range(number)]


def _plausible(state: TankState, seat: Seat, rng: Random) -> TankState:
    commander = state.position.commander(seat)
    imagined = state.imagine(seat, rng)
    for _ in range(_TRIES):
        mines = imagined.position.mines
        if commander is None or mines is None or not mines.laid[1 - seat] >> commander.square & 1:
            break
        imagined = state.imagine(seat, rng)
    return imagined


def best_on_average(
    worlds: Sequence[TankState],
    search: Callable[[TankState, int], Analysis],
    overlooks: Callable[[str], bool] = lambda move: False,
) -> tuple[str, int]:
    """The move that is best over all worlds, and in how many moves it wins in each of them at most; 0 if it does not.
    Moves that somebody overlooks are left out unless there are no others.

    ``search`` looks at one world and gives so many lines. Moves are the same in all worlds, for only the enemy's mines
    differ.
    """
    found = [{line.moves[0]: line for line in search(world, LINES).lines} for world in worlds]
    moves = dict.fromkeys(move for lines in found for move in lines)
    least = [min(_bounded(line.score) for line in lines.values()) - _MISSING for lines in found]

    def average(move: str) -> float:
        scores = [
            _bounded(lines[move].score) if move in lines else low for lines, low in zip(found, least, strict=True)
        ]
        return sum(scores) / len(scores)

    best = max([move for move in moves if not overlooks(move)] or moves, key=average)
    mates = [lines[best].mate if best in lines else 0 for lines in found]
    return best, max(mates) if min(mates) > 0 else 0


def _bounded(score: int) -> int:
    return max(-_MOST, min(_MOST, score))
