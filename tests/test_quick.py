"""What `make quick` leaves out is there, and what it must not leave out is run."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

import pytest

from tests import quick

ROOT: Final = Path(__file__).resolve().parents[1]


class Item:
    """A test as the choice sees it."""

    def __init__(self, nodeid: str, *markers: str) -> None:
        self.nodeid = nodeid
        self._markers = markers

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self._markers else None


def chosen(*items: Item, slow: frozenset[str] = frozenset()) -> list[str]:
    return [item.nodeid for item in quick.quick_ones(cast(Any, items), slow)]


@pytest.mark.parametrize("listed", [sorted(quick.slow_tests()), list(quick.ALWAYS)], ids=["slow", "always"])
def test_what_is_listed_is_there(listed: list[str]) -> None:
    assert listed
    for test in listed:
        file, *_, name = test.split("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert name == file or name == "runTest" or f"def {name}(" in text, f"{test}: pytest --quick --measure"


def test_the_first_cases_are_run() -> None:
    cases = [Item(f"tests/a.py::test_a[{case}]") for case in range(5)]
    assert chosen(*cases, Item("tests/a.py::test_b")) == [
        "tests/a.py::test_a[0]",
        "tests/a.py::test_a[1]",
        "tests/a.py::test_b",
    ]


def test_the_slow_and_the_browser_are_not() -> None:
    slow, browser = Item("tests/a.py::test_a[1]"), Item("tests/a.py::test_b", "browser")
    assert chosen(slow, browser, slow=frozenset({"tests/a.py::test_a"})) == []


def test_what_matters_most_is_run_however_slow_it_is() -> None:
    for test, cases in quick.ALWAYS.items():
        items = [Item(f"{test}[{case}]") for case in range(5)]
        assert len(chosen(*items, slow=frozenset({test}))) == cases


def test_what_takes_long_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "SLOW_TESTS", tmp_path / "slow.txt")
    measurement = quick.Measurement()
    for node, seconds in (("tests/a.py::test_a[1]", 0.3), ("tests/a.py::test_a[2]", 0.3), ("tests/a.py::test_b", 0.1)):
        report = pytest.TestReport(node, ("", 0, ""), {}, "passed", None, "call", duration=seconds)
        measurement.pytest_runtest_logreport(report)
    measurement.pytest_sessionfinish()
    assert quick.slow_tests() == {"tests/a.py::test_a"}
