"""Bots in worker processes: they answer, they are killed when they overrun, and they know only what their seat may."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import Job, Observation, WorkerProcesses, bot_names, find_bot, job_for
from behemoth.bots import registry as bot_registry
from behemoth.bots.registry import UnknownBot, bot_infos
from behemoth.bots.workers import BotFailed, run_job
from behemoth.games import find_game


def start(game: str, seats: int, **options: Any) -> Any:
    kind = find_game(game)
    return kind.start(kind.Options(**options), seats, Random(1))


def test_every_bot_is_found_and_has_words_in_both_languages() -> None:
    assert {"random", "greedy", "level-1"} <= set(bot_names("tank-chess"))
    assert {"random", "careful", "greedy"} <= set(bot_names("monster-combat"))
    for game in ("tank-chess", "monster-combat"):
        for language in ("en", "de"):
            infos = bot_infos(game, language)
            assert all(info.title and info.about for info in infos)
    with pytest.raises(UnknownBot) as caught:
        find_bot("tank-chess", "careful")
    assert "random, level-1" in caught.value.sentence("en")


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


def test_greedy_beats_random_at_tank_chess() -> None:
    won = 0
    for number in range(6):
        state, rng = start("tank-chess", 2, scheme="first-steps-10", quiet_moves=30), Random(number)
        greedy = number % 2
        while state.outcome() is None:
            seat = state.to_act()[0]
            name = "greedy" if seat == greedy else "random"
            action = find_bot("tank-chess", name).choose(Observation(state, seat, time.monotonic() + 5), rng)
            state = state.play(seat, action, rng, tell=False).state
        won += state.outcome().scores[greedy]
    assert won >= 5


def test_greedy_takes_a_win_and_does_not_leave_its_commander_to_be_taken() -> None:
    game = find_game("tank-chess")
    # Worked example 6: the black HT turns and fires at the white CLT.
    state = game.parse("16_16-16-16-16-16-16-16-16-16-16-16-16-16-16-16-16_CLTI4N_CLTP16S.HTE5NE_b")
    action = find_bot("tank-chess", "greedy").choose(Observation(state, 1, time.monotonic() + 5), Random(1))
    assert state.play(1, action, Random(1)).state.outcome().winners == (1,)  # type: ignore[union-attr]
    white = game.parse("16_16-16-16-16-16-16-16-16-16-16-16-16-16-16-16-16_CLTI4N_CLTP16S.HTE5NE_w")
    action = find_bot("tank-chess", "greedy").choose(Observation(white, 0, time.monotonic() + 5), Random(1))
    after: Any = white.play(0, action, Random(1)).state
    assert not any(after.play(1, reply, Random(1)).state.outcome() for reply in after.actions(1) if reply.effects)


def test_the_registry_is_the_entry_points() -> None:
    assert {bot.name for bot in bot_registry._all_bots().values()} >= {"random", "careful", "greedy", "level-8"}
