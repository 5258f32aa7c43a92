"""The notes of a release, from the changelog: ``python scripts/release_notes.py 0.2.0``; without a version what is to
come."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
UNRELEASED: Final = "Unreleased"
_VERSION: Final = re.compile(r"^## \[([^\]]+)\].*$", re.MULTILINE)


def release_notes(text: str, version: str) -> str:
    """What stands under a version. Raises ValueError with the versions there are."""
    parts = _VERSION.split(text)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    if version not in sections:
        raise ValueError(f"The changelog has no version {version}. It has: {', '.join(sections)}.")
    return sections[version].strip() + "\n"


def main(words: Sequence[str]) -> int:
    version = words[0] if words else UNRELEASED
    try:
        print(release_notes(CHANGELOG.read_text(encoding="utf-8"), version), end="")
    except ValueError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
