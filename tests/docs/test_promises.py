"""The page of promises names tests; they are there, and each promise has one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| promise ")]
TESTS = re.findall(r"`(tests/[^`]+)`", PAGE)


@pytest.mark.parametrize("named", TESTS)
def test_a_test_that_is_named_is_there(named: str) -> None:
    path, _, name = named.partition("::")
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    assert (name in found) if name else found, f"{named}: where is it now?"


def test_every_promise_names_one() -> None:
    assert len(ROWS) > 25
    assert [row for row in ROWS if not re.search(r"\| `tests/[^`]+` \|$", row)] == []
