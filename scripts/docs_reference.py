"""The API reference: one page a door, with everything the door exports, from the docstrings.

A page is reStructuredText, as the docstrings are. Classes and functions are left to Sphinx's autodoc. Constants are
written here, because their comments (``#:``) stand in the module that defines them and not in the door.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

#: The doors: the rooms, lowest first, and the drawings, which are doors of their own.
DOORS: Final = (
    "behemoth.games",
    "behemoth.tankchess",
    "behemoth.tankchess.drawing",
    "behemoth.monstercombat",
    "behemoth.monstercombat.drawing",
    "behemoth.engine",
    "behemoth.bots",
    "behemoth.table",
    "behemoth.lessons",
    "behemoth.maps",
    "behemoth.puzzles",
    "behemoth.lab",
    "behemoth.client",
    "behemoth.server",
    "behemoth.terminal",
    "behemoth.locale",
)
#: Longer values of constants are not printed.
_LONGEST_VALUE: Final = 60


def exports(door: ModuleType) -> list[str]:
    """What a door exports: what it lists, or the public names it defines itself."""
    listed = getattr(door, "__all__", None)
    if listed is not None:
        return sorted(listed, key=str.lower)
    own = (name for name, value in vars(door).items() if getattr(value, "__module__", None) == door.__name__)
    return sorted((name for name in own if not name.startswith("_")), key=str.lower)


def page(name: str) -> str:
    """The reference page of one door."""
    door = importlib.import_module(name)
    parts = [f"{name}\n{'=' * len(name)}", f".. py:module:: {name}", inspect.getdoc(door) or ""]
    groups: dict[str, list[str]] = {"Classes": [], "Functions": [], "Constants": []}
    for export in exports(door):
        value = getattr(door, export)
        if inspect.isclass(value):
            kind = "autoexception" if issubclass(value, BaseException) else "autoclass"
            groups["Classes"].append("\n".join([f".. {kind}:: {export}", *_without_aliases(value)]))
        elif inspect.isroutine(value):
            groups["Functions"].append(f".. autofunction:: {export}")
        else:
            groups["Constants"].append(_constant(door, export))
    for title, members in groups.items():
        if members:
            parts += [f"{title}\n{'-' * len(title)}", *members]
    return "\n\n".join(parts) + "\n"


def _without_aliases(value: type) -> list[str]:
    """A class that is also named inside another one (``TankChess.Options``) is described once, under its own name."""
    aliases = [name for name, inner in vars(value).items() if inspect.isclass(inner) and inner.__qualname__ == name]
    return [f"   :exclude-members: {', '.join(aliases)}"] if aliases else []


def _constant(door: ModuleType, name: str) -> str:
    value = " ".join(repr(getattr(door, name)).split())
    shown = [f"   :value: {value}"] if len(value) <= _LONGEST_VALUE and "<" not in value else []
    comment = [f"   {line}" for line in comment_of(door, name).splitlines()]
    return "\n".join([f".. py:data:: {name}", *shown, "", *comment])


def comment_of(door: ModuleType, name: str) -> str:
    """The ``#:`` comment of a constant, or the docstring below it, where it is defined."""
    path, defined = _definition(door, name)
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if line.startswith((f"{defined}:", f"{defined} =", f"type {defined} ")):
            return "\n".join(reversed(list(_comment_above(lines, number))))
    return ""


def _comment_above(lines: list[str], number: int) -> Iterator[str]:
    for line in reversed(lines[:number]):
        if not line.startswith("#:"):
            return
        yield line.removeprefix("#:").strip()


def _definition(module: ModuleType, name: str) -> tuple[Path, str]:
    """The file that defines an exported name, and the name it has there: follow the imports."""
    assert module.__file__
    path = Path(module.__file__)
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return _definition(importlib.import_module(node.module), alias.name)
    return path, name
