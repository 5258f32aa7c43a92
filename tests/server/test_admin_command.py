"""``behemoth admin`` as it is typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, serving
from tests.terminal.running import Said, run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def table(folder: Path) -> Iterator[RunningServer]:
    with serving(folder, admin_token="secret of the house") as found:
        yield found


def admin(folder: Path, *words: str, lang: str = "en") -> Said:
    return run("--lang", lang, "admin", "--data", str(folder), *words)


def test_a_match_from_the_list_to_its_end(table: RunningServer, folder: Path) -> None:
    match = table.create()["match"]
    assert match in admin(folder, "list", "--running").out
    shown = admin(folder, "show", match)
    assert (shown.code, "Ada" in shown.out, "running" in shown.out) == (0, True, True)
    closed = admin(folder, "close", match, lang="de")
    assert "zu Ende" in closed.out
    assert admin(folder, "close", match).code == 2
    assert match in admin(folder, "list", "--over").out
    assert (admin(folder, "erase", match).code, match in admin(folder, "list").out) == (2, True)
    assert admin(folder, "erase", match, "--yes").code == 0
    assert admin(folder, "erase", match, "--yes").code == 1
    assert match not in admin(folder, "list").out


def test_bans_and_quotas(table: RunningServer, folder: Path) -> None:
    assert "Nobody is banned." in admin(folder, "rules").out
    assert "203.0.113.0/24" in admin(folder, "ban", "203.0.113.0/24", "--hours", "2", "--why", "rude").out
    assert "rude" in admin(folder, "rules").out
    assert admin(folder, "unban", "203.0.113.0/24").code == 0
    assert admin(folder, "unban", "203.0.113.0/24").code == 1
    assert admin(folder, "ban", "nonsense").code == 2
    assert "7" in admin(folder, "quota", "--matches", "7").out
    assert "7" in admin(folder, "quota").out
    assert "no quota" in admin(folder, "quota", "--none").out


def test_health_figures_and_a_backup(table: RunningServer, folder: Path, tmp_path: Path) -> None:
    assert admin(folder, "health").out.startswith("The table is well")
    assert "behemoth_ready 1.0" in admin(folder, "metrics").out
    said = admin(folder, "backup", str(tmp_path / "saved"))
    assert (said.code, "Verified" in said.out) == (0, True)


def test_a_table_elsewhere(table: RunningServer, tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("secret of the house\n")
    assert run("admin", "--at", table.url, "--token", str(token), "health").code == 0
    assert run("admin", "--at", table.url, "health", BEHEMOTH_ADMIN_TOKEN="secret of the house").code == 0
    wrong = run("admin", "--at", table.url, "health", BEHEMOTH_ADMIN_TOKEN="secret of another")
    assert (wrong.code, "token" in wrong.err) == (2, True)


@pytest.mark.parametrize(
    "words",
    [
        ("--data", "/nowhere", "list"),
        ("--socket", "/nowhere", "list"),
        ("--at", "nowhere", "list"),
        ("--at", "http://127.0.0.1:9", "list"),
        ("--at", "http://127.0.0.1:9", "--token", "/nowhere", "list"),
        ("list", "--limit", "0"),
        ("dance",),
        ("ban",),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_sentence_for_what_cannot_be(words: tuple[str, ...], lang: str) -> None:
    said = run("--lang", lang, "admin", *words)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1


def test_help_needs_no_table(tmp_path: Path) -> None:
    assert "newest" in run("admin", "--data", str(tmp_path), "list", "--help").out
