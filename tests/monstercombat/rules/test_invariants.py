"""What always holds, over many random games of every seat count and option (MC2.4)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from behemoth.monstercombat import CombatState, EventCounts, MonsterCombat, Options
from behemoth.monstercombat.tables.cards import triggers
from behemoth.monstercombat.tables.options import deck_for

GAME = MonsterCombat()
VARIATIONS = tuple(GAME.variations())


def _check(state: CombatState, options: Options) -> None:
    everything = state.piles.draw + state.piles.discard + "".join(state.hands)
    assert len(everything) == 57
    assert Counter(everything) == Counter(deck_for(options))
    assert triggers(everything) == (0 if options.coop else options.trigger_count)
    event_cards = state.piles.events + state.piles.played + state.piles.revealed
    assert len(event_cards) == 20
    assert Counter(event_cards) == Counter(options.event_counts.pile())
    assert all(0 <= hearts <= options.hearts for hearts in state.hearts)
    assert len(state.piles.draw + state.piles.discard) >= 57 - 7 * len(state.hands) - 4
    assert state.piles.draw or state.piles.discard
    assert all(hand == "" for hand, hearts in zip(state.hands, state.hearts, strict=True) if not hearts)
    assert all("".join(sorted(hand)) == hand for hand in state.hands)
    assert not any(immune for immune, hearts in zip(state.immune, state.hearts, strict=True) if not hearts)


def _check_hands(before: CombatState, after: CombatState, limit: int) -> None:
    """Between turns no hand is above the limit, but for cards stolen or dealt since the owner's last turn end."""
    seat = before.turn.current
    if after.turn.number == before.turn.number + 1 and before.hearts[seat] and after.turn.current != seat:
        assert len(after.hands[seat]) <= max(limit, 5)


def _check_end(state: CombatState, options: Options) -> None:
    outcome = state.outcome()
    assert outcome is not None
    if options.coop:
        assert len(set(outcome.scores)) == 1
    elif outcome.reason == "last-survivor":
        assert sum(hearts > 0 for hearts in state.hearts) == 1
        assert outcome.scores == tuple(float(hearts > 0) for hearts in state.hearts)
    else:
        assert outcome.reason == "turn-cap"
        assert state.turn.number == options.turn_cap


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("options", VARIATIONS, ids=lambda options: "")
def test_invariants_of_random_games(options: Options, seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(options, seats, rng)
    for _ in range(700):
        _check(state, options)
        if state.ending:
            break
        (seat,) = state.to_act()
        assert state.hearts[seat] > 0
        after = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state
        assert isinstance(after, CombatState)
        _check_hands(state, after, options.hand_limit)
        state = after
    if state.ending:
        _check_end(state, options)


@pytest.mark.rule("MC2.4")
def test_seven_hoarders_leave_eight_cards() -> None:
    """The fewest cards that can ever be left to draw: seven players who never play one."""
    options = Options(turn_cap=200, event_counts=_no_losses())
    rng = Random(3)
    state = GAME.start(options, 7, rng)
    fewest = 57
    while not state.ending:
        (seat,) = state.to_act()
        state = state.play(seat, next(iter(state.actions(seat))), rng, events=False).state  # type: ignore[assignment]
        if state.turn.phase == "play":
            fewest = min(fewest, len(state.piles.draw + state.piles.discard) + 1)
    assert fewest == 8


def _no_losses() -> EventCounts:
    return EventCounts(heal=20, immune=0, discard=0, attack=0, reverse=0)


@pytest.mark.rule("MC2.4")
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_versus_game_ends_with_one_survivor(seats: int) -> None:
    for seed in range(40):
        rng = Random(seed)
        state = GAME.start(Options(), seats, rng)
        while not state.ending:
            (seat,) = state.to_act()
            state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
        assert state.ending == "last-survivor"
        _check_end(state, Options())
