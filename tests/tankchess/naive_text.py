"""How the naive reading writes an action down (TC9.1, TC12.18)."""

from __future__ import annotations

from typing import Final

from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import Action, Effect, EffectKind, Fall, Place
from behemoth.tankchess.board.squares import Square
from tests.tankchess.naive_board import spot_of

POINTS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
#: The parts in their order, and how each is written around its square or squares; a vehicle's mine is said by its end.
PARTS: Final = (
    (EffectKind.FELL, "^{0}"),
    (EffectKind.PUSH, "p({0}>{1})"),
    (EffectKind.MINE, "!{0}"),
    (EffectKind.STOMP, "*{0}"),
    (EffectKind.TAIL, "t({0})"),
    (EffectKind.FLAME, "f({0})"),
    (EffectKind.THROW, "x({0}>{1})"),
    (EffectKind.DUEL, "d({0})"),
    (EffectKind.SHOT, "({0})"),
    (EffectKind.DETONATION, "!({0})"),
)


def name(square: Square) -> str:
    column, row = spot_of(square)
    return "ABCDEFGHIJKLMNOPQRSTUVWX"[column] + str(row + 1)


def naive_text(action: Action) -> str:
    """The strict form without marks for check and the like."""
    if isinstance(action, Fall):
        return "/-" if action.direction == NO_HEADING else f"/{POINTS[action.direction]}"
    if isinstance(action, Place):
        return f"!{name(action.square)}"
    text = f"{name(action.start)}>{'off' if action.leaves else name(action.end)}"
    effects = list(action.effects)
    if action.heading != NO_HEADING:
        text += POINTS[action.heading]
    elif not action.leaves:
        mine = Effect(EffectKind.MINE, action.end)
        text += "!" if mine in effects else "~"
        effects = [effect for effect in effects if effect != mine]
    for kind, form in PARTS:
        for effect in sorted(effects):
            if effect.kind == kind:
                text += form.format(name(effect.at), name(effect.to) if "{1}" in form else "")
    return text
