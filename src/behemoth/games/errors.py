"""What can go wrong between a person and a game, as specific errors with a sentence in their language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from behemoth.locale import DEFAULT_LANGUAGE, forms, say


class GameError(ValueError):
    """An error a person reads: a key of the catalogue, its arguments and, where one is the reason, the rule."""

    def __init__(self, key: str, *, rule: str = "", **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.arguments = arguments

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        """One clear sentence, ending with the rule where a rule is the reason."""
        arguments: dict[str, Any] = {}
        for name, value in self.arguments.items():
            arguments |= value.forms(name, language) if isinstance(value, Worded) else {name: value}
        text = say(self.key, language, **arguments)
        return f"{text} ({self.rule})" if self.rule else text

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.rule, self.arguments)


def _rebuild(kind: type[GameError], key: str, rule: str, arguments: dict[str, Any]) -> GameError:
    return kind(key, rule=rule, **arguments)


class Worded(ABC):
    """An argument of an error that is said in the reader's language."""

    __slots__ = ()

    @abstractmethod
    def in_language(self, language: str) -> str:
        """How it is said there."""

    def forms(self, name: str, language: str) -> Mapping[str, str]:
        """The argument of this name, with further forms of the word where the language has some."""
        return {name: self.in_language(language)}

    def __str__(self) -> str:
        return self.in_language(DEFAULT_LANGUAGE)


class Named(Worded):
    """An argument that is itself a word of the catalogue."""

    __slots__ = ("arguments", "key")

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments

    def in_language(self, language: str) -> str:
        return say(self.key, language, **self.arguments)

    def forms(self, name: str, language: str) -> Mapping[str, str]:
        return super().forms(name, language) if self.arguments else forms(name, self.key, language)


class Candidates(Worded):
    """An argument that lists actions somebody may have meant, each as the reader would write it."""

    __slots__ = ("actions", "most", "write")

    def __init__(self, actions: Sequence[Any], write: Callable[[Any, str], str], most: int = 8) -> None:
        self.actions = tuple(actions)
        self.write = write
        self.most = most

    def in_language(self, language: str) -> str:
        shown = ", ".join(self.write(action, language) for action in self.actions[: self.most])
        return shown + (" …" if len(self.actions) > self.most else "")


class InvalidText(GameError):
    """The text cannot be read at all: broken, whatever the position."""


class IllegalAction(GameError):
    """The action is readable, and a rule forbids it here."""


def not_an_action(given: object) -> IllegalAction:
    """The error for something that is no action of the game at all, such as the text of one."""
    return IllegalAction("error-not-an-action", given=type(given).__name__)


class AmbiguousText(GameError):
    """The text fits more than one legal action."""


class InvalidOptions(GameError):
    """These options do not exist or do not go together."""


class UnknownGame(GameError):
    """No installed package offers a game of this name."""


class SecretView(GameError):
    """Somebody asked to see everything before the game is over."""
