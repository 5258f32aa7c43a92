"""Which tests `make quick` runs: the first cases of each, without the browser and without what takes long.

What takes long stands in ``tests/slow.txt``, which is measured: ``pytest --quick --measure -n 2`` on a quiet machine
writes it anew. Whatever such a test is about is also tested by something quicker, or it stands below and stays.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

SLOW_TESTS: Final = Path(__file__).with_name("slow.txt")
#: What all cases that `make quick` would run take together, in seconds, for a test to be slow.
LONG: Final = 0.2
#: So many cases of a test are enough to see that it still passes.
CASES: Final = 2
#: What is never left out, and how many cases: rules, engine and the second reading of the rules are compared, whole
#: games are played by the contract, and nothing hidden is told.
ALWAYS: Final[Mapping[str, int]] = {
    "tests/engine/test_tanks_gate.py::test_every_position_is_the_same": 1,
    "tests/engine/test_cards_gate.py::test_a_state_goes_to_the_engine_and_back": 1,
    "tests/tankchess/rules/test_differential.py::test_games": 1,
    "tests/tankchess/rules/test_perft.py::test_depth_two": 1,
    "tests/games/test_conformance.py::test_tank_chess_conforms": 1,
    "tests/monstercombat/test_conformance.py::test_every_option": 1,
    "tests/monstercombat/test_secrecy.py::test_the_public_sees_nothing_of_hands_and_order": 1,
    "tests/server/test_secrecy.py::test_every_byte_is_one_the_rules_let_them_see": 1,
    "README.md::README.md": 1,
}


def without_case(node: str) -> str:
    """A test without its case."""
    return node.partition("[")[0]


def slow_tests() -> frozenset[str]:
    """Those that were measured to take long."""
    return frozenset(SLOW_TESTS.read_text(encoding="utf-8").split())


def quick_ones(items: Sequence[pytest.Item], slow: frozenset[str]) -> Iterator[pytest.Item]:
    """The tests to run."""
    seen: Counter[str] = Counter()
    for item in items:
        test = without_case(item.nodeid)
        seen[test] += 1
        most = ALWAYS.get(test, 0 if test in slow else CASES)
        if seen[test] <= most and not item.get_closest_marker("browser"):
            yield item


class Measurement:
    """Notes how long tests take, and writes the list of those that take long."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[without_case(report.nodeid)] += report.duration

    def pytest_sessionfinish(self) -> None:
        found = sorted(test for test, seconds in self.seconds.items() if seconds > LONG)
        SLOW_TESTS.write_text("".join(f"{test}\n" for test in found), encoding="utf-8")
