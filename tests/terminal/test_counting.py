"""``behemoth perft``: the count alone on the last line, the same in Python and in the engine."""

from __future__ import annotations

import re

from behemoth.tankchess import TankChess, TankOptions
from tests.terminal.running import run

START = TankChess().start(TankOptions()).text()


def test_perft_prints_the_count_alone_on_the_last_line() -> None:
    assert run("perft", "--scheme", "basic-16", "--depth", "1").out == "549\n"
    assert run("perft", "--position", START, "--depth", "1").out == "549\n"
    assert run("perft", "--depth", "0").out == "1\n"


def test_perft_counts_the_same_in_python() -> None:
    words = ("perft", "--scheme", "first-steps-10", "--depth", "2")
    assert run(*words, "--python").out == run(*words).out == "74862\n"
    assert run(*words, "--python", "--divide").out == run(*words, "--divide").out


def test_divide_adds_up() -> None:
    *parts, count = run("perft", "--scheme", "first-steps-10", "--depth", "2", "--divide").lines
    assert all(re.fullmatch(r"\S+ \d+", line) for line in parts)
    assert sum(int(line.split()[1]) for line in parts) == int(count)
    assert run("perft", "--scheme", "first-steps-10", "--depth", "2").out == f"{count}\n"
    assert run("perft", "--depth", "0", "--divide").out == "1\n"
