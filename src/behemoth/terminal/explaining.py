"""Help of the command line in the reader's language.

Help texts are plain one-line sentences of the catalogue. They are picked out of its files directly: whoever asks for
help should not wait for the whole catalogue to be understood.
"""

from __future__ import annotations

import re
from typing import Any, Final

from behemoth.locale import sources

_PLAIN: Final = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", re.MULTILINE)

#: What the command line library says in English only.
_FIXED: Final = (
    ("Usage:", "terminal-word-usage"),
    ("Options:", "terminal-word-options"),
    ("Commands:", "terminal-word-commands"),
    ("Arguments:", "terminal-word-arguments"),
    ("Show this message and exit.", "terminal-word-help"),
    ("[required]", "terminal-word-required"),
)


def plain_sentences(language: str) -> dict[str, str]:
    """All sentences of the catalogue that need no arguments and one line."""
    found: dict[str, str] = {}
    for source in sources(language):
        found.update(_PLAIN.findall(source.read_text(encoding="utf-8")))
    return found


def translate(command: Any, sentences: dict[str, str]) -> None:
    """Put the sentences where a command and everything below it has their keys."""
    for part in (command, *getattr(command, "params", ())):
        help_key = getattr(part, "help", None)
        if help_key in sentences:
            part.help = sentences[help_key]
    for below in getattr(command, "commands", {}).values():
        translate(below, sentences)


def translate_fixed(text: str, sentences: dict[str, str]) -> str:
    """The same for words the library brings along."""
    for english, key in _FIXED:
        text = text.replace(english, sentences[key])
    return text
