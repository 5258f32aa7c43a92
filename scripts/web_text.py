"""Long texts and tables as TypeScript that somebody can read in a diff: broken into lines at spaces."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

#: Letters of one line of a long text.
WIDTH: Final = 116


def long_text(text: str) -> str:
    """A string, as short ones that are added up."""
    lines = [""]
    for word in re.split(r"(?<=\s)", text):
        if lines[-1] and len(lines[-1]) + len(word) > WIDTH:
            lines.append("")
        lines[-1] += word
    return " +\n  ".join(map(_quoted, lines))


def table(rows: Mapping[Any, Any]) -> str:
    """An object, one line for each of its rows."""
    lines = [f"  {json.dumps(str(key))}: {json.dumps(value, ensure_ascii=False)},\n" for key, value in rows.items()]
    return "{\n" + "".join(lines) + "}"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"
