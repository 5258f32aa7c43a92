"""Options as text: written, read, validated, varied."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from behemoth.games import (
    InvalidOptions,
    changed_options,
    help_texts,
    read_options,
    variations,
    write_options,
    written_choices,
)
from behemoth.locale import LANGUAGES, has
from behemoth.tankchess import TankChess, TankOptions


class Sample(msgspec.Struct, frozen=True):
    """One field of each sort."""

    number: Annotated[int, Meta(ge=1, le=9)] = 3
    flag: bool = False
    word: Literal["red", "blue"] = "red"
    name: str = "x"
    perhaps: str | None = None
    row: tuple[int, ...] = ()
    free: int = 0


samples = st.builds(
    Sample,
    number=st.integers(1, 9),
    flag=st.booleans(),
    word=st.sampled_from(["red", "blue"]),
    name=st.text(st.characters(exclude_characters="[{", exclude_categories=["Cs"])),
    perhaps=st.none() | st.sampled_from(["a", "b c"]),
    row=st.lists(st.integers(-5, 5)).map(tuple),
    free=st.integers(-(10**6), 10**6),
)


@given(samples)
def test_what_is_written_is_read(options: Sample) -> None:
    assert read_options(Sample, write_options(options)) == options


def test_written_options() -> None:
    written = write_options(Sample(flag=True, row=(1, 2)))
    assert written == {"number": "3", "flag": "true", "word": "red", "name": "x", "row": "[1,2]", "free": "0"}


def test_only_what_was_changed() -> None:
    assert changed_options(Sample()) == {}
    assert changed_options(Sample(number=4, perhaps="y")) == {"number": "4", "perhaps": "y"}


def test_missing_options_have_their_defaults() -> None:
    assert read_options(Sample, {}) == Sample()
    assert read_options(Sample, {"number": "5"}) == Sample(number=5)


@pytest.mark.parametrize(
    "written",
    [
        {"number": "0"},
        {"number": "10"},
        {"number": "many"},
        {"number": ""},
        {"flag": "perhaps"},
        {"word": "green"},
        {"row": "[1,"},
        {"row": '["a"]'},
        {"row": "{}"},
        {"free": "1.5"},
    ],
)
def test_values_that_cannot_be(written: dict[str, str]) -> None:
    with pytest.raises(InvalidOptions) as caught:
        read_options(Sample, written)
    assert caught.value.key == "error-option-value"
    assert all(caught.value.sentence(language) for language in LANGUAGES)


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(InvalidOptions) as caught:
        read_options(Sample, {"colour": "red"})
    assert caught.value.key == "error-option-unknown"
    assert "colour" in caught.value.sentence()
    assert "number" in caught.value.sentence()


@given(st.dictionaries(st.sampled_from([*Sample.__struct_fields__, "zz"]), st.text(max_size=8)))
def test_no_text_raises_anything_else(written: dict[str, str]) -> None:
    with suppress(InvalidOptions):
        read_options(Sample, written)


def test_variations_change_one_option_each() -> None:
    found = list(variations(Sample))
    assert found[0] == Sample()
    changed = [changed_options(options) for options in found[1:]]
    assert changed == [{"number": "1"}, {"number": "9"}, {"flag": "true"}, {"word": "blue"}]


def test_help_texts_of_tank_chess_exist() -> None:
    texts = help_texts(TankOptions)
    assert set(texts) == set(TankOptions.__struct_fields__)
    assert all(has(key, language) for key in texts.values() for language in LANGUAGES)


def test_choices_are_the_words_one_may_write() -> None:
    assert written_choices(TankOptions) == {
        "fall_choice": ("owner", "killer"),
        "goal": ("standard", "flag", "carry", "last_tank"),
    }


def test_variations_of_tank_chess() -> None:
    found = list(TankChess().variations())
    assert len(found) == len(set(found))
    assert {options.fall_choice for options in found} == {"owner", "killer"}
    assert {options.throw_own for options in found} == {False, True}
    assert all(read_options(TankOptions, write_options(options)) == options for options in found)


def test_options_of_tank_chess_that_do_not_exist() -> None:
    for options in (TankOptions(scheme="nowhere"), TankOptions(position="rubbish")):
        with pytest.raises(InvalidOptions) as caught:
            TankChess().start(options)
        assert all(caught.value.sentence(language) for language in LANGUAGES)
    with pytest.raises(InvalidOptions) as caught:
        TankChess().start(TankOptions(), seats=3)
    assert caught.value.key == "error-seats"
