"""The figures of the last benchmarks, in one file: ``bench/figures.json``.

Every run writes what it measured there; what it did not measure stays as it was. README and docs take their figures
from this file (``make figures``), so no two places can disagree.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.report import Comparison, Cost

FILE: Final = Path(__file__).with_name("figures.json")


class Circumstances(msgspec.Struct, frozen=True):
    """When and on what something was measured."""

    date: str
    python: str
    machine: str


class Part(msgspec.Struct, frozen=True):
    """What one benchmark measured: comparisons under titles, and what beginning costs."""

    measured: Circumstances
    tables: tuple[Comparison, ...] = ()
    costs: tuple[Cost, ...] = ()


class Tournament(msgspec.Struct, frozen=True):
    """A tournament and the bar it is held against, in words."""

    measured: Circumstances
    what: str
    score: str
    games: int
    bar: str
    holds: bool


class Figures(msgspec.Struct, frozen=True):
    """Everything, by the name of the benchmark or the tournament."""

    parts: dict[str, Part] = {}
    tournaments: dict[str, Tournament] = {}


def here_and_now() -> Circumstances:
    """Today, on this machine."""
    machine = platform.machine().replace("x86_64", "x86-64")
    return Circumstances(date.today().isoformat(), platform.python_version(), f"{machine}, {os.cpu_count()} cores")


def read_figures(path: Path | None = None) -> Figures:
    """The figures of the file, or none."""
    path = path or FILE
    return msgspec.json.decode(path.read_bytes(), type=Figures) if path.exists() else Figures()


def write_part(name: str, tables: Iterable[Comparison], costs: Iterable[Cost]) -> None:
    """Put the result of one benchmark in the place of the one before; nothing measured changes nothing."""
    part = Part(here_and_now(), tuple(tables), tuple(costs))
    if part.tables or part.costs:
        figures = read_figures()
        _write(msgspec.structs.replace(figures, parts=figures.parts | {name: part}))


def write_tournament(name: str, what: str, score: str, games: int, bar: str, *, holds: bool) -> None:
    """Put the result of one tournament in the place of the one before."""
    figures = read_figures()
    found = Tournament(here_and_now(), what, score, games, bar, holds)
    _write(msgspec.structs.replace(figures, tournaments=figures.tournaments | {name: found}))


def _write(figures: Figures) -> None:
    raw = msgspec.json.encode(figures)
    told: dict[str, Any] = msgspec.json.decode(raw)
    for name, part in figures.parts.items():
        for table, written in zip(part.tables, told["parts"][name]["tables"], strict=True):
            for line, row in zip(table.lines, written["lines"], strict=True):
                row |= {"ours": _rounded(line.ours), "peer": _rounded(line.peer)}
                row |= {"ratio": _rounded(line.ratio), "holds": line.holds}  # for whoever reads the file without us
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def _rounded(number: float) -> float:
    """Four digits: more would only be noise, and a difference in every run."""
    rounded = float(f"{number:.4g}")
    return int(rounded) if rounded.is_integer() else rounded
