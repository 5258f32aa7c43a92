"""Measuring and printing: the best of several rounds, and a ratio with the bar it is held against."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import msgspec
from rich.console import Console
from rich.table import Table


class Line(msgspec.Struct, frozen=True):
    """One comparison: our rate, a peer's rate, and how many times the peer's ours should be at least (0: no bar)."""

    what: str
    unit: str
    ours: float
    peer_name: str
    peer: float
    bar: float = 0

    @property
    def ratio(self) -> float:
        """How many times as fast as the peer."""
        return self.ours / self.peer

    @property
    def holds(self) -> bool:
        """Whether the bar is reached."""
        return self.ratio >= self.bar


class Comparison(msgspec.Struct, frozen=True):
    """What was shown together: the lines under one title."""

    title: str
    lines: tuple[Line, ...]


class Cost(msgspec.Struct, frozen=True):
    """What it costs to begin with something: milliseconds of processor time, and megabytes at most."""

    what: str
    milliseconds: float
    megabytes: float


class Timed(msgspec.Struct, frozen=True):
    """Work that was timed by whoever did it: how much, and the seconds of processor time."""

    done: int
    seconds: float


#: Does something and returns how much it was.
Task: TypeAlias = Callable[[], int | Timed]


def best_rates(*tasks: Task, rounds: int = 5) -> list[float]:
    """For each task the best rate a second of processor time, which other people's work on the machine disturbs less
    than it disturbs a clock.

    The tasks take turns, so that a busy moment of the machine does not fall on one of them only.
    """
    best = [0.0] * len(tasks)
    for _ in range(rounds):
        for number, task in enumerate(tasks):
            best[number] = max(best[number], _rate(task))
    return best


def _rate(task: Task) -> float:
    begin = time.process_time()
    done = task()
    timed = done if isinstance(done, Timed) else Timed(done, time.process_time() - begin)
    return timed.done / max(timed.seconds, 1e-9)


#: What was shown since it was last taken; the command writes it to the file of figures.
_shown: Final[list[Comparison]] = []


def take_shown() -> tuple[Comparison, ...]:
    """Everything shown since this was last asked."""
    taken = tuple(_shown)
    _shown.clear()
    return taken


def show(title: str, lines: Iterable[Line]) -> bool:
    """Print the comparisons and remember them for the file of figures; true if every bar is reached."""
    lines = tuple(lines)
    _shown.append(Comparison(title, lines))
    table = Table(title=title, title_justify="left")
    for heading in ("what", "ours", "peer", "peer's", "ratio", "bar", ""):
        table.add_column(heading, justify="left" if heading in ("what", "peer") else "right")
    held = True
    for line in lines:
        held = held and line.holds
        table.add_row(
            line.what,
            f"{line.ours:,.0f} {line.unit}",
            line.peer_name,
            f"{line.peer:,.0f} {line.unit}",
            f"{line.ratio:.2f}×" if line.ratio < 10 else f"{line.ratio:,.0f}×",
            f"≥ {line.bar:g}×" if line.bar else "",
            ("HELD" if line.holds else "MISSED") if line.bar else "",
        )
    Console(width=150).print(table)
    return held


def without(what: str, why: str) -> None:
    """Say by name what could not be measured."""
    print(f"NOT MEASURED: {what}: {why}")
