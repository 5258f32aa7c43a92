"""What can be installed besides the library itself, and the one command that brings it.

The names are the extras of ``pyproject.toml``. Nothing here is needed to play by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from behemoth.games.errors import GameError

#: The modules that each extra brings; the first extra that has a module is the one to install.
EXTRAS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "table": (
            "alembic",
            "httptools",
            "prometheus_client",
            "segno",
            "sqlalchemy",
            "starlette",
            "uvicorn",
            "uvloop",
        ),
        "postgres": ("asyncpg", "greenlet"),
        "engine": ("behemoth_engine",),
        "lab": ("distributed", "gymnasium", "numpy", "pettingzoo", "pyarrow"),
        "openspiel": ("open_spiel", "pyspiel"),
    }
)


class MissingExtra(GameError, ImportError):
    """Something is not installed here; the sentence has the command that brings it."""


def missing_extra(error: ImportError) -> MissingExtra | None:
    """What to install for an import that failed; ``None`` if no extra of ours brings the module."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return MissingExtra(f"error-extra-{extra}")
    return None
