"""The description of the WebSocket (AsyncAPI 3): every message with its JSON Schema, made from the structs themselves.

It is told from the side of the table: what it receives, with what it replies, and what it sends unasked.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from behemoth.locale import LANGUAGES
from behemoth.server.field_notes import with_notes
from behemoth.server.game_schemas import describe_games
from behemoth.server.settings import USUAL_PORT, Limits
from behemoth.table import LONGEST, PROTOCOL, REPLIES, UNASKED, Incoming, Outgoing

#: Where the WebSocket is, as the description writes it.
ADDRESS: Final = "/ws/match/{match}"
_CHANNEL: Final = "match"
_SCHEMA: Final = "#/components/schemas/{name}"

_ABOUT: Final = f"""\
Playing and watching matches. Every message is one JSON object in a text frame, with its sort in `is`.

Say `hello` first, with the protocol version ({PROTOCOL}), the match and the tokens of the seats you play; the table
answers `welcome`. From then on it sends `update` whenever something happens. Whoever stands in `to_act` owes a
decision: say `actions` with that seat to hear the legal ones, and say one of them with `act` and the newest `turn`.

What a client says carries an `id` of its own choice, and the reply carries the same. A repeated `id` is acknowledged
and never done twice, so whoever lost the connection says it again. Sentences come in the language of the `hello`
({", ".join(LANGUAGES)}). What `views` and the `event` of a log line hold belongs to the game: `x-games` says for each
which schema describes its views and which its events (those of the table itself are under `table`).

Matches are made and joined over HTTP: see /api/openapi.json. /ws leads here too.
"""


def describe(limits: Limits) -> dict[str, Any]:
    """The whole description."""
    said, told = _structs(Incoming), _structs(Outgoing)
    every = (*said, *told)
    of_games, games = describe_games(_SCHEMA)
    _, schemas = msgspec.json.schema_components(every, ref_template=_SCHEMA)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Behemoth", "version": version("behemoth"), "description": _ABOUT},
        "defaultContentType": "application/json",
        "servers": {"table": _server()},
        "channels": {_CHANNEL: _channel(every)},
        "operations": {
            **{name_of(struct): _hears(struct) for struct in said},
            "tell": {
                "action": "send",
                "channel": _ref("channels", _CHANNEL),
                "summary": "What happens, told unasked to everybody who is connected",
                "messages": [_in_channel(struct) for struct in UNASKED],
            },
        },
        "components": {
            "messages": {name_of(struct): _message(struct) for struct in every},
            "schemas": _plain(with_notes(schemas, _all_structs(every)) | of_games),
        },
        "x-games": games,
        "x-protocol": PROTOCOL,
        "x-limits": {
            "message-bytes": LONGEST,
            "messages-a-second": limits.messages,
            "messages-at-once": limits.messages_at_once,
            "address-messages-a-second": limits.address_messages,
            "address-messages-at-once": limits.address_messages_at_once,
            "hellos-a-second": limits.hellos,
            "hellos-at-once": limits.hellos_at_once,
            "hello-within-seconds": limits.hello_within,
        },
    }


def name_of(struct: type[msgspec.Struct]) -> str:
    """The sort of a message, as it stands in ``is``."""
    return str(struct.__struct_config__.tag)


def _structs(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return get_args(union)


def _all_structs(structs: Iterable[type[msgspec.Struct]]) -> dict[str, type[msgspec.Struct]]:
    """These and all they are made of, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    rest = list(structs)
    while rest:
        struct = rest.pop()
        if struct.__name__ not in found:
            found[struct.__name__] = struct
            rest += [part for field in inspect.type_info(struct).fields for part in _parts(field.type)]  # type: ignore[attr-defined]
    return found


def _parts(info: Any) -> Iterable[type[msgspec.Struct]]:
    """The structs a type is made of."""
    if isinstance(info, inspect.StructType):
        yield info.cls
    for name in ("type", "types", "item_type", "item_types", "value_type"):
        inner = getattr(info, name, ())
        for one in inner if isinstance(inner, tuple) else (inner,):
            yield from _parts(one)


def _plain(schema: Any) -> Any:
    """What tells the members of a union apart is an object in OpenAPI, and here the name of the field alone."""
    if isinstance(schema, dict):
        return {key: _plain(part["propertyName"] if key == "discriminator" else part) for key, part in schema.items()}
    return [_plain(part) for part in schema] if isinstance(schema, list | tuple) else schema


def _server() -> dict[str, Any]:
    usual = f"127.0.0.1:{USUAL_PORT}"
    return {
        "host": "{host}",
        "protocol": "ws",
        "description": "Wherever this description was read; `wss` where that is encrypted.",
        "variables": {"host": {"default": usual, "description": "Host and port of the table."}},
    }


def _channel(every: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    return {
        "address": ADDRESS,
        "title": "One connection",
        "parameters": {"match": {"description": "The match; what counts is the one in the `hello`."}},
        "messages": {name_of(struct): _ref("components/messages", name_of(struct)) for struct in every},
        "bindings": {"ws": {"method": "GET"}},
    }


def _message(struct: type[msgspec.Struct]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "name": name_of(struct),
        "title": struct.__name__,
        "summary": " ".join((struct.__doc__ or "").split()),
        "payload": {"$ref": _SCHEMA.format(name=struct.__name__)},
    }
    if "id" in struct.__struct_fields__:
        described["correlationId"] = {"location": "$message.payload#/id"}
    return described


def _hears(struct: type[msgspec.Struct]) -> dict[str, Any]:
    channel = _ref("channels", _CHANNEL)
    return {
        "action": "receive",
        "channel": channel,
        "messages": [_in_channel(struct)],
        "reply": {"channel": channel, "messages": [_in_channel(reply) for reply in REPLIES[struct]]},
    }


def _in_channel(struct: type[msgspec.Struct]) -> dict[str, str]:
    return _ref(f"channels/{_CHANNEL}/messages", name_of(struct))


def _ref(where: str, name: str) -> dict[str, str]:
    return {"$ref": f"#/{where}/{name}"}
