"""What is not installed says the one command that brings it."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from behemoth.games.errors import GameError
from behemoth.games.extras import EXTRAS, MissingExtra, missing_extra
from behemoth.locale import LANGUAGES

PROJECT: Final = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
#: For whoever works on Behemoth itself, who has the tree and its Makefile.
FOR_MAKERS: Final = {"dev"}


def _packages(requirements: list[str]) -> set[str]:
    """The modules of requirements; where a package is called otherwise than its module a test would fail."""
    names = {re.split(r"[^\w.-]", requirement)[0] for requirement in requirements}
    return {name.replace("-", "_") for name in names} - {"behemoth"}


def test_every_extra_is_known_with_what_it_brings() -> None:
    extras = {name: lines for name, lines in PROJECT["optional-dependencies"].items() if name not in FOR_MAKERS}
    assert {name: _packages(lines) for name, lines in extras.items()} == {
        name: set(modules) - {"pyspiel"}  # OpenSpiel has two
        for name, modules in EXTRAS.items()
    }


def test_the_library_itself_is_slim() -> None:
    assert len(PROJECT["dependencies"]) <= 8
    assert not _packages(PROJECT["dependencies"]) & {module for modules in EXTRAS.values() for module in modules}


def test_the_engine_of_the_extra_is_of_the_same_version() -> None:
    assert PROJECT["optional-dependencies"]["engine"] == [f"behemoth-engine=={PROJECT['version']}"]


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_sentence_has_the_command_in_every_language(extra: str) -> None:
    for module in EXTRAS[extra]:
        missing = missing_extra(ModuleNotFoundError("gone", name=f"{module}.part"))
        assert missing is not None
        for language in LANGUAGES:
            assert missing.sentence(language).endswith(f'pip install "behemoth[{extra}]"')


def test_a_module_of_nobody_is_no_extra() -> None:
    assert missing_extra(ModuleNotFoundError("gone", name="moon")) is None
    assert missing_extra(ImportError("broken")) is None


def test_it_is_an_import_error_and_a_sentence_and_can_be_sent() -> None:
    missing = missing_extra(ModuleNotFoundError("gone", name="numpy"))
    assert isinstance(missing, ImportError)
    assert isinstance(missing, GameError)
    again = pickle.loads(pickle.dumps(missing))
    assert (type(again), str(again)) == (MissingExtra, str(missing))


#: A process in which some modules cannot be imported, as if they were not installed.
_WITHOUT: Final = """
import sys
for module in {modules!r}:
    sys.modules[module] = None
sys.argv = ["behemoth", *{words!r}]
{run}
"""
_BEHEMOTH: Final = "from behemoth.terminal import main; main()"


def _run_without(
    modules: tuple[str, ...], *words: str, run: str = _BEHEMOTH, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    code = _WITHOUT.format(modules=modules, words=words, run=run)
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60, cwd=folder
    )


@pytest.mark.parametrize(
    "words", [("play", "--no-open"), ("think", "--store", "postgresql://x/x"), ("backup", "kept.gz", "--data", ".")]
)
@pytest.mark.parametrize(("language", "said"), [("en", "Install it with:"), ("de", "Installiere ihn mit:")])
def test_commands_of_the_table_say_it(words: tuple[str, ...], language: str, said: str, tmp_path: Path) -> None:
    told = _run_without(EXTRAS["table"], "--lang", language, *words, folder=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert said in told.stderr
    assert 'pip install "behemoth[table]"' in told.stderr
    assert "Traceback" not in told.stderr


def test_the_server_says_it_as_well() -> None:
    told = _run_without(EXTRAS["table"], "play", run="from behemoth.server.__main__ import main; main()")
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    door = _run_without(EXTRAS["table"], run="from behemoth.server import build")
    assert door.returncode == 1
    assert 'pip install "behemoth[table]"' in door.stderr.splitlines()[-1]


def test_a_broken_module_of_nobody_stays_a_fault() -> None:
    told = _run_without(("behemoth.tankchess",), "schemes")
    assert told.returncode != 0
    assert "pip install" not in told.stderr
