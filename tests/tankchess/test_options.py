"""Options: their bounds, their texts, and how they go with the rules of a position line."""

from __future__ import annotations

import pytest

from behemoth.games import InvalidOptions, help_texts, read_options, write_options
from behemoth.locale import LANGUAGES, has
from behemoth.tankchess import (
    Rules,
    TankChess,
    TankOptions,
)
from tests.tankchess.monster_build import line


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize("repetition", [-4, 0, 1, 10, True])
def test_rules_out_of_bounds_are_refused_where_they_are_made(repetition: int) -> None:
    for made in (TankOptions, Rules):
        with pytest.raises(InvalidOptions):
            made(repetition=repetition)


@pytest.mark.rule("TC9.3")
def test_a_position_keeps_its_rules_unless_others_are_given() -> None:
    text = line("LTE2N", options="r5.k")
    kept = TankChess().start(TankOptions(position=text)).position.rules
    assert kept == Rules(repetition=5, fall_choice="killer")
    mixed = TankChess().start(TankOptions(position=text, repetition=4, throw_own=True)).position.rules
    assert mixed == Rules(repetition=4, fall_choice="killer", throw_own=True)


@pytest.mark.rule("TC4.4", "TC6.7", "TC6.10")
def test_the_standard_options() -> None:
    options = TankOptions()
    assert options.scheme == "basic-16"
    assert options.rules == Rules(repetition=3, quiet_moves=50, throw_own=False, fall_choice="owner")


def test_every_option_is_explained_in_both_languages() -> None:
    assert set(help_texts(TankOptions)) == {
        "scheme",
        "position",
        "repetition",
        "quiet_moves",
        "throw_own",
        "fall_choice",
        "goal",
        "remote_mines",
    }
    for key in help_texts(TankOptions).values():
        assert all(has(key, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "written",
    [
        {"repetition": "1"},
        {"repetition": "10"},
        {"quiet_moves": "0"},
        {"quiet_moves": "501"},
        {"quiet_moves": "many"},
        {"throw_own": "perhaps"},
        {"fall_choice": "nobody"},
        {"colour": "red"},
    ],
    ids=str,
)
def test_impossible_options_are_refused(written: dict[str, str]) -> None:
    with pytest.raises(InvalidOptions) as wrong:
        read_options(TankOptions, written)
    assert all(wrong.value.sentence(language) for language in LANGUAGES)


def test_options_come_back_from_text() -> None:
    options = TankOptions("monster-16", repetition=4, quiet_moves=30, throw_own=True, fall_choice="killer")
    assert read_options(TankOptions, write_options(options)) == options
