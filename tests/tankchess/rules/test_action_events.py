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
from behemoth.locale import LANGUAGES, has
from behemoth.tankchess import TankState, events, read_action
from behemoth.tankchess.events import TankEvent
from tests.tankchess.monster_build import NO_CHANCE, game, played
from tests.tankchess.strategies import random_position

PHASES: Final = (Phase.explicit, Phase.reuse, Phase.generate)


def told(state: TankState, text: str) -> list[Event]:
    return list(state.play(state.to_act()[0], read_action(state.position, text), NO_CHANCE).events)


def story(state: TankState, text: str) -> list[str]:
    """The events in short: the name and what they are about."""
    return [_brief(event) for event in told(state, text)]


def _brief(event: Event) -> str:
    fields = msgspec.structs.asdict(event)
    fields.pop("path", None)
    return " ".join([type(event).__name__, *(str(value) for value in fields.values())])


# --- one turn each ----------------------------------------------------------------------------------------

#: Obstacles around Black's spare command tank, so that nobody threatens it.
SHELTER: Final = "hI9 hI10 hJ9"
SHELTERS: Final = f"{SHELTER} hA2 hB2 hB1"

STORIES: Final = [
    ("drives", game("LTE2N", ground=SHELTER), "E2>F4NE", ["Drove white LT E2 F4 NE"]),
    ("turns", game("LTE2N", ground=SHELTER), "E2>E2S", ["Turned white LT E2 E2 S"]),
    ("reverses", game("LTE2N", ground=SHELTER), "E2>E1N", ["Reversed white LT E2 E1 N"]),
    ("steps aside", game("ME2N", ground=SHELTER), "E2>F2N", ["Stepped white M E2 F2 N"]),
    (
        "fires",
        game("MTE2N", "LTE8E", ground=SHELTER),
        "E2>E3N(E8)",
        ["Drove white MT E2 E3 N", "Fired white MT E3 E8 2 0 side", "Destroyed black LT E8 shot"],
    ),
    (
        "fells on its way and fires then",
        game("HTE2N", "LTE8S", ground=f"tE3 tE4 {SHELTER}"),
        "E2>E4N(E8)^E3^E4",
        [
            "Drove white HT E2 E4 N",
            "Felled E3",
            "Felled E4",
            "Fired white HT E4 E8 3 1 front",
            "Destroyed black LT E8 shot",
        ],
    ),
    (
        "fells along its path, not along the alphabet",
        game("HTE4S", ground=f"tE3 tE2 {SHELTER}"),
        "E4>E2S^E3^E2",
        ["Drove white HT E4 E2 S", "Felled E3", "Felled E2"],
    ),
    (
        "stomps in the order of its steps",
        game("ME5S", "LTE4S MTE3S", ground=SHELTER),
        "E5>E3S*E3*E4",
        ["Drove white M E5 E3 S", "Destroyed black LT E4 stomp", "Destroyed black MT E3 stomp"],
    ),
    (
        "flattens, then stomps",
        game("ME5N", "LTE7S", ground=f"tE6 {SHELTER}"),
        "E5>E7N*E7^E6",
        ["Drove white M E5 E7 N", "Felled E6", "Destroyed black LT E7 stomp"],
    ),
    (
        "everything a Monster can do",
        game("MD5N", "STE5S HTE4S LTE6S HTG7S", ground=SHELTER),
        "D5>E5N*E5t(E4)x(E6>G7)",
        [
            "Stepped white M D5 E5 N",
            "Destroyed black ST E5 stomp",
            "Swung E5 E4",
            "Destroyed black HT E4 tail",
            "Threw LT E6 G7",
            "Destroyed black LT E6 throw",
            "Destroyed black HT G7 throw",
            "Stacked G7",
        ],
    ),
    (
        "flames",
        game("ME5N", "LTE8N", ground=SHELTER),
        "E5>E6Nf(E8)",
        ["Drove white M E5 E6 N", "Flamed E6 E8", "Destroyed black LT E8 flame"],
    ),
    (
        "throws a wreck on a wreck",
        game("MD5N", ground=SHELTER, wrecks="LTE6 MTE8"),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Stacked E8"],
    ),
    (
        "throws the wreck it stood on",
        game("ME6N", ground=SHELTER, wrecks="LTE6"),
        "E6>E5Nx(E6>E8)",
        ["Stepped white M E6 E5 N", "Threw LT E6 E8"],
    ),
    (
        "throws into the water",
        game("MD5N", "LTE6S", ground=f"wE8 {SHELTER}"),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Destroyed black LT E6 throw", "Splashed LT E8"],
    ),
    (
        "throws onto a wreck in the water",
        game("MD5N", "LTE6S", ground=f"wE8 {SHELTER}", wrecks="AE8"),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Destroyed black LT E6 throw", "Stacked E8"],
    ),
    (
        "throws its own",
        game("MD5N LTE6N", options="t", ground=SHELTER),
        "D5>E5Nx(E6>E8)",
        ["Stepped white M D5 E5 N", "Threw LT E6 E8", "Destroyed white LT E6 throw"],
    ),
    (
        "duels",
        game("ME5N", "ME7N", ground=SHELTER),
        "E5>E6Nd(E7)",
        ["Drove white M E5 E6 N", "Duelled E6 E7", "Destroyed black M E7 duel"],
    ),
    ("sinks", game("LTE2N", ground=f"wE4 {SHELTER}"), "E2>E4~", ["Sank white LT E4"]),
    (
        "sinks the command tank",
        game("CLTE2N", ground="wE4"),
        "E2>E4~",
        ["Sank white CLT E4", "Ended black sunk"],
    ),
    ("leaves", game("CLTB9N"), "B9>off", ["Left white CLT B9", "Ended white left"]),
    (
        "destroys the command tank",
        game("MTE2N", "CLTE8E"),
        "E2>E3N(E8)",
        [
            "Drove white MT E2 E3 N",
            "Fired white MT E3 E8 2 0 side",
            "Destroyed black CLT E8 shot",
            "Ended white destroyed",
        ],
    ),
    (
        "threatens both",
        game("CLTE7N", "CLTE10E"),
        "E7>E8NE",
        ["Drove white CLT E7 E8 NE", "Check white E10", "Escape white E8"],
    ),
    (
        "falls on a friend",
        played(game("HTE2N", "ME5S LTE6S", ground=SHELTER), "E2>E3N(E5)"),
        "/N",
        ["Toppled E5 N", "Destroyed black LT E6 crushed"],
    ),
    (
        "falls where it stood",
        game("HTB2N", "", falling="E5", stacks="E6 E4 D5 F5", turn="b", ground=SHELTER),
        "/-",
        ["Toppled E5 none"],
    ),
    (
        "crushes the command tank",
        game("CLTE6N", falling="E5"),
        "/N",
        ["Toppled E5 N", "Destroyed white CLT E6 crushed", "Ended black crushed"],
    ),
    (
        "repeats",
        played(game("LTE2N", "LTE9S", options="r2", ground=SHELTERS), "E2>E3N", "E9>E8S", "E3>E2N"),
        "E8>E9S",
        ["Reversed black LT E8 E9 S", "Ended none repetition"],
    ),
    (
        "quiet",
        played(game("LTE2N", "LTE9S", options="q1", ground=SHELTERS), "E2>E3N"),
        "E9>E8SW",
        ["Drove black LT E9 E8 SW", "Ended none quiet"],
    ),
]


@pytest.mark.rule("TC3.4", "TC4.1", "TC4.3", "TC4.4", "TC5.1", "TC6.3", "TC6.5", "TC6.6", "TC6.7", "TC6.10", "TC6.11")
@pytest.mark.rule("TC6.12", "TC11.1", "TC11.2", "TC11.4", "TC11.5", "TC11.7", "TC11.8")
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


# --- sentences --------------------------------------------------------------------------------------------


def every_event() -> list[type[TankEvent]]:
    kinds = [value for value in vars(events).values() if isinstance(value, type) and issubclass(value, TankEvent)]
    return [kind for kind in kinds if kind is not TankEvent]


def test_every_sort_of_event_is_met_in_these_stories() -> None:
    met = {line.split()[0] for row in STORIES for line in row[3]}
    assert met == {kind.__name__ for kind in every_event()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_event_has_a_sentence_of_the_catalogue(language: str) -> None:
    keys = {event.key() for row in STORIES for event in told(row[1], row[2])}
    assert all(has(key, language) for key in keys)


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


def test_german_sentences_have_german_words() -> None:
    sentences = [event.sentence("de") for event in told(game("MTE2N", "LTE8E", ground=SHELTER), "E2>F3E")]
    assert sentences == ["Weiß: Mittlerer Panzer E2 fährt nach F3, Richtung O."]
    fired = told(game("MTE2N", "LTE8E", ground=SHELTER), "E2>E3N(E8)")
    assert fired[1].sentence("de") == "Weiß: Mittlerer Panzer E3 schießt auf E8: Waffe 2 gegen Panzerung 0 (Seite)."
    pending = played(game("HTE2N", "ME5S", ground=SHELTER), "E2>E3N(E5)")
    assert told(pending, "/E")[0].sentence("de") == "Das tote Monster auf E5 fällt nach O."
    assert told(pending, "/E")[0].sentence("en") == "The dead Monster on E5 falls towards E."


def test_english_sentences() -> None:
    fired = told(game("MTE2N", "LTE8E", ground=SHELTER), "E2>E3N(E8)")
    assert [event.sentence() for event in fired] == [
        "White medium tank E2 drives to E3, heading N.",
        "White medium tank E3 fires at E8: gun 2 against side armour 0.",
        "Black light tank on E8 is destroyed.",
    ]
    assert told(game("CLTB9N"), "off")[-1].sentence() == "White wins: the command tank left the board."


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
            assert event.seen_by(PUBLIC) == event
            for language in LANGUAGES:
                assert not re.search(r"[{}$]|event-|kind-|outcome-", event.sentence(language))
            msgspec.json.encode(event)
        assert isinstance(step.state, TankState)
        lost = sum(isinstance(event, events.Destroyed | events.Sank | events.Left) for event in step.events)
        assert lost == len(state.position.pieces) - len(step.state.position.pieces), "every loss is told once"
        state = step.state
