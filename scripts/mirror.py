"""Which modules have no test file of their own name: ``python scripts/mirror.py`` brings tests/mirror.txt up to date.

Tests mirror the source: ``src/behemoth/table/clock.py`` is tested by ``tests/table/test_clock.py``. A module without
such a test stands in tests/mirror.txt with the reason. Reasons are written by hand; this script sorts the rows, drops
those of modules that have got a test or are gone, and names the modules that have neither a test nor a row.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "behemoth"
TESTS: Final = ROOT / "tests"
LIST: Final = TESTS / "mirror.txt"
#: How a reason begins that says: there is nothing to test but the values themselves.
DATA: Final = "data"
_HEAD: Final = """\
# Modules without a test file of their own name, and why. A module of data defines no function. A shorter list is a
# better list; `python scripts/mirror.py` drops what need not stand here any more.
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


def is_data(module: str) -> bool:
    """Whether a module defines no function, so that there is nothing in it to test."""
    tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
    return not any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in ast.walk(tree))


def listed() -> dict[str, str]:
    """The list: each module with its reason."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def main() -> int:
    """Drop the rows that are not needed any more, and name the modules that lack one."""
    reasons, missing = listed(), without_mirror()
    kept = [f"{module}: {reasons[module]}\n" for module in missing if module in reasons]
    LIST.write_text(_HEAD + "".join(kept), encoding="utf-8")
    print(f"{len(modules()) - len(missing)} of {len(modules())} modules have a test of their own name")
    for module in missing:
        if module not in reasons:
            print(f"{module}: write {mirror_of(module).relative_to(ROOT)}, or a row with a reason in tests/mirror.txt")
    return int(len(kept) < len(missing))


if __name__ == "__main__":
    sys.exit(main())
