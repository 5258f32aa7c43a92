"""Maps that bots play to see whether they are fair, at the dispatcher: started, asked about, stopped.

A game is played a few moves at a time in the lane of files, after everything somebody waits for; so nobody who plays a
bot, opens a game or has one analysed waits for it. The games are those of the terminal (``behemoth maps judge``): the
same seed gives the same figures.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import ClassVar, Final

import msgspec

from behemoth.bots import JUDGING, QUESTION
from behemoth.lab import (
    Extra,
    Judgement,
    Pair,
    TrialGame,
    balance_games,
    ending_words,
    extras,
    judge,
    mends,
    play_on,
    read_start,
    suggestion_of,
    trial_bot,
    trial_pairs,
    verdict,
    wants_balance,
    white_share,
)
from behemoth.maps import Measures, measure
from behemoth.server.jobs import Job, Jobs
from behemoth.server.map_forms import JudgedEnding, JudgeForm, Judging
from behemoth.server.map_making import figures_of
from behemoth.tankchess import SIDES, Position, as_if

#: So many decisions are played in one go: a fraction of a second, so that others are not kept waiting.
PART: Final = 6
#: Seconds such a part may take, and the preparations.
PART_SECONDS: Final = 15.0
START_SECONDS: Final = 5.0
#: A page that has not asked for so many seconds is gone.
FORSAKEN: Final = 30.0


class TrialStart(msgspec.Struct, frozen=True):
    """A map that can be judged, with its figures and the numbers of its position, whoever begins."""

    position: Position
    measures: Measures
    keys: tuple[int, ...]


def begin_trial(text: str) -> TrialStart:
    """What is needed to judge a map. Raises GameError. Runs in a worker."""
    position = read_start(text)
    return TrialStart(position, measure(position), tuple(as_if(position, side).key for side in SIDES))


def play_part(game: TrialGame) -> TrialGame:
    """A few decisions more of a game. Runs in a worker."""
    return play_on(game, PART)


def find_extras(found: tuple[Position, Judgement]) -> tuple[Extra, ...]:
    """What might mend an unfair map. Runs in a worker."""
    position, judgement = found
    return tuple(extras(position, judgement.white))


class MapJob(Job):
    """A map being judged."""

    def __init__(self, address: str, start: TrialStart, form: JudgeForm) -> None:
        super().__init__(address)
        self.start = start
        self.form = form
        self.extra = False
        self.done = 0
        self.of = 2 * ((form.games + 1) // 2)
        self.judgement = judge(start.position, (), form.seed, False, start.measures)

    def report(self, language: str) -> Judging:
        """How far it is, and how it stands."""
        self.ask()
        found = self.judgement
        return Judging(
            job=self.name,
            status=self.status,
            phase="extra" if self.extra else "map",
            done=self.done,
            of=self.of,
            judgement=found,
            endings=tuple(JudgedEnding(ending_words(reason, language), n) for reason, n in found.endings.items()),
            sentences=verdict(found, language),
            figures=figures_of(found.measures, language),
        )


class Judgements(Jobs[MapJob]):
    """All maps that are being judged, and the newest that were."""

    too_many: ClassVar[str] = "server-many-judgements"
    unknown: ClassVar[str] = "server-no-judgement"
    remembered: ClassVar[int] = 20

    async def start(self, form: JudgeForm, address: str, language: str) -> Judging:
        """Begin to judge a map. Raises Declined if that is not possible, another GameError if it is none."""
        job = await self.begin(address, partial(self._prepare, form, address))
        return job.report(language)

    def look(self, name: str, language: str) -> Judging:
        """How far a map is. Raises Declined if nobody knows it (any more)."""
        return self.find(name).report(language)

    def cancel(self, name: str, language: str) -> Judging:
        """Stop a job; what was played so far still counts."""
        return self.stop(name).report(language)

    async def _prepare(self, form: JudgeForm, address: str) -> MapJob:
        start = await self._workers.ask(begin_trial, form.position, START_SECONDS, sort=QUESTION, owner=address)
        # Nobody is told how their own game stands while they play it, by way of calling it a map.
        await self.demand_free("tank-chess", start.keys)
        return MapJob(address, start, form)

    async def work(self, job: MapJob) -> bool:
        """The games of the map, and if it wants mending those of what might mend it; false if nobody asks any more."""
        position, seed = job.start.position, job.form.seed
        pairs = await self._play(job, position, job.form.games, seed)
        if pairs is None:
            return False
        job.judgement = judge(position, pairs, seed, True, job.start.measures)
        if not wants_balance(job.judgement):
            return True
        before, games, job.extra = job.judgement.white, balance_games(job.judgement), True
        found = (position, job.judgement)
        tried = await self._workers.ask(find_extras, found, PART_SECONDS, sort=JUDGING, owner=job.address)
        for number, extra in enumerate(tried, start=1):
            pairs = await self._play(job, extra.position, games, f"{seed}/{extra.piece.kind.code}")
            if pairs is None:
                return False
            white, suggestion = white_share(pairs), None
            if mends(before, white):
                suggestion = suggestion_of(extra, white, 2 * len(pairs))
            job.judgement = msgspec.structs.replace(job.judgement, suggestion=suggestion, tried=number)
            if suggestion is not None or (white.value - 0.5) * (before.value - 0.5) < 0:
                break
        return True

    async def _play(self, job: MapJob, position: Position, games: int, seed: str) -> list[Pair] | None:
        """All pairs of a trial, one after another; nothing if nobody asks any more."""
        pairs: list[Pair] = []
        job.done, job.of = 0, 2 * ((games + 1) // 2)
        for first, second in trial_pairs(position, trial_bot(job.form.level), games, seed):
            played = await self._play_game(job, first), await self._play_game(job, second)
            if job.is_forsaken(FORSAKEN):
                return None
            pairs.append(played)
            job.done = 2 * len(pairs)
            if not job.extra:
                job.judgement = judge(position, pairs, seed, False, job.start.measures)
        return pairs

    async def _play_game(self, job: MapJob, game: TrialGame) -> TrialGame:
        while not game.over and not job.is_forsaken(FORSAKEN):
            game = await self._workers.ask(play_part, game, PART_SECONDS, sort=JUDGING, owner=job.address)
            await asyncio.sleep(0)  # others have their turn even where the work is done on the spot
        return game
