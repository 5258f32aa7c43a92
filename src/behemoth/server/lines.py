"""The best lines of one position while somebody looks at it: the engine thinks in rounds, each longer than the one
before, until somebody stops it, goes away, or the last round is over.

Nobody gets help with a position that people are playing. That is looked at before each round, for somebody may have
come to it meanwhile.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

import msgspec

from behemoth.bots import LINES, QUESTION, AnalysisRequest, run_analysis, win_chance
from behemoth.engine import Line
from behemoth.games import Seat, find_game
from behemoth.server.jobs import Job, Jobs
from behemoth.server.problems import Declined
from behemoth.server.tree_forms import EngineLine, LinesForm, LinesReport
from behemoth.server.work import TAKEN_APART

#: How long the engine thinks in each round, in seconds.
ROUNDS: Final = (0.25, 0.6, 1.2, 2.4, 4.8)
#: A page that has not asked for so many seconds is gone.
FORSAKEN: Final = 6.0
_LOOK_SECONDS: Final = 2.0


class Asked(msgspec.Struct, frozen=True):
    """A position by which it is known (``State.positions``), and who decides there; nobody if the game is over."""

    keys: tuple[int, ...]
    mover: Seat | None


def look_at(form: LinesForm) -> Asked:
    """What there is to know before the engine begins. Raises GameError. Runs in a worker."""
    if form.game not in TAKEN_APART:
        raise Declined("refused", "server-no-board-of")
    state = find_game(form.game).parse(form.state)
    return Asked(state.positions(), next(iter(state.to_act()), None))


class LinesJob(Job):
    """A position that is looked at."""

    def __init__(self, form: LinesForm, asked: Asked, address: str) -> None:
        super().__init__(address)
        self.form = form
        self.asked_about = asked
        self.round = 0
        self.lines: tuple[Line, ...] = ()

    def report(self) -> LinesReport:
        """What was found so far."""
        self.ask()
        first = self.lines[0] if self.lines else None
        return LinesReport(
            self.name,
            self.status,
            self.round,
            len(ROUNDS),
            first.depth if first else 0,
            first.nodes if first else 0,
            tuple(line_for_first(self.asked_about.mover or 0, line) for line in self.lines),
        )


class EngineLines(Jobs[LinesJob]):
    """All positions whose lines are looked for, and the newest that were."""

    too_many: ClassVar[str] = "server-many-lines"
    unknown: ClassVar[str] = "server-no-analysis"
    remembered: ClassVar[int] = 60

    async def start(self, form: LinesForm, address: str) -> LinesReport:
        """Begin to think. Raises Declined if that is not possible, another GameError if it is no position."""
        job = await self.begin(address, partial(self._prepare, form, address))
        return job.report()

    def look(self, name: str) -> LinesReport:
        """What was found so far. Raises Declined if nobody knows it (any more)."""
        return self.find(name).report()

    def cancel(self, name: str) -> LinesReport:
        """Think no more; what was found can still be read."""
        return self.stop(name).report()

    async def _prepare(self, form: LinesForm, address: str) -> LinesJob:
        asked = await self._workers.ask(look_at, form, _LOOK_SECONDS, sort=QUESTION, owner=address)
        if asked.mover is None:
            raise Declined("over", "server-lines-over")
        await self.demand_free(form.game, asked.keys)
        return LinesJob(form, asked, address)

    async def work(self, job: LinesJob) -> bool:
        """One round after another, until somebody comes to the position."""
        for number, seconds in enumerate(ROUNDS, 1):
            if job.is_forsaken(FORSAKEN):
                return False
            if number > 1:
                await self.demand_free(job.form.game, job.asked_about.keys)
            await self._go_deeper(job, seconds)
            job.round = number
        return True

    async def _go_deeper(self, job: LinesJob, seconds: float) -> None:
        """One round. A round that had a worse time of it than the one before does not count."""
        request = AnalysisRequest(job.form.game, job.form.state, seconds, job.form.lines)
        found = await self._workers.ask(run_analysis, request, seconds, sort=LINES, owner=job.address)
        if not job.lines or found[0].depth >= job.lines[0].depth:
            # The engine looks at them one after the other, so a later one may turn out better.
            job.lines = tuple(sorted(found, key=lambda line: -line.score))


def line_for_first(mover: Seat, line: Line) -> EngineLine:
    """What a line means for the first seat."""
    sign = 1 if mover == 0 else -1
    score, mate = sign * line.score, sign * line.mate
    return EngineLine(win_chance(score, mate), score, mate, line.moves)
