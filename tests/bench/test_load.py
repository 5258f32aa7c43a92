"""How the rounds of the load run are held against each other."""

from __future__ import annotations

from bench.load import Load, middle_round


def load_at(rate: float) -> Load:
    return Load(moves=round(rate), seconds=1.0, p50=1.0, p99=1.0, megabytes=1.0, cpu=1.0)


def test_the_round_with_the_middle_ratio_counts() -> None:
    ours = [load_at(rate) for rate in (100, 300, 60)]
    peers = [load_at(rate) for rate in (100, 100, 30)]  # the machine was slow for both in the last round
    assert middle_round(ours, peers) == (ours[2], peers[2])
