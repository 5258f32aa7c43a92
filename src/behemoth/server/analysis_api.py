"""The part of the HTTP API that the analysis page needs: games with variations, and the engine's lines."""

from __future__ import annotations

from typing import Any

import msgspec

from behemoth.bots import FILE, QUESTION, Workers
from behemoth.server.adapter import ApiCall, Endpoint
from behemoth.server.addresses import address_of
from behemoth.server.exercises import EXERCISE_SECONDS
from behemoth.server.lines import EngineLines
from behemoth.server.settings import Limits
from behemoth.server.tree_forms import GameTree, LinesForm, LinesReport, StepForm, TreeForm, TreeNode, TreeRequest
from behemoth.server.trees import ReadWork, WriteWork, read_tree, step, write_tree
from behemoth.server.work import FILE_SECONDS, Packed


class AnalysisApi:
    """The endpoints."""

    def __init__(self, workers: Workers, lines: EngineLines, limits: Limits) -> None:
        self._workers = workers
        self._lines = lines
        self._limits = limits

    def endpoints(self) -> tuple[Endpoint, ...]:
        """What the description of the API names."""
        job = "/api/lines/{job}"
        return (
            Endpoint(
                method="POST", path="/api/tree/read", name="read_tree",
                summary="A game file with all its variations, or the start of a game, as a tree",
                do=self.read, body=TreeRequest, answer=GameTree, limit=self._limits.record,
                problems=("refused", "illegal", "not-found", "too-long", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/tree/write", name="write_tree", media="text/plain",
                summary="A tree as a game file",
                do=self.write, body=TreeForm, limit=self._limits.record,
                problems=("refused", "illegal", "not-found", "too-long", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/tree/step", name="step", summary="A move in a position of a tree",
                do=self.step, body=StepForm, answer=TreeNode, problems=("illegal", "over", "not-found", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/lines", name="find_lines",
                summary="Let the engine look for the best lines of a position that nobody plays now",
                do=self.find_lines, body=LinesForm, answer=LinesReport, status=201,
                problems=("refused", "illegal", "over", "not-found", "too-many", "busy"),
            ),
            Endpoint(
                method="GET", path=job, name="lines", summary="What the engine found so far",
                do=self.lines, answer=LinesReport, problems=("not-found",),
            ),
            Endpoint(
                method="DELETE", path=job, name="stop_lines", summary="Stop the engine",
                do=self.stop_lines, answer=LinesReport, problems=("not-found",),
            ),
        )  # fmt: skip

    async def read(self, call: ApiCall[TreeRequest]) -> Packed:
        work = ReadWork(call.body, call.body.language or call.language, call.takes_gzip)
        return await self._workers.ask(read_tree, work, FILE_SECONDS, sort=FILE, owner=_owner(call))

    async def write(self, call: ApiCall[TreeForm]) -> Packed:
        work = WriteWork(call.body, call.takes_gzip)
        return await self._workers.ask(write_tree, work, FILE_SECONDS, sort=FILE, owner=_owner(call))

    async def step(self, call: ApiCall[StepForm]) -> Packed:
        form = msgspec.structs.replace(call.body, language=call.body.language or call.language)
        return Packed(await self._workers.ask(step, form, EXERCISE_SECONDS, sort=QUESTION, owner=_owner(call)))

    async def find_lines(self, call: ApiCall[LinesForm]) -> LinesReport:
        return await self._lines.start(call.body, _owner(call))

    async def lines(self, call: ApiCall[None]) -> LinesReport:
        return self._lines.look(call.part("job"))

    async def stop_lines(self, call: ApiCall[None]) -> LinesReport:
        return self._lines.cancel(call.part("job"))


def _owner(call: ApiCall[Any]) -> str:
    return address_of(call.request.scope)
