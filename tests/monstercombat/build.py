"""Positions for tests: say what matters, the rest of the cards fills the piles so that nothing else happens."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from behemoth.games import Event
from behemoth.monstercombat import COOP, CombatState, Options
from behemoth.monstercombat.cards import ordered
from behemoth.monstercombat.memory.memory import nothing_yet
from behemoth.monstercombat.monsters import HEARTS
from behemoth.monstercombat.options import checked, deck_for


def _without(cards: str, gone: Iterable[str]) -> str:
    for card in gone:
        assert card in cards, f"there are not that many {card}"
        cards = cards.replace(card, "", 1)
    return cards


def table(*hands: str, options: Options | None = None, top: str = "", events: str = "", **facts: Any) -> CombatState:
    """A state in the PLAY phase of seat 0 with these hands; ``top`` and ``events`` are what comes up next.

    The rest of the draw pile starts with plain backs, the rest of the events with those that heal.
    """
    options = checked(options or Options())
    seats = len(hands)
    discard = facts.pop("discard", "")
    played, revealed = facts.pop("played", ""), facts.pop("revealed", "")
    all_in_pile = facts.pop("draw", None)
    rest = _without(deck_for(options), "".join(hands) + discard + top)
    draw = top + "".join(sorted(rest, key=lambda card: (card.isupper(), card)))
    if all_in_pile is not None:
        # Exactly this pile: everything else lies on the discard pile.
        draw, discard = all_in_pile, discard + _without(rest, all_in_pile)
    event_pile = events + _without(options.event_counts.pile(), events + played + revealed)
    monster = facts.pop("monster", 1 if options.coop else 0)
    base: dict[str, Any] = {
        "hearts": (options.hearts,) * seats,
        "immune": (0,) * seats,
        "current": 0,
        "direction": 1,
        "turn": 1,
        "phase": "play",
        "monster": monster,
        "monster_hearts": HEARTS.get(monster, 0),
        "memory": nothing_yet(seats),
    }
    return CombatState(
        options=options,
        hands=tuple(map(ordered, hands)),
        draw=draw,
        discard=discard,
        events=event_pile,
        revealed=revealed,
        played=played,
        **(base | facts),
    )


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
