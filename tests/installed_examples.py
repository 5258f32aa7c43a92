"""The packages of ``examples/`` as installed packages, for tests that need games Behemoth knows nothing about.

They are really installed, as ``pip install examples/connect-four`` would, but into a folder of their own, so that all
other tests meet Behemoth alone. A test asks for the fixture ``example_games``: then this process finds the games, and
so does every process that it starts, through ``PYTHONPATH``.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from behemoth.bots import registry as bot_registry
from behemoth.games import registry

ROOT: Final = Path(__file__).resolve().parent.parent
EXAMPLES: Final = ROOT / "examples"
CACHE: Final = ROOT / ".cache" / "examples"
#: The games and the packages that bring them.
PACKAGES: Final = {"connect-four": "connect_four", "kuhn-poker": "kuhn_poker"}


def installed(*sources: Path) -> Path:
    """The folder in which these packages (by default the examples) are installed; made once for what is in them."""
    chosen = sources or tuple(EXAMPLES / name for name in PACKAGES)
    target = CACHE / _hash(chosen)
    if not target.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        made = Path(mkdtemp(dir=CACHE))
        _install(chosen, made)
        try:
            made.rename(target)  # whoever comes first; all have made the same
        except OSError:
            shutil.rmtree(made)
    return target


def _install(sources: tuple[Path, ...], target: Path) -> None:
    uv = Path(sysconfig.get_path("scripts")) / "uv"
    command = [str(uv), "pip", "install", "--offline", "--no-deps", "--no-build-isolation", "--no-cache"]
    words = [*command, "--python", sys.executable, "--target", str(target), *map(str, sources)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _hash(sources: tuple[Path, ...]) -> str:
    found = hashlib.sha256(sys.version.encode())
    for source in sources:
        for path in sorted(path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            found.update(f"{path.relative_to(source.parent)}\0".encode() + path.read_bytes())
    return found.hexdigest()[:16]


@contextmanager
def on_the_path(folder: Path) -> Iterator[None]:
    """Let this process and those it starts find what is installed in a folder."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *([before] if before else [])])
    sys.path.insert(0, str(folder))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        forget()


def forget() -> None:
    """Let the registries look again at what is installed."""
    registry._offers.cache_clear()
    registry._installed.cache_clear()
    bot_registry._all_bots.cache_clear()
