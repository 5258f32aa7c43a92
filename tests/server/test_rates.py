"""Rates and counts."""

from __future__ import annotations

import pytest

from behemoth.server import rates as rates_module
from behemoth.server.rates import Counts, Rates


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


def test_an_address_of_ipv6_counts_for_the_network_around_it_too() -> None:
    rates = Rates(0, 2)
    taken = [rates.take(f"2001:db8:1:{number:x}::", 0) for number in range(20)]
    assert taken == [True] * 16 + [False] * 4, "each has two, all of them sixteen"
    assert rates.take("2001:db8:2:1::", 0)


def test_what_is_remembered_is_bounded_however_many_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates_module, "MANY", 100)
    rates = Rates(0.001, 1)
    assert rates.take("busy", 0)
    for number in range(10_000):
        rates.take(str(number), number)
        assert rates.remembered <= 200
        assert not rates.take("busy", 0), "who is active is not forgotten"
    assert not rates.take("9999", 9_999)
    assert rates.take("1", 9_999), "who was not heard of for long begins anew"
