"""The server as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run_play(*words: str, data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "behemoth.server", *words]
    return subprocess.run(
        [*command, "--no-open", "--data", str(data)], capture_output=True, text=True, timeout=60, env={**os.environ}
    )
