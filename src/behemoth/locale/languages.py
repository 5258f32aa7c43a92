"""All languages, as one table. A new one is a row here and a folder of catalogues beside this file."""

from __future__ import annotations

from typing import Final, NamedTuple


class Language(NamedTuple):
    """A language people can choose."""

    #: The name of its folder and the code browsers send: ``de``.
    code: str
    #: How its speakers call it.
    name: str
    #: The forms in which its sentences take names, as attributes of each name: articles, cases.
    forms: tuple[str, ...] = ()


LANGUAGE_TABLE: Final = (
    Language("en", "English", ("a",)),
    Language("de", "Deutsch", ("nom", "acc", "dat", "gen")),
)

#: The codes, the default first.
LANGUAGES: Final = tuple(language.code for language in LANGUAGE_TABLE)
DEFAULT_LANGUAGE: Final = LANGUAGES[0]
FORMS: Final = {language.code: language.forms for language in LANGUAGE_TABLE}


def known_language(code: str) -> str:
    """This language if there are catalogues for it, otherwise the default; a region (``de-AT``) is passed over."""
    start = code.replace("_", "-").split("-")[0].lower()
    return start if start in LANGUAGES else DEFAULT_LANGUAGE
