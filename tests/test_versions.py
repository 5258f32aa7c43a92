"""One version everywhere: packages, web app and changelog."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]


def _project(path: str) -> str:
    with (ROOT / path).open("rb") as file:
        version: str = tomllib.load(file)["project"]["version"]
    return version


def test_the_versions_agree() -> None:
    version = _project("pyproject.toml")
    told = (ROOT / "engine" / "src" / "behemoth_engine" / "__init__.py").read_text(encoding="utf-8")
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert _project("engine/pyproject.toml") == version
    assert f'__version__ = "{version}"' in told
    assert json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"] == version
    assert lock["version"] == lock["packages"][""]["version"] == version


def test_the_changelog_begins_with_this_version() -> None:
    versions = re.findall(r"^## \[([^\]]+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    released = [version for version in versions if version != "Unreleased"]
    assert released[0] == _project("pyproject.toml")
    assert len(released) == len(set(released))
