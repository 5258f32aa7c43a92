"""Movement step by step: what entering a square does, and one shortest path to each end."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, STEPS, Heading, Path
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, to_square
from behemoth.tankchess.rules.movement.passage import Entry
from behemoth.tankchess.rules.movement.walk import Drive, entry, walk
from tests.tankchess.build import area, man, place
from tests.tankchess.strategies import random_position


def entering(position: Position, who: str, direction: str) -> Entry:
    one = man(who)
    return entry(position, one, one.square, Heading[direction])


@pytest.mark.rule("TC2.3", "TC5.1", "TC11.2", "TC11.12")
@pytest.mark.parametrize(
    ("mark", "land", "what"),
    [
        ("LT", {}, Entry.ENTERS),
        ("LT", {"high": "E6"}, Entry.BLOCKED),
        ("LT", {"low": "E6"}, Entry.BLOCKED),
        ("LT", {"tree": "E6"}, Entry.BLOCKED),
        ("HT", {"tree": "E6"}, Entry.FELLS),
        ("LT", {"water": "E6"}, Entry.SINKS),
        ("HT", {"water": "E6"}, Entry.SINKS),
        ("A", {"water": "E6"}, Entry.ENTERS),
        ("A", {"water": "E6", "wrecks": "A E6"}, Entry.BLOCKED),
        ("LT", {"water": "E6", "wrecks": "A E6"}, Entry.BLOCKED),
        ("LT", {"mud": "E6"}, Entry.STOPS),
        ("LT", {"hedge": "E6"}, Entry.ENTERS),
        ("LT", {"wrecks": "LT E6"}, Entry.BLOCKED),
        ("HT", {"tree": "E6", "wrecks": "LT E6"}, Entry.BLOCKED),
        ("LT", {"stacks": "E6"}, Entry.BLOCKED),
        ("LT", {"bodies": "E6"}, Entry.BLOCKED),
        ("M", {"tree": "E6"}, Entry.FELLS),
        ("M", {"high": "E6"}, Entry.BLOCKED),
        ("M", {"stacks": "E6"}, Entry.BLOCKED),
        ("M", {"bodies": "E6"}, Entry.BLOCKED),
        ("M", {"wrecks": "UT E6"}, Entry.BLOCKED),
        ("M", {"wrecks": "HT E6"}, Entry.ENTERS),
        ("M", {"low": "E6"}, Entry.ENTERS),
        ("M", {"water": "E6"}, Entry.ENTERS),
        ("M", {"mud": "E6"}, Entry.ENTERS),
        ("M", {"hedge": "E6"}, Entry.ENTERS),
        ("LT", {"mine": "E6"}, Entry.EXPLODES),
        ("A", {"mine": "E6"}, Entry.EXPLODES),
        ("AO", {"mine": "E6"}, Entry.EXPLODES),
        ("AO", {"tree": "E6"}, Entry.BLOCKED),
        ("M", {"mine": "E6"}, Entry.SETS_OFF),
    ],
)
def test_entry(mark: str, land: dict[str, str], what: Entry) -> None:
    who = f"W {mark} E5 N"
    assert entering(place(10, who, **land), who, "N") == what  # type: ignore[arg-type]


@pytest.mark.rule("TC2.3", "TC6.2", "TC6.3", "TC11.10")
@pytest.mark.parametrize(
    ("mark", "other", "what"),
    [
        ("LT", "W MT E6 N", Entry.BLOCKED),
        ("LT", "B MT E6 N", Entry.BLOCKED),
        ("M", "W MT E6 N", Entry.BLOCKED),
        ("M", "B MT E6 N", Entry.STOMPS),
        ("M", "B UT E6 N", Entry.BLOCKED),
        ("M", "B M E6 N", Entry.BLOCKED),
    ],
)
def test_entry_into_a_live_piece(mark: str, other: str, what: Entry) -> None:
    who = f"W {mark} E5 N"
    assert entering(place(10, who, other), who, "N") == what


@pytest.mark.rule("TC4.1", "TC4.2", "TC6.13")
@pytest.mark.parametrize(
    ("who", "direction", "what"),
    [
        ("W CLT E10 N", "N", Entry.LEAVES),
        ("W CLT E10 N", "NE", Entry.LEAVES),
        ("W CLT J10 N", "NE", Entry.BLOCKED),
        ("W CLT J10 N", "E", Entry.BLOCKED),
        ("W CLT E1 N", "S", Entry.BLOCKED),
        ("B CLT E1 S", "S", Entry.LEAVES),
        ("B CLT A1 S", "SW", Entry.BLOCKED),
        ("B CLT A1 S", "SE", Entry.LEAVES),
        ("W LT E10 N", "N", Entry.BLOCKED),
        ("W M E10 N", "N", Entry.BLOCKED),
    ],
)
def test_entry_beyond_the_edge(who: str, direction: str, what: Entry) -> None:
    assert entering(place(10, who), who, direction) == what


def follows(position: Position, one: Piece, pose: tuple[int, int], direction: int) -> set[tuple[int, int]]:
    """The pose after entering the next square in a direction, if it can be entered."""
    square, heading = pose
    what = entry(position, one, square, direction)
    if what is Entry.LEAVES:
        return {(OFF, NO_HEADING)}
    if what in (Entry.SINKS, Entry.EXPLODES):
        return {(square + STEPS[direction], NO_HEADING)}
    return {(square + STEPS[direction], heading)} if what is not Entry.BLOCKED else set()


def steps_are_legal(position: Position, one: Piece, path: Path) -> bool:
    """Each step a turn of one eighth or one square ahead (TC2.1); or one single step back (TC2.2)."""
    if len(path) == 2 and path[1] in follows(position, one, path[0], one.heading.opposite):
        return True
    for before, following in pairwise(path):
        turns = {(before[0], (before[1] + turn) % 8) for turn in (1, 7)}
        if following not in turns | follows(position, one, before, before[1]):
            return False
    return len(path) - 1 <= one.kind.speed


@pytest.mark.rule("TC2.1", "TC2.2")
@pytest.mark.parametrize("seed", range(40))
def test_every_path_is_legal_and_ends_where_it_says(seed: int) -> None:
    position = random_position(Random(seed))
    for one in position.pieces:
        if one.kind.giant or one.kind.pushes:
            continue  # it may go aside as well (TC6.1), or enter what it pushes away (TC12.1)
        for drive, path in walk(position, one).items():
            assert path[0] == (one.square, one.heading)
            assert path[-1] == (drive.square, drive.heading)
            assert steps_are_legal(position, one, path), (one, path, position)


def test_paths_are_as_short_as_can_be() -> None:
    found = walk(place(12, "W LT E5 N"), man("W LT E5 N"))
    lengths = {"E6N": 1, "E5NE": 1, "E4N": 1, "E5S": 4, "F6NE": 2, "E10N": 5, "F7N": 4, "F5E": 3}
    for pose, steps in lengths.items():
        square = pose.rstrip("NESW")
        drive = Drive(to_square(square), Heading[pose.removeprefix(square)])
        assert len(found[drive]) - 1 == steps, pose


@pytest.mark.rule("TC2.5")
def test_the_start_is_no_end() -> None:
    assert not any(
        (drive.square, drive.heading) == (to_square("E5"), heading)
        for heading in HEADINGS
        for drive in walk(place(12, f"W AC E5 {heading.name}"), man(f"W AC E5 {heading.name}"))
    )


@pytest.mark.rule("TC11.2")
def test_felling_does_not_end_the_movement() -> None:
    found = walk(place(10, "W HT E5 N", tree="E6 E7"), man("W HT E5 N"))
    assert Drive(to_square("E8"), Heading.N, felled=area("E6 E7")) in found
    assert Drive(to_square("E7"), Heading.N, felled=area("E6 E7")) in found
    assert Drive(to_square("E7"), Heading.N) not in found


@pytest.mark.rule("TC11.1", "TC11.9")
def test_sinking_and_leaving_end_the_movement() -> None:
    found = walk(place(10, "W LT E5 N", water="E6"), man("W LT E5 N"))
    assert found[Drive(to_square("E6"), NO_HEADING)] == ((to_square("E5"), 0), (to_square("E6"), NO_HEADING))
    assert not any(drive.square == to_square("E8") and len(path) == 4 for drive, path in found.items())


@pytest.mark.rule("TC11.9")
@pytest.mark.parametrize(
    ("who", "land", "end"),
    [
        ("W LT E5 N", {"water": "E4"}, Drive(to_square("E4"), NO_HEADING)),
        ("W HT E5 N", {"tree": "E4"}, Drive(to_square("E4"), Heading.N, felled=1 << to_square("E4"))),
        ("W LT E5 N", {"mud": "E4"}, Drive(to_square("E4"), Heading.N)),
        ("W CLT E10 S", {"mud": "E9"}, Drive(OFF, NO_HEADING)),
    ],
)
def test_reverse_follows_the_rules_of_entering(who: str, land: dict[str, str], end: Drive) -> None:
    assert len(walk(place(10, who, **land), man(who))[end]) == 2  # type: ignore[arg-type]
