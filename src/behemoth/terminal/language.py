"""Which language to speak: what was asked for on the command line, otherwise what the surroundings suggest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES

OPTION: Final = "--lang"
#: Asked in this order; a value that is not one of our languages is passed over.
_SURROUNDINGS: Final = ("BEHEMOTH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(words: Sequence[str], surroundings: Mapping[str, str]) -> str:
    """The language for these command line words in these surroundings."""
    asked = [_spoken(value) for value in (*_asked(words), *(surroundings.get(name, "") for name in _SURROUNDINGS))]
    return next((language for language in asked if language), DEFAULT_LANGUAGE)


def _asked(words: Sequence[str]) -> list[str]:
    following = [value for word, value in pairwise(words) if word == OPTION]
    return following + [word.partition("=")[2] for word in words if word.startswith(f"{OPTION}=")]


def _spoken(value: str) -> str:
    """``de_AT.UTF-8`` is German."""
    start = value.lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return start if start in LANGUAGES else ""


def language_first(words: Sequence[str]) -> list[str]:
    """The same words with ``--lang de`` in front, so that it may be written anywhere."""
    front, rest, index = list[str](), list[str](), 0
    while index < len(words):
        word = words[index]
        taken = 2 if word == OPTION and index + 1 < len(words) else 1
        target = front if word == OPTION or word.startswith(f"{OPTION}=") else rest
        target.extend(words[index : index + taken])
        index += taken
    return front + rest
