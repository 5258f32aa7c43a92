"""A position of one's own, for research, tests and puzzles: say what matters, the rest of the cards fills the piles."""

from __future__ import annotations

from collections.abc import Sequence

from behemoth.games import InvalidText, Seat
from behemoth.monstercombat.memory.memory import nothing_yet
from behemoth.monstercombat.parts import NO_MONSTER, MonsterState, Piles, Turn
from behemoth.monstercombat.state import CombatState
from behemoth.monstercombat.tables.cards import ordered
from behemoth.monstercombat.tables.monsters import HEARTS
from behemoth.monstercombat.tables.options import Options, checked, deck_for
from behemoth.monstercombat.text.state_faults import state_fault


def position(
    *hands: str,
    options: Options | None = None,
    top: str = "",
    draw: str | None = None,
    discard: str = "",
    events: str = "",
    revealed: str = "",
    played: str = "",
    hearts: Sequence[int] | None = None,
    immune: Sequence[int] | None = None,
    current: Seat = 0,
    direction: int = 1,
    turn: int = 1,
    monster: int = 1,
    monster_hearts: int | None = None,
    sleep: int = 0,
) -> CombatState:
    """A state in the PLAY phase with these hands; ``top`` and ``events`` are what comes up next. Raises InvalidText.

    The rest of the draw pile starts with plain backs, the rest of the events with those that heal. With ``draw`` the
    draw pile is exactly that, and everything else lies on the discard pile. Nobody remembers anything.
    """
    options, seats = checked(options or Options()), len(hands)
    rest = _without(deck_for(options), "".join(hands) + discard + (top if draw is None else draw))
    if draw is None:
        draw = top + "".join(sorted(rest, key=lambda card: (card.isupper(), card)))
    else:
        discard += rest
    event_pile = events + _without(options.event_counts.pile(), events + played + revealed)
    facing = MonsterState(monster, HEARTS[monster] if monster_hearts is None else monster_hearts, sleep)
    state = CombatState(
        options=options,
        hearts=tuple(hearts or (options.hearts,) * seats),
        hands=tuple(map(ordered, hands)),
        immune=tuple(immune or (0,) * seats),
        turn=Turn(current, turn, direction),
        piles=Piles(draw, discard, event_pile, revealed, played),
        monster=facing if options.coop else NO_MONSTER,
        memory=nothing_yet(seats),
    )
    fault = state_fault(state)
    if fault:
        raise InvalidText(f"error-combat-state-{fault}")
    return state


def _without(cards: str, gone: str) -> str:
    for card in gone:
        if card not in cards:
            raise InvalidText("error-combat-state-cards")
        cards = cards.replace(card, "", 1)
    return cards
