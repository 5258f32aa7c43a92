"""The table of slow tests names files and tests that exist."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.conftest import SLOW, slow_row

ROOT: Final = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("row", SLOW)
def test_a_slow_test_is_there(row: str) -> None:
    file, _, test = row.partition("::")
    assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8") if test else (ROOT / file).is_file()


def test_a_row_speaks_for_a_test_or_a_file() -> None:
    assert slow_row("tests/web/test_bundle.py::test_anything[1]") == "tests/web/test_bundle.py"
    assert slow_row("tests/games/test_actions.py::test_anything") is None
