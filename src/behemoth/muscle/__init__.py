"""What the engine can do for the law: counting, playing and searching at a speed that Python cannot reach.

The engine is a package of its own, ``behemoth_engine``, in C++. It is built where there is a compiler; where it is not
there everything works without it, only slower. This room knows both: it hands the engine the tables of the rules, and
turns the law's positions into the engine's and back.
"""

from __future__ import annotations

from functools import cache

__all__ = ["available", "missing"]


@cache
def missing() -> str:
    """Why there is no engine, in a few words for logs; empty if there is one."""
    try:
        import behemoth_engine.tanks  # noqa: F401
    except ImportError as error:
        return str(error) or "behemoth_engine is not installed"
    return ""


def available() -> bool:
    """Whether the engine is here."""
    return not missing()
