"""Where a seat thinks the cards are that it lost, and how likely that is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from behemoth.monstercombat import MonsterCombat, Options
from behemoth.monstercombat.memory.evidence import evidence_of
from behemoth.monstercombat.memory.posterior import Posterior
from tests.monstercombat.build import go, table
from tests.monstercombat.memory.asking import known_cards

GAME = MonsterCombat()


def test_a_card_stolen_back_is_no_longer_there() -> None:
    state = go(table("t", "b", "", top="d"), "thief1")
    assert known_cards(state, 1) == ((("b", "", ""), 1_000_000),)
    back = go(table("t", "bt", options=Options(trigger_count=0), draw="d"), "thief1")
    held = back.view(1).players[0].known
    assert held == back.hands[0]
    if held == "b":
        assert not any(player.known for player in go(back, "thief1").view(1).players)


def test_an_unseen_theft_leaves_both_possibilities() -> None:
    """1 knows that 0 holds a lightning; then 3 steals one of two plain cards from 0."""
    state = go(table("tl", "b", "", "t", top="ddd"), "thief1", "pass", "pass", "thief1")
    assert known_cards(state, 1) == ((("", "", "", "b"), 500_000), (("b", "", "", ""), 500_000))
    assert {player.known for player in state.view(1).players} == {""}


def test_the_only_card_with_a_back_has_moved_for_sure() -> None:
    state = go(table("tL", "b", "", "t", top="ddd"), "thief1", "pass", "pass", "thief1", seed=3)
    (((first, *_), _),) = known_cards(state, 1)
    assert first == ("" if "L" in state.hands[0] else "b"), "the back tells whether it was stolen"


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
            known = known_cards(state, viewer)
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
