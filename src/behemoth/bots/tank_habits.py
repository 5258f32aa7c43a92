"""What people get wrong at Tank Chess, as habits of a level: moves it does not think of, and moves it cannot resist.

A habit strikes in so many of a thousand decisions (``TankHabits``). It never hides a win, and waits where the game is
at stake: a threat that was announced is heeded by everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from behemoth.bots.danger import piece_value
from behemoth.bots.goals import distance, own_losses
from behemoth.bots.levels import TankHabits, struck_habits
from behemoth.games import Seat
from behemoth.tankchess import (
    HARMLESS,
    Action,
    EffectKind,
    Move,
    Position,
    after,
    check_moves,
    column_of,
    escape_moves,
    list_actions,
    row_of,
)

#: A diagonal is long from so many squares on; the search overlooks the enemy's shots along those twice as often.
LONG: Final = 4
#: So many of the dearest kills are looked at for one that does not lose the game at once.
_TRIED: Final = 8

_Unseen: TypeAlias = Callable[[Position, Move], bool]


def shoots_far_diagonally(position: Position, move: Move) -> bool:
    """Whether this move fires along a long diagonal."""
    return any(
        effect.kind is EffectKind.SHOT and is_diagonal(move.end, effect.at) and distance(move.end, effect.at) >= LONG
        for effect in move.effects
    )


def is_diagonal(one: int, other: int) -> bool:
    """Whether one of these squares lies diagonally from the other."""
    return abs(column_of(one) - column_of(other)) == abs(row_of(one) - row_of(other))


def backs_up(position: Position, move: Move) -> bool:
    """Whether a vehicle drives backwards (TC2.2): nothing else ends one square behind with the same heading."""
    piece = position.piece_at(move.start)
    return piece is not None and not piece.kind.giant and (move.end, move.heading) == piece.behind


#: The moves that a habit keeps from being thought of.
UNSEEN: Final[Mapping[str, _Unseen]] = {"long_diagonals": shoots_far_diagonally, "reverse": backs_up}
#: The habit of taking what can be taken.
KILLS: Final = "kills"


class Mood:
    """What a level does not see and cannot resist in one decision."""

    __slots__ = ("_blind", "_greedy", "_position", "_seat")

    def __init__(self, position: Position, seat: Seat, habits: TankHabits, rng: Random) -> None:
        struck = struck_habits(habits, rng)
        if struck and _at_stake(position):
            struck = ()
        self._position, self._seat = position, seat
        self._blind = tuple(UNSEEN[name] for name in struck if name in UNSEEN)
        self._greedy = KILLS in struck

    @property
    def blind(self) -> bool:
        """Whether there are moves it might not see."""
        return bool(self._blind)

    def overlooks(self, action: Action) -> bool:
        """Whether it does not think of this action."""
        if not isinstance(action, Move) or not any(hides(self._position, action) for hides in self._blind):
            return False
        result = after(self._position, action).result
        return result is None or result.winner != self._seat

    def temptation(self, rng: Random) -> Action | None:
        """The dearest kill that does not lose the game at once, if it is greedy and there is one."""
        if not self._greedy:
            return None
        position, seat = self._position, self._seat
        worth = {action: booty(position, seat, action) + rng.random() / 100 for action in list_actions(position)}
        kills = sorted((action for action in worth if worth[action] >= 0.1), key=worth.__getitem__, reverse=True)
        seen = (action for action in kills if not self.overlooks(action))
        return next((action for action in islice(seen, _TRIED) if not _loses(position, seat, action)), None)


def booty(position: Position, seat: Seat, action: Action) -> float:
    """What an action destroys of the enemy, in light tanks; 0 for those that cost pieces of one's own."""
    if not isinstance(action, Move) or own_losses(position, seat, action) or action.sinks or action.explodes:
        return 0.0
    enemies = position.armies[1 - seat]
    squares = {square for effect in action.effects if effect.kind not in HARMLESS for square in (effect.at, effect.to)}
    return sum(piece_value(enemies[square]) for square in squares if square in enemies)


def _at_stake(position: Position) -> bool:
    """Whether somebody would win next turn: nobody has habits then. Nor where a Monster falls."""
    return position.waits or any(check_moves(position, side) or escape_moves(position, side) for side in (0, 1))


def _loses(position: Position, seat: Seat, action: Action) -> bool:
    following = after(position, action)
    if following.result is not None:
        return following.result.winner == 1 - seat
    return bool(check_moves(following, 1 - seat) or escape_moves(following, 1 - seat))
