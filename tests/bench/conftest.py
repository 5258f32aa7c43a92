"""What tests of the bench share."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import figures


@pytest.fixture
def strength_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where results are written instead of ``bench/strength.json``."""
    monkeypatch.setattr(figures, "STRENGTH", tmp_path / "strength.json")
    return tmp_path / "strength.json"
