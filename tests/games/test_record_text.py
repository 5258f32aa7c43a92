"""Records as text files (TC9.2): round trips byte for byte, and every fault with its place."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from behemoth.games import (
    BrokenRecord,
    Closing,
    Ending,
    Entry,
    GameError,
    InvalidOptions,
    InvalidText,
    Record,
    UnknownGame,
    new_record,
    read_record,
    replay,
    write_record,
)
from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankChess, TankOptions
from tests.games.toys import RaceGame, RaceOptions

MOVES = ("C1>C2N", "H10>H9S", "C2>C3N", "H9>H8S")
SMALL = """\
[Game "tank-chess"]
[Rules "1"]
[Seats "2"]
[White "Ada"]
[Black "Bert"]
[Date "2026-11-15"]
[Clock "30+5"]
[scheme "first-steps-10"]
[repetition "3"]
[quiet_moves "50"]
[throw_own "false"]
[fall_choice "owner"]
[Closed "resigned 1"]
[Result "1-0"]
[End "resigned"]

{A short game}
1. C1>C2N {[clock 0:29:58] [eval +0.3] Careful.} H10>H9S {[clock 0:29:51.25]}
2. C2>C3N {Well, well} H9>H8S
"""


def tank_record(*moves: str, **facts: Any) -> Record:
    made = new_record(TankChess(), TankOptions(scheme="first-steps-10"), 2)
    made = msgspec.structs.replace(made, entries=tuple(Entry(move) for move in moves))
    return msgspec.structs.replace(made, **facts)


def without_told(record: Record) -> Record:
    return msgspec.structs.replace(record, stated_result=None)


def round_trip(record: Record) -> str:
    """The text, after checking that nothing changes on the way there and back."""
    text = write_record(record)
    back = read_record(text)
    assert without_told(back) == without_told(record)
    assert write_record(back) == text
    return text


# --- round trips -------------------------------------------------------------------------------------


@pytest.mark.rule("TC9.2")
def test_a_whole_file() -> None:
    record = read_record(SMALL)
    assert write_record(record) == SMALL
    assert record.names == ("Ada", "Bert")
    assert (record.date, record.clock, record.comment) == ("2026-11-15", "30+5", "A short game")
    assert [entry.clock for entry in record.entries] == [1798.0, 1791.25, None, None]
    assert [entry.evaluation for entry in record.entries] == ["+0.3", "", "", ""]
    assert [entry.comment for entry in record.entries] == ["Careful.", "", "Well, well", ""]
    assert record.closing == Closing(Ending.RESIGNED, 1)
    assert record.stated_result == ("1-0", "resigned")
    assert len(list(replay(record))) == 6


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize("number", range(6))
def test_random_games(number: int) -> None:
    rng = Random(number)
    game = TankChess()
    options = TankOptions(scheme=rng.choice(["first-steps-10", "monster-16"]))
    record = new_record(game, options, 2, names=("A", "B"), language=rng.choice(LANGUAGES))
    state = game.start(options)
    for _ in range(30):
        if not state.to_act():
            break
        (seat,) = state.to_act()
        action = state.actions(seat).sample(rng)
        record = record.add(Entry(state.write(seat, action, record.language), clock=round(rng.random() * 9000, 3)))
        state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]
    round_trip(record)
    *_, last = replay(read_record(write_record(record)))
    assert last.state == state


@pytest.mark.rule("TC9.2", "TC9.1")
def test_german_records() -> None:
    record = tank_record("C1>C1O", "H10>H10SO", language="de")
    text = round_trip(record)
    assert '[Language "de"]' in text
    assert "C1>C1O" in text
    assert '[Language "en"]' not in round_trip(tank_record("C1>C1E"))
    assert "Language" not in round_trip(tank_record("C1>C1E"))


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.0, "0:00:00"), (59.0, "0:00:59"), (61.5, "0:01:01.5"), (3600.0, "1:00:00"), (90061.125, "25:01:01.125")],
)
def test_clocks(seconds: float, text: str) -> None:
    assert f"{{[clock {text}]}}" in round_trip(tank_record(entries=(Entry(MOVES[0], clock=seconds),)))


AWKWARD = [
    'a "quoted" word',
    "back\\slash",
    "ends with \\",
    "two\nlines",
    "carriage\rreturn",
    "braces {} and [brackets]",
    "[clock 0:00:01] is no clock here",
    "umlauts äöü and 💥",
    " spaces  around ",
    "\\n is not a line break",
    "tab\there",
    "1. C1>C2N",
]


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize("text", AWKWARD)
def test_awkward_texts_everywhere(text: str) -> None:
    entries = (
        Entry(MOVES[0], comment=text),
        Entry(MOVES[1], clock=1.5, evaluation="-3", comment=text),
        Entry(MOVES[2]),
    )
    round_trip(tank_record(names=(text, ""), date=text, clock=text, comment=text, entries=entries))
    round_trip(tank_record(comment=text))


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
entries = st.builds(
    lambda clock, evaluation, comment: (clock, evaluation, comment),
    st.none() | st.integers(0, 10**8).map(lambda number: number / 1000),
    st.sampled_from(["", "+0.3", "#3", "-12", "M"]),
    texts,
)


@pytest.mark.rule("TC9.2")
@settings(max_examples=60, deadline=None)
@given(texts, texts, texts, st.lists(entries, max_size=4))
def test_any_texts_everywhere(name: str, date: str, comment: str, notes: list[tuple[float | None, str, str]]) -> None:
    made = tuple(
        Entry(move, clock=clock, evaluation=evaluation, comment=said)
        for move, (clock, evaluation, said) in zip(MOVES, notes, strict=False)
    )
    round_trip(tank_record(names=(name, date), date=date, comment=comment, entries=made))


def test_seats_and_seed_of_other_games(race: RaceGame) -> None:
    record = new_record(race, RaceOptions(goal=4), 2, seed="abc", names=("x", "y"))
    text = round_trip(record.add(Entry("go1")).add(Entry("go2", seat=1)))
    assert '[Seed "abc"]' in text
    assert '[Seat1 "x"]' in text
    assert text.endswith("1. go1\n2. 1:go2\n")


@pytest.mark.parametrize("closing", [Closing(Ending.AGREED), Closing(Ending.FLAG, 0), Closing(Ending.ABANDONED, 1)])
def test_closings(closing: Closing) -> None:
    round_trip(tank_record(*MOVES, closing=closing))


def test_what_cannot_be_played_is_not_written() -> None:
    with pytest.raises(BrokenRecord):
        write_record(tank_record("C1>C9N"))


# --- reading freely ----------------------------------------------------------------------------------


def test_white_space_and_numbers_do_not_matter() -> None:
    loose = SMALL.replace("\n", "\r\n").replace("2. C2>C3N", "\r\n\r\n  C2>C3N")
    assert write_record(read_record(loose)) == SMALL
    assert write_record(read_record("\n\n" + SMALL)) == SMALL


def test_the_order_of_tags_does_not_matter() -> None:
    head, body = SMALL.split("\n\n", 1)
    lines = head.split("\n")
    shuffled = "\n".join([*lines[3:7], *lines[:3], *lines[7:]])
    assert write_record(read_record(f"{shuffled}\n\n{body}")) == SMALL


def test_short_moves_stay_as_they_were_written() -> None:
    text = write_record(tank_record("c1>c2n", "clt>E9S"))
    assert "1. c1>c2n clt>E9S" in text
    assert write_record(read_record(text)) == text


def test_a_file_without_a_body() -> None:
    bare = '[Game "tank-chess"]\n[Rules "1"]\n[Seats "2"]'
    assert read_record(bare).entries == ()
    assert read_record(bare).names == ()


# --- faults ------------------------------------------------------------------------------------------

HEAD = '[Game "tank-chess"]\n[Rules "1"]\n[Seats "2"]\n[scheme "first-steps-10"]\n'


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("", "error-record-tag-missing", {"tag": "Game"}),
        ("hello", "error-record-tag-missing", {"tag": "Game"}),
        ('[Game "tank-chess"]\n[Rules "1"]', "error-record-tag-missing", {"tag": "Seats"}),
        ('[Game "tank-chess"]\n[Seats "2"]', "error-record-tag-missing", {"tag": "Rules"}),
        ("[Game]", "error-record-tag", {"line": 1}),
        (HEAD + "[Date 2026]\n", "error-record-tag", {"line": 5, "text": "[Date 2026]"}),
        (HEAD + '[Date "open]\n', "error-record-tag", {"line": 5}),
        (HEAD + '[Da te "x"]\n', "error-record-tag", {"line": 5}),
        (HEAD + '[Seats "2"]\n', "error-record-tag-twice", {"line": 5, "tag": "Seats"}),
        (HEAD + '[Weather "fine"]\n', "error-record-tag-unknown", {"line": 5, "tag": "Weather"}),
        (HEAD.replace('"1"', '"one"'), "error-record-number", {"line": 2, "tag": "Rules", "value": "one"}),
        (HEAD.replace('"1"', '"²"'), "error-record-number", {"line": 2, "tag": "Rules"}),
        (HEAD.replace('"2"', '""'), "error-record-number", {"line": 3, "tag": "Seats"}),
        (HEAD.replace('"2"', '"' + "9" * 5000 + '"'), "error-record-number", {"line": 3, "tag": "Seats"}),
        (HEAD.replace('"2"', '"3"'), "error-seats", {"seats": 3}),
        (HEAD + '[Language "fr"]\n', "error-record-language", {"line": 5, "value": "fr"}),
        (HEAD + '[Closed "bored 1"]\n', "error-record-closed", {"line": 5, "value": "bored 1"}),
        (HEAD + '[Closed "resigned white"]\n', "error-record-closed", {"line": 5}),
        (HEAD + "\n1. C1>C2N {open\n", "error-record-brace", {"line": 6, "column": 11}),
        (HEAD + "\n1. C1>C2N\nC2} x\n", "error-record-brace", {"line": 7, "column": 3}),
        (HEAD + "\n1. C1>C2N {[clack 1]}\n", "error-record-note", {"line": 6, "column": 11, "text": "[clack 1]"}),
        (HEAD + "\n1. C1>C2N {[clock 0:99:00]}\n", "error-record-note", {"line": 6, "column": 11}),
        (HEAD + "\n1. C1>C2N {[eval ]}\n", "error-record-note", {"line": 6, "column": 11}),
    ],
)
def test_faults_with_their_place(text: str, key: str, place: dict[str, object]) -> None:
    with pytest.raises(InvalidText) as caught:
        read_record(text)
    error = caught.value
    assert error.key == key
    assert {name: error.arguments[name] for name in place} == place
    for language in LANGUAGES:
        assert all(str(value) in error.sentence(language) for value in place.values())


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        read_record(HEAD.replace("tank-chess", "chess"))


@pytest.mark.parametrize(
    "body",
    [
        "9" * 5000 + ":C1>C2N",
        "٣:C1>C2N",
        "C1>C2N {[clock " + "9" * 5000 + ":00:00]}",
        "C1>C2N {[clock " + "9" * 400 + ":00:00]}",
        "C1>C2N {[clock ٣:00:00]}",
    ],
)
def test_numbers_beyond_all_bounds(body: str) -> None:
    """Python refuses to read numbers of thousands of digits, and floats end somewhere."""
    with pytest.raises(GameError) as caught:
        list(replay(read_record(f"{HEAD}\n{body}\n")))
    assert all(caught.value.sentence(language) for language in LANGUAGES)


def test_a_result_that_does_not_fit_is_found_when_it_is_played() -> None:
    record = read_record(SMALL.replace('"1-0"', '"0-1"'))
    with pytest.raises(BrokenRecord) as caught:
        list(replay(record))
    assert caught.value.key == "error-record-result"
    assert caught.value.arguments == {"stated": "0-1 resigned", "found": "1-0 resigned"}


# --- whatever the text -------------------------------------------------------------------------------


def nothing_but_the_documented_errors(text: str) -> None:
    try:
        record = read_record(text)
        list(replay(record, events=False))
    except (InvalidText, UnknownGame, BrokenRecord, InvalidOptions) as error:
        for language in LANGUAGES:
            error.sentence(language)  # would raise if there were none
        return
    assert write_record(read_record(write_record(record))) == write_record(record)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80) | st.text('[]{}"\\ \n1.:GameRulsSt', max_size=60))
def test_no_text_raises_anything_else(text: str) -> None:
    nothing_but_the_documented_errors(text)
    nothing_but_the_documented_errors(HEAD + text)
    nothing_but_the_documented_errors(f"{HEAD}\n1. C1>C2N {text}")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_no_damaged_file_raises_anything_else(seed: int) -> None:
    """A good file with a few characters lost, doubled, swapped or replaced."""
    rng = Random(seed)
    text = SMALL
    for _ in range(rng.randint(1, 5)):
        place = rng.randrange(len(text))
        patch = rng.choice(["", "", rng.choice('[]{}"\\ \n0129:>.CHN-é²'), text[place : place + rng.randrange(40)] * 2])
        text = text[:place] + patch + text[place + rng.randrange(4) :]
    nothing_but_the_documented_errors(text)


def test_an_evaluation_is_one_word(race: RaceGame) -> None:
    """Anything else could not be read back."""
    record = new_record(race, race.Options(), 2).add(Entry("go1", evaluation="a ] b"))
    with pytest.raises(InvalidText) as wrong:
        write_record(record)
    assert wrong.value.key == "error-record-evaluation"


def test_a_name_that_is_missing_stays_missing(race: RaceGame) -> None:
    text = write_record(new_record(race, race.Options(), 2, names=("Kim",)))
    assert write_record(read_record(text)) == text
