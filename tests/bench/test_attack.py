"""The attack bench: the attacks reach a server, and the uninvolved player tells the truth about its waits."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import __main__ as command
from bench import attack
from bench.attack import Canary, Waits
from tests.server.running_server import RunningServer, serving


def test_waits_hold_or_do_not() -> None:
    quick = [0.001] * 99
    assert Waits([*quick, 9.0], [0.1], []).p99 < attack.BAR  # one of a hundred may
    assert Waits([*quick, 0.2], [0.1], []).holds
    assert not Waits([*quick, 0.2], [0.1], ["visit 503"]).holds
    assert not Waits([0.3] * 100, [0.1], []).holds
    assert not Waits([0.001] * 5, [0.1], []).holds  # hardly a move
    assert "no move at all" in Waits([], [], ["play OSError"]).line()
    assert "p99 300" in Waits([0.3] * 100, [], []).line()


def test_an_attack_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["attack", "moon"]) == 2
    assert "spectators" in capsys.readouterr().err


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with serving() as running:
        yield running


REACHING = ["questions", "study", "pictures", "heads", "silence", "pings", "pieces", "spectators"]


@pytest.mark.parametrize("name", REACHING)
def test_an_attack_reaches_the_server(server: RunningServer, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(attack, "TIMES", 1)
    told = attack.ATTACKS[name](server.port, 0.3)
    assert told != "nothing"
    assert "Error" not in told
    assert server.http.get("/healthz").status_code == 200


def test_poisoned_matches_are_opened(tmp_path: Path) -> None:
    (name,) = attack.write_poison(tmp_path, 1)
    with serving(tmp_path) as server:
        assert attack._hello(server.port, "127.0.0.7", name) == "welcome"
        summary = server.http.get(f"/api/matches/{name}").json()
    assert summary["actions"] > 900
    assert summary["version"] > 4_000


def test_the_uninvolved_player_plays_and_tells(server: RunningServer) -> None:
    begin = time.monotonic()
    canary = Canary(server.url)
    try:
        while not canary.waits(begin, time.monotonic()).moves[4:]:
            assert time.monotonic() < begin + 30
            time.sleep(0.05)
        waits = canary.waits(begin, time.monotonic())
    finally:
        canary.stop()
    assert waits.failed == []
    assert all(0 < took < 30 for took in waits.moves)
    assert waits.visits
    assert canary.moved_since(begin)
    assert not canary.moved_since(time.monotonic() + 60)
