"""What the playing cards do (PLAY), in one table; the faces name their rows (tables/cards.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from behemoth.games import Seat
from behemoth.monstercombat.events import (
    CardPlayed,
    HeartGained,
    MonsterCame,
    MonsterFell,
    MonsterHit,
    MonsterSlept,
    Revived,
    Spared,
    TurnSkipped,
)
from behemoth.monstercombat.parts import MonsterState
from behemoth.monstercombat.rules.attack import strike
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.table import Table
from behemoth.monstercombat.rules.turn import MONSTERS_DEFEATED
from behemoth.monstercombat.tables.cards import (
    AT_THE_NEXT,
    DRAW_MORE,
    FACE_OF,
    HEAL,
    HIT_MONSTER,
    LULL,
    OPENING_HAND,
    POWER,
    REVIVE,
    SKIP_TURN,
    STEAL,
    STRIKE_ALL,
    STRIKE_NEXT,
)
from behemoth.monstercombat.tables.monsters import HEARTS, LAST

Effect: TypeAlias = Callable[[Table, str, Seat], Phase]


def play_card(table: Table, card: str, target: Seat | None) -> Phase:
    """The card goes to the discard pile first, then it acts (B3)."""
    seat = table.turn.current
    face = FACE_OF[card]
    table.note_play(seat, face.letter)
    table.show(seat, card)
    table.turn = replace(table.turn, acted=True)
    if target is None and face.letter in AT_THE_NEXT and not table.coop:
        target = table.after(seat)
    table.emit(CardPlayed, seat, card, target)
    effect = EFFECTS[face.coop if table.coop else face.versus]
    return effect(table, card, seat if target is None else target)


# --- everybody against everybody -------------------------------------------------------------------


def _strike_next(table: Table, card: str, target: Seat) -> Phase:
    return strike(table, card.lower(), (target,), 1)


def _strike_all(table: Table, card: str, target: Seat) -> Phase:
    return strike(table, card.lower(), table.others(table.turn.current), 1)


def _heal(table: Table, card: str, target: Seat) -> Phase:
    table.hearts[target] += 1
    table.emit(HeartGained, target, table.hearts[target])
    return Phase.NEXT_EVENT


def _skip_turn(table: Table, card: str, target: Seat) -> Phase:
    """The turn that would follow now is lost (C15); with two alive the player goes again (C16)."""
    if _untouchable(table, target):
        table.emit(Spared, target)
    else:
        table.turn = replace(table.turn, skips=True)
        table.emit(TurnSkipped, target)
    return Phase.NEXT_EVENT


def _steal(table: Table, card: str, target: Seat) -> Phase:
    """As many cards as magnets (C14), the rest from the pile if the victim has too few (C13)."""
    if _untouchable(table, target):
        table.emit(Spared, target)  # C12: and no card from the pile instead
        return Phase.NEXT_EVENT
    for _ in range(POWER[card]):
        if table.hands[target]:
            table.steal(table.turn.current, target)
        else:
            drawn = table.draw_card(table.turn.current)
            if table.options.trigger_on_any_draw:
                table.owe(int(drawn.isupper()))  # C1
    return Phase.NEXT_EVENT


def _untouchable(table: Table, target: Seat) -> bool:
    """Skip and thief do nothing to an immune player, unless immunity is against attacks only (C11)."""
    return bool(table.immune[target]) and table.options.immunity_scope == "all"


# --- all together against the monsters -------------------------------------------------------------


def hits_of(card: str, sleep: int) -> int:
    """How often a card hits a monster: twice as often while it sleeps."""
    return POWER[card] * (2 if sleep else 1)


def _hit_monster(table: Table, card: str, target: Seat) -> Phase:
    """Hits on the active monster, twice as many while it sleeps; surplus is lost (D9) or carried on (option)."""
    damage = hits_of(card, table.monster.sleep)
    while damage > 0:
        monster = table.monster
        hits = min(damage, monster.hearts)
        table.monster = replace(monster, hearts=monster.hearts - hits)
        table.emit(MonsterHit, monster.number, hits, monster.hearts - hits)
        if table.monster.hearts:
            break
        table.emit(MonsterFell, monster.number)
        if monster.number == LAST:
            table.monster = replace(table.monster, sleep=0)
            table.end(MONSTERS_DEFEATED)
            return Phase.STOP
        _next_monster(table)
        damage = damage - hits if table.options.carry_over else 0
    return Phase.NEXT_EVENT


def _next_monster(table: Table) -> None:
    number = table.monster.number + 1
    table.monster = MonsterState(number, HEARTS[number])  # awake, D10
    table.emit(MonsterCame, number, HEARTS[number])


def _revive(table: Table, card: str, target: Seat) -> Phase:
    """One heart for anybody; a fallen player comes back with it and draws five cards (D14, D15)."""
    revived = not table.hearts[target]
    table.hearts[target] += 1
    if revived:
        table.emit(Revived, target, table.turn.current)
        for _ in range(OPENING_HAND):
            table.draw_card(target)
    else:
        table.emit(HeartGained, target, table.hearts[target])
    return Phase.NEXT_EVENT


def _lull(table: Table, card: str, target: Seat) -> Phase:
    """The monster sleeps until the caster's next turn (D4); a second skip only moves the waking (D6)."""
    seat = table.turn.current
    turns = {"caster_round": seat, "next_turn": 1, "n_turns": table.living()}
    table.monster = replace(table.monster, sleep=turns[table.options.sleep] + 1)
    table.emit(MonsterSlept, table.monster.number, seat)
    return Phase.NEXT_EVENT


def _draw_more(table: Table, card: str, target: Seat) -> Phase:
    for _ in range(POWER[card]):
        table.draw_card(table.turn.current)
    return Phase.NEXT_EVENT


#: The effect a face names, to what it does.
EFFECTS: Final[dict[str, Effect]] = {
    STRIKE_NEXT: _strike_next,
    STRIKE_ALL: _strike_all,
    HEAL: _heal,
    SKIP_TURN: _skip_turn,
    STEAL: _steal,
    HIT_MONSTER: _hit_monster,
    REVIVE: _revive,
    LULL: _lull,
    DRAW_MORE: _draw_more,
}
