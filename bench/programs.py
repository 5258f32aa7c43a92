"""Versions of the program as players, each in a process of its own, asked by lines.

In Tank Chess a version is asked by the words of ``behemoth engine`` that every version knows: exact times, one thread,
the same memory. In Monster Combat it runs ``card_player.py``, which follows the game by its own rules.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NoReturn, Self, TypeVar

import msgspec

from bench.builds import Build

#: Megabytes for what a search finds out, for every program.
MEMORY: Final = 32
_ENGINE: Final = ("-c", "from behemoth.terminal import main; main()", "engine")
_CARD_PLAYER: Final = Path(__file__).with_name("card_player.py")


class ProgramFailed(Exception):
    """A program ended, cannot do what it should, or answered something else; the text is the whole message."""


class Limit(msgspec.Struct, frozen=True):
    """How long a program may think for each decision, or how much it may search."""

    seconds: float | None = None
    nodes: int | None = None

    @property
    def words(self) -> str:
        """As ``go`` takes it."""
        return f"nodes {self.nodes}" if self.nodes is not None else f"time {1000 * (self.seconds or 0):.0f}"

    def __str__(self) -> str:
        if self.nodes is not None:
            return f"{self.nodes:,} nodes"
        return "own time" if self.seconds is None else f"{self.seconds:g} s"


class Program:
    """A process of a version, which is written to and read from by lines."""

    def __init__(self, build: Build, *words: str) -> None:
        self.name = build.name
        # What it complains about: a pipe that nobody reads would fill up. Closed with the process.
        self._said = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self._process = subprocess.Popen(
            [sys.executable, "-P", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            cwd=build.package,
            env=build.surroundings,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def tell(self, line: str) -> None:
        """One line to it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            self._gone()

    def hear(self) -> str:
        """One line from it."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._gone()
        return line.rstrip("\n")

    def close(self) -> None:
        """End it: the end of its input is the end of the conversation."""
        with self._said, self._process:
            self._process.kill()

    def _gone(self) -> NoReturn:
        self._process.wait()
        self._said.seek(0)
        said = self._said.read().strip().splitlines()
        raise ProgramFailed(f"{self.name} has ended{': ' + said[-1] if said else ''}")


class TankProgram(Program):
    """Tank Chess: the engine of a version at full strength."""

    def __init__(self, build: Build, memory: int = MEMORY) -> None:
        super().__init__(build, *_ENGINE)
        self.tell("behemoth")
        if "id engine yes" not in self._until("ok"):
            self.close()
            raise ProgramFailed(f"{self.name} plays without its engine, so its strength would not be measured")
        self.tell("setoption threads 1")
        self.tell(f"setoption memory {memory}")

    def begin(self) -> None:
        """Another game: what was thought before is forgotten."""
        self.tell("new")

    def choose(self, state: str, limit: Limit) -> str:
        """Its move in a state, as records write it."""
        self.tell(f"position line {state}")
        self.tell(f"go {limit.words}")
        self.tell("wait")  # the best move is told a moment before the search has ended, and until then all is refused
        return self._until("best ")[-1].removeprefix("best ")

    def _until(self, begin: str) -> list[str]:
        return list(self._lines(begin))

    def _lines(self, begin: str) -> Iterator[str]:
        while True:
            line = self.hear()
            if line.startswith("error"):
                raise ProgramFailed(f"{self.name}: {line}")
            yield line
            if line.startswith(begin):
                return


class CardProgram(Program):
    """Monster Combat: the bots of a version, each with the view of its seat."""

    def __init__(self, build: Build) -> None:
        super().__init__(build, str(_CARD_PLAYER))
        if not msgspec.json.decode(self.hear())["engine"]:
            self.close()
            raise ProgramFailed(f"{self.name} plays without its engine, so its strength would not be measured")

    def begin(self, options: Mapping[str, Any], players: int, seed: str) -> str:
        """Deal; the text of its state."""
        return self._ask("begin", options=options, players=players, seed=seed)["state"]

    def play(self, seat: int, text: str) -> str:
        """Tell what somebody decided; the text of its state."""
        return self._ask("play", seat=seat, text=text)["state"]

    def choose(self, seat: int, bot: str, limit: Limit, chance: int) -> str:
        """What its bot decides, as records write it."""
        return self._ask("choose", seat=seat, bot=bot, chance=chance, seconds=limit.seconds, nodes=limit.nodes)["text"]

    def _ask(self, do: str, **words: Any) -> dict[str, str]:
        self.tell(msgspec.json.encode({"do": do} | words).decode())
        return msgspec.json.decode(self.hear(), type=dict[str, str])


# --- those of this process ---------------------------------------------------------------------------

P = TypeVar("P", TankProgram, CardProgram)
#: They stay from game to game. Where a worker ends, their input ends, and so do they.
_running: dict[tuple[type[Program], str, int], Program] = {}


def running(kind: type[P], build: Build, place: int = 0) -> P:
    """The program of a version in this process. By its place as well: a version that plays itself is two programs."""
    key = (kind, build.mark, place)
    if key not in _running:
        _running[key] = kind(build)
    found = _running[key]
    assert isinstance(found, kind)
    return found


def end_programs() -> None:
    """End all programs of this process."""
    while _running:
        _running.popitem()[1].close()
