"""The way back: a few of the states a match has passed, so that taking an action back repeats a handful at most."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from behemoth.games import State

#: So many of the newest states are kept as they are.
RECENT: Final = 3
#: Of the older ones every so many-th is kept, as its text: going back further repeats fewer actions than this.
STRIDE: Final = 16


class Mark(msgspec.Struct, frozen=True):
    """A state after so many actions: itself while it is the newest mark, then its text."""

    index: int
    state: State[Any] | None = None
    text: str = ""

    def written(self) -> Mark:
        """The same as a text."""
        return self if self.state is None else Mark(self.index, text=self.state.text())


class Trail(msgspec.Struct, frozen=True, eq=False):
    """The states before the newest actions, the newest last, and the marks before them, the newest last.
    The start of the match needs no mark."""

    recent: tuple[State[Any], ...] = ()
    marks: tuple[Mark, ...] = ()

    def after_action(self, before: State[Any], after: State[Any], index: int, *, final: bool) -> Trail:
        """With one more action, which led from a state to a state; ``index`` is the number of actions with it.
        Nobody goes back beyond a final one."""
        if final:
            return Trail((), (Mark(index, after),))
        marks = self.marks
        if index % STRIDE == 0:
            marks = (*marks[:-1], *(mark.written() for mark in marks[-1:]), Mark(index, after))
        return Trail((*self.recent[1 - RECENT :], before), marks)

    def back_to(self, index: int, recent: tuple[State[Any], ...]) -> Trail:
        """The trail of the state after so many actions, with the states right before it."""
        return Trail(recent[-RECENT:], tuple(mark for mark in self.marks if mark.index <= index))

    def mark_before(self, index: int) -> Mark | None:
        """The newest mark that is not after so many actions; None: only the start is."""
        return next((mark for mark in reversed(self.marks) if mark.index <= index), None)

    def __eq__(self, other: object) -> bool:
        """What is kept for speed alone makes no match different from another: the marks are what counts."""
        return isinstance(other, Trail) and self.written() == other.written()

    __hash__ = None  # type: ignore[assignment]

    def written(self) -> tuple[tuple[int, str], ...]:
        """The marks as texts."""
        return tuple((mark.index, mark.written().text) for mark in self.marks)
