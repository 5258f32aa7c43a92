"""docs/rule-coverage.md is up to date, and no rule is without a test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.rule_table import Rule, Trouble, all_rules, read_rules, uncovered, unknown, write_table

ROOT = Path(__file__).resolve().parents[1]
RULES = (
    Rule("1 One", "TC1.1", "First", ""),
    Rule("1 One", "TC1.2", "Second", ""),
    Rule("1 One", "TC1.3", "Mines", "not yet"),
)
TESTS = {"TC1.1": {("tests/test_a.py", "test_b"), ("tests/test_a.py", "test_a")}}


def test_the_table_is_up_to_date_and_no_rule_is_missing() -> None:
    # A process of its own: pytest collects inside it, and must not know that it is being tested.
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "scripts/rule_table.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"{done.stderr}\nTo write the table anew: python scripts/rule_table.py"


def test_every_document_has_rules() -> None:
    for game, rules in all_rules().items():
        assert rules, game


def test_a_rule_is_a_paragraph_with_number_and_title() -> None:
    first, second = "**TC1.1 First** *(house)* Some\ntext.", "**TC1.2 Second** More. *Not\nimplemented yet: why.*"
    text = f"# Title\n\n## 1 One *(ruling)*\n\n{first}\n\n{second}"
    assert read_rules(text) == (Rule("1 One", "TC1.1", "First", ""), Rule("1 One", "TC1.2", "Second", "why"))


def test_what_has_no_number_counts_only_if_it_is_not_implemented() -> None:
    text = "**In bold** a sentence.\n\n**Land mine** Boom. *Not implemented yet: why.*\n\n**B12 A card** Text."
    assert read_rules(text) == (Rule("", "", "Land mine", "why"), Rule("", "B12", "A card", ""))


def test_a_number_that_comes_twice_is_an_error() -> None:
    with pytest.raises(Trouble, match=r"TC1\.1"):
        read_rules("**TC1.1 First** a\n\n**TC1.1 Again** b")


def test_a_number_that_no_document_has_is_an_error() -> None:
    assert unknown(RULES, TESTS) == []
    assert unknown(RULES, {"TC9.9": {("tests/test_a.py", "test_a")}}) == ["TC9.9 in tests/test_a.py::test_a"]


def test_a_rule_without_a_test_is_found_unless_it_is_not_implemented() -> None:
    assert uncovered(RULES, TESTS) == ["TC1.2"]


def test_the_table_links_to_the_tests() -> None:
    lines = write_table({"Tank Chess": RULES}, TESTS).splitlines()
    assert "| TC1.1 | First | [test_a.py](../tests/test_a.py): `test_a`, `test_b` |" in lines
    assert "| TC1.2 | Second | **none** |" in lines
    assert "| TC1.3 | Mines | *not implemented: not yet* |" in lines
