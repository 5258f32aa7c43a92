"""A match in short."""

from __future__ import annotations

from behemoth.table.entries import SatDown
from behemoth.table.match import new_match
from behemoth.table.setup import SeatPlan, Setup
from behemoth.table.summary import summary_of, with_own_seats

SETUP = Setup(
    id="m", game="tank-chess", rules_version=1, seats=(SeatPlan("person"), SeatPlan("open")), seed="secret", created=3
)


def test_a_summary_says_who_sits_there_and_what_is_missing() -> None:
    match = new_match(SETUP).apply(SatDown(at=4, seat=0, name="Anna", token_hash="hash"))
    short = summary_of(match, frozenset({0}))
    assert [seat.name for seat in short.seats] == ["Anna", ""]
    assert [seat.here for seat in short.seats] == [True, False]
    assert short.waiting
    assert short.to_act == ()
    assert (short.created, short.at, short.version) == (3, 4, 1)


def test_ones_own_seats_are_found_by_their_tokens() -> None:
    short = summary_of(new_match(SETUP), frozenset())
    assert with_own_seats(short, ("a", "b"), {"b"}).yours == (1,)
    assert with_own_seats(short, ("a", "b"), {"c"}).yours == ()
