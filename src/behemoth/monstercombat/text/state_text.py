"""A state in one line, lossless, for the rules, tests and bug reports after the end. It tells everything.

``mc2 {options} turn=3.0 phase=play … hands=sS,dd,- …``: fixed fields in fixed order, so that equal states are equal
lines. The piles are written as they are declared (parts.py), field by field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from behemoth.games import GameError, InvalidText
from behemoth.monstercombat.memory.memory import Known, Memory, World
from behemoth.monstercombat.parts import NO_ATTACK, TAKEN, Attack, MonsterState, Piles, Turn
from behemoth.monstercombat.tables.cards import ORDER, SHIELDS, STRIKES
from behemoth.monstercombat.tables.event_cards import ATTACK
from behemoth.monstercombat.tables.options import Options, checked
from behemoth.monstercombat.text.state_faults import state_fault

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState

MARK: Final = "mc2"
#: What is remembered, which the engine does not keep.
MEMORY_FIELDS: Final = Memory.__struct_fields__
_PILES: Final = Piles.__struct_fields__
_FIELDS: Final = (
    *("turn", "phase", "current", "direction", "hearts", "immune", "hands"),
    *_PILES,
    *("attack", "monster"),
    *MEMORY_FIELDS,
    "ending",
)
_NOTHING: Final = "-"
#: For the own cards of a seat that remembers nothing.
_UNKNOWN: Final = "?"
_LONGEST: Final = 20_000
_TURN: Final = re.compile(r"(\d{1,5})\.(\d{1,5})(p?)(z?)")
_ATTACK: Final = re.compile(rf"([{STRIKES}{ATTACK}])([0-6]+)x(\d)([01])((?:[0-6][{SHIELDS}{TAKEN}])*)")
_WORLD: Final = re.compile(rf"(?:([0-6])([{ORDER}]+))")
_DIRECTIONS: Final = {"+": 1, "-": -1}


def state_text(state: CombatState) -> str:
    """The state in one line."""
    turn, monster, memory = state.turn, state.monster, state.memory
    parts = {
        "turn": f"{turn.number}.{turn.owed}{'p' if turn.acted else ''}{'z' if turn.skips else ''}",
        "phase": turn.phase,
        "current": str(turn.current),
        "direction": "+" if turn.direction > 0 else "-",
        "hearts": "".join(map(str, state.hearts)),
        "immune": "".join(map(str, state.immune)),
        "hands": _listed(state.hands),
        **{name: getattr(state.piles, name) or _NOTHING for name in _PILES},
        "attack": _write_attack(state.attack),
        "monster": f"{monster.number}.{monster.hearts}.{monster.sleep}",
        "pile": memory.pile or _NOTHING,
        "log": memory.log or _NOTHING,
        "own": _listed(_UNKNOWN if cards is None else cards for cards in memory.own),
        "known": _listed(map(_write_known, memory.known)),
        "recent": _listed(memory.recent),
        "ending": state.ending or _NOTHING,
    }
    options = msgspec.json.encode(state.options).decode()
    return " ".join([MARK, options, *(f"{name}={parts[name]}" for name in _FIELDS)])


def _listed(texts: Iterable[str]) -> str:
    return ",".join(text or _NOTHING for text in texts)


def _write_attack(attack: Attack) -> str:
    if not attack.kind:
        return _NOTHING
    queue = "".join(map(str, attack.queue))
    return f"{attack.kind}{queue}x{attack.damage}{int(attack.every)}{attack.answers}"


def _write_known(known: Known) -> str:
    return "|".join(
        "".join(f"{seat}{cards}" for seat, cards in enumerate(world) if cards) + f":{likely}" for world, likely in known
    )


def read_state(text: str) -> CombatState:
    """The state that wrote this line. Raises InvalidText."""
    try:
        state = _read(text)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, GameError):
        raise InvalidText("error-combat-state", text=text[:60]) from None
    fault = state_fault(state)
    if fault:
        raise InvalidText(f"error-combat-state-{fault}")
    if state_text(state) != text:
        raise InvalidText("error-combat-state", text=text[:60])
    return state


def _read(text: str) -> CombatState:
    from behemoth.monstercombat.state import CombatState

    mark, options_text, *rest = text[:_LONGEST].split(" ")
    if mark != MARK or len(rest) != len(_FIELDS):
        raise ValueError(mark)
    part = {}
    for name, word in zip(_FIELDS, rest, strict=True):
        found, _, value = word.partition("=")
        if found != name or not value:
            raise ValueError(word)
        part[name] = value
    seats = len(part["hearts"])
    return CombatState(
        options=checked(msgspec.json.decode(options_text, type=Options)),
        hearts=tuple(map(int, part["hearts"])),
        hands=_read_list(part["hands"]),
        immune=tuple(map(int, part["immune"])),
        turn=_read_turn(part),
        piles=Piles(*(_plain(part[name]) for name in _PILES)),
        attack=_read_attack(part["attack"]),
        monster=MonsterState(*map(_whole, part["monster"].split("."))),
        memory=Memory(
            _plain(part["pile"]),
            _plain(part["log"]),
            tuple(None if cards == _UNKNOWN else _cards(cards) for cards in _read_list(part["own"])),
            tuple(_read_known(known, seats) for known in _read_list(part["known"])),
            _read_list(part["recent"]),
        ),
        ending=_plain(part["ending"]),
    )


def _plain(text: str) -> str:
    return "" if text == _NOTHING else text


def _read_list(text: str) -> tuple[str, ...]:
    return tuple(map(_plain, text.split(",")))


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError(text)
    return int(text)


def _read_turn(part: dict[str, str]) -> Turn:
    found = _TURN.fullmatch(part["turn"])
    if found is None:
        raise ValueError(part["turn"])
    number, owed, acted, skips = found.groups()
    return Turn(
        current=_whole(part["current"]),
        number=int(number),
        direction=_DIRECTIONS[part["direction"]],
        phase=part["phase"],
        owed=int(owed),
        acted=bool(acted),
        skips=bool(skips),
    )


def _read_attack(text: str) -> Attack:
    if text == _NOTHING:
        return NO_ATTACK
    found = _ATTACK.fullmatch(text)
    if found is None:
        raise ValueError(text)
    kind, queue, damage, every, answers = found.groups()
    return Attack(kind, tuple(map(int, queue)), int(damage), every == "1", answers)


def _cards(text: str) -> str:
    if not set(text) <= set(ORDER):
        raise ValueError(text)
    return text


def _read_known(text: str, seats: int) -> Known:
    return tuple(_read_world(world, seats) for world in text.split("|")) if text else ()


def _read_world(text: str, seats: int) -> tuple[World, int]:
    places, _, likely = text.partition(":")
    cards = [""] * seats
    for seat, held in _WORLD.findall(places):
        cards[int(seat)] = held
    return tuple(cards), int(likely)
