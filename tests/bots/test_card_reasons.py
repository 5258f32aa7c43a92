"""A reason that advice names holds at the table: every decision of many games by chance is made, and what was said is
held against what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import pytest

from behemoth.bots import advice_cards
from behemoth.games import Event
from behemoth.monstercombat import COOP, SHIELDS, Action, CombatState, MonsterCombat, Options, Play, TakeIt
from behemoth.monstercombat.events import (
    Attacked,
    Backfired,
    DirectionChanged,
    Drew,
    HeartGained,
    HeartsLost,
    MonsterFell,
    MonsterHit,
    MonsterSlept,
    MonsterWoke,
    Revived,
    Spared,
    Stole,
    TurnSkipped,
    TurnStarted,
)
from tests.monstercombat.build import coop, go, table

GAME = MonsterCombat()
#: Options that change what a card does.
TABLES: Final = (
    (Options(), 2),
    (Options(), 4),
    (Options(lightning_secret=True, immunity_scope="attacks"), 3),
    (Options(immune_counts_as_shield=True, hearts=2), 3),
    (Options(variant=COOP), 2),
    (Options(variant=COOP, x2_shields="one_per_heart", sleep="next_turn"), 3),
    (Options(variant=COOP, attack_target="all", carry_over=True, v2_immunity="through_next_turn"), 4),
)
GAMES: Final = 4
E = TypeVar("E", bound=Event)


class Told(NamedTuple):
    """A reason as it was given: the catalogue's key without its room, what stands in the sentence, and the decision."""

    key: str
    facts: dict[str, Any]
    state: CombatState
    seat: int
    action: Action

    def after(self, action: Action | None = None) -> tuple[CombatState, tuple[Event, ...]]:
        """What happens then, or after another action."""
        step = self.state.play(self.seat, action or self.action, Random(1))
        assert isinstance(step.state, CombatState)
        return step.state, step.events

    def happened(self, sort: type[E]) -> list[E]:
        return [event for event in self.after()[1] if isinstance(event, sort)]

    @property
    def others(self) -> list[int]:
        """The players after this one in the direction of play who are not out, the next one first."""
        seats = len(self.state.hearts)
        order = [(self.seat + step * self.state.turn.direction) % seats for step in range(1, seats)]
        return [seat for seat in order if self.state.hearts[seat]]


def lost_by(told: Told, actions: tuple[Action, ...]) -> int:
    """How many hearts the attack costs the one who decides so, until somebody else is asked or it is over."""
    state, lost = told.state, 0
    for action in actions:
        if state.attack.kind != told.state.attack.kind or state.to_act() != (told.seat,):
            break
        step = state.play(told.seat, action, Random(1))
        hurt = [event for event in this_turn(step.events) if isinstance(event, HeartsLost)]
        lost += sum(event.lost for event in hurt if event.seat == told.seat)
        state = step.state  # type: ignore[assignment]
        if this_turn(step.events) != step.events:
            break
    return lost


def this_turn(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What happens before the next turn begins."""
    return tuple(takewhile(lambda event: not isinstance(event, TurnStarted), events))


def is_secret(told: Told) -> bool:
    """Answers that are carried out later show nothing now."""
    return told.state.options.lightning_secret and told.state.attack.kind == "b"


# --- what each reason claims ---------------------------------------------------------------------------


def nothing_to_play(told: Told) -> bool:
    return len(told.state.actions(told.seat)) == 1


def something_to_play(told: Told) -> bool:
    return any(isinstance(action, Play) for action in told.state.actions(told.seat))


def no_shield(told: Told) -> bool:
    return not {*SHIELDS} & {*told.state.hands[told.seat]}


def hearts_to_spare(told: Told) -> bool:
    damage = told.state.attack.damage
    lost = damage if is_secret(told) else lost_by(told, (TakeIt(),))
    return not no_shield(told) and lost == damage < told.state.hearts[told.seat]


def costs_the_last_heart(told: Told) -> bool:
    return is_secret(told) or lost_by(told, (TakeIt(),)) == told.state.hearts[told.seat]


def saves_hearts(told: Told) -> bool:
    if is_secret(told):
        return bool(told.facts["damage"] == told.state.attack.damage)
    saved = lost_by(told, (TakeIt(),)) - lost_by(told, (told.action, TakeIt()))
    return bool(told.facts["damage"] == saved > 0)


def backfires(told: Told) -> bool:
    caster = told.state.turn.current
    hurt = {event.seat for event in told.happened(HeartsLost)}
    return bool(told.happened(Backfired)) and caster in hurt and caster != told.seat


def attacks_next(told: Told) -> bool:
    """The next player is asked at once, and has as many hearts as was said."""
    asked = told.happened(Attacked)
    right = told.facts["hearts"] == told.state.hearts[told.others[0]] and told.facts["percent"] in range(0, 101, 10)
    return [event.seat for event in asked] == told.others[:1] and right


def attacks_the_bare(told: Told) -> bool:
    state, _ = told.after()
    return state.asked() == told.others[0] and list(state.actions(told.others[0])) == [TakeIt()]


def strikes_all(told: Told) -> bool:
    state, _ = told.after()
    return bool(told.facts["count"] == len(told.others) == len(state.attack.queue))


def strikes_some(told: Told) -> bool:
    spared = len(told.happened(Spared))
    return spared > 0 and told.facts["count"] == len(told.others) - spared > 0


def strikes_nobody(told: Told) -> bool:
    attacked = [event for event in told.happened(Attacked) if event.by == told.seat]
    return len(told.happened(Spared)) >= len(told.others) and not attacked


def gives_a_heart(told: Told) -> bool:
    had = told.state.hearts[told.seat]
    gained = [event.hearts for event in told.happened(HeartGained) if event.seat == told.seat]
    return bool(told.facts["hearts"] == had) and gained[:1] == [had + 1]


def skips_next(told: Told) -> bool:
    return [event.seat for event in told.happened(TurnSkipped)] == told.others[:1] and len(told.others) > 1


def skips_the_trigger(told: Told) -> bool:
    """Who draws next is neither the player who is skipped nor oneself."""
    return skips_next(told) and told.state.piles.draw[0].isupper()


def goes_again(told: Told) -> bool:
    """The next turn is one's own, once the hand is small enough."""
    state, events = told.after()
    while not any(isinstance(event, TurnStarted) for event in events):
        step = state.play(told.seat, next(iter(state.actions(told.seat))), Random(1))
        state, events = step.state, step.events  # type: ignore[assignment]
    first = next(event for event in events if isinstance(event, TurnStarted))
    return len(told.others) == 1 and first.seat == told.seat


def steals(told: Told) -> bool:
    stolen = sum(len(event.backs) for event in told.happened(Stole))
    held = len(told.state.hands[told.others[0]])
    return (told.facts["count"], told.facts["cards"], told.facts["held"] == "one") == (stolen, held, held == 1)


def steals_and_draws(told: Told) -> bool:
    """All the next player has, and the rest from the pile before any other turn begins."""
    stolen = sum(len(event.backs) for event in told.happened(Stole))
    return stolen == len(told.state.hands[told.others[0]]) and drawn_at_once(told) > 0


def does_nothing(told: Told) -> bool:
    spared = [event.seat for event in told.happened(Spared)]
    attacked = [event for event in told.happened(Attacked) if event.by == told.seat]
    met = (*attacked, *told.happened(Stole), *told.happened(TurnSkipped))
    return spared[:1] == told.others[:1] and not met


def fells(told: Told) -> bool:
    return [event.monster for event in told.happened(MonsterFell)][:1] == [told.state.monster.number]


def hits(told: Told) -> bool:
    damage = [event.damage for event in told.happened(MonsterHit)]
    return damage == [told.facts["hits"]] and not told.happened(MonsterFell)


def hits_the_sleeper(told: Told) -> bool:
    power = {"s": 1, "b": 2}[told.action.card.lower()]  # type: ignore[union-attr]
    return hits(told) and told.state.monster.sleep > 0 and told.facts["hits"] == 2 * power


def lulls(told: Told) -> bool:
    """It sleeps, and still does in the next turn, unless an event brings that one to an end at once (D5)."""
    wakes = told.happened(MonsterWoke) and not told.happened(DirectionChanged)
    return bool(told.happened(MonsterSlept)) and not wakes


def lulls_in_vain(told: Told) -> bool:
    _, events = told.after()
    return not told.others and any(isinstance(event, MonsterWoke) for event in events)


def revives(told: Told) -> bool:
    assert isinstance(told.action, Play)
    return [event.seat for event in told.happened(Revived)] == [told.action.target]


def heals_another(told: Told) -> bool:
    assert isinstance(told.action, Play)
    target = told.action.target
    assert target is not None
    gained = [event.hearts for event in told.happened(HeartGained) if event.seat == target]
    return target != told.seat and told.facts["hearts"] == told.state.hearts[target] == gained[0] - 1


def drawn_at_once(told: Told) -> int:
    """How many cards come from the pile before another turn begins."""
    drawn = [event for event in this_turn(told.after()[1]) if isinstance(event, Drew)]
    return sum(len(event.backs) for event in drawn if event.seat == told.seat)


def draws(told: Told) -> bool:
    return bool(told.facts["count"] == drawn_at_once(told))


def holds_the_card(told: Told) -> bool:
    return told.action.card in told.state.hands[told.seat]  # type: ignore[union-attr]


CLAIMS: Final[dict[str, Callable[[Told], bool]]] = {
    "pass": nothing_to_play,
    "pass-keep": something_to_play,
    "take": no_shield,
    "take-keep": hearts_to_spare,
    "take-last": costs_the_last_heart,
    "shield": saves_hearts,
    "shield-last": costs_the_last_heart,
    "shield-backfires": backfires,
    "sword": attacks_next,
    "sword-bare": attacks_the_bare,
    "lightning": strikes_all,
    "lightning-some": strikes_some,
    "lightning-none": strikes_nobody,
    "life": gives_a_heart,
    "skip": skips_next,
    "skip-event": skips_the_trigger,
    "skip-again": goes_again,
    "thief": steals,
    "thief-pile": steals_and_draws,
    "immune": does_nothing,
    "fells": fells,
    "hits": hits,
    "hits-asleep": hits_the_sleeper,
    "sleep": lulls,
    "sleep-alone": lulls_in_vain,
    "revives": revives,
    "heals": heals_another,
    "heals-self": gives_a_heart,
    "draws": draws,
    "discard": holds_the_card,
}


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Callable[[CombatState, Action], Told]:
    """The reason for a decision, by the key of its sentence."""
    said: list[tuple[str, dict[str, Any]]] = []

    def say(key: str, language: str, **facts: Any) -> str:
        said.append((key.removeprefix("advice-combat-"), facts))
        return key

    monkeypatch.setattr(advice_cards, "say", say)

    def told(state: CombatState, action: Action) -> Told:
        said.clear()
        (seat,) = state.to_act()
        advice_cards.reason(state, seat, action)
        ((key, facts),) = said
        return Told(key, facts, state, seat, action)

    return told


def moments() -> Iterator[tuple[CombatState, Action]]:
    """Every action of every state of some games by chance, and of some tables that chance seldom lays."""
    for number, (options, seats) in enumerate(TABLES):
        for game in range(GAMES):
            rng = Random(f"reasons {number} {game}")
            state = GAME.start(options, seats, rng)
            while not state.ending:
                (seat,) = state.to_act()
                yield from ((state, action) for action in state.actions(seat))
                state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
    for state in (coop("zs", "", hearts=(2, 0)), go(table("b", "d", hearts=(3, 3)), "lightning")):
        yield from ((state, action) for action in state.actions(state.to_act()[0]))


def test_a_reason_that_is_named_holds_at_the_table(tell: Callable[[CombatState, Action], Told]) -> None:
    met: Counter[str] = Counter()
    for state, action in moments():
        told = tell(state, action)
        met[told.key] += 1
        assert CLAIMS[told.key](told), f"{told.key} {told.facts} of {action} in {state.text()}"
    assert {*met} == {*CLAIMS}, "each of them was met"
