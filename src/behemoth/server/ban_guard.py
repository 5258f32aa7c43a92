"""Stands behind the guard and lets nobody in who is banned."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from behemoth.server.access_rules import AccessRules
from behemoth.server.addresses import address_of
from behemoth.server.problems import Declined, answer_problem, language_of, problem_of


class BanGuard:
    """The application for everybody who is welcome."""

    def __init__(self, app: ASGIApp, access: AccessRules) -> None:
        self._app = app
        self._access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._access.demand_welcome(address_of(scope))
            except Declined as fault:
                language = language_of(Headers(scope=scope).get("accept-language", ""))
                await answer_problem(problem_of(fault, language))(scope, receive, send)
                return
        await self._app(scope, receive, send)
