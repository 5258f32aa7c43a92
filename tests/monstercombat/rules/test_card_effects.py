"""What the playing cards do, in both variants, each with the neighbouring case that comes out differently."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.games import IllegalAction
from behemoth.monstercombat import Options, Play
from behemoth.monstercombat.events import PileShuffled
from behemoth.monstercombat.tables.options import deck_for
from tests.monstercombat.build import coop, go, table, tell, words


@pytest.mark.rule("B3")
def test_the_card_being_played_takes_part_in_a_reshuffle() -> None:
    # A thief who must take from an empty pile: the thief card itself is already on the discard pile.
    everything = deck_for(Options())
    _, events = tell(table("t", "", draw=""), "thief1", "pass")
    shuffled = next(event for event in events if isinstance(event, PileShuffled))
    assert sorted(shuffled.cards) == sorted(everything)
    # Without a play of its own the card stays in the hand and is not shuffled.
    _, events = tell(table("t", "", draw=""), "pass")
    shuffled = next(event for event in events if isinstance(event, PileShuffled))
    assert shuffled.cards.count("t") == everything.count("t") - 1


@pytest.mark.rule("D6")
def test_a_second_skip_moves_the_waking_and_does_not_double_again() -> None:
    state = go(coop("z", "zs", "s", "", monster=9, events="hhhh"), "skip", "skip", "sword")
    assert state.monster.hearts == 9 - 2
    assert state.monster.sleep == 2
    assert go(state, "pass").monster.sleep == 2, "the first caster's turn no longer wakes it"
    assert go(state, "pass", "pass").monster.sleep == 0


@pytest.mark.rule("D9", "MC7.9")
def test_surplus_hits_are_lost_or_carried_on() -> None:
    lost = go(coop("b", "", monster=1), "lightning")
    assert (lost.monster.number, lost.monster.hearts) == (2, 2)
    carried = go(coop("b", "", monster=1, carry_over=True), "lightning")
    assert (carried.monster.number, carried.monster.hearts) == (2, 1)
    doubled = go(coop("b", "", monster=1, carry_over=True, sleep=2), "lightning")
    assert (doubled.monster.number, doubled.monster.hearts) == (3, 2)


@pytest.mark.rule("D10")
def test_the_next_monster_is_awake() -> None:
    fallen = go(coop("s", "", "", monster=1, sleep=3), "sword")
    assert (fallen.monster.number, fallen.monster.sleep) == (2, 0)
    hit = go(coop("s", "", "", monster=4, sleep=3), "sword")
    assert (hit.monster.hearts, hit.monster.sleep) == (2, 3)


@pytest.mark.rule("D14")
def test_life_for_oneself_a_team_mate_or_the_fallen() -> None:
    state = coop("l", "", "", hearts=(2, 3, 0))
    assert words(state) == {"pass", "life>1", "life>3"}
    assert go(state, "life>1").hearts == (3, 3, 0)
    assert go(state, "life>3").hearts == (2, 3, 1)


@pytest.mark.rule("D15")
def test_a_revived_player_draws_five_and_keeps_the_seat() -> None:
    state = go(coop("l", "", "", hearts=(3, 0, 3), events="h"), "life>2")
    assert (state.turn.current, state.hearts) == (1, (3, 3, 3))  # and heals in the very next turn
    assert len(state.hands[1]) == 5 + 1
    healed = go(coop("l", "", "", hearts=(3, 2, 3), events="i"), "life>2")
    assert len(healed.hands[1]) == 1


def test_sword_lightning_and_thief() -> None:
    assert go(coop("s", "", monster=5), "sword").monster.hearts == 4
    assert go(coop("b", "", monster=5), "lightning").monster.hearts == 3
    assert go(coop("s", "", monster=5, sleep=2), "sword").monster.hearts == 3
    assert go(coop("b", "", monster=5, sleep=2), "lightning").monster.hearts == 1
    assert go(coop("u", "ss", top="dz"), "thief2").hands[0] == "dz"
    assert go(coop("t", "ss", top="dz"), "thief1").hands[0] == "d"


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


@pytest.mark.rule("C19")
def test_the_dead_are_out_for_good() -> None:
    state = table("sblz", "", "", "", hearts=(2, 0, 3, 0))
    assert words(state) == {"pass", "sword", "lightning", "life", "skip"}
    assert go(state, "sword").to_act() == (2,)
    assert go(state, "lightning").attack.queue == (2,)
    assert go(state, "skip").turn.current == 0
    assert go(state, "life").hearts == (3, 0, 3, 0)
