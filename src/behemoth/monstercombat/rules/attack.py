"""Attacks and the question they put: shield or take it. The attacked are always asked, one after another (B26)."""

from __future__ import annotations

from msgspec.structs import replace

from behemoth.games import Seat
from behemoth.monstercombat.events import Answered, Attacked, Backfired, Shielded, Spared
from behemoth.monstercombat.memory.recent import HIT, SHIELDED
from behemoth.monstercombat.parts import NO_ATTACK, SHIELD, TAKEN, Attack, secret_answers
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.table import Table
from behemoth.monstercombat.rules.turn import ended
from behemoth.monstercombat.tables.cards import STRIKES_ALL
from behemoth.monstercombat.tables.event_cards import ATTACK
from behemoth.monstercombat.tables.monsters import STRENGTH
from behemoth.monstercombat.tables.options import Options


def monster_strength(table: Table) -> int:
    """How many hearts the attack event takes; in V1 monsters are only a symbol (C18)."""
    return STRENGTH[table.monster.number] if table.coop else 1


def strike(table: Table, kind: str, victims: tuple[Seat, ...], damage: int) -> Phase:
    """Begin an attack: immune players are left out (C11); the others are asked in this order (C4, MC7.5)."""
    queue, every = [], True
    for seat in victims:
        if table.immune[seat]:
            table.emit(Spared, seat)
            every = every and table.options.immune_counts_as_shield  # C6
        else:
            queue.append(seat)
    table.attack = Attack(kind, tuple(queue), damage, every)
    return Phase.ASK_SHIELD


def ask(table: Table) -> Phase:
    """SHIELD: put the question to the next one, or go on when all have answered."""
    attack = table.attack
    if not attack.queue:
        return Phase.AFTER_ATTACK
    table.turn = replace(table.turn, phase=SHIELD)
    table.emit(Attacked, attack.queue[0], attack.damage, None if attack.kind == ATTACK else table.turn.current)
    return Phase.STOP


def is_secret(attack: Attack, options: Options) -> bool:
    """Whether the answers stay hidden until the last one (C4)."""
    return options.lightning_secret and attack.kind in STRIKES_ALL


def take_it(table: Table) -> Phase:
    """No shield: the hearts that are left to lose are lost (MC7.6)."""
    if is_secret(table.attack, table.options):
        return _note(table, TAKEN)
    seat = _next_victim(table)
    return _ask_next(table) if _hit(table, seat) else Phase.STOP


def shield(table: Table, card: str) -> Phase:
    """One shield stops the whole attack (B13), or one heart of it (option, MC7.6)."""
    attack = table.attack
    if is_secret(attack, table.options):
        return _note(table, card)
    _put_down(table, attack.queue[0], card)
    if table.options.x2_shields == "one_per_heart" and attack.damage > 1:
        table.attack = replace(attack, damage=attack.damage - 1)
        return Phase.ASK_SHIELD
    _next_victim(table)
    return _ask_next(table)


def _ask_next(table: Table) -> Phase:
    # The next one faces the full attack again, whatever the one before has fended off.
    if table.attack.kind == ATTACK:
        table.attack = replace(table.attack, damage=monster_strength(table))
    return Phase.ASK_SHIELD


def _next_victim(table: Table) -> Seat:
    seat, *rest = table.attack.queue
    table.attack = replace(table.attack, queue=tuple(rest))
    return seat


def _put_down(table: Table, seat: Seat, card: str) -> None:
    table.note(seat, SHIELDED)
    table.show(seat, card)
    table.emit(Shielded, seat, card)


def _hit(table: Table, seat: Seat) -> bool:
    """Whether the game goes on."""
    table.attack = replace(table.attack, every=False)
    table.note(seat, HIT)
    table.hurt(seat, table.attack.damage)
    return not ended(table)


def _note(table: Table, answer: str) -> Phase:
    seat = _next_victim(table)
    table.attack = replace(table.attack, answers=f"{table.attack.answers}{seat}{answer}")
    table.emit(Answered, seat)
    return Phase.ASK_SHIELD


def after_attack(table: Table) -> Phase:
    """All have answered: the secret ones are applied (MC7.7), lightning may backfire (C5), the turn goes on."""
    for seat, answer in secret_answers(table.attack):
        if answer != TAKEN:
            _put_down(table, seat, answer)
        elif not _hit(table, seat):
            return Phase.STOP
    attack = table.attack
    if attack.kind in STRIKES_ALL and attack.every and _backfire(table):
        return Phase.STOP
    table.attack = NO_ATTACK
    return Phase.EVENT_DONE if attack.kind == ATTACK else Phase.NEXT_EVENT


def _backfire(table: Table) -> bool:
    """The caster is struck and cannot shield (C5); an immune one loses nothing (C7). Whether the game is over."""
    seat = table.turn.current
    table.emit(Backfired, seat)
    if table.immune[seat]:
        table.emit(Spared, seat)
        return False
    table.hurt(seat, table.attack.damage)
    return ended(table)
