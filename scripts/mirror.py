"""Which modules have no test file of their own name: ``python scripts/mirror.py`` writes tests/mirror.txt anew.

Tests mirror the source: ``src/behemoth/table/clock.py`` is tested by ``tests/table/test_clock.py``. A module without
such a test stands in tests/mirror.txt with the reason: the test file that uses most of what it defines, or,
if no test uses it directly, the module by way of which it is tested.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "behemoth"
TESTS: Final = ROOT / "tests"
LIST: Final = TESTS / "mirror.txt"
_HEAD: Final = """\
# Modules without a test file of their own name, and by what each is tested. `python scripts/mirror.py` writes this
# anew. A shorter list is a better list.
"""


def modules() -> list[str]:
    """Every module but doors and entry points, as ``table/clock.py``."""
    paths = (path for path in SOURCE.rglob("*.py") if not path.name.startswith("__"))
    return sorted(path.relative_to(SOURCE).as_posix() for path in paths)


def mirror_of(module: str) -> Path:
    """Where the test of a module belongs."""
    path = Path(module)
    return TESTS / path.with_name(f"test_{path.name}")


def without_mirror() -> list[str]:
    """The modules without a test file of their own name."""
    return [module for module in modules() if not mirror_of(module).exists()]


# --- who uses what -----------------------------------------------------------------------------------


def _file(words: str) -> str | None:
    """The file of a dotted module of ours, doors included."""
    parts = words.split(".")
    if parts[0] != SOURCE.name:
        return None
    for path in (SOURCE.joinpath(*parts[1:]).with_suffix(".py"), SOURCE.joinpath(*parts[1:], "__init__.py")):
        if path.exists() and path != SOURCE.with_suffix(".py"):
            return path.relative_to(SOURCE).as_posix()
    return None


@cache
def _imported(path: Path) -> tuple[tuple[str, str], ...]:
    """The file and the name of everything of ours that a file imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = _file(f"{node.module}.{alias.name}")
                found += [(whole, "")] if whole else [(file, alias.name) for file in [_file(node.module)] if file]
        elif isinstance(node, ast.Import):
            found += [(file, "") for alias in node.names if (file := _file(alias.name))]
    return tuple(found)


def _uses(path: Path) -> Iterator[str]:
    """The modules a file uses, once for each name; through a door it uses the module that defines the name."""
    for file, name in _imported(path):
        yield _defining(file, name)


@cache
def _defining(file: str, name: str) -> str:
    if file.endswith("__init__.py") and name:
        for inner, exported in _imported(SOURCE / file):
            if exported == name:
                return _defining(inner, name)
    return file


def reasons() -> dict[str, str]:
    """For each module without a test of its own name: by what it is tested."""
    tests = {path.relative_to(TESTS).as_posix(): Counter(_uses(path)) for path in sorted(TESTS.rglob("test_*.py"))}
    users = {module: set(_uses(SOURCE / module)) for module in modules()}
    found: dict[str, str] = {}
    for module in without_mirror():
        best = max(tests, key=lambda test: (_is_near(test, module) and tests[test][module] > 0, tests[test][module]))
        if tests[best][module]:
            found[module] = best
    alone = [module for module in without_mirror() if module not in found]
    for module in alone:
        by = [user for user, used in users.items() if module in used and user not in alone]
        by = by or [user for user, used in users.items() if module in used]
        near = sorted(by, key=lambda user: (not _is_near(user, module), user))
        found[module] = f"by way of {near[0]}" if near else "by way of its door or its entry point"
    return found


def _is_near(one: str, other: str) -> bool:
    return one.split("/")[0] == other.split("/")[0]


def written() -> str:
    """The list as it should be."""
    return _HEAD + "".join(f"{module}: {reason}\n" for module, reason in sorted(reasons().items()))


def listed() -> dict[str, str]:
    """The list as it is."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def main() -> int:
    """Write the list anew."""
    LIST.write_text(written(), encoding="utf-8")
    print(f"{len(modules()) - len(without_mirror())} of {len(modules())} modules have a test of their own name")
    return 0


if __name__ == "__main__":
    sys.exit(main())
