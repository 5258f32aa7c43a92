"""Values cannot be changed, nothing is remembered behind their back, and the door shows what others need."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import behemoth.tankchess as door
from behemoth.games import IllegalAction, InvalidOptions
from behemoth.tankchess import (
    EVENTS,
    OFF,
    Effect,
    EffectKind,
    Fall,
    Heading,
    Move,
    Rules,
    TankChess,
    TankEvent,
    TankOptions,
    TankState,
    load_scheme,
    move_text,
    parse_action,
    setup_faults,
    to_square,
)
from tests.tankchess.monster_build import game, line, pose
from tests.tankchess.strategies import random_position

GAME = TankChess()


@pytest.mark.parametrize("name", ["position", "plies", "quiet", "past", "closing", "anything"])
def test_a_state_cannot_be_changed(name: str) -> None:
    state = game("LTE2N")
    with pytest.raises(AttributeError):
        setattr(state, name, None)
    with pytest.raises(AttributeError):
        delattr(state, name)


def test_a_position_an_army_and_a_piece_cannot_be_changed() -> None:
    position: Any = pose("LTE2N", wrecks="LTC3")
    with pytest.raises(AttributeError):
        position.turn = 1
    with pytest.raises(TypeError):
        position.armies[0][0] = None
    with pytest.raises(TypeError):
        del position.wrecks[to_square("C3")]
    with pytest.raises(AttributeError):
        position.piece_at(to_square("E2")).heading = Heading.S
    with pytest.raises(AttributeError):
        position.ground.areas = ()


def test_reading_changes_nothing() -> None:
    state = game("LTE2N")
    before = {name: getattr(state, name) for name in TankState.__slots__}
    state.read(0, "E2>E4N")
    assert all(getattr(state, name) is value for name, value in before.items())


@pytest.mark.parametrize("seed", range(20))
def test_states_survive_pickling(seed: int) -> None:
    state = TankState(random_position(Random(seed)))
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert hash(again) == hash(state)
    assert again.position.pieces == state.position.pieces, "pieces stay the same objects"


def test_playing_a_text_says_what_is_wanted() -> None:
    action: Any = "E2>E4N"
    with pytest.raises(IllegalAction, match=r"not a str; state\.read"):
        game("LTE2N").play(0, action)


def test_no_chance_needs_no_source_of_it() -> None:
    state = GAME.start(TankOptions())
    following = state.play(0, state.read(0, str(next(iter(state.actions(0)))))).state
    assert following.to_act() == (1,)


@pytest.mark.rule("TC9.1")
@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Move(to_square("E2"), to_square("E4"), Heading.NE), "E2>E4NE"),
        (
            Move(to_square("F5"), to_square("B9"), Heading.NW, (Effect(EffectKind.SHOT, to_square("B11")),)),
            "F5>B9NW(B11)",
        ),
        (Move(to_square("E10"), OFF, -1), "E10>off"),
        (Move(to_square("E2"), to_square("E4"), -1), "E2>E4~"),
        (Fall(Heading.W), "/W"),
        (Fall(-1), "/-"),
    ],
)
def test_an_action_prints_as_it_is_written_and_is_parsed_again(action: Move | Fall, text: str) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.rule("TC9.1")
@pytest.mark.parametrize("seed", range(10))
def test_every_action_is_parsed_from_its_print(seed: int) -> None:
    state = TankState(random_position(Random(seed)))
    for action in state.actions(state.position.turn):
        assert parse_action(str(action)) == action
        assert str(action) == move_text(action)


@pytest.mark.rule("TC4.3", "TC4.4")
@pytest.mark.parametrize(
    ("more", "options", "reason"),
    [("n2_q1", "q1", "quiet"), ("", "r2", "repetition")],
)
def test_a_move_that_draws_tells_of_its_check_too(more: str, options: str, reason: str) -> None:
    state = GAME.parse(line("HTE2N", "CLTE9S", options=options, more=more))
    texts = ["E2>E3N"] if reason == "quiet" else ["E2>E3N", "E9>E9SE", "E3>E3NE", "E9>E9S", "E3>E3N"]
    told: list[str] = []
    for text in texts:
        seat = state.to_act()[0]
        step = state.play(seat, state.read(seat, text))
        state, told = step.state, [type(event).__name__ for event in step.events]  # type: ignore[assignment]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    assert told[-2:] == ["Check", "Ended"]


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize("repetition", [-4, 0, 1, 10, True])
def test_rules_out_of_bounds_are_refused_where_they_are_made(repetition: int) -> None:
    for made in (TankOptions, Rules):
        with pytest.raises(InvalidOptions):
            made(repetition=repetition)


@pytest.mark.rule("TC9.3")
def test_a_position_keeps_its_rules_unless_others_are_given() -> None:
    text = line("LTE2N", options="r5.k")
    kept = GAME.start(TankOptions(position=text)).position.rules
    assert kept == Rules(repetition=5, fall_choice="killer")
    mixed = GAME.start(TankOptions(position=text, repetition=4, throw_own=True)).position.rules
    assert mixed == Rules(repetition=4, fall_choice="killer", throw_own=True)


def test_every_event_is_in_the_table_of_the_door() -> None:
    found, todo = set(), [TankEvent]
    while todo:
        event = todo.pop()
        found.add(event)
        todo += event.__subclasses__()
    assert set(EVENTS.values()) == found - {TankEvent}
    assert all(name == event.__name__ for name, event in EVENTS.items())


def test_schemes_are_checked_through_the_door() -> None:
    assert setup_faults(load_scheme("basic-16")) == ()


def test_few_caches_and_each_says_what_it_buys() -> None:
    caches = []
    for path in sorted(Path(door.__file__).parent.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        decorators = [one for node in ast.walk(ast.parse(text)) for one in getattr(node, "decorator_list", ())]
        caches += [lines[one.lineno - 1] for one in decorators if "cache" in ast.unparse(one)]
    assert len(caches) <= 5
    assert all("  # " in line for line in caches), caches
