"""States as one line: the position and what play has left behind."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given

from behemoth.games import InvalidText
from behemoth.locale import LANGUAGES
from behemoth.tankchess import (
    TankChess,
    read_position,
)
from tests.tankchess.monster_build import game, played
from tests.tankchess.shuttle import ROUND_TRIP, outcome, reread, shuttle, wander
from tests.tankchess.text.lines import HEAD, SAFE, SEEDS, often, random_state


@pytest.mark.rule("TC9.3", "TC4.4", "TC11.6")
@given(SEEDS)
@often(60)
def test_every_state_comes_back(seed: int) -> None:
    state = random_state(seed)
    text = state.text()
    back = TankChess().parse(text)
    assert back == state
    assert back.text() == text
    assert (back.plies, back.quiet, back.history, back.closing) == (
        state.plies,
        state.quiet,
        state.history,
        state.closing,
    )
    assert set(text) <= SAFE


STATE_FAULTS: Final = [
    f"{HEAD}_n",
    f"{HEAD}_nx",
    f"{HEAD}_n-2",
    f"{HEAD}_n٣",
    f"{HEAD}_n1",
    f"{HEAD}_n1234567890",
    f"{HEAD}_q1",
    f"{HEAD}_n2_q3",
    f"{HEAD}_n2_q",
    f"{HEAD}_n2_q1_h0123",
    f"{HEAD}_n2_q1_h0123456789abcdeg",
    f"{HEAD}_n2_q1_h0123456789ABCDEF",
    f"{HEAD}_n2_h0123456789abcdef",
    f"{HEAD}_n4_q1_h0123456789abcdef.0123456789abcdef",
    f"{HEAD}_cw",
    f"{HEAD}_cx.resigned",
    f"{HEAD}_c.resigned",
    f"{HEAD}_cw.agreed",
    f"{HEAD}_cw.bored",
    f"{HEAD}_fD4_n0",
    f"{HEAD}_fD4_n2_q1_h0123456789abcdef",
]


@pytest.mark.rule("TC9.3", "TC11.5", "TC11.6")
@pytest.mark.parametrize("text", STATE_FAULTS, ids=[text[len(HEAD) :] for text in STATE_FAULTS])
def test_every_fault_of_the_fields_of_a_state(text: str) -> None:
    with pytest.raises(InvalidText) as wrong:
        TankChess().parse(text)
    assert (wrong.value.key, wrong.value.rule) == ("error-line-field", "TC9.3")
    assert all(wrong.value.sentence(language) for language in LANGUAGES)


@pytest.mark.rule("TC9.3", "TC11.5")
def test_a_fall_needs_no_number_of_moves() -> None:
    """A Monster falls only after a move, so the fewest moves there can have been are taken."""
    state = TankChess().parse(f"{HEAD}_fD4")
    assert (state.plies, state.round(), state.text()) == (2, 1, f"{HEAD}_fD4")


@pytest.mark.rule("TC9.3")
def test_a_state_is_more_than_a_position() -> None:
    text = played(game("LTE2N", "LTE9S"), "E2>E3N").text()
    with pytest.raises(InvalidText) as wrong:
        read_position(text)
    assert wrong.value.key == "error-line-field-unknown"
    with pytest.raises(InvalidText) as wrong:
        TankChess().parse(f"{HEAD}_y5")
    assert wrong.value.key == "error-line-field-unknown"


@pytest.mark.rule("TC9.3", "TC4.4", "TC11.6")
def test_the_history_survives_as_text() -> None:
    state = shuttle()
    for text in (*ROUND_TRIP, *ROUND_TRIP[:3]):
        state = reread(played(state, text))
    assert outcome(reread(played(state, ROUND_TRIP[3]))) == ("repetition", (0.5, 0.5))


@pytest.mark.rule("TC9.3", "TC4.4")
def test_the_quiet_count_survives_as_text() -> None:
    state = wander(shuttle("q3.r9"), 5)
    assert outcome(played(reread(state), "J8>J7S")) == ("quiet", (0.5, 0.5))


@pytest.mark.rule("TC9.3", "TC11.5")
@pytest.mark.parametrize("options", ["", "k"])
def test_a_pending_fall_survives_as_text(options: str) -> None:
    state = reread(played(game("HTE2N", "ME5S", options=options), "E2>E3N(E5)"))
    assert state.to_act() == ((0,) if options else (1,))
    assert reread(played(state, "/N")).plies == 1


@pytest.mark.rule("TC9.3")
def test_a_game_that_begins_with_black_survives_as_text() -> None:
    state = reread(shuttle(turn="b"))
    assert (state.to_act(), state.plies, state.round()) == ((1,), 1, 1)
    assert reread(played(state, "E9>E8S")).round() == 2
