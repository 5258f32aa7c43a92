"""The ten monsters."""

from __future__ import annotations

from behemoth.monstercombat import MONSTERS


def test_only_two_monster_names_are_the_publishers() -> None:
    assert [monster.number for monster in MONSTERS if monster.official_name] == [6, 10]
