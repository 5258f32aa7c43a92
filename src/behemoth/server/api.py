"""The HTTP API: what is there besides play itself."""

from __future__ import annotations

import asyncio
import io
import time
from importlib.metadata import version
from typing import Any

import msgspec
import segno

from behemoth.games import PUBLIC, Record, find_game, read_record, write_record
from behemoth.server import catalogue
from behemoth.server.adapter import ApiCall, Endpoint, Text
from behemoth.server.analyses import Analyses
from behemoth.server.forms import (
    Analysis,
    AnalysisForm,
    Games,
    Health,
    JoinForm,
    Mine,
    MineForm,
    QrForm,
    Replay,
    ReplayForm,
    StudyForm,
)
from behemoth.server.guard import address_of
from behemoth.server.problems import Declined
from behemoth.server.rates import Rates
from behemoth.server.replaying import replay_of
from behemoth.server.settings import Settings
from behemoth.table import Created, Match, MatchRegistry, MatchRequest, Summary, Taken, seat_infos


class Api:
    """The endpoints, over all matches."""

    def __init__(self, registry: MatchRegistry, analyses: Analyses, settings: Settings) -> None:
        self._registry = registry
        self._analyses = analyses
        self._limits = settings.limits
        self._costly = Rates(settings.limits.matches, settings.limits.matches_at_once)
        # Replaying a long game takes a moment: one at a time, beside the event loop.
        self._replaying = asyncio.Semaphore(1)

    def endpoints(self) -> tuple[Endpoint, ...]:
        """Everything the API can do."""
        match, analysis = "/api/matches/{match}", "/api/analysis/{job}"
        return (
            Endpoint(
                method="GET", path="/healthz", name="health", summary="Is it alive?", do=self.health, answer=Health
            ),
            Endpoint(
                method="GET", path="/api/games", name="games", summary="The games with options, help and bots",
                do=self.games, answer=Games,
            ),
            Endpoint(
                method="POST", path="/api/matches", name="create", summary="Make a match",
                do=self.create, body=MatchRequest, answer=Created, status=201,
                problems=("refused", "illegal", "not-found", "too-many"),
            ),
            Endpoint(
                method="GET", path=match, name="summary", summary="A match as everybody may know it",
                do=self.summary, answer=Summary, problems=("no-match",),
            ),
            Endpoint(
                method="POST", path=match + "/join", name="join", summary="Take the seat an invitation opens",
                do=self.join, body=JoinForm, answer=Taken, problems=("no-match", "refused"),
            ),
            Endpoint(
                method="GET", path=match + "/record", name="record", media="text/plain",
                summary="The game as a file; where players hide something, after the end only",
                do=self.record, problems=("no-match", "refused"),
            ),
            Endpoint(
                method="GET", path=match + "/replay", name="replay",
                summary="The game moment by moment; where players hide something, after the end only",
                do=self.replay, answer=Replay, problems=("no-match", "refused", "too-long"),
            ),
            Endpoint(
                method="POST", path="/api/replay", name="replay_file", summary="A game file moment by moment",
                do=self.replay_file, body=ReplayForm, answer=Replay, problems=("illegal", "not-found"),
                limit=self._limits.record,
            ),
            Endpoint(
                method="POST", path="/api/study", name="study", summary="A question about a position, as at the table",
                do=self.study, body=StudyForm, answer=Any, problems=("illegal", "not-found"),
            ),
            Endpoint(
                method="POST", path="/api/analysis", name="analyse", summary="Analyse a finished game, move by move",
                do=self.analyse, body=AnalysisForm, answer=Analysis, status=201, limit=self._limits.record,
                problems=("refused", "illegal", "no-match", "not-found"),
            ),
            Endpoint(
                method="GET", path=analysis, name="analysis", numbers=("since",),
                summary="How far an analysis is, and what it found since a moment",
                do=self.analysis, answer=Analysis, problems=("not-found",),
            ),
            Endpoint(
                method="DELETE", path=analysis, name="cancel_analysis", summary="Stop an analysis",
                do=self.cancel_analysis, answer=Analysis, problems=("not-found",),
            ),
            Endpoint(
                method="POST", path="/api/mine", name="mine", summary="The matches where these tokens hold a seat",
                do=self.mine, body=MineForm, answer=Mine,
            ),
            Endpoint(
                method="POST", path="/api/qr", name="qr", media="image/svg+xml",
                summary="A link as a QR code", do=self.qr, body=QrForm,
            ),
        )  # fmt: skip

    async def health(self, call: ApiCall[None]) -> Health:
        return Health(True, version("behemoth"))

    async def games(self, call: ApiCall[None]) -> Games:
        return catalogue.games(call.language)

    async def create(self, call: ApiCall[MatchRequest]) -> Created:
        self._spend(call)
        request = call.body
        seats = tuple(msgspec.structs.replace(seat, name=tidy(seat.name)) for seat in request.seats)
        return await self._registry.create(msgspec.structs.replace(request, seats=seats))

    async def summary(self, call: ApiCall[None]) -> Summary:
        return self._registry.summary(await self._match(call), language=call.language)

    async def join(self, call: ApiCall[JoinForm]) -> Taken:
        form = call.body
        return await self._registry.join(call.match, form.invite, tidy(form.name), form.key or "")

    async def record(self, call: ApiCall[None]) -> Text:
        match = await self._match(call)
        record = _readable(match)
        async with self._replaying:
            text = await asyncio.to_thread(write_record, record)
        return Text(text, f"{match.setup.game}-{match.setup.id}.txt")

    async def replay(self, call: ApiCall[None]) -> Replay:
        match = await self._match(call)
        _readable(match)
        seats = seat_infos(match, frozenset(), call.language)
        async with self._replaying:
            return await asyncio.to_thread(replay_of, match.record(), call.language, seats)

    async def replay_file(self, call: ApiCall[ReplayForm]) -> Replay:
        self._spend(call)
        async with self._replaying:
            return await asyncio.to_thread(_replay_text, call.body.text, call.body.language or call.language)

    async def study(self, call: ApiCall[StudyForm]) -> Any:
        form = call.body
        async with self._replaying:
            return await asyncio.to_thread(_study, form, form.language or call.language)

    async def analyse(self, call: ApiCall[AnalysisForm]) -> Analysis:
        self._spend(call)
        record = await self._record(call.body)
        return await self._analyses.start(record, address_of(call.request.scope))

    async def _record(self, form: AnalysisForm) -> Record:
        if not form.match and not form.text:
            raise Declined("illegal", "server-analysis-of-nothing")
        if not form.match:
            return await asyncio.to_thread(read_record, form.text)
        match = await self._registry.look(form.match)
        if match is None:
            raise Declined("no-match", "server-no-match")
        if not match.over:  # nobody shall be told how their own game stands
            raise Declined("refused", "server-no-analysis-yet")
        return match.record()

    async def analysis(self, call: ApiCall[None]) -> Analysis:
        return self._analyses.look(call.part("job"), call.number("since"))

    async def cancel_analysis(self, call: ApiCall[None]) -> Analysis:
        return self._analyses.cancel(call.part("job"))

    async def mine(self, call: ApiCall[MineForm]) -> Mine:
        return Mine(await self._registry.mine(call.body.tokens))

    async def qr(self, call: ApiCall[QrForm]) -> Text:
        drawn = io.BytesIO()
        segno.make(call.body.text, error="m", micro=False).save(drawn, kind="svg", scale=8, border=4, xmldecl=False)
        return Text(drawn.getvalue().decode())

    async def _match(self, call: ApiCall[Any]) -> Match:
        match = await self._registry.look(call.match)
        if match is None:
            raise Declined("no-match", "server-no-match")
        return match

    def _spend(self, call: ApiCall[Any]) -> None:
        """Some things cost more than others; nobody may have many of them at once."""
        if not self._costly.take(address_of(call.request.scope), time.monotonic()):
            raise Declined("too-many", "server-too-many")


def _readable(match: Match) -> Record:
    """The record as anybody may read it: whole after the end; before it without the seed, and only without secrets."""
    if match.over:
        return match.record()
    if match.game.secrets:
        raise Declined("refused", "server-no-game-yet")
    return msgspec.structs.replace(match.record(), seed="")


def _replay_text(text: str, language: str) -> Replay:
    return replay_of(read_record(text), language)


def _study(form: StudyForm, language: str) -> Any:
    return find_game(form.game).parse(form.state).query(PUBLIC, form.about, language)


def tidy(name: str) -> str:
    """A name as it may be shown to others: one line, nothing invisible in it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
