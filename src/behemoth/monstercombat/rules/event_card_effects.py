"""What the event cards do (EVENT), in one table. They always meet the player whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from behemoth.monstercombat.events import (
    DirectionChanged,
    HandDiscarded,
    HeartsRestored,
    ImmunityGained,
    MonsterSnored,
)
from behemoth.monstercombat.rules.attack import monster_strength, strike
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.table import Table
from behemoth.monstercombat.tables.cards import triggers
from behemoth.monstercombat.tables.event_cards import ATTACK, DISCARD, HEAL, IMMUNE, KIND_OF, REVERSE

Effect: TypeAlias = Callable[[Table], Phase]


def carry_out(table: Table) -> Phase:
    """Do what the revealed event card says."""
    return EFFECTS[KIND_OF[table.piles.revealed].effect](table)


def _heal(table: Table) -> Phase:
    """HEAL: all hearts back."""
    seat = table.turn.current
    table.hearts[seat] = table.options.hearts
    table.emit(HeartsRestored, seat, table.options.hearts)
    return Phase.EVENT_DONE


def _immune(table: Table) -> Phase:
    """IMMUNE: until the player's next turn starts (B23), or through that turn (option, D3)."""
    seat = table.turn.current
    table.immune[seat] = 1 if table.options.v2_immunity == "literal" else 2
    table.emit(ImmunityGained, seat)
    return Phase.EVENT_DONE


def _discard(table: Table) -> Phase:
    """DISCARD: the whole hand, the card just drawn included; new cards only as a house rule (B22)."""
    seat = table.turn.current
    hand = table.hands[seat]
    table.show(seat, hand)
    table.emit(HandDiscarded, seat, hand)
    drawn = "".join(table.draw_card(seat) for _ in range(table.options.discard_redraw))
    if table.options.trigger_on_any_draw:
        table.owe(triggers(drawn))  # 7.8
    return Phase.EVENT_DONE


def _attack(table: Table) -> Phase:
    """ATTACK: one heart (V1, C18), or the monster's strength (V2, D11); a sleeping monster does nothing (D12)."""
    if table.monster.sleep:
        table.emit(MonsterSnored, table.monster.number)
        return Phase.EVENT_DONE
    seat = table.turn.current
    everybody = table.options.attack_target == "all"  # D1
    victims = (seat, *table.others(seat)) if everybody else (seat,)
    return strike(table, ATTACK, victims, monster_strength(table))


def _reverse(table: Table) -> Phase:
    """REVERSE: the direction turns and the turn is over without a PLAY phase (B21); events still owed lapse (MC7.8)."""
    table.turn = replace(table.turn, direction=-table.turn.direction)
    table.emit(DirectionChanged, table.turn.direction)
    if not table.options.reverse_ends_turn:
        return Phase.EVENT_DONE
    table.put_event_away()
    table.turn = replace(table.turn, owed=0)
    return Phase.HAND_CHECK


#: The effect an event card names, to what it does.
EFFECTS: Final[dict[str, Effect]] = {
    KIND_OF[letter].effect: effect
    for letter, effect in (
        (HEAL, _heal),
        (IMMUNE, _immune),
        (DISCARD, _discard),
        (ATTACK, _attack),
        (REVERSE, _reverse),
    )
}
