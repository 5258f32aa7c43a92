"""What the fields of a struct mean, from the comments that stand above them (``#: …``), for descriptions of the API.

So a field is explained once, where it is declared, to whoever reads the code and to whoever reads the schema.
"""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any, Final

import msgspec

_NOTE: Final = re.compile(r"\s*#: ?(.*)")
_FIELD: Final = re.compile(r"    (\w+): ")


@cache
def field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The notes of the fields this struct declares itself, as plain text; nothing where there is no source to read."""
    try:
        lines = inspect.getsource(struct).splitlines()
    except (OSError, TypeError):
        return {}
    found: dict[str, str] = {}
    note: list[str] = []
    for line in lines:
        if comment := _NOTE.fullmatch(line):
            note.append(comment[1].strip())
            continue
        if note and (field := _FIELD.match(line)):
            found[field[1]] = " ".join(note).replace("``", "`")
        note = []
    return found


def with_notes(schemas: dict[str, Any], structs: dict[str, type[msgspec.Struct]]) -> dict[str, Any]:
    """The schemas, with a description for every field that has a note."""
    return {name: _noted(schema, structs.get(name)) for name, schema in schemas.items()}


def _noted(schema: Any, struct: type[msgspec.Struct] | None) -> Any:
    if struct is None or "properties" not in schema:
        return schema
    notes = field_notes(struct)
    properties = {
        name: {"description": notes[name], **found} if name in notes and "$ref" not in found else found
        for name, found in schema["properties"].items()
    }
    return {**schema, "properties": properties}
