"""What visitors do wrong is counted, and told now and then."""

from __future__ import annotations

import logging

import pytest

from behemoth.server.complaints import PAUSE, Complaints


def test_the_first_is_told_at_once_and_the_others_together(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    complaints = Complaints(lambda: now)
    with caplog.at_level(logging.WARNING, "behemoth.server"):
        for _ in range(1000):
            complaints.add("rubbish")
        complaints.add("noise")
        now = PAUSE
        complaints.add("rubbish")
        complaints.add("rubbish")
    told = [record.getMessage() for record in caplog.records]
    assert told == ["rubbish (1 times)", "noise (1 times)", "rubbish (1000 times)"]
