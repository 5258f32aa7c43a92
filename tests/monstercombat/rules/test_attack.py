"""Attacks and shields: who is asked, what a shield stops, what is lost, and when lightning backfires."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.games import IllegalAction
from behemoth.monstercombat import Options
from tests.monstercombat.build import coop, go, names, table, tell, words


@pytest.mark.rule("B11")
def test_a_shield_is_voluntary() -> None:
    asked = go(table("s", "d"), "sword")
    assert words(asked) == {"shield", "take"}
    assert go(asked, "take").hearts == (3, 2)
    assert go(asked, "shield").hearts == (3, 3)


@pytest.mark.rule("B12")
def test_the_card_drawn_this_turn_may_shield() -> None:
    options = Options()
    asked = go(table("", "", top="D", events="a", options=options), "pass")
    assert asked.turn.phase == "shield"
    assert asked.to_act() == (1,)
    assert go(asked, "shield!").hearts == (3, 3)
    asked = go(table("", "", top="S", events="a", options=options), "pass")
    assert words(asked) == {"take"}
    with pytest.raises(IllegalAction):
        asked.read(1, "shield")


@pytest.mark.rule("B13", "MC7.6")
def test_one_shield_stops_a_double_attack_or_one_heart_of_it() -> None:
    facts: dict[str, Any] = {"monster": 6, "events": "a"}
    state = go(coop("", "dd", **facts), "pass", "shield")
    assert (state.turn.phase, state.hearts, state.hands[1].count("d")) == ("play", (3, 3), 1)
    per_heart = go(coop("", "dd", x2_shields="one_per_heart", **facts), "pass", "shield")
    assert per_heart.turn.phase == "shield"
    assert go(per_heart, "take").hearts == (3, 2)
    assert go(per_heart, "shield").hearts == (3, 3)
    single = go(coop("", "dd", x2_shields="one_per_heart", monster=5, events="a"), "pass", "shield")
    assert single.turn.phase == "play"


@pytest.mark.rule("B26")
def test_the_question_looks_the_same_with_and_without_a_shield() -> None:
    with_shield, told = tell(table("s", "ds", top="l"), "sword")
    without, other_told = tell(table("s", "ls", top="d"), "sword")
    assert with_shield.to_act() == without.to_act() == (1,)
    for viewer in (0, "public"):
        one, two = with_shield.view(viewer), without.view(viewer)
        assert one == two
        seen = [event.seen_by(viewer) for event in told]
        assert seen == [event.seen_by(viewer) for event in other_told]
    assert names(told) == names(other_told)
    # And after the hit nobody knows more.
    after, other_after = go(with_shield, "take"), go(without, "take")
    assert after.view("public").players[1] == other_after.view("public").players[1]


@pytest.mark.rule("MC7.5", "D3")
def test_an_attack_on_all_goes_on_when_somebody_falls_and_spares_the_immune() -> None:
    falls = go(coop("", "", "", events="ai", attack_target="all", hearts=(3, 1, 3)), "pass", "take")
    assert falls.to_act() == (2,)
    done = go(falls, "take", "take")
    assert (done.hearts, done.turn.current) == ((2, 0, 2), 2)
    spared = go(coop("", "", "", events="a", attack_target="all", immune=(0, 0, 1)), "pass")
    assert spared.attack.queue == (1, 0)
    # Each faces the full attack, whatever the one before fended off heart by heart.
    facts: dict[str, Any] = {"attack_target": "all", "x2_shields": "one_per_heart", "monster": 7}
    state = go(coop("", "dd", "", events="a", **facts), "pass", "shield", "shield", "take")
    assert state.hearts == (3, 3, 1)


@pytest.mark.rule("D13")
def test_nobody_shields_for_a_team_mate() -> None:
    asked = go(coop("d", "", top="s", events="a"), "pass")
    assert asked.to_act() == (1,)
    assert words(asked) == {"take"}
    assert not list(asked.actions(0))


@pytest.mark.rule("C4")
def test_lightning_goes_around_openly() -> None:
    state = table("b", "d", "d", "")
    first = go(state, "lightning")
    assert first.to_act() == (1,)
    second = go(first, "take")
    assert (second.to_act(), second.hearts) == ((2,), (3, 2, 3, 3))
    done = go(second, "shield", "take")
    assert done.hearts == (3, 2, 3, 2)
    turned = go(table("b", "d", "d", "", direction=-1), "lightning")
    assert turned.attack.queue == (3, 2, 1)


@pytest.mark.rule("C4", "MC7.7")
def test_secret_lightning_is_applied_after_the_last_answer() -> None:
    state = table("b", "d", "d", "", options=Options(lightning_secret=True))
    one, events = tell(state, "lightning", "shield")
    assert one.hands[1] == "d", "the shield stays in the hand until all have answered"
    assert names(events)[-2:] == ["Answered", "Attacked"]
    shield, take = go(state, "lightning", "shield"), go(state, "lightning", "take")
    for viewer in (0, 2, 3, "public"):
        assert shield.view(viewer) == take.view(viewer)
    assert shield.view(1) != take.view(1)
    done = go(one, "take", "take")
    assert done.hearts == (3, 3, 2, 2)
    assert done.piles.discard == "b" + "d"


@pytest.mark.rule("C5")
def test_lightning_backfires_only_if_everybody_shielded() -> None:
    state = table("b", "d", "d")
    assert go(state, "lightning", "shield", "shield").hearts == (2, 3, 3)
    assert go(state, "lightning", "shield", "take").hearts == (3, 3, 2)
    assert go(state, "lightning", "take", "shield").hearts == (3, 2, 3)
    # The caster is not asked, even with a shield in hand.
    shielded = go(table("bd", "d", "d"), "lightning", "shield", "shield")
    assert shielded.hearts == (2, 3, 3)
    # The dead do not count.
    assert go(table("b", "d", "", hearts=(3, 3, 0)), "lightning", "shield").hearts == (2, 3, 0)
    secret = Options(lightning_secret=True)
    assert go(table("b", "d", "d", options=secret), "lightning", "shield", "shield").hearts == (2, 3, 3)


@pytest.mark.rule("C6")
def test_an_immune_player_is_no_shield_unless_chosen_so() -> None:
    state = go(table("b", "d", "", immune=(0, 0, 1)), "lightning", "shield")
    assert state.hearts == (3, 3, 3)
    counts = Options(immune_counts_as_shield=True)
    state = go(table("b", "d", "", immune=(0, 0, 1), options=counts), "lightning", "shield")
    assert state.hearts == (2, 3, 3)
    state = go(table("b", "d", "", immune=(0, 0, 1), options=counts), "lightning", "take")
    assert state.hearts == (3, 2, 3)


@pytest.mark.rule("C7")
def test_an_immune_caster_loses_nothing() -> None:
    assert go(table("b", "d", immune=(1, 0)), "lightning", "shield").hearts == (3, 3)
    assert go(table("b", "d"), "lightning", "shield").hearts == (2, 3)


@pytest.mark.rule("C8")
def test_with_two_alive_one_shield_backfires() -> None:
    assert go(table("b", "d", "", hearts=(3, 3, 0)), "lightning", "shield").hearts == (2, 3, 0)
    assert go(table("s", "d", "", hearts=(3, 3, 0)), "sword", "shield").hearts == (3, 3, 0)


@pytest.mark.rule("C9")
def test_a_backfire_may_kill_the_caster() -> None:
    state = go(table("bl", "d", hearts=(1, 3)), "lightning", "shield")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("last-survivor", (1,))
    three = go(table("bl", "d", "d", hearts=(1, 3, 3)), "lightning", "shield", "shield")
    assert (three.hearts, three.turn.current, three.turn.phase) == ((0, 3, 3), 1, "play")


@pytest.mark.rule("C10")
def test_one_lightning_may_kill_several() -> None:
    state = go(table("b", "", "", hearts=(1, 1, 1)), "lightning", "take", "take")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1.0, 0.0, 0.0)
    more = go(table("b", "", "", "", hearts=(1, 1, 1, 2)), "lightning", "take", "take", "take")
    assert more.outcome() is None
    assert more.turn.current == 3


@pytest.mark.rule("C17")
def test_a_skipped_player_may_shield() -> None:
    state = go(table("z", "d", "", "b", top="s"), "skip", "pass", "lightning", "take")
    assert state.to_act() == (1,)
    assert "shield" in words(state)


def test_an_immune_player_is_not_asked_about_an_attack_event() -> None:
    options = Options(trigger_on_any_draw=True)
    state = go(table("t", "", top="Ss", events="a", options=options, immune=(1, 0)), "thief1")
    assert state.hearts == (3, 3)
    assert state.piles.played == "a"
