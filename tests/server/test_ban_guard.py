"""Who is banned does not come in; everybody else does."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from behemoth.server.access_rules import AccessRules, Ban
from behemoth.server.ban_guard import BanGuard
from behemoth.table import MemoryStore


def test_by_address() -> None:
    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "inside"})

    async def run() -> None:
        access = AccessRules(MemoryStore(), lambda: 0)
        await access.ban(Ban("198.51.100.0/24"))
        bouncer = BanGuard(inside, access)

        async def visit(kind: str, address: str | None) -> list[str]:
            sent: list[Message] = []

            async def send(message: Message) -> None:
                sent.append(message)

            async def receive() -> Message:
                return {"type": "http.request"}

            client = None if address is None else (address, 1)
            scope: dict[str, Any] = {"type": kind, "headers": [], "client": client, "method": "GET", "path": "/"}
            await bouncer(scope, receive, send)
            return [message["type"] for message in sent]

        assert await visit("http", "198.51.100.7") == ["http.response.start", "http.response.body"]
        assert (await visit("websocket", "198.51.100.7"))[0] == "websocket.http.response.start"
        assert await visit("http", "203.0.113.1") == ["inside"]
        assert await visit("http", None) == ["inside"]
        assert await visit("lifespan", None) == ["inside"]

    asyncio.run(run())
