"""The table of levels: eight for people to choose from, from friendly to full strength."""

from __future__ import annotations

import pytest

from behemoth.bots import bot_infos, bot_names
from behemoth.bots.levels import TANK_LEVELS


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


@pytest.mark.parametrize("game", ["tank-chess", "monster-combat"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_level_says_whom_it_beats(game: str, language: str) -> None:
    words = [info.strength for info in bot_infos(game, language)]
    assert len(words) == len(set(words)) == 8
    assert all(words)
