"""Actions as text (TC9.1): strict, plain and short, in both languages, and the three ways a text can be wrong."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from behemoth import locale
from behemoth.games import AmbiguousText, GameError, IllegalAction, InvalidText
from behemoth.locale import LANGUAGES
from behemoth.tankchess import (
    Action,
    Fall,
    Heading,
    Move,
    Position,
    full_move_text,
    list_actions,
    move_text,
    read_action,
    short_move_text,
)
from behemoth.tankchess.text import heading_text
from behemoth.tankchess.text.heading_text import heading_word, read_heading
from tests.tankchess.monster_build import act, done, pose
from tests.tankchess.strategies import random_position

PHASES: Final = (Phase.explicit, Phase.reuse, Phase.generate)
SEEDS: Final = st.integers(0, 2**48)

#: Obstacles around Black's spare command tank, so that nobody threatens it.
SHELTER: Final = "hI9 hI10 hJ9"


def often(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, phases=PHASES, suppress_health_check=list(HealthCheck))


# --- every part of a text -----------------------------------------------------------------------------

#: What is written, the plain German form, and a position in which it can be.
PARTS: Final = [
    ("drive", pose("MTE2N"), "E2>F3NE", "E2>F3NO"),
    ("turn in place", pose("MTE2N"), "E2>E2SE", "E2>E2SO"),
    ("reverse", pose("MTE2N"), "E2>E1N", "E2>E1N"),
    ("shot", pose("MTE2N", "LTE8S"), "E2>E3N(E8)", "E2>E3N(E8)"),
    ("leaving", pose("CLTB9N"), "B9>off", "B9>off"),
    ("sinking", pose("MTE2N", ground="wE4"), "E2>E4~", "E2>E4~"),
    ("felled", pose("HTE2E", ground="tF2 tG2"), "E2>G2E^F2^G2", "E2>G2O^F2^G2"),
    ("felled, then a shot", pose("HTE2N", "LTE8S", ground="tE3"), "E2>E3N^E3(E8)", "E2>E3N^E3(E8)"),
    ("felled, then sunk", pose("HTE2N", ground="tE3 wE4"), "E2>E4~^E3", "E2>E4~^E3"),
    ("stomped", pose("ME5E", "LTF5S MTG5S"), "E5>G5E*F5*G5", "E5>G5O*F5*G5"),
    ("tail", pose("ME5N", "LTD4S"), "E5>E5NEt(D4)", "E5>E5NOt(D4)"),
    ("flame", pose("ME5N", "LTE8N"), "E5>E6Nf(E8)", "E5>E6Nf(E8)"),
    ("throw", pose("ME5N", "LTE7S"), "E5>E6Nx(E7>G8)", "E5>E6Nx(E7>G8)"),
    ("duel", pose("MD6SE", "MF4SE"), "D6>E5SEd(F4)", "D6>E5SOd(F4)"),
    ("flattened", pose("ME5W", ground="tD5"), "E5>C5W^D5", "E5>C5W^D5"),
    (
        "nearly everything",
        pose("MD5N", "STE5S HTE4S LTE6S HTG7S"),
        "D5>E5N*E5t(E4)x(E6>G7)",
        "D5>E5N*E5t(E4)x(E6>G7)",
    ),
    ("tail and flame", pose("MD5NE", "HTD4S ACH8S"), "D5>E5NEt(D4)f(H8)", "D5>E5NOt(D4)f(H8)"),
    ("stomp and flattening", pose("ME5N", "LTE6S", ground="tE7"), "E5>E7N^E7*E6", "E5>E7N^E7*E6"),
    ("fall", pose(falling="E5"), "/E", "/O"),
    ("no side to fall to", pose(falling="E5", stacks="E6 E4 D5 F5"), "/-", "/-"),
    ("far corner", pose("CLTX20N", "CLTA24S", size="24"), "X20>X24N", "X20>X24N"),
]


@pytest.mark.rule("TC9.1", "TC11.1", "TC11.2", "TC11.5")
@pytest.mark.parametrize(("position", "english", "german"), [row[1:] for row in PARTS], ids=[row[0] for row in PARTS])
def test_every_part_is_written_and_read(position: Position, english: str, german: str) -> None:
    action = act(position, english)
    assert move_text(action) == english
    assert move_text(action, "de") == german
    assert full_move_text(position, action, "de").startswith(german)
    for text in (english, german, english.lower(), english.upper(), german.lower(), german.upper(), f" {english}\n"):
        assert read_action(position, text) == action


@pytest.mark.rule("TC9.1", "TC4.3")
@pytest.mark.parametrize(
    ("position", "text"),
    [
        (pose("HTE2N", "CLTE9E"), "E2>E3NE+"),
        (pose("CLTB7N", ground=SHELTER), "B7>B8N-"),
        (pose("CLTE7N", "CLTE10E"), "E7>E8NE+-"),
        (pose("HTE2N", "CLTE9E"), "E2>E3N(E9)#"),
        (pose("CLTB9N"), "B9>off="),
        (pose("ME5N", "CLTE6E"), "E5>E6N*E6#"),
        (pose("CLTE2N", ground="wE4"), "E2>E4~#"),
        (pose("MD5N CLTE6S", options="t"), "D5>E5Nx(E6>E8)#"),
        (pose("CLTE6N", falling="E5"), "/N#"),
        (pose("HTA2N", "", turn="b", falling="C5", ground=SHELTER), "/N"),
        (pose("LTE2N", ground=SHELTER), "E2>E3N"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_marks_for_check_escape_and_both_sorts_of_end(position: Position, text: str) -> None:
    plain = text.rstrip("+-#=") if not text.startswith("/-") else text
    action = act(position, plain)
    assert full_move_text(position, action) == text
    assert read_action(position, text) == action
    assert read_action(position, plain) == action, "marks may be left out"


@pytest.mark.rule("TC9.1", "TC4.3", "TC11.11")
def test_a_fall_has_the_marks_of_the_side_that_moved() -> None:
    pending = done(pose("HTC1N TDA5E", "MC4S CLTJ5N", ground="hA4 hA6 hB4 hB6 hB2"), "C1>C2N(C4)")
    assert full_move_text(pending, Fall(Heading.E)) == "/E+"
    assert full_move_text(pending, Fall(Heading.E), "de") == "/O+"
    assert full_move_text(pending, Fall(Heading.N)) == "/N"
    assert read_action(pending, "/o+") == Fall(Heading.E)


@pytest.mark.rule("TC9.1", "TC4.3")
@pytest.mark.parametrize("text", ["E2>E3N+", "E2>E3N-", "E2>E3N+-", "E2>E3N#", "E2>E3N="])
def test_wrong_marks_are_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_action(pose("LTE2N", ground=SHELTER), text)
    assert (refused.value.key, refused.value.rule) == ("error-move-marks", "TC4.3")
    assert all(text in refused.value.sentence(language) for language in LANGUAGES)


@pytest.mark.rule("TC9.1", "TC1.1")
def test_headings_of_both_languages_never_contradict() -> None:
    for heading in Heading:
        for language in LANGUAGES:
            assert read_heading(heading_word(heading, language)) is heading
            assert read_heading(heading_word(heading, language).lower()) is heading
    assert [heading_word(heading, "de") for heading in Heading] == ["N", "NO", "O", "SO", "S", "SW", "W", "NW"]


@pytest.mark.rule("TC9.1", "TC2.6")
def test_what_is_felled_is_part_of_the_text() -> None:
    position = pose("HTE5N", ground="tE6 tF6 tE7")
    plain = {move_text(action) for action in list_actions(position)}
    assert {"E5>F6NE^F6", "E5>E6NE^E6", "E5>F7NE^E6", "E5>E7N^E6^E7"} <= plain
    assert len(plain) == len(list_actions(position))


# --- short forms --------------------------------------------------------------------------------------


@pytest.mark.rule("TC9.1")
@pytest.mark.parametrize(
    "text",
    ["E4NE", ">E4NE", "LT>E4NE", "lt>e4no", "E2>E4NE", "e2>e4no", "E4NO"],
)
def test_start_may_be_left_out_or_be_a_kind(text: str) -> None:
    assert read_action(pose("LTE2N"), text) == act(pose("LTE2N"), "E2>E4NE")


@pytest.mark.rule("TC9.1")
def test_the_heading_may_be_left_out_where_only_one_fits() -> None:
    position = pose("UTE2N", ground="")
    assert read_action(position, "E2>E3") == act(position, "E2>E3N")
    assert read_action(position, "UT>E1") == act(position, "E2>E1N")


@pytest.mark.rule("TC9.1", "TC11.1")
def test_leaving_and_sinking_need_no_start() -> None:
    position = pose("CLTB9N", ground="wB8 wA9")
    assert read_action(position, "off") == read_action(position, ">OFF") == act(position, "B9>off")
    assert read_action(position, "B8~") == act(position, "B9>B8~")


@pytest.mark.rule("TC9.1", "TC6.3")
def test_what_happens_anyway_on_the_way_may_be_left_out() -> None:
    position = pose("ME5N", "LTE6S", ground="tE7")
    assert read_action(position, "E7N") == act(position, "E5>E7N^E7*E6")
    assert read_action(position, "E7N*E6") == act(position, "E5>E7N^E7*E6")
    assert read_action(position, "M>E7N^E7") == act(position, "E5>E7N^E7*E6")


@pytest.mark.rule("TC9.1", "TC3.1")
def test_what_the_player_chooses_may_not_be_left_out() -> None:
    position = pose("ME5N", "LTE7N")
    assert read_action(position, "E5>F5N") == act(position, "E5>F5N")
    assert read_action(position, "E5>E6N") == act(position, "E5>E6N"), "no throw is meant"
    assert read_action(position, "E5>E6Nx(E7>E9)") == act(position, "E5>E6Nx(E7>E9)")


@pytest.mark.rule("TC9.1")
def test_who_fells_nothing_comes_before_who_would_fell_something_unsaid() -> None:
    position = pose("HTE6E LTG4N", ground="tF6")
    assert read_action(position, "G6E") == act(position, "G4>G6E")
    assert read_action(position, "G6E^F6") == act(position, "E6>G6E^F6")


@pytest.mark.rule("TC9.1")
@pytest.mark.parametrize(
    ("position", "plain", "short"),
    [
        (pose("LTE2N"), "E2>E4NE", "E4NE"),
        (pose("LTE2N MTD2N"), "E2>E4N", "LT>E4N"),
        (pose("LTE2N LTD2N"), "E2>E4N", "E2>E4N"),
        (pose("CLTE2N LTD2N"), "E2>E4N", "E2>E4N"),
        (pose(falling="E5"), "/N", "/N"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_shortest_form_that_means_this_move(position: Position, plain: str, short: str) -> None:
    assert short_move_text(position, act(position, plain)) == short


# --- three kinds of errors ------------------------------------------------------------------------------


@pytest.mark.rule("TC9.1")
@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("?", 1),
        ("E2>", 3),
        ("E2-E4", 4),
        ("E2>E4Q", 6),
        ("E2>E4N(", 7),
        ("E2>E4N(E8", 7),
        ("E2>E4N()", 7),
        ("E2>E4N t(E4)", 7),
        ("E2>E4N++", 8),
        ("E2>E4N-+", 8),
        ("E2>E4N#=", 8),
        ("E2>E4N~", 7),
        ("off~", 4),
        ("E2>E4N/N", 7),
        ("/", 1),
        ("/NE", 2),
        ("/X", 1),
        ("E0>E4N", 1),
        ("E2>E4Nx(E5)", 7),
        ("E2>E4Nx(E5>)", 7),
        ("e2 > e4", 3),
        ("E2>E4ſ", 6),
    ],
)
def test_text_that_no_position_could_mean(text: str, column: int) -> None:
    with pytest.raises(InvalidText) as wrong:
        read_action(pose("LTE2N"), text)
    assert wrong.value.key == "error-move-text"
    assert wrong.value.rule == "TC9.1"
    assert wrong.value.arguments["column"] == column


@pytest.mark.rule("TC9.1", "TC1.1", "TC1.3")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("E2>K4N", "error-square"),
        ("E11>E4N", "error-square"),
        ("E2>E4N(E99)", "error-square"),
        ("X24N", "error-square"),
        ("E2>E4Nx(E5>L5)", "error-square"),
        ("QQ>E4N", "error-kind"),
        ("N>E4N", "error-kind"),
    ],
)
def test_squares_and_kinds_that_do_not_exist_are_named(text: str, key: str) -> None:
    with pytest.raises(InvalidText) as wrong:
        read_action(pose("LTE2N"), text)
    assert wrong.value.key == key
    assert wrong.value.rule in ("TC1.1", "TC1.3")


@pytest.mark.rule("TC9.1", "TC2.1")
@pytest.mark.parametrize("text", ["E9N", "MT>E3N", "LT>J1N", "off", "E5~"])
def test_a_short_text_nobody_can_carry_out(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_action(pose("LTE2N"), text)
    assert refused.value.key == "error-move-nobody"


@pytest.mark.rule("TC9.1", "TC6.10")
def test_a_short_text_while_a_monster_is_falling_or_the_game_is_over() -> None:
    with pytest.raises(IllegalAction) as refused:
        read_action(pose("LTE2N", falling="E5"), "E3N")
    assert refused.value.key == "error-fall-first"
    over = done(pose("CLTB9N"), "B9>off")
    with pytest.raises(IllegalAction) as refused:
        read_action(over, "E3N")
    assert refused.value.key == "error-game-over"


@pytest.mark.rule("TC9.1")
def test_an_ambiguous_text_lists_what_it_could_mean() -> None:
    with pytest.raises(AmbiguousText) as unclear:
        read_action(pose("LTE2N LTD2N"), "E4N")
    assert str(unclear.value.arguments["fitting"]) == "D2>E4N, E2>E4N"
    for language in LANGUAGES:
        assert "D2>E4N, E2>E4N" in unclear.value.sentence(language)
    with pytest.raises(AmbiguousText) as unclear:
        read_action(pose("LTE2N"), "E2>E4")
    for language, headings in (("en", "N NE E SE SW W NW"), ("de", "N NO O SO SW W NW")):
        told = unclear.value.sentence(language)
        fitting = told.removesuffix(" (TC9.1)").rpartition(": ")[2].split(", ")
        assert set(fitting) == {f"E2>E4{heading}" for heading in headings.split()}, told


@pytest.mark.rule("TC9.1")
def test_a_long_list_is_cut() -> None:
    with pytest.raises(AmbiguousText) as unclear:
        read_action(pose("LTE2N LTD2N LTC2N"), "D4")
    fitting = str(unclear.value.arguments["fitting"])
    assert fitting.endswith(" …")
    assert fitting.count(",") == 7


@pytest.mark.rule("TC9.1")
def test_the_three_errors_are_told_apart() -> None:
    position = pose("LTE2N LTD2N")
    for text, kind in (("E4N!", InvalidText), ("E2>E9N", IllegalAction), ("E4N", AmbiguousText)):
        with pytest.raises(GameError) as wrong:
            read_action(position, text)
        assert type(wrong.value) is kind


# --- over random positions ------------------------------------------------------------------------------


def some_actions(position: Position, rng: Random, count: int) -> list[Action]:
    """A few actions, those with effects preferred since plain drives are all alike."""
    every = list(list_actions(position))
    rich = [action for action in every if not isinstance(action, Move) or action.effects or action.heading < 0]
    return rng.sample(rich, min(count, len(rich))) + rng.sample(every, min(count, len(every)))


@pytest.mark.rule("TC9.1", "TC2.6")
@given(SEEDS)
@often(150)
def test_every_legal_action_has_a_text_of_its_own(seed: int) -> None:
    position = random_position(Random(seed))
    every = list_actions(position)
    for language in LANGUAGES:
        assert len({move_text(action, language).lower() for action in every}) == len(every)


@pytest.mark.rule("TC9.1", "TC4.3")
@given(SEEDS)
@often(100)
def test_every_legal_action_comes_back_from_its_text(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    for action in some_actions(position, rng, 3):
        for language in LANGUAGES:
            strict = full_move_text(position, action, language)
            plain = move_text(action, language)
            assert strict.startswith(plain)
            assert not set(strict) & set(" \t\n{}")
            for text in (strict, plain):
                for cased in (text, text.lower(), text.upper()):
                    assert read_action(position, cased) == action, cased


@pytest.mark.rule("TC9.1")
@given(SEEDS)
@often(60)
def test_every_legal_action_comes_back_from_its_short_text(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    for action in some_actions(position, rng, 2):
        for language in LANGUAGES:
            short = short_move_text(position, action, language)
            assert len(short) <= len(move_text(action, language))
            assert read_action(position, short) == action
            assert read_action(position, short.lower()) == action


def is_legal_or_refused(position: Position, text: str) -> bool:
    """A legal action, or one of the three errors with a sentence in each language; anything else is raised."""
    try:
        return read_action(position, text) in list_actions(position)
    except (InvalidText, IllegalAction, AmbiguousText) as error:
        return all(error.sentence(language) for language in LANGUAGES)


#: Pieces of texts, so that rubbish gets past the first character.
SCRAPS: Final = st.sampled_from(
    [*"ABCEHXabehx123450>()*^~+-#=/ft xdNSEWOnsewo?!_ "]
    + ["E5", "F6", "NE", "SO", "off", "x(E5>E7)", "t(E4)", "(E8)", "LT", "MT>", "\n", "é", "💥", "٣"]
)
RUBBISH: Final = st.lists(SCRAPS, max_size=9).map("".join) | st.text(max_size=12)


@pytest.mark.rule("TC9.1")
@given(st.lists(RUBBISH, min_size=8, max_size=8), SEEDS)
@example(["E5>E6N" + "*E6" * 40, "E5>E5N" + "(E8)" * 40, "M>M", "A>A1", ">", "/-" * 3, "E5>off(E5)", "~"], 5)
@often(120)
def test_any_other_text_raises_one_of_three_errors(lines: list[str], seed: int) -> None:
    position = random_position(Random(seed % 40))
    for text in lines:
        assert is_legal_or_refused(position, text)


@pytest.mark.rule("TC9.1")
@given(SEEDS, st.integers(0, 40), SCRAPS)
@often(120)
def test_a_legal_text_with_one_change_is_legal_or_refused(seed: int, place: int, scrap: str) -> None:
    rng = Random(seed)
    position = random_position(Random(seed % 60))
    for action in some_actions(position, rng, 2):
        text = move_text(action)
        cut = place % (len(text) + 1)
        assert is_legal_or_refused(position, text[:cut] + scrap + text[cut + 1 :])


# --- the reverse step and mud, which have no sign of their own --------------------------------------------


@pytest.mark.rule("TC9.1", "TC11.9", "TC11.1", "TC11.2")
@pytest.mark.parametrize(
    ("position", "text"),
    [
        (pose("LTE5N", ground="wE4"), "E5>E4~"),
        (pose("HTE5N", ground="tE4"), "E5>E4N^E4"),
        (pose("LTE5N", ground="mE4"), "E5>E4N"),
        (pose("LTE5N", "LTE9N", ground="mE4"), "E5>E4N(E9)"),
        (pose("CLTE10S"), "E10>off"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_reverse_step_is_written_like_any_other(position: Position, text: str) -> None:
    assert read_action(position, text) == act(position, text)


@pytest.mark.rule("TC11.9")
def test_mud_ends_the_movement_and_costs_nothing_to_leave() -> None:
    into = {move_text(action) for action in list_actions(pose("LTE2N", "LTE9N", ground="mE3"))}
    assert {"E2>E3N", "E2>E3N(E9)"} <= into
    assert not into & {"E2>E3NE", "E2>E4N"}
    out = {move_text(action) for action in list_actions(pose("LTE2N", ground="mE2"))}
    assert {"E2>E7N", "E2>E2S"} <= out


@pytest.mark.rule("TC9.1")
def test_a_third_language_brings_its_own_heading_words(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {f"heading-{heading.name.lower()}": f"Q{heading.name}" for heading in Heading}
    monkeypatch.setattr(heading_text, "LANGUAGES", (*LANGUAGES, "xx"))
    told = locale.say
    monkeypatch.setattr(
        heading_text, "say", lambda key, language: words[key] if language == "xx" else told(key, language)
    )
    position = pose("LTE2N")
    move = read_action(position, "E2>E3N")
    assert move_text(move, "xx") == "E2>E3QN"
    assert read_action(position, "E2>E3QN") == read_action(position, "e3qn") == move
