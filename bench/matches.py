"""Matches between two versions: played in rounds, kept in a journal, ended by a test or after so many rounds."""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from behemoth.lab import Crew, Played, Share, Test, open_part, run_test, share_out
from bench.builds import ROOT, Build
from bench.programs import end_programs

JOURNALS: Final = ROOT / ".cache" / "sprt"
#: A line on the standard error so often, in seconds.
OFTEN: Final = 30.0

#: The games that belong together: both sides of an opening, or the same deal for both versions.
RoundPlayed = tuple[Played, ...]


class Match(Protocol):
    """Who plays whom, at what."""

    @property
    def new(self) -> Build: ...
    @property
    def base(self) -> Build: ...

    @property
    def about(self) -> dict[str, Any]:
        """What a journal of it is about: the programs as they are, not their places on this machine."""
        ...

    @property
    def play(self) -> Callable[[Any], RoundPlayed]:
        """Plays a round. A function of a module, since it runs in a worker."""
        ...

    def rounds(self) -> Iterator[Any]:
        """Rounds without end."""
        ...

    def five(self, results: Sequence[RoundPlayed]) -> tuple[int, int, int, int, int]:
        """How many rounds brought the new version 0, ½, 1, 1½ and 2 points of 2 against the other."""
        ...

    def score(self, results: Sequence[RoundPlayed]) -> Share:
        """What a bar is about, with its interval of 95 %."""
        ...

    def told(self, results: Sequence[RoundPlayed]) -> list[str]:
        """How it stands, in lines; the last one says all."""
        ...


def journal_of(match: Match, folder: Path | None = None) -> Path:
    """Where its rounds are kept: the same match has the same place."""
    mark = hashlib.sha256(msgspec.json.encode(match.about)).hexdigest()[:8]
    return (folder or JOURNALS) / f"{match.new.mark}-{match.base.mark}-{mark}.journal"


def hold(
    match: Match, crew: Crew, test: Test | None, most: int, *, resume: bool = False, folder: Path | None = None
) -> tuple[list[RoundPlayed], bool]:
    """Play rounds until the test is decided, or so many; and whether it came to its end."""
    journal = journal_of(match, folder)
    journal.parent.mkdir(parents=True, exist_ok=True)
    if journal.exists() and not resume:
        journal.replace(journal.with_suffix(".before"))  # hours of games are not lost by a forgotten word
    results: list[RoundPlayed] = []
    finished = False
    with (
        ended_programs(),
        open_part(journal, match.about, tuple[Played, ...]) as kept,
        closing(share_out(match.play, islice(match.rounds(), most), crew, count=most, kept=kept)) as playing,
        suppress(KeyboardInterrupt),
    ):
        following = time.monotonic() + OFTEN
        for result in playing:
            results.append(result)
            if decided(match, results, test):
                break
            if time.monotonic() >= following:
                following = time.monotonic() + OFTEN
                print(f"  {len(results)}: {brief(match, results, test)}", file=sys.stderr, flush=True)
        finished = True
    return results, finished


@contextmanager
def ended_programs() -> Iterator[None]:
    """However it goes, no program stays behind in this process."""
    try:
        yield
    finally:
        end_programs()


def decided(match: Match, results: Sequence[RoundPlayed], test: Test | None) -> bool:
    """Whether the answer is sure enough."""
    return test is not None and run_test(test, match.five(results)).decision != "open"


def longest(results: Sequence[RoundPlayed]) -> str:
    """The longest thought of each, so that it shows if somebody took more time than the other."""
    found: dict[str, float] = {}
    for game in (game for result in results for game in result):
        for seat, seconds in zip(game.seats, game.slowest, strict=True):
            found[seat.bot] = max(found.get(seat.bot, 0.0), seconds)
    return ", ".join(f"{bot} {seconds:.2f} s" for bot, seconds in found.items())


def brief(match: Match, results: Sequence[RoundPlayed], test: Test | None) -> str:
    """How it stands, in a line."""
    told = match.told(results)[-1].strip()
    if test is None:
        return told
    return f"{told}; LLR {run_test(test, match.five(results)).llr:.2f} of {test.upper:.2f}"
