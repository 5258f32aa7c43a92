"""The proxy misbehaves as it is told to, and only then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from faults.proxy import Proxy

Story = Callable[[Proxy, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def through(story: Story) -> None:
    """A connection through a proxy to somebody who says everything again."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
            await writer.drain()
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        proxy = Proxy(lambda: [server.sockets[0].getsockname()], Random(1))
        await proxy.open()
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        try:
            async with asyncio.timeout(20):
                await story(proxy, reader, writer)
        finally:
            writer.close()
            await proxy.close()
            server.close()

    asyncio.run(run())


async def _says(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, text: bytes) -> float:
    begin = time.monotonic()
    writer.write(text)
    assert await reader.readexactly(len(text)) == text
    return time.monotonic() - begin


async def _ends(reader: asyncio.StreamReader) -> bool:
    """Whether the connection ends; it may do so with an error or without."""
    try:
        return not await reader.read(1)
    except ConnectionError:
        return True


def test_it_hands_on() -> None:
    async def story(proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _says(reader, writer, b"hello")
        await _says(reader, writer, b"again")

    through(story)


def test_it_cuts() -> None:
    async def story(proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _says(reader, writer, b"hello")
        assert proxy.cut() == 1
        assert await _ends(reader)
        while proxy.cut():
            await asyncio.sleep(0.01)

    through(story)


def test_it_holds_and_lets_go_of_everything() -> None:
    async def story(proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _says(reader, writer, b"hello")
        proxy.hold()
        writer.write(b"held")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await reader.read(1)
        proxy.release()
        assert await reader.readexactly(4) == b"held"

    through(story)


def test_it_delays() -> None:
    async def story(proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        proxy.delay = 0.2
        took = [await _says(reader, writer, b"late") for _ in range(4)]
        assert max(took) > 0.05

    through(story)


def test_it_refuses() -> None:
    async def story(proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _says(reader, writer, b"hello")
        proxy.refuses = True
        other, said = await asyncio.open_connection("127.0.0.1", proxy.port)
        assert await _ends(other)
        said.close()
        await _says(reader, writer, b"whoever was there stays")

    through(story)


def test_it_works_on_paths(tmp_path: Path) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.read(10))
        await writer.drain()
        writer.close()

    async def run() -> None:
        server = await asyncio.start_unix_server(answer, tmp_path / "a")
        proxy = Proxy(lambda: [tmp_path / "a"], Random(1))
        await proxy.open(tmp_path / "b")
        reader, writer = await asyncio.open_unix_connection(tmp_path / "b")
        await _says(reader, writer, b"hello")
        writer.close()
        await proxy.close()
        server.close()

    asyncio.run(run())
