"""Rulings B: what holds in both variants, each with the neighbouring case that comes out differently."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from behemoth.games import IllegalAction
from behemoth.monstercombat import COOP, CombatState, EventCounts, MonsterCombat, Options, Pass, Play
from behemoth.monstercombat.events import EventsShuffled, HeartsLost, PileShuffled
from behemoth.monstercombat.tables.cards import FACES, backs, deck, trigger_spread, triggers
from behemoth.monstercombat.tables.options import deck_for
from tests.monstercombat.build import coop, go, names, table, tell, words


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


@pytest.mark.rule("B4")
def test_four_events_of_each_kind_unless_chosen_otherwise() -> None:
    start = MonsterCombat().start(Options(), 3, Random(1))
    assert Counter(start.piles.events + start.piles.played + start.piles.revealed) == dict.fromkeys("hidar", 4)
    chosen = EventCounts(heal=0, immune=0, discard=0, attack=20, reverse=0)
    start = MonsterCombat().start(Options(event_counts=chosen), 3, Random(1))
    assert set(start.piles.events + start.piles.played + start.piles.revealed) == {"a"}


@pytest.mark.rule("B5", "MC2.2")
def test_the_spread_of_trigger_backs() -> None:
    assert trigger_spread(20) == (6, 5, 3, 2, 1, 2, 1)
    assert trigger_spread(0) == (0,) * 7
    assert trigger_spread(57) == tuple(face.count for face in FACES)
    for count in range(58):
        spread = trigger_spread(count)
        assert sum(spread) == count == triggers(deck(count))
        assert all(0 <= marked <= face.count for marked, face in zip(spread, FACES, strict=True))
        # Largest remainder: nobody is a whole card away from the exact share.
        assert all(abs(marked - face.count * count / 57) < 1 for marked, face in zip(spread, FACES, strict=True))


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


@pytest.mark.rule("B10")
def test_cards_without_effect() -> None:
    hand = "sdltuz"
    assert words(table(hand, "")) == {"pass", "sword", "thief1", "thief2", "skip"}
    assert "life" in words(table(hand, "", hearts=(2, 3)))
    # At an immune player everything may be played.
    assert {"sword", "thief1", "skip"} <= words(table(hand, "", immune=(0, 1)))
    with pytest.raises(IllegalAction) as refused:
        table("d", "").play(0, Play("d"), Random(1))
    assert refused.value.rule == "B10"
    with pytest.raises(IllegalAction) as refused:
        table("l", "").play(0, Play("l"), Random(1))
    assert refused.value.rule == "B10"
    assert "skip" in words(coop("z", "", sleep=2))


@pytest.mark.rule("B10", "D14")
def test_life_with_nobody_to_heal() -> None:
    assert words(coop("l", "")) == {"pass"}
    assert words(coop("l", "", hearts=(3, 2))) == {"pass", "life>2"}


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


@pytest.mark.rule("B23")
def test_immunity_lasts_until_the_own_next_turn() -> None:
    state = go(table("s", "", "s", top="Ss", events="i"), "pass")
    assert state.immune == (0, 1, 0)
    later = go(state, "pass", "pass", "sword")
    assert later.hearts == (3, 3, 3)
    assert (later.turn.current, later.immune) == (1, (0, 0, 0))
    after = go(later, "pass", "pass", "pass")
    assert after.turn.current == 1


@pytest.mark.rule("B24", "MC2.3")
def test_what_lies_open() -> None:
    state = table("sS", "dD", "", top="Z")
    view = state.view("public")
    assert [player.hand for player in view.players] == [None] * 3
    mine = state.view(1)
    assert [player.hand for player in mine.players] == [None, "Dd", None]
    assert [player.triggers for player in mine.players] == [1, 1, 0]
    assert mine.top == "!"
    closed, opened = coop("s", "d"), coop("s", "d", open_hands=True)
    assert closed.view(0).players[1].hand is None
    assert opened.view(0).players[1].hand == "d"
    assert opened.view("public").players[1].hand == "d"


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


@pytest.mark.rule("MC7.3", "B8")
def test_play_is_asked_even_with_an_empty_hand() -> None:
    state = table("", "")
    assert list(state.actions(0)) == [Pass()]


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


def test_backs_say_how_many_and_nothing_else() -> None:
    assert backs("sSdD") == backs("SsLl") == "--!!"
