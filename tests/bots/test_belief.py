"""What is read from what rivals did, and what the search makes of it."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from behemoth.bots.belief import AGREES, GREEDY, decisions, read_signs, suspicions
from behemoth.bots.bot import Bot, Observation
from behemoth.bots.greedy_cards import FACE_LETTERS, GreedyCardBot
from behemoth.bots.random_bot import RandomBot
from behemoth.engine import card_dealer
from behemoth.monstercombat import MonsterCombat, Options
from tests.engine.needs import needs_engine
from tests.monstercombat.build import table

GAME = MonsterCombat()


def most_after(signs: str, held: int, living: int) -> dict[str, int]:
    return read_signs(signs, held, living).most


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


def test_a_card_that_should_not_have_been_there_gives_somebody_away() -> None:
    assert not read_signs("p+s", 3, 4).strayed
    assert read_signs("p+ss", 3, 4).strayed
    assert read_signs("xd", 3, 4).strayed
    assert not read_signs("x+d", 3, 4).strayed


def test_of_greedy_players_it_is_always_true() -> None:
    rng, greedy = Random(2), GreedyCardBot()
    for _ in range(8):
        state = GAME.start(Options(), 4, rng)
        while not state.ending:
            for hand, thought in zip(state.hands, suspicions(state), strict=True):
                assert all(hand.lower().count(face) <= many for face, many in zip("bdlstuz", thought.most, strict=True))
                assert thought.greedy == GREEDY
            (seat,) = state.to_act()
            state = state.play(seat, greedy.choose(Observation(state, seat), rng), rng, events=False).state  # type: ignore[assignment]


def test_whoever_never_left_the_table_is_soon_taken_for_greedy() -> None:
    state = table("ss", "dds", "lst", draw="", options=Options(trigger_count=0))
    state = replace(state, memory=replace(state.memory, recent=("", "x", "++")))
    nobody, hit, drew = suspicions(state)
    assert hit.most[FACE_LETTERS.index("d")] == 0
    assert nobody.greedy == hit.greedy == drew.greedy == GREEDY
    assert nobody.other == drew.other == 1 - GREEDY, "a card that came is no decision"
    assert hit.other == pytest.approx((1 - GREEDY) * AGREES)
    assert decisions("pP~sbd<+x") == 6


@needs_engine("cards")
def test_players_are_told_apart_by_what_they_do() -> None:
    """A greedy rival is taken for one more often than one who plays by chance; much of it the drawn cards hide."""
    shares: dict[str, list[float]] = {"greedy": [], "random": []}
    rng = Random(3)
    bots: tuple[Bot, Bot] = (GreedyCardBot(), RandomBot())
    for _ in range(6):
        state = GAME.start(Options(), 3, rng)
        while not state.ending:
            (seat,) = state.to_act()
            if seat == 0 and state.hearts[1] and state.hearts[2]:
                worlds = card_dealer(state, 0, rng, suspicions(state)).engine.worlds(40, rng.getrandbits(60))
                for other, bot in enumerate(bots, 1):
                    shares[bot.name].append(sum(greedy >> other & 1 for _world, greedy in worlds) / len(worlds))
            action = bots[seat != 1].choose(Observation(state, seat), rng)
            state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]
    greedy, random = (fmean(shares[bot.name]) for bot in bots)
    assert greedy > random + 0.05
