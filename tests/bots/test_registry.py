"""Bots are found by entry points, and each has its words."""

from __future__ import annotations

import pytest

from behemoth.bots import bot_names, find_bot
from behemoth.bots import registry as bot_registry
from behemoth.bots.registry import UnknownBot, bot_infos


def test_every_bot_is_found_and_has_words_in_both_languages() -> None:
    assert {"random", "greedy", "level-1"} <= set(bot_names("tank-chess"))
    assert {"random", "careful", "greedy"} <= set(bot_names("monster-combat"))
    for game in ("tank-chess", "monster-combat"):
        for language in ("en", "de"):
            infos = bot_infos(game, language)
            assert all(info.title and info.about for info in infos)
    with pytest.raises(UnknownBot) as caught:
        find_bot("tank-chess", "careful")
    assert "random, level-1" in caught.value.sentence("en")


def test_the_registry_is_the_entry_points() -> None:
    assert {bot.name for bot in bot_registry._all_bots().values()} >= {"random", "careful", "greedy", "level-8"}
