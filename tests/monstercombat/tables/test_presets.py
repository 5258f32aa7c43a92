"""Ready-made options by name."""

from __future__ import annotations

import pytest

from behemoth.games import InvalidOptions, help_texts
from behemoth.locale import LANGUAGES, has
from behemoth.monstercombat import COOP, PRESETS, EventCounts, Options, preset
from behemoth.monstercombat.tables.options import checked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_is_explained(language: str) -> None:
    for key in help_texts(Options).values():
        assert has(key, language), key
    for variant, named in PRESETS.items():
        for name, options in named.items():
            assert has(f"combat-preset-{variant}-{name}", language)
            assert preset(variant, name) == options == checked(options)
            assert options.variant == variant


@pytest.mark.rule("D17", "MC7.11")
def test_presets() -> None:
    assert preset("coop", "classic") == Options(variant=COOP)
    assert preset("coop", "gentle").v2_immunity == "through_next_turn"
    assert preset("coop", "hard").attack_target == "all"
    assert preset("coop", "grim").event_counts == EventCounts(attack=8, heal=2, immune=3, discard=4, reverse=3)
    with pytest.raises(InvalidOptions):
        preset("coop", "soft")
    with pytest.raises(InvalidOptions):
        preset("chess", "classic")
