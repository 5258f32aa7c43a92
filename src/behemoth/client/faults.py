"""What can go wrong between a client and a table elsewhere, with a sentence for people."""

from __future__ import annotations

from behemoth.games import GameError
from behemoth.locale import DEFAULT_LANGUAGE


class BadLink(GameError):
    """A text that leads to no match."""


class Unreachable(GameError):
    """Nobody answers there, and the client has stopped trying."""


class Refused(GameError):
    """The table says no; nothing was changed. ``code`` is for programs (see the protocol), ``text`` for people."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__("client-refused", text=text)
        self.code = code
        self.text = text
        self.rule = rule

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The table has said it in the language of the connection already, with the rule."""
        return self.text

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str]]:
        return Refused, (self.code, self.text, self.rule)
