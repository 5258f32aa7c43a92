"""Views and events of every installed game are described, and real ones fit."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from behemoth.games import PUBLIC, find_game, game_names, read_options, rng_for
from behemoth.server.asyncapi import describe
from behemoth.server.game_schemas import TABLE, events_of, view_of
from behemoth.server.settings import Limits

SCHEMA: dict[str, Any] = json.loads(msgspec.json.encode(describe(Limits())))


def faults(reference: dict[str, str], value: Any) -> list[str]:
    checker = jsonschema_rs.Draft202012Validator({**reference, "components": SCHEMA["components"]})
    return [str(fault) for fault in checker.iter_errors(value)]


def test_every_game_is_there() -> None:
    assert set(SCHEMA["x-games"]) == {*game_names(), TABLE}


@pytest.mark.parametrize("name", ["tank-chess", "monster-combat"])
def test_views_and_events_of_a_game_by_chance(name: str) -> None:
    game, told = find_game(name), SCHEMA["x-games"][name]
    state: Any = game.start(read_options(game.Options, {}), 2, rng_for("schema", -1))
    rng, seen = Random(3), set()
    for index in range(60):
        if not state.to_act():
            break
        for viewer in (PUBLIC, 0, 1):
            assert faults(told["view"], json.loads(msgspec.json.encode(state.view(viewer)))) == []
        seat = state.to_act()[0]
        step = state.play(seat, state.actions(seat).sample(rng), rng_for("schema", index))
        for event in step.events:
            fact = json.loads(msgspec.json.encode(event))
            seen.add(fact["event"])
            assert faults(told["events"][fact["event"]], fact) == []
        state = step.state
    assert len(seen) > 2
    assert faults(told["view"], {"line": 7}) != []


def test_events_of_the_table() -> None:
    told = SCHEMA["x-games"][TABLE]["events"]
    assert faults(told["Joined"], {"event": "Joined", "seat": 0, "name": "Ada"}) == []
    assert faults(told["Joined"], {"event": "Joined", "seat": "x", "name": "Ada"}) != []


def test_events_are_those_of_the_package_alone() -> None:
    names = {one.__module__.split(".")[1] for one in events_of("behemoth.tankchess")}
    assert names == {"tankchess"}


def test_a_game_that_cannot_start_by_itself_has_no_view_here() -> None:
    class Picky:
        seats = range(2, 3)

        class Options:
            def __init__(self, must: int) -> None: ...

        def start(self) -> None: ...

    assert view_of(Picky()) is None  # type: ignore[arg-type]
