"""What goes wrong between a person and this room. Errors of the games come with their own sentences."""

from __future__ import annotations

from typing import Final

import typer

from behemoth.games import GameError
from behemoth.locale import say

#: The exit codes: all well, checked and found wrong, cannot be read at all.
FINE: Final = 0
WRONG: Final = 1
BAD_INPUT: Final = 2
#: As a shell counts: stopped by the keyboard, nobody reads any more.
INTERRUPTED: Final = 130
UNHEARD: Final = 141


class BadInput(GameError):
    """Something typed or a file cannot be used; the sentence says what and where."""


class Gone(Exception):
    """The people left: end of input, or Ctrl-C."""


#: Faults of the command line by the name of the error the command line library raises.
_USAGE: Final = {
    "NoSuchOption": ("terminal-usage-no-option", "option_name"),
    "BadOptionUsage": ("terminal-usage-no-value", "option_name"),
}


#: The same by the beginning of what it says.
_USAGE_TEXTS: Final = {"Got unexpected extra argument": "terminal-usage-extra"}


def whole_number(text: str, name: str, least: int, most: int) -> int:
    """A number of the command line within its bounds."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise BadInput("terminal-usage-number", name=name, text=text[:40])
    if len(digits) > 18 or not least <= int(text) <= most:
        raise BadInput("terminal-usage-bounds", name=name, text=text[:40], least=least, most=most)
    return int(text)


def usage_sentence(fault: typer.TyperException, language: str) -> str:
    """One sentence for a command line that cannot be read."""
    key, attribute = _USAGE.get(type(fault).__name__, ("", ""))
    if key:
        return say(key, language, name=getattr(fault, attribute, "?"))
    parameter = getattr(fault, "param", None)
    names = "/".join(getattr(parameter, "opts", ())) if parameter is not None else ""
    if type(fault).__name__ == "MissingParameter":
        name = names if names.startswith("-") else str(getattr(parameter, "metavar", None) or names)
        return say("terminal-usage-missing", language, name=name)
    if names:
        return say("terminal-usage-value", language, name=names, fault=fault.message.rstrip("."))
    for beginning, known in _USAGE_TEXTS.items():
        if fault.message.startswith(beginning):
            return say(known, language)
    return say("terminal-usage", language, fault=fault.format_message().rstrip("."))
