"""A copy of the program in which a test adds rows to the tables, as somebody who carries the code on would."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import behemoth

SOURCE: Final = Path(behemoth.__file__).parent
ROOT: Final = Path(__file__).resolve().parent.parent.parent


class Tree:
    """``src/behemoth`` in a folder of its own. The touched files are counted: they are what adding costs."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        # What Python has compiled comes along, with the times by which it sees what a test changes; not what another
        # process is just writing.
        shutil.copytree(SOURCE, self.source / "behemoth", ignore=shutil.ignore_patterns("*.pyc.*"))
        self.touched: list[str] = []

    def add_row(self, module: str, table: str, row: str) -> None:
        """Add a row at the end of a table, which is a call or a tuple over several lines that starts with its name."""
        path = self.source / "behemoth" / module
        head, start, rest = path.read_text(encoding="utf-8").partition(f"\n{table}")
        assert start, f"{module} has no table {table!r}"
        rows, end, tail = rest.partition("\n)")
        assert end, f"the table {table!r} of {module} does not end with a bracket of its own"
        path.write_text(f"{head}{start}{rows}\n    {row},{end}{tail}", encoding="utf-8")
        self.touched.append(module)

    def add_line(self, module: str, before: str, line: str) -> None:
        """Add a line after the one that starts like this; the first of them."""
        path = self.source / "behemoth" / module
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        place = next((place for place, old in enumerate(lines) if old.startswith(before)), None)
        assert place is not None, f"{module} has no line {before!r}"
        lines.insert(place + 1, f"{line}\n")
        path.write_text("".join(lines), encoding="utf-8")
        if module not in self.touched:
            self.touched.append(module)

    def add_sentences(self, file: str, **sentences: dict[str, str]) -> None:
        """Add sentences to a catalogue file of some languages: ``de={"kind-sc": "Spähwagen"}``."""
        for language, added in sentences.items():
            path = self.source / "behemoth" / "locale" / language / file
            lines = "".join(f"{key} = {text}\n" for key, text in added.items())
            path.write_text(path.read_text(encoding="utf-8") + "\n" + lines, encoding="utf-8")
            self.touched.append(f"locale/{language}/{file}")

    def run(self, *words: str, **more: str) -> str:
        """What a Python of this tree prints; ``-c`` with a program, or ``-m`` with a module."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=ROOT,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def environment(self, **more: str) -> dict[str, str]:
        """The environment in which this tree is the program."""
        return {**os.environ, "PYTHONPATH": str(self.source), "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1", **more}
