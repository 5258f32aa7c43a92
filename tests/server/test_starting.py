"""A table that cannot start says why in one sentence, in the reader's language, and ends with 2. No traceback."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from behemoth.server.listening import listen
from tests.chosen_store import on_postgres
from tests.server.running_server import serving
from tests.terminal.running import Said, run

LANGUAGES = ("en", "de")

#: Whether this machine lets us have a small disk of our own.
PRIVATE_DISK = (
    bool(shutil.which("unshare"))
    and subprocess.run(["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True).returncode == 0
)
needs_a_disk = pytest.mark.skipif(
    not PRIVATE_DISK, reason="NOT TESTED HERE: starting on a full disk and on a read-only one needs `unshare -rm`"
)


def play(data: Path, *words: str, lang: str = "en") -> Said:
    """Start a table that is expected not to start."""
    return run("--lang", lang, "play", "--no-open", "--port", "0", "--data", str(data), *words)


def play_in(surroundings: Sequence[str], data: Path, lang: str = "en") -> Said:
    """The same as a process in surroundings of its own."""
    command = [sys.executable, "-m", "behemoth.server", "--lang", lang, "play", "--no-open", "--port", "0"]
    done = subprocess.run(
        [*surroundings, *command, "--data", str(data)], capture_output=True, text=True, timeout=60, env={**os.environ}
    )
    return Said(done.returncode, done.stdout, done.stderr)


def on_a_disk(data: Path, prepare: str, lang: str = "en") -> Said:
    """The same where ``data`` is a small disk of its own, after some preparation there."""
    script = f'mount -t tmpfs -o size=900k tmpfs "$1" && cd "$1" && {prepare} && shift && exec "$@"'
    return play_in(("unshare", "-rm", "sh", "-c", script, "sh", str(data)), data, lang)


def refused(said: Said, *words: str) -> None:
    assert said.code == 2, said.err
    assert "Traceback" not in said.err
    assert len(said.err.splitlines()) == 1, said.err
    for word in words:
        assert word in said.err
    assert said.out == ""


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database."""
    if on_postgres():
        pytest.skip("about the store in a file; the same without --store postgres")
    folder = tmp_path_factory.mktemp("used")
    with serving(folder) as table:
        table.create()
    return folder


@needs_a_disk
@pytest.mark.parametrize(("lang", "word"), [("en", "full"), ("de", "voll")])
def test_a_full_disk(tmp_path: Path, lang: str, word: str) -> None:
    refused(on_a_disk(tmp_path, "! dd if=/dev/zero of=filler bs=1k 2>/dev/null", lang=lang), word)


@needs_a_disk
def test_a_full_disk_with_matches_on_it(tmp_path: Path, used: Path) -> None:
    prepare = f'cp "{used}"/table.sqlite3 . && ! dd if=/dev/zero of=filler bs=1k 2>/dev/null'
    refused(on_a_disk(tmp_path, prepare), "full")


@needs_a_disk
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_read_only_disk(tmp_path: Path, used: Path, lang: str) -> None:
    prepare = f'cp "{used}"/table.sqlite3 . && mount -o remount,ro "$1"'
    refused(on_a_disk(tmp_path, prepare, lang=lang), "table.sqlite3")
    refused(on_a_disk(tmp_path, 'mount -o remount,ro "$1"', lang=lang), str(tmp_path))


@pytest.mark.parametrize(("lang", "word"), [("en", "damaged"), ("de", "beschädigt")])
def test_a_damaged_file(tmp_path: Path, used: Path, lang: str, word: str) -> None:
    data = bytearray((used / "table.sqlite3").read_bytes())
    data[4096:12_288] = os.urandom(8192)
    (tmp_path / "table.sqlite3").write_bytes(data)
    refused(play(tmp_path, lang=lang), word)
    (tmp_path / "table.sqlite3").write_text("something else altogether, and long enough to be looked at " * 20)
    refused(play(tmp_path, lang=lang), word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_is_a_file(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "file"
    file.write_text("")
    refused(play(file, lang=lang), str(file))
    refused(play(file / "below", lang=lang), str(file))


def test_a_folder_of_somebody_else(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        refused(play(Path("/usr")), "/usr")
        refused(play(Path("/usr/below")), "/usr/below")
        return
    if not shutil.which("setpriv"):
        pytest.skip("NOT TESTED HERE: a folder of somebody else needs `setpriv` where the tests run as root")
    os.chown(tmp_path, 65_534, 65_534)
    humble = ("setpriv", "--bounding-set=-all", "--inh-caps=-all")  # root may do everything, unless it lays that down
    refused(play_in(humble, tmp_path), str(tmp_path))
    refused(play_in(humble, tmp_path / "below"), "below")


@pytest.mark.parametrize(("lang", "word"), [("en", "already running"), ("de", "läuft bereits")])
def test_a_second_table_on_one_folder(tmp_path: Path, lang: str, word: str) -> None:
    if on_postgres():
        pytest.skip("any number of tables may share a database")
    with serving(tmp_path):
        refused(play(tmp_path, lang=lang), word)


@pytest.mark.parametrize(("lang", "word"), [("en", "newer"), ("de", "neueren")])
def test_a_database_of_a_newer_version(tmp_path: Path, used: Path, lang: str, word: str) -> None:
    shutil.copy(used / "table.sqlite3", tmp_path)
    with sqlite3.connect(tmp_path / "table.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    refused(play(tmp_path, lang=lang), word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_that_cannot_be(tmp_path: Path, lang: str) -> None:
    short = tmp_path / "token"
    short.write_text("short")
    with listen("127.0.0.1", 0) as taken:
        for words in (
            ("--log", "poems"),
            ("--log-level", "loud"),
            ("--metrics", "here"),
            ("--metrics", str(taken.getsockname()[1])),
            ("--admin-token", str(short)),
            ("--admin-token", str(tmp_path / "missing")),
            ("--store", "nowhere://"),
            ("--keep-finished", "-1"),
        ):
            refused(play(tmp_path / "data", *words, lang=lang))
