"""Inputs that were kept: those that reach something new, and those that once broke something."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CORPUS: Final = ROOT / "fuzz" / "corpus"
#: What broke something and was repaired, by target; every test run feeds it again.
FOUND: Final = ROOT / "fuzz" / "found"
CACHE: Final = ROOT / ".cache" / "fuzz"
#: No target keeps more.
MOST_FILES: Final = 30


def read_corpus(name: str) -> list[bytes]:
    """The inputs kept for a target, in order."""
    folders = (CORPUS / name, FOUND / name)
    return [path.read_bytes() for folder in folders if folder.exists() for path in sorted(folder.iterdir())]
