"""Write docs/rule-coverage.md: every numbered rule with the tests that cite it.

    python scripts/rule_table.py            write the table
    python scripts/rule_table.py --check    write nothing; fail if it is out of date or a rule has no test

The list of rules lives in the documents below and nowhere else: a paragraph that begins with ``**TC3.4 Title**`` is a
rule, and one that says ``*Not implemented yet: reason*`` needs no test. Tests cite with ``@pytest.mark.rule("TC3.4")``.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
TABLE: Final = ROOT / "docs" / "rule-coverage.md"
COMMAND: Final = "python scripts/rule_table.py"

#: The games and the documents with their rules; one that does not exist yet is left out.
DOCUMENTS: Final = {
    "Tank Chess": ROOT / "docs" / "rules" / "tank-chess.en.md",
    "Monster Combat": ROOT / "docs" / "rules" / "monster-combat.en.md",
}

_SECTION: Final = re.compile(r"## (.+?)(?: \*\(.*\)\*)?")
_RULE: Final = re.compile(r"\*\*(?:([A-Z]{1,3}\d+(?:\.\d+)*) )?([^*]+)\*\*")
_MISSING: Final = re.compile(r"\*Not implemented yet: (.+?)\.?\*")

#: Rule numbers, each with the tests that cite it; a test is its file and its name.
Citations: TypeAlias = Mapping[str, set[tuple[str, str]]]


class Rule(NamedTuple):
    """A rule of a document; without a number it is only something that is not implemented."""

    section: str
    number: str
    title: str
    #: Why the program does not know it, or nothing.
    missing: str


class Trouble(Exception):
    """Something a person can put right; its text is the whole message."""


# --- the rules ---------------------------------------------------------------------------------------


def read_rules(text: str) -> tuple[Rule, ...]:
    """The rules of a document in their order. Raises Trouble if a number comes twice."""
    rules = tuple(_rules(text))
    numbers = [rule.number for rule in rules if rule.number]
    doubled = sorted({number for number in numbers if numbers.count(number) > 1})
    if doubled:
        raise Trouble(f"numbered twice: {', '.join(doubled)}")
    return rules


def _rules(text: str) -> Iterator[Rule]:
    section = ""
    for paragraph in text.split("\n\n"):
        if heading := _SECTION.fullmatch(paragraph.strip()):
            section = heading[1]
        elif found := _RULE.match(paragraph.strip()):
            reason = _MISSING.search(" ".join(paragraph.split()))
            if found[1] or reason:
                yield Rule(section, found[1] or "", found[2], reason[1] if reason else "")


def all_rules() -> dict[str, tuple[Rule, ...]]:
    """The rules of every game whose document exists."""
    return {game: read_rules(path.read_text(encoding="utf-8")) for game, path in DOCUMENTS.items() if path.exists()}


# --- the tests ---------------------------------------------------------------------------------------


class Collector:
    """A pytest plugin that notes which rules the collected tests cite."""

    def __init__(self) -> None:
        self.citations: dict[str, set[tuple[str, str]]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            path = item.path.relative_to(ROOT).as_posix()
            name = getattr(item, "originalname", None) or item.name  # a parametrised test counts once
            for mark in item.iter_markers("rule"):
                for number in mark.args:
                    self.citations.setdefault(number, set()).add((path, name))


def citing_files() -> list[str]:
    """The files whose tests can cite anything: to collect all the others would take most of the time."""
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return [path.relative_to(ROOT).as_posix() for path in paths if "mark.rule" in path.read_text(encoding="utf-8")]


def collect() -> Citations:
    """Let pytest collect the tests and tell what they cite. Raises Trouble if they cannot be collected."""
    collector, told = Collector(), io.StringIO()
    os.chdir(ROOT)
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        code = pytest.main(["--collect-only", "-qq", *citing_files()], plugins=[collector])
    if code != pytest.ExitCode.OK:
        raise Trouble(f"the tests cannot be collected:\n{told.getvalue()}")
    return collector.citations


# --- the table ---------------------------------------------------------------------------------------


def unknown(rules: Iterable[Rule], citations: Citations) -> list[str]:
    """Numbers that tests cite and no document has, with the tests."""
    known = {rule.number for rule in rules}
    return [
        f"{number} in {path}::{name}"
        for number in sorted(set(citations) - known, key=str)
        for path, name in sorted(citations[number])
    ]


def uncovered(rules: Iterable[Rule], citations: Citations) -> list[str]:
    """Rules that no test cites though the program knows them."""
    return [rule.number for rule in rules if not rule.missing and rule.number not in citations]


def write_table(games: Mapping[str, Iterable[Rule]], citations: Citations) -> str:
    """The whole document."""
    lines = [
        "# Which tests cover which rule",
        "",
        f"Made by `{COMMAND}` from the tests and from the rules; do not edit.",
    ]
    for game, rules in games.items():
        document = DOCUMENTS[game].relative_to(TABLE.parent).as_posix()
        lines += ["", f"## {game}", "", f"The rules: [{document}]({document})."]
        lines += _sections(tuple(rules), citations)
    return "\n".join(lines) + "\n"


def _sections(rules: tuple[Rule, ...], citations: Citations) -> Iterator[str]:
    for section in dict.fromkeys(rule.section for rule in rules):
        yield from ("", f"### {section}", "", "| rule | | tests |", "|---|---|---|")
        for rule in rules:
            if rule.section == section:
                yield f"| {rule.number} | {rule.title} | {_cell(rule, citations.get(rule.number, set()))} |"


def _cell(rule: Rule, tests: set[tuple[str, str]]) -> str:
    if rule.missing:
        return f"*not implemented: {rule.missing}*"
    if not tests:
        return "**none**"
    return "<br>".join(_tests_of(path, tests) for path in sorted({path for path, _ in tests}))


def _tests_of(path: str, tests: set[tuple[str, str]]) -> str:
    names = ", ".join(f"`{name}`" for file, name in sorted(tests) if file == path)
    return f"[{path.removeprefix('tests/')}](../{path}): {names}"


# --- the command -------------------------------------------------------------------------------------


def run(check: bool) -> str:
    """Write or check the table; the sentence to print. Raises Trouble."""
    games, citations = all_rules(), collect()
    rules = [rule for game in games.values() for rule in game]
    if strangers := unknown(rules, citations):
        raise Trouble("tests cite rules that no document has:\n  " + "\n  ".join(strangers))
    text, bare = write_table(games, citations), uncovered(rules, citations)
    told = f"rules without a test: {', '.join(bare) or 'none'}"
    if not check:
        TABLE.write_text(text, encoding="utf-8")
        return f"{TABLE.relative_to(ROOT)} is written; {told}"
    if bare:
        raise Trouble(told)
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != text:
        raise Trouble(f"{TABLE.relative_to(ROOT)} is out of date; write it anew with: {COMMAND}")
    return f"{TABLE.relative_to(ROOT)} is up to date; {told}"


def main() -> int:
    """The command line."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true", help="write nothing, fail if something is missing")
    try:
        print(run(options.parse_args().check))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
