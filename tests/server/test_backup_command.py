"""``behemoth backup`` and ``behemoth restore``: from a running table, from a folder, and back."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tests.chosen_store import database_for, on_postgres
from tests.server.running_server import RunningServer, moves, serving
from tests.terminal.running import run

OPTIONS = {"scheme": "first-steps-10"}


def play_some(table: RunningServer, count: int = 4) -> str:
    """A match with some moves; its name."""
    made = table.create(options=OPTIONS)
    player = table.sit(made, 0, 1)
    for _, (seat, action) in zip(range(count), moves("tank-chess", 2, OPTIONS), strict=False):
        player.update(player.act(seat, action)["version"])
    return str(made["match"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def where(folder: Path) -> tuple[str, str]:
    """How a command is told which store it is."""
    return ("--store", database_for(folder)) if on_postgres() else ("--data", str(folder))


def test_from_a_running_table_into_another_store(folder: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "saved.gz", tmp_path / "other"
    with serving(folder) as table:
        match = play_some(table)
        # The socket is in the folder, wherever the matches are.
        said = run("backup", str(file), "--data", str(folder))
        assert said.code == 0, said.err
        assert "all 1 matches with 6 entries" in said.out
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        before = table.http.get(f"/api/matches/{match}/record").text
        said = run("restore", str(file), *where(folder))
        assert said.code == 2
        assert "already" in said.err  # a table, or matches
    said = run("restore", str(file), *where(other))
    assert (said.code, said.out) == (0, "Matches restored: 1. Left as they were: 0. " + LEFT_OUT)
    with serving(other) as table:
        assert table.http.get(f"/api/matches/{match}/record").text == before


LEFT_OUT = "Left out because they cannot be played again: 0.\n"


def test_from_a_store_nobody_uses(folder: Path, tmp_path: Path) -> None:
    with serving(folder) as table:
        play_some(table)
    file = tmp_path / "saved.gz"
    assert run("backup", str(file), *where(folder), "--quick").code == 0
    assert run("backup", str(file), "--verify").out.startswith("Verified")
    said = run("--lang", "de", "restore", str(file), *where(folder))
    assert (said.code, "--add" in said.err) == (2, True)
    said = run("restore", str(file), *where(folder), "--add")
    assert (said.code, said.out) == (0, "Matches restored: 0. Left as they were: 1. " + LEFT_OUT)


def test_a_folder_without_matches_is_no_empty_backup(folder: Path, tmp_path: Path) -> None:
    said = run("backup", str(tmp_path / "saved.gz"), "--data", str(folder))
    assert (said.code, "no matches" in said.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_not_overwritten(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("do not touch")
    said = run("backup", str(file), "--data", str(folder))
    assert said.code == 2
    assert file.read_text() == "do not touch"
    assert [path.name for path in tmp_path.iterdir()] == ["precious"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_no_backup(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "x"
    file.write_bytes(b"something")
    for words in (["backup", "--verify", str(file)], ["restore", str(file), "--data", str(tmp_path / "new")]):
        said = run("--lang", lang, *words)
        assert said.code == 2
        assert len(said.err.splitlines()) == 1
    assert run("restore", str(tmp_path / "missing"), "--data", str(tmp_path / "new")).code == 2
    assert run("backup", "--verify", str(tmp_path / "missing")).code == 2
    assert run("backup", str(tmp_path / "no" / "folder"), "--data", str(tmp_path / "new")).code == 2


@pytest.mark.xdist_group("postgres")
def test_from_a_file_into_postgres_and_back(tmp_path: Path) -> None:
    if on_postgres():
        pytest.skip("the same without --store postgres")
    with serving(tmp_path / "one") as table:
        match = play_some(table)
        before = table.http.get(f"/api/matches/{match}/record").text
    first, second, url = tmp_path / "1.gz", tmp_path / "2.gz", database_for(tmp_path)
    assert run("backup", str(first), "--data", str(tmp_path / "one")).code == 0
    assert run("restore", str(first), "--store", url).code == 0
    assert run("restore", str(first), "--store", url).code == 2
    said = run("backup", str(second), "--store", url)
    assert (said.code, "all 1 matches with 6 entries" in said.out) == (0, True)
    assert run("restore", str(second), "--data", str(tmp_path / "two")).code == 0
    with serving(tmp_path / "two") as table:
        assert table.http.get(f"/api/matches/{match}/record").text == before
