"""The situation: a welcome, then updates; what came twice or again is not told twice."""

from __future__ import annotations

from behemoth.client.situation import Situation, updated, welcomed
from behemoth.games import Outcome
from behemoth.table import ClockInfo, LogLine, NoClock, SeatInfo, Update, Welcome

SEATS = (SeatInfo(0, "Ada", "person"), SeatInfo(1, "Bo", "person"))


def lines(*versions: int) -> tuple[LogLine, ...]:
    return tuple(LogLine(version, f"line {version}", {"event": "X"}) for version in versions)


def welcome(version: int, log: tuple[LogLine, ...], partial: bool = False) -> Welcome:
    return Welcome(
        id="1", match="abc", game="tank-chess", options={}, seats=SEATS, yours=(1,), version=version, turn=version,
        views={"public": {"line": "x"}, "1": {"line": "y"}}, to_act=(0, 1), clock=ClockInfo(NoClock()), offers=(),
        outcome=None, ending="", log=log, commitment="", partial=partial,
    )  # fmt: skip


def update(version: int, log: tuple[LogLine, ...], outcome: Outcome | None = None) -> Update:
    return Update(
        version=version, turn=version, log=log, views={"public": {}}, to_act=(), clock=ClockInfo(NoClock()),
        offers=(), seats=SEATS, outcome=outcome,
    )  # fmt: skip


def first() -> Situation:
    return welcomed(welcome(2, lines(1, 2)), None)


def test_what_is_mine() -> None:
    now = first()
    assert now.mine == (1,)
    assert now.names == ("Ada", "Bo")
    assert now.view(1) == {"line": "y"}
    assert now.view(0) == now.view() == {"line": "x"}
    assert now.view_bytes(1) == b'{"line":"y"}'
    assert not now.over


def test_updates_bring_what_is_new() -> None:
    now = updated(first(), update(3, lines(3), Outcome("destroyed", (1.0, 0.0))))
    assert [line.version for line in now.log] == [1, 2, 3]
    assert now.news == lines(3)
    assert now.over
    assert now.game == "tank-chess"


def test_an_update_that_comes_again_brings_nothing() -> None:
    now = updated(updated(first(), update(3, lines(3))), update(3, lines(3)))
    assert [line.version for line in now.log] == [1, 2, 3]
    assert now.news == ()


def test_after_a_reconnect_the_log_goes_on() -> None:
    now = welcomed(welcome(4, lines(3, 4), partial=True), first())
    assert [line.version for line in now.log] == [1, 2, 3, 4]
    assert now.news == lines(3, 4)
    whole = welcomed(welcome(4, lines(1, 3, 4)), first())
    assert [line.version for line in whole.log] == [1, 3, 4]
    assert whole.news == lines(3, 4)
