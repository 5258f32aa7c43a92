"""Programs in C++ that check the engine under address and undefined-behaviour sanitizers: built and run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.engine.needs import expected, has_compiler

ROOT = Path(__file__).parents[2]


def find_cmake() -> str | None:
    return shutil.which("cmake", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))


def needs_compiler(test: Callable[..., None]) -> Callable[..., None]:
    """The mark for tests that build such a program."""
    assert find_cmake() or not expected(), "set-up brings cmake along with the engine, but it is not there"
    for there, what in ((has_compiler(), "C++ compiler"), (find_cmake(), "cmake, which comes with the engine")):
        test = pytest.mark.skipif(not there, reason=f"there is no {what} here")(test)
    return test


def run_checks(game: str, lines: Iterable[str], *words: str) -> tuple[int, int, int]:
    """Let the program of a game (``tanks``, ``cards``) read these lines.

    Gives how many positions it looked at, how many lines it refused, and how many lines of positions there were.
    """
    program = _build(f"check_{game}")
    found = subprocess.run([program, *words], input="\n".join(lines), capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    looked, _, refused, _, total, *_ = found.stdout.split()
    return int(looked), int(refused), int(total)


def _build(target: str) -> Path:
    folder = ROOT / ".cache" / "engine-check" / target  # one for each, so that two may be built at once
    options = ("-DBEHEMOTH_MODULES=OFF", "-DBEHEMOTH_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=Debug")
    cmake = str(find_cmake())
    for command in (
        [cmake, "-S", str(ROOT / "engine"), "-B", str(folder), *options],
        [cmake, "--build", str(folder), "--target", target],
    ):
        built = subprocess.run(command, capture_output=True, text=True)
        assert built.returncode == 0, built.stdout[-3000:] + built.stderr[-3000:]
    return folder / target
