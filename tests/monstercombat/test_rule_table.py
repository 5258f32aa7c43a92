"""Every ruling stands in the rules of both languages and has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULINGS = {f"{part}{number}" for part, last in (("B", 26), ("C", 20), ("D", 19)) for number in range(1, last + 1)}
DETAILS = {f"MC7.{number}" for number in range(1, 13)} | {f"MC2.{number}" for number in (2, 3, 4)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_cover_every_ruling(language: str) -> None:
    text = (ROOT / "docs" / "rules" / f"monster-combat.{language}.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*([A-Z]+[\d.]+) ", text, re.MULTILINE)
    assert sorted(numbers) == sorted(RULINGS | DETAILS)


def test_every_ruling_has_a_test() -> None:
    cited: set[str] = set()
    for file in Path(__file__).parent.rglob("test_*.py"):
        for marker in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            cited |= set(re.findall(r'"([^"]+)"', marker))
    assert not (RULINGS | DETAILS) - cited


def test_every_option_stands_in_the_rules() -> None:
    from behemoth.monstercombat import Options

    for language in ("en", "de"):
        text = (ROOT / "docs" / "rules" / f"monster-combat.{language}.md").read_text(encoding="utf-8")
        missing = [name for name in Options.__struct_fields__ if name != "variant" and f"`{name}" not in text]
        assert not missing
