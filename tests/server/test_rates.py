"""Rates, counts and addresses."""

from __future__ import annotations

import pytest

from behemoth.server.rates import Counts, Rates, neighbourhood


def test_addresses_do_not_share() -> None:
    rates = Rates(1, 2)
    assert [rates.take("a", 0), rates.take("a", 0), rates.take("a", 0)] == [True, True, False]
    assert rates.take("b", 0)
    assert rates.take("a", 1.5)


def test_counts_let_go() -> None:
    counts = Counts(2, 3)
    assert counts.enter("a")
    assert counts.enter("a")
    assert not counts.enter("a")
    assert counts.enter("b")
    assert not counts.enter("c")
    counts.leave("a")
    assert counts.enter("c")


@pytest.mark.parametrize(
    ("address", "counted"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8::1:2", "2001:db8::"), ("fe80::1%eth0", "fe80::"), ("strange:", "strange:")],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted
