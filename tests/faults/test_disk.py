"""A disk that is full is full, and then it is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from faults.disk import Disk

_WRITES = """
import sys
for line in sys.stdin:
    try:
        with open(sys.argv[1], "ab", buffering=0) as file:
            print(file.write(b"x" * 10_000), flush=True)
    except OSError as error:
        print("no room", flush=True)
"""


def test_it_is_full_and_then_it_is_not(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "disk")
    if not disk.able:
        pytest.skip(f"NOT TESTED: {disk.note}")
    try:
        with subprocess.Popen(
            [sys.executable, "-c", _WRITES, str(disk.folder / "file")], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, bufsize=1,
        ) as process:  # fmt: skip

            def ask() -> str:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write("\n")
                return process.stdout.readline().strip()

            assert ask() == "10000"
            disk.fill([process.pid])
            assert ask() != "10000"  # nothing, or what fits into a page that was begun
            disk.empty([process.pid])
            assert ask() == "10000"
            assert process.stdin is not None
            process.stdin.close()
    finally:
        disk.close()
