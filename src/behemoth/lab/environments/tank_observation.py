"""What a side of Tank Chess may know as planes of numbers, made from its view and nothing else. Version 1.

The engine paints the same planes for games it plays itself; a test compares them. ``docs/observations.md`` draws them.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.lab.environments.tank_numbers import (
    ON_THE_WAY,
    Decision,
    Facing,
    Question,
    has_tail,
)
from behemoth.tankchess import (
    GOALS,
    HEADINGS,
    KINDS,
    NO_HEADING,
    OFF,
    TERRAINS,
    Mines,
    Position,
    Squares,
    TankChess,
    TankState,
    each,
)

#: Raised whenever a plane comes to mean something else.
VERSION: Final = 1
Planes: TypeAlias = NDArray[np.uint8]

_THINGS: Final = (
    "wreck",
    "tall wreck",
    "stack of wrecks",
    "fallen Monster",
    "Monster that must fall now",
    "own flag's home",
    "enemy flag's home",
    "enemy with the own flag",
    "own piece with the enemy flag",
    "where remote mines could lie",
    "own remote mine",
    "own spent mine",
    "enemy's spent mine",
)
_CHOICE: Final = (
    "chosen piece",
    "chosen end",
    "chosen heading + 1, at the end",
    "effects of the chosen way: kind + 1",
    "chosen tail, everywhere",
)
_FACTS: Final = (
    *(f"asked: {question.name.lower()}" for question in Question),
    "1 if Black looks",
    "quiet moves",
    "quiet moves until it is drawn",
    "times this position was there",
    "times until it is drawn",
    *(f"goal: {goal.replace('_', ' ')}" for goal in GOALS),
    "own tanks may be thrown",
    "the killer chooses the fall",
    "own mines to lay",
    "enemy's mines to lay",
    "enemy's mines laid",
)
#: What each plane means, in order; the drawing in the docs is made from this table.
PLANES: Final = (
    *(f"own {kind.code}" for kind in KINDS),
    *(f"enemy {kind.code}" for kind in KINDS),
    *(f"heading {heading.name}, seen by the side" for heading in HEADINGS),
    *(terrain.name for terrain in TERRAINS),
    *_THINGS,
    *_CHOICE,
    *_FACTS,
)
_FIRST_THING: Final = len(PLANES) - len(_THINGS) - len(_CHOICE) - len(_FACTS)
_FIRST_CHOICE: Final = _FIRST_THING + len(_THINGS)
_FIRST_FACT: Final = _FIRST_CHOICE + len(_CHOICE)
_MOST: Final = 255


def observe(view: msgspec.Struct, side: int, decision: Decision | None = None) -> Planes:
    """The planes of the side whose view this is; ``decision`` is its own, while it decides."""
    # What the view hides is dealt at random, and nothing of it is painted.
    state = TankChess().from_view(msgspec.json.encode(view), side, Random(0))
    return observe_state(state, side, decision)


def observe_state(state: TankState, side: int, decision: Decision | None = None) -> Planes:
    """The same from a state: nothing is read that the view of the side does not tell."""
    painter = _Painter(state.position, side)
    painter.pieces()
    painter.things()
    painter.mines()
    if decision is not None and decision.actions:
        painter.choice(decision)
    painter.facts(state, decision)
    planes: Planes = painter.planes
    return planes


class _Painter:
    def __init__(self, position: Position, side: int) -> None:
        self.position = position
        self.facing = Facing(position.size, side)
        self.planes: Any = np.zeros((len(PLANES), position.size, position.size), np.uint8)
        self._flat = self.planes.reshape(len(PLANES), -1)

    def put(self, plane: int, squares: Squares, value: int = 1) -> None:
        for square in each(squares):
            self._flat[plane, self.facing.square(square)] = value

    def pieces(self) -> None:
        side, kinds = self.facing.side, len(KINDS)
        for piece in self.position.pieces:
            self.put(piece.kind.number + (0 if piece.side == side else kinds), piece.bit)
            self.put(2 * kinds + self.facing.heading(piece.heading), piece.bit)
        for number, area in enumerate(self.position.ground.areas):
            self.put(2 * kinds + len(HEADINGS) + number, area)

    def things(self) -> None:
        position, side = self.position, self.facing.side
        for square, kind in position.wrecks.items():
            self.put(_FIRST_THING + int(kind.tall), 1 << square)
        self.put(_FIRST_THING + 2, position.stacks)
        self.put(_FIRST_THING + 3, position.body_bits)
        self.put(_FIRST_THING + 4, _bit(position.falling))
        if position.flags is not None:
            for place, one in enumerate((side, 1 - side)):
                self.put(_FIRST_THING + 5 + place, 1 << position.flags.homes[one])
                self.put(_FIRST_THING + 7 + place, _bit(position.flags.carriers[one]))

    def mines(self) -> None:
        mines, side = self.position.mines or Mines(0), self.facing.side
        for place, squares in enumerate((mines.could, mines.laid[side], mines.spent[side], mines.spent[1 - side])):
            self.put(_FIRST_THING + 9 + place, squares)

    def choice(self, decision: Decision) -> None:
        chosen = decision.chosen
        if Question.PIECE in chosen:
            self.put(_FIRST_CHOICE, 1 << chosen[Question.PIECE].start)
        end = chosen[Question.END].end if Question.END in chosen else OFF
        self.put(_FIRST_CHOICE + 1, _bit(end))
        heading = chosen[Question.HEADING].heading if Question.HEADING in chosen else NO_HEADING
        if heading != NO_HEADING:
            self.put(_FIRST_CHOICE + 2, _bit(end), self.facing.heading(heading) + 1)
        for effect in chosen[Question.WAY].effects if Question.WAY in chosen else ():
            if effect.kind in ON_THE_WAY:
                self.put(_FIRST_CHOICE + 3, 1 << effect.at, effect.kind + 1)
        if Question.TAIL in chosen and has_tail(chosen[Question.TAIL]):
            self.planes[_FIRST_CHOICE + 4] = 1

    def facts(self, state: TankState, decision: Decision | None) -> None:
        rules, mines, side = self.position.rules, self.position.mines or Mines(0), self.facing.side
        asked = decision.question if decision is not None and decision.actions else None
        history = state.history
        facts = (
            *(question is asked for question in Question),
            side,
            state.quiet,
            2 * rules.quiet_moves,
            history.count(history[-1]) if history else 0,
            rules.repetition,
            *(goal == rules.goal for goal in GOALS),
            rules.throw_own,
            rules.fall_choice == "killer",
            mines.owed[side],
            mines.owed[1 - side],
            mines.left(1 - side),
        )
        for place, fact in enumerate(facts):
            self.planes[_FIRST_FACT + place] = min(fact, _MOST)


def _bit(square: int) -> Squares:
    return 0 if square == OFF else 1 << square
