"""Mass work: results in order and the same whoever does it, batches by measurement, lost workers, going on later."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from behemoth.lab import batches
from behemoth.lab.batches import GOAL, GROWTH, MOST, Pace, share_out, work_off
from behemoth.lab.crew import ALONE, Crew, OnDone, Task, WorkersLost
from behemoth.lab.journal import Journal
from tests.cluster import local_cluster

posix = pytest.mark.skipif(sys.platform == "win32", reason="no such signal")


def numbered(seed: str, number: int) -> tuple[int, float]:
    """Some work that its seed and number decide."""
    return number, Random(f"{seed}/{number}").random()


def dying_once(folder: str, number: int) -> int:
    """Work during which one worker dies, the first time only."""
    mark = Path(folder) / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dying(number: int) -> int:
    """Work that no worker survives."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def slow_at_first(number: int) -> int:
    """The first one takes longest."""
    time.sleep(0.2 if number == 0 else 0)
    return number


def counting(folder: str, number: int) -> int:
    """Work that leaves a trace each time it is done."""
    with (Path(folder) / str(number)).open("a") as file:
        file.write("x")
    return number


# --- order and sameness ------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_order_whoever_does_the_work(workers: int) -> None:
    assert list(share_out(abs, range(-6, 6), Crew(workers), count=12)) == list(map(abs, range(-6, 6)))


def test_a_cluster_finds_the_same(cluster: Any) -> None:
    work = partial(numbered, "seed")
    alone = list(share_out(work, range(300)))
    assert list(share_out(work, range(300), Crew(cluster=cluster.scheduler_address), count=300)) == alone
    assert list(share_out(work, range(300), Crew(2))) == alone


def test_what_is_slow_keeps_its_place() -> None:
    assert list(share_out(slow_at_first, range(200), Crew(2), count=200)) == list(range(200))


def test_nothing_is_asked_for_before_it_is_needed() -> None:
    asked: list[int] = []

    def items() -> Any:
        for number in range(1000):
            asked.append(number)
            yield number

    with closing(share_out(abs, items())) as found:
        assert next(found) == 0
    assert asked == [0]


def test_a_fault_of_the_work_is_told(cluster: Any) -> None:
    for crew in (ALONE, Crew(2), Crew(cluster=cluster.scheduler_address)):
        with pytest.raises(TypeError):
            list(share_out(len, [1], crew))  # type: ignore[arg-type]


# --- how large a batch is ----------------------------------------------------------------------------


def test_a_batch_takes_about_as_long_as_it_should() -> None:
    pace = Pace()
    assert pace.size(0, 4) == 1
    pace.measured(1, 0.01)
    assert pace.size(1, 4) == GROWTH  # one measurement is not trusted too far
    pace.measured(8, 0.08)
    assert pace.size(9, 4) == round(GOAL / 0.01)


def test_slow_work_goes_one_by_one_and_the_quickest_has_an_end() -> None:
    slow, quick = Pace(), Pace()
    slow.measured(1, 30.0)
    assert slow.size(1, 4) == 1
    for _ in range(10):
        quick.measured(1000, 1e-6)
        quick.size(0, 4)
    assert quick.size(0, 4) == MOST


def test_towards_the_end_batches_are_small() -> None:
    pace = Pace(count=100)
    for _ in range(5):
        pace.measured(100, 0.1)
        pace.size(0, 1)
    assert pace.size(60, 4) == 10
    assert pace.size(99, 4) == 1


def test_a_batch_says_how_long_it_took() -> None:
    results, seconds = work_off(slow_at_first, (0, 1))
    assert results == [0, 1]
    assert seconds >= 0.2


# --- lost workers ------------------------------------------------------------------------------------


class Forgetful:
    """Hands that tell of the first task only when they are given it again, and then twice."""

    def __init__(self) -> None:
        self.started = 0
        self._forgotten: list[Callable[[], None]] = []

    def slots(self) -> int:
        return 2

    def start(self, task: Task, on_done: OnDone) -> None:
        done: Future[tuple[list[Any], float]] = Future()
        done.set_result(task())
        self.started += 1
        if self.started == 1:
            self._forgotten.append(partial(on_done, done))
            return
        on_done(done)
        while self.started > 3 and self._forgotten:
            self._forgotten.pop()()


def test_a_batch_that_gets_lost_on_the_way_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Forgetful()
    monkeypatch.setattr(batches, "_PATIENCE", 0.05)
    monkeypatch.setattr(batches, "hire", lambda crew, module: nullcontext(hands))
    assert list(share_out(partial(numbered, "x"), range(40), count=40)) == [numbered("x", one) for one in range(40)]


@posix
def test_a_worker_that_dies_is_survived(tmp_path: Path) -> None:
    found = list(share_out(partial(dying_once, str(tmp_path)), range(40), Crew(2), count=40))
    assert (tmp_path / "died").exists()
    assert found == [number * number for number in range(40)]


@posix
def test_a_worker_of_a_cluster_that_dies_is_survived(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    with local_cluster() as cluster:  # its own: the dead one comes back late, if at all
        crew = Crew(cluster=cluster.scheduler_address)
        found = list(share_out(partial(dying_once, str(tmp_path)), range(40), crew, count=40))
    assert (tmp_path / "died").exists()
    assert found == [number * number for number in range(40)]


@posix
def test_what_kills_every_worker_is_told() -> None:
    with pytest.raises(WorkersLost) as lost:
        list(share_out(dying, range(10), Crew(2)))
    assert "3 times" in str(lost.value)


# --- going on later ----------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_is_interrupted_goes_on(workers: int, tmp_path: Path) -> None:
    whole = list(share_out(partial(numbered, "s"), range(50)))
    path, work = tmp_path / "journal", partial(numbered, "s")
    with Journal(path, "numbers") as journal:
        kept = journal.part("", tuple[int, float])
        with closing(share_out(work, range(50), Crew(workers), count=50, kept=kept)) as found:
            some = [next(found) for _ in range(20)]
    assert some == whole[:20]
    with path.open("ab") as file:
        file.write(b'{"part":"","first":49,"count":1,"resu')  # the machine went down here
    with Journal(path, "numbers") as journal:
        assert journal.places("")
        assert list(share_out(work, range(50), Crew(2), count=50, kept=journal.part("", tuple[int, float]))) == whole


def test_what_is_finished_is_not_done_again(tmp_path: Path) -> None:
    folder = tmp_path / "done"
    folder.mkdir()
    for count in (10, 30, 20):
        with Journal(tmp_path / "journal", "numbers") as journal:
            found = share_out(partial(counting, str(folder)), range(count), kept=journal.part("", int))
            assert list(found) == list(range(count))
    assert {file.read_text() for file in folder.iterdir()} == {"x"}
    assert len(list(folder.iterdir())) == 30
