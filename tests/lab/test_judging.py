"""Judging a map: the same figures whoever shares the work, and stopped whenever somebody wants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from behemoth import engine
from behemoth.lab import judging
from behemoth.lab.contestants import Contestant
from behemoth.lab.crew import Crew
from behemoth.lab.judgement import Judgement
from behemoth.lab.judging import judge_map
from behemoth.lab.trials import Pair
from behemoth.maps import MapWish, make_map
from behemoth.tankchess import load_scheme
from tests.lab.test_judgement import pair

START = load_scheme("first-steps-10").position()
UNFAIR = make_map(MapWish(seed=2, size=12, symmetry="none")).scheme.position()
BOT = Contestant("level-2", nodes=200) if engine.available() else Contestant("greedy")


def test_one_worker_and_two_and_a_cluster_find_the_same(cluster: Any) -> None:
    told: list[int] = []
    one = judge_map(START, BOT, 4, "1", on_pair=lambda done, of, standing: told.append(done * 10 + of))
    for crew in (Crew(2), Crew(cluster=cluster.scheduler_address)):
        assert msgspec.json.encode(judge_map(START, BOT, 4, "1", crew=crew)) == msgspec.json.encode(one)
    assert told == [24, 44]
    assert (one.games, one.finished, len(one.lengths)) == (4, True, 4)
    assert sum(one.endings.values()) == 4
    assert one.deaths
    other = judge_map(START, BOT, 4, "2")
    assert other.lengths != one.lengths


def test_whoever_stops_keeps_what_was_played(tmp_path: Path) -> None:
    def stop(done: int, of: int, standing: object) -> None:
        if done == 2:
            raise KeyboardInterrupt

    journal = tmp_path / "journal"
    found = judge_map(START, BOT, 10, "1", on_pair=stop, journal=journal)
    assert (found.games, found.finished) == (2, False)
    assert found.lengths == judge_map(START, BOT, 2, "1").lengths
    told: list[int] = []
    whole = judge_map(START, BOT, 6, "1", journal=journal, on_pair=lambda done, of, standing: told.append(done))
    assert told == [2, 4, 6]
    assert msgspec.json.encode(whole) == msgspec.json.encode(judge_map(START, BOT, 6, "1"))


def played_as(monkeypatch: pytest.MonkeyPatch, first: list[Pair], *then: list[Pair]) -> list[str]:
    """Have trials end like this, one after another; the seeds they were asked for."""
    results, seeds = [first, *then], list[str]()

    def play(trial: object, position: object, games: int, seed: str) -> tuple[list[Pair], bool]:
        seeds.append(seed)
        return results[len(seeds) - 1], True

    monkeypatch.setattr(judging._Trial, "play", play)
    return seeds


def test_an_unfair_map_gets_the_first_suggestion_that_games_bear_out(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = played_as(monkeypatch, [pair(1, 1)] * 20, [pair(1, 1)] * 9 + [pair(0, 0)], [pair(1, 0)] * 10)
    found: Judgement = judge_map(UNFAIR, BOT, 40, "s")
    assert found.suggestion is not None
    assert found.suggestion.side == "black"
    assert (found.tried, found.suggestion.white.value, found.suggestion.games) == (2, 0.5, 20)
    assert seeds == ["s", "s/LT", f"s/{found.suggestion.kind}"]


def test_what_overdoes_it_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    played_as(monkeypatch, [pair(1, 1)] * 20, [pair(0, 0)] * 10)
    found = judge_map(UNFAIR, BOT, 40, "s")
    assert (found.suggestion, found.tried) == (None, 1)


def test_nobody_has_to_want_a_suggestion(monkeypatch: pytest.MonkeyPatch) -> None:
    played_as(monkeypatch, [pair(1, 1)] * 20)
    assert judge_map(UNFAIR, BOT, 40, "s", balance=False).tried == 0
