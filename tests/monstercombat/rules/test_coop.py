"""Rulings D: all together against the monsters."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.monstercombat import MONSTERS
from tests.monstercombat.build import coop, go, names, tell, words


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


@pytest.mark.rule("D2")
def test_an_event_every_turn() -> None:
    state = go(coop("", "", events="hi"), "pass")
    assert state.piles.played == "h"
    assert go(state, "pass").piles.played == "hi"


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


@pytest.mark.rule("D4")
def test_how_long_a_monster_sleeps() -> None:
    def asleep(option: str) -> list[bool]:
        state = go(coop("z", "", "", events="hhhhiiii", sleep_option=option), "skip")
        found = []
        for _ in range(5):
            found.append(bool(state.monster.sleep))
            state = go(state, "pass")
        return found

    assert asleep("caster_round") == [True, True, False, False, False]
    assert asleep("next_turn") == [True, False, False, False, False]
    assert asleep("n_turns") == [True, True, True, False, False]


@pytest.mark.rule("D4", "MC7.9")
def test_n_turns_counts_the_living() -> None:
    state = go(coop("z", "", "", hearts=(3, 3, 0), sleep_option="n_turns"), "skip")
    assert state.monster.sleep == 2
    assert go(state, "pass").monster.sleep == 1
    assert go(state, "pass", "pass").monster.sleep == 0


@pytest.mark.rule("D5")
def test_a_reverse_that_brings_the_caster_back_ends_the_sleep() -> None:
    state = go(coop("z", "", "", events="rh"), "skip")
    assert (state.turn.current, state.monster.sleep) == (0, 0)
    others = go(coop("z", "", "", events="hrh"), "skip", "pass")
    assert (others.turn.current, others.monster.sleep) == (1, 1)


@pytest.mark.rule("D6")
def test_a_second_skip_moves_the_waking_and_does_not_double_again() -> None:
    state = go(coop("z", "zs", "s", "", monster=9, events="hhhh"), "skip", "skip", "sword")
    assert state.monster.hearts == 9 - 2
    assert state.monster.sleep == 2
    assert go(state, "pass").monster.sleep == 2, "the first caster's turn no longer wakes it"
    assert go(state, "pass", "pass").monster.sleep == 0


@pytest.mark.rule("D7", "MC7.12")
def test_nobody_is_hurt_while_the_monster_sleeps() -> None:
    state, events = tell(coop("z", "", "", events="a", attack_target="all", hearts=(1, 1, 1)), "skip")
    assert state.hearts == (1, 1, 1)
    assert state.turn.phase == "play"
    assert "MonsterSnored" in names(events)


@pytest.mark.rule("D8")
def test_a_lone_survivor_may_skip_in_vain() -> None:
    state = go(coop("z", "", hearts=(1, 0), events="h"), "skip")
    assert (state.turn.current, state.monster.sleep) == (0, 0)


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


@pytest.mark.rule("D13")
def test_nobody_shields_for_a_team_mate() -> None:
    asked = go(coop("d", "", top="s", events="a"), "pass")
    assert asked.to_act() == (1,)
    assert words(asked) == {"take"}
    assert not list(asked.actions(0))


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


@pytest.mark.rule("D16")
def test_there_is_no_trading() -> None:
    state = coop("sdltubz", "sd", hearts=(2, 3))
    assert words(state) == {"pass", "sword", "life>1", "thief1", "thief2", "lightning", "skip"}


@pytest.mark.rule("D18")
def test_win_and_loss_are_immediate() -> None:
    won = go(coop("sdddddddd", "", monster=10, monster_hearts=1), "sword")
    outcome = won.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("monsters-defeated", (1.0, 1.0))
    lost = go(coop("", "", hearts=(0, 1), current=1, events="a"), "pass", "take").outcome()
    assert lost is not None
    assert (lost.reason, lost.scores) == ("players-defeated", (0.0, 0.0))
    assert go(coop("s", "", monster=10, monster_hearts=2), "sword").outcome() is None
    all_fall = go(coop("", "", hearts=(1, 1), events="a", attack_target="all"), "pass", "take")
    assert all_fall.outcome() is None
    assert go(all_fall, "take").outcome() is not None


@pytest.mark.rule("D19", "MC7.1")
def test_backs_mean_nothing() -> None:
    state = coop("ss", "")
    assert words(state) == {"pass", "sword"}
    assert not any(card.isupper() for card in state.piles.draw + "".join(state.hands))
    assert state.view(0).top is None


def test_sword_lightning_and_thief() -> None:
    assert go(coop("s", "", monster=5), "sword").monster.hearts == 4
    assert go(coop("b", "", monster=5), "lightning").monster.hearts == 3
    assert go(coop("s", "", monster=5, sleep=2), "sword").monster.hearts == 3
    assert go(coop("b", "", monster=5, sleep=2), "lightning").monster.hearts == 1
    assert go(coop("u", "ss", top="dz"), "thief2").hands[0] == "dz"
    assert go(coop("t", "ss", top="dz"), "thief1").hands[0] == "d"
