"""A client in another language plays a whole game of each kind, knowing nothing but the two descriptions."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.client.play import SMALL
from tests.server.running_server import RunningServer

SCRIPT = Path(__file__).parent / "play.mjs"
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="Node is not installed: the client in JavaScript was not tried")
@pytest.mark.parametrize(("game", "options"), [("tank-chess", SMALL), ("monster-combat", {})])
def test_a_whole_game(server: RunningServer, game: str, options: dict[str, str]) -> None:
    assert NODE is not None
    # Node 20 has the WebSocket of browsers behind this flag; later ones have it anyway.
    command = [NODE, "--experimental-websocket", str(SCRIPT), server.url, game, json.dumps(options)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    summary = server.http.get(f"/api/matches/{told['match']}").json()
    assert told["outcomes"] == [summary["outcome"]] * 2
    assert summary["actions"] == sum(told["acted"])
    assert min(told["acted"]) > 1
    assert {"welcome", "update", "legal", "ack"} <= set(told["heard"])
