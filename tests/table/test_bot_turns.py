"""The bots of a match: how long each may think, and who decides when one is late or breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from behemoth.bots import IDLE_MOVE, MOVE, Busy, InlineWorkers, Job
from behemoth.bots import registry as bot_registry
from behemoth.bots.greedy_tanks import GreedyTankBot
from behemoth.bots.workers import BotFailed, run_job
from behemoth.table import Countdown, PerDecision, bot_turns
from behemoth.table.clock_setting import ClockSetting, NoClock
from behemoth.table.messages import Hello, Stand
from tests.table.stage import NotingConnection, Stage, run, settle


class NotingWorkers(InlineWorkers):
    """Notes every job; may fail, or never answer."""

    def __init__(self, how: str = "thinks") -> None:
        self.how = how
        self.jobs: list[Job] = []

    async def ask(self, work: Callable[[Any], Any], about: Any, seconds: float, **more: Any) -> Any:
        self.jobs.append(about)
        if self.how == "breaks":
            raise BotFailed("broken")
        if self.how == "sleeps":
            await asyncio.sleep(1_000)
        if self.how == "is late":
            await asyncio.sleep(2.5)
        if self.how == "is busy" and len(self.jobs) < 3:
            raise Busy
        return "nonsense" if self.how == "talks nonsense" else await super().ask(work, about, seconds, **more)


class Promising(GreedyTankBot):
    """Promises to be quick."""

    name = "promising"
    promise = 0.25


@pytest.fixture
def promising(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {**bot_registry._all_bots(), ("tank-chess", "promising"): Promising()}
    monkeypatch.setattr(bot_registry, "_all_bots", lambda: bots)


async def bot_to_move(workers: NotingWorkers, clock: ClockSetting | None = None, bot: str = "promising") -> Stage:
    stage = Stage(workers=workers)
    await stage.make("tank-chess", f"bot:{bot}", "Anna", clock=clock or NoClock())
    await stage.connect(1)
    await settle()
    return stage


@pytest.mark.usefixtures("promising")
@pytest.mark.parametrize(
    ("clock", "bot", "seconds"),
    [
        (NoClock(), "promising", 0.25),
        (NoClock(), "greedy", bot_registry.PROMISE),
        (Countdown(30, 10), "greedy", bot_registry.PROMISE),
        (Countdown(1, 0), "greedy", 60 / bot_turns.MOVES_TO_COME),
        (PerDecision(2), "greedy", 1.0),
        (Countdown(1, 0), "promising", 0.25),
    ],
)
def test_a_bot_thinks_as_long_as_it_promises_or_as_its_clock_allows(
    clock: ClockSetting, bot: str, seconds: float
) -> None:
    async def story() -> None:
        workers = NotingWorkers()
        stage = await bot_to_move(workers, clock, bot)
        assert workers.jobs[0].seconds == pytest.approx(seconds)
        await stage.close()

    run(story())


@pytest.mark.rule("B26")
def test_cards_are_thought_about_for_less_time_than_every_answer_takes() -> None:
    async def story() -> None:
        workers = NotingWorkers()
        stage = Stage(workers=workers, pace=700)
        await stage.make("monster-combat", "bot:greedy", "bot:greedy", "Anna", starter="first", trigger_count="0")
        await settle()
        assert [job.seconds for job in workers.jobs] == [pytest.approx(0.56)]
        await stage.close()

    run(story())


@pytest.mark.usefixtures("promising")
@pytest.mark.parametrize("how", ["breaks", "sleeps", "talks nonsense"])
def test_somebody_quick_decides_for_a_bot_that_does_not(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Not chance: what is played then is what the quick bot of the house chooses."""
    chosen: list[str] = []
    quick = run_job

    def noting(job: Job) -> str:
        chosen.append(quick(job))
        return chosen[-1]

    async def story() -> None:
        monkeypatch.setattr(bot_turns, "GRACE", 0.05)
        monkeypatch.setattr(bot_turns, "run_job", noting)
        stage = await bot_to_move(NotingWorkers(how))
        await stage.until(lambda match: match.turn == 1)
        assert [acted.action for acted in stage.match.actions] == chosen
        assert stage.match.actions[0].by == "bot"
        await stage.close()

    run(story())


@pytest.mark.usefixtures("promising")
@pytest.mark.parametrize("how", ["is late", "is busy"])
def test_what_comes_late_is_played_and_not_replaced(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    def replacing(job: Job) -> str:
        raise AssertionError("nobody else was asked to decide")

    async def story() -> None:
        monkeypatch.setattr(bot_turns, "run_job", replacing)
        monkeypatch.setattr(bot_turns, "AGAIN", 0.01)
        stage = await bot_to_move(NotingWorkers(how))
        await stage.until(lambda match: match.turn == 1)
        await stage.close()

    run(story())


class WaitingWorkers(InlineWorkers):
    """Lets nobody begin before the gate is open, and notes in which place of the queue they wait."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.asked: list[tuple[Any, str]] = []

    async def choose(self, job: Job, *, sort: Any = None, owner: str = "", started: Any = None) -> str:
        self.asked.append((sort, owner))
        await self.gate.wait()
        return await super().choose(job, started=started)


def test_a_bot_that_cannot_begin_is_said_to_be_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(bot_turns, "BUSY_AFTER", 0.0)
        workers = WaitingWorkers()
        stage = Stage(workers=workers)
        await stage.make("tank-chess", "bot:greedy", "Anna")
        anna = await stage.connect(1)
        await asyncio.sleep(0.01)
        assert anna.of("thinking") == [{"is": "thinking", "seat": 0, "busy": True}]
        workers.gate.set()
        await stage.until(lambda match: match.turn == 1)
        assert anna.last("thinking")["busy"] is False
        await stage.close()

    run(story())


def test_bots_wait_where_it_is_urgent_only_while_a_person_does() -> None:
    async def story() -> None:
        workers = WaitingWorkers()
        stage = Stage(workers=workers)
        await stage.make("tank-chess", "bot:greedy", "Anna")
        assert workers.asked[-1] == (IDLE_MOVE, stage.match.setup.id), "Anna is not here"
        anna = await stage.connect(1)
        assert workers.asked[-1][0] is MOVE, "now she waits"
        assert len(workers.asked) == 2
        stage.runner.leave(anna)
        await settle()
        assert workers.asked[-1][0] is IDLE_MOVE
        await stage.connect()  # somebody who watches changes nothing
        assert len(workers.asked) == 3
        await stage.close()

    run(story())


def test_bots_stop_when_nobody_plays_and_nobody_looks() -> None:
    async def story() -> None:
        stage = Stage(pace=1_000)
        await stage.make("tank-chess", "Anna", "bot:greedy")
        anna = await stage.connect(0)
        await stage.say(anna, Stand(id="s", seat=0, bot="greedy"))
        await stage.time.passes(1_000)
        assert stage.match.turn == 1
        stage.runner.leave(anna)
        for _ in range(5):
            await stage.time.passes(1_000)
        assert stage.match.turn == 1
        await stage.connect()
        await stage.time.passes(1_000)
        assert stage.match.turn == 2, "somebody looks on"
        await stage.close()

    run(story())


def test_bots_wait_in_the_name_of_the_player_or_else_of_who_looks_on() -> None:
    class From(NotingConnection):
        def __init__(self, address: str) -> None:
            super().__init__()
            self.address = address

    async def story() -> None:
        workers = WaitingWorkers()
        stage = Stage(workers=workers)
        await stage.make("tank-chess", "bot:greedy", "Anna")
        match = stage.match.setup.id
        for address, tokens in (("192.0.2.1", ()), ("192.0.2.2", (stage.token(1),))):
            stage.runner.enter(From(address), Hello(id="h", protocol=1, match=match, tokens=tokens))
            await settle()
        assert workers.asked == [(IDLE_MOVE, match), (MOVE, "192.0.2.2")]
        await stage.close()

    run(story())
