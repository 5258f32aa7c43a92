"""Who sits where, and who looks on."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int

#: A viewer is a seat, the public (a spectator) or everything (allowed after the end only).
Viewer: TypeAlias = int | Literal["public", "everything"]

PUBLIC: Final = "public"
EVERYTHING: Final = "everything"
