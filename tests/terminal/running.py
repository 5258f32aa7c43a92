"""Running the command line in tests: in this process and as a real one."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple

from typer.testing import CliRunner

from behemoth.terminal import build_app

#: White wins after three moves of people who help each other.
SHORT_GAME = ("H3>F4W", "I16>F12SW", "C3>F7NE(F12)#")
#: Surroundings that say nothing about language or colour.
_SILENT = ("BEHEMOTH_LANG", "BEHEMOTH_DEBUG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "TERM")


class Said(NamedTuple):
    """What a run said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the standard output."""
        return self.out.splitlines()


def run(*words: str, typed: str | bytes = "", **surroundings: str) -> Said:
    """In this process."""
    env: dict[str, str | None] = {**dict.fromkeys(_SILENT), **surroundings}
    result = CliRunner().invoke(build_app(), list(words), input=typed, env=env)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return Said(result.exit_code, result.stdout, result.stderr)


def run_really(*words: str, typed: bytes = b"", **surroundings: str) -> Said:
    """As a process of its own."""
    env = {name: value for name, value in os.environ.items() if name not in _SILENT}
    command = [sys.executable, "-c", "from behemoth.terminal import main; main()", *words]
    done = subprocess.run(command, input=typed, capture_output=True, timeout=60, env=env | surroundings, check=False)
    said = Said(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
    assert "Traceback" not in said.out + said.err
    return said


def play(*lines: str, words: tuple[str, ...] = ("--scheme", "basic-16"), lang: str = "en") -> Said:
    """A session of typed lines that ends when the input ends."""
    return run("--lang", lang, "tanks", *words, typed="".join(f"{line}\n" for line in lines))


def boards(said: Said) -> list[str]:
    """The drawings of a session, each as one text."""
    edges = [number for number, line in enumerate(said.lines) if line.startswith(("    A  B", "    P  O"))]
    return ["\n".join(said.lines[top:bottom]) for top, bottom in zip(edges[::2], edges[1::2], strict=True)]
