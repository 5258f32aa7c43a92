"""Write the recorded games of the tests again, after a deliberate change of the record format.

``python scripts/golden.py`` reads every file of tests/tankchess/golden, replays it and writes it anew. A game that can
no longer be played is named and left alone: then a rule has changed, and the file must be looked at by somebody.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from behemoth.games import GameError, read_record, write_record

FOLDER: Final = Path(__file__).parent.parent / "tests" / "tankchess" / "golden"


def rewrite(path: Path) -> str:
    """What happened to one file, in a word or a sentence."""
    before = path.read_text(encoding="utf-8")
    try:
        after = write_record(msgspec.structs.replace(read_record(before), stated_result=None))
    except GameError as error:
        return f"left alone: {error}"
    path.write_text(after, encoding="utf-8", newline="\n")
    return "as before" if after == before else "written anew"


def main() -> int:
    told = {path.name: rewrite(path) for path in sorted(FOLDER.glob("*.txt"))}
    for name, words in told.items():
        print(f"{name}: {words}")
    return int(any(words.startswith("left alone") for words in told.values()))


if __name__ == "__main__":
    sys.exit(main())
