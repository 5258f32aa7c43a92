"""Talking to the engine as another program does."""

from __future__ import annotations

import pytest

from behemoth.terminal.engine_talk import Talk
from tests.engine.needs import needs_engine

#: Both who think: the rules in Python everywhere, the engine where it is.
THINKERS = ["python", pytest.param("engine", marks=needs_engine("tanks"))]


class Conversation:
    """A talk with what it said."""

    def __init__(self, thinker: str = "python", language: str = "en") -> None:
        self.said: list[str] = []
        self.talk = Talk(self.said.append, language)
        if thinker == "python":
            self.talk.hear("setoption python 1")

    def ask(self, *lines: str) -> list[str]:
        """What is said to these lines, once nothing runs any more."""
        before = len(self.said)
        for line in lines:
            self.talk.hear(line)
        self.talk.wait()
        return self.said[before:]
