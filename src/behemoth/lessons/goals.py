"""The kinds of goals, as one table. No rule is written here: each asks the rules what happened or what could happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from behemoth.lessons.lesson import Goal, Pattern
from behemoth.lessons.tank_goals import destroys, kept, safe, stands
from behemoth.lessons.tried import Missed, Tried


def missed(goal: Goal, tried: Tried) -> Missed | None:
    """The first part of a goal that was not reached, or nothing."""
    for name, look in _KINDS.items():
        wanted = getattr(goal, name)
        found = look(wanted, tried) if wanted else None
        if found is not None:
            return found
    return None


def _happens(wanted: Iterable[Pattern], tried: Tried) -> Missed | None:
    missing = next((pattern for pattern in wanted if not tried.has(pattern)), None)
    if missing is None:
        return None
    target = {key: value for key, value in missing.items() if key in ("event", "square")}
    if missing["event"] == "Destroyed" and "square" in missing and not tried.has(target):
        return Missed("lesson-missed-destroys", {"squares": missing["square"]})
    return Missed("lesson-missed")


def _never(wanted: Iterable[Pattern], tried: Tried) -> Missed | None:
    return Missed("lesson-missed") if any(tried.has(pattern) for pattern in wanted) else None


def _actions(wanted: Iterable[str], tried: Tried) -> Missed | None:
    meant = (tried.before.read(tried.seat, text) for text in wanted)
    return None if any(tried.action == action for action in meant) else Missed("lesson-missed")


def _wins(wanted: bool, tried: Tried) -> Missed | None:
    outcome = tried.final.outcome()
    won = outcome is not None and tried.seat in outcome.winners
    return None if won else Missed("lesson-missed-wins")


#: Each field of a goal with what judges it, in the order in which people want to hear what is missing.
_KINDS: Final[Mapping[str, Callable[[Any, Tried], Missed | None]]] = {
    "actions": _actions,
    "stands": stands,
    "destroys": destroys,
    "wins": _wins,
    "safe": safe,
    "kept": kept,
    "happens": _happens,
    "never": _never,
}
#: Those that ask about a board.
TANK_GOALS: Final = ("stands", "destroys", "safe", "kept")
