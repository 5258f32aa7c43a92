"""The dispatcher: fair between owners, people first, less time to think under load, nothing killed that may end."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import (
    FILE,
    MOVE,
    QUESTION,
    BotFailed,
    Busy,
    Dispatcher,
    InlineWorkers,
    Sort,
    WorkerProcesses,
    dispatcher,
    job_for,
)
from behemoth.bots.dispatcher import IDLE_MOVE, LEAST, Load
from behemoth.games import InvalidText, find_game


@contextmanager
def desk_with(thinkers: int = 1) -> Iterator[Dispatcher]:
    made = Dispatcher(thinkers)
    try:
        yield made
    finally:
        made.close()


# What is done in the workers; functions of a module, as the dispatcher wants them.


def note(about: tuple[Path, str, float]) -> int:
    """Write a line, wait, say who did it."""
    path, text, seconds = about
    with path.open("a") as file:
        file.write(text + "\n")
    time.sleep(seconds)
    return os.getpid()


def refuse(about: str) -> str:
    raise InvalidText("error-no-query", about=about)


def devour(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def die(path: Path) -> str:
    """The first time the process is ended by somebody else."""
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def test_work_is_done_in_another_process_and_what_it_refuses_is_refused_here() -> None:
    async def story() -> None:
        with desk_with() as workers:
            pid = await workers.ask(note, (Path(os.devnull), "", 0.0), 5)
            assert pid != os.getpid()
            with pytest.raises(InvalidText) as caught:
                await workers.ask(refuse, "weather", 5)
            assert "weather" in caught.value.sentence("en")
            with pytest.raises(BotFailed):
                await workers.ask(devour, 100_000, 5, sort=FILE)

    asyncio.run(story())


def test_processes_can_be_started_before_there_is_work() -> None:
    async def story() -> None:
        with desk_with() as workers:
            lane = workers._lanes[QUESTION.lane].processes
            for _ in range(3):
                workers.prepare(QUESTION)
            while not lane.started:
                await asyncio.sleep(0.01)
            assert not workers._lanes[MOVE.lane].processes.started, "only what was asked for"
            assert await workers.ask(note, (Path(os.devnull), "", 0.0), 5)

    asyncio.run(story())


def test_how_the_processes_are_and_how_long_work_waited() -> None:
    async def run() -> None:
        with desk_with() as made:
            assert made.condition() == "asleep"
            assert set(made.begun().values()) == {0}
            await asyncio.gather(*(made.ask(os.getpgid, 0, 5, sort=FILE) for _ in range(3)))
            assert made.condition() == "ok"
            assert made.begun()[FILE.lane] == 3
            assert made.waited()[FILE.lane] > 0

    asyncio.run(run())


def test_a_broken_pool_is_told() -> None:
    class Broken:
        active = False

    processes = WorkerProcesses()
    assert processes.condition() == "asleep"
    processes._pool = Broken()  # type: ignore[assignment]
    assert processes.condition() == "failing"


def test_owners_take_turns(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "order"
        with desk_with() as workers:
            await workers.ask(note, (Path(os.devnull), "", 0.0), 5)
            wanted = ["greedy0", "greedy1", "greedy2", "modest0"]
            await asyncio.gather(
                *(workers.ask(note, (path, name, 0.05), 5, owner=name.rstrip("012")) for name in wanted)
            )
        assert path.read_text().split() == ["greedy0", "greedy1", "modest0", "greedy2"]

    asyncio.run(story())


def held(about: tuple[Path, str]) -> str:
    """Say when it begins, and end when somebody lets it."""
    folder, name = about
    with (folder / "order").open("a") as file:
        file.write(name + "\n")
    while not (folder / name).exists():
        time.sleep(0.005)
    return name


def test_moves_people_wait_for_come_before_others_and_the_others_one_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        with desk_with(2) as workers:

            def begin(name: str, sort: Sort) -> asyncio.Task[str]:
                return asyncio.create_task(workers.ask(held, (tmp_path, name), 60, sort=sort, owner=name))

            idle = [begin(f"idle{number}", IDLE_MOVE) for number in range(3)]
            await asyncio.sleep(0)
            assert workers.running()["thinking"] == 1, "although there are two processes"
            moves = [begin(f"move{number}", MOVE) for number in range(3)]
            for name, tasks in (("move", moves), ("idle", idle)):
                for number, task in enumerate(tasks):
                    (tmp_path / f"{name}{number}").touch()
                    await task
        assert [line[:4] for line in (tmp_path / "order").read_text().split() if line != "idle0"] == (
            ["move"] * 3 + ["idle"] * 2
        )

    asyncio.run(story())


def test_too_much_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        with desk_with() as workers:
            path = Path(os.devnull)
            asked = [asyncio.create_task(workers.ask(note, (path, "", 0.0), 5)) for _ in range(QUESTION.each + 1)]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await workers.ask(note, (path, "", 0.0), 5)
            assert await workers.ask(note, (path, "", 0.0), 5, owner="somebody else")
            await asyncio.gather(*asked)
            assert await workers.ask(note, (path, "", 0.0), 5), "and a moment later there is room again"

    asyncio.run(story())


def test_who_stops_waiting_costs_nothing_and_who_is_under_way_may_end(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "order"
        with desk_with() as workers:
            first_pid = await workers.ask(note, (path, "zero", 0.0), 5)
            running = asyncio.create_task(workers.ask(note, (path, "one", 0.3), 5))
            waiting = asyncio.create_task(workers.ask(note, (path, "two", 0.3), 5))
            while "one" not in path.read_text():
                await asyncio.sleep(0.01)
            waiting.cancel()
            running.cancel()
            await asyncio.gather(running, waiting, return_exceptions=True)
            assert workers.waiting()["questions"] == 0
            assert await workers.ask(note, (path, "three", 0.0), 5) == first_pid, "no process had to be ended"
        assert path.read_text().split() == ["zero", "one", "three"]

    asyncio.run(story())


def test_what_nobody_wants_and_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(dispatcher, "LINGER", 0.2)
        with desk_with() as workers:
            first_pid = await workers.ask(note, (Path(os.devnull), "", 0.0), 5)
            running = asyncio.create_task(workers.ask(note, (Path(os.devnull), "", 60.0), 60))
            await asyncio.sleep(0.2)
            running.cancel()
            assert await workers.ask(note, (Path(os.devnull), "", 0.0), 5) != first_pid

    asyncio.run(story())


def test_work_whose_process_is_killed_is_done_again(tmp_path: Path) -> None:
    async def story() -> None:
        with desk_with() as workers:
            assert await workers.ask(die, tmp_path / "died", 10) == "done"
            # Processes that are killed while they wait for work break the pool; the next job gets a new one.
            pid = await workers.ask(note, (Path(os.devnull), "", 0.0), 5)
            os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.5)
            assert await workers.ask(note, (Path(os.devnull), "", 0.0), 10) != pid

    asyncio.run(story())


def test_processes_that_take_no_jobs_any_more_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a process was killed with the lock of the queue in its hand."""

    async def story() -> None:
        monkeypatch.setitem(dispatcher.PATIENCE, "questions", 0.3)
        with desk_with() as workers:
            pid = await workers.ask(note, (Path(os.devnull), "", 0.0), 5)
            os.kill(pid, signal.SIGSTOP)
            with pytest.raises(BotFailed):
                await workers.ask(note, (Path(os.devnull), "", 0.0), 0.1)
            assert await workers.ask(note, (Path(os.devnull), "", 0.0), 10) != pid

    asyncio.run(story())


def test_work_that_takes_too_long_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setitem(dispatcher.PATIENCE, "questions", 0.1)
        with desk_with() as workers:
            await workers.ask(note, (Path(os.devnull), "", 0.0), 5)
            with pytest.raises(BotFailed):
                await workers.ask(note, (Path(os.devnull), "", 60.0), 0.1)
            assert await workers.ask(note, (Path(os.devnull), "", 0.0), 5)

    asyncio.run(story())


# --- how long a bot may think -----------------------------------------------------------------------------------------


def test_alone_a_bot_thinks_nearly_as_long_as_it_promises() -> None:
    assert Load(2).seconds(3.0, waited=0.0, waiting=0, now=100.0) == pytest.approx(2.7)


def test_who_has_waited_thinks_less_and_so_does_whom_others_wait_for() -> None:
    load = Load(2)
    assert load.seconds(3.0, waited=1.0, waiting=0, now=0.0) == pytest.approx(1.7)
    assert load.seconds(3.0, waited=1.0, waiting=2, now=0.0) == pytest.approx(0.85)
    assert load.seconds(3.0, waited=9.0, waiting=50, now=0.0) == LEAST


def test_what_was_asked_for_lately_is_shared_out_before_anybody_waits() -> None:
    load = Load(2)
    for number in range(20):  # two a second, each wants all it can get
        load.note(number / 2, given=2.5, used=2.4)
    assert load.share(10.0) == pytest.approx(2 * dispatcher.PLANNED * dispatcher.WINDOW / 20, rel=0.1)
    assert load.share(100.0) == float("inf"), "long ago"


def test_who_asks_without_end_takes_from_themselves() -> None:
    load = Load(2)
    for number in range(1_000):  # a hundred a second
        load.note(number / 100, given=0.05, used=0.05, owner="attacker")
    assert load.seconds(3.0, waited=0.0, waiting=1, now=10.0, owner="attacker") == LEAST
    assert load.seconds(3.0, waited=0.0, waiting=1, now=10.0, owner="somebody") > 1.5
    for number in range(10):
        load.note(10.0, given=1.0, used=1.0, owner=f"person {number}")
    assert load.share(10.0, "person 1") > 1.0
    assert load.share(100.0, "person 1") == float("inf")


def test_modest_bots_cost_the_others_only_what_they_use() -> None:
    load = Load(1)
    for number in range(10):
        load.note(number, given=0.5, used=0.02)
    assert load.share(9.0) == float("inf")
    load.note(9.0, given=2.5, used=2.4)
    assert load.share(9.0) == pytest.approx(dispatcher.PLANNED * dispatcher.WINDOW - 0.2)


def simulate(people: int, every: float, processes: int, promise: float, wants: float, rng: Random) -> list[float]:
    """How long each of many answers took, if people ask at random and a job uses what it is given, up to its wish."""
    load, free, answers = Load(processes), [0.0] * processes, []
    asked = sorted(rng.uniform(0, 120) for _ in range(int(people * 120 / every)))
    for index, at in enumerate(asked):
        free.sort()
        start = max(at, free[0])
        waiting = sum(1 for other in asked[index + 1 :] if other <= start)
        seconds = load.seconds(promise, start - at, waiting, start)
        used = min(seconds, wants)
        load.note(start + used, seconds, used)
        free[0] = start + used + 0.05  # the way to the process and back
        answers.append(free[0] - at)
    return answers


@pytest.mark.parametrize("people", [1, 6, 12, 30, 60, 120])
def test_answers_keep_the_promise_however_many_play(people: int) -> None:
    answers = sorted(simulate(people, 15, 2, 3.0, 2.5, Random(people)))
    assert answers[int(0.95 * len(answers))] <= 3.0


# --- bots at the dispatcher -----------------------------------------------------------------------------------


def test_a_bot_gets_the_time_that_is_there_when_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def noting(self: Any, work: Any, about: Any, seconds: float, **more: Any) -> Any:
        given.append(about.seconds)
        return await InlineWorkers().ask(work, about, seconds)

    async def story() -> None:
        game = find_game("tank-chess")
        state = game.start(game.Options(scheme="first-steps-10"), 2)
        job = msgspec.structs.replace(job_for("tank-chess", "greedy", state, 0, Random(1)), seconds=2.0)
        with desk_with() as workers:
            monkeypatch.setattr(WorkerProcesses, "ask", noting)
            chosen = await asyncio.gather(*(workers.choose(job, owner=str(one)) for one in range(3)))
            assert all(state.read(0, text) for text in chosen)
            await workers.choose(job, sort=IDLE_MOVE)
        assert given[0] == pytest.approx(2.0 * 0.9 / 3, rel=0.05), "two wait behind it"
        assert given[1] > given[0]
        assert given[3] <= IDLE_MOVE.most

    asyncio.run(story())


def test_every_sort_of_work_has_a_lane_and_a_bound() -> None:
    for sort in dispatcher.SORTS:
        assert isinstance(sort, Sort)
        assert 0 < sort.each <= sort.together
        assert dispatcher.PATIENCE[sort.lane] > 0
    for lane in {sort.lane for sort in dispatcher.SORTS}:
        urgencies = sorted(sort.urgency for sort in dispatcher.SORTS if sort.lane == lane)
        assert urgencies == list(range(len(urgencies)))
