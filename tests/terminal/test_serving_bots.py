"""``behemoth bot serve``: a process of its own plays where it is invited, and comes back after it was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from behemoth.client import BlockingMatch, BlockingTable, Link, Situation
from behemoth.terminal.serving_bots import InvitationsFile, usual_file
from tests.client.play import SMALL, invitation, request
from tests.server.conftest import server
from tests.server.running_server import RunningServer
from tests.terminal.running import run

__all__ = ["server"]


def started(keep: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "behemoth", "bot", "serve", "--bot", "random", "--keep", str(keep), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_it_comes_back_after_it_was_killed(server: RunningServer, tmp_path: Path) -> None:
    made = BlockingTable(server.url).create(request(options=SMALL))
    link = invitation(server.url, made)
    invitations = tmp_path / "invitations.txt"
    words = ("--server", server.url, "--invitations", str(invitations), "--name", "Robot")
    bot = started(tmp_path / "seats.json", *words)
    try:
        with BlockingMatch(server.url, made.match, (made.seats[0].token,)) as person:
            invitations.write_text(f"# who plays\nnonsense/here\n{link.match}#{link.secret}\n", encoding="utf-8")
            for turn in (0, 2):
                now = _our_turn(person, turn)
                person.act(person.actions().actions[turn].text, turn=now.turn)
                bot.kill()
                bot.communicate()
                bot = started(tmp_path / "seats.json")  # it remembers
            assert _our_turn(person, 4).names[1] == "Robot"
    finally:
        bot.send_signal(signal.SIGTERM)
        said, _ = bot.communicate(timeout=30)
    assert bot.returncode == 0
    assert "Traceback" not in said
    assert "leaked" not in said


def _our_turn(person: BlockingMatch, turn: int) -> Situation:
    until = time.monotonic() + 60
    while not (person.now.mine and person.now.turn >= turn and person.now.seats[1].kind != "open"):
        assert time.monotonic() < until
        person.wait(person.now.version, timeout=1)
    return person.now


def test_once(server: RunningServer, tmp_path: Path) -> None:
    said = run(
        "bot", "serve", "--once", "--keep", str(tmp_path / "seats.json"), f"{server.url}/join/nowhere#{'x' * 20}"
    )
    assert said.code == 0
    assert "is not played" in said.out


def test_what_is_no_link_or_no_server(tmp_path: Path) -> None:
    keep = str(tmp_path / "seats.json")
    assert run("bot", "serve", "--keep", keep, "abc#secret").code == 2
    assert run("bot", "serve", "--keep", keep, "--server", "ftp://x").code == 2


def test_the_file_is_read_when_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "invitations.txt"
    watched = InvitationsFile(path, "http://club.example")
    assert watched.news() == []
    path.write_text("abc#secret\n", encoding="utf-8")
    assert watched.news() == [Link("http://club.example", "join", "abc", "secret")]
    assert watched.news() == []
    path.write_text("abc#secret\nhttp://other.example/join/x#y\n", encoding="utf-8")
    assert len(watched.news()) == 2


def test_where_seats_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "XDG_STATE_HOME", "/somewhere")
    assert usual_file("level-3") == Path("/somewhere/behemoth/bot-level-3.json")
    assert usual_file("../x").name == "bot----x.json"
