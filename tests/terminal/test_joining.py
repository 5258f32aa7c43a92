"""``behemoth join``: whole matches in the terminal at a table elsewhere, in both languages."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from behemoth.client import BlockingTable, Link
from behemoth.locale import LANGUAGES
from tests.client.play import SMALL, invitation, request
from tests.server.conftest import server
from tests.server.running_server import RunningServer
from tests.terminal.running import Said, run

__all__ = ["server"]


def join(
    server: RunningServer,
    game: str,
    kinds: str,
    *typed: str,
    words: tuple[str, ...] = (),
    lang: str = "en",
    **more: Any,
) -> Said:
    """Make a match and play one's seat in it."""
    options = SMALL if game == "tank-chess" else {}
    made = BlockingTable(server.url).create(request(game, kinds, options=options, **more))
    link = Link(server.url, "seat", made.match, made.seats[0].token).text
    return run("--lang", lang, "join", link, *words, typed="".join(f"{line}\n" for line in typed))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tank_chess(server: RunningServer, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.txt"
    typed = ("hint", "B2>B3N", "C1>C2N", "moves B3", f"save {file}", "A1>A2N", "resign", "quit")
    said = join(server, "tank-chess", "pb", *typed, lang=lang, hints=True)
    assert said.code == 0
    assert ("White light tank B2 drives to B3" in said.out) == (lang == "en")
    assert said.out.count("    A  B  C") >= 6, "the board is drawn after every move of both"
    assert "B2>B3N" in file.read_text()
    assert ("Black wins" in said.out) == (lang == "en")
    assert "behemoth join" not in said.out, "nobody comes back to a game that is over"


def test_monster_combat(server: RunningServer) -> None:
    said = join(server, "monster-combat", "pbb", *["take", "pass"] * 6, "log", "quit")
    assert said.code == 0
    assert "Your hand:" in said.out
    assert said.out.count("You can:") >= 2
    assert "device goes around" not in said.out


@pytest.mark.parametrize("game", ["tank-chess", "monster-combat"])
def test_a_game_nobody_has_installed_here_is_played_as_text(server: RunningServer, game: str) -> None:
    typed = ("help", "actions", "actions zzz", "nonsense", "look", "resign", "quit")
    said = join(server, game, "pb" if game == "tank-chess" else "pbb", *typed, words=("--plain",))
    assert said.code == 0
    assert ("… and 230 more" in said.out) == (game == "tank-chess")
    assert "resign" in said.out


def test_an_invitation_becomes_a_seat_one_comes_back_to(server: RunningServer) -> None:
    made = BlockingTable(server.url).create(request("tank-chess", "ob", options=SMALL))
    first = run("join", invitation(server.url, made).text, "--name", "Bo", typed="quit\n")
    assert first.code == 0
    link = next(line.rpartition("behemoth join ")[2] for line in first.lines if "behemoth join" in line)
    assert first.lines[-1].endswith(link), "said again at the end"
    assert "White (Bo)" in first.out
    again = run("join", link, typed="B2>B3N\nquit\n")
    assert "White light tank B2 drives to B3" in again.out
    assert BlockingTable(server.url).summary(made.match).actions == 2, "and the bot has answered"


def test_watching(server: RunningServer) -> None:
    made = BlockingTable(server.url).create(request("tank-chess", "pp", options=SMALL))
    player = Link(server.url, "seat", made.match, ",".join(seat.token for seat in made.seats))
    assert run("join", player.text, "--plain", typed="B2>B3N\nresign\nquit\n").code == 0
    said = run("join", f"{server.url}/watch/{made.match}", typed="")
    assert said.code == 0
    assert "White light tank B2 drives to B3" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_leads_nowhere_is_told_in_a_sentence(server: RunningServer, lang: str) -> None:
    for link in ("nowhere", f"{server.url}/join/nowhere#{'x' * 20}", f"{server.url}/watch/nowhere"):
        said = run("--lang", lang, "join", link)
        assert said.code == 2
        assert len(said.err.splitlines()) == 1


def test_ctrl_c_leaves_while_others_think(server: RunningServer) -> None:
    """Nobody sits at the other seat: it waits, and leaves at once, and says how to come back."""
    made = BlockingTable(server.url).create(request(kinds="pp", options=SMALL))
    link = Link(server.url, "seat", made.match, made.seats[1].token).text
    command = [sys.executable, "-u", "-c", "from behemoth.terminal import main; main()", "join", link]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Waiting for White (Ada)"):
            break
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert said.splitlines()[-1].endswith(f"behemoth join {link}")


def test_a_link_is_asked_for_where_others_could_read_the_command_line(server: RunningServer) -> None:
    made = BlockingTable(server.url).create(request("tank-chess", "pb", options=SMALL))
    link = Link(server.url, "seat", made.match, made.seats[0].token).text
    said = run("join", "-", typed=f"{link}\nB2>B3N\nquit\n")
    assert said.code == 0
    assert "White light tank B2 drives to B3" in said.out
