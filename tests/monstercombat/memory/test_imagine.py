"""Imagined worlds are drawn as often as they are likely: small cases against a list of all worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from behemoth.games import view_bytes
from behemoth.monstercombat import CombatState, MonsterCombat, Options
from tests.monstercombat.build import coop, go, table
from tests.monstercombat.memory.asking import imagined, known_cards
from tests.monstercombat.memory.enumeration import Enumeration, World

GAME = MonsterCombat()


def _share(state: CombatState, seat: int, holds: Callable[[CombatState], bool], times: int = 4000) -> float:
    rng = Random(11)
    return sum(holds(state.imagine(seat, rng)) for _ in range(times)) / times


def _frequencies(state: CombatState, seat: int, times: int) -> Counter[World]:
    rng = Random(12)
    found: Counter[World] = Counter()
    for _ in range(times):
        other = state.imagine(seat, rng)
        hands = tuple("" if place == seat else hand for place, hand in enumerate(other.hands))
        found[hands, "".join(sorted(other.piles.draw))] += 1
    return found


def _fits(state: CombatState, seat: int, listed: Enumeration, times: int = 1500) -> None:
    """Nothing impossible, and chi-square within four and a half standard deviations of what it should be."""
    found = _frequencies(state, seat, times)
    impossible = set(found) - set(listed.worlds)
    assert not impossible, impossible
    # Rare worlds are counted together: chi-square wants at least five expected of each.
    rare_expected = rare_found = square = 0.0
    kinds = 0
    for world, share in listed.worlds.items():
        expected = float(share) * times
        if expected < 5:
            rare_expected, rare_found = rare_expected + expected, rare_found + found[world]
        else:
            square += (found[world] - expected) ** 2 / expected
            kinds += 1
    if rare_expected >= 5:
        square += (rare_found - rare_expected) ** 2 / rare_expected
        kinds += 1
    freedom = max(1, kinds - 1)
    assert square < freedom + 4.5 * (2 * freedom) ** 0.5 + 4.5, (square, freedom)


def test_a_card_drawn_after_a_reshuffle_is_one_of_the_pile() -> None:
    """The other's hand was known when 47 cards were shuffled: only its new card is unknown."""
    state = go(coop("dlsst", "ddlss", draw=""), "pass")
    pile = Counter(state.piles.discard + state.piles.draw) + Counter(state.hands[1]) - Counter("ddlss")
    assert pile.total() == 47
    rng = Random(11)
    found = Counter(state.imagine(0, rng).hands[1] for _ in range(4000))
    for card in "sdblutz":
        hand = "".join(sorted("ddlss" + card))
        assert found[hand] / 4000 == pytest.approx(pile[card] / 47, abs=0.03), card


def test_old_cards_are_split_by_how_many_each_hand_holds() -> None:
    """One skip among six old cards, five of them in one hand."""
    state = go(coop("", "ddddd", "z", "", draw=""), "pass")
    # Seat 2 has drawn nothing since, so its skip would be the old one.
    assert _share(state, 3, lambda other: "z" not in other.hands[2]) == pytest.approx(5 / 6, abs=0.03)


def test_an_unseen_theft_moves_the_known_card_as_often_as_any_other() -> None:
    """1 loses its lightning to 0, who then holds five plain cards; 3 steals one of them unseen."""
    state = go(table("tllll", "b", "", "t", draw=""), "thief1", "pass", "pass", "thief1")
    assert "b" in state.hands[0] + state.hands[3]
    # All other cards of 0 are old ones, none of them a lightning.
    assert _share(state, 1, lambda other: "b" not in other.hands[0]) == pytest.approx(1 / 5, abs=0.03)
    assert state.view(1).players[0].known == state.view(1).players[3].known == ""


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_worlds_fit_the_backs_that_were_drawn(viewer: int) -> None:
    """Others hold Ds and Sd; 1 draws a plain back and 2 a marked one: no world may say otherwise."""
    start = table("", "Ds", "Sd", "", draw="", hearts=(3, 3, 3, 3))
    for seed in range(12):
        rng = Random(seed)
        listed, state = Enumeration(start, viewer), start
        for _ in range(3):
            (seat,) = state.to_act()
            step = state.play(seat, state.read(seat, "pass" if state.turn.phase == "play" else "take"), rng)
            listed.hear(step.events)
            state = step.state  # type: ignore[assignment]
        _fits(state, viewer, listed, 600)


SMALL = (
    ("two together", lambda: coop("dlsst", "ddlss", draw="")),
    ("three together", lambda: coop("sz", "dlt", "sdb", draw="")),
    ("four together", lambda: coop("s", "dt", "lz", "sd", draw="")),
    ("three alone", lambda: table("st", "dtS", "sDb", draw="")),
    ("four alone", lambda: table("tT", "uS", "tD", "bT", draw="")),
    ("four alone, no triggers", lambda: table("tt", "us", "td", "bt", draw="", options=Options(trigger_count=0))),
)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "start"), SMALL, ids=[name for name, _ in SMALL])
def test_imagined_worlds_are_as_likely_as_they_are(name: str, start: Callable[[], CombatState], seed: int) -> None:
    """Random play from an empty draw pile on: all worlds listed by what each seat heard, and drawn by imagine."""
    rng, state = Random(f"{name}{seed}"), start()
    seats = range(len(state.hands))
    listed = {seat: Enumeration(state, seat) for seat in seats}
    for turn in range(7):
        (seat,) = state.to_act()
        actions = list(state.actions(seat))
        # Passing makes no worlds: play as much as possible, thieves first.
        action = max(actions, key=lambda one: (getattr(one, "card", "").lower() in "tu" and turn < 5, rng.random()))
        step = state.play(seat, action, rng)
        state = step.state  # type: ignore[assignment]
        for viewer in seats:
            listed[viewer].hear(step.events)
        if state.ending or max(len(worlds.worlds) for worlds in listed.values()) > 2_000:
            break
    for viewer in seats:
        _fits(state, viewer, listed[viewer])


def test_the_true_order_of_a_pile_does_not_show() -> None:
    """Two states that differ only in the order of their piles are imagined alike, card for card."""
    state = GAME.start(Options(), 4, Random(1))
    top, rest = state.piles.draw[0], state.piles.draw[1:]
    piles = msgspec.structs.replace(state.piles, draw=top + rest[::-1], events=state.piles.events[::-1])
    other = msgspec.structs.replace(state, piles=piles)
    assert view_bytes(other, 2) == view_bytes(state, 2)
    assert other.imagine(2, Random(5)).hands == state.imagine(2, Random(5)).hands
    assert other.imagine(2, Random(5)).piles.draw == state.imagine(2, Random(5)).piles.draw
    assert other.imagine(2, Random(5)).piles.events == state.imagine(2, Random(5)).piles.events


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
                for world, _likely in known_cards(state, viewer)
            ]
            assert not fits or any(fits)
            assert not state.memory.pile or Counter(other.piles.draw) <= Counter(state.memory.pile)
            if not other.ending:
                (actor,) = other.to_act()
                other.play(actor, other.actions(actor).sample(rng), rng)


def test_imagining_is_fair_about_what_is_unknown() -> None:
    """An unknown card is each possible card about as often as there are copies of it."""
    state = table("", "s", "")
    seen = Counter(other.hands[1] for other in imagined(state, 0, 1500))
    plain_swords, plain = 12, 37
    assert abs(seen["s"] / 1500 - plain_swords / plain) < 0.06
    assert not any(card.isupper() for card in seen)


def test_a_hand_that_was_empty_at_the_reshuffle_holds_cards_of_the_pile_only() -> None:
    """All skips were in the hand of 2 when the pile was shuffled; 1 had no cards, so 1 has none of them."""
    state = go(coop("", "", "zzzz", "", draw=""), "pass")
    assert all("z" not in other.hands[1] + other.piles.draw for other in imagined(state, 0, 80))
    assert all(other.hands[2] == "zzzz" for other in imagined(state, 0, 80))


def test_a_hand_that_drew_nothing_since_the_reshuffle_holds_old_cards_only() -> None:
    """All skips lay on the discard pile: whoever has not drawn since has none of them."""
    state = go(coop("", "", "sdl", "", draw=""), "pass", "pass")
    assert state.turn.current == 2
    waiting = go(coop("", "", "sdlt", "", draw="", direction=-1), "pass")
    assert waiting.turn.current == 3
    assert all(sorted(other.hands[2]) == sorted("sdlt") for other in imagined(waiting, 0, 60))
    drawn = {other.hands[3] for other in imagined(waiting, 0, 60)}
    assert len(drawn) > 3, "the card that was drawn may be any of the pile"
