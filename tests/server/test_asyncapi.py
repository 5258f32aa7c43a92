"""The WebSocket describes itself: a valid AsyncAPI 3 document, with a schema that says what the structs say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, get_args

import jsonschema_rs
import msgspec
import pytest

from behemoth.server.asyncapi import describe, name_of
from behemoth.server.settings import Limits
from behemoth.table import PROTOCOL, REPLIES, UNASKED, Incoming, Outgoing, read_message
from behemoth.table.refusal import Refusal
from tests.server.running_server import RunningServer, moves

_OFFICIAL: Final = Path(__file__).parent / "asyncapi-3.0.0.schema.json"
SAID: Final = {name_of(struct): struct for struct in get_args(Incoming)}
TOLD: Final = {name_of(struct): struct for struct in get_args(Outgoing)}


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(describe(Limits())))
    return found


def validator(described: dict[str, Any], struct: type) -> jsonschema_rs.Validator:
    """Says whether something is a message of this sort, by the description alone."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{struct.__name__}", "components": described["components"]}
    )


def test_it_is_valid(described: dict[str, Any]) -> None:
    official = jsonschema_rs.Draft7Validator(json.loads(_OFFICIAL.read_text(encoding="utf-8")))
    assert [str(fault) for fault in official.iter_errors(described)] == []
    assert not official.is_valid({**described, "operations": {"act": {"action": "shout"}}})
    assert not official.is_valid({**described, "channels": {"match": {"address": 7}}})


def test_every_message_is_described(described: dict[str, Any]) -> None:
    assert set(described["components"]["messages"]) == {*SAID, *TOLD}
    assert set(described["operations"]) == {*SAID, "tell"}
    assert set(REPLIES) == set(SAID.values())
    assert {reply for replies in REPLIES.values() for reply in replies} | set(UNASKED) == set(TOLD.values())


def test_references_lead_somewhere(described: dict[str, Any]) -> None:
    found = list(_references(described))
    assert len(found) > 60
    for reference in found:
        place: Any = described
        for part in reference.removeprefix("#/").split("/"):
            place = place[part]
        assert place


def _references(part: Any) -> Any:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from _references(value)
    elif isinstance(part, list):
        for value in part:
            yield from _references(value)


#: What the table does not understand, with the sort it claims to be.
WRONG: Final = [
    {"is": "hello", "id": "", "protocol": 1, "match": "abc"},
    {"is": "hello", "id": "1", "protocol": 1, "match": "abc", "tokens": ["short"]},
    {"is": "hello", "id": "1", "protocol": 1, "match": "abc", "language": "xx"},
    {"is": "act", "id": "1", "seat": 0, "turn": 0, "action": "C3>C4N", "extra": 1},
    {"is": "act", "id": "1", "seat": 0, "turn": 0},
    {"is": "act", "id": "1", "seat": 0, "turn": 0, "action": "x" * 201},
    {"is": "offer", "id": "1", "seat": 0, "kind": "cake"},
    {"is": "say", "id": "1", "seat": 0, "phrase": "something rude"},
    {"is": "ping", "id": "x" * 41},
]


@pytest.mark.parametrize("message", WRONG, ids=lambda message: json.dumps(message)[:60])
def test_the_schema_refuses_what_the_table_refuses(described: dict[str, Any], message: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        read_message(json.dumps(message))
    assert not validator(described, SAID[message["is"]]).is_valid(message)


def test_the_limits_are_those_of_the_table() -> None:
    found = describe(Limits(messages=7, hello_within=3))
    assert found["x-limits"]["messages-a-second"] == 7
    assert found["x-limits"]["hello-within-seconds"] == 3
    assert found["x-protocol"] == PROTOCOL


def test_what_is_really_said_fits(server: RunningServer) -> None:
    """A short match of each game: whatever the table tells is as its description says."""
    answer = server.http.get("/api/asyncapi.json")
    assert answer.headers["content-type"].startswith("application/json")
    told = {name: validator(answer.json(), struct) for name, struct in TOLD.items()}
    tanks = server.create(clock={"type": "countdown", "minutes": 10, "increment": 0}, hints=True)
    both = server.sit(tanks, 0, 1)
    script = moves("tank-chess", 2)
    for _ in range(3):
        seat, action = next(script)
        both.act(seat, action)
        both.update(both.newest["version"] + 1)
    both.answer(both.say("ask", about="check"))
    both.answer(both.say("ask", about="nonsense"))
    both.answer(both.say("say", seat=0, phrase="hello"))
    both.answer(both.say("language", language="de"))
    both.answer(both.say("ping"))
    both.answer(both.say("resign", seat=0))
    both.until(lambda message: message["is"] == "update" and message.get("outcome"))
    cards = server.sit(server.create("monster-combat", "pbb"), 0)
    for message in map(json.loads, (*both.heard, *cards.heard)):
        assert [str(fault) for fault in told[message["is"]].iter_errors(message)] == []
    assert {"welcome", "ack", "update", "answer", "problem", "said", "pong"} <= {
        json.loads(text)["is"] for text in both.heard
    }
