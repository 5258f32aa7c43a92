"""The example of the page about the client plays a whole game at a running table."""

from __future__ import annotations

import asyncio
import doctest
import re
from pathlib import Path
from typing import Any

from behemoth.client import BlockingTable
from tests.client.play import SMALL, invitation, request
from tests.server.conftest import server
from tests.server.running_server import RunningServer

__all__ = ["server"]

PAGE = Path(__file__).resolve().parents[2] / "docs" / "client.md"


def test_the_example_plays(server: RunningServer) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    names: dict[str, Any] = {"__name__": "page"}
    examples = doctest.DocTestParser().get_doctest(source, names, "page", None, 0)
    assert doctest.DocTestRunner().run(examples, clear_globs=False).failed == 0
    made = BlockingTable(server.url).create(request(kinds="ob", options=SMALL))
    ending = asyncio.run(examples.globs["play"](invitation(server.url, made).text))
    assert "wins" in ending or "drawn" in ending or "draw" in ending
    assert BlockingTable(server.url).summary(made.match).outcome is not None
