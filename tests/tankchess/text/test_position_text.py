"""Positions and states as one line (TC9.3): lossless, fit for an address bar, and every fault with its sentence."""

from __future__ import annotations

import string
from random import Random
from typing import Final
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from behemoth.games import InvalidText
from behemoth.locale import LANGUAGES
from behemoth.tankchess import (
    Body,
    Heading,
    Result,
    Rules,
    TankChess,
    TankOptions,
    after,
    list_actions,
    position_text,
    read_position,
    scheme_names,
    to_square,
)
from behemoth.tankchess.rules.position_faults import position_faults
from behemoth.tankchess.text.position_text import REASONS
from tests.tankchess.build import texts
from tests.tankchess.monster_build import line, pose
from tests.tankchess.strategies import rebuilt
from tests.tankchess.text.lines import GROUND, HEAD, SAFE, SEEDS, often, random_state, sound_position

FULL: Final = "10_10-10-10-10-10-4t5-10-10-1h8-w9_MC2N.CLTE3NE_CLTJ10S_b_xLTC3.UTD4_sG7_mH2.A5N_or4.q9.t.k"


@pytest.mark.rule("TC9.3", "TC1.1")
def test_a_line_in_full() -> None:
    position = read_position(FULL)
    assert position_text(position) == FULL
    assert position.size == 10
    assert position.turn == 1
    assert position.rules == Rules(repetition=4, quiet_moves=9, throw_own=True, fall_choice="killer")
    assert set(position.bodies) == {Body(to_square("H2")), Body(to_square("A5"), Heading.N)}
    assert {one.square: one.heading for one in position.pieces} == {
        to_square("C2"): Heading.N,
        to_square("E3"): Heading.NE,
        to_square("J10"): Heading.S,
    }
    names = {"E5": "tree", "B2": "high", "A1": "water"}
    for square, name in names.items():
        ground = position.ground.at(to_square(square))
        assert ground is not None
        assert ground.name == name
    assert repr(position) == f"Position({FULL!r})"


@pytest.mark.rule("TC9.3")
@pytest.mark.parametrize("scheme", scheme_names())
def test_the_start_of_every_scheme(scheme: str) -> None:
    state = TankChess().start(TankOptions(scheme=scheme))
    text = state.text()
    assert TankChess().parse(text) == state
    assert set(text) <= SAFE
    assert quote(text, safe="") == text
    assert len(text) < 1000


@pytest.mark.rule("TC9.3")
@given(SEEDS)
@often(150)
def test_every_position_comes_back(seed: int) -> None:
    position = sound_position(seed)
    text = position_text(position)
    back = read_position(text)
    assert back == position
    assert back.key == position.key
    assert (back.bits, back.wreck_bits, back.body_bits) == (position.bits, position.wreck_bits, position.body_bits)
    assert position_text(back) == text
    assert set(text) <= SAFE, "an address bar keeps it as it is"


@pytest.mark.rule("TC9.3")
@given(SEEDS)
@often(60)
def test_every_position_play_leads_to_is_sound_and_comes_back(seed: int) -> None:
    rng = Random(seed)
    position = sound_position(seed)
    for _ in range(8):
        actions = list_actions(position)
        if not actions:
            break
        rich = [action for action in actions if getattr(action, "effects", ())]
        position = after(position, rng.choice(rich or actions))
        assert position_faults(position) == ()
        assert read_position(position_text(position)) == position


@pytest.mark.rule("TC9.3", "TC11.13")
def test_everything_that_play_depends_on_makes_a_difference() -> None:
    base = pose("ME5N LTE2N", "LTE9S", wrecks="LTC3", stacks="G7", bodies="A5N", ground="tE7")
    others = [
        pose("ME5N LTE2NE", "LTE9S", wrecks="LTC3", stacks="G7", bodies="A5N", ground="tE7"),
        pose("ME5N MTE2N", "LTE9S", wrecks="LTC3", stacks="G7", bodies="A5N", ground="tE7"),
        pose("ME5N LTE2N", "LTE9S", wrecks="MTC3", stacks="G7", bodies="A5N", ground="tE7"),
        pose("ME5N LTE2N", "LTE9S", wrecks="LTC3", stacks="G8", bodies="A5N", ground="tE7"),
        pose("ME5N LTE2N", "LTE9S", wrecks="LTC3", stacks="G7", bodies="A5E", ground="tE7"),
        pose("ME5N LTE2N", "LTE9S", wrecks="LTC3", stacks="G7", bodies="A5N", ground="bE7"),
        pose("ME5N LTE2N", "LTE9S", wrecks="LTC3", stacks="G7", bodies="A5N", ground="tE7", turn="b"),
        pose("ME5N LTE2N", "LTE9S", wrecks="LTC3", stacks="G7", bodies="A5N", ground="tE7", falling="E6"),
    ]
    assert len({position_text(one) for one in [base, *others]}) == len(others) + 1
    assert len({one.key for one in [base, *others]}) == len(others) + 1
    rules = [pose("LTE2N", options=option) for option in ("r2", "q7", "t", "k")]
    assert len({position_text(one) for one in rules}) == 4


@pytest.mark.rule("TC9.3")
@pytest.mark.parametrize("reason", REASONS)
def test_a_decided_position_comes_back(reason: str) -> None:
    position = rebuilt(pose("LTE2N"), result=Result(1, reason))
    text = position_text(position)
    assert text.endswith(f"_zb.{reason.replace('_', '-')}")
    assert read_position(text) == position
    assert list_actions(read_position(text)) == []


@pytest.mark.rule("TC9.3")
def test_space_around_a_line_is_ignored() -> None:
    assert read_position(f"  {FULL}\n") == read_position(FULL)


FAULTS: Final = [
    ("", "error-line-fields", "TC9.3"),
    ("8", "error-line-fields", "TC9.3"),
    ("8_8_8_8", "error-line-fields", "TC9.3"),
    (f"7_{GROUND}_CLTA1N_CLTH8S_w", "error-line-size", "TC1.1"),
    (f"25_{GROUND}_CLTA1N_CLTH8S_w", "error-line-size", "TC1.1"),
    (f"x_{GROUND}_CLTA1N_CLTH8S_w", "error-line-size", "TC1.1"),
    (f"٨_{GROUND}_CLTA1N_CLTH8S_w", "error-line-size", "TC1.1"),
    (f"-8_{GROUND}_CLTA1N_CLTH8S_w", "error-line-size", "TC1.1"),
    (f"999_{GROUND}_CLTA1N_CLTH8S_w", "error-line-size", "TC1.1"),
    ("8_8-8-8_CLTA1N_CLTH8S_w", "error-line-rows", "TC9.3"),
    (f"9_{GROUND}_CLTA1N_CLTH8S_w", "error-line-rows", "TC9.3"),
    ("8_8-8-8-8-8-8-8-7_CLTA1N_CLTH8S_w", "error-line-row-length", "TC9.3"),
    ("8_8-8-8-8-8-8-8-8h_CLTA1N_CLTH8S_w", "error-line-row-length", "TC9.3"),
    ("8_8-8-8-8-8-8-8-99_CLTA1N_CLTH8S_w", "error-line-row-length", "TC9.3"),
    ("8_8-8-8-8-8-8-8-_CLTA1N_CLTH8S_w", "error-line-row-length", "TC9.3"),
    ("8_8-8-8-8-8-8-8-7q_CLTA1N_CLTH8S_w", "error-line-row", "TC9.3"),
    ("8_8-8-8-8-8-8-8-7H_CLTA1N_CLTH8S_w", "error-line-row", "TC9.3"),
    ("8_8-8-8-8-8-8-8-٨_CLTA1N_CLTH8S_w", "error-line-row", "TC9.3"),
    (f"8_{GROUND}_CLTA1N_CLTH8S_x", "error-line-side", "TC9.3"),
    (f"8_{GROUND}_CLTA1N_CLTH8S_", "error-line-side", "TC9.3"),
    (f"8_{GROUND}_CLTA1N_CLTH8S_wb", "error-line-side", "TC9.3"),
    (f"8_{GROUND}_CLTA1_CLTH8S_w", "error-line-piece", "TC9.3"),
    (f"8_{GROUND}_CLTA1NS_CLTH8S_w", "error-line-piece", "TC9.3"),
    (f"8_{GROUND}_CLTA1NO_CLTH8S_w", "error-line-piece", "TC9.3"),
    (f"8_{GROUND}_cltA1N_CLTH8S_w", "error-line-piece", "TC9.3"),
    (f"8_{GROUND}_CLTA1N._CLTH8S_w", "error-line-piece", "TC9.3"),
    (f"8_{GROUND}_CLTA1N_CLTH9S_w", "error-square", "TC1.1"),
    (f"8_{GROUND}_CLTA1N_CLTI8S_w", "error-square", "TC1.1"),
    (f"8_{GROUND}_CLTA0N_CLTH8S_w", "error-square", "TC1.1"),
    (f"8_{GROUND}_QTA1N_CLTH8S_w", "error-kind", "TC1.3"),
    (f"8_{GROUND}_CLTA1N.LTA1S_CLTH8S_w", "error-position-two-pieces", "TC2.3"),
    (f"8_{GROUND}_CLTA1N_CLTH8S.LTA1N_w", "error-position-two-pieces", "TC2.3"),
    (f"8_{GROUND}_-_CLTH8S_w", "error-position-commanders", "TC4.1"),
    (f"8_{GROUND}_CLTA1N.CLTB1N_CLTH8S_w", "error-position-commanders", "TC4.1"),
    (f"8_{GROUND}_CLTA1N_LTH8S_w", "error-position-commanders", "TC4.1"),
    (f"{HEAD}_", "error-line-field-twice", "TC9.3"),
    (f"{HEAD}_sC3_sC4", "error-line-field-twice", "TC9.3"),
    (f"{HEAD}_y5", "error-line-field-unknown", "TC9.3"),
    (f"{HEAD}_xLT", "error-line-wreck", "TC9.3"),
    (f"{HEAD}_xLTC3N", "error-line-wreck", "TC9.3"),
    (f"{HEAD}_xMC3", "error-line-wreck", "TC9.3"),
    (f"{HEAD}_xQQC3", "error-kind", "TC1.3"),
    (f"{HEAD}_xLTC3.MTC3", "error-position-two-pieces", "TC2.3"),
    (f"{HEAD}_sI3", "error-square", "TC1.1"),
    (f"{HEAD}_s.", "error-square", "TC1.1"),
    (f"{HEAD}_mC3NE", "error-line-body", "TC9.3"),
    (f"{HEAD}_mC", "error-line-body", "TC9.3"),
    (f"{HEAD}_mC8N", "error-position-body", "TC6.10"),
    (f"{HEAD}_mH3E", "error-position-body", "TC6.10"),
    (f"{HEAD}_fK1", "error-square", "TC1.1"),
    (f"{HEAD}_oz", "error-line-option", "TC9.3"),
    (f"{HEAD}_or1", "error-line-option", "TC9.3"),
    (f"{HEAD}_or", "error-line-option", "TC9.3"),
    (f"{HEAD}_oq501", "error-line-option", "TC9.3"),
    (f"{HEAD}_oq0", "error-line-option", "TC9.3"),
    (f"{HEAD}_ot5", "error-line-option", "TC9.3"),
    (f"{HEAD}_okx", "error-line-option", "TC9.3"),
    (f"{HEAD}_or4.r5", "error-line-option", "TC9.3"),
    (f"{HEAD}_o.", "error-line-option", "TC9.3"),
    (f"{HEAD}_zw", "error-line-result", "TC9.3"),
    (f"{HEAD}_zx.left", "error-line-result", "TC9.3"),
    (f"{HEAD}_zw.agreed", "error-line-result", "TC9.3"),
    (f"{HEAD}_fA1", "error-position-falling", "TC6.10"),
    (f"{HEAD}_sC3_fC3", "error-position-falling", "TC6.10"),
    (f"{HEAD}_mC3N_fC4", "error-position-falling", "TC6.10"),
    (f"{HEAD}_xUTC3_fC3", "error-position-falling", "TC6.10"),
    (f"{HEAD}_xLTA1", "error-position-cannot-stand", "TC2.3"),
    (f"{HEAD}_sA1", "error-position-cannot-stand", "TC2.3"),
    (f"{HEAD}_mA1N", "error-position-cannot-stand", "TC2.3"),
    (f"8_{GROUND}_CLTA1N.MC3N_CLTH8S_w_xUTC3", "error-position-cannot-stand", "TC2.3"),
    ("8_8-8-8-8-8-8-8-h7_CLTA1N_CLTH8S_w", "error-position-cannot-stand", "TC2.3"),
    ("8_8-8-8-8-8-8-8-w7_CLTA1N_CLTH8S_w", "error-position-cannot-stand", "TC2.3"),
    ("8_8-8-8-8-8-8-8-1t6b_CLTA1N.HTB1N_CLTH8S_w", "error-line-row-length", "TC9.3"),
    ("8_8-8-8-8-8-8-8-1t5b_CLTA1N.HTB1N_CLTH8S_w", "error-position-cannot-stand", "TC2.3"),
    ("8_8-8-8-8-8-8-8-1t5b_CLTA1N.MB1N_CLTH8S_w", "error-position-cannot-stand", "TC2.3"),
    (f"{HEAD}_xLTC3_sC3", "error-position-lying", "TC6.10"),
    (f"{HEAD}_xLTC3_mC3", "error-position-lying", "TC6.10"),
    (f"{HEAD}_sC3_mC2N", "error-position-lying", "TC6.10"),
    (f"{HEAD}_mC2N.C3E", "error-position-lying", "TC6.10"),
    ("8_8-8-8-8-8-8-8-2h5_CLTA1N_CLTH8S_w_xLTC1", "error-position-lying", "TC6.10"),
    ("8_8-8-8-8-8-8-8-2w5_CLTA1N_CLTH8S_w_xLTC1", "error-position-lying", "TC6.10"),
    ("8_8-8-8-8-8-8-8-2b5_CLTA1N_CLTH8S_w_mC1N", "error-position-lying", "TC6.10"),
    ("8_8-8-8-8-8-8-8-2h5_CLTA1N_CLTH8S_w_fC1", "error-position-falling", "TC6.10"),
    (f"{HEAD}_xAOC3", "error-line-wreck", "TC9.3"),
    (f"{HEAD}_uC3", "error-line-mud", "TC9.3"),
    ("8_8-8-8-8-8-8-8-2x5_CLTA1N.MC1N_CLTH8S_w", "error-position-cannot-stand", "TC2.3"),
    ("8_8-8-8-8-8-8-8-2x5_CLTA1N_CLTH8S_w_xLTC1", "error-position-lying", "TC6.10"),
    (f"{HEAD}_gC1_og1", "error-line-flags", "TC9.3"),
    (f"{HEAD}_gC1.F8.D4_og1", "error-line-flags", "TC9.3"),
    (f"{HEAD}_gC1~.F8_og1", "error-line-flags", "TC9.3"),
    (f"{HEAD}_g-.-_og1", "error-line-flags", "TC9.3"),
    (f"{HEAD}_gC1.F9_og1", "error-square", "TC1.1"),
    (f"{HEAD}_gC1.-_og1", "error-position-one-flag", "TC12.14"),
    (f"{HEAD}_g-.F8_og2", "error-position-one-flag", "TC12.14"),
    (f"{HEAD}_gC1.-", "error-position-flags", "TC12.14"),
    (f"{HEAD}_gC1.F8", "error-position-flags", "TC12.14"),
    (f"{HEAD}_og1", "error-position-no-flags", "TC12.14"),
    (f"{HEAD}_gC1.C1_og1", "error-position-flag-home", "TC12.14"),
    (f"{HEAD}_gA1.F8_og1", "error-position-flag-home", "TC12.14"),
    (f"{HEAD}_xLTC1_gC1.F8_og1", "error-position-flag-home", "TC12.14"),
    ("8_8-8-8-8-8-8-8-2l5_CLTA1N_CLTH8S_w_gC1.F8_og1", "error-position-flag-home", "TC12.14"),
    (f"8_{GROUND}_CLTA1N_CLTH8S.MC1N_w_gC1.F8_og2", "error-position-flag-home", "TC12.14"),
    (f"{HEAD}_gC1~H8.F8_og1", "error-position-carrier", "TC12.15"),
    (f"{HEAD}_gC1~A1.F8_og2", "error-position-carrier", "TC12.15"),
    (f"8_{GROUND}_CLTA1N_CLTH8S.MD4N_w_gC1~D4.F8_og2", "error-position-carrier", "TC12.15"),
    (f"8_{GROUND}_LTA1N_-_w_og3", "error-position-empty", "TC12.16"),
    (f"{HEAD}_og4", "error-line-option", "TC9.3"),
    (f"{HEAD}_od6", "error-line-option", "TC9.3"),
    (f"{HEAD}_r1.2", "error-line-mines", "TC12.13"),
    (f"{HEAD}_rG.2.2_od2", "error-line-mines", "TC12.13"),
    (f"{HEAD}_r{'f' * 18}.2.2_od2", "error-line-mines", "TC12.13"),
    (f"{HEAD}_rff00.C2-C2.2_od2", "error-line-mines", "TC12.13"),
    (f"{HEAD}_rff00.C2-I9.2_od2", "error-line-mines", "TC12.13"),
    (f"{HEAD}_rff00.C2-D2.k2_od2", "error-line-mines-hidden", "TC12.13"),
    (f"{HEAD}_rff00.C2.D2", "error-position-mines", "TC12.10"),
    (f"{HEAD}_rff00.C2-D2-E2.D2_od2", "error-position-mines", "TC12.10"),
    (f"{HEAD}_rff00.C2-~D2-~E2.D2_od2", "error-position-mines", "TC12.10"),
    (f"{HEAD}_rff00.1-H2.D2_od2", "error-position-mines", "TC12.10"),
    (f"{HEAD}_rff00.1-~C2.D2_od2", "error-position-mines", "TC12.10"),
    (f"{HEAD}_rff00.C2.D3_od2", "error-position-mined", "TC12.10"),
]


@pytest.mark.rule("TC9.3", "TC1.1", "TC1.3", "TC2.3", "TC4.1", "TC6.10", "TC11.4", "TC11.5", "TC11.12")
@pytest.mark.parametrize(("text", "key", "rule"), FAULTS, ids=[f"{row[1]}:{row[0][-24:]}" for row in FAULTS])
def test_every_fault_has_its_sentence(text: str, key: str, rule: str) -> None:
    with pytest.raises(InvalidText) as wrong:
        read_position(text)
    assert (wrong.value.key, wrong.value.rule) == (key, rule)
    sentences = {wrong.value.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(f"({rule})") for sentence in sentences)


@pytest.mark.rule("TC9.3")
def test_every_fault_of_the_catalogue_is_tried() -> None:
    from behemoth.locale import sources

    told = "".join(source.read_text(encoding="utf-8") for source in sources("en"))
    keys = {entry.split(" =")[0] for entry in told.splitlines() if entry.startswith(("error-line-", "error-position-"))}
    state_only = {"error-line-field"}
    unreadable = {"error-position-outside", "error-position-two-grounds"}
    assert keys - state_only - unreadable == {key for _, key, _ in FAULTS} & keys


ALPHABET: Final = string.ascii_letters + string.digits + "-._~ %/é٣"


@st.composite
def mutated_lines(draw: st.DrawFn) -> str:
    """A right line with a few characters changed, fields swapped or parts repeated."""
    seed = draw(st.integers(0, 300))
    text = random_state(seed).text() if seed % 2 else position_text(sound_position(seed))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, max(0, len(text) - 1)))
        scrap = draw(st.sampled_from([*ALPHABET, "", "_x", "_oq", "CLTA1N", ".", text[place : place + 6]]))
        text = text[:place] + scrap + text[place + draw(st.integers(0, 2)) :]
    if draw(st.integers(0, 9)) == 0:
        fields = text.split("_")
        draw(st.randoms(use_true_random=False)).shuffle(fields)
        text = "_".join(fields)
    return text


@pytest.mark.rule("TC9.3")
@given(mutated_lines())
@often(500)
def test_a_mutated_line_is_read_soundly_or_refused(text: str) -> None:
    try:
        state = TankChess().parse(text)
    except InvalidText as error:
        told = [error.sentence(language) for language in LANGUAGES]
    else:
        told = []
        assert position_faults(state.position) == ()
        assert TankChess().parse(state.text()) == state
        assert len(state.to_act()) <= 1
        for seat in state.to_act():
            assert len(state.actions(seat)) > 0
    assert all(told)


@pytest.mark.rule("TC9.3")
@given(st.text(alphabet=ALPHABET + "_", max_size=60) | st.text(max_size=30))
@often(200)
def test_any_text_is_refused_politely(text: str) -> None:
    for reader in (read_position, TankChess().parse):
        with pytest.raises(InvalidText):
            reader(text)


@pytest.mark.rule("TC9.3")
def test_a_line_built_for_tests_is_read() -> None:
    assert position_text(read_position(line("LTE2N", "LTE9S"))) == line("CLTA1N LTE2N", "LTE9S CLTJ10S")


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("size", [0, 7, 25, 99])
def test_no_board_of_other_sizes(size: int) -> None:
    line = f"{size}_{'-'.join([str(size)] * size)}_CLTA1N_CLTB3S_w"
    with pytest.raises(InvalidText) as caught:
        read_position(line)
    assert (caught.value.key, caught.value.rule) == ("error-line-size", "TC1.1")


@pytest.mark.rule("TC1.1")
@pytest.mark.parametrize("size", [8, 24])
def test_the_smallest_and_the_largest_board(size: int) -> None:
    position = read_position(f"{size}_{'-'.join([str(size)] * size)}_CLTA1N_CLTB3S_w")
    assert position.size == size
    assert len(texts(position)) > 10
