"""The validator of schemes (TC8.4, TC11.14): a broken variant for every fault, and near misses that are none."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from behemoth.locale import LANGUAGES
from behemoth.tankchess.board.scheme import Scheme
from behemoth.tankchess.board.squares import BOARDS, name_of, to_square
from behemoth.tankchess.rules.setup_faults import SetupFault, fault_sentences, free_squares, half_turn, setup_faults
from behemoth.tankchess.text.scheme_files import load_scheme
from behemoth.tankchess.text.scheme_text import read_scheme, scheme_text
from tests.tankchess.text.test_scheme_text import schemes

#: Valid, with room for every fault. The commanders stand behind a wall each.
SOUND = """\
name: sound-10
title en: Sound
title de: Gültig
official: no
symmetry: half-turn

   A B C D E F G H I J
10 . . . . . c . . l .
 9 . . . . # # # . . .
 8 . . . . . . . . . .
 7 . . . . . . . . . .
 6 . % . . . . . . . .
 5 . . . . . . . . % .
 4 . . . . . . . . . .
 3 . . . . . . . . . .
 2 . . . # # # . . . .
 1 . L . . C . . . . .
"""


def changed(rows: dict[int, str], *header: str, symmetry: str = "half-turn") -> Scheme:
    """The sound scheme with other rows and further lines in the header."""
    lines = SOUND.replace("symmetry: half-turn", "\n".join([f"symmetry: {symmetry}", *header])).split("\n")
    for place, line in enumerate(lines):
        number = line[:2].strip()
        if number.isdigit() and int(number) in rows:
            lines[place] = f"{number:>2} {rows[int(number)]}"
    return read_scheme("\n".join(lines))


def found(scheme: Scheme) -> dict[str, set[str]]:
    """The faults with the names of their squares; every one has its sentences."""
    listed = setup_faults(scheme)
    for language in LANGUAGES:
        sentences = fault_sentences(scheme, language)
        assert len(sentences) == len(listed)
        for fault, sentence in zip(listed, sentences, strict=True):
            assert sentence.endswith("(TC8.4)")
            assert all(name_of(square) in sentence for square in fault.squares), sentence
    squares: dict[str, set[str]] = {}
    for fault in listed:
        squares.setdefault(fault.key, set()).update(map(name_of, fault.squares))
    return squares


def only(scheme: Scheme) -> SetupFault:
    (fault,) = setup_faults(scheme)
    found(scheme)
    return fault


@pytest.mark.rule("TC8.4")
def test_the_sound_scheme_is_sound() -> None:
    assert found(read_scheme(SOUND)) == {}


# --- symmetry ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC8.4")
def test_a_half_turn() -> None:
    assert half_turn(to_square("A1"), 16) == to_square("P16")
    assert half_turn(to_square("H8"), 16) == to_square("I9")
    assert half_turn(to_square("E5"), 9) == to_square("E5")


@pytest.mark.rule("TC8.4")
def test_ground_that_does_not_match_is_named_completely() -> None:
    rows = {5: ". # . . . . . . % .", 4: "^ . . . . . . . . :"}
    assert found(changed(rows)) == {"fault-symmetry-ground": {"B5", "I6", "A4", "J7", "J4", "A7"}}
    assert found(changed(rows, symmetry="asymmetric")) == {}


@pytest.mark.rule("TC8.4")
def test_another_terrain_does_not_match() -> None:
    assert found(changed({5: ". . . . . . . . : ."})) == {"fault-symmetry-ground": {"I5", "B6"}}


@pytest.mark.rule("TC8.4")
@pytest.mark.parametrize("row", [". M . . C . . . . .", ". . . . C . . . . ."])
def test_another_kind_or_none_does_not_match(row: str) -> None:
    assert found(changed({1: row})) == {"fault-symmetry-piece": {"B1", "I10"}}
    assert found(changed({1: row}, symmetry="asymmetric")) == {}


@pytest.mark.rule("TC8.4")
def test_a_piece_of_the_same_colour_does_not_match() -> None:
    listed = found(changed({1: ". l . . C . . . . ."}))
    assert listed["fault-symmetry-piece"] == {"B1", "I10"}
    assert "fault-symmetry-heading" not in listed


@pytest.mark.rule("TC8.4")
def test_headings_that_do_not_match() -> None:
    assert found(changed({}, "heading: B1 NE")) == {"fault-symmetry-heading": {"B1", "I10"}}
    assert found(changed({}, "heading: B1 NE, I10 SE")) == {"fault-symmetry-heading": {"B1", "I10"}}
    assert found(changed({}, "heading: B1 NE, I10 SW")) == {}


@pytest.mark.rule("TC8.4")
def test_the_ground_under_a_piece_must_match() -> None:
    assert found(changed({}, "under: B1 mud")) == {"fault-symmetry-ground": {"B1", "I10"}}
    assert found(changed({}, "under: B1 mud, I10 mud")) == {}


@pytest.mark.rule("TC8.4")
def test_wrecks_that_do_not_match() -> None:
    assert found(changed({}, "wrecks: C3 LT")) == {"fault-symmetry-wreck": {"C3", "H8"}}
    assert found(changed({}, "wrecks: C3 LT, H8 MT")) == {"fault-symmetry-wreck": {"C3", "H8"}}
    assert found(changed({}, "wrecks: C3 LT, H8 LT")) == {}


@pytest.mark.rule("TC8.4")
def test_a_piece_in_the_middle_of_an_odd_board_has_no_counterpart() -> None:
    text = """\
name: odd-9
title en: Odd
title de: Ungerade
official: no
symmetry: half-turn

   A B C D E F G H I
 9 . . . . . c . . .
 8 . . . . # # # . .
 7 . . . . . . . . .
 6 . . . . . . . . .
 5 . . . . . . . . .
 4 . . . . . . . . .
 3 . . . . . . . . .
 2 . . # # # . . . .
 1 . . . C . . . . .
"""
    assert found(read_scheme(text)) == {}
    assert found(read_scheme(text.replace("5 . . . . .", "5 . . . . L")))["fault-symmetry-piece"] == {"E5"}


# --- commanders --------------------------------------------------------------------------------------


@pytest.mark.rule("TC8.4")
def test_a_side_without_a_commander() -> None:
    scheme = changed({1: ". L . . . . . . . ."}, symmetry="asymmetric")
    assert only(scheme).key == "fault-commander-none"
    assert fault_sentences(scheme) == ("White has no CLT. (TC8.4)",)
    assert fault_sentences(scheme, "de") == ("Weiß hat keinen CLT. (TC8.4)",)


@pytest.mark.rule("TC8.4")
def test_two_commanders_are_both_named() -> None:
    rows = {1: ". L . C C . . . . .", 10: ". . . . . c c . l ."}
    scheme = changed(rows)
    assert found(scheme) == {"fault-commander-many": {"D1", "E1", "F10", "G10"}}
    assert fault_sentences(scheme)[0] == "White has 2 CLT instead of one: D1, E1. (TC8.4)"


@pytest.mark.rule("TC8.4", "TC11.14")
def test_a_commander_that_dies_on_the_first_move_by_either_side() -> None:
    rows = {2: ". . . # . # . . . .", 9: ". . . . # . # . . ."}
    armed = {**rows, 3: ". . M . . . . . . .", 8: ". . . . . . . m . ."}
    assert "fault-commander-destroyed" not in found(changed(rows))
    fault = next(fault for fault in setup_faults(changed(armed)) if fault.key == "fault-commander-destroyed")
    assert [name_of(square) for square in fault.squares[:2]] == ["E1", "H8"]  # White's, by Black as if it began
    both = [fault for fault in setup_faults(changed(armed)) if fault.key == "fault-commander-destroyed"]
    assert [fault.words["side"] for fault in both] == ["white", "black"]


@pytest.mark.rule("TC8.4", "TC11.14")
def test_every_attacker_of_a_commander_is_named_with_all_its_poses() -> None:
    rows = {2: ". . . # . # . . . .", 8: ". . . . . . . m . .", 6: ". . . h . . . . . ."}
    scheme = changed(rows, symmetry="asymmetric")
    struck = [fault for fault in setup_faults(scheme) if fault.key == "fault-commander-destroyed"]
    assert [(fault.words["mark"], fault.words["start"]) for fault in struck] == [("HT", "D6"), ("MT", "H8")]
    heavy = {(name_of(square), heading) for square, heading in struck[0].poses}
    assert ("E5", 3) in heavy  # D6 turns left, drives SE to E5, fires S with the gun turned right
    sentence = struck[0].sentence("en")
    assert "White's CLT on E1 can be destroyed on the first move by the HT on D6, from" in sentence
    assert "E5SE" in sentence
    assert "E5SO" in struck[0].sentence("de")
    found(scheme)


@pytest.mark.rule("TC8.4")
def test_armour_counts_for_the_first_move() -> None:
    """An LT along the file strikes the front of a commander: 1 against 1."""
    rows = {1: ". . . . C . . . . .", 2: ". . . # . # . . . .", 9: ". . . # l # # . . .", 10: ". . . . . c . . . ."}
    assert found(changed(rows, symmetry="asymmetric")) == {}
    rows[9] = ". . . # m # # . . ."
    assert found(changed(rows, symmetry="asymmetric"))["fault-commander-destroyed"] >= {"E1", "E9"}


@pytest.mark.rule("TC8.4", "TC11.14")
def test_each_of_two_commanders_is_looked_at() -> None:
    rows = {2: ". . . . . # . . . .", 1: ". C . . C . . . . .", 5: ". . . . . . m . % ."}
    scheme = changed(rows, symmetry="asymmetric")
    struck = {fault.words["square"] for fault in setup_faults(scheme) if fault.key == "fault-commander-destroyed"}
    assert struck == {"B1", "E1"}


@pytest.mark.rule("TC8.4", "TC11.14")
def test_a_commander_that_leaves_in_two_moves() -> None:
    """Ten squares straight on are two moves of five; with a turn they would be three."""
    rows = {2: ". . . # . # . . . .", 9: ". . . . . # # . . ."}
    scheme = changed(rows, symmetry="asymmetric")
    fault = next(fault for fault in setup_faults(scheme) if fault.key == "fault-commander-escapes")
    assert fault.words["side"] == "white"
    assert [(name_of(square), heading) for square, heading in fault.poses] == [("E6", 0)]
    assert "E6N." in fault.sentence("en")
    found(scheme)


@pytest.mark.rule("TC8.4", "TC11.14")
@pytest.mark.parametrize("blocker", ["#", "=", "~", ":", "^", "L", "l"])
def test_one_thing_in_the_way_is_enough(blocker: str) -> None:
    """Whatever it is: obstacles and pieces block, mud slows. A hedge does not."""
    rows = {2: ". . . # . # . . . .", 9: ". . . . . # # . . .", 4: f". . . . {blocker} . . . . ."}
    assert "fault-commander-escapes" not in found(changed(rows, symmetry="asymmetric"))
    rows[4] = ". . . . % . . . . ."
    assert "fault-commander-escapes" in found(changed(rows, symmetry="asymmetric"))


@pytest.mark.rule("TC8.4", "TC11.14")
def test_a_commander_that_leaves_at_once() -> None:
    scheme = changed({7: ". . C . . . . . . .", 1: ". L . . . . . . . ."}, symmetry="asymmetric")
    assert found(scheme)["fault-commander-escapes-at-once"] == {"C7"}
    assert "with its first move" in " ".join(fault_sentences(scheme))


@pytest.mark.rule("TC8.4", "TC11.14")
def test_a_commander_that_backs_out() -> None:
    scheme = changed({10: ". . C . . c . . l .", 1: ". L . . . . . . . ."}, "heading: C10 S", symmetry="asymmetric")
    assert "fault-commander-escapes-at-once" in found(scheme)


# --- ground ------------------------------------------------------------------------------------------


@pytest.mark.rule("TC8.4", "TC11.14")
@pytest.mark.parametrize("sign", ["#", "=", "~", "^"])
def test_free_squares_that_are_cut_off(sign: str) -> None:
    rows = {
        9: f". . . . # # # {sign} {sign} {sign}",
        10: f". . . . . c {sign} . l .",
        2: f"{sign} {sign} {sign} # # # . . . .",
        1: f". L . {sign} C . . . . .",
    }
    assert found(changed(rows)) == {"fault-not-connected": {"A1", "B1", "C1", "H10", "I10", "J10"}}


@pytest.mark.rule("TC8.4", "TC11.14")
@pytest.mark.parametrize("gap", [".", "%", ":"])
def test_free_squares_that_hang_together(gap: str) -> None:
    """By a gap, a hedge or mud."""
    rows = {
        10: ". . . . . c # . l .",
        9: f". . . . # # # # # {gap}",
        2: f"{gap} # # # # # . . . .",
        1: ". L . # C . . . . .",
    }
    assert found(changed(rows)) == {}


@pytest.mark.rule("TC8.4", "TC11.14")
def test_diagonals_connect() -> None:
    rows = {9: ". . . . # # # . # .", 10: ". . . . . c . # l #", 2: ". # . # # # . . . .", 1: "# L # . C . . . . ."}
    assert found(changed(rows)) == {}


@pytest.mark.rule("TC8.4", "TC11.14")
def test_live_pieces_are_thought_away() -> None:
    scheme = read_scheme(SOUND)
    assert free_squares(scheme).bit_count() == 94
    assert free_squares(scheme) & ~BOARDS[10] == 0
    assert free_squares(scheme) >> to_square("E1") & 1


@pytest.mark.rule("TC8.4")
@pytest.mark.parametrize(
    ("letter", "allowed"),
    [
        ("L", {"hedge", "mud"}),
        ("H", {"hedge", "mud"}),
        ("A", {"hedge", "mud", "water"}),
        ("G", {"hedge", "mud", "water", "low"}),
    ],
)
def test_what_a_piece_can_stand_in(letter: str, allowed: set[str]) -> None:
    rows = {1: f". . . . C . . . . {letter}", 10: f"{letter.lower()} . . . . c . . . ."}
    for name in ("high", "low", "water", "hedge", "mud", "tree"):
        scheme = changed(rows, f"under: J1 {name}, A10 {name}")
        expected = {} if name in allowed else {"fault-stands-on-ground": {"J1", "A10"}}
        assert found(scheme) == expected, name


@pytest.mark.rule("TC8.4")
def test_only_a_monster_stands_on_a_wreck() -> None:
    wrecks = "wrecks: B1 LT, I10 LT"
    assert found(changed({}, wrecks)) == {"fault-stands-on-wreck": {"B1", "I10"}}
    monsters = {1: ". G . . C . . . . .", 10: ". . . . . c . . g ."}
    assert found(changed(monsters, wrecks)) == {}
    assert found(changed(monsters, "wrecks: B1 UT, I10 UT")) == {"fault-stands-on-wreck": {"B1", "I10"}}


@pytest.mark.rule("TC8.4")
@pytest.mark.parametrize(
    ("sign", "mark", "fits"),
    [("#", "LT", False), ("~", "LT", False), ("~", "A", True), ("=", "LT", True), ("^", "LT", True)],
)
def test_where_a_wreck_can_lie(sign: str, mark: str, fits: bool) -> None:
    rows = {3: f". . . . . . . {sign} . .", 8: f". . {sign} . . . . . . ."}
    scheme = changed(rows, f"wrecks: H3 {mark}, C8 {mark}")
    assert found(scheme) == ({} if fits else {"fault-wreck-on-ground": {"H3", "C8"}})


@pytest.mark.rule("TC8.4")
def test_all_faults_are_named_at_once() -> None:
    rows = {
        1: ". L . . . . . # . .",
        2: ". . . . . . . # . .",
        3: ". . . . . . . # # #",
        7: ". . C . . . . . . .",
        8: ". . C . . . . . . .",
    }
    keys = set(found(changed(rows, "heading: B1 E", "under: B1 water", "wrecks: D5 LT")))
    assert keys == {
        "fault-symmetry-ground",
        "fault-symmetry-piece",
        "fault-symmetry-heading",
        "fault-symmetry-wreck",
        "fault-commander-many",
        "fault-commander-destroyed",
        "fault-commander-escapes-at-once",
        "fault-commander-escapes",
        "fault-not-connected",
        "fault-stands-on-ground",
    }


@pytest.mark.rule("TC8.4")
def test_breaking_a_scheme_that_comes_along() -> None:
    text = scheme_text(load_scheme("basic-16"))
    broken = read_scheme(text.replace(" 4 . . . .", " 4 . . . H"))
    assert found(broken) == {"fault-symmetry-piece": {"D4", "M13"}}


@pytest.mark.rule("TC8.4")
@settings(max_examples=40, deadline=None)
@given(schemes())
def test_any_scheme_at_all_can_be_judged(scheme: Scheme) -> None:
    found(scheme)
