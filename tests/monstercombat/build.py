"""Positions for tests: say what matters, the rest of the cards fills the piles so that nothing else happens."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from behemoth.games import Event
from behemoth.monstercombat import COOP, CombatState, MonsterCombat, Options, position

GAME = MonsterCombat()


def table(*hands: str, options: Options | None = None, **facts: Any) -> CombatState:
    """A state in the PLAY phase of seat 0 with these hands (``behemoth.monstercombat.position``)."""
    return position(*hands, options=options, **facts)


def coop(*hands: str, top: str = "", events: str = "", **facts: Any) -> CombatState:
    """The same for co-op; options may be named among the facts."""
    chosen = {name: facts.pop(name) for name in list(facts) if name in Options.__struct_fields__ and name != "sleep"}
    if "sleep_option" in facts:
        chosen["sleep"] = facts.pop("sleep_option")
    if "max_hearts" in facts:
        chosen["hearts"] = facts.pop("max_hearts")
    hearts = chosen.pop("hearts", 3)
    if isinstance(hearts, tuple):
        facts["hearts"], hearts = hearts, 3
    options = Options(variant=COOP, hearts=hearts, **chosen)
    return table(*hands, options=options, top=top, events=events, **facts)


def go(state: CombatState, *words: str, seed: int = 1) -> CombatState:
    """Play these words, each by whoever owes a decision."""
    return tell(state, *words, seed=seed)[0]


def tell(state: CombatState, *words: str, seed: int = 1) -> tuple[CombatState, list[Event]]:
    """The same, and everything that happened."""
    rng = Random(seed)
    events: list[Event] = []
    for word in words:
        (seat,) = state.to_act()
        step = state.play(seat, state.read(seat, word), rng)
        assert isinstance(step.state, CombatState)
        state = step.state
        events += step.events
    return state, events


def words(state: CombatState) -> set[str]:
    """What may be done now, as words."""
    (seat,) = state.to_act()
    return {state.write(seat, action) for action in state.actions(seat)}


def names(events: Iterable[Event]) -> list[str]:
    """The facts by name."""
    return [type(event).__name__ for event in events]
