"""What whoever runs the table can look at and do while it runs. Asked for over a socket in the data folder, or over
HTTP with a token (``admin_door.py``); ``behemoth admin`` asks."""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from behemoth.server.access_rules import AccessRules, Ban, Quota
from behemoth.server.adapter import ApiCall, Endpoint, routes_for
from behemoth.server.forms import Form
from behemoth.server.health import Health, HealthCheck
from behemoth.server.metrics import MEDIA, Figures, write_metrics
from behemoth.server.problems import Declined
from behemoth.table import End, Listed, MatchRegistry, Store, Summary, erase_match, write_backup

logger = logging.getLogger(__name__)

#: The most matches of one page of the list.
_MOST_LISTED: Final = 500
_HOUR: Final = 60 * 60 * 1000
GZIP: Final = "application/gzip"


class BanForm(Form, frozen=True):
    """An address or a network nobody is let in from, for so many hours; without them until it is lifted."""

    network: Annotated[str, Meta(max_length=60)]
    hours: Annotated[float, Meta(gt=0, le=100_000)] | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


class UnbanForm(Form, frozen=True):
    """A ban to lift."""

    network: Annotated[str, Meta(max_length=60)]


class QuotaForm(Form, frozen=True):
    """How many matches an address may make in a day; nothing: as many as it likes."""

    matches_a_day: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Listing(msgspec.Struct, frozen=True):
    """Matches, the newest first."""

    matches: tuple[Listed, ...]


class AccessSummary(msgspec.Struct, frozen=True):
    """The rules of the access."""

    bans: tuple[Ban, ...]
    quota: Quota


class Done(msgspec.Struct, frozen=True):
    """Whether there was something to do, and it is done."""

    done: bool = True


class Admin:
    """Everything that can be done, over all matches."""

    def __init__(
        self,
        registry: MatchRegistry,
        store: Store,
        access: AccessRules,
        health_check: HealthCheck,
        *,
        version: str,
        figures: Callable[[], Awaitable[Figures]],
        drain: Callable[[], None],
    ) -> None:
        self._registry = registry
        self._store = store
        self._access = access
        self._health_check = health_check
        self._version = version
        self._figures = figures
        self._drain = drain

    def routes(self, token: str = "") -> list[Route]:
        """All of it for an ASGI application. With a token, only for who shows it."""
        plain = [Route("/admin/backup", self._backup), *self.watching()]
        found = [*routes_for(self.endpoints()), *plain]
        return [_locked(route, token) for route in found] if token else found

    def watching(self) -> list[Route]:
        """What only looks."""
        return [Route("/metrics", self._metrics)]

    def endpoints(self) -> tuple[Endpoint, ...]:
        """What speaks JSON."""
        match = "/admin/matches/{match}"
        return (
            Endpoint(
                method="GET", path="/admin/matches", name="admin_list", summary="The matches, the newest first",
                do=self.list, answer=Listing, numbers=("skip", "limit", "running", "over"),
            ),
            Endpoint(
                method="GET", path=match, name="admin_show", summary="A match, whoever plays it",
                do=self.show, answer=Summary, problems=("no-match",),
            ),
            Endpoint(
                method="DELETE", path=match, name="admin_erase", summary="Forget a match for good",
                do=self.erase, answer=Done,
            ),
            Endpoint(
                method="POST", path=match + "/close", name="admin_close", summary="End a match as a draw",
                do=self.close, answer=Summary, problems=("no-match", "over", "refused"),
            ),
            Endpoint(
                method="GET", path="/admin/rules", name="admin_rules", summary="Bans and quotas",
                do=self.rules, answer=AccessSummary,
            ),
            Endpoint(
                method="POST", path="/admin/ban", name="admin_ban", summary="Let nobody in from a network",
                do=self.ban, body=BanForm, answer=Ban, problems=("illegal",),
            ),
            Endpoint(
                method="POST", path="/admin/unban", name="admin_unban", summary="Lift a ban",
                do=self.unban, body=UnbanForm, answer=Done, problems=("illegal",),
            ),
            Endpoint(
                method="POST", path="/admin/quota", name="admin_quota", summary="How many matches a day",
                do=self.set_quota, body=QuotaForm, answer=Quota,
            ),
            Endpoint(
                method="POST", path="/admin/drain", name="admin_drain", summary="Let nobody new in, then stop",
                do=self.drain, answer=Done,
            ),
            Endpoint(
                method="GET", path="/admin/health", name="admin_health", summary="How the table is",
                do=self.health, answer=Health,
            ),
        )  # fmt: skip

    async def list(self, call: ApiCall[None]) -> Listing:
        running = True if call.number("running") else False if call.number("over") else None
        limit = min(call.number("limit") or 50, _MOST_LISTED)
        return Listing(await self._store.listing(limit=limit, skip=call.number("skip"), running=running))

    async def show(self, call: ApiCall[None]) -> Summary:
        match = await self._registry.look(call.match)
        if match is None:
            raise Declined("no-match", "server-no-match")
        return self._registry.summary(match, language=call.language)

    async def erase(self, call: ApiCall[None]) -> Done:
        known = await self._registry.look(call.match) is not None
        await erase_match(self._registry, self._store, call.match)
        logger.info("match %s erased by the admin", call.match)
        return Done(known)

    async def close(self, call: ApiCall[None]) -> Summary:
        runner = await self._registry.demand(call.match)
        match = await runner.do(End())
        logger.info("match %s closed by the admin", call.match)
        return self._registry.summary(match, language=call.language)

    async def rules(self, call: ApiCall[None]) -> AccessSummary:
        return AccessSummary(self._access.bans, self._access.quota)

    async def ban(self, call: ApiCall[BanForm]) -> Ban:
        form = call.body
        until = None if form.hours is None else int(time.time() * 1000 + form.hours * _HOUR)
        return await self._access.ban(Ban(form.network, until, form.why))

    async def unban(self, call: ApiCall[UnbanForm]) -> Done:
        return Done(await self._access.unban(call.body.network))

    async def set_quota(self, call: ApiCall[QuotaForm]) -> Quota:
        quota = Quota(call.body.matches_a_day)
        await self._access.set_quota(quota)
        return quota

    async def drain(self, call: ApiCall[None]) -> Done:
        logger.info("draining: the admin asked for it")
        self._drain()
        return Done()

    async def health(self, call: ApiCall[None]) -> Health:
        return await self._health_check.examine()

    async def _backup(self, request: Request) -> Response:
        return StreamingResponse(self._pieces(), media_type=GZIP)

    async def _pieces(self) -> AsyncIterator[bytes]:
        logger.info("a backup begins")
        async for piece in write_backup(self._store, int(time.time() * 1000), self._version):
            yield piece
        logger.info("the backup is complete")

    async def _metrics(self, request: Request) -> Response:
        return Response(write_metrics(self._version, await self._figures()), media_type=MEDIA)


def _locked(route: Route, token: str) -> Route:
    """The same for who shows the token."""
    inside: Any = route.endpoint

    async def serve(request: Request) -> Response:
        demand_token(request, token)
        answer: Response = await inside(request)
        return answer

    return Route(route.path, serve, methods=list(route.methods or ["GET"]))


def demand_token(request: Request, token: str) -> None:
    """Raises Declined unless the request shows this token. Compared in constant time."""
    shown = request.headers.get("authorization", "")
    if not hmac.compare_digest(shown.encode(), f"Bearer {token}".encode()):
        logger.info("somebody without the token knocked at the admin's door")
        raise Declined("unauthorized", "server-unauthorized")
