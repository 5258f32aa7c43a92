"""Questions at the keyboard, from a terminal or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress

from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.terminal.plain import clean, forgive
from behemoth.terminal.trouble import Gone
from behemoth.terminal.voice import Voice


class Asker:
    """Asks and hears one line at a time. Raises :class:`Gone` when nobody answers any more."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        #: Whether a person sits there; a pipe is not asked whether it is sure.
        self.present = sys.stdin.isatty()
        self._returned: list[str] = []
        forgive(sys.stdin)
        if self.present and sys.stdout.isatty():
            _edit_lines()

    def ask(self, question: str) -> str:
        """The answer, without white space around it."""
        if self._returned:
            return self._returned.pop()
        try:
            return self._hear(clean(question)).strip()
        except (EOFError, KeyboardInterrupt):
            raise Gone from None

    def hand_back(self, line: str) -> None:
        """This line was no answer: the next question gets it."""
        self._returned.append(line)

    def agrees(self, question: str) -> bool:
        """Whether the answer is a yes."""
        answer = self.ask(question).lower()
        return answer in words(self.voice.say("terminal-yes-words"))

    def _hear(self, question: str) -> str:
        if self.present:
            return input(question)
        print(question, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(clean(line.rstrip("\n")))  # so that a transcript reads like a session
        return line


def _edit_lines() -> None:
    """Arrow keys and history, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def command_words(commands: Iterable[str], language: str) -> dict[str, str]:
    """Every word that means a command: those of the reader's language, and of the default one too."""
    found: dict[str, str] = {}
    for spoken in (DEFAULT_LANGUAGE, language):
        for name in commands:
            found |= dict.fromkeys(words(say(f"terminal-command-{name}", spoken)), name)
    return found


def words(listed: str) -> tuple[str, ...]:
    """``y, yes`` of the catalogue as words."""
    return tuple(word.strip() for word in listed.split(","))
