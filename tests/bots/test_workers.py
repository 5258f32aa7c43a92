"""Bots in worker processes: they answer, are killed when they overrun their time, and may break."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import Job, Observation, WorkerProcesses, bot_names, job_for
from behemoth.bots.workers import BotFailed, run_job
from behemoth.games import find_game


def start(game: str, seats: int, **options: Any) -> Any:
    kind = find_game(game)
    return kind.start(kind.Options(**options), seats, Random(1))


@pytest.mark.parametrize("game", ["tank-chess", "monster-combat"])
def test_every_bot_chooses_something_legal(game: str) -> None:
    for name in bot_names(game):
        state, rng = start(game, 2), Random(4)
        for _ in range(12):
            if state.outcome() is not None:
                break
            seat = state.to_act()[0]
            action = state.read(seat, run_job(job_for(game, name, state, seat, rng, seconds=0.05)))
            state = state.play(seat, action, rng).state


class SpinningBot:
    """Thinks for ever, and does not even listen."""

    name = "spinning"
    game = ""
    level = 1
    character = "bot-spinning"

    def choose(self, observation: Observation, rng: Random) -> Any:
        while True:
            pass


def spin(job: Job) -> str:
    return str(SpinningBot().choose(None, Random()))  # type: ignore[arg-type]


def test_a_worker_answers_and_starts_late() -> None:
    async def story() -> None:
        workers = WorkerProcesses(processes=1)
        assert not workers.started
        state = start("tank-chess", 2, scheme="first-steps-10")
        try:
            for _ in range(3):
                text = await workers.choose(job_for("tank-chess", "greedy", state, 0, Random(1)))
                assert state.read(0, text)
            assert workers.started
        finally:
            workers.close()

    asyncio.run(story())


def test_a_spinning_worker_is_killed_and_the_next_job_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        workers = WorkerProcesses(processes=1, patience=0.2)
        state = start("tank-chess", 2, scheme="first-steps-10")
        job = msgspec.structs.replace(job_for("tank-chess", "random", state, 0, Random(1)), seconds=0.3)
        try:
            assert await workers.choose(job)  # the pool is up, so that its start is not what is measured
            before = time.monotonic()
            with monkeypatch.context() as spinning:
                spinning.setattr("behemoth.bots.workers.run_job", spin)
                with pytest.raises(BotFailed):
                    await workers.choose(job)  # half a second, on a quiet machine
            assert time.monotonic() - before < 20
            assert await workers.choose(msgspec.structs.replace(job, seconds=5))
            with monkeypatch.context() as spinning:
                spinning.setattr("behemoth.bots.workers.run_job", spin)
                task = asyncio.ensure_future(workers.choose(msgspec.structs.replace(job, seconds=60)))
                await asyncio.sleep(0.3)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await workers.choose(msgspec.structs.replace(job, seconds=5)), "a cancelled one makes room"
        finally:
            workers.close()

    asyncio.run(story())


def test_a_bot_that_breaks_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        workers = WorkerProcesses(processes=1)
        try:
            with pytest.raises(BotFailed):
                await workers.choose(Job("tank-chess", "nobody", b"rubbish", 0, 1))
        finally:
            workers.close()

    asyncio.run(story())
