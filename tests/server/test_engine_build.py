"""The engine, built beside the table by a command, and what visitors hear of it."""

from __future__ import annotations

import asyncio
import functools
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from behemoth import engine
from behemoth.server.engine_build import BuildState, EngineBuild


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits, as pytest runs it."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


@pytest.fixture(autouse=True)
def without_engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """As if there were no engine until a file lies there, which a build may write."""
    built = tmp_path / "built"
    monkeypatch.setattr(engine, "available", built.exists)
    return built


def command(program: str, *arguments: str) -> tuple[str, ...]:
    """A build that is a few words of Python."""
    return (sys.executable, "-c", f"import pathlib, sys, time; {program}", *arguments)


async def told(build: EngineBuild, heard: list[BuildState], word: BuildState) -> None:
    """Wait until it has said so."""
    async with asyncio.timeout(20):
        while word not in heard:
            await asyncio.sleep(0.01)


@awaited
async def test_a_build_is_told_from_its_first_step_to_its_end(without_engine: Path, tmp_path: Path) -> None:
    go = tmp_path / "go"
    program = (
        "print('0/0'); print('a word of the compiler'); print('7/57', flush=True);"
        "[time.sleep(0.01) for _ in iter(lambda: pathlib.Path(sys.argv[1]).exists(), True)];"
        "pathlib.Path(sys.argv[2]).touch()"
    )
    heard: list[BuildState] = []
    build = EngineBuild(command(program, str(go), str(without_engine)), heard.append)
    async with build.running():
        await told(build, heard, "building")
        async with asyncio.timeout(20):
            while build.info("en").done != 7:
                await asyncio.sleep(0.01)
        info = build.info("de")
        assert (info.state, info.done, info.of) == ("building", 7, 57)
        assert "stärker" in info.note
        go.touch()
        await told(build, heard, "ready")
        assert (build.info("en").state, build.info("en").note) == ("ready", "")
    assert heard == ["building", "ready"]


@awaited
async def test_a_build_that_fails_says_so_once_with_the_command_to_see_why() -> None:
    heard: list[BuildState] = []
    build = EngineBuild(command("print('0/0', flush=True); sys.exit(1)"), heard.append)
    async with build.running():
        await told(build, heard, "failed")
    assert heard == ["building", "failed"]
    for language in ("en", "de"):
        assert "make engine" in build.info(language).note


@awaited
async def test_a_build_that_leaves_no_engine_has_failed() -> None:
    heard: list[BuildState] = []
    build = EngineBuild(command("print('1/1')"), heard.append)
    async with build.running():
        await told(build, heard, "failed")


@pytest.mark.parametrize("words", [command("sys.exit(3)"), ("/nowhere/to/be/found",)])
@awaited
async def test_nothing_to_build(words: tuple[str, ...]) -> None:
    heard: list[BuildState] = []
    build = EngineBuild(words, heard.append)
    async with build.running():
        await told(build, heard, "missing")
    assert heard == ["missing"]
    assert build.info("en").note


@awaited
async def test_without_a_command_nothing_is_built() -> None:
    build = EngineBuild()
    async with build.running():
        assert build.info("en").state == "missing"


@awaited
async def test_where_the_engine_is_nothing_is_built(without_engine: Path, tmp_path: Path) -> None:
    without_engine.touch()
    begun = tmp_path / "begun"
    build = EngineBuild(command("pathlib.Path(sys.argv[1]).touch()", str(begun)))
    async with build.running():
        await asyncio.sleep(0.05)
        assert build.info("en").state == "ready"
    assert not begun.exists()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no groups of processes here")
@awaited
async def test_the_end_of_the_table_is_the_end_of_the_build(tmp_path: Path) -> None:
    """With everything the command has started."""
    child = tmp_path / "child"
    program = (
        "import os, subprocess; child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']);"
        "pathlib.Path(sys.argv[1]).write_text(str(child.pid)); print('0/0', flush=True); child.wait()"
    )
    heard: list[BuildState] = []
    build = EngineBuild(command(program, str(child)), heard.append)
    async with build.running():
        await told(build, heard, "building")
    async with asyncio.timeout(20):
        while _runs(int(child.read_text())):
            await asyncio.sleep(0.01)
    assert heard == ["building"]


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
