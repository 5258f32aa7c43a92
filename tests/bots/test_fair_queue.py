"""The fair queue: urgent classes first, owners in turn, bounded for each and in all."""

from __future__ import annotations

import pickle

import pytest

from behemoth.bots import Bound, Busy, FairQueue


def queue(each: int = 10, together: int = 100, classes: int = 1) -> FairQueue[str]:
    return FairQueue([Bound(each, together)] * classes)


def taken(waiting: FairQueue[str]) -> list[str]:
    found = []
    while (job := waiting.take()) is not None:
        found.append(job)
    return found


def test_owners_take_turns_and_each_ones_jobs_keep_their_order() -> None:
    waiting = queue()
    for owner, number in (("a", 3), ("b", 1), ("c", 2)):
        for one in range(number):
            waiting.put(f"{owner}{one}", owner=owner)
    assert taken(waiting) == ["a0", "b0", "c0", "a1", "c1", "a2"]
    assert len(waiting) == 0


def test_somebody_who_asks_a_hundred_times_delays_another_by_one_job() -> None:
    waiting = queue(each=100)
    for one in range(100):
        waiting.put(f"a{one}", owner="a")
    waiting.take()
    waiting.put("b", owner="b")
    assert [waiting.take(), waiting.take()] == ["a1", "b"]


def test_the_urgent_come_first_unless_they_are_not_allowed() -> None:
    waiting = queue(classes=3)
    waiting.put("last", urgency=2)
    waiting.put("second", urgency=1)
    waiting.put("first", urgency=0)
    assert [waiting.fair_share("", urgency) for urgency in range(3)] == [1, 2, 3]
    assert waiting.take(lambda urgency: urgency != 0) == "second"
    assert taken(waiting) == ["first", "last"]
    waiting.put("last", urgency=2)
    assert waiting.take(lambda urgency: urgency < 2) is None


def test_who_waits_a_hundred_times_counts_once_for_others() -> None:
    waiting = queue(each=100, classes=2)
    for one in range(100):
        waiting.put(f"a{one}", owner="a")
    assert waiting.fair_share("b", 0) == 1
    assert waiting.fair_share("a", 0) == 100
    waiting.put("b0", owner="b", urgency=1)
    assert waiting.fair_share("b", 0) == 1, "what is less urgent does not count"
    assert waiting.fair_share("b", 1) == 3


def test_too_many_of_one_owner_or_in_all_are_told_to_come_again() -> None:
    waiting = queue(each=2, together=3)
    waiting.put("a0", owner="a")
    waiting.put("a1", owner="a")
    with pytest.raises(Busy):
        waiting.put("a2", owner="a")
    waiting.put("b0", owner="b")
    with pytest.raises(Busy) as caught:
        waiting.put("c0", owner="c")
    assert caught.value.sentence("de") != caught.value.sentence("en")
    assert taken(waiting) == ["a0", "b0", "a1"], "what was refused has left nothing behind"


def test_who_stops_waiting_leaves_no_trace() -> None:
    waiting = queue(each=1)
    waiting.put("a", owner="a")
    assert waiting.remove("a", owner="a")
    assert not waiting.remove("a", owner="a")
    assert not waiting.remove("nothing", owner="nobody")
    waiting.put("again", owner="a")
    assert taken(waiting) == ["again"]


def test_it_can_be_told_from_one_process_to_another() -> None:
    assert isinstance(pickle.loads(pickle.dumps(Busy())), Busy)
