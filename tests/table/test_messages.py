"""docs/protocol.md names every message and every field of it, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from behemoth.table import Incoming, Outgoing

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
_ROW = re.compile(r"^\| `([\w-]+)` \| ((?:\(?`\w+`\)?(?:, )?)+) \|", re.MULTILINE)


def fields(message: Any) -> list[str]:
    """The fields as the page writes them: in brackets where they may be left out."""
    return [
        f"`{field.encode_name}`" if field.required else f"(`{field.encode_name}`)"
        for field in msgspec.structs.fields(message)
    ]


@pytest.mark.parametrize("message", [*get_args(Incoming), *get_args(Outgoing)], ids=lambda kind: kind.__name__)
def test_every_message_stands_there_with_its_fields(message: Any) -> None:
    rows = {name: listed.split(", ") for name, listed in _ROW.findall(PAGE.read_text(encoding="utf-8"))}
    assert rows[message.__struct_config__.tag] == fields(message)
