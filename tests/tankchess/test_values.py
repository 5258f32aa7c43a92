"""Values cannot be changed, nothing is remembered behind their back, and the door shows what others need."""

from __future__ import annotations

import ast
from pathlib import Path

import behemoth.tankchess as door
from behemoth.tankchess import (
    load_scheme,
    setup_faults,
)


def test_schemes_are_checked_through_the_door() -> None:
    assert setup_faults(load_scheme("basic-16")) == ()


def test_few_caches_and_each_says_what_it_buys() -> None:
    caches = []
    for path in sorted(Path(door.__file__).parent.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        decorators = [one for node in ast.walk(ast.parse(text)) for one in getattr(node, "decorator_list", ())]
        caches += [lines[one.lineno - 1] for one in decorators if "cache" in ast.unparse(one)]
    assert len(caches) <= 5
    assert all("  # " in line for line in caches), caches
