"""What is read from what rivals did, and what the search makes of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from behemoth.bots.belief import DOUBT, likely_worlds, most_after, most_held
from behemoth.bots.bot import Observation
from behemoth.bots.greedy_cards import FACE_LETTERS, GreedyCardBot
from behemoth.games import view_bytes
from behemoth.monstercombat import MonsterCombat, Options
from tests.monstercombat.build import go, table

GAME = MonsterCombat()


def test_nothing_seen_tells_nothing() -> None:
    assert set(most_after("", 5, 4).values()) == {5}


def test_whoever_takes_a_hit_probably_has_no_shield() -> None:
    assert most_after("x", 4, 4)["d"] == 0
    assert most_after("x+", 5, 4) == {"b": 5, "d": 1, "l": 5, "s": 5, "t": 5, "u": 5, "z": 5}


def test_what_is_liked_more_was_probably_not_there() -> None:
    most = most_after("t", 4, 4)
    assert [most[face] for face in "ubs"] == [0, 0, 0]
    assert [most[face] for face in "dlz"] == [4, 4, 4]
    assert most_after("T", 4, 4)["l"] == 0
    assert set(most_after("P", 4, 4).items()) >= {("d", 4), ("s", 0), ("z", 0), ("l", 0)}


def test_a_card_that_was_probably_not_there_came_later() -> None:
    assert most_after("p+s", 3, 4)["s"] == 0
    assert most_after("p++s", 4, 4)["s"] == 1


def test_with_two_alive_a_lightning_is_liked_less() -> None:
    assert most_after("s", 4, 2)["b"] == 4
    assert most_after("p", 4, 2)["b"] == 0


def test_an_immune_neighbour_explains_a_pass() -> None:
    most = most_after("~p", 4, 4)
    assert most["s"] == 4
    assert most["b"] == 0


def test_of_greedy_players_it_is_always_true() -> None:
    rng, greedy = Random(2), GreedyCardBot()
    for _ in range(8):
        state = GAME.start(Options(), 4, rng)
        while not state.ending:
            for hand, most in zip(state.hands, most_held(state), strict=True):
                assert all(hand.lower().count(face) <= many for face, many in zip("bdlstuz", most, strict=True))
            (seat,) = state.to_act()
            state = state.play(seat, greedy.choose(Observation(state, seat), rng), rng, events=False).state  # type: ignore[assignment]


def test_worlds_are_as_likely_as_seen_times_how_well_they_fit() -> None:
    """Two hidden hands of known cards: every split is listed, weighed, and found as often."""
    state = table("ss", "dds", "lst", draw="", options=Options(trigger_count=0))
    state = replace(state, memory=replace(state.memory, recent=("", "x", "")))
    most = most_held(state)
    assert most[1][FACE_LETTERS.index("d")] == 0
    weights: Counter[tuple[str, str]] = Counter()
    for dealt in permutations("ddslst"):
        hands = "".join(sorted(dealt[:3])), "".join(sorted(dealt[3:]))
        weights[hands] += DOUBT ** hands[0].count("d")  # type: ignore[assignment]
    whole = sum(weights.values())
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(60):
        found.update((world.hands[1], world.hands[2]) for world in likely_worlds(state, 0, 48, Random(seed)))
    for hands, weight in weights.items():
        assert found[hands] / found.total() == pytest.approx(weight / whole, abs=0.02), hands
    assert set(found) <= set(weights)


def test_worlds_keep_what_the_seat_sees_and_knows() -> None:
    """After a reshuffle everybody knows which cards are in the pile; a seat knows what a thief took from it."""
    state = go(table("tD", "dbS", "lsT", draw=""), "thief1", seed=2)
    for world in likely_worlds(state, 1, 20, Random(1)):
        assert view_bytes(world, 1) == view_bytes(state, 1)
        assert Counter(world.piles.draw) <= Counter(state.memory.pile)
