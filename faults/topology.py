"""What is put to the test: server processes, a store, and a way in. One shape for each way of running the table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from faults.entrance import Entrance
from faults.history import History
from faults.logs import Logs
from faults.proxy import Address, Proxy
from faults.wall_clock import WallClock, make_wall_clock

#: How long a server may take to be ready, in seconds.
START: Final = 30.0
_ROOT: Final = Path(__file__).resolve().parents[1]


class NotReady(Exception):
    """A server that was started did not come up; the text holds what it said."""


class Server:
    """One server process, as people start it: ``behemoth play``. It can end and be started again."""

    def __init__(
        self, name: str, folder: Path, words: Sequence[str], environment: Mapping[str, str], port: int = 0
    ) -> None:
        self.name = name
        self._port = port
        self.output = folder / f"{name}.log"
        self._words = words
        self._environment = {**os.environ, "PYTHONPATH": _path(), **environment}
        self.process: subprocess.Popen[bytes] | None = None
        self.address: Address | None = None

    @property
    def alive(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.poll() is None

    async def start(self) -> None:
        """Start it and wait until it says that it is ready. Raises NotReady."""
        words = ["play", "--no-open", "--port", str(self._port), *self._words]
        command = [sys.executable, "-m", "behemoth.server", *words]
        begin = self.output.stat().st_size if self.output.exists() else 0
        with self.output.open("ab") as output:
            # A group of its own: its workers can be ended with it, and Ctrl-C of the terminal is not theirs.
            self.process = subprocess.Popen(
                command, stdout=output, stderr=output, env=self._environment, start_new_session=True
            )
        async with _Within(START, self):
            while True:
                said = self.output.read_bytes()[begin:].decode(errors="replace")
                where = said.find("http://")
                if where >= 0 and "\n" in said[where:]:
                    host, _, port = said[where + 7 :].split()[0].rstrip("/").rpartition(":")
                    self.address = (host, int(port))
                    return
                if not self.alive:
                    raise NotReady(f"{self.name} ended at its start: {said[-2000:]}")
                await asyncio.sleep(0.02)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    async def gone(self) -> None:
        """Wait until it has ended; its workers end with it."""
        assert self.process is not None
        await asyncio.to_thread(self.process.wait)
        self.address = None
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def children(self) -> list[int]:
        """The processes it has started: bots think in them (Linux tells)."""
        assert self.process is not None
        found: list[int] = []
        for place in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with suppress(OSError):
                found += [int(word) for word in place.read_text().split()]
        return found


def _path() -> str:
    return os.pathsep.join(filter(None, (str(_ROOT / "src"), os.environ.get("PYTHONPATH", ""))))


class _Within:
    """A time limit that says what the server said."""

    def __init__(self, seconds: float, server: Server) -> None:
        self._timeout = asyncio.timeout(seconds)
        self._server = server

    async def __aenter__(self) -> None:
        await self._timeout.__aenter__()

    async def __aexit__(self, *error: object) -> None:
        try:
            await self._timeout.__aexit__(*error)  # type: ignore[arg-type]
        except TimeoutError:
            said = self._server.output.read_text(errors="replace")[-2000:]
            raise NotReady(f"{self._server.name} was not ready after {START:.0f} s: {said}") from None


class CannotRun(Exception):
    """This way of running the table cannot be had here; the text says why."""


class Topology(ABC):
    """Server processes behind a proxy that can misbehave."""

    #: What it is called on the command line and in reports.
    name = ""

    def __init__(self, folder: Path, history: History, rng: Random) -> None:
        self.folder = folder
        self.history = history
        self.rng = rng
        self.servers: list[Server] = []
        # With chance of its own, so that the order of the faults depends on the seed alone.
        self.front = Proxy(self.addresses, Random(rng.getrandbits(64)))
        self.clock: WallClock | None = make_wall_clock(folder)
        #: What cannot be tried here, and why.
        self.missing: list[str] = []
        if self.clock is None:
            self.missing.append("jumps of the wall clock: there is no C++ compiler, or this is not Linux")

    def addresses(self) -> list[Address]:
        """Where the front may hand a connection to."""
        return [server.address for server in self.servers if server.address is not None]

    def environment(self) -> dict[str, str]:
        """For every server process."""
        return dict(self.clock.environment) if self.clock is not None else {}

    @property
    def entrance(self) -> Entrance:
        """Where people come in."""
        return Entrance(self.front.port)

    async def open(self) -> None:
        """Start everything."""
        await self.front.open()
        await asyncio.gather(*(self.start(server) for server in self.servers))

    async def start(self, server: Server) -> None:
        """Start a server process."""
        self.history.note("starts", server=server.name)
        await server.start()
        self.history.note("up", server=server.name)

    async def end(self, server: Server, number: signal.Signals) -> None:
        """End a server process."""
        if number is signal.SIGKILL:
            self.history.note("down", server=server.name)
        server.signal(number)
        await server.gone()
        if number is not signal.SIGKILL:
            self.history.note("down", server=server.name)

    async def close(self) -> None:
        """Stop everything, politely."""
        for server in self.servers:
            if server.alive:
                server.signal(signal.SIGCONT)
                await self.end(server, signal.SIGTERM)
        await self.front.close()

    def abort(self) -> None:
        """Stop everything at once, when something went wrong."""
        for server in self.servers:
            if server.process is not None:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(server.process.pid, signal.SIGKILL)
                server.process.wait()

    @abstractmethod
    def logs(self) -> Logs:
        """What the store holds; after :meth:`close`."""
