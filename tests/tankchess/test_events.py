"""Facts of a turn: all of them known by name, and said in the words of each language."""

from __future__ import annotations

import pytest

from behemoth.locale import LANGUAGES, has
from behemoth.tankchess import (
    EVENTS,
    TankEvent,
)
from tests.tankchess.monster_build import game, played
from tests.tankchess.telling import SHELTER, STORIES, told


def test_every_event_is_in_the_table_of_the_door() -> None:
    found, todo = set(), [TankEvent]
    while todo:
        event = todo.pop()
        found.add(event)
        todo += event.__subclasses__()
    assert set(EVENTS.values()) == found - {TankEvent}
    assert all(name == event.__name__ for name, event in EVENTS.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_event_has_a_sentence_of_the_catalogue(language: str) -> None:
    keys = {event.key() for row in STORIES for event in told(row[1], row[2])}
    assert all(has(key, language) for key in keys)


def test_german_sentences_have_german_words() -> None:
    sentences = [event.sentence("de") for event in told(game("MTE2N", "LTE8E", ground=SHELTER), "E2>F3E")]
    assert sentences == ["Weiß: Mittlerer Panzer E2 fährt nach F3, Richtung O."]
    fired = told(game("MTE2N", "LTE8E", ground=SHELTER), "E2>E3N(E8)")
    assert fired[1].sentence("de") == "Weiß: Mittlerer Panzer E3 schießt auf E8: Waffe 2 gegen Panzerung 0 (Seite)."
    pending = played(game("HTE2N", "ME5S", ground=SHELTER), "E2>E3N(E5)")
    assert told(pending, "/E")[0].sentence("de") == "Das besiegte Monster auf E5 fällt nach O."
    assert told(pending, "/E")[0].sentence("en") == "The destroyed Monster on E5 falls towards E."


def test_english_sentences() -> None:
    fired = told(game("MTE2N", "LTE8E", ground=SHELTER), "E2>E3N(E8)")
    assert [event.sentence() for event in fired] == [
        "White medium tank E2 drives to E3, heading N.",
        "White medium tank E3 fires at E8: gun 2 against side armour 0.",
        "Black light tank on E8 is destroyed.",
    ]
    assert told(game("CLTB9N"), "off")[-1].sentence() == "White wins: the command tank left the board."
