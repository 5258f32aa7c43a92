"""Hashes: fixed for good, and without collisions."""

from __future__ import annotations

from behemoth.tankchess.board import hashing
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.tables.kinds import KINDS


def test_facts_do_not_collide() -> None:
    facts = [
        hashing.fact(sort, square, kind, heading, side)
        for sort in (hashing.PIECE, hashing.WRECK, hashing.GROUND)
        for square in range(0, 600, 7)
        for kind in range(len(KINDS))
        for heading in range(8)
        for side in SIDES
    ]
    assert len(set(facts)) == len(facts)
    assert all(0 <= fact < 1 << 64 for fact in facts)


def test_the_mixing_function_is_the_well_known_one() -> None:
    """Hashes stand in records of states, so they may never change."""
    assert hashing.mix(0) == 0xE220A8397B1DCDAF
    assert hashing.mix(0x9E3779B97F4A7C15) == 0x6E789E6AA1B965F4
