"""The gate: rules and engine play the same games of Monster Combat, decision by decision, card for card.

Both take their chance from the same source, so that every shuffle and every theft is the same. After each decision the
whole state is compared (but for what seats remember), the legal actions, and at the end the scores.

    python -m tests.engine.test_cards_gate 1000000     # so many positions
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from behemoth.engine import cards
from behemoth.monstercombat import CombatState, MonsterCombat, Options
from behemoth.monstercombat.tables.options import COOP, EventCounts
from tests.engine.needs import needs_engine

pytestmark = needs_engine("cards")

GAME = MonsterCombat()
#: Options that only meet each other here.
TOGETHER = (
    Options(lightning_secret=True, immune_counts_as_shield=True, event_counts=EventCounts(0, 10, 2, 4, 4)),
    Options(hand_limit=1, trigger_on_any_draw=True, trigger_count=57, immunity_scope="attacks"),
    Options(hearts=9, reverse_ends_turn=False, discard_redraw=7, turn_cap=60, turn_cap_v1="most_hearts"),
    Options(trigger_count=0, turn_cap=40),
    Options(variant=COOP, x2_shields="one_per_heart", attack_target="all", hearts=5, sleep="next_turn"),
    Options(variant=COOP, carry_over=True, reverse_ends_turn=False, discard_redraw=5, hand_limit=3),
)


def compare(state: CombatState, position: object, trail: str) -> None:
    """Raises AssertionError with the state in one line if rules and engine disagree about it."""
    found: str = position.line()  # type: ignore[attr-defined]
    assert found == cards.line_of(state), f"{trail}: {state.text()}\nengine: {found}"
    owing = state.to_act()
    legal = [state.write(owing[0], action) for action in state.actions(owing[0])] if owing else []
    written = [state.write(0, cards.action_of(code)) for code in position.actions()]  # type: ignore[attr-defined]
    assert written == legal, f"{trail}: {state.text()}\nengine: {written}"


def play_both(options: Options, seats: int, seed: str) -> int:
    """One game; how many positions were compared."""
    rng, choice = Random(seed), Random(seed + "/choice")
    chance = cards.chance_of(rng)
    state = GAME.start(options, seats, rng)
    position = cards.card_engine().Position.start(cards.card_rules(options), seats, chance)
    compare(state, position, seed)
    compared = 1
    while not state.ending:
        (seat,) = state.to_act()
        assert position.to_act == seat
        action = state.actions(seat).sample(choice)
        position.play(cards.code_of(action), chance)
        state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]
        compare(state, position, seed)
        compared += 1
    outcome = state.outcome()
    assert outcome is not None
    assert position.over
    assert position.scores() == pytest.approx(outcome.scores), f"{seed}: {state.text()}"
    return compared


def all_games() -> Iterator[tuple[Options, int]]:
    """Every option on its own, some together, with every number of seats."""
    for options in (*GAME.variations(), *TOGETHER):
        for seats in GAME.seats:
            yield options, seats


def run_gate(positions: int, seed: str = "gate") -> int:
    """Play rounds of all games until so many positions have been compared."""
    compared = 0
    for number in count():
        for options, seats in all_games():
            compared += play_both(options, seats, f"{seed}/{number}/{seats}/{options}")
        if compared >= positions:
            return compared
    raise AssertionError


def test_law_and_engine_play_the_same_games() -> None:
    assert run_gate(100_000) >= 100_000


def test_a_state_goes_to_the_engine_and_back() -> None:
    """Every state text of the rules is read and written again, also in the middle of secret answers."""
    for options, seats in all_games():
        rng = Random(f"{options}/{seats}")
        state = GAME.start(options, seats, rng)
        for _ in range(40):
            compare(state, cards.position_of(state), "read")
            if state.ending:
                break
            (seat,) = state.to_act()
            state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]


def test_a_difference_would_be_seen() -> None:
    """The gate has teeth: a wrong card, heart or action is reported with the state's line."""
    rng = Random(3)
    state = GAME.start(Options(), 3, rng)
    other = state.play(state.turn.current, state.actions(state.turn.current).sample(rng), rng, events=False).state
    with pytest.raises(AssertionError, match="mc2 "):
        compare(other, cards.position_of(state), "teeth")  # type: ignore[arg-type]


def test_rubbish_is_refused() -> None:
    rules = cards.card_rules(Options())
    line = cards.line_of(GAME.start(Options(), 2, Random(1)))
    for bad in ("", "turn", line + " x=1", line.replace("hearts=33", "hearts=93x"), line.replace("draw=", "draw=sss")):
        with pytest.raises(ValueError, match="not a state"):
            cards.card_engine().Position(rules, bad)
    position = cards.card_engine().Position(rules, line)
    with pytest.raises(ValueError, match="legal"):
        position.play(4 << 7, cards.chance_of(Random(1)))
    with pytest.raises(ValueError, match="seats"):
        cards.card_engine().Position.start(rules, 8, cards.chance_of(Random(1)))


if __name__ == "__main__":
    print(f"{run_gate(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000):,} positions compared, no difference")
