"""How the room speaks: sentences of the catalogue in one language, on a terminal of whatever abilities."""

from __future__ import annotations

import os
import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from behemoth.games import Event
from behemoth.locale import say
from behemoth.terminal.plain import can_show, clean, soften

#: Terminals that show letters but hardly any arrow.
_POOR_TERMINALS = ("dumb", "linux", "unknown")


#: A complaint may quote what somebody gave us, but not all of a huge file.
LONGEST = 2000


class Voice:
    """Speaks to people on the standard output, complains on the standard error."""

    def __init__(self, language: str, *, colour: bool = True, ascii_only: bool = False) -> None:
        self.language = language
        soften(sys.stdout)
        soften(sys.stderr)
        self._out = Console(no_color=True if not colour else None, highlight=False, markup=False, emoji=False)
        poor = self._out.is_terminal and os.environ.get("TERM", "") in _POOR_TERMINALS
        #: Whether arrows can be drawn.
        self.arrows = not ascii_only and not poor and can_show(sys.stdout, "↑↗·")

    def say(self, key: str, **arguments: Any) -> str:
        """A sentence of the catalogue, not yet spoken."""
        return say(key, self.language, **arguments)

    def tell(self, text: str | Text = "", style: str = "") -> None:
        """Speak. A terminal gets words wrapped at its edge; a file or pipe gets the line as it is."""
        spoken = text if isinstance(text, Text) else Text(clean(text), style)
        self._out.print(spoken, soft_wrap=not self._out.is_terminal)

    def tell_key(self, key: str, style: str = "", **arguments: Any) -> None:
        """Speak a sentence of the catalogue."""
        self.tell(self.say(key, **arguments), style)

    def draw(self, picture: Text) -> None:
        """Show a picture or a line that must not be wrapped."""
        self._out.print(picture, soft_wrap=True)

    def tell_event(self, event: Event) -> None:
        """What happened; what everybody must hear, loudly."""
        self.tell(event.sentence(self.language), _LOUD.get(event.key(), ""))


def form(count: int) -> str:
    """Which form of a word goes with a number; the catalogue is given texts only."""
    return "one" if count == 1 else "other"


#: Events that are announced, with their style.
_LOUD = {
    "event-check": "bold reverse red",
    "event-escape": "bold reverse red",
    "event-flag": "bold reverse red",
    "event-ended": "bold reverse",
    "event-destroyed": "bold",
}


def complain(sentence: str) -> None:
    """One sentence on the standard error."""
    soften(sys.stderr)
    spoken = clean(sentence).replace("\n", " ")
    print(spoken if len(spoken) <= LONGEST else spoken[:LONGEST] + "…", file=sys.stderr)
