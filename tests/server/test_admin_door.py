"""The doors: a socket in the data folder, and a local port for figures."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from behemoth.server.admin_door import doors_for, local_port
from behemoth.server.listening import CannotListen
from behemoth.server.settings import Settings


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


def test_both_doors_are_served(tmp_path: Path) -> None:
    async def run() -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        async with doors_for(Settings(data=tmp_path, metrics=str(port)))(hello, hello):
            local = httpx.AsyncHTTPTransport(uds=str(tmp_path / f"admin-{os.getpid()}.sock"))
            async with httpx.AsyncClient(transport=local) as client:
                assert (await client.get("http://table/")).text == "hello"
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"http://127.0.0.1:{port}/")).text == "hello"
        assert list(tmp_path.iterdir()) == []

    asyncio.run(run())


def test_without_a_folder_and_a_port_there_is_none() -> None:
    async def run() -> None:
        async with doors_for(Settings())(hello, hello):
            pass

    asyncio.run(run())


def test_a_port_is_local_unless_somebody_says_otherwise() -> None:
    with local_port("0") as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
    for text in ("x", "1:x", "99999999"):
        with pytest.raises(CannotListen):
            local_port(text)
