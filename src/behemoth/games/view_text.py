"""A view as readable text, for every game that does not say it better itself (``Game.describe``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final

import msgspec

from behemoth.locale import DEFAULT_LANGUAGE, has, say

#: Longer lists are put on lines of their own.
WIDEST: Final = 72


def view_text(view: object, language: str = DEFAULT_LANGUAGE) -> str:
    """The fields of a view, one a line: ``card: K``. What is in them stands below, a little to the right. A field is
    called what the catalogue calls it (``view-card``), else by its own name.

    >>> class Hand(msgspec.Struct):
    ...     cards: tuple[str, ...]
    ...     left: int = 3
    >>> print(view_text(Hand(("K", "Q"))))
    cards: K, Q
    left: 3
    """
    return "\n".join(_lines(msgspec.to_builtins(view, enc_hook=str), language))


def _lines(value: Any, language: str) -> list[str]:
    short = _short(value)
    if short is not None:
        return [short]
    if isinstance(value, Mapping):
        fields = [(_called(str(name), language), inner) for name, inner in value.items()]
        return [line for name, inner in fields for line in _named(name, inner, language)]
    return [line for number, inner in enumerate(value, 1) for line in _named(str(number), inner, language)]


def _called(name: str, language: str) -> str:
    key = f"view-{name}".replace("_", "-")
    return say(key, language) if name.isidentifier() and has(key, language) else name.replace("_", " ")


def _named(name: str, value: Any, language: str) -> list[str]:
    short = _short(value) or _flat(value, language)
    if short is not None:
        return [f"{name}: {short}"]
    return [f"{name}:", *(f"  {line}" for line in _lines(value, language))]


def _flat(value: Any, language: str) -> str | None:
    """Several plain fields in one line, where they fit: ``kind HT, square C1``."""
    fields = value.items() if _is_map(value) else ()
    shorts = [(_called(str(name), language), _short(inner)) for name, inner in fields]
    joined = ", ".join(f"{name} {short}" for name, short in shorts)
    return joined if joined and len(joined) <= WIDEST and all(short for _, short in shorts) else None


def _is_map(value: Any) -> bool:
    return isinstance(value, Mapping)


def _short(value: Any) -> str | None:
    """In one line, where it fits: plain values and lists of them."""
    if value is None or (isinstance(value, (str, Sequence, Mapping)) and not value):
        return "–"
    if isinstance(value, bool):
        return "+" if value else "–"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Mapping):
        return None
    if isinstance(value, Sequence) and not isinstance(value, str):
        if any(isinstance(inner, (Mapping, list, tuple)) for inner in value):
            return None
        joined = ", ".join(_short(inner) or "–" for inner in value)
        return joined if len(joined) <= WIDEST else None
    return str(value)
