"""What is told of a turn: the right facts in the order in which they happen, with a sentence in each language."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from behemoth.games import PUBLIC, Closing, Ending, Event
from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankState, events
from behemoth.tankchess.events import TankEvent
from tests.tankchess.monster_build import game, played
from tests.tankchess.strategies import random_position
from tests.tankchess.telling import STORIES, told

PHASES: Final = (Phase.explicit, Phase.reuse, Phase.generate)


def story(state: TankState, text: str) -> list[str]:
    """The events in short: the name and what they are about."""
    return [_brief(event) for event in told(state, text)]


def _brief(event: Event) -> str:
    fields = msgspec.structs.asdict(event)
    fields.pop("path", None)
    return " ".join([type(event).__name__, *(str(value) for value in fields.values() if value != "")])


@pytest.mark.rule("TC3.4", "TC4.1", "TC4.3", "TC4.4", "TC5.1", "TC6.3", "TC6.5", "TC6.6", "TC6.7", "TC6.10", "TC6.11")
@pytest.mark.rule("TC6.12", "TC11.1", "TC11.2", "TC11.4", "TC11.5", "TC11.7", "TC11.8")
@pytest.mark.rule("TC12.3", "TC12.6", "TC12.8", "TC12.9", "TC12.10", "TC12.11", "TC12.15", "TC12.17")
@pytest.mark.parametrize(("state", "text", "expected"), [row[1:] for row in STORIES], ids=[row[0] for row in STORIES])
def test_the_events_of_a_turn_in_order(state: TankState, text: str, expected: list[str]) -> None:
    assert story(state, text) == expected


@pytest.mark.rule("TC2.6")
@pytest.mark.parametrize(
    ("state", "text", "path"),
    [
        (game("LTE2N"), "E2>F4NE", "E2N E3N E3NE F4NE"),
        (game("LTE2N"), "E2>E1N", "E2N E1N"),
        (game("LTE2N"), "E2>E2E", "E2N E2NE E2E"),
        (game("CLTB9N"), "B9>off", "B9N B10N off"),
        (game("LTE2N", ground="wE4"), "E2>E4~", "E2N E3N E4"),
        (game("ME5N"), "E5>F5N", "E5N F5N"),
    ],
)
def test_a_shortest_path_is_told(state: TankState, text: str, path: str) -> None:
    first = told(state, text)[0]
    assert msgspec.structs.asdict(first)["path"] == path


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize("ending", list(Ending))
def test_how_people_ended_it_is_told(ending: Ending) -> None:
    agreed = ending is Ending.AGREED
    step = game("LTE2N").close(Closing(ending, None if agreed else 0))
    assert [_brief(event) for event in step.events] == [f"Ended {'none' if agreed else 'black'} {ending.value}"]
    german = step.events[0].sentence("de")
    assert ("unentschieden" if agreed else "Schwarz gewinnt") in german


@pytest.mark.rule("TC11.11")
def test_check_is_told_after_the_fall_and_not_before() -> None:
    state = game("HTC1N TDA5E", "MC4S CLTJ5N", ground="hA4 hA6 hB4 hB6 hB2")
    assert [type(event).__name__ for event in told(state, "C1>C2N(C4)")] == ["Drove", "Fired", "Destroyed"]
    pending = played(state, "C1>C2N(C4)")
    assert story(pending, "/E") == ["Toppled C4 E", "Check white J5"]
    assert story(pending, "/N") == ["Toppled C4 N"]


def every_event() -> list[type[TankEvent]]:
    kinds = [value for value in vars(events).values() if isinstance(value, type) and issubclass(value, TankEvent)]
    return [kind for kind in kinds if kind is not TankEvent]


def test_every_sort_of_event_is_met_in_these_stories() -> None:
    met = {line.split()[0] for row in STORIES for line in row[3]}
    assert met == {kind.__name__ for kind in every_event()}


#: What must never be seen: keys of the catalogue, placeholders, names of fields or of words inside the program.
RAW: Final = re.compile(r"[{}]|\$|event-|kind-|outcome-|side-name|armour-side|\b(white|black|none|stomp|throw)\b")


@pytest.mark.parametrize(("state", "text"), [(row[1], row[2]) for row in STORIES], ids=[row[0] for row in STORIES])
def test_sentences_are_sentences(state: TankState, text: str) -> None:
    for event in told(state, text):
        english, german = (event.sentence(language) for language in LANGUAGES)
        assert english != german
        for sentence in (english, german):
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert not RAW.search(sentence.replace("by the throw", "")), sentence


@given(st.integers(0, 2**48))
@settings(max_examples=60, deadline=None, phases=PHASES, suppress_health_check=list(HealthCheck))
def test_whatever_happens_can_be_told(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    state = TankState(position, plies=2 + position.turn)
    for _ in range(6):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        actions = list(state.actions(seat))
        if not actions:  # a side that began without a command tank has lost its last piece
            break
        rich = [action for action in actions if getattr(action, "effects", ())]
        step = state.play(seat, rng.choice(rich or actions), rng)
        assert step.events
        for event in step.events:
            assert event.seen_by(seat) == event
            assert isinstance(event, events.Placed) or event.seen_by(PUBLIC) == event  # TC12.12
            for language in LANGUAGES:
                assert not re.search(r"[{}$]|event-|kind-|outcome-", event.sentence(language))
            msgspec.json.encode(event)
        assert isinstance(step.state, TankState)
        lost = sum(
            isinstance(event, events.Destroyed | events.Sank | events.Blown | events.Left) for event in step.events
        )
        assert lost == len(state.position.pieces) - len(step.state.position.pieces), "every loss is told once"
        state = step.state
