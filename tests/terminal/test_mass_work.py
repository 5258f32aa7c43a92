"""Who does the work by the words of the command line, and how far it is."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from behemoth.lab import Crew, all_cores
from behemoth.terminal.mass_work import ALL, Watched, read_crew, read_journal
from behemoth.terminal.trouble import BadInput
from tests.cluster import local_cluster
from tests.terminal.running import run

SIMULATE = ("simulate", "monster-combat", "--players", "2", "--games", "20", "--json", "-")


def test_all_cores_unless_somebody_says_otherwise() -> None:
    assert read_crew(ALL, "") == all_cores()
    assert read_crew("3", "") == Crew(3)
    assert read_crew(ALL, "tcp://192.0.2.7:8786") == Crew(cluster="tcp://192.0.2.7:8786")


@pytest.mark.parametrize(("workers", "cluster"), [("2", "tcp://192.0.2.7:8786"), ("-1", ""), ("many", ""), ("999", "")])
def test_what_is_refused(workers: str, cluster: str) -> None:
    with pytest.raises(BadInput):
        read_crew(workers, cluster)


def test_where_it_is_kept(tmp_path: Path) -> None:
    assert read_journal("") is None
    assert read_journal(str(tmp_path / "journal")) == tmp_path / "journal"
    for wrong in (tmp_path, tmp_path / "missing" / "journal"):
        with pytest.raises(BadInput):
            read_journal(str(wrong))


def test_a_log_gets_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    with Watched("simulate-progress", 10, "en") as watched:
        for _ in range(5):
            watched.advance(2, lambda: "50 %")
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "2/10: 50 %\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_whoever_is_killed_goes_on(tmp_path: Path) -> None:
    """Not even kill -9 costs more than a batch, and the result is the same."""
    journal, words = tmp_path / "journal", ("simulate", "monster-combat", "--players", "2", "--games", "600")
    command = [sys.executable, "-m", "behemoth", *words, "--workers", "2", "--resume", str(journal)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True) as one:
        begin = time.monotonic()
        while time.monotonic() - begin < 60 and (not journal.exists() or journal.read_bytes().count(b"\n") < 5):
            time.sleep(0.05)
        os.killpg(one.pid, signal.SIGKILL)
    kept = journal.read_bytes().count(b"\n")
    assert kept >= 5
    resumed = run(*words, "--json", "-", "--workers", "1", "--resume", str(journal))
    assert resumed.code == 0
    assert journal.read_bytes().count(b"\n") > kept
    assert resumed.out == run(*words, "--json", "-", "--workers", "2").out


def test_a_simulation_on_a_cluster_and_here() -> None:
    here = run(*SIMULATE, "--workers", "1")
    pytest.importorskip("distributed")
    with local_cluster(workers=1) as cluster:
        there = run(*SIMULATE, "--cluster", cluster.scheduler_address)
    assert (here.code, there.code) == (0, 0)
    assert here.out == there.out
    assert len(json.loads(here.out)["games"]) == 20
