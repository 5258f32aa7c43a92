"""docs/bots.md and docs/games.md tell what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from behemoth.bots import Bot, Observation

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES: Final = DOCS.parent / "examples"


def test_every_member_of_a_bot_and_of_what_it_sees_is_named() -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)", page)) | set(re.findall(r"^\.\.\.     (?:def )?(\w+)", page, re.MULTILINE))
    members = {*Bot.__annotations__, "choose", *(name for name in vars(Observation) if not name.startswith("_"))}
    assert {name for name in members if name not in named} == set()


def test_quoted_code_is_the_code_of_the_example() -> None:
    page = (DOCS / "games.md").read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in (EXAMPLES / "kuhn-poker").rglob("*.py"))
    quoted = re.findall(r"^```py\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(quoted) == 2
    for code in quoted:
        assert code in source
