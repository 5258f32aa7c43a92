"""``behemoth engine``: the engine for other programs, by lines on the standard input and output."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import IO, Final

import typer

#: A longer line is no command; the rest of it is thrown away.
LONGEST: Final = 4_000_000
_QUOTED: Final = 40


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("engine", help="engine-about")(engine)


def engine(context: typer.Context) -> None:
    """Answers lines until ``quit`` or the end of the input."""
    from behemoth.terminal.engine_talk import Talk
    from behemoth.terminal.plain import soften

    soften(sys.stdout)
    talk = Talk(_print, context.obj)
    try:
        for line in read_lines(sys.stdin.buffer):
            if not talk.hear(line):
                return
        talk.end(at_once=False)
    except KeyboardInterrupt:
        talk.end(at_once=True)


def read_lines(lines: IO[bytes]) -> Iterator[str]:
    """Each line, whatever its bytes; of one that is too long only the beginning."""
    while data := lines.readline(LONGEST):
        if len(data) == LONGEST and not data.endswith(b"\n"):
            while (rest := lines.readline(LONGEST)) and not rest.endswith(b"\n"):
                pass
            data = data[:_QUOTED]
        yield data.decode("utf-8", "replace")


def _print(line: str) -> None:
    with contextlib.suppress(BrokenPipeError, ValueError):  # nobody reads any more; the input will end, too
        print(line, flush=True)
