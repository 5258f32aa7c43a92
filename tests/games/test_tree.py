"""Games with variations: walked, played, changed. What is changed comes back through the text as it is."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.games import (
    MOST_DEPTH,
    BrokenRecord,
    Entry,
    InvalidText,
    Line,
    Path,
    Record,
    add,
    branches,
    entry_at,
    line_of,
    main_line,
    new_record,
    play_tree,
    promote,
    read_record,
    remove,
    replay,
    write_record,
)
from behemoth.tankchess import TankChess, TankOptions

A, B, C, D, X, Y, Z = (Entry(letter) for letter in "ABCDXYZ")


def texts(line: Line) -> list[Any]:
    """A line as words, each variation as a list."""
    found: list[Any] = []
    for entry in line:
        found += [entry.text, *map(texts, entry.variations)]
    return found


def built(*steps: tuple[Path, Entry]) -> Line:
    line: Line = ()
    for path, entry in steps:
        line, _ = add(line, path, entry)
    return line


def test_what_goes_on_and_what_goes_another_way() -> None:
    line, where = add((), (), A)
    assert (texts(line), where) == (["A"], (0,))
    line, where = add(line, where, B)
    assert (texts(line), where) == (["A", "B"], (1,))
    line, where = add(line, (0,), X)
    assert (texts(line), where) == (["A", "B", ["X"]], (1, 0, 0))
    line, where = add(line, where, Y)
    assert (texts(line), where) == (["A", "B", ["X", "Y"]], (1, 0, 1))
    line, where = add(line, (1, 0, 0), Z)
    assert (texts(line), where) == (["A", "B", ["X", "Y", ["Z"]]], (1, 0, 1, 0, 0))
    line, where = add(line, (), C)
    assert (texts(line), where) == (["A", ["C"], "B", ["X", "Y", ["Z"]]], (0, 0, 0))
    assert entry_at(line, (1, 0, 1, 0, 0)) == Z


def test_what_is_there_is_not_added_again() -> None:
    line = built(((), A), ((0,), B), ((0,), X))
    for after, entry, there in (((), A, (0,)), ((0,), B, (1,)), ((0,), X, (1, 0, 0))):
        same, where = add(line, after, entry)
        assert same is line
        assert where == there


def test_promoted_the_main_line_becomes_the_first_variation() -> None:
    line = built(((), A), ((0,), B), ((1,), C), ((0,), X), ((1, 0, 0), Y), ((0,), Z))
    assert texts(line) == ["A", "B", ["X", "Y"], ["Z"], "C"]
    changed, where = promote(line, (1, 0, 1))
    assert texts(changed) == ["A", "X", ["B", "C"], ["Z"], "Y"]
    assert (where, entry_at(changed, where).text) == ((2,), "Y")
    back, where = promote(changed, (1, 0, 0))
    assert (back, where) == (line, (1,))
    assert promote(line, (2,)) == (line, (2,))


def test_removed_with_all_that_follows() -> None:
    line = built(((), A), ((0,), B), ((1,), C), ((0,), X), ((1, 0, 0), Y), ((0,), Z))
    assert texts(remove(line, (2,))) == ["A", "B", ["X", "Y"], ["Z"]]
    assert texts(remove(line, (1, 0, 1))) == ["A", "B", ["X"], ["Z"], "C"]
    assert texts(remove(line, (1, 0, 0))) == ["A", "B", ["Z"], "C"]
    assert texts(remove(line, (1,))) == ["A", "X", ["Z"], "Y"]
    assert remove(line, (0,)) == ()
    deep = built(((), A), ((), X), ((0, 0, 0), Y), ((0, 0, 0), Z))
    assert texts(deep) == ["A", ["X", "Y", ["Z"]]]
    assert texts(remove(deep, (0, 0, 1))) == ["A", ["X", "Z"]]


def test_the_main_line_alone() -> None:
    assert texts(main_line(built(((), A), ((0,), B), ((0,), X)))) == ["A", "B"]


def test_numbered_as_the_text_tells_them() -> None:
    line = built(((), A), ((0,), B), ((1,), C), ((0,), X), ((1, 0, 0), Y))
    found = branches(line)
    assert [(one.number, one.parent, one.entry.text) for one in found] == [
        (1, 0, "A"),
        (2, 1, "B"),
        (3, 1, "X"),
        (4, 3, "Y"),
        (5, 2, "C"),
    ]
    assert line_of([(one.parent, main_line((one.entry,))[0]) for one in found]) == line


def test_a_move_follows_one_that_came_before_it() -> None:
    for parents in ([1], [0, 2], [-1], [0, 5]):
        with pytest.raises(InvalidText, match="follows"):
            line_of([(parent, A) for parent in parents])


def test_no_deeper_than_anybody_needs() -> None:
    parents = [(0, A)]
    for depth in range(MOST_DEPTH + 1):  # each variation has a variation after its first action
        latest = len(parents)
        parents += [(latest, Entry(f"m{depth}")), (latest, Entry(f"v{depth}"))]
    with pytest.raises(InvalidText, match=str(MOST_DEPTH)):
        line_of(parents)
    shallow = line_of(parents[: 2 * MOST_DEPTH - 1])
    deep: Line = (Entry("x"),)
    for _ in range(MOST_DEPTH + 1):
        deep = (Entry("a"), Entry("b", variations=(deep,)))
    assert len(branches(shallow)) == 2 * MOST_DEPTH - 1
    with pytest.raises(InvalidText, match=str(MOST_DEPTH)):
        branches(deep)


# --- played by the rules ------------------------------------------------------------------------------


def record_of(*entries: Entry) -> Record:
    made = new_record(TankChess(), TankOptions(scheme="first-steps-10"), 2)
    return msgspec.structs.replace(made, entries=entries)


def test_every_variation_is_played_from_where_it_begins() -> None:
    record = record_of(
        Entry("C1>C2N", variations=((Entry("I2>I4N"), Entry("H10>H9S")),)),
        Entry("H10>H9S", variations=((Entry("H10>H8S"),),)),
    )
    found = list(play_tree(record))
    assert [(one.number, one.parent, one.path) for one in found] == [
        (0, 0, ()),
        (1, 0, (0,)),
        (2, 0, (0, 0, 0)),
        (3, 2, (0, 0, 1)),
        (4, 1, (1,)),
        (5, 1, (1, 0, 0)),
    ]
    main = [one.moment for one in found if len(one.path) < 2]
    assert main == list(replay(record))
    assert found[5].before == found[1].moment.state
    assert found[3].moment.state.text() != found[4].moment.state.text()


@pytest.mark.rule("TC9.2")
def test_a_fault_in_a_variation_is_told_with_its_place() -> None:
    record = record_of(Entry("C1>C2N"), Entry("H10>H9S", variations=((Entry("H10>H1S"),),)))
    with pytest.raises(BrokenRecord, match=r"Move 1, H10>H1S") as caught:
        list(play_tree(record))
    assert caught.value.index == 1
    with pytest.raises(BrokenRecord, match="H10>H1S"):
        write_record(record)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 30))
def test_any_tree_comes_back_from_its_text(seed: int, size: int) -> None:
    """Actions at random after random ones, some promoted, some removed."""
    rng = Random(seed)
    record = record_of()
    line: Line = ()
    for _ in range(size):
        found = list(play_tree(msgspec.structs.replace(record, entries=line), events=False))
        chosen = rng.choice(found)
        state = chosen.moment.state
        if not state.to_act():
            continue
        seat = state.to_act()[0]
        line, where = add(line, chosen.path, Entry(state.write(seat, state.actions(seat).sample(rng))))
        if rng.random() < 0.2:
            line, _ = promote(line, where)
        elif rng.random() < 0.1:
            line = remove(line, where)
    record = msgspec.structs.replace(record, entries=line)
    text = write_record(record)
    assert read_record(text).entries == line
    assert write_record(read_record(text)) == text
    found_again = [(one.parent, main_line((one.entry,))[0]) for one in branches(line)]
    assert line_of(found_again) == line
