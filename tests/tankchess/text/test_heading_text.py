"""Headings as words of each language."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.headings import (
    HEADINGS,
    Heading,
)
from behemoth.tankchess.text.heading_text import heading_word, read_heading


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_headings_are_read_as_they_are_written(heading: Heading, language: str) -> None:
    word = heading_word(heading, language)
    assert read_heading(word) is read_heading(word.lower()) is heading
    assert word == (heading.name if language == "en" else heading.name.replace("E", "O"))


@pytest.mark.parametrize("word", ["", "X", "NN", "EN", "NNE", "SN"])
def test_what_is_no_heading(word: str) -> None:
    assert read_heading(word) is None
