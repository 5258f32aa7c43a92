"""Ctrl-C is heard even where a library swallows it, and is as usual again afterwards."""

from __future__ import annotations

import signal
import threading
from contextlib import suppress

import pytest

from behemoth.lab.batches import share_out
from behemoth.lab.interrupts import noted_interrupts


def swallowed(number: int) -> int:
    """Work during which Ctrl-C is pressed once, in a place that does not hand it on."""
    if number == 3:
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    return number


def test_it_is_raised_where_it_arrives() -> None:
    with noted_interrupts(), pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_it_is_raised_again_where_it_is_asked_for() -> None:
    with noted_interrupts() as ask:
        ask()
        swallowed(3)
        with pytest.raises(KeyboardInterrupt):
            ask()


def test_mass_work_ends_although_the_work_swallowed_it() -> None:
    with pytest.raises(KeyboardInterrupt):
        list(share_out(swallowed, range(1_000)))


def test_afterwards_all_is_as_before() -> None:
    with noted_interrupts():
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_way_of_one_s_own_is_kept() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with noted_interrupts() as ask:
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
            ask()
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def test_another_thread_changes_nothing() -> None:
    found = []

    def work() -> None:
        with noted_interrupts() as ask:
            ask()
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [signal.default_int_handler]
