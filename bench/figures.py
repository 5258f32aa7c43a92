"""The figures of the last benchmarks in ``bench/figures.json``, and how strong versions and levels are in
``bench/strength.json``.

Every run writes what it measured there; what it did not measure stays as it was. README and docs take their figures
from these files (``make figures``), so no two places can disagree.
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
#: Matches between versions and ladders of levels have a file of their own: they come from other machines and days.
STRENGTH: Final = Path(__file__).with_name("strength.json")


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


class MatchFigure(msgspec.Struct, frozen=True):
    """A match between two versions, in words: who, how long they thought, what came out and what that means."""

    measured: Circumstances
    game: str
    new: str
    base: str
    limit: str
    seed: str
    told: str
    verdict: str
    #: Pairs of games, or deals.
    rounds: int
    holds: bool


class Step(msgspec.Struct, frozen=True):
    """A level of a ladder against the one below, in words."""

    measured: Circumstances
    games: int
    score: str
    elo: str
    seed: str


class Ceiling(msgspec.Struct, frozen=True):
    """What a search would win at a table of Monster Combat if it knew so much, in words."""

    measured: Circumstances
    what: str
    knows: str
    simulations: int
    games: int
    score: str


class Figures(msgspec.Struct, frozen=True):
    """Everything, by the name of the benchmark or the tournament."""

    parts: dict[str, Part] = {}
    tournaments: dict[str, Tournament] = {}


class Strength(msgspec.Struct, frozen=True):
    """How strong the versions and the levels are, by the name of the match, of the ladder and the level, or of the
    table and what is known there."""

    matches: dict[str, MatchFigure] = {}
    ladders: dict[str, dict[str, Step]] = {}
    ceilings: dict[str, dict[str, Ceiling]] = {}


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


def read_strength(path: Path | None = None) -> Strength:
    """The matches and ladders of their file, or none."""
    path = path or STRENGTH
    return msgspec.json.decode(path.read_bytes(), type=Strength) if path.exists() else Strength()


def write_match(name: str, found: MatchFigure) -> None:
    """Put the result of one match in the place of the one before."""
    strength = read_strength()
    _write_strength(msgspec.structs.replace(strength, matches=strength.matches | {name: found}))


def write_step(ladder: str, level: int, found: Step) -> None:
    """Put the result of one step of a ladder in the place of the one before."""
    strength = read_strength()
    steps = strength.ladders.get(ladder, {}) | {str(level): found}
    ordered = {number: steps[number] for number in sorted(steps, key=int)}
    _write_strength(msgspec.structs.replace(strength, ladders=strength.ladders | {ladder: ordered}))


def write_ceiling(table: str, knowing: str, found: Ceiling) -> None:
    """Put what a search would win there in the place of what was found before."""
    strength = read_strength()
    known = strength.ceilings.get(table, {}) | {knowing: found}
    _write_strength(msgspec.structs.replace(strength, ceilings=strength.ceilings | {table: known}))


def _write_strength(strength: Strength) -> None:
    STRENGTH.write_bytes(msgspec.json.format(msgspec.json.encode(strength), indent=1) + b"\n")


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
