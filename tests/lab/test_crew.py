"""Who does mass work."""

from __future__ import annotations

import os
from concurrent.futures import Future
from typing import Any

from behemoth.lab.crew import ALONE, Crew, all_cores, hire


def test_a_process_for_each_core() -> None:
    assert 1 <= all_cores().workers <= (os.cpu_count() or 1)
    assert not all_cores().cluster


def test_nobody_is_started_for_one() -> None:
    told: list[Future[Any]] = []
    with hire(ALONE, __name__) as hands:
        assert hands.slots() == 1
        hands.start(lambda: ([os.getpid()], 0.0), told.append)
    assert told[0].result() == ([os.getpid()], 0.0)


def test_each_worker_has_something_waiting() -> None:
    with hire(Crew(2), __name__) as hands:
        assert hands.slots() == 4
