"""The command: maps by chance, figures, judgements; both languages, files, what is refused, and Ctrl-C."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from behemoth.maps import MapWish, make_map
from behemoth.tankchess import position_text, read_scheme, scheme_text, setup_faults
from tests.terminal.running import run

JUDGE = ("maps", "judge", "first-steps-10", "--games", "2", "--jobs", "1", "--level", "1")


def test_one_map_on_the_standard_output() -> None:
    said = run("maps", "make", "--seed", "4", "--size", "10", "--style", "forest", "--jobs", "1")
    assert said.code == 0
    assert said.out == scheme_text(make_map(MapWish(seed=4, size=10, style="forest")).scheme)


@pytest.mark.rule("TC8.4")
def test_many_maps_into_a_folder_on_several_cores(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "maps"
    said = run("--lang", "de", "maps", "make", "--count", "3", "--size", "10", "--jobs", "2", "--out", str(folder))
    assert said.code == 0
    assert said.out == f"3 Karten liegen in {folder}.\n"
    found = sorted(folder.iterdir())
    assert [file.name for file in found] == [f"made-mixed-10-{seed}.txt" for seed in (1, 2, 3)]
    for file in found:
        assert setup_faults(read_scheme(file.read_bytes())) == ()


def test_the_figures_of_a_map(tmp_path: Path) -> None:
    said = run("maps", "measure", "basic-16")
    assert "share of obstacles" in said.out
    assert "0.1953" in said.out
    line = tmp_path / "position.txt"
    line.write_text(position_text(make_map(MapWish(size=10)).scheme.position()) + "\n")
    told = json.loads(run("maps", "measure", str(line), "--json", "-").out)
    assert told["first_strikes"] == 0


def test_a_judgement_as_text_json_and_plots(tmp_path: Path) -> None:
    plots, figures = tmp_path / "plots.svg", tmp_path / "figures.json"
    said = run(*JUDGE, "--svg", str(plots), "--json", str(figures))
    assert said.code == 0
    assert "whoever begins" in said.out
    assert "The map is symmetric" in said.out
    assert plots.read_text().startswith("<svg")
    told = json.loads(figures.read_text())
    assert (told["games"], told["finished"]) == (2, True)
    again = json.loads(run(*JUDGE, "--json", "-").out)
    assert again == told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("maps", "paint"), "make, measure or judge"),
        (("maps", "make", "basic-16"), ""),
        (("maps", "make", "--size", "30"), "--size"),
        (("maps", "make", "--style", "desert"), "desert"),
        (("maps", "make", "--points", "3XX"), "3XX"),
        (("maps", "judge"), "FILE|SCHEME"),
        (("maps", "judge", "no-such-scheme"), "no-such-scheme"),
        (("maps", "judge", "basic-16", "--games", "1"), "--games"),
        (("maps", "judge", "basic-16", "--level", "9"), "--level"),
        (("maps", "measure", "./missing.txt"), "missing.txt"),
    ],
)
def test_what_is_refused_is_told_in_one_sentence(words: tuple[str, ...], told: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert told in said.err
    assert len(said.err.strip().splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_ctrl_c_keeps_what_was_played() -> None:
    command = [sys.executable, "-m", "behemoth", *JUDGE, "--json", "-", "--games", "2000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        assert running.stderr.readline()  # the first pair is played
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=60)
    told = json.loads(out)
    assert running.returncode == 130
    assert not told["finished"]
    assert 2 <= told["games"] < 2000
