"""Records: playing them to any index, and every way in which one cannot be played."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.games import (
    BrokenRecord,
    Closing,
    Ending,
    Entry,
    InvalidOptions,
    Outcome,
    Record,
    UnknownGame,
    new_record,
    play_to,
    replay,
    result_words,
    start,
)
from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankChess, TankOptions, TankState
from tests.games.toys import RaceGame, RaceOptions

MOVES = ("C1>C2N", "H10>H9S", "C2>C3N", "H9>H8S")


def tank_record(*moves: str, **facts: object) -> Record:
    made = new_record(TankChess(), TankOptions(scheme="first-steps-10"), 2)
    made = msgspec.structs.replace(made, entries=tuple(Entry(move) for move in moves))
    return msgspec.structs.replace(made, **facts)


def broken(record: Record) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        list(replay(record))
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    return caught.value


# --- replay ------------------------------------------------------------------------------------------


def test_replay_shows_every_moment() -> None:
    moments = list(replay(tank_record(*MOVES)))
    assert [moment.index for moment in moments] == [0, 1, 2, 3, 4]
    assert (moments[0].entry, moments[0].seat) == (None, None)
    assert [moment.seat for moment in moments[1:]] == [0, 1, 0, 1]
    assert [moment.entry.text for moment in moments if moment.entry] == list(MOVES)
    assert all(moment.events for moment in moments[1:])
    assert not any(moment.events for moment in replay(tank_record(*MOVES), events=False))


def test_any_index_can_be_played_to() -> None:
    record = tank_record(*MOVES)
    states = [moment.state for moment in replay(record)]
    assert [play_to(record, index) for index in range(5)] == states
    assert play_to(record, 99) == states[-1]
    assert start(record) == states[0]


def test_adding_and_cutting() -> None:
    record = tank_record(*MOVES[:2])
    longer = record.add(Entry(MOVES[2]))
    assert longer == tank_record(*MOVES[:3])
    assert longer.cut(2) == record
    closed = msgspec.structs.replace(record, closing=Closing(Ending.RESIGNED, 0), stated_result=("0-1", "resigned"))
    assert closed.cut(2) == record
    assert closed.add(Entry(MOVES[2])).stated_result is None


def test_a_closing_is_the_last_moment() -> None:
    *_, last = replay(tank_record(*MOVES, closing=Closing(Ending.RESIGNED, 1)))
    assert (last.index, last.entry) == (5, None)
    assert last.state.outcome() == Outcome("resigned", (1.0, 0.0))
    assert last.events


def test_a_game_with_chance_replays_from_its_seed(race: RaceGame) -> None:
    record = new_record(race, RaceOptions(), 2, seed="abc")
    assert start(record) == start(record)
    others = {start(msgspec.structs.replace(record, seed=str(seed))).text() for seed in range(20)}
    assert len(others) > 5


def test_short_texts_are_played_too() -> None:
    *_, last = replay(tank_record("c1>c2n", "clt>E9S"))
    assert isinstance(last.state, TankState)
    assert last.state.plies == 2


# --- what cannot be played ---------------------------------------------------------------------------


def test_an_illegal_move_is_named_with_its_number_and_the_rule() -> None:
    error = broken(tank_record(*MOVES, "C3>C9N"))
    assert (error.key, error.index) == ("error-record-action", 4)
    assert error.arguments["number"] == 3
    assert error.cause is not None
    assert error.cause.rule == "TC2.1"
    assert error.sentence("en").startswith("Move 3, C3>C9N: ")
    assert error.sentence("en").endswith("(TC2.1)")
    assert error.sentence("de") != error.sentence("en")


def test_a_move_that_cannot_be_read() -> None:
    error = broken(tank_record("what?"))
    assert (error.key, error.index, error.arguments["number"]) == ("error-record-action", 0, 1)
    assert error.cause is not None
    assert error.cause.key == "error-move-text"


def test_a_very_long_move_is_still_refused_with_a_sentence() -> None:
    assert "xxx" in broken(tank_record("x" * 5000)).sentence("de")


def test_a_move_of_somebody_who_owes_nothing() -> None:
    error = broken(tank_record(entries=(Entry(MOVES[0], seat=1),)))
    assert error.cause is not None
    assert error.cause.key == "error-not-your-turn"


def test_a_move_after_the_end() -> None:
    line = "8_8-8-8-8-8-8-8-8_CLTA8N_CLTH8S_w"
    record = msgspec.structs.replace(
        new_record(TankChess(), TankOptions(position=line), 2), entries=(Entry("A8>off"), Entry("H8>H7S"))
    )
    error = broken(record)
    assert (error.key, error.index, error.arguments["action"]) == ("error-record-over", 1, "H8>H7S")


def test_a_closing_after_the_end() -> None:
    line = "8_8-8-8-8-8-8-8-8_CLTA8N_CLTH8S_w"
    record = msgspec.structs.replace(
        new_record(TankChess(), TankOptions(position=line), 2),
        entries=(Entry("A8>off"),),
        closing=Closing(Ending.RESIGNED, 0),
    )
    error = broken(record)
    assert (error.key, error.index) == ("error-record-closing", 1)
    assert error.cause is not None
    assert error.cause.key == "error-game-over"


def test_a_closing_that_makes_no_sense() -> None:
    assert broken(tank_record(closing=Closing(Ending.AGREED, 1))).key == "error-record-closing"


@pytest.mark.parametrize("stated", [("1-0", "destroyed"), ("1/2-1/2", "agreed"), ("*", "left"), ("", "")])
def test_a_result_that_does_not_fit(stated: tuple[str, str]) -> None:
    error = broken(tank_record(*MOVES, stated_result=stated))
    assert error.key == "error-record-result"
    assert error.arguments == {"stated": " ".join(stated).strip(), "found": "*"}


def test_a_result_that_fits() -> None:
    assert len(list(replay(tank_record(*MOVES, stated_result=("*", ""))))) == 5
    closed = tank_record(closing=Closing(Ending.AGREED), stated_result=("1/2-1/2", "agreed"))
    assert len(list(replay(closed))) == 2


@pytest.mark.parametrize("version", [0, 2, 99, -1])
def test_rules_of_another_version(version: int) -> None:
    error = broken(tank_record(rules_version=version))
    assert (error.key, error.arguments["known"]) == ("error-record-rules", 1)


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"seats": 3}, "error-seats"),
        ({"options": {"colour": "red"}}, "error-option-unknown"),
        ({"options": {"repetition": "0"}}, "error-option-value"),
        ({"options": {"scheme": "nowhere"}}, "error-scheme-unknown"),
        ({"options": {"position": "x"}}, "error-line-fields"),
    ],
)
def test_options_that_cannot_be(facts: dict[str, object], key: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        list(replay(tank_record(**facts)))
    assert caught.value.key == key


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        list(replay(tank_record(game="chess")))


def test_result_words() -> None:
    assert result_words(None) == ("*", "")
    assert result_words(Outcome("left", (1.0, 0.0))) == ("1-0", "left")
    assert result_words(Outcome("agreed", (0.5, 0.5))) == ("1/2-1/2", "agreed")
