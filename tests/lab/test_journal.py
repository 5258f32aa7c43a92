"""The file of finished batches: it comes back as it was, torn lines are dropped, other work is refused."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from behemoth.games import InvalidOptions
from behemoth.lab.journal import Journal, open_journal, open_part
from behemoth.lab.simulation import Played

GAME = Played(9, 30, "last-survivor", 1, (0.0, 1.0), (1, 2, 3, 4), 0)


def test_batches_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    for kept in ([GAME], [GAME, GAME]):
        with open_part(path, {"seed": "1"}, Played) as part:
            assert part is not None
            part.keep(len(kept), kept)
    with open_part(path, {"seed": "1"}, Played) as part:
        assert part is not None
        assert part.read(1) == [GAME]
        assert part.read(2) == [GAME, GAME]
        assert part.read(0) is None
        assert part.gap(0) == 1
        assert part.gap(2) > 1_000_000


def test_parts_are_told_apart(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal", "work") as journal:
        journal.part("one", int).keep(0, [1])
        journal.part("two", int).keep(0, [2])
        assert journal.part("one", int).read(0) == [1]
        assert journal.part("two", int).read(0) == [2]


def test_nobody_needs_a_journal() -> None:
    with open_journal(None, "work") as journal, open_part(None, "work", int) as part:
        assert journal is None
        assert part is None


@pytest.mark.parametrize("torn", [b'{"part":"","first":5,"count":1,"results":[5', b"\x00\x00\x00\n", b"{}\n"])
def test_a_torn_end_is_dropped(torn: bytes, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with Journal(path, "work") as journal:
        journal.part("", int).keep(0, [7])
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    with Journal(path, "work") as journal:
        assert journal.part("", int).read(0) == [7]
        journal.part("", int).keep(1, [8])
    assert path.read_bytes().startswith(whole + b'{"part"')


def test_a_torn_beginning_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_bytes(b'{"behemoth":"0')
    with Journal(path, "work") as journal:
        assert not journal.places("")
    assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize(
    "other", [b"a letter to my aunt", b"one line\nanother\n", b'{"behemoth":"0.0.1","work":"work"}\n']
)
def test_other_peoples_files_are_refused_and_left_alone(other: bytes, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_bytes(other)
    with pytest.raises(InvalidOptions) as refused:
        Journal(path, "work")
    assert "letter" in str(refused.value)
    assert path.read_bytes() == other


def test_other_work_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "journal", {"seed": "1"}).__exit__(None, None, None)
    with pytest.raises(InvalidOptions):
        Journal(tmp_path / "journal", {"seed": "2"})


@pytest.mark.skipif(os.name != "posix", reason="this system does not keep a file for one process")
def test_a_journal_that_another_run_writes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with Journal(path, "work") as journal:
        with pytest.raises(InvalidOptions, match="Another run is writing"):
            Journal(path, "work")
        journal.part("", int).keep(0, [7])
    with Journal(path, "work") as journal:
        assert journal.part("", int).read(0) == [7]
