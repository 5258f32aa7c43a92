"""Programs in C++ that check the engine without Python: built with CMake and run, mostly under sanitizers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from tests.engine.needs import expected, has_compiler

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"

#: A build of the programs: its folder in the cache and the options of CMake.
ADDRESS = ("address", "-DBEHEMOTH_SANITIZE=address,undefined")
THREAD = ("thread", "-DBEHEMOTH_SANITIZE=thread", "-DBEHEMOTH_AVX2=OFF")

Test = TypeVar("Test", bound=Callable[..., None])


def find_tool(name: str) -> str | None:
    """A program that comes with the environment or with the system."""
    return shutil.which(name, path=os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))


def needs_compiler(test: Test) -> Test:
    """The mark for tests that build such programs. They run one after another: they share what is built."""
    assert find_tool("cmake") or not expected(), "set-up brings cmake along with the engine, but it is not there"
    for there, what in ((has_compiler(), "C++ compiler"), (find_tool("cmake"), "cmake, which comes with the engine")):
        test = pytest.mark.skipif(not there, reason=f"there is no {what} here")(test)
    marked: Test = pytest.mark.xdist_group("engine-programs")(test)
    return marked


def run(build: tuple[str, ...], target: str, *words: str, lines: Iterable[str] = ()) -> str:
    """Build a program, let it read these lines, and give what it says. It must end well."""
    command = [str(build_program(build, target)), *words]
    found = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-3000:] + found.stderr[-3000:]
    return found.stdout


def run_checks(target: str, lines: Iterable[str], *words: str) -> tuple[int, int, int]:
    """Let the checks of a game read these lines.

    Gives how many positions they looked at, how many lines they refused, and how many lines of positions there were.
    """
    looked, _, refused, _, total, *_ = run(ADDRESS, target, *words, lines=lines).split()
    return int(looked), int(refused), int(total)


def build_program(build: tuple[str, ...], target: str) -> Path:
    folder, *options = build
    place = ROOT / ".cache" / "engine-check" / folder
    cmake = str(find_tool("cmake"))
    call(cmake, "-S", str(ENGINE), "-B", str(place), "-DBEHEMOTH_MODULES=OFF", "-DBEHEMOTH_TESTS=ON", *options)
    call(cmake, "--build", str(place), "--target", target)
    return place / target


def call(*command: str) -> str:
    """Run a tool that must end well, and give what it says."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout
