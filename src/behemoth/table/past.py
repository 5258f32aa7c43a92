"""Looking back in a match: which of its moments there are, and as whom somebody may see them.

A moment of the past shows what the same viewer was shown then, never more: the views are made by ``State.view`` as they
were at that time, and nothing that came to light later is in them.
"""

from __future__ import annotations

from behemoth.games import PUBLIC, Viewer
from behemoth.table.clients import seats_of
from behemoth.table.match import Match


def past_versions(match: Match) -> tuple[int, ...]:
    """The versions after the start and after each action that still holds."""
    return (0, *(happened.version for happened in match.events if happened.action))


def past_viewers(match: Match, tokens: tuple[str, ...]) -> tuple[Viewer, ...]:
    """As whom the holder of these tokens sees it: their seats; as everybody without any, or where nothing is hidden."""
    return (seats_of(match, tokens) if match.secrets else ()) or (PUBLIC,)
