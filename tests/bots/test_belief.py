"""What is read from what rivals did, and what the search makes of it."""

from __future__ import annotations

from random import Random

from behemoth.bots.belief import most_after, most_held
from behemoth.bots.bot import Observation
from behemoth.bots.greedy_cards import GreedyCardBot
from behemoth.engine import cards
from behemoth.monstercombat import MonsterCombat, Options
from tests.engine.needs import needs_engine
from tests.monstercombat.build import table

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
            state = state.play(seat, greedy.choose(Observation(state, seat), rng), rng, tell=False).state  # type: ignore[assignment]


@needs_engine("cards")
def test_worlds_against_it_become_rare_and_all_else_stays() -> None:
    state = table("sD", "ddS", "lsT", "bbb", top="sB", known=((("", "d", "", ""),), (), (), ()))
    rng = Random(1)
    worlds = [cards.position_of(state.imagine(0, rng)) for _ in range(40)]
    before = [world.line() for world in worlds]
    most = [[3] * 7, [3, 0, 3, 3, 3, 3, 3], [3] * 7, [3] * 7]
    cards.card_engine().believe(worlds, cards._belief(state, most), 1)
    hands = [dict(word.split("=") for word in world.line().split())["hands"].split(",") for world in worlds]
    assert all(hand[0] == "Ds" and "d" in hand[1] for hand in hands), "what is known stays"
    assert [[sum(map(str.isupper, cards)) for cards in hand] for hand in hands] == [[1, 1, 1, 0]] * len(hands)
    assert sum(hand[1].lower().count("d") > 1 for hand in hands) < 8 < sum("d" in hand[2].lower() for hand in hands)
    strip = [(line[: line.index("hands=")], sorted(line)) for line in before]
    assert [(line[: line.index("hands=")], sorted(line)) for line in (world.line() for world in worlds)] == strip


@needs_engine("cards")
def test_the_draw_pile_holds_what_it_can() -> None:
    """After a reshuffle everybody knows which cards are in the pile."""
    state = table("sD", "ddS", "lsT", draw="sssss", fresh=("sssss", "sssss", "sssss"))
    worlds = [cards.position_of(state.imagine(0, Random(seed))) for seed in range(10)]
    cards.card_engine().believe(worlds, cards._belief(state, [[3] * 7] * 3), 1)
    assert all(" draw=sssss " in world.line() for world in worlds)
