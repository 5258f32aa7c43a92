"""What ``check_game`` raises."""

from __future__ import annotations

from typing import Any

from behemoth.games.game import State


class Nonconformity(AssertionError):
    """The game breaks the contract; the text says which part, with the state in one line."""


def demand(holds: bool, what: str, state: State[Any] | None = None) -> None:
    """Raises Nonconformity unless it holds."""
    if not holds:
        raise Nonconformity(what if state is None else f"{what}: {state.text()}")
