"""The table of terrain."""

from __future__ import annotations

from behemoth.tankchess.tables.terrain import BY_NAME, TERRAINS
from tests.tankchess.terrain_rows import TABLE


def test_the_table_is_complete() -> None:
    assert set(TABLE) == {terrain.name for terrain in TERRAINS} == set(BY_NAME)
