"""Handles: as many as the system allows, and some kept for the process itself."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from behemoth.server.handles import for_visitors
from tests.server import attacks


@pytest.mark.parametrize(
    ("handles", "wanted", "visitors"),
    [(0, 4000, 4000), (1024, 4000, 896), (20_000, 4000, 4000), (256, 4000, 192), (100, 4000, 50), (4096, 4000, 3584)],
)
def test_the_process_keeps_some_for_itself(handles: int, wanted: int, visitors: int) -> None:
    assert for_visitors(handles, wanted) == visitors


def test_the_limit_is_raised_to_what_the_system_allows() -> None:
    code = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (128, 500))
from behemoth.server.handles import raise_limit
print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert ended.stdout == "500 (500, 500)\n", ended.stderr


@contextmanager
def _process(data: Path, soft: int, hard: int) -> Iterator[tuple[int, int]]:
    """A server that may have so many handles: its process and its port."""
    code = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
sys.argv = ["behemoth", "play", "--no-open", "--port", "0", "--data", {str(data)!r}]
from behemoth.server.__main__ import main
main()
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found is not None
            yield process.pid, int(found.group(1))
        finally:
            process.terminate()
            process.wait(20)


def _is_served(port: int, source: str = "127.0.0.99") -> bool:
    words = attacks.head(port, "GET", "/healthz", more="Connection: close\r\n")
    return attacks.push(attacks.connected(port, source), [words], patience=5).status == 200


def test_with_few_handles_a_silent_crowd_keeps_nobody_out(tmp_path: Path) -> None:
    attacks.plenty_of_handles()
    with _process(tmp_path, 128, 300) as (_, port):
        crowd = attacks.silent(port, 1_100, attacks.addresses(12))
        try:
            assert [_is_served(port) for _ in range(10)] == [True] * 10
            assert 100 < sum(not attacks.is_shut(one) for one in crowd) < 300
        finally:
            attacks.close_all(crowd)


def test_without_any_handle_left_it_survives(tmp_path: Path) -> None:
    with _process(tmp_path, 1_000, 1_000) as (pid, port):
        assert _is_served(port)
        used = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 3, 1_000))
        crowd = attacks.silent(port, 50)
        time.sleep(0.5)
        attacks.close_all(crowd)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (1_000, 1_000))
        time.sleep(1.5)
        assert _is_served(port)
