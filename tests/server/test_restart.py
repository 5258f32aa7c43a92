"""A restart is no event: polite or with kill -9, everything acknowledged is there and nobody has lost time."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

from faults.topology import Server
from tests.chosen_store import database_for, on_postgres
from tests.server.processes import run_play
from tests.server.running_server import moves, serving


@pytest.fixture(autouse=True)
def _processes_use_the_chosen_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is a process of its own is told by its surroundings where to keep matches."""
    if on_postgres():
        monkeypatch.setenv("BEHEMOTH_STORE", database_for(tmp_path))


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


def test_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    server = Server("server", tmp_path, ["--data", str(tmp_path / "data")], {})
    asyncio.run(server.start())
    assert server.process is not None
    server.signal(signal.SIGINT)
    assert server.process.wait(timeout=30) == 0
    assert "All matches are saved." in server.output.read_text()


@pytest.mark.file_store
def test_data_in_use_gets_a_clear_sentence(tmp_path: Path) -> None:
    with serving(tmp_path):
        ended = run_play("play", "--port", "0", data=tmp_path)
    assert ended.returncode == 2
    assert "already running with this data" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_store_that_cannot_be_reached_gets_a_clear_sentence(tmp_path: Path) -> None:
    wanted = "postgresql://me:geheim@127.0.0.1:1/games"
    ended = run_play("--lang", "de", "play", "--port", "0", "--store", wanted, data=tmp_path)
    assert ended.returncode == 2
    assert "127.0.0.1:1/games ist nicht zu erreichen" in ended.stderr
    assert "geheim" not in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
