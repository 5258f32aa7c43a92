"""Whatever Python hands the engine of Tank Chess: it works, or it raises an error and nothing has changed."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.engine import tanks
from behemoth.tankchess.text.position_text import position_text, read_position
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.engine.needs import needs_engine
from tests.tankchess.build import place
from tests.tankchess.strategies import positions

pytestmark = needs_engine("tanks")

LINE: Final = position_text(load_scheme("first-steps-10").position())
#: What lines are made of.
LETTERS: Final = "_.-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \n\0é²"
NUMBERS: Final = st.one_of(
    st.integers(-(2**70), 2**70), st.sampled_from([0, 1, -1, 2**31, 2**32, 2**63, 2**64 - 1, 2**64, 10**30])
)
ANYTHING: Final = st.one_of(NUMBERS, st.none(), st.text(max_size=5), st.floats(), st.lists(NUMBERS, max_size=3))


def board(line: str = LINE) -> Any:
    return tanks.tank_engine().Position.from_line(line)


def refused_or_sound(line: str) -> None:
    """A line is refused, or what was read is written as a line that reads the same and can be played on."""
    try:
        found = board(line)
    except ValueError:
        return
    assert board(found.line()).line() == found.line()
    assert found.key == found.whole_key()
    assert len(found.moves()) == found.count()
    assert found.perft(1) == found.count()


@settings(max_examples=300, deadline=None)
@given(st.text(LETTERS, max_size=300))
def test_any_text(text: str) -> None:
    refused_or_sound(text)


@settings(max_examples=600, deadline=None)
@given(positions.map(position_text), st.data())
def test_lines_with_something_changed(line: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(line)))
        gone = data.draw(st.integers(0, 3))
        line = line[:at] + data.draw(st.text(LETTERS, max_size=3)) + line[at + gone :]
    refused_or_sound(line)


@settings(max_examples=300, deadline=None)
@given(positions.map(position_text), st.data())
def test_what_the_law_reads_the_engine_reads(line: str, data: st.DataObject) -> None:
    """And the other way round, but for studies without command tanks: the engine lets those pass."""
    at = data.draw(st.integers(0, len(line)))
    line = line[:at] + data.draw(st.text(LETTERS, max_size=2)) + line[at + data.draw(st.integers(0, 2)) :]
    try:
        position = read_position(line)
    except ValueError:
        return
    assert board(line).line() == position_text(position)


@settings(max_examples=300, deadline=None)
@given(ANYTHING)
def test_any_move(move: object) -> None:
    position = board()
    for call in (position.play, position.text, position.parts, position.find_code, position.is_legal):
        try:
            call(move)
        except (ValueError, TypeError):
            assert position.line() == LINE


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(0, 300))
def test_a_legal_move_with_a_bit_flipped(flips: int, number: int) -> None:
    position = board()
    moves = position.moves()
    move = moves[number % len(moves)] ^ 1 << flips % 64
    assert position.is_legal(move) == (move in moves)
    if move not in moves:
        with pytest.raises(ValueError, match="not legal"):
            position.play(move)
        assert position.line() == LINE


@settings(max_examples=200, deadline=None)
@given(ANYTHING, ANYTHING, ANYTHING, ANYTHING)
def test_any_numbers(depth: Any, seed: Any, cap: Any, history: Any) -> None:
    position = board()
    if not (isinstance(depth, int) and 2 < depth < 100):  # those are right, and take too long
        with suppress(ValueError, TypeError):
            assert position.perft(depth) >= 1
    with suppress(ValueError, TypeError):
        position.playouts(1, seed=seed, cap=cap)
        position.playouts(1, history=history, quiet=cap, cap=20)
    for side in (depth, seed):
        try:
            position.can_leave(side)
            position.can_kill_commander(side)
        except (ValueError, TypeError):
            assert not isinstance(side, int) or side not in (0, 1)
    assert position.line() == LINE


def test_tables_cannot_change_under_positions() -> None:
    kinds, *rest = tanks.table_rows()
    tanks.tank_engine().install(kinds, *rest)
    with pytest.raises(ValueError, match="other tables"):
        tanks.tank_engine().install(kinds[:-1], *rest)


def test_too_many_pieces_are_refused() -> None:
    men = [f"W LT {column}{row} N" for row in range(1, 6) for column in "ABCDEFGHIJKLMNOP"]
    crowd = place(16, "B CLT A16 S", *men[1:], "W CLT A1 N")
    with pytest.raises(ValueError, match="so many pieces"):
        tanks.to_engine(crowd)


def test_a_position_without_pieces() -> None:
    nobody = board("8_8-8-8-8-8-8-8-8_-_-_w")
    assert (nobody.moves(), nobody.count(), nobody.perft(3)) == ([], 0, 0)
    assert nobody.playouts(3).drawn == 3


def test_a_stop_ends_long_work() -> None:
    position = tanks.to_engine(load_scheme("basic-16").position())
    for work in (
        lambda stop: position.perft(9, stop=stop),
        lambda stop: position.divide(9, stop=stop),
        lambda stop: position.playouts(10**12, stop=stop),
    ):
        stop = tanks.tank_engine().Stop()
        timer = threading.Timer(0.05, stop.set)
        timer.start()
        work(stop)
        timer.join()
        assert stop.is_set


def test_copies_are_their_own() -> None:
    position = board()
    other = position.copy()
    other.play(other.moves()[0])
    assert position.line() == LINE != other.line()
