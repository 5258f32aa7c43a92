"""The page about the protocol: every message has an example that the table would take or say, and its conversation is
really held with a running server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, get_args

import jsonschema_rs
import msgspec
import pytest

from behemoth.server.asyncapi import describe, name_of
from behemoth.server.problems import STATUS
from behemoth.server.settings import Limits
from behemoth.table import LONGEST, Code, Incoming, Outgoing
from behemoth.table.client import UNREAD
from tests.server.conftest import server
from tests.server.running_server import Client, RunningServer

__all__ = ["server"]

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SAID, TOLD = (
    [json.loads(row) for row in block.splitlines()] for block in re.findall(r"```jsonl\n(.*?)```", PAGE, re.S)
)
SCHEMA: Final = json.loads(msgspec.json.encode(describe(Limits())))


def _sorts(union: Any) -> dict[str, type[msgspec.Struct]]:
    return {name_of(struct): struct for struct in get_args(union)}


@pytest.mark.parametrize(("examples", "union"), [(SAID, Incoming), (TOLD, Outgoing)], ids=["said", "told"])
def test_every_message_has_an_example(examples: list[dict[str, Any]], union: Any) -> None:
    sorts = _sorts(union)
    assert {example["is"] for example in examples} == set(sorts)
    for example in examples:
        struct = sorts[example["is"]]
        read: msgspec.Struct = msgspec.json.decode(json.dumps(example), type=struct)
        assert set(example) - {"is"} <= set(struct.__struct_fields__), "every field is one of the message"
        written = json.loads(msgspec.json.encode(read))
        assert {name: written.get(name, value) for name, value in example.items()} == example
        reference = f"#/components/schemas/{struct.__name__}"
        checker = jsonschema_rs.Draft202012Validator({"$ref": reference, "components": SCHEMA["components"]})
        assert [str(fault) for fault in checker.iter_errors(example)] == []


def test_every_code_is_explained() -> None:
    table = PAGE.partition("## Errors")[2].partition("\n## ")[0]
    first = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    assert {code for cell in first for code in re.findall(r"`([\w-]+)`", cell)} == set(get_args(Code))
    assert set(get_args(Code)) <= set(STATUS)


def test_the_limits_are_those_of_the_table() -> None:
    limits, text = Limits(), PAGE.partition("## Limits")[2].partition("\n## ")[0]
    for figure in (
        LONGEST, limits.messages, limits.messages_at_once, limits.address_messages, limits.address_messages_at_once,
        limits.hello_within, UNREAD,
    ):  # fmt: skip
        assert f"{figure:,.0f}" in text


def test_the_conversation_is_held(server: RunningServer) -> None:
    names = _make(server)
    lines = re.findall(r"^([→←]) (.*)$", _filled(names), re.M)
    assert len(lines) > 15
    client = server.client()
    for arrow, text in lines:
        if arrow == "→":
            client.connection.send(text)
        else:
            _expect(client, text)


def _make(server: RunningServer) -> dict[str, str]:
    """Carry out the requests of the page; what its names stand for."""
    names: dict[str, str] = {}
    block = re.findall(r"```text\n(POST .*?)```", PAGE, re.S)[0]
    requests = re.findall(r"^(POST) (\S+)\n(.*)\n\n(\d+)\n(.*)$", block, re.M)
    assert len(requests) == 2
    for method, path, body, status, expected in requests:
        answer = server.http.request(method, _with(path, names), json=json.loads(_with(body, names)))
        assert answer.status_code == int(status)
        _learn(json.loads(expected), answer.json(), names)
    return names


def _learn(expected: Any, found: Any, names: dict[str, str]) -> None:
    """Capital words of the page stand for what the table made up."""
    if isinstance(expected, dict):
        assert set(expected) == set(found)
        for key, value in expected.items():
            _learn(value, found[key], names)
    elif isinstance(expected, list):
        for one, other in zip(expected, found, strict=True):
            _learn(one, other, names)
    elif isinstance(expected, str) and expected.isupper():
        names[expected] = found
    else:
        assert expected == found


def _with(text: str, names: dict[str, str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, names[name])
    return text


def _filled(names: dict[str, str]) -> str:
    return _with(re.findall(r"```text\n(→.*?)```", PAGE, re.S)[0], names)


def _expect(client: Client, text: str) -> None:
    """The next message, but for who came and went, is the one of the page where it says anything."""
    told = client.until(lambda message: message["is"] != "presence")
    pattern = text.replace(", …}", "}").replace("{…}", "{}").replace("…", '"…"')
    _fits(json.loads(pattern), told, text)


def _fits(expected: Any, found: Any, where: str) -> None:
    if expected == "…":
        return
    if isinstance(expected, dict):
        for key, value in expected.items():
            _fits(value, found[key], where)
    elif isinstance(expected, list):
        for one, other in zip(expected, found, strict=True):
            _fits(one, other, where)
    else:
        assert expected == found, where
