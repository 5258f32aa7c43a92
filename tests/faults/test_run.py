"""A short history of faults: the whole of ``make faults``, with ten of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults.__main__ import main
from faults.one_process import OneProcess
from faults.players import PLANS
from faults.run import Build, run
from faults.topology import CannotRun
from faults.two_processes import TwoProcesses

#: So many, of all kinds there are or nearly so.
FAULTS = 10


@pytest.mark.parametrize("build", [OneProcess, TwoProcesses], ids=lambda build: str(build.name))
def test_ten_faults(build: Build, tmp_path: Path) -> None:
    try:
        report = run(build, tmp_path, faults=FAULTS, seed=20, parties=len(PLANS))
    except CannotRun as why:
        pytest.skip(f"NOT TRIED: {why}")
    for line in report.lines():
        print(line)
    assert report.verdict.complaints == []
    assert len(report.faults) == FAULTS
    assert report.verdict.acknowledged > 50
    assert report.verdict.views > 100


def test_a_fault_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--faults", "1", "--only", "moon"]) == 2
    assert "moon" in capsys.readouterr().err
