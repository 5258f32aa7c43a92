"""The table of languages, and which of them is spoken to whom."""

from __future__ import annotations

import pytest

from behemoth.locale import sources
from behemoth.locale.languages import DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, known_language


@pytest.mark.parametrize(
    ("code", "language"),
    [("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("DE", "de"), ("en", "en"), ("fr", "en"), ("", "en")],
)
def test_a_region_is_passed_over_and_a_strange_language_is_the_default(code: str, language: str) -> None:
    assert known_language(code) == language


def test_every_language_has_a_name_and_a_folder_of_sentences() -> None:
    assert LANGUAGES[0] == DEFAULT_LANGUAGE
    assert len({language.code for language in LANGUAGE_TABLE}) == len(LANGUAGE_TABLE)
    for language in LANGUAGE_TABLE:
        assert language.name
        assert any(source.read_text(encoding="utf-8") for source in sources(language.code))
