"""What all commands of mass work have in common: who does it, where it is kept, and how far it is."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from behemoth.terminal.trouble import BadInput, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

    from behemoth.lab import Crew

Workers = Annotated[str, typer.Option("--workers", "--jobs", metavar="N", help="work-about-workers")]
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help="work-about-cluster")]
Resume = Annotated[str, typer.Option("--resume", metavar="FILE", help="work-about-resume")]
#: All cores.
ALL: Final = "0"
_MOST: Final = 256
#: How often the score is written anew: in place on a terminal, as a line of its own in a log.
_EVERY: Final = 1.0
_EVERY_LINE: Final = 10.0


def read_crew(workers: str, cluster: str) -> Crew:
    """Who does the work. Raises BadInput."""
    from behemoth.lab import Crew, all_cores

    count = whole_number(workers, "--workers", 0, _MOST)
    if cluster:
        if count:
            raise BadInput("work-both")
        return Crew(cluster=cluster)
    return Crew(count) if count else all_cores()


def read_journal(resume: str) -> Path | None:
    """Where finished work is kept. Raises BadInput if that cannot be written."""
    from behemoth.terminal.files import can_be_written

    if not resume:
        return None
    can_be_written(resume)
    return Path(resume).expanduser()


class Watched:
    """How far the work is, on the standard error, where it disturbs no result: a bar on a terminal, a line now and then
    in a log."""

    def __init__(self, key: str, total: int, language: str) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        from behemoth.locale import say

        columns = (
            TextColumn(say(key, language)),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
        )
        console = Console(file=sys.stderr)
        self._log = not console.is_terminal
        self._bar = Progress(*columns, transient=True, console=console, disable=self._log)
        self._task = self._bar.add_task("", total=total)
        self._done, self._total, self._following = 0, total, 0.0

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._bar.stop()

    def advance(self, more: int, score: Callable[[], str] = str) -> None:
        """So much more is done."""
        self.reach(self._done + more, self._total, score)

    def reach(self, done: int, total: int, score: Callable[[], str] = str) -> None:
        """So much is done, of so much."""
        self._done, self._total = done, total
        self._bar.update(self._task, completed=done, total=total)
        if time.monotonic() < self._following:
            return
        told = score()
        self._bar.update(self._task, description=told)
        if self._log:
            print(f"{done}/{total}: {told}" if told else f"{done}/{total}", file=sys.stderr, flush=True)
        self._following = time.monotonic() + (_EVERY_LINE if self._log else _EVERY)
