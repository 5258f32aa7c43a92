"""Rulings C: everybody against everybody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.games import IllegalAction
from behemoth.monstercombat import Options, Play
from tests.monstercombat.build import go, names, table, tell, words


@pytest.mark.rule("C1", "MC7.8")
def test_a_trigger_back_from_a_thiefs_compensation() -> None:
    quiet = go(table("t", "", top="Ss", events="i"), "thief1")
    assert quiet.piles.played == ""
    assert quiet.turn.current == 1
    loud = go(table("t", "", top="Ss", events="i", options=Options(trigger_on_any_draw=True)), "thief1")
    assert loud.piles.played == "i"
    assert loud.immune == (1, 0)
    plain = go(table("t", "", top="ss", events="i", options=Options(trigger_on_any_draw=True)), "thief1")
    assert plain.piles.played == ""


@pytest.mark.rule("C1", "MC7.8")
def test_one_event_for_each_trigger_and_a_reverse_drops_the_rest() -> None:
    options = Options(trigger_on_any_draw=True)
    both = go(table("u", "", top="SDs", events="ih", options=options), "thief2")
    assert both.piles.played == "ih"
    dropped = go(table("u", "", "", top="SDs", events="rh", options=options), "thief2")
    assert dropped.piles.played == "r"
    assert (dropped.turn.current, dropped.turn.direction) == (2, -1)
    # A thief's attack event asks, and the turn then ends without a second PLAY.
    asked = go(table("t", "", top="Ss", events="a", options=options), "thief1")
    assert (asked.turn.phase, asked.to_act()) == ("shield", (0,))
    assert go(asked, "take").turn.current == 1


@pytest.mark.rule("C1", "MC7.8")
def test_cards_of_a_redraw_count_for_events() -> None:
    options = Options(trigger_on_any_draw=True, discard_redraw=2)
    state = go(table("", "", top="STs", events="di", options=options), "pass")
    assert state.piles.played == "di"
    off = go(table("", "", top="STs", events="di", options=Options(discard_redraw=2)), "pass")
    assert off.piles.played == "d"


@pytest.mark.rule("C2")
def test_a_stolen_trigger_back_brings_no_event() -> None:
    for chosen in (False, True):
        options = Options(trigger_on_any_draw=chosen)
        state = go(table("t", "S", top="s", events="i", options=options), "thief1")
        assert state.hands[0] == "S"
        assert state.piles.played == ""


@pytest.mark.rule("C3")
def test_the_next_living_player_is_the_target() -> None:
    assert go(table("s", "", "", ""), "sword").to_act() == (1,)
    assert go(table("s", "", "", "", direction=-1), "sword").to_act() == (3,)
    assert go(table("s", "", "", "", hearts=(3, 0, 3, 3)), "sword").to_act() == (2,)
    with pytest.raises(IllegalAction) as refused:
        table("s", "", "").play(0, Play("s", 2), Random(1))
    assert refused.value.rule == "C3"


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


@pytest.mark.rule("C11")
@pytest.mark.parametrize("scope", ["all", "attacks"])
def test_the_scope_of_immunity(scope: str) -> None:
    options = Options(immunity_scope=scope)  # type: ignore[arg-type]
    facts: dict[str, Any] = {"options": options, "immune": (0, 1, 0)}
    assert go(table("s", "", "", **facts), "sword").hearts == (3, 3, 3)
    assert go(table("b", "", "", **facts), "lightning", "take").hearts == (3, 3, 2)
    skipped = go(table("z", "", "", **facts), "skip")
    robbed = go(table("t", "l", "", **facts), "thief1")
    assert skipped.turn.current == (1 if scope == "all" else 2)
    assert robbed.hands[0] == ("" if scope == "all" else "l")


@pytest.mark.rule("C12")
def test_a_thief_gets_nothing_at_all_from_an_immune_player() -> None:
    assert go(table("t", "", immune=(0, 1)), "thief1").hands[0] == ""
    assert len(go(table("t", ""), "thief1").hands[0]) == 1


@pytest.mark.rule("C13", "C14")
def test_a_thief_takes_the_full_number() -> None:
    assert go(table("u", "lll", top="s"), "thief2").hands == ("ll", "ls")
    assert go(table("u", "l", top="zs"), "thief2").hands == ("lz", "s")
    assert go(table("u", "", top="zds"), "thief2").hands == ("dz", "s")
    assert go(table("t", "lll", top="s"), "thief1").hands == ("l", "lls")


@pytest.mark.rule("MC2.3", "C14")
def test_theft_is_random_over_all_cards() -> None:
    stolen = [go(table("t", "lS", top="d"), "thief1", seed=seed).hands[0] for seed in range(200)]
    assert 70 < stolen.count("S") < 130


@pytest.mark.rule("C15")
def test_a_skip_costs_exactly_the_next_turn() -> None:
    state = go(table("z", "", "", ""), "skip")
    assert state.turn.current == 2
    assert go(state, "pass", "pass", "pass").turn.current == 1
    # The hand check of the one who skipped still comes first.
    eight = go(table("zsslltbdd", "", ""), "skip")
    assert (eight.turn.phase, eight.to_act()) == ("discard", (0,))
    assert go(eight, "sword").turn.current == 2


@pytest.mark.rule("C16")
def test_with_two_alive_a_skip_gives_a_whole_new_turn() -> None:
    state = go(table("z", "", top="s", immune=(1, 0)), "skip")
    assert (state.turn.current, state.turn.number, state.hands[0]) == (0, 2, "s")
    assert state.immune == (0, 0), "the own immunity ends"
    larger = go(table("z", "", "", hearts=(3, 0, 3)), "skip")
    assert larger.turn.current == 0


@pytest.mark.rule("C17")
def test_a_skipped_player_may_shield() -> None:
    state = go(table("z", "d", "", "b", top="s"), "skip", "pass", "lightning", "take")
    assert state.to_act() == (1,)
    assert "shield" in words(state)


@pytest.mark.rule("C18")
def test_the_attack_event_takes_one_heart() -> None:
    asked = go(table("", "d", top="S", events="a"), "pass")
    assert asked.attack.damage == 1
    assert go(asked, "take").hearts == (3, 2)
    assert go(asked, "shield").hearts == (3, 3)
    question = asked.view("public").question
    assert question is not None
    assert question.by is None


@pytest.mark.rule("C19")
def test_the_dead_are_out_for_good() -> None:
    state = table("sblz", "", "", "", hearts=(2, 0, 3, 0))
    assert words(state) == {"pass", "sword", "lightning", "life", "skip"}
    assert go(state, "sword").to_act() == (2,)
    assert go(state, "lightning").attack.queue == (2,)
    assert go(state, "skip").turn.current == 0
    assert go(state, "life").hearts == (3, 0, 3, 0)


@pytest.mark.rule("C20")
def test_the_game_ends_at_once() -> None:
    # No hand check for the winner, and the event under way is put away.
    won = go(table("ssslltdz", "", hearts=(3, 1)), "sword", "take")
    assert won.turn.phase == "over"
    assert won.to_act() == ()
    by_event = go(table("", "s", top="S", events="a", hearts=(3, 1)), "pass", "take")
    outcome = by_event.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert (by_event.piles.revealed, by_event.piles.played) == ("", "a")
    with pytest.raises(IllegalAction):
        won.play(0, Play("s"), Random(1))
    assert go(table("s", "", "", hearts=(3, 1, 3)), "sword", "take").outcome() is None


@pytest.mark.rule("MC7.1")
def test_equal_faces_with_different_backs_are_different_cards() -> None:
    state = table("sSs", "")
    assert words(state) == {"pass", "sword", "sword!"}
    assert go(state, "sword!").piles.discard == "S"
    assert go(state, "sword").piles.discard == "s"


@pytest.mark.rule("MC7.2")
def test_a_revealed_event_lies_in_neither_pile_while_the_question_stands() -> None:
    asked = go(table("", "", top="S", events="a"), "pass")
    assert (asked.piles.revealed, asked.piles.played, len(asked.piles.events)) == ("a", "", 19)
    done = go(asked, "take")
    assert (done.piles.revealed, done.piles.played) == ("", "a")


def test_an_immune_player_is_not_asked_about_an_attack_event() -> None:
    options = Options(trigger_on_any_draw=True)
    state = go(table("t", "", top="Ss", events="a", options=options, immune=(1, 0)), "thief1")
    assert state.hearts == (3, 3)
    assert state.piles.played == "a"
