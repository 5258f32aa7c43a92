"""What can go wrong between a person and a game, as specific errors with a sentence in their language."""

from __future__ import annotations

from typing import Any

from behemoth.locale import DEFAULT_LANGUAGE, say


class GameError(ValueError):
    """An error a person reads: a key of the catalogue, its arguments and, where one is the reason, the rule."""

    def __init__(self, key: str, *, rule: str = "", **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.arguments = arguments

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        """One clear sentence, ending with the rule where a rule is the reason."""
        told = {name: _in_language(value, language) for name, value in self.arguments.items()}
        text = say(self.key, language, **told)
        return f"{text} ({self.rule})" if self.rule else text

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.rule, self.arguments)


def _rebuild(kind: type[GameError], key: str, rule: str, arguments: dict[str, Any]) -> GameError:
    return kind(key, rule=rule, **arguments)


class Named:
    """An argument of an error that is itself a word of the catalogue, said in the reader's language."""

    __slots__ = ("arguments", "key")

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return say(self.key, **self.arguments)


def _in_language(value: Any, language: str) -> Any:
    return say(value.key, language, **value.arguments) if isinstance(value, Named) else value


class InvalidText(GameError):
    """The text cannot be read at all: broken, whatever the position."""


class IllegalAction(GameError):
    """The action is readable, and a rule forbids it here."""


class AmbiguousText(GameError):
    """The text fits more than one legal action."""


class InvalidOptions(GameError):
    """These options do not exist or do not go together."""


class UnknownGame(GameError):
    """No installed package offers a game of this name."""


class SecretView(GameError):
    """Somebody asked to see everything before the game is over."""
