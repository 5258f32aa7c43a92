"""Who plays at a table elsewhere needs the library alone: nothing of the extra ``table``."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

_WITHOUT: Final = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
        return None

sys.meta_path.insert(0, Nothing())
import behemoth.client
from behemoth.terminal import build_app
from behemoth.terminal.joining import join
from behemoth.terminal.online_seat import SEATS
from behemoth.terminal.serving_bots import serve
print([name for name in sys.modules if name.startswith("behemoth.server")])
"""
TABLE: Final = ("alembic", "httptools", "prometheus_client", "segno", "sqlalchemy", "starlette", "uvicorn", "uvloop")


def test_it_loads_without_what_a_table_of_ones_own_needs() -> None:
    source = _WITHOUT.format(names=TABLE)
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"
