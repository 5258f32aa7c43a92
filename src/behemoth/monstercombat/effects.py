"""What the playing cards do (PLAY): one table for each variant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from behemoth.games import Seat
from behemoth.monstercombat.attack import strike
from behemoth.monstercombat.cards import LIFE, LIGHTNING, OPENING_HAND, POWER, SKIP, SWORD, THIEF1, THIEF2
from behemoth.monstercombat.draft import Draft
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
from behemoth.monstercombat.monsters import HEARTS, LAST
from behemoth.monstercombat.options import COOP, VERSUS
from behemoth.monstercombat.turn import MONSTERS_DEFEATED, Step, next_event

Effect: TypeAlias = "Callable[[Draft, str, Seat], Step | None]"


def play_card(draft: Draft, card: str, target: Seat | None) -> Step | None:
    """The card goes to the discard pile first, then it acts (B3)."""
    seat = draft.current
    face = card.lower()
    draft.note_play(seat, face)
    draft.show(seat, card)
    draft.acted = True
    if target is None:
        target = draft.after(seat) if face in AT_THE_NEXT and not draft.coop else None
    draft.tell(CardPlayed, seat, card, target)
    return _EFFECTS[draft.options.variant][face](draft, card, seat if target is None else target)


#: What is aimed at the following player in V1 (C3).
AT_THE_NEXT: Final = (SWORD, SKIP, THIEF1, THIEF2)


# --- everybody against everybody -------------------------------------------------------------------


def _sword(draft: Draft, card: str, target: Seat) -> Step | None:
    return strike(draft, SWORD, (target,), 1)


def _lightning(draft: Draft, card: str, target: Seat) -> Step | None:
    return strike(draft, LIGHTNING, draft.others(draft.current), 1)


def _life(draft: Draft, card: str, target: Seat) -> Step | None:
    draft.hearts[target] += 1
    draft.tell(HeartGained, target, draft.hearts[target])
    return next_event


def _skip(draft: Draft, card: str, target: Seat) -> Step | None:
    """The turn that would follow now is lost (C15); with two alive the player goes again (C16)."""
    if _untouchable(draft, target):
        draft.tell(Spared, target)
    else:
        draft.skips = True
        draft.tell(TurnSkipped, target)
    return next_event


def _thief(draft: Draft, card: str, target: Seat) -> Step | None:
    """As many cards as magnets (C14), the rest from the pile if the victim has too few (C13)."""
    if _untouchable(draft, target):
        draft.tell(Spared, target)  # C12: and no card from the pile instead
        return next_event
    for _ in range(POWER[card]):
        if draft.hands[target]:
            draft.steal(draft.current, target)
        else:
            drawn = draft.draw_card(draft.current)
            if draft.options.trigger_on_any_draw:
                draft.owed += drawn.isupper()  # C1
    return next_event


def _untouchable(draft: Draft, target: Seat) -> bool:
    """Skip and thief do nothing to an immune player, unless immunity is against attacks only (C11)."""
    return bool(draft.immune[target]) and draft.options.immunity_scope == "all"


# --- all together against the monsters -------------------------------------------------------------


def hits_of(card: str, sleep: int) -> int:
    """How often a card hits a monster: twice as often while it sleeps."""
    return POWER[card] * (2 if sleep else 1)


def _hit_monster(draft: Draft, card: str, target: Seat) -> Step | None:
    """Hits on the active monster, twice as many while it sleeps; surplus is lost (D9) or carried on (option)."""
    damage = hits_of(card, draft.sleep)
    while damage > 0:
        hits = min(damage, draft.monster_hearts)
        draft.monster_hearts -= hits
        draft.tell(MonsterHit, draft.monster, hits, draft.monster_hearts)
        if draft.monster_hearts:
            break
        draft.tell(MonsterFell, draft.monster)
        if draft.monster == LAST:
            draft.sleep = 0
            draft.end(MONSTERS_DEFEATED)
            return None
        _next_monster(draft)
        damage = damage - hits if draft.options.carry_over else 0
    return next_event


def _next_monster(draft: Draft) -> None:
    draft.monster += 1
    draft.monster_hearts = HEARTS[draft.monster]
    draft.sleep = 0  # D10
    draft.tell(MonsterCame, draft.monster, draft.monster_hearts)


def _life_together(draft: Draft, card: str, target: Seat) -> Step | None:
    """One heart for anybody; a fallen player comes back with it and draws five cards (D14, D15)."""
    revived = not draft.hearts[target]
    draft.hearts[target] += 1
    if revived:
        draft.tell(Revived, target, draft.current)
        for _ in range(OPENING_HAND):
            draft.draw_card(target)
    else:
        draft.tell(HeartGained, target, draft.hearts[target])
    return next_event


def _sleep(draft: Draft, card: str, target: Seat) -> Step | None:
    """The monster sleeps until the caster's next turn (D4); a second skip only moves the waking (D6)."""
    turns = {"caster_round": draft.current, "next_turn": 1, "n_turns": draft.living()}
    draft.sleep = turns[draft.options.sleep] + 1
    draft.tell(MonsterSlept, draft.monster, draft.current)
    return next_event


def _loot(draft: Draft, card: str, target: Seat) -> Step | None:
    for _ in range(POWER[card]):
        draft.draw_card(draft.current)
    return next_event


_EFFECTS: Final[dict[str, dict[str, Effect]]] = {
    VERSUS: {SWORD: _sword, LIGHTNING: _lightning, LIFE: _life, SKIP: _skip, THIEF1: _thief, THIEF2: _thief},
    COOP: {
        SWORD: _hit_monster,
        LIGHTNING: _hit_monster,
        LIFE: _life_together,
        SKIP: _sleep,
        THIEF1: _loot,
        THIEF2: _loot,
    },
}
