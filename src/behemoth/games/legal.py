"""The legal actions of a seat for people and programs to choose from: some at a time, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from behemoth.games.game import State
from behemoth.games.seats import Seat
from behemoth.locale import DEFAULT_LANGUAGE


class LegalAction(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something a seat may do now."""

    #: As records write it and ``act`` takes it.
    text: str
    #: What people read.
    label: str
    #: The heading under which lists show it; empty: none.
    group: str = ""


class LegalPage(msgspec.Struct, frozen=True):
    """Some of what a seat may do."""

    #: How many legal actions there are in all, and how many of them fit what was looked for.
    total: int
    found: int
    #: How many of those come before the first one here.
    skip: int
    actions: tuple[LegalAction, ...]


def list_legal(
    state: State[Any],
    seat: Seat,
    *,
    skip: int = 0,
    most: int = 100,
    find: str = "",
    language: str = DEFAULT_LANGUAGE,
) -> LegalPage:
    """The legal actions from ``skip`` on, at most ``most``; with ``find`` those where each of its words stands in the
    text, the label or the group. They come in the order of the game, the same each time."""
    actions = state.actions(seat)
    if not find.strip():
        page = tuple(islice(_told(state, seat, islice(iter(actions), skip, None), language), most))
        return LegalPage(len(actions), len(actions), skip, page)
    words = find.casefold().split()
    fitting = [told for told in _told(state, seat, iter(actions), language) if _fits(told, words)]
    return LegalPage(len(actions), len(fitting), skip, tuple(fitting[skip : skip + most]))


def _told(state: State[Any], seat: Seat, actions: Iterator[Any], language: str) -> Iterator[LegalAction]:
    for action in actions:
        yield LegalAction(
            state.write(seat, action), state.label(seat, action, language), state.group(seat, action, language)
        )


def _fits(told: LegalAction, words: list[str]) -> bool:
    text = f"{told.text}\n{told.label}\n{told.group}".casefold()
    return all(word in text for word in words)
