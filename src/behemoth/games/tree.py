"""A game with variations. The actions of a record are a line; each action may have others that could have been done
instead, and each of those is the first of a line of its own.

A path names an action: ``(4,)`` is the fifth of the main line, ``(4, 0, 2)`` the third of the first variation there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final, TypeAlias

import msgspec

from behemoth.games.chance import rng_for
from behemoth.games.errors import InvalidText
from behemoth.games.game import State
from behemoth.games.record import Chance, Entry, Moment, Record, next_moment, opening

Line: TypeAlias = tuple[Entry, ...]
Path: TypeAlias = tuple[int, ...]

#: Variations of variations of variations …, and no deeper.
MOST_DEPTH: Final = 40


class Branch(msgspec.Struct, frozen=True):
    """An action of a tree: where it stands, and the number of the branch it follows."""

    number: int
    parent: int
    path: Path
    entry: Entry


class TreeMoment(msgspec.Struct, frozen=True):
    """A moment of a tree, and the state before it (none at the start, which has the number 0)."""

    number: int
    parent: int
    path: Path
    moment: Moment
    before: State[Any] | None = None


def branches(line: Line) -> tuple[Branch, ...]:
    """All actions in the order of the text: an action, what could have been done instead, what comes next.
    They are numbered from 1; 0 is the start. Raises InvalidText if it is too deep."""
    return tuple(_branches(line, (), 0, count(1)))


def _branches(line: Line, prefix: Path, parent: int, numbers: Iterator[int]) -> Iterator[Branch]:
    demand_depth(len(prefix) // 2)
    for index, entry in enumerate(line):
        path, number = (*prefix, index), next(numbers)
        yield Branch(number, parent, path, entry)
        for n, variation in enumerate(entry.variations):
            yield from _branches(variation, (*path, n), parent, numbers)
        parent = number


def play_tree(record: Record, *, events: bool = True, chance: Chance = rng_for) -> Iterator[TreeMoment]:
    """Every moment of a record and of its variations, the start first. Raises BrokenRecord at the first fault."""
    first = opening(record, chance=chance)
    yield TreeMoment(0, 0, (), Moment(0, first.state, events=first.events if events else ()))
    waiting = {0: (0, first.state)}
    found = branches(record.entries)
    last_use = {branch.parent: branch.number for branch in found}
    for branch in found:
        index, before = waiting[branch.parent]
        moment = next_moment(record, before, index, branch.entry, events, chance)
        waiting[branch.number] = index + 1, moment.state
        if last_use[branch.parent] == branch.number:
            del waiting[branch.parent]  # nobody follows it any more
        yield TreeMoment(branch.number, branch.parent, branch.path, moment, before)


def line_of(parents_and_entries: list[tuple[int, Entry]]) -> Line:
    """The line of actions that are given in any order, each after the number of the one it follows (0: the start; the
    first of them has the number 1). The first that follows something goes on with the line, the others are variations.
    Raises InvalidText if it is too deep or one follows something that comes later."""
    following: list[list[int]] = [[] for _ in range(len(parents_and_entries) + 1)]
    for number, (parent, _) in enumerate(parents_and_entries, 1):
        if not 0 <= parent < number:
            raise InvalidText("error-record-parent", number=number)
        following[parent].append(number)

    def gather(number: int, depth: int) -> Line:
        demand_depth(depth)
        line: list[Entry] = []
        others: list[int] = []
        while number:
            entry = parents_and_entries[number - 1][1]
            variations = tuple(gather(other, depth + 1) for other in others)
            line.append(msgspec.structs.replace(entry, variations=variations))
            number, *others = following[number] or [0]
        return tuple(line)

    first, *others = following[0] or [0]
    line = gather(first, 0)
    if others:
        variations = tuple(gather(other, 1) for other in others)
        line = (msgspec.structs.replace(line[0], variations=variations), *line[1:])
    return line


def demand_depth(depth: int) -> None:
    """Raises InvalidText if variations are nested too deep."""
    if depth > MOST_DEPTH:
        raise InvalidText("error-record-deep", most=MOST_DEPTH)


# --- changing a line ------------------------------------------------------------------------------------------------


def entry_at(line: Line, path: Path) -> Entry:
    """The action a path names. Raises IndexError if there is none."""
    found = line[path[0]]
    for variation, index in zip(path[1::2], path[2::2], strict=True):
        found = found.variations[variation][index]
    return found


def add(line: Line, path: Path, entry: Entry) -> tuple[Line, Path]:
    """The line with one more action after the one a path names (the empty path: at the start), and where it stands.
    An action that is there already is not added again."""
    prefix, index = path[:-1], path[-1] + 1 if path else 0
    own = _line_at(line, prefix)
    if index == len(own):
        return _put_line(line, prefix, (*own, entry)), (*prefix, index)
    there = own[index]
    if there.text == entry.text:
        return line, (*prefix, index)
    for n, variation in enumerate(there.variations):
        if variation[0].text == entry.text:
            return line, (*prefix, index, n, 0)
    changed = msgspec.structs.replace(there, variations=(*there.variations, (entry,)))
    return _put_line(line, prefix, (*own[:index], changed, *own[index + 1 :])), (
        *prefix,
        index,
        len(there.variations),
        0,
    )


def remove(line: Line, path: Path) -> Line:
    """The line without an action and all that follows it. The first variation takes its place, if there is one."""
    prefix, index = path[:-1], path[-1]
    own = _line_at(line, prefix)
    first, *others = own[index].variations or ((),)
    if others:
        first = (msgspec.structs.replace(first[0], variations=(*first[0].variations, *others)), *first[1:])
    left = (*own[:index], *first)
    if left or not prefix:
        return _put_line(line, prefix, left)
    # A variation without an action is none.
    parent = entry_at(line, prefix[:-1])
    variations = tuple(one for n, one in enumerate(parent.variations) if n != prefix[-1])
    return _put_entry(line, prefix[:-1], msgspec.structs.replace(parent, variations=variations))


def promote(line: Line, path: Path) -> tuple[Line, Path]:
    """The line with the variation of an action as the main one and what was the main one as its first variation; and
    where the action is then. An action of the main line stays where it is."""
    if len(path) < 3:
        return line, path
    *prefix, index, n, within = path
    above = tuple(prefix)
    own = _line_at(line, above)
    there = own[index]
    chosen = there.variations[n]
    former = (msgspec.structs.replace(there, variations=()), *own[index + 1 :])
    others = tuple(one for k, one in enumerate(there.variations) if k != n)
    first = msgspec.structs.replace(chosen[0], variations=(former, *chosen[0].variations, *others))
    return _put_line(line, above, (*own[:index], first, *chosen[1:])), (*above, index + within)


def main_line(line: Line) -> Line:
    """The line without its variations."""
    return tuple(msgspec.structs.replace(entry, variations=()) for entry in line)


def _line_at(line: Line, prefix: Path) -> Line:
    return entry_at(line, prefix[:-1]).variations[prefix[-1]] if prefix else line


def _put_line(line: Line, prefix: Path, new: Line) -> Line:
    if not prefix:
        return new
    parent = entry_at(line, prefix[:-1])
    n = prefix[-1]
    variations = (*parent.variations[:n], new, *parent.variations[n + 1 :])
    return _put_entry(line, prefix[:-1], msgspec.structs.replace(parent, variations=variations))


def _put_entry(line: Line, path: Path, new: Entry) -> Line:
    prefix, index = path[:-1], path[-1]
    own = _line_at(line, prefix)
    return _put_line(line, prefix, (*own[:index], new, *own[index + 1 :]))
