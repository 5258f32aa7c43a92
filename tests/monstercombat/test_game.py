"""How a game starts, what it tells of it, and what happens without chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from behemoth.games import new_record, replay
from behemoth.monstercombat import (
    COOP,
    EventCounts,
    MonsterCombat,
    Options,
)
from behemoth.monstercombat.tables.cards import triggers
from behemoth.monstercombat.tables.options import deck_for
from tests.monstercombat.build import GAME, names


@pytest.mark.parametrize("options", [Options(), Options(variant=COOP)])
def test_the_opening_tells_what_happened_before_the_first_decision(options: Options) -> None:
    step = GAME.opening(options, 3, Random(4))
    assert step.state == GAME.start(options, 3, Random(4))
    assert names(step.events)[:2] == ["TurnStarted", "Drew"]
    assert ("EventRevealed" in names(step.events)) == bool(step.state.view("public").played)
    hidden = [event.seen_by("public") for event in step.events]
    assert all(getattr(event, "cards", None) is None for event in hidden if type(event).__name__ == "Drew")


def test_a_replay_begins_with_what_the_opening_told() -> None:
    record = new_record(GAME, Options(), 2, "seed")
    (first,) = replay(record)
    assert names(first.events)[0] == "TurnStarted"
    (silent,) = replay(record, events=False)
    assert silent.events == ()


@pytest.mark.rule("B4")
def test_four_events_of_each_kind_unless_chosen_otherwise() -> None:
    start = MonsterCombat().start(Options(), 3, Random(1))
    assert Counter(start.piles.events + start.piles.played + start.piles.revealed) == dict.fromkeys("hidar", 4)
    chosen = EventCounts(heal=0, immune=0, discard=0, attack=20, reverse=0)
    start = MonsterCombat().start(Options(event_counts=chosen), 3, Random(1))
    assert set(start.piles.events + start.piles.played + start.piles.revealed) == {"a"}


@pytest.mark.rule("B6")
def test_the_starter_is_random_or_the_first_seat() -> None:
    game = MonsterCombat()
    random = {game.start(Options(), 4, Random(seed)).turn.current for seed in range(60)}
    assert random == {0, 1, 2, 3}
    no_events = Options(starter="first", trigger_count=0)
    assert {game.start(no_events, 4, Random(seed)).turn.current for seed in range(30)} == {0}


@pytest.mark.rule("B7")
def test_trigger_backs_in_the_opening_deal_do_nothing() -> None:
    game = MonsterCombat()
    quiet = loud = 0
    for seed in range(80):
        state = game.start(Options(), 7, Random(seed))
        revealed = len(state.piles.played + state.piles.revealed)
        assert sum(map(triggers, state.hands)) >= revealed or "d" in state.piles.played
        quiet += revealed == 0
        loud += revealed > 0
    assert quiet > loud > 0, "an event comes with the first draw alone"


@pytest.mark.rule("MC7.4", "B6")
def test_the_deal_is_five_at_a_time_from_seat_0() -> None:
    options = Options(variant=COOP, starter="first")

    class Unshuffled(Random):
        def shuffle(self, x: object) -> None:
            """Leave the order alone, so that the deal can be seen."""

    state = MonsterCombat().start(options, 3, Unshuffled(1))
    pile = deck_for(options)
    assert state.hands[1:] == (pile[5:10], pile[10:15])
    assert state.hands[0] == "".join(sorted(pile[:5] + pile[15]))
    assert state.piles.draw == pile[16:]
