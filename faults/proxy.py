"""A TCP proxy that can be told to misbehave: connections through it are delayed, held, cut or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

#: A host and a port, or a path.
Address: TypeAlias = tuple[str, int] | Path
_CHUNK: Final = 65_536


class Proxy:
    """Listens on a port of its own and hands every connection on to one of the ``targets``."""

    def __init__(self, targets: Callable[[], Sequence[Address]], rng: Random) -> None:
        self._targets = targets
        self._rng = rng
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()
        self._free.set()
        #: How many seconds each piece of data is late at most.
        self.delay = 0.0
        #: Whether nobody new gets through.
        self.refuses = False
        self.port = 0

    async def open(self, path: Path | None = None) -> None:
        """Begin to listen, on a port or on a path."""
        if path is not None:
            self._server = await asyncio.start_unix_server(self._serve, path)
            return
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Stop, and end what goes through."""
        if self._server is not None:
            self._server.close()
        self._free.set()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, share: float = 1.0) -> int:
        """End this share of the connections without a word; how many."""
        chosen = [pair for pair in self._pairs if self._rng.random() < share]
        for pair in chosen:
            for writer in pair:
                writer.transport.abort()
        return len(chosen)

    def hold(self) -> None:
        """Let nothing through, and keep everything open: a network that has gone silent."""
        self._free.clear()

    def release(self) -> None:
        """Let what was held go on."""
        self._free.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._connect(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            return
        targets = list(self._targets())
        self._rng.shuffle(targets)
        for target in targets:
            with suppress(OSError):
                other_reader, other_writer = await self._reach(target)
                break
        else:
            return
        pair = (writer, other_writer)
        self._pairs.add(pair)
        try:
            ways = [self._carry(reader, other_writer), self._carry(other_reader, writer)]
            tasks = [asyncio.create_task(way) for way in ways]
            _, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            self._pairs.discard(pair)
            other_writer.transport.abort()

    async def _reach(self, target: Address) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(target, Path):
            return await asyncio.open_unix_connection(target)
        # Everybody has an address of their own, as people have, so that no limit for one address is met.
        source = (f"127.0.{self._rng.randrange(1, 9)}.{self._rng.randrange(1, 255)}", 0)
        return await asyncio.open_connection(*target, local_addr=source)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(_CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay * self._rng.random())
                await self._free.wait()
                writer.write(data)
                await writer.drain()
