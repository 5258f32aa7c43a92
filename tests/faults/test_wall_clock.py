"""The wall clock of a process jumps; time as it passes does not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from faults.wall_clock import WallClock, make_wall_clock

_TELLS = """
import sys, time
for line in sys.stdin:
    print(time.time(), time.monotonic(), flush=True)
"""


@pytest.fixture
def clock(tmp_path: Path) -> WallClock:
    made = make_wall_clock(tmp_path)
    if made is None:
        pytest.skip("NOT TESTED: the wall clock of a process can be moved on Linux with a C++ compiler only")
    return made


@pytest.mark.parametrize("seconds", [3600.0, -86_400.0])
def test_it_jumps_both_ways_while_a_process_runs(clock: WallClock, seconds: float) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _TELLS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        env={**os.environ, **clock.environment},
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None

        def ask() -> tuple[float, float]:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("\n")
            wall, passing = map(float, process.stdout.readline().split())
            return wall, passing

        wall, passing = ask()
        clock.jump(seconds)
        wall_after, passing_after = ask()
        process.stdin.close()
    assert clock.shift == seconds
    assert abs(wall_after - wall - seconds) < 60
    assert 0 <= passing_after - passing < 60


def test_without_a_compiler_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert make_wall_clock(tmp_path) is None
