"""A restart is no event: polite or with kill -9, everything acknowledged is there and nobody has lost time."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

import pytest

from bench.kill import Player, Server, run
from tests.server.processes import run_play
from tests.server.running_server import moves, serving


def test_running_matches_come_back_with_their_clocks(tmp_path: Path) -> None:
    script = moves("tank-chess", 2)
    with serving(tmp_path) as server:
        made = server.create(clock={"type": "countdown", "minutes": 10, "increment": 0})
        both = server.sit(made, 0, 1)
        for _ in range(5):
            seat, action = next(script)
            answer = both.act(seat, action)
            assert answer["is"] == "ack"
            both.update(answer["version"])
        before = both.newest
    time.sleep(1.5)
    with serving(tmp_path) as server:
        both = server.sit(made, 0, 1, seen=before["version"])
        now = both.welcome
        assert now["views"] == before["views"]
        assert now["turn"] == before["turn"]
        assert now["clock"]["running"] == before["clock"]["running"]
        for was, is_ in zip(before["clock"]["left"], now["clock"]["left"], strict=True):
            assert was - 1000 < is_ <= was  # the second and a half the table was down is nobody's
        seat, action = next(script)
        assert both.act(seat, action)["is"] == "ack"


def test_an_action_is_not_done_twice_over_a_restart(tmp_path: Path) -> None:
    _, action = next(moves("tank-chess", 2))
    with serving(tmp_path) as server:
        made = server.create()
        first = server.sit(made, 0).act(0, action, id="once")
    with serving(tmp_path) as server:
        again = server.sit(made, 0).act(0, action, id="once", turn=0)
    assert first == again


def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create("monster-combat", "pbb", mode="online")
    with serving(tmp_path) as server:
        client = server.sit(made, 0)
        assert client.answer(client.say("stand", seat=0, bot="random"))["is"] == "ack"  # so that nobody waits for us
        acted: set[int | None] = set()
        while not {1, 2} <= acted:
            update = client.until(lambda message: message["is"] == "update", timeout=20)
            acted |= {line["seat"] for line in update["log"]}
            assert update["version"] > client.welcome["version"]


def a_player(*acknowledged: str) -> Player:
    """Somebody who remembers these moves, without a server."""
    player = Player.__new__(Player)
    player.match, player.pending, player.left = "m", None, [60_000, 60_000]
    player.left_at = player.died = time.perf_counter()
    player.acknowledged = [(f"a{number}", number, action) for number, action in enumerate(acknowledged)]
    return player


def a_welcome(*actions: str, left: int = 60_000) -> dict[str, Any]:
    log = [{"action": action} for action in actions]
    return {"is": "welcome", "log": log, "clock": {"left": [left, 60_000]}, "turn": len(actions)}


@pytest.mark.parametrize(
    ("welcome", "complaint"),
    [
        (a_welcome("x"), "lost"),
        (a_welcome("y", "x"), "lost"),
        (a_welcome("x", "x", "y"), "lost"),
        (a_welcome("x", "y", "y"), "from nowhere"),
        (a_welcome("x", "y", left=50_000), "time are gone"),
    ],
)
def test_the_look_after_a_kill_would_notice(welcome: dict[str, Any], complaint: str) -> None:
    a_player("x", "y")._check(a_welcome("x", "y"), time.perf_counter())
    with pytest.raises(AssertionError, match=complaint):
        a_player("x", "y")._check(welcome, time.perf_counter())


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_kill_9() -> None:
    acknowledged, faults, _ = run(rounds=3, matches=4, seed=7)
    assert faults == []
    assert acknowledged > 40


def test_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.process.send_signal(signal.SIGINT)
    out, _ = server.process.communicate(timeout=30)
    assert server.process.returncode == 0
    assert "All matches are saved." in out


def test_data_in_use_gets_a_clear_sentence(tmp_path: Path) -> None:
    with serving(tmp_path):
        ended = run_play("play", "--port", "0", data=tmp_path)
    assert ended.returncode == 2
    assert "already running with this data" in ended.stderr
    assert "Traceback" not in ended.stderr
