"""One number for each answer of Tank Chess, the same in every game on boards of one size. Version 1.

A move is decided in a few questions with few answers each: which piece, where to, with which heading and, only where
that leaves a choice, which way (trees, pushes, stomps), with the tail or not, and what to strike. So a board of 16 × 16
has 1,581 numbers instead of millions. ``docs/observations.md`` has them all; ``engine/src/tanks/numbering.hpp`` and
``decision.cpp`` are the same in the engine.

Everything is seen from the side that decides: for Black the board is turned by half a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.tankchess import NO_HEADING, OFF, STRIDE, Action, Effect, EffectKind, Fall, Move, Place, Square, TankState

#: Raised whenever a number comes to mean something else.
VERSION: Final = 1


class Plane(IntEnum):
    """The answers that are squares, a plane of the board each."""

    PIECE = 0
    END = 1
    FIRE = 2
    THROW = 3
    DETONATE = 4
    LAY = 5


class Other(IntEnum):
    """The answers that are no square, behind the planes; of those with several the first."""

    HEADING = 0
    NO_HEADING = 8
    OFF = 9
    HOLD = 10
    NO_TAIL = 11
    TAIL = 12
    WAY = 13


#: So many different ways to the same pose have a number.
MOST_WAYS: Final = 32
OTHERS: Final = Other.WAY + MOST_WAYS


class Question(IntEnum):
    """What is asked, in this order; the last two stand by themselves."""

    PIECE = 0
    END = 1
    HEADING = 2
    WAY = 3
    TAIL = 4
    STRIKE = 5
    FALL = 6
    MINE = 7


#: What a movement does before it ends, and the strikes by the plane of their square.
ON_THE_WAY: Final = (EffectKind.FELL, EffectKind.PUSH, EffectKind.STOMP, EffectKind.MINE)
_STRIKES: Final = {
    EffectKind.SHOT: Plane.FIRE,
    EffectKind.FLAME: Plane.FIRE,
    EffectKind.DUEL: Plane.FIRE,
    EffectKind.THROW: Plane.THROW,
    EffectKind.DETONATION: Plane.DETONATE,
}
Way: TypeAlias = tuple[int, ...]


def numbers_on(size: int) -> int:
    """How many numbers a board of this size has."""
    return len(Plane) * size * size + OTHERS


def number_words(number: int, size: int) -> str:
    """What a number means, as the side sees its board: ``piece 3,0``, ``heading 7``. Raises ValueError."""
    if not 0 <= number < numbers_on(size):
        raise ValueError(f"there is no number {number}; there are 0 to {numbers_on(size) - 1}")
    plane, square = divmod(number, size * size)
    if plane < len(Plane):
        return f"{Plane(plane).name.lower()} {square % size},{square // size}"
    answer = number - len(Plane) * size * size
    first = max(other for other in Other if other <= answer)
    name = first.name.lower().replace("_", " ")
    return f"{name} {answer - first}" if first in (Other.HEADING, Other.WAY) else name


class Facing(msgspec.Struct, frozen=True):
    """A board as one side sees it."""

    size: int
    side: int

    def square(self, square: Square) -> int:
        """The place of a square, row by row from the own side's left corner."""
        place = square // STRIDE * self.size + square % STRIDE
        return self.size * self.size - 1 - place if self.side else place

    def heading(self, heading: int) -> int:
        """A heading as this side sees it; 0 is straight ahead."""
        return (heading + 4 * self.side) % 8

    def on(self, plane: Plane, square: Square) -> int:
        """The number of a square on a plane of answers."""
        return plane * self.size * self.size + self.square(square)

    def other(self, answer: int) -> int:
        """The number of an answer that is no square."""
        return len(Plane) * self.size * self.size + answer


class Decision:
    """A move on its way to being decided. A question that leaves no choice is not asked, but for the first."""

    def __init__(self, actions: Iterable[Action], facing: Facing) -> None:
        self.facing = facing
        self.actions = list(actions)
        self.question = self._first()
        self.decided = False
        #: The actions that are answers so far: the piece's square, the end, and so on, as the side sees them.
        self.chosen: dict[Question, Any] = {}
        self._ways: list[Way] = []

    @classmethod
    def of(cls, state: TankState, side: int) -> Decision:
        """What this side may decide now."""
        return cls(state.actions(side), Facing(state.position.size, side))

    def mask(self) -> NDArray[np.int8]:
        """1 for each possible answer."""
        mask: NDArray[Any] = np.zeros(numbers_on(self.facing.size), np.int8)
        mask[list({self._number(action) for action in self.actions})] = 1
        return mask

    def answer(self, number: int) -> None:
        """Give an answer. Raises ValueError if it is not possible."""
        kept = [action for action in self.actions if self._number(action) == number]
        if not kept:
            raise ValueError(f"number {number} is not possible here")
        self.actions = kept
        self._note()
        self._go_on()

    @property
    def action(self) -> Action:
        """What was decided."""
        assert self.decided
        return self.actions[0]

    def answers_to(self, action: Action) -> list[int]:
        """The answers from here on that lead to a legal action. Raises ValueError if it is none."""
        copy = self.copy()
        found: list[int] = []
        if action not in copy.actions:
            raise ValueError(f"{action} is not possible here")
        while not copy.decided:
            found.append(copy._number(action))
            copy.answer(found[-1])
        return found

    def copy(self) -> Decision:
        """One of its own."""
        copy = object.__new__(Decision)
        vars(copy).update(vars(self), chosen=dict(self.chosen))
        return copy

    def _first(self) -> Question:
        match self.actions[:1]:
            case [Fall()]:
                return Question.FALL
            case [Place()]:
                return Question.MINE
        return Question.PIECE

    def _number(self, action: Action) -> int:
        return _NUMBERS[self.question](self, action)

    def _note(self) -> None:
        if self.question < Question.FALL:
            self.chosen[self.question] = self.actions[0]

    def _go_on(self) -> None:
        while not self.decided:
            if self.question >= Question.STRIKE:
                self.decided = True
                return
            self.question = Question(self.question + 1)
            if self.question is Question.WAY:
                self._ways = sorted({way_of(action, self.facing) for action in self.actions})
            if len({self._number(action) for action in self.actions}) > 1:
                return
            self._note()

    def way_number(self, action: Any) -> int:
        """The rank of its way among those that are left."""
        return self.facing.other(Other.WAY + self._ways.index(way_of(action, self.facing)))


def way_of(action: Any, facing: Facing) -> Way:
    """What a movement does on the way, in an order of its own: the fewest effects first, then by kind and square."""
    told = [effect for effect in action.effects if effect.kind in ON_THE_WAY]
    return (len(told), *sorted(_packed(effect, facing) for effect in told))


def _packed(effect: Effect, facing: Facing) -> int:
    to = 0 if effect.to == OFF else facing.square(effect.to) + 1
    return effect.kind << 20 | facing.square(effect.at) << 10 | to


def _heading_number(facing: Facing, heading: int) -> int:
    return facing.other(Other.NO_HEADING if heading == NO_HEADING else Other.HEADING + facing.heading(heading))


def _end_number(decision: Decision, move: Any) -> int:
    facing = decision.facing
    return facing.other(Other.OFF) if move.end == OFF else facing.on(Plane.END, move.end)


def _tail_number(decision: Decision, move: Any) -> int:
    return decision.facing.other(Other.TAIL if has_tail(move) else Other.NO_TAIL)


def has_tail(move: Move) -> bool:
    """Whether a Monster strikes with its tail."""
    return any(effect.kind is EffectKind.TAIL for effect in move.effects)


def _strike_number(decision: Decision, move: Any) -> int:
    for effect in move.effects:
        plane = _STRIKES.get(effect.kind)
        if plane is not None:
            return decision.facing.on(plane, effect.to if plane is Plane.THROW else effect.at)
    return decision.facing.other(Other.HOLD)


_NUMBERS: Final[Mapping[Question, Callable[[Decision, Any], int]]] = {
    Question.PIECE: lambda decision, move: decision.facing.on(Plane.PIECE, move.start),
    Question.END: _end_number,
    Question.HEADING: lambda decision, move: _heading_number(decision.facing, move.heading),
    Question.WAY: Decision.way_number,
    Question.TAIL: _tail_number,
    Question.STRIKE: _strike_number,
    Question.FALL: lambda decision, fall: _heading_number(decision.facing, fall.direction),
    Question.MINE: lambda decision, place: decision.facing.on(Plane.LAY, place.square),
}
