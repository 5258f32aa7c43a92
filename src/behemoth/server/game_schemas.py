"""What travels inside the messages and belongs to the games: their views and events, as JSON Schema.

The table knows no game, so its messages leave both open. Here they are described for every installed game, from the
structs its own states and events are made of.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from behemoth.games import PUBLIC, Event, Game, GameError, find_game, game_names
from behemoth.table import TableEvent

#: Under which name the events of the table itself are described.
TABLE: Final = "table"


def describe_games(reference: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Schemas by their names, and for each game which of them is its view and which are its events.

    ``reference`` is where schemas are found, with ``{name}`` in it; names of a game's parts begin with its own.
    """
    schemas: dict[str, Any] = {}
    games: dict[str, Any] = {}
    for name in game_names():
        game = find_game(name)
        view = view_of(game)
        parts = [] if view is None else [view]
        found, events = _describe(name, parts, events_of(_package(type(game))), reference)
        schemas |= found
        games[name] = {"events": events, **({"view": _ref(reference, name, view)} if view is not None else {})}
    found, events = _describe(TABLE, [], events_of(_package(TableEvent)), reference)
    return schemas | found, games | {TABLE: {"events": events}}


def view_of(game: Game[Any, Any]) -> type[msgspec.Struct] | None:
    """The struct of a game's views, as it starts without anybody choosing anything; none if it cannot."""
    try:
        return type(game.start(game.Options(), game.seats.start, Random(1)).view(PUBLIC))
    except (GameError, TypeError):
        return None


def events_of(package: str) -> list[type[Event]]:
    """All events of a package, without the class they have in common, where there is one."""
    return sorted((one for one in _below(Event) if _package(one) == package), key=lambda one: one.__name__)


def _below(above: type[Event]) -> Iterator[type[Event]]:
    for one in above.__subclasses__():
        if above is not Event or not one.__subclasses__():
            yield one
        yield from _below(one)


def _package(kind: type) -> str:
    """The package a class comes from: ours are rooms of one package."""
    parts = kind.__module__.split(".")
    return ".".join(parts[:2]) if parts[0] == "behemoth" else parts[0]


def _describe(
    prefix: str, parts: list[type[msgspec.Struct]], events: list[type[Event]], reference: str
) -> tuple[dict[str, Any], dict[str, Any]]:
    template = reference.format(name=prefix + ".{name}")
    references, found = msgspec.json.schema_components([*parts, *events], ref_template=template)
    return {f"{prefix}.{name}": schema for name, schema in found.items()}, {
        event.__name__: reference_of for event, reference_of in zip(events, references[len(parts) :], strict=True)
    }


def _ref(reference: str, prefix: str, struct: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": reference.format(name=f"{prefix}.{struct.__name__}")}
