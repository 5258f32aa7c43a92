"""What a seat remembers of cards it saw go, and that imagining never contradicts it."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.monstercombat.build import go, table
from tests.monstercombat.memory.asking import imagined


def test_the_victim_knows_what_the_thief_holds() -> None:
    state = go(table("t", "b", "", top="d"), "thief1")
    assert state.hands[0] == "b"
    assert all(other.hands[0] == "b" for other in imagined(state, 1))
    assert state.view(1).players[0].known == "b"
    # The third player does not know it.
    assert {other.hands[0] for other in imagined(state, 2)} != {"b"}
    assert state.view(2).players[0].known == ""


def test_knowledge_ends_when_the_card_is_shown() -> None:
    state = go(table("t", "s", "", top="ddl"), "thief1", "pass", "pass", "sword", "take")
    assert "s" in state.piles.discard
    assert not any(player.known for player in state.view(1).players)


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
