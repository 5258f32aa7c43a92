"""The rules against the naive second reading of the rules, on random positions of every size, ground and kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from behemoth.tankchess.board.move import Effect, EffectKind, Move
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.rules.detonations import with_mines_owed
from behemoth.tankchess.rules.effects import after
from behemoth.tankchess.rules.moves import count_moves, is_legal, list_moves, moves_of
from behemoth.tankchess.rules.perft import list_actions, perft
from behemoth.tankchess.rules.position_faults import position_faults
from behemoth.tankchess.rules.threats import check_moves, escape_moves
from behemoth.tankchess.tables.kinds import FLAME, KINDS, THROW
from behemoth.tankchess.text.position_text import position_text, read_position
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.tankchess.census import traits_of_action
from tests.tankchess.disagreement import (
    fault_in_actions,
    fault_in_announcements,
    fault_in_effects,
    fault_in_states,
    fault_in_texts,
    sample,
)
from tests.tankchess.naive import naive_actions, naive_perft
from tests.tankchess.naive_board import (
    COMMANDERS,
    FELLERS,
    FIGURES,
    FLAME_GUN,
    FLAME_REACH,
    MONSTERS,
    NO_WRECK,
    OBSERVED,
    OBSERVERS,
    PUSHERS,
    PUSHES_HIGH,
    SWIMMERS,
    TAILPROOF,
    TALL,
    THROW_REACH,
    TOO_HEAVY,
)
from tests.tankchess.naive_effects import naive_after
from tests.tankchess.strategies import positions, random_position, rebuilt, small_positions, smallest
from tests.tankchess.symmetry import SYMMETRIES, Symmetry

#: Nothing to shrink: a seed that is smaller makes no simpler position; ``smallest`` does that instead.
PHASES: Final = (Phase.explicit, Phase.reuse, Phase.generate)


def often(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, phases=PHASES, suppress_health_check=[HealthCheck.too_slow])


def agree(position: Position, fault: Callable[[Position], str]) -> None:
    """Fails with the smallest position that has the fault."""
    if fault(position):
        least = smallest(position, lambda other: bool(fault(other)))
        pytest.fail(f"{fault(least)}\n{least!r}\nfound in {position!r}")


# --- the tables --------------------------------------------------------------------------------------


@pytest.mark.rule("TC1.3", "TC6.6", "TC6.7", "TC12.2", "TC12.5", "TC12.6")
def test_tables() -> None:
    """The figures and traits of all kinds, written down twice."""
    for kind in KINDS:
        figures = FIGURES[kind.code]
        assert (kind.speed, kind.armour) == (figures.speed, figures.armour)
        gun = kind.gun
        assert (gun is not None) == bool(figures.gun)
        if gun is not None:
            assert (gun.strength, gun.arc, gun.indirect) == (figures.gun, figures.arc, figures.indirect)
            assert (gun.least, gun.most) == (figures.reach[0], figures.reach[-1])
    traits = {
        "commander": COMMANDERS,
        "giant": MONSTERS,
        "fells": FELLERS,
        "swims": SWIMMERS,
        "heavy": TOO_HEAVY - MONSTERS,
        "tailproof": TAILPROOF - MONSTERS,
        "tall": TALL,
        "pushes": PUSHERS,
        "pushes_high": PUSHES_HIGH,
        "observes": OBSERVERS,
        "small": NO_WRECK,
    }
    for trait, marks in traits.items():
        assert {kind.code for kind in KINDS if getattr(kind, trait)} == marks, trait
    assert (FLAME.strength, FLAME.least, FLAME.most) == (FLAME_GUN, FLAME_REACH[0], FLAME_REACH[-1])
    assert (THROW.least, THROW.most) == (THROW_REACH[0], THROW_REACH[-1])
    assert {kind.code for kind in KINDS} == set(FIGURES)
    assert {kind.code for kind in KINDS if kind.gun is not None and kind.gun.indirect} == OBSERVED


# --- actions -----------------------------------------------------------------------------------------


@often(800)
@given(positions)
@pytest.mark.rule("TC2.1", "TC2.2", "TC2.3", "TC2.4", "TC2.5", "TC2.6", "TC3.2", "TC3.3", "TC3.4", "TC3.5", "TC6.1")
@pytest.mark.rule("TC12.1", "TC12.2", "TC12.4", "TC12.6", "TC12.8", "TC12.9", "TC12.10", "TC12.11", "TC12.14")
def test_actions(position: Position) -> None:
    """The same moves and falls, each once, and as many as are counted."""
    agree(position, fault_in_actions)


@often(200)
@given(positions)
@pytest.mark.rule("TC9.1", "TC12.18")
def test_texts(position: Position) -> None:
    """Every action is written the same, and no two of them the same."""
    agree(position, fault_in_texts)


@often(100)
@given(positions)
@pytest.mark.rule("TC9.3", "TC12.17")
def test_positions_as_text(position: Position) -> None:
    """The line of a position holds everything, and is written again as it was."""
    assume(not list(position_faults(position)))  # one without a command tank is written, not read
    line = position_text(position)
    assert read_position(line) == position
    assert position_text(read_position(line)) == line


#: Positions in which the rules package once had other moves than the oracle.
ONCE: Final = {
    "a hedge left behind still stops the shot": "8_8-8-5b2-8-8-8-8-8_CLTF8E_CLTA1W.ACF6W_w_ok",
}


@pytest.mark.parametrize("line", ONCE.values(), ids=ONCE.keys())
@pytest.mark.rule("TC3.2")
def test_once_different(line: str) -> None:
    position = read_position(line)
    for side in SIDES:
        turned = rebuilt(position, turn=side)
        assert not fault_in_actions(turned)
        assert not fault_in_announcements(turned)


@often(100)
@given(positions)
def test_moves_of_each_piece(position: Position) -> None:
    """The moves are those of the pieces, one after the other; nobody else has any."""
    if any(isinstance(action, Move) for action in naive_actions(position)):
        apart = [move for square in position.armies[position.turn] for move in moves_of(position, square)]
        assert len(apart) == count_moves(position)
        assert set(apart) == set(list_moves(position))
        assert all(move in moves_of(position, move.start) for move in apart[:20])


# --- effects -----------------------------------------------------------------------------------------


@often(400)
@given(positions, st.integers(0, 2**16))
@pytest.mark.rule("TC3.6", "TC4.1", "TC5.1", "TC6.3", "TC6.7", "TC6.8", "TC6.10", "TC6.13", "TC11.7", "TC11.8")
@pytest.mark.rule("TC12.3", "TC12.8", "TC12.9", "TC12.11", "TC12.14", "TC12.15", "TC12.16")
def test_effects(position: Position, seed: int) -> None:
    """The same position afterwards, with a key that is up to date; the position before is untouched."""
    before = after_image(position)
    agree(position, lambda other: fault_in_effects(other, seed))
    assert after_image(position) == before


def after_image(position: Position) -> tuple[object, ...]:
    """Everything a careless effect could have written to."""
    things = position.pieces, dict(position.wrecks), position.stacks, position.bodies, position.ground
    return *things, position.flags, position.mines, position.key


# --- announcements -----------------------------------------------------------------------------------


@often(200)
@given(positions)
@pytest.mark.rule("TC4.3", "TC11.11", "TC12.7", "TC12.12", "TC12.17")
def test_announcements(position: Position) -> None:
    """The same moves that destroy the enemy CLT, leave the board or win by the flag, for both sides."""
    agree(position, fault_in_announcements)


@often(100)
@given(positions, st.integers(0, 2**16))
@pytest.mark.rule("TC4.4", "TC11.6", "TC12.3", "TC12.8", "TC12.10", "TC12.17")
def test_states(position: Position, seed: int) -> None:
    """The same quiet moves, outcomes and marks in records."""
    agree(position, lambda other: fault_in_states(other, seed))


# --- symmetry ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=lambda symmetry: symmetry.name)
@often(250)
@given(position=positions, seed=st.integers(0, 2**16))
def test_symmetry(symmetry: Symmetry, position: Position, seed: int) -> None:
    """The moves of the board seen otherwise are the moves seen otherwise, and so are their effects."""
    other = symmetry.position(position)
    assert symmetry.position(other) == position
    assume(not owes_mines(position))  # they are laid by column, then row, White's first (TC12.10)
    actions = list_actions(position)
    assert {symmetry.action(action, position.size) for action in actions} == set(list_actions(other))
    for action in sample(position, seed)[:6]:
        turned = symmetry.action(action, position.size)
        assert after(other, turned) == symmetry.position(after(position, action))
    for side in SIDES:
        assert len(check_moves(position, side)) == len(check_moves(other, symmetry.owner(side)))
        assert len(escape_moves(position, side)) == len(escape_moves(other, symmetry.owner(side)))


def owes_mines(position: Position) -> bool:
    return position.mines is not None and any(position.mines.owed)


# --- deeper ------------------------------------------------------------------------------------------


@often(25)
@given(small_positions)
@pytest.mark.rule("TC11.5")
def test_perft(position: Position) -> None:
    """As many lines of two actions; a fall is a ply of its own."""
    assert perft(position, 1) == naive_perft(position, 1)
    assert perft(position, 2) == naive_perft(position, 2)


def eventful_game(position: Position, rng: Random, plies: int) -> Iterator[Position]:
    """The positions of a random game in which things happen: every second action has an effect, if there is one."""
    for _ in range(plies):
        yield position
        actions = sorted(naive_actions(position), key=repr)
        telling = [action for action in actions if isinstance(action, Move) and action.effects]
        if not actions:
            return
        position = naive_after(position, rng.choice(telling if telling and rng.random() < 0.5 else actions))


@pytest.mark.parametrize("name", scheme_names())
@pytest.mark.rule("TC12.4", "TC12.10", "TC12.15")
def test_games(name: str) -> None:
    """Games from every scheme, by the rules it is meant for: a position that came about may be unlike a made one."""
    scheme = load_scheme(name)
    for position in eventful_game(with_mines_owed(scheme.position(scheme.rules)), Random(name), 14):
        assert not fault_in_actions(position), repr(position)
        assert not fault_in_effects(position, 0), repr(position)


# --- the random positions themselves -----------------------------------------------------------------

#: In how many of 100 random positions at least each of these has to be possible.
COMMON: Final = {
    **{f"effect: {what.name}": 5 for what in EffectKind},
    "FELL by a monster": 10,
    "FELL by a vehicle": 5,
    "sinking": 20,
    "leaving: white": 2,
    "leaving: black": 2,
    "shot at a monster": 10,
    "throw: a wreck": 5,
    "throw: an enemy": 10,
    "throw: an own tank": 5,
    "throw: onto an enemy": 5,
    "throw: onto a wreck on land": 5,
    "throw: onto water": 3,
    "vehicle ends on mud": 10,
    "vehicle ends on hedge": 10,
    "vehicle ends on water": 5,
    "monster ends on a wreck": 10,
    "monster ends on low": 5,
    "monster ends on water": 5,
    "fall: onto a live piece": 3,
    "MINE by a vehicle": 20,
    "MINE by a monster": 10,
    "throw: onto mine": 5,
    "push: a wreck": 5,
    "push: a low": 3,
    "push: a high": 3,
    "push: onto mud": 1,
    "push: onto water": 1,
    "push: onto mine": 1,
    "observed shot at a vehicle": 5,
    "observed shot at a monster": 2,
    "a remote mine is laid": 3,
    "detonation: an enemy": 5,
    "detonation: an own piece": 5,
    "detonation: the piece that moved": 5,
    "flag: picked up": 3,
    "flag: the carrier moves": 5,
    "flag: lost by SHOT": 3,
}


def test_everything_happens() -> None:
    """A comparison that never meets a duel would prove nothing about duels."""
    counted = dict.fromkeys(COMMON, 0)
    for seed in range(100):
        position = random_position(Random(seed))
        found: set[str] = set()
        for action in naive_actions(position):
            found.update(traits_of_action(position, action))
        for name in found & counted.keys():
            counted[name] += 1
    assert not {name: number for name, number in counted.items() if number < COMMON[name]}


@pytest.mark.rule("TC1.2", "TC2.6", "TC3.1")
@pytest.mark.parametrize("seed", range(60))
def test_a_move_is_legal_if_and_only_if_it_is_listed(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    listed = set(list_moves(position))
    assert all(is_legal(position, move) for move in listed)
    for move in rng.sample(sorted(listed, key=repr), min(40, len(listed))):
        for other in _neighbours(move, rng):
            assert is_legal(position, other) == (other in listed), other


def _neighbours(move: Move, rng: Random) -> list[Move]:
    """Moves that differ a little: another square, heading, start, or other effects."""
    squares = [move.end + step for step in (1, -1, 25, -25, 3)]
    found = [Move(move.start, square, move.heading, move.effects) for square in squares]
    found += [Move(move.start, move.end, heading, move.effects) for heading in (-1, 0, 3, 7, 8, 99)]
    found += [Move(move.start + 1, move.end, move.heading, move.effects), Move(move.start, -1, -1, move.effects)]
    found += [
        Move(move.start, move.end, move.heading, effects)
        for effects in ((), (Effect(EffectKind.SHOT, rng.randrange(200)),))
    ]
    return found
