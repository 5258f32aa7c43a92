"""Headings in words: strict notation has its own, each language has those of its catalogue (``heading-ne``)."""

from __future__ import annotations

from typing import Final

from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES, say
from behemoth.tankchess.board.headings import HEADING_NAMES, HEADINGS, Heading

_STRICT: Final = {heading.name: heading for heading in HEADINGS}


def heading_word(heading: int, language: str = DEFAULT_LANGUAGE) -> str:
    """``NE``, in German records ``NO`` (TC9.1)."""
    name = HEADING_NAMES[heading]
    # Strict notation is the default language's: writing it needs no catalogue.
    return name if language == DEFAULT_LANGUAGE else say(f"heading-{name.lower()}", language)


def read_heading(word: str) -> Heading | None:
    """The heading of a word in any language of the catalogue; strict notation comes first."""
    strict = _STRICT.get(word.upper())
    return strict if strict is not None else _words().get(word.upper())


def heading_at(text: str, column: int) -> tuple[Heading | None, int]:
    """The longest heading word that begins in this column, in either case, and the column after it."""
    words = _words() | _STRICT
    fitting = [word for word in words if _is_word(text[column : column + len(word)], word)]
    longest = max(fitting, key=len, default="")
    return words.get(longest), column + len(longest)


def _is_word(text: str, word: str) -> bool:
    """Letter by letter: a few letters of other alphabets become one of these as capitals."""
    pairs = zip(text, word, strict=False)
    return len(text) == len(word) and all(sign in (letter, letter.lower()) for sign, letter in pairs)


def _words() -> dict[str, Heading]:
    """The words of every language; where two languages disagree, the earlier one in the list of languages holds."""
    return {heading_word(one, language).upper(): one for language in reversed(LANGUAGES) for one in HEADINGS}
