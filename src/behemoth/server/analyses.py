"""Analyses of whole games, position by position, at the dispatcher: started, asked about, cancelled.

Where nothing is hidden, every position is evaluated. Where hands are hidden, every decision is looked at as whoever
took it could see the table (``CardDecision``).

Positions wait in a lane of their own, so that nobody who plays a bot waits for them; addresses take turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from behemoth.bots import (
    ANALYSED,
    ANALYSIS,
    FILE,
    AnalysisRequest,
    CardDecision,
    DecisionRequest,
    run_analysis,
    run_decision,
    win_chance,
)
from behemoth.engine import Line
from behemoth.games import Seat
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.server.forms import Analysis, Evaluation
from behemoth.server.jobs import Job, Jobs
from behemoth.server.problems import Declined
from behemoth.server.work import FILE_SECONDS, AnalysedPosition, GameFile, list_positions, read_positions

#: Seconds for a whole game, and the most and the least for one position.
WHOLE: Final = 60.0
LONGEST: Final = 0.6
SHORTEST: Final = 0.05
#: Seconds for one decision of a game with hidden hands; most take a tenth of that.
DECISION: Final = 5.0
#: A page that has not asked for so many seconds is gone.
FORSAKEN: Final = 30.0
#: So many moments are told at once.
PAGE: Final = 500


class GameJob(Job):
    """A game being analysed."""

    def __init__(self, address: str, positions: Sequence[AnalysedPosition], language: str) -> None:
        super().__init__(address)
        self.language = language
        self.positions = positions
        self.by_decision = ANALYSED[positions[0].game] == "decisions"
        self.of = len(positions) - self.by_decision  # a decision lies between two positions
        self.found: list[Evaluation] = []
        self.decisions: list[CardDecision] = []

    def report(self, since: int = 0) -> Analysis:
        """How far it is, with what was found from a moment on."""
        self.ask()
        moments, decisions = self.found[since : since + PAGE], self.decisions[since : since + PAGE]
        done = len(self.found) + len(self.decisions)
        # Whoever has not heard everything yet asks again, as long as it runs.
        heard = since + len(moments) + len(decisions)
        status = "running" if self.status == "done" and heard < done else self.status
        return Analysis(self.name, status, done, self.of, tuple(moments), tuple(decisions))


class Analyses(Jobs[GameJob]):
    """All games that are being analysed, and the newest that were."""

    too_many: ClassVar[str] = "server-many-analyses"
    unknown: ClassVar[str] = "server-no-analysis"
    remembered: ClassVar[int] = 40

    async def start(self, game: GameFile, address: str, language: str = DEFAULT_LANGUAGE) -> Analysis:
        """Begin to analyse a game. Raises Declined if that is not possible, another GameError if it is none."""
        job = await self.begin(address, partial(self._prepare, game, address, language))
        return job.report()

    def look(self, name: str, since: int) -> Analysis:
        """How far a game is. Raises Declined if nobody knows it (any more)."""
        return self.find(name).report(since)

    def cancel(self, name: str) -> Analysis:
        """Stop a job; what it has found so far can still be read."""
        return self.stop(name).report()

    async def _prepare(self, game: GameFile, address: str, language: str) -> GameJob:
        found = await self._workers.ask(list_positions, game, FILE_SECONDS, sort=FILE, owner=address)
        positions = read_positions(found)
        await self._demand_over(positions)
        return GameJob(address, positions, language)

    async def _demand_over(self, positions: Sequence[AnalysedPosition]) -> None:
        """Nobody is told how their own game stands while they play it, whatever they call it."""
        game = positions[0].game
        actions = [position.action for position in positions if position.action]
        await self.demand_free(game, {position.key for position in positions if position.key is not None})
        if await self._in_play.is_record(game, actions):
            raise Declined("refused", "server-played-now")

    async def work(self, job: GameJob) -> bool:
        """One position or decision after another."""
        positions, job.positions = job.positions, ()
        seconds = max(SHORTEST, min(LONGEST, WHOLE / len(positions)))
        for index in range(job.by_decision, len(positions)):
            if job.is_forsaken(FORSAKEN):
                return False
            if job.by_decision:
                job.decisions.append(await self._look_at(index, positions, job))
            else:
                job.found.append(await self._evaluate(index, positions[index], seconds, job.address))
        return True

    async def _look_at(self, index: int, positions: Sequence[AnalysedPosition], job: GameJob) -> CardDecision:
        """The decision that led to a position."""
        before, action = positions[index - 1], positions[index].action
        if not action:  # it ended from outside
            return CardDecision(index, before.mover, "")
        asked = DecisionRequest(index, before.text, action, job.language)
        return await self._workers.ask(run_decision, asked, DECISION, sort=ANALYSIS, owner=job.address)

    async def _evaluate(self, index: int, position: AnalysedPosition, seconds: float, address: str) -> Evaluation:
        if position.outcome is not None:
            return Evaluation(index, (position.outcome.scores[0] - position.outcome.scores[1] + 1) / 2)
        request = AnalysisRequest(position.game, position.text, seconds)
        lines = await self._workers.ask(run_analysis, request, seconds, sort=ANALYSIS, owner=address)
        return evaluation_of(index, position.mover, lines[0])


def evaluation_of(index: int, mover: Seat, line: Line) -> Evaluation:
    """What a line means for the first seat."""
    sign = 1 if mover == 0 else -1
    score, mate = sign * line.score, sign * line.mate
    return Evaluation(index, win_chance(score, mate), score, mate, line.moves)
