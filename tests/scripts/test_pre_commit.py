"""The hooks before a commit are tools of the project itself: nothing is fetched from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def test_every_hook_is_local() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (\S+)", text) == ["local"]
    assert re.findall(r"- id: (\S+)", text) == ["ruff", "ruff-format", "import-linter", "mypy", "prettier"]
    assert set(re.findall(r"language: (\S+)", text)) == {"system"}
