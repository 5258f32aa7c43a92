"""A reason that advice names holds on the board: every move of many positions made by chance is held against the naive
second reading of the rules, which shares nothing with the package but the values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from behemoth.bots import advice_tanks
from behemoth.bots.goals import distance
from behemoth.tankchess import (
    OFF,
    STRIDE,
    Move,
    Piece,
    Position,
    Square,
    read_action,
    read_position,
    read_square,
    row_of,
)
from tests.tankchess.naive import (
    naive_actions,
    naive_check_moves,
    naive_escape_moves,
    naive_flag_moves,
    to_move,
)
from tests.tankchess.naive_effects import naive_after
from tests.tankchess.strategies import plain_position, random_position

#: So many positions, and of each so many moves at most.
POSITIONS: Final = 60
MOVES: Final = 12


class Told(NamedTuple):
    """A reason as it was given: the catalogue's key and what stands in the sentence."""

    key: str
    facts: dict[str, Any]
    position: Position
    seat: int
    move: Move

    @property
    def following(self) -> Position:
        return naive_after(self.position, self.move)

    @property
    def piece(self) -> Piece:
        return self.position.armies[self.seat][self.move.start]

    @property
    def square(self) -> Square:
        found = read_square(self.facts["square"])
        assert found is not None
        return found

    def enemy_on(self, square: Square) -> Piece:
        return self.position.armies[1 - self.seat][square]


def destroyable(position: Position, side: int) -> dict[Square, set[Square]]:
    """What ``side`` could destroy were it to move now, and from where whoever does it starts."""
    found: dict[Square, set[Square]] = {}
    enemies = position.armies[1 - side]
    start = to_move(position, side)
    for move in naive_actions(start):
        assert isinstance(move, Move)
        for square in enemies.keys() & {one for effect in move.effects for one in (effect.at, effect.to)}:
            if not survives(start, move, enemies[square]):
                found.setdefault(square, set()).add(move.start)
    return found


def survives(position: Position, move: Move, piece: Piece) -> bool:
    """Whether a piece of the other side is still there after a move, perhaps pushed elsewhere."""
    return piece in naive_after(position, move).armies[piece.side].values()


# --- what each reason claims ---------------------------------------------------------------------------


def wins(told: Told) -> bool:
    result = told.following.result
    return result is not None and result.winner == told.seat


def wins_leaving(told: Told) -> bool:
    return wins(told) and told.move.end == OFF


def wins_destroying(told: Told) -> bool:
    enemy = told.enemy_on(told.square)
    return wins(told) and enemy.kind.commander and not survives(told.position, told.move, enemy)


def destroys(told: Told) -> bool:
    return not survives(told.position, told.move, told.enemy_on(told.square))


def destroys_by_shot(told: Told) -> bool:
    armour = told.enemy_on(told.square).kind.armour
    gun = told.piece.kind.gun
    assert gun is not None
    return (
        destroys(told)
        and told.facts["strength"] == gun.strength > told.facts["armour"]
        and told.facts["armour"] in armour
    )


def saves(told: Told) -> bool:
    before = naive_check_moves(told.position, 1 - told.seat)
    return told.square in {move.start for move in before} and not naive_check_moves(told.following, 1 - told.seat)


def goal_moves(position: Position, side: int) -> bool:
    """Whether this side could leave the board or win by the flag were it to move now."""
    return bool(naive_flag_moves(position, side) if position.flags else naive_escape_moves(position, side))


def stops(told: Told) -> bool:
    return goal_moves(told.position, 1 - told.seat) and not goal_moves(told.following, 1 - told.seat)


def threatens_to_win(told: Told) -> bool:
    return goal_moves(told.following, told.seat) and not goal_moves(told.position, told.seat)


def threatens(told: Told) -> bool:
    return told.square in destroyable(told.following, told.seat) and told.square not in destroyable(
        told.position, told.seat
    )


def rescues(told: Told) -> bool:
    """The piece could be destroyed by the attacker that is named, and after the move it stands where nobody can."""
    before, after = destroyable(told.position, 1 - told.seat), destroyable(told.following, 1 - told.seat)
    moved = told.following.armies[told.seat].get(told.move.end)
    return (
        told.square in before.get(told.move.start, set())
        and moved is not None
        and moved.kind == told.piece.kind
        and told.move.end not in after
    )


def gives_up(told: Told) -> bool:
    return told.move.end not in told.following.armies[told.seat]


def alive(told: Told) -> bool:
    return told.following.armies[told.seat][told.move.end].kind == told.piece.kind


def closer_to_commander(told: Told) -> bool:
    enemy = told.enemy_on(told.square)
    nearer = distance(told.move.end, enemy.square) < distance(told.move.start, enemy.square)
    return alive(told) and enemy.kind.commander and nearer


def closer_to_edge(told: Told) -> bool:
    ahead = row_of(told.move.end) - row_of(told.move.start)
    return alive(told) and told.piece.kind.commander and (ahead > 0 if told.seat == 0 else ahead < 0)


def closer_to_flag(told: Told) -> bool:
    """Nearer to the enemy's flag, or home with it."""
    flags = told.position.flags
    assert flags is not None
    ends = told.move.start, told.move.end
    if flags.carried_by(told.seat, told.move.start):
        home = 0 if told.seat == 0 else told.position.size - 1
        far = [abs(square // STRIDE - home) for square in ends]
    else:
        far = [distance(square, flags.homes[1 - told.seat]) for square in ends]
    return alive(told) and far[1] < far[0]


def turns(told: Told) -> bool:
    return told.move.end == told.move.start == told.square and told.move.heading != told.piece.heading


def stands(told: Told) -> bool:
    return alive(told) and told.move.end == told.square


CLAIMS: Final[dict[str, Callable[[Told], bool]]] = {
    "advice-wins-leaving": wins_leaving,
    "advice-wins-flag": wins,
    "advice-wins-destroying": wins_destroying,
    "advice-destroys": destroys,
    "advice-destroys-shot": destroys_by_shot,
    "advice-saves": saves,
    "advice-stops-escape": stops,
    "advice-stops-flag": stops,
    "advice-threatens-leaving": threatens_to_win,
    "advice-threatens-flag": threatens_to_win,
    "advice-threatens": threatens,
    "advice-rescues": rescues,
    "advice-gives-up": gives_up,
    "advice-closer": closer_to_commander,
    "advice-closer-edge": closer_to_edge,
    "advice-closer-flag": closer_to_flag,
    "advice-turns": turns,
    "advice-stands": stands,
}


#: Positions that chance seldom makes: the enemy would leave the board or win by the flag.
TEN: Final = "10_" + "-".join(["10"] * 10)
RARE: Final = (
    (f"{TEN}_CLTJ1N.LTB2E_CLTC5S_w", "B2>C2E"),
    (f"{TEN}_CLTA1N.HTD5W_CLTJ10S.LTC8S_w_gC3.J8_og1", "D5>C5W"),
    (f"{TEN}_CLTA1N.LTE6N_CLTJ2N_w_gA2.E9_og1", "E6>E9N"),
    (f"{TEN}_CLTE8N.LTA1N_CLTJ9S_w", "E8>off"),
)


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Callable[[Position, Move], Told]:
    """The reason for a move, by the key of its sentence."""
    said: list[tuple[str, dict[str, Any]]] = []

    def say(key: str, language: str, **facts: Any) -> str:
        said.append((key, facts))
        return key

    monkeypatch.setattr(advice_tanks, "say", say)

    def told(position: Position, move: Move) -> Told:
        said.clear()
        key = advice_tanks.reason(position, position.turn, move)
        facts = next(facts for name, facts in reversed(said) if name == key)
        return Told(key, facts, position, position.turn, move)

    return told


def moments(make: Callable[[Random], Position]) -> Iterator[tuple[Position, Move]]:
    for number in range(POSITIONS):
        rng = Random(f"reasons {number}")
        position = make(rng)
        moves = [action for action in sorted(naive_actions(position), key=str) if isinstance(action, Move)]
        yield from ((position, move) for move in rng.sample(moves, min(MOVES, len(moves))))


def test_a_reason_that_is_named_holds_on_the_board(tell: Callable[[Position, Move], Told]) -> None:
    met: Counter[str] = Counter()
    for position, move in chain(rare(), moments(plain_position), moments(random_position)):
        told = tell(position, move)
        met[told.key] += 1
        assert CLAIMS[told.key](told), f"{told.key} {told.facts} of {told.move} in {told.position!r}"
    assert {*met} == {*CLAIMS}, "each of them was met"


def rare() -> Iterator[tuple[Position, Move]]:
    for line, text in RARE:
        position = read_position(line)
        move = read_action(position, text)
        assert isinstance(move, Move)
        yield position, move
