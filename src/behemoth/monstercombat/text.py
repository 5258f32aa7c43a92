"""A state in one line, lossless, for the law, tests and bug reports after the end. It tells everything.

``mc1 {options} seats=332 hands=sS,dd,- …``: fixed fields in fixed order, so that equal states are equal lines.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from behemoth.games import GameError, InvalidText
from behemoth.monstercombat.cards import ORDER
from behemoth.monstercombat.memory.memory import Known, Memory, World, is_sound
from behemoth.monstercombat.monsters import HEARTS
from behemoth.monstercombat.options import Options, checked, deck_for

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState

MARK: Final = "mc2"
_EMPTY: Final = "-"
#: For the own cards of a seat that remembers nothing.
_UNKNOWN: Final = "?"
_FIELDS: Final = (
    "turn",
    "phase",
    "current",
    "direction",
    "hearts",
    "immune",
    "hands",
    "draw",
    "discard",
    "events",
    "revealed",
    "played",
    "attack",
    "monster",
    "pile",
    "log",
    "own",
    "known",
    "recent",
    "ending",
)
#: Fields where the sign for nothing is one of several words, or means something else.
_NEVER_EMPTY: Final = ("direction", "hands", "own", "known", "recent")
_LONGEST: Final = 20_000
_ATTACK: Final = re.compile(r"([sba])([0-6]+)x(\d)([01])((?:[0-6][dD-])*)")
_WORLD: Final = re.compile(rf"(?:([0-6])([{ORDER}]+))")


def write_state(state: CombatState) -> str:
    """The state in one line."""
    memory = state.memory
    parts = {
        "turn": f"{state.turn}.{state.owed}{'p' if state.acted else ''}{'z' if state.skips else ''}",
        "phase": state.phase,
        "current": str(state.current),
        "direction": "+" if state.direction > 0 else "-",
        "hearts": "".join(map(str, state.hearts)),
        "immune": "".join(map(str, state.immune)),
        "hands": ",".join(hand or _EMPTY for hand in state.hands),
        "draw": state.draw or _EMPTY,
        "discard": state.discard or _EMPTY,
        "events": state.events or _EMPTY,
        "revealed": state.revealed or _EMPTY,
        "played": state.played or _EMPTY,
        "attack": _write_attack(state),
        "monster": f"{state.monster}.{state.monster_hearts}.{state.sleep}",
        "pile": memory.pile or _EMPTY,
        "log": memory.log or _EMPTY,
        "own": ",".join(_UNKNOWN if cards is None else cards or _EMPTY for cards in memory.own),
        "known": ",".join(map(_write_known, memory.known)),
        "recent": ",".join(recent or _EMPTY for recent in memory.recent),
        "ending": state.ending or _EMPTY,
    }
    options = msgspec.json.encode(state.options).decode()
    return " ".join([MARK, options, *(f"{name}={parts[name]}" for name in _FIELDS)])


def _write_attack(state: CombatState) -> str:
    if not state.attack:
        return _EMPTY
    queue = "".join(map(str, state.queue))
    return f"{state.attack}{queue}x{state.damage}{int(state.every)}{state.answers}"


def _write_known(known: Known) -> str:
    return "|".join(
        "".join(f"{seat}{cards}" for seat, cards in enumerate(world) if cards) + f":{likely}" for world, likely in known
    ) or _EMPTY


def read_state(text: str) -> CombatState:
    """The state that wrote this line. Raises InvalidText."""
    try:
        state = _read(text)
    except (ValueError, KeyError, IndexError, TypeError, GameError):
        raise InvalidText("error-combat-state", text=text[:60]) from None
    fault = _fault(state)
    if fault:
        raise InvalidText(f"error-combat-state-{fault}")
    if write_state(state) != text:
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
        part[name] = "" if value == _EMPTY and name not in _NEVER_EMPTY else value
    options = checked(msgspec.json.decode(options_text, type=Options))
    seats = len(part["hearts"])
    turn, _, flags = part["turn"].partition(".")
    monster, monster_hearts, sleep = map(_whole, part["monster"].split("."))
    attack: dict[str, Any] = _read_attack(part["attack"]) if part["attack"] else {}
    return CombatState(
        options=options,
        hearts=tuple(map(int, part["hearts"])),
        hands=tuple("" if hand == _EMPTY else hand for hand in part["hands"].split(",")),
        immune=tuple(map(int, part["immune"])),
        current=_whole(part["current"]),
        direction={"+": 1, "-": -1}[part["direction"]],
        turn=_whole(turn),
        draw=part["draw"],
        discard=part["discard"],
        events=part["events"],
        revealed=part["revealed"],
        played=part["played"],
        phase=part["phase"],
        owed=_whole(flags.rstrip("pz")),
        acted="p" in flags,
        skips="z" in flags,
        monster=monster,
        monster_hearts=monster_hearts,
        sleep=sleep,
        memory=Memory(
            part["pile"],
            part["log"],
            tuple(None if cards == _UNKNOWN else _read_cards(cards) for cards in part["own"].split(",")),
            tuple(_read_known(known, seats) for known in part["known"].split(",")),
            tuple("" if recent == _EMPTY else recent for recent in part["recent"].split(",")),
        ),
        ending=part["ending"],
        **attack,
    )


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError(text)
    return int(text)


def _read_attack(text: str) -> dict[str, Any]:
    found = _ATTACK.fullmatch(text)
    if found is None:
        raise ValueError(text)
    kind, queue, damage, every, answers = found.groups()
    return {
        "attack": kind,
        "queue": tuple(map(int, queue)),
        "damage": int(damage),
        "every": every == "1",
        "answers": answers,
    }


def _read_cards(text: str) -> str:
    if text == _EMPTY:
        return ""
    if not set(text) <= set(ORDER):
        raise ValueError(text)
    return text


def _read_known(text: str, seats: int) -> Known:
    return () if text == _EMPTY else tuple(_read_world(world, seats) for world in text.split("|"))


def _read_world(text: str, seats: int) -> tuple[World, int]:
    places, _, likely = text.partition(":")
    cards = [""] * seats
    for seat, held in _WORLD.findall(places):
        cards[int(seat)] = held
    return tuple(cards), int(likely)


# --- faults: what a line may say and no game can reach -----------------------------------------------


def _fault(state: CombatState) -> str:
    """The name of the first fault of a state, or nothing: part of the catalogue key that tells it."""
    return next((name for name, holds in _CHECKS.items() if not holds(state)), "")


def _all_cards(state: CombatState) -> bool:
    return Counter(state.draw + state.discard + "".join(state.hands)) == Counter(deck_for(state.options))


def _all_events(state: CombatState) -> bool:
    return Counter(state.events + state.revealed + state.played) == Counter(state.options.event_counts.pile())


def _hearts_fit(state: CombatState) -> bool:
    return max(state.hearts) <= state.options.hearts and _dead_hold_nothing(state)


def _seats_agree(state: CombatState) -> bool:
    seats = len(state.hearts)
    lengths = {len(state.hands), len(state.immune)}
    in_range = all(seat < seats for seat in (state.current, *state.queue))
    return 2 <= seats <= 7 and lengths == {seats} and in_range and is_sound(state.memory, seats)


def _dead_hold_nothing(state: CombatState) -> bool:
    return not any(hand for hand, hearts in zip(state.hands, state.hearts, strict=True) if not hearts)


def _phase_fits(state: CombatState) -> bool:
    if state.phase not in ("play", "shield", "discard", "over"):
        return False
    over = state.phase == "over"
    asked = state.queue[0] if state.queue else state.current
    return (
        over == bool(state.ending)
        and (state.phase == "shield") == bool(state.queue)
        and (over or state.hearts[asked] > 0)
    )


def _monster_fits(state: CombatState) -> bool:
    if not state.options.coop:
        return state.monster == state.monster_hearts == state.sleep == 0
    return state.monster in HEARTS and state.monster_hearts <= HEARTS[state.monster]


#: In this order, so that each check may rely on those before it.
_CHECKS: Final[dict[str, Callable[[CombatState], bool]]] = {
    "seats": _seats_agree,
    "cards": _all_cards,
    "events": _all_events,
    "hearts": _hearts_fit,
    "phase": _phase_fits,
    "monster": _monster_fits,
}
