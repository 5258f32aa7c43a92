"""The endpoints of the map workshop: maps made by chance, and maps judged by games of bots."""

from __future__ import annotations

import time
from typing import Any

from behemoth.bots import FILE, Workers
from behemoth.server.adapter import ApiCall, Endpoint
from behemoth.server.addresses import address_of
from behemoth.server.judgements import Judgements
from behemoth.server.map_forms import JudgeForm, Judging, MadeMapInfo, MakeMapForm
from behemoth.server.map_making import MAKING_SECONDS, MakeWork, make_for_page
from behemoth.server.problems import Declined
from behemoth.server.rates import Rates
from behemoth.server.settings import Settings
from behemoth.server.work import Packed


class MapWorkshop:
    """Making and judging, each bounded for an address."""

    def __init__(self, workers: Workers, judgements: Judgements, settings: Settings) -> None:
        self._workers = workers
        self._judgements = judgements
        self._costly = Rates(settings.limits.matches, settings.limits.matches_at_once)

    def endpoints(self) -> tuple[Endpoint, ...]:
        """What the workshop can do."""
        job = "/api/maps/judge/{job}"
        return (
            Endpoint(
                method="POST", path="/api/maps/make", name="make_map", summary="A map made by chance",
                do=self.make, body=MakeMapForm, answer=MadeMapInfo, problems=("illegal", "too-many", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/maps/judge", name="judge_map",
                summary="Let bots play on a map to see whether it is fair",
                do=self.judge, body=JudgeForm, answer=Judging, status=201,
                problems=("refused", "illegal", "too-many", "busy"),
            ),
            Endpoint(
                method="GET", path=job, name="judging", summary="How far a judgement is, and how it stands",
                do=self.judging, answer=Judging, problems=("not-found",),
            ),
            Endpoint(
                method="DELETE", path=job, name="cancel_judging", summary="Stop a judgement",
                do=self.cancel, answer=Judging, problems=("not-found",),
            ),
        )  # fmt: skip

    async def make(self, call: ApiCall[MakeMapForm]) -> Packed:
        self._spend(call)
        work = MakeWork(call.body, call.body.language or call.language, call.takes_gzip)
        owner = address_of(call.request.scope)
        return await self._workers.ask(make_for_page, work, MAKING_SECONDS, sort=FILE, owner=owner)

    async def judge(self, call: ApiCall[JudgeForm]) -> Judging:
        self._spend(call)
        language = call.body.language or call.language
        return await self._judgements.start(call.body, address_of(call.request.scope), language)

    async def judging(self, call: ApiCall[None]) -> Judging:
        return self._judgements.look(call.part("job"), call.language)

    async def cancel(self, call: ApiCall[None]) -> Judging:
        return self._judgements.cancel(call.part("job"), call.language)

    def _spend(self, call: ApiCall[Any]) -> None:
        if not self._costly.take(address_of(call.request.scope), time.monotonic()):
            raise Declined("too-many", "server-too-many")
