"""Piles, seats and hearts: shuffling, drawing, stealing, falling."""

from __future__ import annotations

from collections import Counter

import pytest

from behemoth.monstercombat import EventCounts
from behemoth.monstercombat.events import EventsShuffled, HeartsLost, PileShuffled
from tests.monstercombat.build import coop, go, table, tell


@pytest.mark.rule("B1")
def test_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    state, events = tell(table("s", "", draw=""), "pass")
    assert PileShuffled in map(type, events)
    assert len(state.hands[1]) == 1
    assert state.piles.discard == ""
    assert len(state.piles.draw) == 57 - 2


@pytest.mark.rule("B1")
def test_the_discard_is_left_alone_while_there_is_a_card() -> None:
    state, events = tell(table("s", "", draw="s"), "pass")
    assert PileShuffled not in map(type, events)
    assert state.piles.draw == ""
    assert len(state.piles.discard) == 57 - 2


@pytest.mark.rule("B2")
def test_played_events_are_shuffled_when_one_is_needed() -> None:
    played = EventCounts().pile()
    state, events = tell(coop("", "", played=played), "pass", seed=3)
    assert EventsShuffled in map(type, events)
    assert len(state.piles.events + state.piles.revealed + state.piles.played) == 20
    state, events = tell(coop("", "", played=played[1:]), "pass")
    assert EventsShuffled not in map(type, events)
    assert Counter(state.piles.played) == Counter(played)


@pytest.mark.rule("B14")
def test_hearts_stay_between_none_and_full() -> None:
    # A double attack on the last heart takes one only; the heal event fills up to the maximum.
    state, events = tell(coop("", "", "", monster=6, events="a", hearts=(3, 1, 3)), "pass", "take")
    assert state.hearts == (3, 0, 3)
    assert HeartsLost(1, 1, 0) in events
    healed = go(coop("", "", events="h", hearts=(3, 1)), "pass")
    assert healed.hearts == (3, 3)
    five = go(coop("", "", events="h", max_hearts=5, hearts=5), "pass")
    assert five.hearts == (5, 5)


@pytest.mark.rule("B15")
def test_the_fallen_leave_their_hand() -> None:
    state = go(table("s", "ltz", "", hearts=(3, 1, 3)), "sword", "take")
    assert state.hands[1] == ""
    assert state.piles.discard == "s" + "ltz"
    hurt = go(table("s", "ltz", "", hearts=(3, 2, 3)), "sword", "take")
    assert set("ltz") <= set(hurt.hands[1])


@pytest.mark.rule("MC2.3", "C14")
def test_theft_is_random_over_all_cards() -> None:
    stolen = [go(table("t", "lS", top="d"), "thief1", seed=seed).hands[0] for seed in range(200)]
    assert 70 < stolen.count("S") < 130
