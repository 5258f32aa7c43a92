"""Tank Chess as a game of the house: its options, its starts, the whole contract, and its records (TC9.2)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
import pytest

from behemoth.games import (
    BrokenRecord,
    Closing,
    Ending,
    Entry,
    InvalidOptions,
    InvalidText,
    Record,
    UnknownViewer,
    changed_options,
    check_game,
    find_game,
    game_names,
    new_record,
    read_record,
    replay,
    write_record,
)
from behemoth.locale import LANGUAGES, has
from behemoth.tankchess import WHITE, TankChess, TankOptions, TankState, position_text, scheme_names
from tests.tankchess.monster_build import line, played

GAME: Final = TankChess()


def test_it_is_found_by_its_name() -> None:
    assert "tank-chess" in game_names()
    assert isinstance(find_game("tank-chess"), TankChess)
    assert all(has(f"game-{GAME.id}", language) for language in LANGUAGES)


@pytest.mark.rule("TC1.2")
@pytest.mark.parametrize("seats", [0, 1, 3, 99])
def test_it_is_for_two(seats: int) -> None:
    assert list(GAME.seats) == [2]
    with pytest.raises(InvalidOptions) as wrong:
        GAME.start(TankOptions(), seats, Random(0))
    assert all(str(seats) in wrong.value.sentence(language) for language in LANGUAGES)


@pytest.mark.rule("TC8.1", "TC8.3", "TC1.2")
@pytest.mark.parametrize("scheme", scheme_names())
def test_every_scheme_starts_with_white(scheme: str) -> None:
    state = GAME.start(TankOptions(scheme=scheme))
    assert state.to_act() == ((0, 1) if state.position.placing else (0,))  # both lay their mines at once (TC12.10)
    assert state.position.turn == WHITE
    assert (state.plies, state.quiet, state.round()) == (0, 0, 1)
    assert state.outcome() is None


@pytest.mark.rule("TC8.1")
def test_the_first_moves_of_the_basic_set_up() -> None:
    state = GAME.start(TankOptions())
    assert len(state.actions(0)) == 549
    assert all(not getattr(action, "effects", ()) for action in state.actions(0))


def test_an_unknown_scheme_is_refused_with_the_names_there_are() -> None:
    with pytest.raises((InvalidOptions, InvalidText)) as wrong:
        GAME.start(TankOptions(scheme="basic-17"))
    assert all("basic-16" in wrong.value.sentence(language) for language in LANGUAGES)


@pytest.mark.rule("TC9.3")
def test_a_game_may_start_from_a_position() -> None:
    text = line("ME5N LTE2N", "LTE9S", turn="b", wrecks="MTC3")
    state = GAME.start(TankOptions(position=text))
    assert state.to_act() == (1,)
    assert position_text(state.position) == line("CLTA1N LTE2N ME5N", "LTE9S CLTJ10S", turn="b", wrecks="MTC3")


@pytest.mark.rule("TC9.3")
def test_a_game_may_start_from_the_middle_of_another() -> None:
    earlier = played(GAME.start(TankOptions()), "H1>H2N", "I16>I15S")
    state = GAME.start(TankOptions(position=earlier.text()))
    assert state == earlier
    assert state.plies == 2


@pytest.mark.rule("TC9.3")
def test_the_options_of_the_game_rule_a_position_too() -> None:
    text = line("ME5N", options="k")
    assert GAME.start(TankOptions(position=text, fall_choice="killer")).position.rules.fall_choice == "killer"
    assert GAME.start(TankOptions(position=line("ME5N"), throw_own=True)).position.rules.throw_own


@pytest.mark.rule("TC9.3")
@pytest.mark.parametrize("text", ["", "rubbish", "8_8_8_8_8", line("LTE2N LTE2N")])
def test_a_broken_position_is_refused(text: str) -> None:
    with pytest.raises(InvalidOptions) as wrong:
        GAME.start(TankOptions(position=text))
    assert all(wrong.value.sentence(language) for language in LANGUAGES)


@pytest.mark.rule("TC4.4", "TC6.7", "TC6.10")
def test_the_variations_cover_every_scheme_and_every_option() -> None:
    found = list(GAME.variations())
    assert {options.scheme for options in found} == set(scheme_names())
    assert {options.throw_own for options in found} == {True, False}
    assert {options.fall_choice for options in found} == {"owner", "killer"}
    assert {options.repetition for options in found} == {2, 3, 9}
    assert {options.quiet_moves for options in found} == {1, 50, 500}
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("options", list(GAME.variations()), ids=lambda options: str(changed_options(options)))
def test_it_keeps_the_contract_with_every_option(options: TankOptions) -> None:
    report = check_game(GAME, options=[options], most_actions=10)
    assert report.games == 1
    assert report.actions >= 2


#: Everybody close together; and command tanks in cells, of which some have a door to the far edge or a pond.
CROWDED: Final = line("ME3N HTC2N LTG3N CLTB1N", "ME7N HTG8S LTC7S CLTG9S", size="9", ground="wD5 tE5 bF5")
_CELLS: Final = "hA7 hB7 hB8 hG1 hG2 hH2"
STARTS: Final = [
    TankOptions(position=CROWDED, fall_choice="killer", throw_own=True),
    TankOptions(position=CROWDED, quiet_moves=4, repetition=9),
    TankOptions(position=line("CLTA8N", "CLTH1S", size="8", ground=_CELLS)),
    TankOptions(position=line("CLTH1N", "CLTA8S", size="8", ground=_CELLS), repetition=2),
    TankOptions(position=line("CLTH1N", "CLTA8S", size="8", ground=f"{_CELLS[:-3]}wH2".replace("hA7", "wA7"))),
]


@pytest.mark.rule("TC4.1", "TC4.4", "TC5.1")
def test_games_really_end() -> None:
    report = check_game(GAME, options=STARTS, games=3, most_actions=60, seed="ends")
    assert report.games == 15
    assert report.endings.get("unfinished", 0) <= 3
    assert {"destroyed", "left", "repetition", "quiet", "sunk"} <= set(report.endings)


def record_of(*moves: str, options: TankOptions | None = None, **facts: object) -> Record:
    record = new_record(GAME, options or TankOptions(), 2, **facts)  # type: ignore[arg-type]
    for text in moves:
        record = record.add(Entry(text))
    return record


@pytest.mark.rule("TC9.2")
def test_a_record_holds_everything() -> None:
    record = record_of(
        "H1>H2N", "I16>I15S", names=("Ada", 'Ben "B"'), date="2026-11-15", clock="30+5", comment="A {start}\n"
    )
    record = record.add(Entry("H2>H1N", clock=1799.5, evaluation="+0.3", comment="back \\ and } forth"))
    record = msgspec.structs.replace(record, closing=Closing(Ending.RESIGNED, 1))
    text = write_record(record)
    assert '[White "Ada"]' in text
    assert '[Black "Ben \\"B\\""]' in text
    assert '[Result "1-0"]' in text
    assert '[End "resigned"]' in text
    assert "\n1. H1>H2N I16>I15S\n2. H2>H1N {[clock 0:29:59.5] [eval +0.3] back" in text
    back = read_record(text)
    assert write_record(back) == text
    assert msgspec.structs.replace(back, stated_result=None) == record


@pytest.mark.rule("TC9.2", "TC11.5")
def test_a_fall_is_an_entry_of_its_own_with_the_number_of_its_move() -> None:
    position = line("HTE2N", "ME5S LTB8S", ground="hI9 hI10 hJ9 hA2 hB2 hB1")
    text = write_record(record_of("E2>E3N(E5)", "/E", "B8>B7S", "E3>E4N", options=TankOptions(position=position)))
    assert text.endswith("\n1. E2>E3N(E5) /E B8>B7S\n2. E3>E4N\n")
    assert write_record(read_record(text)) == text


@pytest.mark.rule("TC9.2", "TC9.1")
def test_short_and_german_texts_are_records_too() -> None:
    record = record_of("CLT>H2NO", "CLT>I15S", language="de")
    text = write_record(record)
    assert '[Language "de"]' in text
    assert write_record(read_record(text)) == text


@pytest.mark.rule("TC9.2")
@pytest.mark.parametrize(
    ("moves", "number", "words"),
    [
        (("H1>H9N",), "1", "TC2.1"),
        (("H1>H2N", "I16>I15S", "H2?"), "2", "TC9.1"),
        (("H1>H2N", "H2>H3N"), "1", "TC1.2"),
        (("CLT>H2N", "UT>H2N"), "1", "TC2.1"),
    ],
)
def test_the_first_fault_of_a_record_is_named(moves: tuple[str, ...], number: str, words: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        list(replay(record_of(*moves)))
    for language in LANGUAGES:
        sentence = broken.value.sentence(language)
        assert words in sentence
        assert number in sentence
        assert moves[-1] in sentence
    assert broken.value.index == len(moves) - 1


@pytest.mark.rule("TC9.2", "TC4.1")
def test_no_move_follows_the_end() -> None:
    options = TankOptions(position=line("CLTB9N"))
    with pytest.raises(BrokenRecord) as broken:
        list(replay(record_of("off", "J10>J9S", options=options)))
    assert broken.value.key == "error-record-over"


@pytest.mark.rule("TC9.2")
def test_a_random_game_of_every_scheme_is_the_same_after_reading() -> None:
    for scheme in scheme_names():
        rng = Random(scheme)
        options = TankOptions(scheme=scheme)
        state, record = GAME.start(options), new_record(GAME, options, 2, names=("a", "b"))
        for number in range(8):
            seat = state.to_act()[0]
            action = state.actions(seat).sample(rng)
            record = record.add(Entry(state.write(seat, action), clock=1800.0 - number))
            following = state.play(seat, action, rng, events=False).state
            assert isinstance(following, TankState)
            state = following
        text = write_record(record)
        *_, last = replay(read_record(text))
        assert last.state == state
        assert write_record(read_record(text)) == text


@pytest.mark.parametrize("viewer", ["x", 2, -1])
def test_nobody_else_looks_on(viewer: Any) -> None:
    with pytest.raises(UnknownViewer, match="the seats 0 to 1"):
        TankChess().start(TankOptions()).view(viewer)
