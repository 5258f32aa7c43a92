"""Why the table says no: a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from behemoth.bots import Busy
from behemoth.games import AmbiguousText, GameError
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.table.messages import Code, Problem
from behemoth.table.meters import METERS


class Refusal(GameError):
    """Refused; nothing was changed. ``cause`` is the game's own error, where the game refused."""

    def __init__(self, code: Code, key: str, *, cause: GameError | None = None, **arguments: Any) -> None:
        super().__init__(key, **arguments)
        self.code: Code = code
        self.cause = cause

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        return self.cause.sentence(language) if self.cause is not None else super().sentence(language)

    def problem(self, message_id: str, language: str) -> Problem:
        """What the one who asked is told."""
        METERS.refused[self.code] += 1
        rule = self.cause.rule if self.cause is not None else ""
        return Problem(code=self.code, text=self.sentence(language), id=message_id, rule=rule)


def by_the_game(error: GameError) -> Refusal:
    """A refusal that gives the game's own reason, or the dispatcher's."""
    code: Code = "ambiguous" if isinstance(error, AmbiguousText) else "busy" if isinstance(error, Busy) else "illegal"
    return Refusal(code, error.key, cause=error)
