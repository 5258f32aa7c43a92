"""Worlds dealt in the engine: as likely as the rules count them, weighed by what is thought of the rivals."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from behemoth.bots import Observation
from behemoth.bots.greedy_cards import FACE_LETTERS, GreedyCardBot, greedy_values
from behemoth.engine import Suspicion, card_dealer, card_engine, search_dealt
from behemoth.engine.cards import position_of
from behemoth.monstercombat import CombatState, MonsterCombat, Options, preset
from tests.engine.needs import needs_engine
from tests.monstercombat.build import go, table

GAME = MonsterCombat()
pytestmark = needs_engine("cards")
ANYTHING = Suspicion([9] * 7, 0.0, 1.0, 1.0)


def fields(line: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in line.split(" "))


def hands_of(world: Any) -> tuple[str, ...]:
    return tuple(hand.replace("-", "") for hand in fields(world.line())["hands"].split(","))


def moments(options: Options, seats: int, seed: int, every: int) -> list[CombatState]:
    """Some moments of a game that greedy players play."""
    rng, greedy, found = Random(seed), GreedyCardBot(), []
    state = GAME.start(options, seats, rng)
    count = 0
    while not state.ending:
        (seat,) = state.to_act()
        count += 1
        if count % every == 0:
            found.append(state)
        state = state.play(seat, greedy.choose(Observation(state, seat), rng), rng, events=False).state  # type: ignore[assignment]
    return found


def test_worlds_are_as_likely_as_seen_times_how_well_they_fit() -> None:
    """Two hidden hands of known cards: every split is listed, weighed, and found as often."""
    state = table("ss", "dds", "lst", draw="", options=Options(trigger_count=0))
    most = [0 if face == "d" else 9 for face in FACE_LETTERS]
    thought = [ANYTHING, Suspicion(most, 0.3, 0.5, 0.1), ANYTHING]
    weights: Counter[tuple[str, str]] = Counter()
    for dealt in permutations("ddslst"):
        hands = "".join(sorted(dealt[:3])), "".join(sorted(dealt[3:]))
        shields = hands[0].count("d")
        weights[hands] += 0.5 * 0.1**shields + (0 if shields else 0.3)  # type: ignore[assignment]
    whole = sum(weights.values())
    found: Counter[tuple[str, str]] = Counter()
    greedy: Counter[bool] = Counter()
    for world, mask in card_dealer(state, 0, Random(1), thought).engine.worlds(4000, 5):
        _own, first, second = hands_of(world)
        found[first, second] += 1
        greedy[bool(mask >> 1 & 1)] += "d" not in first
        assert not mask >> 1 & 1 or "d" not in first, "no greedy one takes a hit with a shield"
    for hands, weight in weights.items():
        assert found[hands] / found.total() == pytest.approx(weight / whole, abs=0.03), hands
    assert set(found) <= set(weights)
    assert greedy[True] / greedy.total() == pytest.approx(0.3 / 0.8, abs=0.03)


@pytest.mark.parametrize(
    "options",
    [Options(), Options(lightning_secret=True), preset("coop", "hard")],
    ids=["versus", "secret", "coop"],
)
def test_worlds_keep_what_the_seat_sees(options: Options) -> None:
    """All that is open, the backs of all hands and of the top card, the cards that lie in the discard pile."""
    for state in moments(options, 3, 3, 5):
        (seat,) = state.to_act()
        real = fields(position_of(state).line())
        for world, _mask in card_dealer(state, seat, Random(2)).engine.worlds(5, 7):
            made = fields(world.line())
            alike = ("turn", "phase", "current", "hearts", "immune", "discard", "monster")
            assert {name: made[name] for name in alike} == {name: real[name] for name in alike}
            for other, (mine, theirs) in enumerate(zip(hands_of(world), state.hands, strict=True)):
                backs = [sorted(card.isupper() for card in hand) for hand in (mine, theirs)]
                assert backs[0] == backs[1]
                assert other != seat or sorted(mine) == sorted(theirs)
            assert made["draw"][:1].isupper() == real["draw"][:1].isupper()
            whole = sorted("".join(hands_of(world)) + made["draw"].replace("-", ""))
            assert whole == sorted("".join(state.hands) + state.piles.draw)


def test_worlds_are_those_that_the_rules_imagine() -> None:
    """After thefts and a reshuffle each hidden hand holds each face as often as in the worlds the rules imagine."""
    state = go(table("tD", "dbS", "lsT", draw=""), "thief1", seed=2)
    rng = Random(4)
    imagined: Counter[tuple[int, str]] = Counter()
    for _ in range(2000):
        hands = state.imagine(1, rng).hands
        imagined.update((seat, card) for seat, hand in enumerate(hands) for card in hand)
    dealt: Counter[tuple[int, str]] = Counter()
    for seed in range(20):
        for world, _mask in card_dealer(state, 1, rng).engine.worlds(100, seed):
            dealt.update((seat, card) for seat, hand in enumerate(hands_of(world)) for card in hand)
    for what in imagined | dealt:
        assert dealt[what] / 2000 == pytest.approx(imagined[what] / 2000, abs=0.06), what


def test_the_same_seed_finds_the_same() -> None:
    state = moments(Options(), 4, 6, 7)[1]
    (seat,) = state.to_act()
    found = [
        search_dealt(
            card_dealer(state, seat, Random(3), [ANYTHING] * 4),
            seconds=60,
            simulations=900,
            seed=4,
            others=greedy_values("versus"),
        )
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert [one.action for one in found[0]] == list(state.actions(seat))


def test_what_does_not_fit_the_table_is_refused() -> None:
    state = table("ss", "dds", "lst", draw="", options=Options(trigger_count=0))
    position, engine = position_of(state), card_engine()
    good = (["", "", "ddslst", ""], [(1, [0, 0, 3, 0], ""), (2, [0, 0, 3, 0], "")])
    engine.Dealer(position, 0, 0b110, [good], [], 2)
    for lots, parts in (
        (["", "", "ddslst", ""], [(1, [0, 0, 2, 0], ""), (2, [0, 0, 3, 0], "")]),
        (["", "", "ddsls", ""], good[1]),
        (["", "", "ddslst", "D"], good[1]),
        (good[0], [(8, [0, 0, 3, 0], ""), (2, [0, 0, 3, 0], "")]),
        (good[0], [(1, [0, 0, -3, 0], ""), (2, [0, 0, 3, 0], "")]),
    ):
        with pytest.raises(ValueError, match=r"."):
            engine.Dealer(position, 0, 0b110, [(lots, parts)], [], 2)
    for suspicions in ([([9] * 7, 1.0, 0.0, 1.0)] * 3, [([9] * 6, 0.5, 0.5, 0.1)] * 3, [([9] * 7, 0.5, 0.5, 0.1)]):
        with pytest.raises(ValueError, match=r"."):
            engine.Dealer(position, 0, 0b110, [good], suspicions, 2)
