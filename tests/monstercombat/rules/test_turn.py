"""The phases of a turn: draw, events, play, hand limit, the next player, the end."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import IllegalAction
from behemoth.monstercombat import CombatState, Options, Pass, Play
from tests.monstercombat.build import coop, go, table, words


@pytest.mark.rule("B8")
def test_drawing_is_not_optional_but_playing_is() -> None:
    state = go(table("s", "", top="d"), "pass")
    assert state.hands[1] == "d"
    assert state.turn.current == 1
    assert "pass" in words(state)


@pytest.mark.rule("B9")
def test_one_card_a_turn() -> None:
    state = go(table("ss", "d", top="z"), "sword", "shield")
    assert state.turn.current == 1
    assert state.hands[0] == "s"
    # The shield of the answer did not count as the player's card: the turn still has its PLAY phase.
    assert words(state) == {"pass", "skip"}


@pytest.mark.rule("B16")
def test_dead_in_the_own_turn_means_no_play_and_no_hand_check() -> None:
    full = "sslltz" + "b"
    asked = go(table("", full, "", top="T", events="a", hearts=(3, 1, 3)), "pass")
    state = go(asked, "take")
    assert (state.hearts[1], state.turn.current, state.turn.phase) == (0, 2, "play")
    # Alive, the same player goes on to PLAY and then discards the eighth card.
    asked = go(table("", full, "", top="T", events="a", hearts=(3, 2, 3)), "pass")
    state = go(asked, "take", "pass")
    assert (state.turn.current, state.turn.phase) == (1, "discard")


@pytest.mark.rule("B17")
def test_the_hand_limit_at_the_end_of_the_own_turn() -> None:
    state = go(table("ssslltdz", "sssdddlbt"), "pass")
    assert (state.turn.phase, state.to_act()) == ("discard", (0,))
    assert words(state) == {f"discard:{name}" for name in ("sword", "life", "thief1", "shield", "skip")}
    state = go(state, "discard:life")
    assert state.hands[0] == "dlsssstz".replace("s", "", 1)
    assert (state.turn.current, state.turn.phase) == (1, "play")
    assert len(state.hands[1]) == 10, "others keep their cards until their own turn ends"
    assert go(table("ssslltd", ""), "pass").turn.phase == "play"


@pytest.mark.rule("B17")
def test_the_hand_limit_also_when_reverse_ended_the_turn() -> None:
    state = go(table("", "ssslltd", "", top="Z", events="r"), "pass")
    assert (state.turn.phase, state.to_act(), state.turn.direction) == ("discard", (1,), -1)
    state = go(state, "skip!")
    assert state.turn.current == 0
    smaller = Options(hand_limit=3)
    state = go(table("ssss", "", options=smaller), "pass")
    assert state.turn.phase == "discard"


@pytest.mark.rule("B23")
def test_immunity_lasts_until_the_own_next_turn() -> None:
    state = go(table("s", "", "s", top="Ss", events="i"), "pass")
    assert state.immune == (0, 1, 0)
    later = go(state, "pass", "pass", "sword")
    assert later.hearts == (3, 3, 3)
    assert (later.turn.current, later.immune) == (1, (0, 0, 0))
    after = go(later, "pass", "pass", "pass")
    assert after.turn.current == 1


def _after_cap(options: Options, hearts: tuple[int, ...]) -> CombatState:
    return go(table("", "", "", options=options, turn=5, hearts=hearts), "pass")


@pytest.mark.rule("B25", "MC7.10")
def test_the_turn_cap_in_versus() -> None:
    drawn = _after_cap(Options(turn_cap=5), (3, 1, 0))
    outcome = drawn.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("turn-cap", (0.5, 0.5, 0.0))
    most = _after_cap(Options(turn_cap=5, turn_cap_v1="most_hearts"), (3, 1, 3)).outcome()
    assert most is not None
    assert most.scores == (0.5, 0.0, 0.5)
    alone = _after_cap(Options(turn_cap=5, turn_cap_v1="most_hearts"), (3, 1, 2)).outcome()
    assert alone is not None
    assert alone.scores == (1.0, 0.0, 0.0)
    assert _after_cap(Options(turn_cap=6), (3, 1, 0)).outcome() is None


@pytest.mark.rule("B25", "MC7.10")
def test_the_turn_cap_comes_after_the_hand_check() -> None:
    state = go(table("ssslltdz", "", options=Options(turn_cap=5), turn=5), "pass")
    assert state.turn.phase == "discard"
    assert go(state, "skip").turn.phase == "over"


@pytest.mark.rule("B25")
def test_the_turn_cap_in_coop_is_a_loss() -> None:
    outcome = go(coop("", "", turn_cap=5, turn=5), "pass").outcome()
    assert outcome is not None
    assert outcome.scores == (0.0, 0.0)


@pytest.mark.rule("MC7.3", "B8")
def test_play_is_asked_even_with_an_empty_hand() -> None:
    state = table("", "")
    assert list(state.actions(0)) == [Pass()]


@pytest.mark.rule("D2")
def test_an_event_every_turn() -> None:
    state = go(coop("", "", events="hi"), "pass")
    assert state.piles.played == "h"
    assert go(state, "pass").piles.played == "hi"


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


@pytest.mark.rule("D8")
def test_a_lone_survivor_may_skip_in_vain() -> None:
    state = go(coop("z", "", hearts=(1, 0), events="h"), "skip")
    assert (state.turn.current, state.monster.sleep) == (0, 0)


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


@pytest.mark.rule("MC7.2")
def test_a_revealed_event_lies_in_neither_pile_while_the_question_stands() -> None:
    asked = go(table("", "", top="S", events="a"), "pass")
    assert (asked.piles.revealed, asked.piles.played, len(asked.piles.events)) == ("a", "", 19)
    done = go(asked, "take")
    assert (done.piles.revealed, done.piles.played) == ("", "a")
