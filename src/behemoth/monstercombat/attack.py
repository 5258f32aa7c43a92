"""Attacks and the question they put: shield or take it. The attacked are always asked, one after another (B26)."""

from __future__ import annotations

from behemoth.games import Seat
from behemoth.monstercombat.cards import LIGHTNING
from behemoth.monstercombat.draft import Draft
from behemoth.monstercombat.eventcards import ATTACK
from behemoth.monstercombat.events import Answered, Attacked, Backfired, Shielded, Spared
from behemoth.monstercombat.memory.recent import HIT, SHIELDED
from behemoth.monstercombat.monsters import STRENGTH
from behemoth.monstercombat.turn import Step, ended, event_done, next_event

#: What a secret answer (C4) notes for "take it".
TAKEN = "-"


def monster_strength(draft: Draft) -> int:
    """How many hearts the attack event takes; in V1 monsters are only a symbol (C18)."""
    return STRENGTH[draft.monster] if draft.coop else 1


def strike(draft: Draft, kind: str, victims: tuple[Seat, ...], damage: int) -> Step | None:
    """Begin an attack: immune players are left out (C11); the others are asked in this order (C4, MC7.5)."""
    draft.attack = kind
    draft.damage = damage
    draft.answers = ""
    draft.every = True
    queue = []
    for seat in victims:
        if draft.immune[seat]:
            draft.tell(Spared, seat)
            draft.every = draft.every and draft.options.immune_counts_as_shield  # C6
        else:
            queue.append(seat)
    draft.queue = tuple(queue)
    return ask


def ask(draft: Draft) -> Step | None:
    """SHIELD: put the question to the next one, or go on when all have answered."""
    if not draft.queue:
        return after_attack
    draft.phase = "shield"
    draft.tell(Attacked, draft.queue[0], draft.damage, None if draft.attack == ATTACK else draft.current)
    return None


def is_secret(draft: Draft) -> bool:
    """Whether the answers stay hidden until the last one (C4)."""
    return draft.attack == LIGHTNING and draft.options.lightning_secret


def take_it(draft: Draft) -> Step | None:
    """No shield: the hearts that are left to lose are lost (MC7.6)."""
    if is_secret(draft):
        return _note(draft, TAKEN)
    seat = _next_victim(draft)
    return _hit(draft, seat, draft.damage)


def shield(draft: Draft, card: str) -> Step | None:
    """One shield stops the whole attack (B13), or one heart of it (option, MC7.6)."""
    if is_secret(draft):
        return _note(draft, card)
    _put_down(draft, draft.queue[0], card)
    if draft.options.x2_shields == "one_per_heart" and draft.damage > 1:
        draft.damage -= 1
        return ask
    _next_victim(draft)
    return _ask_next


def _ask_next(draft: Draft) -> Step | None:
    # The next one faces the full attack again, whatever the one before has fended off.
    if draft.attack == ATTACK:
        draft.damage = monster_strength(draft)
    return ask


def _next_victim(draft: Draft) -> Seat:
    seat, *rest = draft.queue
    draft.queue = tuple(rest)
    return seat


def _put_down(draft: Draft, seat: Seat, card: str) -> None:
    draft.note(seat, SHIELDED)
    draft.show(seat, card)
    draft.tell(Shielded, seat, card)


def _hit(draft: Draft, seat: Seat, damage: int) -> Step | None:
    draft.every = False
    draft.note(seat, HIT)
    draft.hurt(seat, damage)
    return None if ended(draft) else _ask_next


def _note(draft: Draft, answer: str) -> Step | None:
    seat = _next_victim(draft)
    draft.answers += f"{seat}{answer}"
    draft.tell(Answered, seat)
    return ask


def noted(answers: str) -> tuple[tuple[Seat, str], ...]:
    """Secret answers, seat by seat."""
    return tuple((int(seat), answer) for seat, answer in zip(answers[::2], answers[1::2], strict=True))


def after_attack(draft: Draft) -> Step | None:
    """All have answered: the secret ones are applied (MC7.7), lightning may backfire (C5), the turn goes on."""
    for seat, answer in noted(draft.answers):
        if answer != TAKEN:
            _put_down(draft, seat, answer)
        elif _hit(draft, seat, draft.damage) is None:
            return None
    if draft.attack == LIGHTNING and draft.every and _backfire(draft):
        return None
    from_event = draft.attack == ATTACK
    draft.attack, draft.damage, draft.every, draft.answers = "", 0, True, ""
    return event_done if from_event else next_event


def _backfire(draft: Draft) -> bool:
    """The caster is struck and cannot shield (C5); an immune one loses nothing (C7). Whether the game is over."""
    seat = draft.current
    draft.tell(Backfired, seat)
    if draft.immune[seat]:
        draft.tell(Spared, seat)
        return False
    draft.hurt(seat, draft.damage)
    return ended(draft)
