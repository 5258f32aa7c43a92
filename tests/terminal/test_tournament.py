"""The command: results in both languages, JSON, limits, what is refused, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.running import run

TANKS = ("tournament", "tank-chess", "greedy", "random", "--scheme", "first-steps-10", "--jobs", "1")


def test_tanks() -> None:
    said = run(*TANKS, "--games", "4")
    assert said.code == 0
    assert "greedy – random" in said.out
    assert "Longest thought of greedy" in said.out


def test_tanks_in_german() -> None:
    said = run("--lang", "de", *TANKS, "--games", "2")
    assert "Turnier: tank-chess (first-steps-10)" in said.out


def test_cards_and_teams() -> None:
    said = run("tournament", "monster-combat", "greedy", "random", "--games", "8", "--jobs", "1")
    assert "25%" in said.out
    said = run("tournament", "monster-combat", "greedy", "careful", "--variant", "coop", "--preset", "hard",
               "--players", "2", "--games", "4", "--jobs", "1")  # fmt: skip
    assert "×" in said.out
    assert said.code == 0


def test_json_alone_on_the_standard_output() -> None:
    said = run(*TANKS, "--games", "2", "--json", "-", "--time", "0.5")
    found = json.loads(said.out)
    assert found["finished"] is True
    assert found["duels"][0]["first"] == "greedy@0.5s"


def test_a_test_and_its_report(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    said = run("--lang", "de", *TANKS, "--sprt", "0,200", "--report", str(page))
    assert said.code == 0
    assert "Der erste ist stärker." in said.out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_gauntlet_that_goes_on(tmp_path: Path) -> None:
    words = (*TANKS, "random@9s", "--gauntlet", "--json", "-", "--resume", str(tmp_path / "journal"))
    few, more = (json.loads(run(*words, "--games", games).out) for games in ("2", "4"))
    assert [duel["games"] for duel in few["duels"]] == [2, 2]
    assert [duel["games"] for duel in more["duels"]] == [4, 4]
    assert len(more["ratings"]) == 3
    other = run(*words, "--games", "2", "--seed", "2")
    assert other.code == 2
    assert "journal" in other.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("halma", "greedy", "random"), "monster-combat, tank-chess"),
        (("tank-chess", "nobody", "random"), "nobody"),
        (("tank-chess", "greedy"), "at least 2"),
        (("tank-chess", "greedy@x", "random"), "level-8@1.0s"),
        (("tank-chess", "greedy", "random", "--games", "0"), "--games"),
        (("tank-chess", "greedy", "random", "--time", "soon"), "--time"),
        (("tank-chess", "greedy", "random", "--time", "1", "--nodes", "5"), "--time --nodes"),
        (("tank-chess", "greedy", "random", "--nodes", "5"), "cannot be limited by nodes"),
        (("tank-chess", "greedy", "random", "--scheme", "moon"), "moon"),
        (("monster-combat", *["random"] * 5, "--players", "4"), "--players"),
        (("monster-combat", "random", "--players", "9"), "2"),
        (("tank-chess", "greedy", "random", "--sprt", "5"), "--sprt"),
        (("tank-chess", "greedy", "random", "--sprt", "9,3"), "the lower one first"),
        (("tank-chess", "greedy", "random", "--sprt", "0,5", "--alpha", "1"), "between 0 and 0.5"),
        (("monster-combat", "greedy", "random", "--sprt", "0,5"), "games of two"),
        (("monster-combat", "greedy", "random", "--gauntlet"), "games of two"),
        (("tank-chess", "greedy", "random", "--workers", "2", "--cluster", "tcp://127.0.0.1:1"), "--workers"),
        (("tank-chess", "greedy", "random", "--resume", "/"), "/"),
        (("tank-chess", "greedy", "random", "--report", "/nowhere/at/all.html"), "/nowhere/at/all.html"),
    ],
)
def test_what_is_refused(words: tuple[str, ...], told: str) -> None:
    said = run("tournament", *words)
    assert said.code == 2
    assert told in said.err
    assert len(said.err.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="Windows has no signal that stands for Ctrl-C")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_keyboard_stops_it(jobs: str) -> None:
    words = ("tournament", "tank-chess", "greedy", "random", "--games", "5000", "--json", "-", "--jobs", jobs)
    command = [sys.executable, "-m", "behemoth", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        assert process.stderr is not None
        assert b"/5000: " in process.stderr.readline()  # the first pair is played
        os.killpg(process.pid, signal.SIGINT)  # a keyboard tells the whole group
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130, err.decode()
    found = json.loads(out)
    assert found["finished"] is False
    assert 2 <= found["duels"][0]["games"] < 5000
    assert b"Traceback" not in err


@pytest.mark.usefixtures("example_games")
@pytest.mark.parametrize("game", ["connect-four", "kuhn-poker"])
def test_games_of_somebody_else_have_tournaments(game: str) -> None:
    said = run("tournament", game, "thinker@20n", "random", "--games", "4", "--workers", "1")
    assert said.code == 0
    assert "thinker@20n" in said.out
    assert "There are: random, thinker" in run("tournament", game, "nobody", "random").err
