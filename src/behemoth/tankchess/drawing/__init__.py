"""Positions as SVG: a printed field map with tanks seen from above. ``draw`` is the door."""

from behemoth.tankchess.drawing.picture import Arrow, Mark, draw

__all__ = ["Arrow", "Mark", "draw"]
