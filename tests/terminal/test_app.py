"""Command lines that are refused with one sentence, whatever is typed, and the real process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankChess, TankOptions
from tests.terminal.running import run, run_really

START = TankChess().start(TankOptions()).text()


# --- bad input ---------------------------------------------------------------------------------------

BAD = [
    ("perft", "--depth", "-1"),
    ("perft", "--depth", "x"),
    ("perft", "--depth", "9" * 4000),
    ("perft", "--depth", "²"),
    ("perft",),
    ("perft", "--depth", "1", "--scheme", "nope"),
    ("perft", "--depth", "1", "--position", "nope"),
    ("perft", "--depth", "1", "--position", START, "--scheme", "basic-16"),
    ("perft", "--depth", "1", "--position", START.replace("16_", "999999999999_", 1)),
    ("show", "--game", "missing"),
    ("show", "--move", "1"),
    ("show", "--scheme", "./missing.txt"),
    ("show", "--svg", "."),
    ("show", "--svg", "missing/a.svg"),
    ("show", "--svg", "a\x00b"),
    ("show", "--svg", "x" * 5000),
    ("show", "--frobnicate"),
    ("replay", "missing"),
    ("replay", "."),
    ("replay", sys.executable),
    ("replay", "/dev/zero"),
    ("replay",),
    ("replay", "a", "b"),
    ("check-scheme", "missing"),
    ("check-scheme", "."),
    ("check-scheme", sys.executable),
    ("check-lesson", "missing"),
    ("check-lesson", sys.executable),
    ("tanks", "--load", "missing"),
    ("tanks", "--load", "."),
    ("tanks", "--scheme", "nope"),
    ("tanks", "--position", ""),
    ("tanks", "--position"),
    ("tanks", "--scheme", "basic-16", "--load", "x"),
    ("tanks", "--option", "x"),
    ("tanks", "--option", "x=y"),
    ("tanks", "--option", "repetition=99999999999999999999999"),
    ("tanks", "--option", "fall_choice=[1"),
    ("dance",),
    ("--lang", "fr", "games"),
    ("--lang",),
    ("--lang", "de"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:40].replace("\x00", "0"))
def test_bad_input_is_one_sentence(
    words: tuple[str, ...], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(*words, BEHEMOTH_LANG=language)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert len(said.err) < 6000
    assert said.out == "" or words[0] == "tanks"
    assert list(tmp_path.iterdir()) == []


def test_a_closed_pipe_is_no_trouble() -> None:
    code = "from behemoth.terminal import main; main()"
    for words in (("perft", "--depth", "2", "--scheme", "first-steps-10", "--divide"), ("show",)):
        with subprocess.Popen(
            [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""


def test_the_real_process() -> None:
    assert run_really("perft", "--scheme", "basic-16", "--depth", "1").out == "549\n"
    said = run_really("dance")
    assert said.code == 2
    assert said.err.startswith('There is no command "dance".')


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=12), max_size=4))
def test_no_command_line_raises(words: list[str]) -> None:
    assert run(*words).code in (0, 2)
