"""The file of figures: what a run measured replaces what stood there, and nothing else does."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import __main__ as command
from bench import figures
from bench.report import Comparison, Cost, Line, show, take_shown


@pytest.fixture(autouse=True)
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(figures, "FILE", tmp_path / "figures.json")
    return tmp_path / "figures.json"


def _line(ours: float) -> Line:
    return Line("counting", "moves/s", ours, "a peer", 100, bar=2)


def test_a_run_replaces_its_own_part_only(file: Path) -> None:
    figures.write_part("one", [Comparison("One", (_line(300),))], [])
    figures.write_part("two", [], [Cost("all", 1.5, 2.5)])
    figures.write_part("one", [Comparison("One", (_line(400),))], [])
    figures.write_part("two", [], [])  # nothing could be measured
    found = figures.read_figures()
    assert found.parts["one"].tables == (Comparison("One", (_line(400),)),)
    assert found.parts["two"].costs == (Cost("all", 1.5, 2.5),)
    assert found.parts["one"].measured == figures.here_and_now()


def test_the_file_tells_ratio_and_bar_without_us(file: Path) -> None:
    figures.write_part("one", [Comparison("One", (_line(123_456.789),))], [])
    text = file.read_text(encoding="utf-8")
    assert '"ours": 123500' in text
    assert '"ratio": 1235' in text
    assert '"bar": 2' in text
    assert '"holds": true' in text


def test_a_tournament_is_written_down() -> None:
    figures.write_tournament("greedy", "beats greedy", "100.0%", 60, "≥ 99%", holds=True)
    assert figures.read_figures().tournaments["greedy"].score == "100.0%"


def test_the_command_writes_what_a_benchmark_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    take_shown()
    monkeypatch.setattr(command, "BENCHMARKS", {"counting": lambda: show("Counting", [_line(300)])})
    assert command.main(["counting"]) == 0
    assert figures.read_figures().parts["counting"].tables == (Comparison("Counting", (_line(300),)),)
