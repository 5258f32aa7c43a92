"""The part of the HTTP API that is about trust: is the table well, was a game dealt honestly, forget what is mine."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from behemoth.bots import FILE, Workers
from behemoth.games import Record, verify
from behemoth.server.adapter import JSON, ApiCall, Endpoint
from behemoth.server.addresses import address_of
from behemoth.server.forms import EraseForm, Verified
from behemoth.server.health import Health, HealthCheck
from behemoth.server.problems import Declined
from behemoth.table import Erased, MatchRegistry, Store, erase_own

#: A game that takes longer to be played again, in seconds, is given up.
_SECONDS: Final = 20.0


class Upkeep:
    """The endpoints."""

    def __init__(self, registry: MatchRegistry, store: Store, workers: Workers, health_check: HealthCheck) -> None:
        self._registry = registry
        self._store = store
        self._workers = workers
        self._health_check = health_check

    def endpoints(self) -> tuple[Endpoint, ...]:
        """What the description of the API names."""
        match = "/api/matches/{match}"
        return (
            Endpoint(
                method="GET", path="/healthz", name="health", summary="Is it alive, and how is it?",
                do=self.health, answer=Health,
            ),
            Endpoint(
                method="GET", path=match + "/verification", name="verification",
                summary="The commitment, every deal and every move of a game that is over, recomputed",
                do=self.verification, answer=Verified, problems=("no-match", "refused", "busy"),
            ),
            Endpoint(
                method="POST", path=match + "/erase", name="erase",
                summary="Forget who I was in a match that is over; the whole match, where nobody else played",
                do=self.erase, body=EraseForm, answer=Erased, problems=("no-match", "not-yours", "refused"),
            ),
        )  # fmt: skip

    def routes(self) -> list[Route]:
        """What answers with more than one status."""
        return [Route("/readyz", self._ready)]

    async def health(self, call: ApiCall[None]) -> Health:
        return await self._health_check.examine()

    async def _ready(self, request: Request) -> Response:
        """The same, with a status for whoever spreads visitors over processes."""
        health = await self._health_check.examine()
        status = 200 if health.ready else 503
        return Response(msgspec.json.encode(health), status, {"Cache-Control": "no-store"}, media_type=JSON)

    async def verification(self, call: ApiCall[None]) -> Verified:
        match = await self._registry.look(call.match)
        if match is None:
            raise Declined("no-match", "server-no-match")
        if not match.over:
            raise Declined("refused", "server-verify-later")
        about = match.record(), call.language
        owner = address_of(call.request.scope)
        return await self._workers.ask(_verified, about, _SECONDS, sort=FILE, owner=owner)

    async def erase(self, call: ApiCall[EraseForm]) -> Erased:
        return await erase_own(self._registry, self._store, call.match, call.body.tokens)


def _verified(about: tuple[Record, str]) -> Verified:
    """Runs in a worker."""
    record, language = about
    found = verify(record)
    return Verified(found.commitment, record.seed, found.found(language), found.not_found(language))
