"""The units for systemd are units."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.front import DEPLOY

PROGRAM = "/opt/behemoth/.venv/bin/behemoth"
UNITS = {path.name: path.name.replace("@", "@8771") for path in DEPLOY.glob("*.service")}


def verify(folder: Path, name: str, text: str) -> subprocess.CompletedProcess[str]:
    found = shutil.which("systemd-analyze")
    if found is None:
        pytest.skip(f"NOT TESTED, there is no systemd-analyze to look at {name}")
    there = shutil.which("true")
    assert there is not None
    unit = folder / UNITS[name]
    unit.write_text(text.replace(PROGRAM, there), encoding="utf-8")
    return subprocess.run([found, "verify", "--man=no", str(unit)], capture_output=True, text=True, timeout=60)


def test_there_is_one_for_each_way_to_run() -> None:
    assert set(UNITS) == {"behemoth.service", "behemoth@.service", "behemoth-think.service"}


@pytest.mark.parametrize("name", UNITS)
def test_systemd_takes_it(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert f"ExecStart={PROGRAM} " in text
    ended = verify(tmp_path, name, text)
    assert (ended.returncode, [line for line in ended.stderr.splitlines() if UNITS[name] in line]) == (0, [])


def test_a_fault_in_it_would_be_found(tmp_path: Path) -> None:
    text = (DEPLOY / "behemoth.service").read_text(encoding="utf-8").replace("Restart=on-failure", "Restart=perhaps")
    ended = verify(tmp_path, "behemoth.service", text)
    assert "perhaps" in ended.stderr
