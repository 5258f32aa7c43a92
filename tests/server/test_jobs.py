"""Jobs of any kind: begun, limited, looked for, stopped, broken, forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import ClassVar

import pytest

from behemoth.bots import InlineWorkers
from behemoth.games import InvalidText
from behemoth.server.jobs import Job, Jobs
from behemoth.server.problems import Declined
from behemoth.table import InPlay, SystemTime

Work = Callable[[Job], Awaitable[bool]]


class Errands(Jobs[Job]):
    """Jobs that do what a test says."""

    too_many: ClassVar[str] = "server-many-lines"
    unknown: ClassVar[str] = "server-no-analysis"
    remembered: ClassVar[int] = 2

    def __init__(self, work: Work, each: int = 9) -> None:
        super().__init__(InlineWorkers(), InPlay(tuple, SystemTime()), each, 9)
        self._work = work

    async def work(self, job: Job) -> bool:
        return await self._work(job)

    async def run(self, address: str = "a") -> Job:
        """Begin one and wait for its end."""
        job = await self.begin(address, prepared(address))
        assert job.task is not None
        await asyncio.gather(job.task, return_exceptions=True)
        return job


def prepared(address: str) -> Callable[[], Awaitable[Job]]:
    async def prepare() -> Job:
        return Job(address)

    return prepare


async def forever(job: Job) -> bool:
    await asyncio.Event().wait()
    return True


def doing(result: bool | Exception) -> Work:
    async def work(job: Job) -> bool:
        if isinstance(result, Exception):
            raise result
        return result

    return work


@pytest.mark.parametrize(
    ("result", "status"),
    [
        (True, "done"),
        (False, "cancelled"),
        (Declined("refused", "server-played-now"), "cancelled"),
        (InvalidText("error-no-query", about="x"), "failed"),
        (RuntimeError("broken"), "failed"),
    ],
)
def test_how_it_ends_is_told(result: bool | Exception, status: str) -> None:
    async def scene() -> None:
        jobs = Errands(doing(result), each=1)
        first = await jobs.run()
        assert jobs.find(first.name).status == status
        await jobs.run()  # there is room again, however it ended

    asyncio.run(scene())


def test_an_address_has_so_many_and_another_is_not_kept_out() -> None:
    async def scene() -> None:
        jobs = Errands(forever, each=1)
        running = await jobs.begin("a", prepared("a"))
        with pytest.raises(Declined) as refused:
            await jobs.begin("a", prepared("a"))
        assert refused.value.key == "server-many-lines"
        await jobs.begin("b", prepared("b"))
        assert jobs.stop(running.name).status == "cancelled"
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await jobs.begin("a", prepared("a"))
        await jobs.close()

    asyncio.run(scene())


def test_what_cannot_be_prepared_takes_no_room() -> None:
    async def broken() -> Job:
        raise InvalidText("error-no-query", about="x")

    async def scene() -> None:
        jobs = Errands(doing(True), each=1)
        for _ in range(3):
            with pytest.raises(InvalidText):
                await jobs.begin("a", broken)
        assert (await jobs.run()).status == "done"

    asyncio.run(scene())


def test_the_newest_are_remembered() -> None:
    async def scene() -> None:
        jobs = Errands(doing(True))
        names = [(await jobs.run()).name for _ in range(5)]
        with pytest.raises(Declined) as refused:
            jobs.find(names[0])
        assert refused.value.key == "server-no-analysis"
        assert jobs.find(names[-1]).name == names[-1]
        assert jobs.stop(names[-1]).status == "done"

    asyncio.run(scene())


def test_nothing_goes_on_once_it_is_closed() -> None:
    async def scene() -> None:
        jobs = Errands(forever)
        begun = [await jobs.begin("a", prepared("a")) for _ in range(3)]
        await jobs.close()
        assert all(job.task is not None and job.task.done() for job in begun)
        assert {job.status for job in begun} <= {"cancelled", "running"}

    asyncio.run(scene())


def test_who_does_not_ask_any_more_is_gone() -> None:
    job = Job("a")
    assert not job.is_forsaken(1000.0)
    assert job.is_forsaken(-1.0)
