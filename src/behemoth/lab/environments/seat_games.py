"""One game, decided number by number: what the environments of PettingZoo, Gymnasium and OpenSpiel stand on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Protocol, Self, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from behemoth.engine import can_play, tank_code, tank_engine
from behemoth.games import Seat, State
from behemoth.lab.environments import card_numbers, card_observation, tank_observation
from behemoth.lab.environments.tank_numbers import Decision, Plane, number_words, numbers_on
from behemoth.lab.environments.vector import LONGEST
from behemoth.monstercombat import CombatState, MonsterCombat, Options, View, checked
from behemoth.tankchess import (
    Action,
    BoardView,
    Effect,
    EffectKind,
    Fall,
    Move,
    Place,
    TankChess,
    TankOptions,
    TankState,
    position_text,
)


class SeatGame(Protocol):
    """A game in which one seat after the other chooses a number."""

    seats: int
    numbers: int

    @property
    def shape(self) -> tuple[int, ...]:
        """Of an observation."""
        ...

    def to_act(self) -> Seat | None:
        """Who chooses, or nobody once it is over or broken off."""
        ...

    def mask(self) -> NDArray[np.int8]:
        """1 for each number that may be chosen."""
        ...

    def observe(self, seat: Seat) -> NDArray[Any]:
        """What a seat sees."""
        ...

    def choose(self, number: int) -> None:
        """Choose for whoever has to. Raises ValueError if that is not possible."""
        ...

    def numbers_to(self, action: Any) -> list[int]:
        """The numbers that are chosen one after another for a legal action. Raises ValueError if it is none."""
        ...

    def rewards(self) -> tuple[float, ...]:
        """What each seat has won or lost; nothing before the end."""
        ...

    def broken_off(self) -> bool:
        """Whether it was too long."""
        ...

    @property
    def state(self) -> Any:
        """The game as the rules know it; the last whole action is done."""
        ...

    def words(self, number: int) -> str:
        """What a number means now."""
        ...

    def sight(self, seat: Seat) -> str:
        """What a seat sees now, as text."""
        ...

    def recall(self, seat: Seat) -> str:
        """All that a seat has seen so far, as text or a hash of it: equal if and only if it cannot tell them apart."""
        ...

    def imagined(self, seat: Seat, rng: Random) -> Self:
        """A game that this seat cannot tell from this one, with chance of its own."""
        ...

    def copy(self) -> Self:
        """A game of its own."""
        ...


# --- by the contract -----------------------------------------------------------------------------------


class _RulesGame:
    """What games by the rules share: a state, its past and the game's own chance. The same seed, the same game."""

    def __init__(self, state: Any, seats: int, rng: Random) -> None:
        self.state = state
        self.seats = seats
        self.rng = rng
        self._past: tuple[Any, ...] = ()

    def to_act(self) -> Seat | None:
        deciding = self.state.to_act()
        return deciding[0] if deciding else None

    def play(self, action: Any) -> None:
        """Carry out an action of whoever has to decide. Raises ValueError if it is not legal."""
        seat = self.to_act()
        if seat is None or action not in self.state.actions(seat):
            raise ValueError(f"{action} is not possible here")
        self._past = (*self._past, self.state)
        self.state = self.state.play(seat, action, self.rng, events=False).state

    def broken_off(self) -> bool:
        return False

    def sight(self, seat: Seat) -> str:
        return msgspec.json.encode(self.state.view(seat)).decode()

    def recall(self, seat: Seat) -> str:
        digest = sha256()
        for state in (*self._past, self.state):
            digest.update(msgspec.json.encode((state.view(seat), state.to_act())))
        return digest.hexdigest()

    def imagined(self, seat: Seat, rng: Random) -> Self:
        made = self.copy()
        made.rng = Random(rng.getrandbits(64))
        made.state = self.state.imagine(seat, rng)
        return made

    def copy(self) -> Self:
        made = object.__new__(type(self))
        rng = Random()
        rng.setstate(self.rng.getstate())
        vars(made).update(vars(self), rng=rng)
        return made

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()


class ListedGame(_RulesGame):
    """Any game of the contract, with a table of all its actions as text: a number is a place in that table."""

    shape = ()

    def __init__(self, state: State[Any], seats: int, rng: Random, table: Sequence[str]) -> None:
        super().__init__(state, seats, rng)
        self.table = tuple(table)
        self.numbers = len(self.table)

    def _text(self, action: Any) -> str:
        return str(self.state.write(self.to_act(), action))

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.numbers, np.int8)
        for action in self.state.actions(self.to_act()):
            mask[self.table.index(self._text(action))] = 1
        return mask

    def observe(self, seat: Seat) -> NDArray[Any]:
        return np.zeros(0, np.float32)

    def choose(self, number: int) -> None:
        self.play(self.state.read(self.to_act(), self.table[number]))

    def numbers_to(self, action: Any) -> list[int]:
        return [self.table.index(self._text(action))]

    def rewards(self) -> tuple[float, ...]:
        outcome = self.state.outcome()
        return (0.0,) * self.seats if outcome is None else tuple(2 * score - 1 for score in outcome.scores)

    def words(self, number: int) -> str:
        return self.table[number]


class CardGame(_RulesGame):
    """Monster Combat by the rules."""

    state: CombatState
    numbers = card_numbers.NUMBERS
    shape = (card_observation.LENGTH,)

    def __init__(self, options: Options, seats: int, rng: Random) -> None:
        super().__init__(MonsterCombat().start(checked(options), seats, rng), seats, rng)

    def mask(self) -> NDArray[np.int8]:
        return card_numbers.mask_of(self.state, self.state.asked())

    def observe(self, seat: Seat) -> NDArray[Any]:
        view = self.state.view(seat)
        assert isinstance(view, View)
        return card_observation.observe(view)

    def choose(self, number: int) -> None:
        self.play(card_numbers.action_of(number, self.state.asked(), self.seats))

    def numbers_to(self, action: Any) -> list[int]:
        if action not in self.state.actions(self.state.asked()):
            raise ValueError(f"{action} is not possible here")
        return [card_numbers.number_of(action, self.state.asked(), self.seats)]

    def rewards(self) -> tuple[float, ...]:
        """Everybody stakes one and the winners take all; together it is won or lost."""
        outcome = self.state.outcome()
        if outcome is None:
            return (0.0,) * self.seats
        stakes = 2 if self.state.options.coop else self.seats
        return tuple(stakes * score - 1 for score in outcome.scores)

    def words(self, number: int) -> str:
        return str(card_numbers.action_of(number, self.state.asked(), self.seats))


# --- Tank Chess ----------------------------------------------------------------------------------------


class _TankTable(ABC):
    """What both forms of Tank Chess share: who answered what, and how that reads."""

    seats = 2

    def __init__(self, start: TankState, cap: int) -> None:
        self.cap = cap
        self.size = start.position.size
        self.numbers = numbers_on(self.size)
        self.shape = (len(tank_observation.PLANES), self.size, self.size)
        #: All answers so far with who gave them, and how many of the last ones belong to the move that is decided now.
        self.answers: tuple[tuple[Seat, int], ...] = ()
        self.open_answers = 0

    def _answered(self, seat: Seat, number: int, *, decided: bool) -> None:
        self.answers = (*self.answers, (seat, number))
        self.open_answers = 0 if decided else self.open_answers + 1

    def words(self, number: int) -> str:
        return number_words(number, self.size)

    def recall(self, seat: Seat) -> str:
        """All answers, but for where the enemy laid its mines (TC12.12) and what it has not decided yet."""
        area, told = self.size * self.size, self.answers[: len(self.answers) - self.open_answers]
        open_answers = [(who, number) for who, number in self.answers[len(told) :] if who == seat]
        known = (*told, *open_answers)
        return " ".join("?" if who != seat and number // area == Plane.LAY else str(number) for who, number in known)

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    @abstractmethod
    def copy(self) -> Self:
        """A game of its own."""


class TankGame(_TankTable):
    """Tank Chess by the rules: slow, and there without the engine."""

    def __init__(self, start: TankState, cap: int = LONGEST) -> None:
        super().__init__(start, cap)
        self.state = start
        self.moves = 0
        self._begin()

    def _begin(self) -> None:
        deciding = self.state.to_act()
        self._side = deciding[0] if deciding else self.state.position.turn
        self._decision = Decision.of(self.state, self._side)

    def to_act(self) -> Seat | None:
        return self._side if self._decision.actions and not self.broken_off() else None

    def mask(self) -> NDArray[np.int8]:
        return self._decision.mask()

    def observe(self, seat: Seat) -> NDArray[Any]:
        return tank_observation.observe_state(
            self.state, seat, self._decision if seat == self._side and self.to_act() is not None else None
        )

    def choose(self, number: int) -> None:
        self._decision.answer(number)
        self._answered(self._side, number, decided=self._decision.decided)
        if self._decision.decided:
            action = self._decision.action
            self.moves += isinstance(action, Move)
            following = self.state.play(self._side, action, events=False).state
            assert isinstance(following, TankState)
            self.state = following
            self._begin()

    def numbers_to(self, action: Any) -> list[int]:
        return self._decision.answers_to(action)

    def rewards(self) -> tuple[float, ...]:
        outcome = self.state.outcome()
        return (0.0, 0.0) if outcome is None else tuple(2 * score - 1 for score in outcome.scores)

    def broken_off(self) -> bool:
        return self.moves >= self.cap and self.state.outcome() is None

    def sight(self, seat: Seat) -> str:
        return _tank_sight(self.state, seat)

    def imagined(self, seat: Seat, rng: Random) -> Self:
        return _with_open_answers(self, type(self)(self.state.imagine(seat, rng), self.cap))

    def copy(self) -> Self:
        made = object.__new__(type(self))
        vars(made).update(vars(self), _decision=self._decision.copy())
        return made


class EngineTankGame(_TankTable):
    """The same in the engine; the rules' state is made up for when somebody asks for it."""

    def __init__(self, start: TankState, cap: int = LONGEST) -> None:
        super().__init__(start, cap)
        self._games: Any = tank_engine().Games(
            position_text(start.position), 1, 1, cap=cap, quiet=start.quiet, keys=start.history, restarts=False
        )
        self._first = self._state = start
        #: Actions that the state has not seen yet.
        self._pending: list[tuple[Seat, Action]] = []

    def to_act(self) -> Seat | None:
        side = int(self._games.to_act[0])
        return None if side < 0 else side

    def mask(self) -> NDArray[np.int8]:
        mask: NDArray[np.int8] = self._games.masks[0].astype(np.int8)
        return mask

    def observe(self, seat: Seat) -> NDArray[Any]:
        planes = np.empty(self.shape, np.uint8)
        self._games.observe(0, seat, planes)
        return planes

    def choose(self, number: int) -> None:
        seat = self.to_act()
        if seat is None:
            raise ValueError("it is over")
        before = self._games.made(0)
        self._games.step(np.array([number], np.int64))
        decided = self._games.made(0) != before
        self._answered(seat, number, decided=decided)
        if decided:
            self._pending.append((seat, _action_of(self._games.last(0))))

    def numbers_to(self, action: Any) -> list[int]:
        found: list[int] = self._games.answers_to(0, tank_code(action))
        return found

    def rewards(self) -> tuple[float, ...]:
        white, black = self._games.rewards[0]
        return float(white), float(black)

    def broken_off(self) -> bool:
        return int(self._games.over[0]) > 1

    @property
    def state(self) -> TankState:
        for seat, action in self._pending:
            following = self._state.play(seat, action, events=False).state
            assert isinstance(following, TankState)
            self._state = following
        self._pending = []
        return self._state

    def sight(self, seat: Seat) -> str:
        return _tank_sight(self.state, seat)

    def imagined(self, seat: Seat, rng: Random) -> Self:
        if not self._state.hides:
            return self.copy()
        return _with_open_answers(self, type(self)(self.state.imagine(seat, rng), self.cap))

    def copy(self) -> Self:
        made = object.__new__(type(self))
        vars(made).update(vars(self), _games=self._games.copy(0), _pending=list(self._pending))
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self._first, self.cap, self.answers)


def _replayed(start: TankState, cap: int, answers: tuple[tuple[Seat, int], ...]) -> EngineTankGame:
    made = EngineTankGame(start, cap)
    for _, number in answers:
        made.choose(number)
    return made


def tank_game(options: TankOptions, cap: int = LONGEST) -> TankGame | EngineTankGame:
    """A game in the engine, or by the rules where there is none."""
    start = TankChess().start(options)
    return EngineTankGame(start, cap) if can_play(start.position) else TankGame(start, cap)


def _tank_sight(state: TankState, seat: Seat) -> str:
    view = state.view(seat)
    assert isinstance(view, BoardView)
    return view.line


T = TypeVar("T", bound=TankGame | EngineTankGame)


def _with_open_answers(game: T, made: T) -> T:
    """A game made from a state, with what was answered since."""
    for _, number in game.answers[len(game.answers) - game.open_answers :]:
        made.choose(number)
    made.answers, made.open_answers = game.answers, game.open_answers
    return made


_FALL, _PLACEMENT = 2, 3


def _action_of(parts: list[int]) -> Action:
    """The action of the engine's start, end, heading, sort and effects."""
    start, end, heading, sort, *effects = parts
    if sort == _FALL:
        return Fall(heading)
    if sort == _PLACEMENT:
        return Place(start)
    triples = zip(effects[::3], effects[1::3], effects[2::3], strict=True)
    return Move(start, end, heading, tuple(Effect(EffectKind(what), at, to) for what, at, to in triples))
