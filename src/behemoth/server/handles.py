"""How many files and connections the system lets this process have open, and how many of them visitors may have."""

from __future__ import annotations

import logging
from typing import Final

logger = logging.getLogger(__name__)

#: What the process itself needs: the store, pipes to workers, the log. More where there is more.
_RESERVE: Final = 64
_SHARE: Final = 8


def raise_limit() -> int:
    """Ask for as many as the system allows; how many there are. 0 where nobody can tell."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 0
    if hard != soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError) as fault:  # a system that promises more than it gives
            logger.warning("the limit of open files stays at %d: %s", soft, fault)
    return 0 if soft == resource.RLIM_INFINITY else soft


def for_visitors(handles: int, wanted: int) -> int:
    """How many connections visitors may have, of so many handles and so many wanted."""
    if not handles:
        return wanted
    reserve = max(_RESERVE, handles // _SHARE)
    return min(wanted, max(handles - reserve, handles // 2))
