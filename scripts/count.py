"""Count what docs/architecture.md tells about the shape of the code, and write it there: ``python scripts/count.py``.

- Caches of the two rules packages: decorators that remember results, and memories kept by hand (a module's own mutable
  dictionary or list, a field for what could be worked out again).
- Imports from one room into another, and how many of them go past the door (``behemoth.<room>`` and
  ``behemoth.<room>.drawing`` are doors).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "behemoth"
PAGE: Final = ROOT / "docs" / "architecture.md"
RULES: Final = ("tankchess", "monstercombat")
_DECORATORS: Final = {"cache", "lru_cache", "cached_property"}
_CONTAINERS: Final = {"dict", "list", "set", "defaultdict", "OrderedDict", "WeakKeyDictionary", "WeakValueDictionary"}
_DRAWING: Final = "drawing"
_PLACE: Final = re.compile(r"(<!-- count: (\w+) -->).*?(<!-- /count -->)")


class Cache(NamedTuple):
    """One cache: where it is, and whether a decorator or a hand keeps it."""

    file: str
    line: int
    name: str
    by_hand: bool


class Import(NamedTuple):
    """One import from a room into another."""

    file: str
    line: int
    target: str
    past_door: bool


def _modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


# --- caches ------------------------------------------------------------------------------------------


def caches(package: Path = PACKAGE) -> list[Cache]:
    """The caches of the rules packages."""
    found = []
    for room in RULES:
        for path, module in _modules(package / room):
            name = path.relative_to(package).as_posix()
            found += [Cache(name, line, what, by_hand=False) for line, what in _decorated(module)]
            found += [Cache(name, line, what, by_hand=True) for line, what in _kept_by_hand(module)]
    return found


def _decorated(module: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            if any(_called(decorator) in _DECORATORS for decorator in node.decorator_list):
                yield node.lineno, node.name
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and _called(node.value) in _DECORATORS:
            yield node.lineno, ast.unparse(node.targets[0])


def _called(node: ast.expr) -> str:
    """The last word of what is called or named: lru_cache of ``functools.lru_cache(maxsize=9)(function)``."""
    while isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _kept_by_hand(module: ast.Module) -> Iterator[tuple[int, str]]:
    """A private empty container of a module, and a private field of a class: neither is part of what a value is."""
    for node in module.body:
        for name, value in _bindings(node):
            if name.startswith("_") and _is_empty_container(value):
                yield node.lineno, name
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                for name, _ in _bindings(inner):
                    if _is_private(name) and isinstance(inner, ast.AnnAssign):
                        yield inner.lineno, f"{node.name}.{name}"


def _is_private(name: str) -> bool:
    return name.startswith(("_", "kept_")) and not name.startswith("__")


def _bindings(node: ast.stmt) -> Iterator[tuple[str, ast.expr | None]]:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id, node.value
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value


def _is_empty_container(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Dict):
        return not value.keys
    if isinstance(value, ast.List):
        return not value.elts
    return isinstance(value, ast.Call) and not value.args and _called(value) in _CONTAINERS


# --- imports -----------------------------------------------------------------------------------------


def imports(package: Path = PACKAGE) -> list[Import]:
    """Every import from one room into another, one for each module that is named."""
    found = []
    for path, module in _modules(package):
        room = path.relative_to(package).parts[0]
        for node in ast.walk(module):
            for target in _targets(node, package):
                words = target.split(".")
                if len(words) > 1 and words[0] == package.name and words[1] != room:
                    past = len(words) > 2 and words[2:] != [_DRAWING]
                    found.append(Import(path.relative_to(package).as_posix(), node.lineno, target, past))  # type: ignore[attr-defined]
    return found


def _targets(node: ast.AST, package: Path) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        # ``from behemoth.room import module`` imports the module, not a name of the door.
        inside = [f"{node.module}.{alias.name}" for alias in node.names if _is_module(node.module, alias.name, package)]
        yield from inside
        if len(inside) < len(node.names):
            yield node.module


def _is_module(parent: str, name: str, package: Path) -> bool:
    """Whether a name of a package is one of its modules, and not something that its door exports under that name."""
    folder = package.parent.joinpath(*parent.split("."))
    if name in _exported(folder / "__init__.py"):
        return False
    return (folder / f"{name}.py").exists() or (folder / name / "__init__.py").exists()


@cache
def _exported(door: Path) -> frozenset[str]:
    if not door.exists():
        return frozenset()
    module = ast.parse(door.read_text(encoding="utf-8"))
    listed = (value for node in module.body for name, value in _bindings(node) if name == "__all__")
    return frozenset(text for value in listed if value is not None for text in ast.literal_eval(value))


def told() -> dict[str, str]:
    """The counts in the words of the page, by the names its marked places have."""
    kept, between = caches(), imports()
    by_hand = sum(cache.by_hand for cache in kept)
    return {
        "caches": f"{len(kept)}: {len(kept) - by_hand} decorators, {by_hand} fields kept by hand",
        "imports": f"{sum(one.past_door for one in between)} of {len(between)}",
    }


def filled(text: str) -> str:
    """The page with its marked places filled."""
    counts = told()
    return _PLACE.sub(lambda place: f"{place[1]}{counts[place[2]]}{place[3]}", text)


def main(words: Sequence[str]) -> int:
    """Print the counts and write them into the page; with ``--list`` each cache and each import past a door too."""
    kept, past = caches(), [one for one in imports() if one.past_door]
    if "--list" in words:
        for cache in kept:
            print(f"{cache.file}:{cache.line} {cache.name}{' (kept by hand)' if cache.by_hand else ''}")
        for one in past:
            print(f"{one.file}:{one.line} {one.target}")
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for what, count in told().items():
        print(f"{what}: {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
