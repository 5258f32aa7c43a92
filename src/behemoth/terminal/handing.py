"""Handing one device around: the screen is wiped before the next one looks."""

from __future__ import annotations

import os
import sys

from behemoth.terminal.asking import Asker
from behemoth.terminal.voice import Voice


def hand_over(voice: Voice, asker: Asker, name: str) -> None:
    """Take everything off the screen, and wait until only the next one sees it."""
    wipe(voice)
    voice.tell_key("combat-seat-pass", "bold", name=name)
    line = asker.ask(voice.say("combat-seat-ready", name=name))
    if line and not asker.present:  # a script in a pipe may leave the empty lines out
        asker.hand_back(line)
    wipe(voice)


def wipe(voice: Voice) -> None:
    """Take everything off the screen, what has scrolled away and what was typed too."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
    if not sys.stdout.isatty():
        voice.tell("-" * 60)
    elif os.environ.get("TERM", "dumb") == "dumb":
        voice.tell("\n" * 100)
    else:
        print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
