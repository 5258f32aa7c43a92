"""The engine, built while the table is open: a command beside the table does it, and visitors hear how far it is.

The command (``behemoth play --engine-build``; `make play` names one) prints a line such as ``12/57`` for each step. It
ends with 0 when the engine is there, with 3 when there is nothing to build, else it failed. Nothing is started anew
then: whoever thinks looks for the engine as long as there is none (``behemoth.engine``), and so has it from the next
move on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal, TypeAlias

from behemoth import engine
from behemoth.bots import notice_without_engine
from behemoth.locale import say
from behemoth.server.forms import EngineInfo

#: What a build comes to; "building" while it runs.
BuildState: TypeAlias = Literal["ready", "building", "failed", "missing"]
#: How the command ends that has nothing to build: no compiler, switched off, or it failed an earlier time.
_NOTHING: Final = 3
#: Seconds a command has to end once it was told to.
_PATIENCE: Final = 5


class EngineBuild:
    """The engine of this table: there, being built, or missing. Without a command nothing is built."""

    def __init__(self, command: Sequence[str] = (), tell: Callable[[BuildState], None] = lambda state: None) -> None:
        self._command = command
        self._tell = tell
        self._process: Process | None = None
        self._built: BuildState = "missing"
        self._done = self._of = 0

    @property
    def state(self) -> BuildState:
        """How it is now. While it is built nobody looks for it here: half of it may lie there."""
        if self._built == "building":
            return "building"
        return "ready" if engine.available() else self._built

    def info(self, language: str) -> EngineInfo:
        """The same for a visitor, with a sentence where there is something to say."""
        state = self.state
        note = say(f"engine-{state}", language) if state in ("building", "failed") else notice_without_engine(language)
        return EngineInfo(state, self._done, self._of, note or "")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Build for the length of a block, if there is something to build; what is not done at its end is given up."""
        if not self._command or self.state == "ready":
            yield
            return
        task = asyncio.create_task(self._build())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            await self._gone()

    async def _build(self) -> None:
        try:
            code = await self._run()
        except OSError:  # there is no such command
            code = _NOTHING
        finally:
            self._end()
        self._built = "missing" if code == _NOTHING else "failed"
        if code == 0 and await asyncio.to_thread(engine.available):
            self._built = "ready"
        self._tell(self._built)

    async def _run(self) -> int:
        """Read what the command says until it ends; how it ended."""
        # In a session of its own: Ctrl-C is for the table, which ends the build itself.
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        self._process = process
        assert process.stdout is not None
        async for line in process.stdout:
            self._hear(line.decode(errors="replace"))
        return await process.wait()

    def _hear(self, line: str) -> None:
        done, _, of = line.strip().partition("/")
        if not (done.isdecimal() and of.isdecimal()):
            return
        if self._built != "building":
            self._built = "building"
            self._tell("building")
        self._done, self._of = int(done), int(of)

    def _end(self) -> None:
        """End the command with everything it started, if it still runs."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGTERM)
            else:
                process.terminate()

    async def _gone(self) -> None:
        """Wait for the end of a command that was told to end: nothing of it shall outlive the table's loop."""
        if self._process is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), _PATIENCE)
