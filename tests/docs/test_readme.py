"""The README shows the way: its table of rules names rules that exist, and modules that carry them out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
_ROW: Final = re.compile(
    r"^\| ([^|]+) \| \[([A-Z]+[\d.]+)\]\((\S+?)#\S+\) \| \[`([^`]+)`\]\((\S+)\)(?:: `(\w+)`)? \|$", re.MULTILINE
)
ROWS: Final = _ROW.findall(README)


def test_there_are_rules_of_both_games() -> None:
    books = {book for _, _, book, *_ in ROWS}
    assert books == {"docs/rules/tank-chess.en.md", "docs/rules/monster-combat.en.md"}
    assert "a wreck blocks a shot" in {what for what, *_ in ROWS}


@pytest.mark.parametrize(("what", "number", "book", "name", "path", "function"), ROWS, ids=[row[0] for row in ROWS])
def test_a_rule_is_where_the_table_says(what: str, number: str, book: str, name: str, path: str, function: str) -> None:
    assert f"**{number} " in (ROOT / book).read_text(encoding="utf-8")
    cited = re.compile(rf"\b{re.escape(number)}(?![\d.]*\d)")
    code = (ROOT / path).read_text(encoding="utf-8")
    assert cited.search(code), f"{path} does not name {number}"
    assert not function or f"def {function}(" in code
    assert path.startswith(f"src/behemoth/{name}".rstrip("/"))


def test_every_room_is_named() -> None:
    rooms = {path.parent.name for path in (ROOT / "src" / "behemoth").glob("*/__init__.py")}
    assert rooms == set(re.findall(r"^\| \[?`(\w+)/`", README, re.MULTILINE))
