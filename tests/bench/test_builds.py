"""Versions beside this one: which one is meant, what a build is made of, and what is said where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bench import builds
from bench.builds import ANCHORS, Build, BuildFailed, find_build

PYPROJECT = """
[project]
name = "behemoth"
version = "0.0.7"

[project.entry-points."behemoth.bots"]
random = "behemoth.players:RandomBot"
"""


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with one commit."""
    root = tmp_path / "clone"
    for path, text in {
        "src/behemoth/__init__.py": "AGE = 1\n",
        "src/behemoth/server/static/app.js": "large",
        "engine/pyproject.toml": "",
        "pyproject.toml": PYPROJECT,
        "docs/page.md": "one",
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(builds, "ROOT", root)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
    git(root, "init", "--quiet")
    commit(root)
    return root


def git(root: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "a step", "--no-gpg-sign")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is compiled here; only noted."""
    found: list[str] = []

    def compile_nothing(tree: str, name: str, folder: Path, cache: Path) -> None:
        found.append(name)

    monkeypatch.setattr(builds, "_compile", compile_nothing)
    return found


def test_a_build_is_the_package_without_the_web_app(clone: Path, compiled: list[str], tmp_path: Path) -> None:
    build = find_build("HEAD", tmp_path / "cache")
    package = Path(build.package)
    assert (package / "behemoth/__init__.py").read_text(encoding="utf-8") == "AGE = 1\n"
    assert not (package / "behemoth/server/static").exists()
    assert compiled == [build.name]


def test_its_process_imports_it_and_knows_its_bots(clone: Path, compiled: list[str], tmp_path: Path) -> None:
    build = find_build("HEAD", tmp_path / "cache")
    asked = (
        "import behemoth; from importlib.metadata import entry_points, version; "
        "print(behemoth.AGE, version('behemoth'), *(e.value for e in entry_points(group='behemoth.bots')))"
    )
    told = subprocess.run(
        [sys.executable, "-P", "-c", asked], env=build.surroundings, check=True, capture_output=True, text=True
    )
    assert told.stdout.split() == ["1", "0.0.7", "behemoth.players:RandomBot"]


def test_nothing_is_made_twice(clone: Path, compiled: list[str], tmp_path: Path) -> None:
    first = find_build("HEAD", tmp_path / "cache")
    assert find_build("HEAD", tmp_path / "cache") == first
    assert len(compiled) == 1


def test_a_change_is_another_program_but_shares_the_engine(clone: Path, compiled: list[str], tmp_path: Path) -> None:
    before = find_build("HEAD", tmp_path / "cache")
    (clone / "src/behemoth/__init__.py").write_text("AGE = 2\n", encoding="utf-8")
    here = find_build(cache=tmp_path / "cache")
    assert here.name == f"{before.name}+"
    assert here.mark != before.mark
    assert here.engine == before.engine
    assert (Path(here.package) / "behemoth/__init__.py").read_text(encoding="utf-8") == "AGE = 2\n"
    assert len(compiled) == 1
    commit(clone)
    assert find_build("HEAD", tmp_path / "cache").mark == here.mark, "a commit changes the name and not the program"


def test_a_page_is_no_part_of_a_program(clone: Path, compiled: list[str], tmp_path: Path) -> None:
    before = find_build("HEAD", tmp_path / "cache")
    (clone / "docs/page.md").write_text("two", encoding="utf-8")
    commit(clone)
    assert find_build("HEAD", tmp_path / "cache").mark == before.mark


def test_looking_at_this_folder_changes_nothing_in_git(clone: Path, compiled: list[str], tmp_path: Path) -> None:
    (clone / "src/behemoth/more.py").write_text("", encoding="utf-8")
    find_build(cache=tmp_path / "cache")
    told = subprocess.run(["git", "status", "--short"], cwd=clone, check=True, capture_output=True, text=True)
    assert told.stdout.split() == ["??", "src/behemoth/more.py"]


def test_a_commit_that_is_not_there_is_said(clone: Path, tmp_path: Path) -> None:
    with pytest.raises(BuildFailed, match="The commit 'd95be7d' is not in this clone"):
        find_build("engine-1", tmp_path)
    with pytest.raises(BuildFailed, match="The commit '--all' is not in this clone"):
        find_build("--all", tmp_path)


def test_a_folder_without_git_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(builds, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(BuildFailed, match="no clone of the project"):
        find_build(cache=tmp_path / "cache")


def test_what_fails_leaves_nothing_behind(clone: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(tree: str, name: str, folder: Path, cache: Path) -> None:
        (folder / "half").touch()
        raise BuildFailed("no compiler")

    monkeypatch.setattr(builds, "_compile", fail)
    with pytest.raises(BuildFailed, match="no compiler"):
        find_build("HEAD", tmp_path / "cache")
    assert not list((tmp_path / "cache" / "compiled").iterdir())


def test_the_first_engine_is_an_anchor() -> None:
    assert ANCHORS["engine-1"] == "d95be7d"


def test_a_process_gets_no_setting_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("BEHEMOTH_DATA", "/elsewhere")
    told = Build("x", "y", "/package", "/engine").surroundings
    assert told["PYTHONPATH"].split(":") == ["/package", "/engine"]
    assert "BEHEMOTH_DATA" not in told
