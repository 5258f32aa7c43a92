"""How a whole game ends (TC4.1, TC4.4): wins before draws, repetition, quiet moves, and what people decide."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.games import Closing, Ending, IllegalAction, Outcome
from behemoth.tankchess.board.headings import Heading
from behemoth.tankchess.board.move import Fall
from behemoth.tankchess.board.pieces import BLACK
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.repetition import keep
from behemoth.tankchess.state import TankState
from tests.tankchess.build import carry_on, place, start

CORNERS = ("W CLT A1 N", "B CLT L12 S", "W HT F1 N", "B HT G12 S")
#: Both sides go one square and back again: after these four moves the position is the same.
ROUND = ("F1>F2N", "G12>G11S", "F2>F1N", "G11>G12S")
DRAWN = (0.5, 0.5)


def game(*men: str, rules: Rules | None = None, turn: int = 0, **parts: Any) -> TankState:
    return start(place(12, *men, rules=rules or Rules(), turn=turn, **parts))


# --- repetition --------------------------------------------------------------------------------------


@pytest.mark.rule("TC4.4", "TC11.6")
def test_the_third_occurrence_draws_by_itself() -> None:
    state, _ = carry_on(game(*CORNERS), *ROUND, *ROUND[:3])
    assert state.outcome() is None
    state, told = carry_on(state, ROUND[3])
    assert state.outcome() == Outcome("repetition", DRAWN)
    assert state.to_act() == ()
    assert type(told[-1]).__name__ == "Ended"


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize("times", [2, 4])
def test_the_number_of_occurrences_is_an_option(times: int) -> None:
    rules = Rules(repetition=times)
    state, _ = carry_on(game(*CORNERS, rules=rules), *(ROUND * (times - 1))[:-1])
    assert state.outcome() is None
    state, _ = carry_on(state, ROUND[3])
    assert state.outcome() == Outcome("repetition", DRAWN)


@pytest.mark.rule("TC11.6")
def test_headings_are_part_of_a_position() -> None:
    """Everything stands where it stood, but not all headings are the same."""
    turned = ("F1>F1NE", "G12>G12SW", "F1>F1N")
    state, _ = carry_on(game(*CORNERS, rules=Rules(repetition=2)), *turned)
    assert state.outcome() is None
    state, _ = carry_on(state, "G12>G12S")
    assert state.outcome() == Outcome("repetition", DRAWN)


@pytest.mark.rule("TC11.6")
def test_the_side_to_move_is_part_of_a_position() -> None:
    """Black takes three moves to come back, White two: the same board, but the other side to move."""
    state, _ = carry_on(game(*CORNERS, rules=Rules(repetition=2)), "A1>A3N")
    again, _ = carry_on(state, "L12>L10S", "A3>A2N", "L10>L11S", "A2>A3N", "L11>L12S")
    assert again.position.pieces == state.position.pieces
    assert again.position.turn != state.position.turn
    assert again.outcome() is None


@pytest.mark.rule("TC11.6")
def test_repetition_need_not_be_in_a_row() -> None:
    other = ("A1>A2N", "L12>L11S", "A2>A1N", "L11>L12S")
    state, _ = carry_on(game(*CORNERS), *ROUND, *other)
    assert state.outcome() == Outcome("repetition", DRAWN)


@pytest.mark.rule("TC11.6")
def test_a_destruction_starts_the_count_anew() -> None:
    before = (*CORNERS, "B LT C5 W", "W MT C1 N")
    state, _ = carry_on(game(*before), *ROUND, "C1>C2N(C5)", "L12>L11S", "C2>C1N", "L11>L12S")
    assert state.quiet == 3
    state, _ = carry_on(state, *ROUND[:3])
    assert state.outcome() is None
    state, _ = carry_on(state, ROUND[3], *ROUND)
    assert state.outcome() == Outcome("repetition", DRAWN)


# --- quiet moves -------------------------------------------------------------------------------------


def wander(state: TankState, moves: int) -> TankState:
    """So many random moves that neither destroy nor repeat anything."""
    rng = Random(7)
    for _ in range(moves):
        state = quiet_move(state, rng)
    return state


def quiet_move(state: TankState, rng: Random) -> TankState:
    """A move after which the game goes on, or is drawn for being quiet as long as the rules say."""
    last = 2 * state.position.rules.quiet_moves
    assert state.outcome() is None, f"over after {state.quiet} quiet moves"
    for _ in range(500):
        (seat,) = state.to_act()
        following = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state
        assert isinstance(following, TankState)
        quiet = following.position.result is None and following.quiet == state.quiet + 1
        if quiet and (following.outcome() is None or following.quiet == last):
            return following
    raise AssertionError(f"no way to go on after {state.quiet} quiet moves")


@pytest.mark.rule("TC4.4", "TC11.6")
def test_fifty_moves_of_each_side_without_a_destruction() -> None:
    state = wander(game(*CORNERS), 99)
    assert (state.quiet, state.outcome()) == (99, None)
    state = wander(state, 1)
    assert state.quiet == 100
    assert state.outcome() == Outcome("quiet", DRAWN)


@pytest.mark.rule("TC4.4")
def test_the_number_of_quiet_moves_is_an_option() -> None:
    state, _ = carry_on(game(*CORNERS, rules=Rules(quiet_moves=1)), "F1>F2N")
    assert state.outcome() is None
    state, _ = carry_on(state, "G12>G11S")
    assert state.outcome() == Outcome("quiet", DRAWN)


@pytest.mark.rule("TC11.6")
def test_destructions_of_every_sort_count() -> None:
    """A shot, a stomp and a piece sunk on purpose by its own side set the count back."""
    shot, _ = carry_on(game(*CORNERS, "B LT C5 W", "W MT C1 N"), "F1>F2N", "G12>G11S", "C1>C2N(C5)")
    stomped, _ = carry_on(game(*CORNERS, "B LT C5 W", "W M C4 N"), "F1>F2N", "G12>G11S", "C4>C5N*C5")
    sunk, _ = carry_on(game(*CORNERS, "W MT C1 N", water="C2"), "F1>F2N", "G12>G11S", "C1>C2~")
    felled, _ = carry_on(game(*CORNERS, tree="F3"), "F1>F2N", "G12>G11S", "F2>F3N^F3")
    assert [state.quiet for state in (shot, stomped, sunk, felled)] == [0, 0, 0, 3]


@pytest.mark.rule("TC11.5", "TC11.6")
def test_a_fall_is_no_move() -> None:
    state, _ = carry_on(game(*CORNERS, "W TD C1 N", "B M C6 S"), "F1>F2N", "G12>G11S", "C1>C2N(C6)")
    assert (state.plies, state.quiet, state.to_act()) == (3, 0, (BLACK,))
    state, _ = carry_on(state, "/E")
    assert (state.plies, state.quiet, state.to_act()) == (3, 0, (BLACK,))
    assert state.round() == 2


# --- wins before draws -------------------------------------------------------------------------------


@pytest.mark.rule("TC11.6")
def test_a_win_goes_before_a_draw() -> None:
    """The move that would be the last quiet one leaves the board."""
    rules = Rules(quiet_moves=1)
    state, _ = carry_on(game("W CLT A1 N", "B CLT L1 S", "W HT F1 N", rules=rules), "F1>F2N", "L1>off")
    assert state.quiet == 0  # every win takes a piece off the board, so in play the two never meet
    assert state.outcome() == Outcome("left", (0.0, 1.0))
    both = TankState(state.position, plies=200, quiet=200, past=keep([state.position.key] * 3))
    assert both.outcome() == Outcome("left", (0.0, 1.0))


@pytest.mark.rule("TC4.1")
def test_outcomes_on_the_board() -> None:
    left, _ = carry_on(game("W CLT E12 N", "B CLT L12 S"), "E12>off")
    assert left.outcome() == Outcome("left", (1.0, 0.0))
    shot, told = carry_on(game("W CLT A1 N", "W HT E2 N", "B CLT E9 S"), "E2>E3N(E9)")
    assert shot.outcome() == Outcome("destroyed", (1.0, 0.0))
    assert [type(event).__name__ for event in told] == ["Drove", "Fired", "Destroyed", "Ended"]
    with pytest.raises(IllegalAction) as caught:
        shot.read(BLACK, "E9>E8S")
    assert caught.value.key == "error-game-over"


@pytest.mark.rule("TC11.5")
def test_a_crushed_command_tank_ends_it() -> None:
    state = start(place(12, "W CLT A1 N", "B CLT E6 S", falling="E5", turn=BLACK))
    step = state.play(BLACK, Fall(Heading.N), Random(0))
    assert step.state.outcome() == Outcome("crushed", (1.0, 0.0))


# --- people ------------------------------------------------------------------------------------------


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize("ending", [Ending.RESIGNED, Ending.FLAG, Ending.ABANDONED])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_or_runs_out_of_time_loses(ending: Ending, seat: int) -> None:
    """Whoever's turn it is."""
    for state in (game(*CORNERS), game(*CORNERS, turn=BLACK)):
        closed = state.close(Closing(ending, seat))
        outcome = closed.state.outcome()
        assert outcome == Outcome(ending.value, (0.0, 1.0) if seat == 0 else (1.0, 0.0))
        assert closed.state.to_act() == ()
        assert len(closed.state.actions(0)) == len(closed.state.actions(1)) == 0
        assert [event.sentence("de") for event in closed.events]


@pytest.mark.rule("TC4.4")
def test_agreement_draws() -> None:
    assert game(*CORNERS).close(Closing(Ending.AGREED)).state.outcome() == Outcome("agreed", DRAWN)


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize(
    "closing",
    [
        Closing(Ending.AGREED, 0),
        Closing(Ending.RESIGNED),
        Closing(Ending.FLAG),
        Closing(Ending.RESIGNED, 2),
        Closing(Ending.RESIGNED, -1),
    ],
)
def test_endings_that_make_no_sense(closing: Closing) -> None:
    with pytest.raises(IllegalAction) as caught:
        game(*CORNERS).close(closing)
    assert caught.value.rule == "TC4.4"


@pytest.mark.rule("TC4.4")
def test_a_game_ends_once() -> None:
    closed = game(*CORNERS).close(Closing(Ending.AGREED)).state
    with pytest.raises(IllegalAction) as caught:
        closed.close(Closing(Ending.RESIGNED, 0))
    assert caught.value.key == "error-game-over"


@pytest.mark.rule("TC1.2")
def test_nobody_plays_out_of_turn() -> None:
    state = game(*CORNERS)
    action = state.read(0, "F1>F2N")
    with pytest.raises(IllegalAction) as caught:
        state.play(1, action, Random(0))
    assert (caught.value.key, caught.value.rule) == ("error-not-your-turn", "TC1.2")
    assert len(state.actions(1)) == 0
