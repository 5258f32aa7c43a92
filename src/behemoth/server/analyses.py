"""Analyses of whole games, position by position, in a worker: started, asked about, cancelled.

There is one worker for all, so that nobody who plays a bot waits for it; games take turns, one position each.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from typing import Final

from behemoth.bots import PATIENCE, AnalysisRequest, BotFailed, Workers, run_analysis
from behemoth.engine import Line
from behemoth.games import Record, Seat, State, replay
from behemoth.server.forms import Analysis, AnalysisStatus, Evaluation
from behemoth.server.problems import Declined
from behemoth.server.rates import Counts
from behemoth.server.replaying import MOST_MOVES
from behemoth.table import new_id

logger = logging.getLogger(__name__)

#: The games that can be analysed.
ANALYSED: Final = frozenset({"tank-chess"})
#: Seconds for a whole game, and the most and the least for one position.
WHOLE: Final = 60.0
LONGEST: Final = 0.6
SHORTEST: Final = 0.05
#: A page that has not asked for so many seconds is gone.
FORSAKEN: Final = 30.0
#: How many finished analyses are kept.
REMEMBERED: Final = 40
#: How much better, in hundredths of a light tank, makes a win three times as likely as a loss.
SCALE: Final = 250.0


class _Job:
    """A game being analysed."""

    def __init__(self, name: str, game: str, address: str, states: Sequence[State[object]]) -> None:
        self.name = name
        self.game = game
        self.address = address
        self.states = states
        self.of = len(states)
        self.found: list[Evaluation] = []
        self.status: AnalysisStatus = "running"
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    def report(self, since: int = 0) -> Analysis:
        """How far it is, with what was found from a moment on."""
        self.asked = time.monotonic()
        return Analysis(self.name, self.status, len(self.found), self.of, tuple(self.found[since:]))


class Analyses:
    """All games that are being analysed, and the newest that were."""

    def __init__(self, workers: Workers, each: int, together: int) -> None:
        self._workers = workers
        self._running = Counts(each, together)
        self._jobs: dict[str, _Job] = {}
        self._turn = asyncio.Lock()

    async def start(self, record: Record, address: str) -> Analysis:
        """Begin to analyse a game. Raises Declined if that is not possible, BrokenRecord if it is none."""
        if record.game not in ANALYSED:
            raise Declined("refused", "server-no-analysis-of")
        if len(record.entries) > MOST_MOVES:
            raise Declined("too-long", "server-replay-long", most=MOST_MOVES)
        self._tidy()
        if not self._running.enter(address):
            raise Declined("too-many", "server-many-analyses")
        try:
            states = await asyncio.to_thread(lambda: [moment.state for moment in replay(record)])
        except BaseException:
            self._running.leave(address)
            raise
        job = _Job(new_id(), record.game, address, states)
        self._jobs[job.name] = job
        job.task = asyncio.get_running_loop().create_task(self._analyse(job))
        return job.report()

    def look(self, name: str, since: int) -> Analysis:
        """How far a game is. Raises Declined if nobody knows it (any more)."""
        return self._find(name).report(since)

    def cancel(self, name: str) -> Analysis:
        """Stop a job; what it has found so far can still be read."""
        job = self._find(name)
        if job.task is not None:
            job.task.cancel()
        if job.status == "running":
            job.status = "cancelled"
        return job.report()

    async def close(self) -> None:
        """Stop everything."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.close()

    def _find(self, name: str) -> _Job:
        job = self._jobs.get(name)
        if job is None:
            raise Declined("not-found", "server-no-analysis")
        return job

    def _tidy(self) -> None:
        over = [job for job in self._jobs.values() if job.status != "running"]
        for job in over[: max(0, len(over) - REMEMBERED)]:
            del self._jobs[job.name]

    async def _analyse(self, job: _Job) -> None:
        seconds = max(SHORTEST, min(LONGEST, WHOLE / len(job.states)))
        try:
            for index, state in enumerate(job.states):
                if time.monotonic() - job.asked > FORSAKEN:
                    job.status = "cancelled"
                    return
                async with self._turn:
                    job.found.append(await self._evaluate(job.game, index, state, seconds))
            job.status = "done"
        except asyncio.CancelledError:
            job.status = "cancelled"
            raise
        except Exception as fault:  # whatever it is, whoever waits shall hear of it
            known = isinstance(fault, BotFailed | TimeoutError)
            logger.warning("an analysis failed", exc_info=not known)
            job.status = "failed"
        finally:
            job.states = ()
            self._running.leave(job.address)

    async def _evaluate(self, game: str, index: int, state: State[object], seconds: float) -> Evaluation:
        outcome = state.outcome()
        if outcome is not None:
            return Evaluation(index, (outcome.scores[0] - outcome.scores[1] + 1) / 2)
        await self._workers.ready()
        request = AnalysisRequest(game, state.text(), seconds)
        async with asyncio.timeout(seconds + 10 * PATIENCE):
            lines = await self._workers.ask(run_analysis, request, seconds)
        return evaluation_of(index, state.to_act()[0], lines[0])


def evaluation_of(index: int, mover: Seat, line: Line) -> Evaluation:
    """What a line means for the first seat."""
    sign = 1 if mover == 0 else -1
    score, mate = sign * line.score, sign * line.mate
    return Evaluation(index, chance(score, mate), score, mate, line.moves)


def chance(score: int, mate: int) -> float:
    """What the first seat can expect, from 0 (lost) to 1 (won)."""
    if mate:
        return 1.0 if mate > 0 else 0.0
    return round(1 / (1 + math.exp(-score * math.log(3) / SCALE)), 4)
