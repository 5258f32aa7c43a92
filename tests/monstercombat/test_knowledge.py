"""What a seat remembers of cards it saw go, and that imagining never contradicts it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from behemoth.monstercombat import CombatState, MonsterCombat, Options
from behemoth.monstercombat.knowledge import lost_to, moved_unseen, possible, sure, took_from
from tests.monstercombat.build import coop, go, table


def _imagined(state: CombatState, seat: int, times: int = 40) -> list[CombatState]:
    rng = Random(4)
    return [state.imagine(seat, rng) for _ in range(times)]


def test_the_victim_knows_what_the_thief_holds() -> None:
    state = go(table("t", "b", "", top="d"), "thief1")
    assert state.hands[0] == "b"
    assert all(other.hands[0] == "b" for other in _imagined(state, 1))
    assert state.view(1).players[0].known == "b"
    # The third player does not know it.
    assert {other.hands[0] for other in _imagined(state, 2)} != {"b"}
    assert state.view(2).players[0].known == ""


def test_knowledge_ends_when_the_card_is_shown() -> None:
    state = go(table("t", "s", "", top="ddl"), "thief1", "pass", "pass", "sword", "take")
    assert "s" in state.discard
    assert state.known[1] == ()


def test_a_card_stolen_back_is_no_longer_there() -> None:
    state = go(table("t", "bt", "", top="dd"), "thief1", seed=1)
    taken = state.hands[0]
    assert sure(state.known[1], 0) == taken
    assert took_from(state.known[1], 0, taken) == ()


def test_an_unseen_theft_leaves_both_possibilities() -> None:
    # 1 knows that 0 holds a lightning; then 2 steals one of two plain cards from 0.
    worlds = lost_to((), 0, "b", 3)
    after = moved_unseen(worlds, 0, 2, False, 2)
    assert set(after) == {("b", "", ""), ("", "", "b")}
    assert sure(after, 0) == sure(after, 2) == ""
    # If it was the only card with that back, it moved for sure; another back leaves it where it was.
    assert moved_unseen(worlds, 0, 2, False, 1) == (("", "", "b"),)
    assert moved_unseen(worlds, 0, 2, True, 1) == worlds


def test_what_is_seen_later_strikes_out_a_possibility() -> None:
    assert possible(("b", "", ""), ("bs", "d", ""), "bsl")
    assert not possible(("b", "", ""), ("B", "d", ""), "bsl"), "the back is another"
    assert not possible(("b", "", ""), ("bs", "d", ""), "sl"), "the card lies open elsewhere"


def test_after_a_reshuffle_the_pile_holds_what_was_discarded() -> None:
    """Everybody saw the discard pile before it was shuffled: no other card can be in the pile now."""
    state = go(table("ddd", "ssss", "lll", draw="s"), "pass", "pass")
    assert state.current == 2
    piled = Counter(state.draw)
    for seat in range(3):
        rng = Random(1)
        for _ in range(20):
            other = state.imagine(seat, rng)
            expected = piled if seat == 2 else piled + Counter(state.hands[2]) - Counter("lll")
            assert Counter(other.draw) <= expected
    orders = {state.imagine(0, Random(seed)).draw for seed in range(10)}
    assert len(orders) > 5, "but not in which order"


def test_the_own_draws_are_taken_off_the_list() -> None:
    state = go(coop("", "", draw=""), "pass")
    drawn = state.hands[1]
    assert Counter(state.fresh[1]) == Counter(state.draw)
    assert Counter(state.fresh[0]) == Counter(state.draw + drawn)


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_the_truth_is_always_among_the_possibilities(seats: int) -> None:
    """Over whole random games: known cards are really there in some world, and the pile fits the list."""
    game = MonsterCombat()
    worlds = several = 0
    for seed in range(12):
        rng = Random(seed)
        state = game.start(Options(trigger_count=seed * 4), seats, rng)
        while not state.ending:
            (seat,) = state.to_act()
            state = state.play(seat, state.actions(seat).sample(rng), rng, tell=False).state  # type: ignore[assignment]
            for viewer in range(seats):
                known = state.known[viewer]
                worlds += bool(known)
                several += len(known) > 1
                fits = [
                    all(Counter(cards) <= Counter(hand) for cards, hand in zip(world, state.hands, strict=True))
                    for world in known
                ]
                assert not known or any(fits), (viewer, known, state.hands)
                if state.fresh[viewer]:
                    assert Counter(state.draw) <= Counter(state.fresh[viewer])
    assert worlds
    assert several or seats == 2


@pytest.mark.parametrize("options", [Options(), Options(lightning_secret=True), Options(variant="coop")])
def test_imagined_states_keep_what_the_seat_knows(options: Options) -> None:
    game = MonsterCombat()
    rng = Random(21)
    state = game.start(options, 4, rng)
    while not state.ending:
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, tell=False).state  # type: ignore[assignment]
        for viewer in range(4):
            other = state.imagine(viewer, rng)
            fits = [
                all(Counter(cards) <= Counter(hand) for cards, hand in zip(world, other.hands, strict=True))
                for world in state.known[viewer]
            ]
            assert not fits or any(fits)
            if state.fresh[viewer]:
                assert Counter(other.draw) <= Counter(state.fresh[viewer])
            if not other.ending:
                (actor,) = other.to_act()
                other.play(actor, other.actions(actor).sample(rng), rng)


def test_imagining_is_fair_about_what_is_unknown() -> None:
    """An unknown card is each possible card about as often as there are copies of it."""
    state = table("", "s", "")
    seen = Counter(other.hands[1] for other in _imagined(state, 0, 1500))
    plain_swords, plain = 12, 37
    assert abs(seen["s"] / 1500 - plain_swords / plain) < 0.06
    assert not any(card.isupper() for card in seen)


def test_a_hand_that_was_empty_at_the_reshuffle_holds_cards_of_the_pile_only() -> None:
    """All skips were in the hand of 2 when the pile was shuffled; 1 had no cards, so 1 has none of them."""
    state = go(coop("", "", "zzzz", "", draw=""), "pass")
    assert (state.old, state.new) == ((0, 0, 4, 0), (0, 1, 0, 0))
    assert state.stale[0] == "zzzz"
    assert all("z" not in other.hands[1] + other.draw for other in _imagined(state, 0, 80))
    assert all(other.hands[2] == "zzzz" for other in _imagined(state, 0, 80))


def test_a_hand_that_drew_nothing_since_the_reshuffle_holds_old_cards_only() -> None:
    """All skips lay on the discard pile: whoever has not drawn since has none of them."""
    state = go(coop("", "", "sdl", "", draw=""), "pass", "pass")
    assert state.current == 2
    waiting = go(coop("", "", "sdlt", "", draw="", direction=-1), "pass")
    assert waiting.current == 3
    assert all(sorted(other.hands[2]) == sorted("sdlt") for other in _imagined(waiting, 0, 60))
    drawn = {other.hands[3] for other in _imagined(waiting, 0, 60)}
    assert len(drawn) > 3, "the card that was drawn may be any of the pile"


def _ages_fit(hands: tuple[str, ...], state: CombatState, viewer: int) -> bool:
    """No hand holds more cards than it can that were not in the pile, or in no other hand, at the last reshuffle."""
    piled, held = Counter(state.fresh[viewer]), Counter(state.stale[viewer])
    return all(
        sum(not piled[card] for card in hand) <= state.old[seat]
        and sum(not held[card] for card in hand) <= state.new[seat]
        for seat, hand in enumerate(hands)
        if seat != viewer
    )


@pytest.mark.parametrize("options", [Options(), Options(variant="coop"), Options(discard_redraw=5)])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_ages_hold_for_the_truth_and_for_what_is_imagined(options: Options, seats: int) -> None:
    game = MonsterCombat()
    checked = 0
    for seed in range(4):
        rng = Random(seed)
        state = game.start(options, seats, rng)
        while not state.ending:
            (seat,) = state.to_act()
            state = state.play(seat, state.actions(seat).sample(rng), rng, tell=False).state  # type: ignore[assignment]
            for viewer in range(seats):
                if state.stale and state.stale[viewer]:
                    checked += 1
                    assert _ages_fit(state.hands, state, viewer)
                    if checked % 5 == 0:
                        assert _ages_fit(state.imagine(viewer, rng).hands, state, viewer)
    assert checked or (seats == 2 and not options.coop)
