"""Recorded games, one for each way a game can end: they replay for ever, byte for byte (TC9.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from behemoth.games import BrokenRecord, Moment, play_to, read_record, replay, write_record
from behemoth.locale import LANGUAGES, sources
from behemoth.tankchess import TankState, events
from behemoth.tankchess.events import TankEvent

FOLDER: Final = Path(__file__).parent / "golden"
FILES: Final = sorted(FOLDER.glob("*.txt"))
NAMES: Final = [path.stem for path in FILES]


def last_moment(path: Path) -> Moment:
    *_, last = replay(read_record(path.read_text(encoding="utf-8")))
    return last


def all_events(path: Path) -> list[TankEvent]:
    moments = replay(read_record(path.read_text(encoding="utf-8")))
    return [event for moment in moments for event in moment.events if isinstance(event, TankEvent)]


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_game_replays_and_ends_as_its_name_says(path: Path) -> None:
    outcome = last_moment(path).state.outcome()
    assert outcome is not None
    assert outcome.reason == path.stem.split("-")[0]


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_game_is_written_again_byte_for_byte(path: Path) -> None:
    before = path.read_bytes()
    assert write_record(read_record(before.decode("utf-8"))).encode("utf-8") == before


@pytest.mark.rule("TC4.1", "TC4.4", "TC5.1", "TC11.5", "TC11.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_a_game_can_end_is_there(language: str) -> None:
    told = "".join(source.read_text(encoding="utf-8") for source in sources(language) if source.name == "tankchess.ftl")
    prefix = "outcome-"
    reasons = {entry.split(" =")[0].removeprefix(prefix) for entry in told.splitlines() if entry.startswith(prefix)}
    assert {name.split("-")[0] for name in NAMES} == reasons


#: How the last blow fell, for the games in which there was one.
LAST_BLOWS: Final = {
    "destroyed-shot": "shot",
    "destroyed-stomp": "stomp",
    "destroyed-tail": "tail",
    "destroyed-flame": "flame",
    "destroyed-throw": "throw",
    "thrown": "throw",
    "crushed-owner": "crushed",
    "crushed-killer": "crushed",
    "crushed-enemy": "crushed",
    "crushed-duel": "crushed",
}


@pytest.mark.rule("TC6.8", "TC6.10", "TC11.5", "TC11.7", "TC11.11")
@pytest.mark.parametrize(("name", "how"), LAST_BLOWS.items())
def test_the_command_tank_was_lost_as_the_name_says(name: str, how: str) -> None:
    blows = [event for event in last_moment(FOLDER / f"{name}.txt").events if isinstance(event, events.Destroyed)]
    assert how in {blow.how for blow in blows if blow.piece == "CLT"}


@pytest.mark.rule("TC4.1", "TC4.2")
@pytest.mark.parametrize(("name", "backwards"), [("left-drive", False), ("left-reverse", True)])
def test_the_command_tank_left_forwards_and_backwards(name: str, backwards: bool) -> None:
    left = next(event for event in all_events(FOLDER / f"{name}.txt") if isinstance(event, events.Left))
    last_pose = left.path.split()[-2]
    assert last_pose.endswith("10S") == backwards


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_game_may_be_taken_up_anywhere(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    moments = list(replay(record, events=False))
    for index in {0, len(record.entries) // 2, len(record.entries)}:
        state = play_to(record, index)
        assert state == moments[index].state
        assert isinstance(state, TankState)
        assert "\n" not in state.text()


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_game_that_tells_another_result_is_refused(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.stated_result is not None
    lie = msgspec.structs.replace(record, stated_result=("1/2-1/2", "boredom"))
    with pytest.raises(BrokenRecord) as broken:
        list(replay(lie))
    assert all("boredom" in broken.value.sentence(language) for language in LANGUAGES)


@pytest.mark.rule("TC9.2")
def test_there_are_notes_comments_and_both_languages_among_them() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in FILES]
    assert {record.language for record in records} == set(LANGUAGES)
    assert any(entry.clock is not None for record in records for entry in record.entries)
    assert any(entry.evaluation for record in records for entry in record.entries)
    assert any(entry.comment for record in records for entry in record.entries)
    assert any(record.comment for record in records)
    assert any("position" in record.options for record in records)
