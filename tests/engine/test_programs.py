"""Unit tests of the engine's parts, written in C++, and threads that share a transposition table."""

from __future__ import annotations

import pytest

from behemoth.tankchess.text.position_text import position_text
from behemoth.tankchess.text.scheme_files import load_scheme
from tests.engine.programs import ADDRESS, THREAD, needs_compiler, run
from tests.engine.test_tanks_sanitized import rows


@needs_compiler
@pytest.mark.parametrize(
    "program", ["test_bits_portable", "test_bits_avx2", "test_transposition", "test_underway", "test_text"]
)
def test_unit(program: str) -> None:
    run(ADDRESS, program)


@needs_compiler
def test_two_threads_share_the_table_cleanly() -> None:
    """Under the thread sanitizer: what they share alone, then whole searches by two threads."""
    run(THREAD, "test_transposition")
    run(THREAD, "test_underway")
    lines = [position_text(load_scheme(name).position()) for name in ("basic-16", "monster-16")]
    said = run(THREAD, "check_threads", lines=(*rows(), *(f"line {line}" for line in lines)))
    assert int(said.split()[0]) > 1000
