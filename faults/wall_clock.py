"""The wall clock of the server processes, moved by a small library that is loaded into them (``shifted_clock.cpp``)."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

_SOURCE: Final = Path(__file__).with_name("shifted_clock.cpp")
_COMPILERS: Final = ("c++", "g++", "clang++")


class WallClock:
    """A clock that can be set. ``environment`` is what a process needs to go by it."""

    def __init__(self, folder: Path, library: Path) -> None:
        self._file = folder / "clock-shift"
        self._file.write_bytes(struct.pack("=q", 0))
        self.environment = {"LD_PRELOAD": str(library), "BEHEMOTH_CLOCK_SHIFT": str(self._file)}
        self._seconds = 0.0

    @property
    def shift(self) -> float:
        """By how many seconds it is wrong now."""
        return self._seconds

    def jump(self, seconds: float) -> None:
        """Set it forward, or back."""
        self._seconds += seconds
        with self._file.open("r+b") as file:  # in place: the processes look at these very bytes
            file.write(struct.pack("=q", round(self._seconds * 1e9)))


def make_wall_clock(folder: Path) -> WallClock | None:
    """A wall clock for processes that are started with its environment; None where it cannot be had."""
    compiler = next((found for name in _COMPILERS if (found := shutil.which(name))), None)
    if compiler is None or not sys.platform.startswith("linux"):
        return None
    library = folder / "shifted_clock.so"
    made = subprocess.run(
        [compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(_SOURCE)], capture_output=True, text=True
    )
    if made.returncode:
        return None
    clock = WallClock(folder, library)
    clock.jump(7200)
    told = subprocess.run(
        [sys.executable, "-c", "import time; print(time.time())"],
        capture_output=True,
        text=True,
        env={**os.environ, **clock.environment},
        check=True,
    ).stdout
    clock.jump(-7200)
    return clock if 7000 < float(told) - time.time() < 7400 else None
