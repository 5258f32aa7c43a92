"""What the five event cards do (EVENT). They always meet the player whose turn it is."""

from __future__ import annotations

from behemoth.monstercombat.attack import monster_strength, strike
from behemoth.monstercombat.cards import triggers
from behemoth.monstercombat.draft import Draft
from behemoth.monstercombat.eventcards import ATTACK, DISCARD, HEAL, IMMUNE, REVERSE
from behemoth.monstercombat.events import (
    DirectionChanged,
    HandDiscarded,
    HeartsRestored,
    ImmunityGained,
    MonsterSnored,
)
from behemoth.monstercombat.turn import Step, event_card, event_done, hand_check


@event_card(HEAL)
def heal(draft: Draft) -> Step | None:
    """HEAL: all hearts back."""
    draft.hearts[draft.current] = draft.options.hearts
    draft.tell(HeartsRestored, draft.current, draft.options.hearts)
    return event_done


@event_card(IMMUNE)
def immune(draft: Draft) -> Step | None:
    """IMMUNE: until the player's next turn starts (B23), or through that turn (option, D3)."""
    draft.immune[draft.current] = 1 if draft.options.v2_immunity == "literal" else 2
    draft.tell(ImmunityGained, draft.current)
    return event_done


@event_card(DISCARD)
def discard(draft: Draft) -> Step | None:
    """DISCARD: the whole hand, the card just drawn included; new cards only as a house rule (B22)."""
    seat = draft.current
    hand = draft.hands[seat]
    draft.show(seat, hand)
    draft.tell(HandDiscarded, seat, hand)
    drawn = "".join(draft.draw_card(seat) for _ in range(draft.options.discard_redraw))
    if draft.options.trigger_on_any_draw:
        draft.owed += triggers(drawn)  # 7.8
    return event_done


@event_card(ATTACK)
def attack(draft: Draft) -> Step | None:
    """ATTACK: one heart (V1, C18), or the monster's strength (V2, D11); a sleeping monster does nothing (D12)."""
    if draft.sleep:
        draft.tell(MonsterSnored, draft.monster)
        return event_done
    seat = draft.current
    everybody = draft.options.attack_target == "all"  # D1
    victims = (seat, *draft.others(seat)) if everybody else (seat,)
    return strike(draft, ATTACK, victims, monster_strength(draft))


@event_card(REVERSE)
def reverse(draft: Draft) -> Step | None:
    """REVERSE: the direction turns and the turn is over without a PLAY phase (B21); events still owed lapse (MC7.8)."""
    draft.direction = -draft.direction
    draft.tell(DirectionChanged, draft.direction)
    if not draft.options.reverse_ends_turn:
        return event_done
    event_done(draft)
    draft.owed = 0
    return hand_check
