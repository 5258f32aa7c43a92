"""What fuzzing has kept is fed again: the inputs that reach most, and those that once broke something."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from unittest import mock

import pytest

from fuzz import native
from fuzz.__main__ import main
from fuzz.corpora import CORPUS, FOUND, MOST_FILES, read_corpus
from fuzz.targets import TARGETS, seeds


@pytest.mark.parametrize("name", TARGETS)
def test_what_was_kept_breaks_nothing(name: str) -> None:
    inputs = [b"", *seeds(name), *read_corpus(name)]
    assert len(inputs) > 10
    for one in inputs:
        TARGETS[name](one)


@pytest.mark.parametrize("name", native.PROGRAMS)
def test_the_readers_of_the_engine_too(name: str, tmp_path: Path) -> None:
    try:
        program = native.build(name)
    except native.CannotBuild as why:
        pytest.skip(f"the engine's readers are not fed here: {why}")
    inputs = [b"", *native.seeds(name), *read_corpus(name)]
    paths = []
    for number, one in enumerate(inputs):
        paths.append(tmp_path / str(number))
        paths[-1].write_bytes(one)
    ended = subprocess.run([program, *paths], capture_output=True, text=True, env=native.environment(name))
    assert ended.returncode == 0, ended.stderr[-3000:]
    assert len(inputs) > 10


def test_corpora_stay_small_and_belong_to_somebody() -> None:
    for folder in (CORPUS, FOUND):
        for target in folder.iterdir() if folder.exists() else ():
            assert target.name in {*TARGETS, *native.PROGRAMS}
            files = list(target.iterdir())
            assert len(files) <= MOST_FILES
            assert all(path.stat().st_size <= 4096 for path in files)


def test_a_target_can_fail() -> None:
    """An input that breaks something is noticed: nothing is swallowed but the errors that are meant."""
    with mock.patch("fuzz.targets.language_of", return_value="xx"), pytest.raises(AssertionError):
        TARGETS["language"](b"x")


def test_a_name_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moon"]) == 2
    assert "card-view" in capsys.readouterr().err


def test_what_cannot_be_fed_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("fuzz.__main__.find_spec", lambda name: None)
    assert main(["message", "--seconds", "1"]) == 1
    assert "message: NOT FED: atheris" in capsys.readouterr().out


def test_without_a_compiler_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda *words, **more: None)
    with pytest.raises(native.CannotBuild, match="clang"):
        native.build("engine-tanks")
