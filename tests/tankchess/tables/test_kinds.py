"""The table of kinds: the figures of the rules, and kinds as data."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import behemoth.tankchess
from behemoth.tankchess.board.squares import LARGEST
from behemoth.tankchess.tables.kinds import AHEAD, BY_CODE, BY_LETTER, FAN, KINDS

#: TC1.3 as it stands in the rules: speed, armour, gun, arc, least and most distance.
TABLE = {
    "CLT": (5, (1, 0, 0), 1, FAN, 2, None),
    "LT": (5, (1, 0, 0), 1, FAN, 2, None),
    "MT": (4, (2, 1, 0), 2, FAN, 2, None),
    "HT": (3, (3, 2, 1), 3, FAN, 2, None),
    "TD": (4, (2, 1, 0), 4, AHEAD, 2, None),
    "HM": (3, (1, 0, 0), 5, AHEAD, 3, 5),
}


@pytest.mark.rule("TC1.3")
@pytest.mark.parametrize("mark", TABLE)
def test_official_figures(mark: str) -> None:
    kind = BY_CODE[mark]
    speed, armour, strength, arc, least, most = TABLE[mark]
    assert (kind.speed, kind.armour, kind.official) == (speed, armour, True)
    assert kind.gun is not None
    assert (kind.gun.strength, kind.gun.arc, kind.gun.least) == (strength, arc, least)
    assert kind.gun.most == most if most else kind.gun.most >= LARGEST
    assert kind.gun.indirect == (mark == "HM")


@pytest.mark.rule("TC1.3")
def test_the_monster_in_the_table() -> None:
    monster = BY_CODE["M"]
    assert (monster.speed, monster.armour, monster.gun, monster.giant) == (2, (2, 3, 4), None, True)


@pytest.mark.rule("TC1.3")
def test_marks_letters_and_numbers_are_unique() -> None:
    assert len(BY_CODE) == len(BY_LETTER) == len(KINDS)
    assert [kind.number for kind in KINDS] == list(range(len(KINDS)))
    assert [kind.code for kind in KINDS if kind.official] == [*TABLE, "M"]
    assert [kind.code for kind in KINDS if kind.commander] == ["CLT"]


@pytest.mark.rule("TC1.3")
def test_no_rule_asks_for_a_kind_by_name() -> None:
    """Kinds are data: nowhere is anything compared with a mark, and nowhere but in the table is one looked up."""
    folder = Path(behemoth.tankchess.__file__).parent
    named = []
    for path in sorted(set(folder.rglob("*.py")) - set(folder.glob("drawing/*.py"))):  # pictures may
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
            parts += [node.slice] if isinstance(node, ast.Subscript) and _is_kinds(node.value) else []
            named += [(path.name, part.value) for part in parts if _is_mark(part) and isinstance(part, ast.Constant)]
    assert named == []


def _is_kinds(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("BY_CODE", "KINDS", "BY_LETTER")


def _is_mark(node: ast.expr) -> bool:
    longer = {mark for mark in BY_CODE if len(mark) > 1}  # a single letter may be anything
    return isinstance(node, ast.Constant) and node.value in longer
