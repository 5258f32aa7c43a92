"""A heat map over the ground: how much of something happens on each square."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from behemoth.tankchess.board.squares import Square
from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.ground import CELL
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.plan import Plan

#: How strong the faintest and the hottest square are painted.
_FAINT: Final = 0.14
_HOT: Final = 0.78


def draw_heat(heat: Mapping[Square, float], plan: Plan, look: Palette) -> str:
    """A patch on each square: the hotter, the stronger its colour and the larger the patch, for those who see no
    colours."""
    most = max(heat.values(), default=0)
    patches = (_patch(square, value / most, plan, look) for square, value in sorted(heat.items()) if value > 0)
    return svg.group(*patches, data_layer="heat") if most > 0 else ""


def _patch(square: Square, share: float, plan: Plan, look: Palette) -> str:
    (across, down), side = plan.cell(square), CELL * (0.35 + 0.6 * share**0.5)
    corner = (CELL - side) / 2
    return svg.box(
        across * CELL + corner,
        down * CELL + corner,
        side,
        side,
        side / 5,
        fill=look.danger,
        fill_opacity=_FAINT + (_HOT - _FAINT) * share,
    )
