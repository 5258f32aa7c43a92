"""The table of levels: eight for people to choose from, from friendly to full strength."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.bots import bot_infos, bot_names
from behemoth.bots.levels import COMBAT_LEVELS, TANK_LEVELS, CardHabits, TankHabits, habit_key, struck_habits
from behemoth.locale import LANGUAGES, say

HABITS = (*TankHabits.__struct_fields__, *CardHabits.__struct_fields__)


def test_there_are_eight_levels_and_people_see_only_them() -> None:
    assert [info.name for info in bot_infos("tank-chess")] == [f"level-{number}" for number in range(1, 9)]
    assert [info.level for info in bot_infos("tank-chess")] == list(range(1, 9))
    assert {"random", "greedy"} < set(bot_names("tank-chess"))  # for the laboratory


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_level_has_a_name_a_character_and_a_promise(language: str) -> None:
    infos = bot_infos("tank-chess", language)
    assert len({info.title for info in infos}) == len({info.about for info in infos}) == 8
    assert all(0 < info.promise <= 5 for info in infos)
    assert not any(info.title.startswith("level-") for info in infos)


def test_the_table_grows_from_friendly_to_full_strength() -> None:
    strengths = [level.strength for level in TANK_LEVELS]
    assert [level.number for level in TANK_LEVELS] == list(range(1, 9))
    assert [level.promise for level in TANK_LEVELS] == sorted(level.promise for level in TANK_LEVELS)
    for weakness in ("noise", "oversight"):
        figures = [getattr(strength.weakness, weakness) for strength in strengths]
        assert figures == sorted(figures, reverse=True)
        assert figures[-1] == 0
    nodes = [strength.nodes for strength in strengths]
    assert nodes == sorted(set(nodes)), "whoever counts seconds instead looks at fewer positions the larger the map is"


@pytest.mark.parametrize("game", ["tank-chess", "monster-combat"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_level_says_whom_it_beats(game: str, language: str) -> None:
    words = [info.strength for info in bot_infos(game, language)]
    assert len(words) == len(set(words)) == 8
    assert all(words)


# --- what a level gets wrong is what is said of it -----------------------------------------------------

ALL_LEVELS = (*TANK_LEVELS, *COMBAT_LEVELS)


@pytest.mark.parametrize("level", ALL_LEVELS, ids=lambda level: level.character)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_about_a_level_names_its_habits_and_no_others(level: Any, language: str) -> None:
    about = say(f"{level.character}-about", language)
    named = [name for name in HABITS if say(habit_key(name), language) in about]
    assert sorted(named) == sorted(level.habits)


@pytest.mark.parametrize("levels", [TANK_LEVELS, COMBAT_LEVELS])
def test_every_habit_belongs_to_somebody_but_not_to_the_strongest(levels: Any) -> None:
    habits = type(levels[0].strength.habits).__struct_fields__
    assert {name for level in levels for name in level.habits} == {*habits}
    assert not any(level.habits for level in levels[-2:])


def test_who_overlooks_long_diagonals_overlooks_those_of_the_enemy_too() -> None:
    for level in TANK_LEVELS:
        if "long_diagonals" in level.habits:
            assert level.strength.weakness.oversight > 0


def test_a_habit_strikes_as_often_as_its_row_says() -> None:
    rng = Random(1)
    struck = [name for _ in range(2000) for name in struck_habits(TankHabits(reverse=250, kills=1000), rng)]
    assert struck.count("kills") == 2000
    assert 400 < struck.count("reverse") < 600
    assert "long_diagonals" not in struck
