"""What a seat remembers of cards it saw go, and that imagining never contradicts it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from behemoth.monstercombat import CombatState, MonsterCombat, Options
from behemoth.monstercombat.memory.evidence import evidence_of
from behemoth.monstercombat.memory.memory import Known
from behemoth.monstercombat.memory.posterior import Posterior
from behemoth.monstercombat.memory.whereabouts import known_cards
from tests.monstercombat.build import coop, go, table

GAME = MonsterCombat()


def _imagined(state: CombatState, seat: int, times: int = 40) -> list[CombatState]:
    rng = Random(4)
    return [state.imagine(seat, rng) for _ in range(times)]


def _known(state: CombatState, seat: int) -> Known:
    """Where this seat thinks the cards are that it lost."""
    return known_cards(state, seat)


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
    assert "s" in state.piles.discard
    assert not any(player.known for player in state.view(1).players)


def test_a_card_stolen_back_is_no_longer_there() -> None:
    state = go(table("t", "b", "", top="d"), "thief1")
    assert _known(state, 1) == ((("b", "", ""), 1_000_000),)
    back = go(table("t", "bt", options=Options(trigger_count=0), draw="d"), "thief1")
    held = back.view(1).players[0].known
    assert held == back.hands[0]
    if held == "b":
        assert not any(player.known for player in go(back, "thief1").view(1).players)


def test_an_unseen_theft_leaves_both_possibilities() -> None:
    """1 knows that 0 holds a lightning; then 3 steals one of two plain cards from 0."""
    state = go(table("tl", "b", "", "t", top="ddd"), "thief1", "pass", "pass", "thief1")
    assert _known(state, 1) == ((("", "", "", "b"), 500_000), (("b", "", "", ""), 500_000))
    assert {player.known for player in state.view(1).players} == {""}


def test_the_only_card_with_a_back_has_moved_for_sure() -> None:
    state = go(table("tL", "b", "", "t", top="ddd"), "thief1", "pass", "pass", "thief1", seed=3)
    (((first, *_), _),) = _known(state, 1)
    assert first == ("" if "L" in state.hands[0] else "b"), "the back tells whether it was stolen"


def test_where_a_stolen_card_is_outlives_a_reshuffle() -> None:
    state = go(table("tl", "b", "", "t", draw="ddd"), "thief1", "pass", "pass")
    assert not state.memory.pile
    state = go(state, "thief1")
    assert state.memory.pile, "the next draw needed a new pile"
    assert state.memory.known[1] == ((("", "", "", "b"), 500_000), (("b", "", "", ""), 500_000))


def test_after_a_reshuffle_the_pile_holds_what_was_discarded() -> None:
    """Everybody saw the discard pile before it was shuffled: no other card can be in the pile now."""
    state = go(table("ddd", "ssss", "lll", draw="s"), "pass", "pass")
    assert state.turn.current == 2
    piled = Counter(state.piles.draw)
    for seat in range(3):
        rng = Random(1)
        for _ in range(20):
            other = state.imagine(seat, rng)
            expected = piled if seat == 2 else piled + Counter(state.hands[2]) - Counter("lll")
            assert Counter(other.piles.draw) <= expected
    orders = {state.imagine(0, Random(seed)).piles.draw for seed in range(10)}
    assert len(orders) > 5, "but not in which order"


def test_the_own_draws_are_taken_off_the_list() -> None:
    state = go(coop("", "", draw=""), "pass")
    drawn = state.hands[1]
    mine, theirs = evidence_of(state, 1).pile, evidence_of(state, 0).pile
    assert mine is not None
    assert theirs is not None
    assert Counter(mine) == Counter(state.piles.draw)
    assert Counter(theirs) == Counter(state.piles.draw + drawn)


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
            state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
            viewer = rng.randrange(seats)
            known = _known(state, viewer)
            worlds += bool(known)
            several += len(known) > 1
            fits = [
                all(Counter(cards) <= Counter(hand) for cards, hand in zip(world, state.hands, strict=True))
                for world, _likely in known
            ]
            assert not known or any(fits), (viewer, known, state.hands)
            assert not state.memory.pile or Counter(state.piles.draw) <= Counter(state.memory.pile)
    assert worlds
    assert several or seats == 2


@pytest.mark.parametrize("options", [Options(), Options(lightning_secret=True), Options(variant="coop")])
def test_imagined_states_keep_what_the_seat_knows(options: Options) -> None:
    game = MonsterCombat()
    rng = Random(21)
    state = game.start(options, 4, rng)
    while not state.ending:
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
        for viewer in range(4):
            other = state.imagine(viewer, rng)
            fits = [
                all(Counter(cards) <= Counter(hand) for cards, hand in zip(world, other.hands, strict=True))
                for world, _likely in _known(state, viewer)
            ]
            assert not fits or any(fits)
            assert not state.memory.pile or Counter(other.piles.draw) <= Counter(state.memory.pile)
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
    assert all("z" not in other.hands[1] + other.piles.draw for other in _imagined(state, 0, 80))
    assert all(other.hands[2] == "zzzz" for other in _imagined(state, 0, 80))


def test_a_hand_that_drew_nothing_since_the_reshuffle_holds_old_cards_only() -> None:
    """All skips lay on the discard pile: whoever has not drawn since has none of them."""
    state = go(coop("", "", "sdl", "", draw=""), "pass", "pass")
    assert state.turn.current == 2
    waiting = go(coop("", "", "sdlt", "", draw="", direction=-1), "pass")
    assert waiting.turn.current == 3
    assert all(sorted(other.hands[2]) == sorted("sdlt") for other in _imagined(waiting, 0, 60))
    drawn = {other.hands[3] for other in _imagined(waiting, 0, 60)}
    assert len(drawn) > 3, "the card that was drawn may be any of the pile"


@pytest.mark.parametrize("options", [Options(), Options(variant="coop"), Options(discard_redraw=5)])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_memory_of_a_game_always_fits_a_deal(options: Options, seats: int) -> None:
    game = MonsterCombat()
    checked = 0
    for seed in range(4):
        rng = Random(seed)
        state = game.start(options, seats, rng)
        while not state.ending:
            (seat,) = state.to_act()
            state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
            viewer = rng.randrange(seats)
            if state.memory.pile:
                checked += 1
                evidence = evidence_of(state, viewer)
                assert Posterior(evidence), "the memory of a real game always fits some deal"
                assert GAME.parse(state.text()) == state
                # What is imagined of what was imagined is no other thing.
                again = state.imagine(viewer, rng)
                assert evidence_of(again, viewer) == evidence
    assert checked or (seats == 2 and not options.coop)
