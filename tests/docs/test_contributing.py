"""CONTRIBUTING names files and rooms that exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
TEXT: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
#: Names of files and folders, told from other code by a slash.
PATHS: Final = sorted({path for path in re.findall(r"`([\w.-]+(?:/[\w.-]+)+)`", TEXT) if not path.startswith("build/")})


@pytest.mark.parametrize("path", PATHS)
def test_a_file_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists() or (ROOT / "src" / "behemoth" / path).exists()


def test_its_rooms_are_those_of_the_contract() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "rooms")
    rooms = [room.strip() for layer in reversed(layers) for room in layer.split("|")]
    table = TEXT[TEXT.index("## The rooms") : TEXT.index("A room may use every room")]
    named = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(named) == sorted(rooms)
    assert named.index("engine") < named.index("bots") < named.index("table")
