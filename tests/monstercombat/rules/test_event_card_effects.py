"""What the event cards do to the player whose turn it is."""

from __future__ import annotations

from collections import Counter

import pytest

from behemoth.monstercombat import MONSTERS, Options
from tests.monstercombat.build import coop, go, names, table, tell, words


@pytest.mark.rule("B18")
def test_reverse_gives_the_turn_to_the_neighbour_in_the_new_direction() -> None:
    # 0 skips 1; 2 draws the trigger: the neighbour is 1, not 0 who moved last.
    state = go(table("z", "", "", "", top="S", events="r"), "skip")
    assert (state.turn.current, state.turn.direction) == (1, -1)
    # Without a reverse 2 plays.
    assert go(table("z", "", "", "", top="S", events="h"), "skip").turn.current == 2


@pytest.mark.rule("B19")
def test_reverse_with_two_alive() -> None:
    state = go(table("", "", top="S", events="r"), "pass")
    assert (state.turn.current, state.turn.direction, state.turn.number) == (0, -1, 3)
    fallen = go(table("", "", "", top="S", events="r", hearts=(3, 3, 0)), "pass")
    assert fallen.turn.current == 0


@pytest.mark.rule("B20")
def test_reverse_with_one_alive_in_coop() -> None:
    state = go(coop("", "", events="rh", hearts=(1, 0)), "pass")
    assert (state.turn.current, state.turn.direction, state.turn.number) == (0, -1, 3)


@pytest.mark.rule("B21")
def test_reverse_costs_the_play_phase_unless_chosen_otherwise() -> None:
    state = go(table("", "s", "", top="S", events="r"), "pass")
    assert state.turn.current == 0
    kept = go(table("", "s", "", top="S", events="r", options=Options(reverse_ends_turn=False)), "pass")
    assert (kept.turn.current, kept.turn.phase, kept.turn.direction) == (1, "play", -1)
    assert go(kept, "pass").turn.current == 0


@pytest.mark.rule("B22")
def test_the_discard_event_takes_everything_and_gives_nothing() -> None:
    state = go(table("", "dsl", top="T", events="d"), "pass")
    assert state.hands[1] == ""
    assert Counter(state.piles.discard) == Counter("dslT")
    assert words(state) == {"pass"}
    redrawn = go(table("", "dsl", top="T", events="d", options=Options(discard_redraw=5)), "pass")
    assert len(redrawn.hands[1]) == 5


@pytest.mark.rule("D1", "MC7.5")
def test_the_attack_event_strikes_the_active_player_or_everybody() -> None:
    one = go(coop("", "", "", events="a"), "pass")
    assert one.attack.queue == (1,)
    every = go(coop("", "", "", events="a", attack_target="all"), "pass")
    assert every.attack.queue == (1, 2, 0)
    turned = go(coop("", "", "", events="a", attack_target="all", direction=-1), "pass")
    assert turned.attack.queue == (2, 1, 0)
    done = go(every, "take", "take", "take")
    assert (done.hearts, done.turn.current, done.turn.phase) == ((2, 2, 2), 1, "play")


@pytest.mark.rule("D3")
def test_immunity_is_literally_without_effect_or_lasts() -> None:
    literal = go(coop("", "", events="iha"), "pass", "pass", "pass")
    assert (literal.turn.phase, literal.to_act()) == ("shield", (1,))
    lasting = go(coop("", "", events="iha", v2_immunity="through_next_turn"), "pass", "pass", "pass")
    assert (lasting.turn.phase, lasting.hearts) == ("play", (3, 3))
    assert lasting.immune == (0, 1)
    over = go(lasting, "pass")
    assert over.immune == (0, 0)
    again = go(coop("", "", events="ihiha", v2_immunity="through_next_turn"), *["pass"] * 5)
    assert again.turn.phase == "play"


@pytest.mark.rule("D7", "MC7.12")
def test_nobody_is_hurt_while_the_monster_sleeps() -> None:
    state, events = tell(coop("z", "", "", events="a", attack_target="all", hearts=(1, 1, 1)), "skip")
    assert state.hearts == (1, 1, 1)
    assert state.turn.phase == "play"
    assert "MonsterSnored" in names(events)


@pytest.mark.rule("D11")
def test_monsters_from_the_sixth_on_take_two_hearts() -> None:
    assert [monster.hearts for monster in MONSTERS] == list(range(1, 11))
    for monster in MONSTERS:
        state = go(coop("", "", monster=monster.number, events="a"), "pass", "take")
        assert state.hearts == (3, 2 if monster.number < 6 else 1)


@pytest.mark.rule("D12")
def test_an_attack_while_asleep_does_nothing() -> None:
    asleep = go(coop("", "d", "", events="a", sleep=1), "pass")
    assert (asleep.turn.phase, asleep.hearts, asleep.hands[1].count("d")) == ("play", (3, 3, 3), 1)
    assert asleep.piles.played == "a"
    awake = go(coop("", "d", "", events="a"), "pass")
    assert awake.turn.phase == "shield"


@pytest.mark.rule("C1", "MC7.8")
def test_cards_of_a_redraw_count_for_events() -> None:
    options = Options(trigger_on_any_draw=True, discard_redraw=2)
    state = go(table("", "", top="STs", events="di", options=options), "pass")
    assert state.piles.played == "di"
    off = go(table("", "", top="STs", events="di", options=Options(discard_redraw=2)), "pass")
    assert off.piles.played == "d"


@pytest.mark.rule("C18")
def test_the_attack_event_takes_one_heart() -> None:
    asked = go(table("", "d", top="S", events="a"), "pass")
    assert asked.attack.damage == 1
    assert go(asked, "take").hearts == (3, 2)
    assert go(asked, "shield").hearts == (3, 3)
    question = asked.view("public").question
    assert question is not None
    assert question.by is None
