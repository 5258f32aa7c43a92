"""Both packages can be released: settings are sound, the licence is inside, and the wheel alone is enough to play."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from behemoth.games import EXTRAS

ROOT: Final = Path(__file__).resolve().parents[1]
#: One environment is made for all of these.
pytestmark = pytest.mark.xdist_group("packaging")
#: What somebody types who always does the least: passes, takes the blow, and lays down whatever is too much.
LAZY: Final = (
    "pass", "take", "discard:sword", "discard:sword!", "discard:skip", "discard:skip!", "discard:shield",
    "discard:shield!", "discard:thief1", "discard:thief2", "discard:heal",
)  # fmt: skip


# --- settings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [".", "engine"])
def test_the_settings_are_what_the_tools_understand(folder: str) -> None:
    """With the schemas that cibuildwheel and, where the engine is built, scikit-build-core bring along."""
    run = _run([sys.executable, "-m", "validate_pyproject", str(ROOT / folder / "pyproject.toml")])
    assert run.returncode == 0, run.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="which wheels are built differs by system")
def test_one_engine_wheel_serves_every_python_from_3_12_on() -> None:
    words = ["--print-build-identifiers", "--platform", "linux", "--archs", "x86_64", str(ROOT / "engine")]
    run = _run([sys.executable, "-m", "cibuildwheel", *words])
    assert run.returncode == 0, run.stderr
    assert sorted({name.split("-")[0] for name in run.stdout.split()}) == ["cp311", "cp312"]


def test_the_engine_has_the_same_licence() -> None:
    assert (ROOT / "engine" / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


# --- the wheel alone ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as a release builds it, without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    words = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder), str(ROOT)]
    run = _run([sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", *words])
    assert run.returncode == 0, run.stderr
    (built,) = folder.glob("behemoth-*.whl")
    return built


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment with only the wheel and what it needs, in the pinned versions."""
    folder = tmp_path_factory.mktemp("alone")
    assert _run([sys.executable, "-m", "venv", "--without-pip", str(folder)]).returncode == 0
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    words = ["--constraint", str(ROOT / "requirements" / "run.txt"), str(wheel)]
    uv = [sys.executable, "-m", "uv", "pip", "install", "--python", str(programs / "python")]
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--no-input"]
    # What set-up has downloaded is enough; only where its cache is gone a network is needed, as for set-up itself.
    troubles = []
    for installer in ([*uv, "--offline"], uv, pip):
        run = _run([*installer, *words])
        if run.returncode == 0:
            return programs
        troubles.append(run.stderr)
    raise AssertionError("\n".join(troubles))


def test_the_licence_and_every_file_of_ours_are_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    wanted = {"locale/de/games.ftl", "tankchess/schemes/basic-16.txt", "py.typed", "server/static/index.html"}
    assert {f"behemoth/{name}" for name in wanted} <= names


def test_only_what_is_needed_comes_along(alone: Path) -> None:
    code = "import importlib.metadata as m, json; print(json.dumps(sorted({d.name for d in m.distributions()})))"
    packages = json.loads(_run([str(alone / "python"), "-c", code]).stdout)
    told = re.search(r"(\d+) packages", (ROOT / "docs" / "install.md").read_text(encoding="utf-8"))
    assert told is not None
    assert len(packages) <= int(told[1])
    missing = [module for modules in EXTRAS.values() for module in modules]
    code = f"from importlib.util import find_spec; print([name for name in {missing} if find_spec(name)])"
    assert _run([str(alone / "python"), "-c", code]).stdout.strip() == "[]"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_played_with_bots_on_the_rules(alone: Path, language: str) -> None:
    words = ["combat", "--variant", "versus", "--player", "Ann", "--bot", "greedy", "--bot", "random", "--seed", "7"]
    typed = "\n".join(LAZY * 150)
    run = _run([str(alone / "behemoth"), "--lang", language, *words, "--no-colour", "--ascii"], typed)
    assert run.returncode == 0, run.stderr
    assert {"en": "The game is over.", "de": "Das Spiel ist zu Ende."}[language] in run.stdout
    assert 'pip install "behemoth[engine]"' in run.stdout


def test_tank_chess_is_played_there_too(alone: Path) -> None:
    words = ["tanks", "--scheme", "first-steps-10", "--opponent", "greedy", "--no-colour", "--ascii"]
    run = _run([str(alone / "behemoth"), "--lang", "en", *words], "C1>C2N\nresign\n")
    assert run.returncode == 0, run.stderr
    assert "Move 2, White>" in run.stdout  # the bot has answered
    assert "Black wins: the other side resigned." in run.stdout


def test_the_rules_are_counted_and_drawn(alone: Path, tmp_path: Path) -> None:
    counted = _run([str(alone / "behemoth"), "perft", "--scheme", "basic-16", "--depth", "2"])
    assert counted.stdout.strip() == "301878"
    picture = tmp_path / "board.svg"
    assert _run([str(alone / "behemoth"), "show", "--scheme", "basic-16", "--svg", str(picture)]).returncode == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_bots_meet_there_in_numbers(alone: Path) -> None:
    words = ["simulate", "monster-combat", "--variant", "versus", "--players", "3", "--games", "20", "--seed", "1"]
    run = _run([str(alone / "behemoth"), *words])
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", 'The table in the browser is not installed here. Install it with: pip install "behemoth[table]"'),
        (
            "de",
            'Der Tisch für den Browser ist hier nicht installiert. Installiere ihn mit: pip install "behemoth[table]"',
        ),
    ],
)
def test_the_rest_is_asked_for_and_one_command_is_told(alone: Path, language: str, sentence: str) -> None:
    run = _run([str(alone / "behemoth"), "--lang", language, "play", "--no-open"])
    assert (run.returncode, run.stdout) == (2, "")
    assert " ".join(run.stderr.split()) == sentence


def _run(words: Sequence[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """A program with the project's own caches, away from the tree, so that nothing of it is found by chance."""
    hidden = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "BEHEMOTH_LANG", "BEHEMOTH_SITE"}
    surroundings = {name: value for name, value in os.environ.items() if name not in hidden}
    ours = {"UV_CACHE_DIR": str(ROOT / ".cache" / "uv"), "UV_PYTHON_DOWNLOADS": "never", "PYTHONUTF8": "1"}
    return subprocess.run(
        words, input=typed, capture_output=True, text=True, check=False, timeout=300, env=surroundings | ours, cwd="/"
    )
