"""Where the peers come from: Stockfish as a program, brought into ``.cache/bench``; OpenSpiel as a package."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

from bench.report import Timed

ROOT: Final = Path(__file__).parent.parent
CACHE: Final = ROOT / ".cache" / "bench"
_DEBIAN: Final = "stockfish"


class PeerMissing(Exception):
    """A peer cannot be had here; the text says why."""


# --- one core ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Everything inside, programs started there included, runs on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


# --- Stockfish ---------------------------------------------------------------------------------------


def find_stockfish() -> Path:
    """The program on the path, or the one of the Debian package, fetched without being root. Raises PeerMissing."""
    found = shutil.which("stockfish") or shutil.which("stockfish", path="/usr/games")
    if found:
        return Path(found)
    ours = CACHE / "stockfish" / "usr" / "games" / "stockfish"
    if not ours.exists():
        _fetch_stockfish(CACHE / "stockfish")
    return ours


def _fetch_stockfish(folder: Path) -> None:
    if not (shutil.which("apt-get") and shutil.which("dpkg")):
        raise PeerMissing("Stockfish is not installed, and there is no apt-get to fetch its package with")
    folder.mkdir(parents=True, exist_ok=True)
    print("Fetching Stockfish …", file=sys.stderr)
    try:
        _quiet(["apt-get", "download", _DEBIAN], folder)
        (package,) = folder.glob(f"{_DEBIAN}_*.deb")
        _quiet(["dpkg", "-x", package.name, "."], folder)
        package.unlink()
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        raise PeerMissing(f"the Debian package of Stockfish could not be fetched ({type(error).__name__})") from error
    if not (folder / "usr" / "games" / "stockfish").exists():
        raise PeerMissing("the Debian package of Stockfish holds no program")


def _quiet(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)


class Stockfish:
    """A running Stockfish with one thread."""

    def __init__(self, program: Path) -> None:
        self._process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.name = self._read().split(" by ")[0]
        self._ask("uci", "uciok")  # also waits until everything is loaded

    def perft(self, depth: int) -> Timed:
        """The leaves of chess from its start, with the processor time they took."""
        begin = cpu_seconds(self._process.pid)
        told = self._ask(f"go perft {depth}", "Nodes searched")
        return Timed(int(told.split()[-1]), cpu_seconds(self._process.pid) - begin)

    def close(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.communicate()

    def _ask(self, line: str, awaited: str) -> str:
        pipe = self._process.stdin
        assert pipe is not None
        pipe.write(line + "\n")
        pipe.flush()
        while not (told := self._read()).startswith(awaited):
            pass
        return told

    def _read(self) -> str:
        pipe: IO[str] | None = self._process.stdout
        assert pipe is not None
        told = pipe.readline()
        if not told:
            raise PeerMissing("Stockfish ended by itself")
        return told


def cpu_seconds(pid: int) -> float:
    """The processor time of another process; the time of the clock where the system does not tell."""
    try:
        return time.clock_gettime((~pid << 3) | 2)  # the clock of a process, as Linux numbers it
    except (AttributeError, OSError, OverflowError):
        return time.perf_counter()


# --- OpenSpiel ---------------------------------------------------------------------------------------


def find_openspiel() -> Any:
    """The module ``pyspiel``, which set-up brings where it has wheels. Raises PeerMissing."""
    try:
        return import_module("pyspiel")
    except ImportError as error:
        raise PeerMissing(f"OpenSpiel does not run here ({error})") from error
