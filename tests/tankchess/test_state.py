"""A game as it goes on (TC1.2), and the draws that depend on all of it (TC4.4, TC11.5, TC11.6)."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from behemoth.games import EVERYTHING, PUBLIC, Closing, Ending, GameError, IllegalAction, SecretView
from behemoth.tankchess import Fall, Move, TankChess, TankOptions, TankState, read_action, to_square
from tests.tankchess.monster_build import NO_CHANCE, game, line, played
from tests.tankchess.shuttle import ROUND_TRIP, outcome, reread, shuttle, wander
from tests.tankchess.strategies import random_position


@pytest.mark.rule("TC1.2")
def test_white_is_first_and_they_alternate() -> None:
    state = shuttle()
    for number, text in enumerate(ROUND_TRIP):
        assert state.to_act() == (number % 2,)
        assert state.plies == number
        assert state.round() == number // 2 + 1
        assert len(state.actions(1 - number % 2)) == 0
        state = played(state, text)


@pytest.mark.rule("TC1.2")
def test_nobody_moves_out_of_turn_or_the_other_sides_piece() -> None:
    state = shuttle()
    own = read_action(state.position, "E2>E3N")
    with pytest.raises(IllegalAction) as refused:
        state.play(1, own, NO_CHANCE)
    assert (refused.value.key, refused.value.rule) == ("error-not-your-turn", "TC1.2")
    with pytest.raises(IllegalAction) as refused:
        state.play(0, Move(to_square("E9"), to_square("E8"), 4), NO_CHANCE)
    assert (refused.value.key, refused.value.rule) == ("error-not-yours", "TC1.2")
    with pytest.raises(IllegalAction):
        state.read(1, "E9>E8S")


@pytest.mark.rule("TC9.1", "TC4.3")
def test_a_text_is_played_as_it_is_read() -> None:
    state = shuttle()
    for text in ("E2>E3N", "E2>E3N+", "E3N", "e2>e3n+"):
        step = state.play_text(0, text)
        assert step == state.play(0, state.read(0, text))
        assert step.text == "E2>E3N+"
    for wrong in ("E2>E3N-", "E2>E3N#", "e3n+-", "E2>E9N", "rubbish", "3"):
        with pytest.raises(GameError) as read:
            state.read(0, wrong)
        with pytest.raises(type(read.value)) as played_so:
            state.play_text(0, wrong)
        assert played_so.value.sentence() == read.value.sentence()
    with pytest.raises(IllegalAction) as refused:
        state.play_text(1, "E2>E3N")
    assert refused.value.key == "error-not-your-turn"


@pytest.mark.rule("TC9.1", "TC6.10")
def test_a_fall_on_its_own_square_is_no_escape_though_it_ends_with_its_sign() -> None:
    falling = game(falling="E5", stacks="E6 E4 D5 F5")
    (seat,) = falling.to_act()
    assert falling.play_text(seat, "/-").text == "/-"
    with pytest.raises(IllegalAction) as refused:
        falling.play_text(seat, "/--")
    assert refused.value.key == "error-move-marks"


@pytest.mark.rule("TC1.2", "TC2.5")
def test_there_is_no_passing() -> None:
    state = shuttle()
    with pytest.raises(IllegalAction) as refused:
        state.play(0, Move(to_square("E2"), to_square("E2"), 0), NO_CHANCE)
    assert refused.value.rule == "TC2.5"
    assert all(action not in state.actions(0) for action in (Fall(0), object()))


@pytest.mark.rule("TC1.2")
def test_a_refused_action_leaves_the_state_as_it_was() -> None:
    state = shuttle()
    before = state.text()
    with pytest.raises(IllegalAction):
        state.play(0, Move(to_square("E2"), to_square("E9"), 0), NO_CHANCE)
    assert state.text() == before


@pytest.mark.rule("TC4.6")
def test_a_command_tank_alone_plays_on() -> None:
    state = played(game("CLTA1N", "LTA6N"), "A1>A2N(A6)")
    assert state.outcome() is None
    assert len(state.position.armies[1]) == 1
    assert len(state.actions(1)) > 0
    walled = game("CLTA1N", "CLTJ10S", ground="hA2 hB1 hB2")
    assert len(walled.actions(0)) == 7, "turning needs no space"


@pytest.mark.rule("TC4.4", "TC11.6")
def test_the_third_occurrence_is_a_draw_by_itself() -> None:
    state = played(shuttle(), *ROUND_TRIP)
    assert state.outcome() is None, "the second time"
    state = played(state, *ROUND_TRIP[:3])
    assert state.outcome() is None
    state = played(state, ROUND_TRIP[3])
    assert outcome(state) == ("repetition", (0.5, 0.5))
    assert state.to_act() == ()
    assert len(state.actions(0)) == len(state.actions(1)) == 0


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize(("option", "trips"), [("r2", 1), ("r4", 3), ("r5", 4)])
def test_how_often_is_an_option(option: str, trips: int) -> None:
    state = shuttle(option)
    for _ in range(trips):
        assert state.outcome() is None
        state = played(state, *ROUND_TRIP)
    assert outcome(state) == ("repetition", (0.5, 0.5))


@pytest.mark.rule("TC11.6")
def test_the_occurrences_need_not_follow_one_another() -> None:
    away = ("A1>A2N", "J10>J9S", "A2>A1N", "J9>J10S")
    state = played(shuttle(), *ROUND_TRIP, *away[:3])
    assert state.outcome() is None
    assert outcome(played(state, away[3])) == ("repetition", (0.5, 0.5))


@pytest.mark.rule("TC11.6")
def test_another_heading_is_another_position() -> None:
    turns = ("E2>E2NE", "E9>E9SE", "E2>E2E", "E9>E9E", "E2>E2NE", "E9>E9SE", "E2>E2N", "E9>E9S")
    state = played(shuttle(), *turns)
    assert max(state.history.count(key) for key in state.history) == 2


@pytest.mark.rule("TC11.6")
def test_the_side_to_move_is_compared() -> None:
    """White takes three moves to stand as before, so that the other side is to move."""
    state = played(shuttle("r2"), "E2>E3N", "J10>J9S", "E3>E2N", "J9>J10S")
    assert outcome(state) == ("repetition", (0.5, 0.5))
    odd = game("LTE2N", "LTE9S", options="r2")
    odd = played(odd, "E2>E4N", "E9>E8S", "E4>E3N", "E8>E9S", "E3>E2N")
    assert odd.position.armies == shuttle().position.armies
    assert odd.outcome() is None


@pytest.mark.rule("TC11.6")
def test_a_felled_tree_makes_another_position() -> None:
    state = game("HTE2N", "LTE9S", options="r2", ground="tE3")
    state = played(state, "E2>E3N^E3", "E9>E8S", "E3>E2N", "E8>E9S")
    assert state.outcome() is None, "the same but for the tree"
    assert outcome(played(state, "E2>E3N")) == ("repetition", (0.5, 0.5))


@pytest.mark.rule("TC11.6", "TC6.7")
def test_a_moved_wreck_or_a_stack_makes_another_position_and_is_no_destruction() -> None:
    state = game("MD5N", "LTA9S", options="r2", wrecks="LTE6 LTE8")
    moved = played(state, "D5>E5Nx(E6>G7)", "A9>A8S", "E5>D5N", "A8>A9S")
    assert moved.outcome() is None
    assert moved.quiet == 4
    stacked = played(state, "D5>E5Nx(E6>E8)", "A9>A8S", "E5>D5N", "A8>A9S")
    assert stacked.outcome() is None
    assert stacked.quiet == 4
    assert played(state, "D5>E5N", "A9>A8S", "E5>D5N", "A8>A9S").outcome() is not None


@pytest.mark.rule("TC11.6", "TC11.13")
def test_a_wreck_has_a_kind_and_no_owner_or_heading() -> None:
    one = game("LTE2N", "LTE9S", wrecks="LTC5").position
    other = game("LTE2N", "LTE9S", wrecks="MTC5").position
    assert one.key != other.key
    shot = [
        played(game("TDC2N", "MTC6S", turn="w"), "C2>C3N(C6)").position,
        played(game("TDC2N", "MTC6E", turn="w"), "C2>C3N(C6)").position,
    ]
    assert shot[0] == shot[1]
    assert shot[0].key == shot[1].key


@pytest.mark.rule("TC4.4", "TC11.6")
def test_fifty_moves_of_each_side_without_a_destruction_are_a_draw() -> None:
    state = wander(shuttle("r9"), 99)
    assert state.quiet == 99
    assert state.outcome() is None
    state = wander(shuttle("r9"), 100)
    assert state.quiet == 100
    assert outcome(state) == ("quiet", (0.5, 0.5))
    assert state.to_act() == ()


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize("moves", [1, 2, 7])
def test_how_many_is_an_option(moves: int) -> None:
    state = shuttle(f"q{moves}.r9")
    assert wander(state, 2 * moves - 1).outcome() is None
    assert outcome(wander(state, 2 * moves)) == ("quiet", (0.5, 0.5))


DESTRUCTIONS = [
    ("shot", "LTE2N", "LTE9N LTB9S", {}, "E2>E3N(E9)"),
    ("stomped", "ME5N", "LTE6S LTB9S", {}, "E5>E6N*E6"),
    ("struck", "ME5N", "LTD4S LTB9S", {}, "E5>E5NEt(D4)"),
    ("burnt", "ME5N", "LTE8N LTB9S", {}, "E5>E6Nf(E8)"),
    ("thrown", "ME5N", "LTE7S LTB9S", {}, "E5>E6Nx(E7>E9)"),
    ("own thrown", "ME5N LTE7S", "LTB9S", {"options": "t"}, "E5>E6Nx(E7>E9)"),
    ("crushing throw of a wreck", "ME5N", "LTE9S LTB9S", {"wrecks": "LTE7"}, "E5>E6Nx(E7>E9)"),
    ("duelled", "ME5N", "ME7N LTB9S", {}, "E5>E6Nd(E7)"),
    ("sunk", "LTE2N", "LTB9S", {"ground": "wE3"}, "E2>E3~"),
]


@pytest.mark.rule("TC11.6")
@pytest.mark.parametrize(
    ("white", "black", "parts", "move"), [row[1:] for row in DESTRUCTIONS], ids=[row[0] for row in DESTRUCTIONS]
)
def test_every_destruction_starts_the_counts_anew(white: str, black: str, parts: dict[str, str], move: str) -> None:
    state = game(white, black, **parts)
    state = played(state, "A1>A2N", "B9>B8S")
    assert (state.quiet, len(state.history)) == (2, 3)
    state = played(state, move)
    assert state.quiet == 0
    assert len(state.history) == (0 if state.position.falling >= 0 else 1)


@pytest.mark.rule("TC11.6", "TC11.5")
def test_a_crushed_piece_is_a_destruction_and_a_fall_no_move() -> None:
    state = played(game("HTE2N", "ME5S LTF5S LTB9S"), "E2>E3N(E5)")
    assert state.history == (), "a position with a pending fall is not compared"
    harmless = played(state, "/W")
    assert (harmless.plies, harmless.quiet, len(harmless.history)) == (1, 0, 1)
    crushed = played(state, "/E")
    assert (crushed.plies, crushed.quiet, len(crushed.history)) == (1, 0, 1)


@pytest.mark.rule("TC11.6", "TC6.7")
def test_a_thrown_wreck_alone_and_a_felled_tree_destroy_nothing() -> None:
    state = played(game("ME5N", "LTB9S", wrecks="LTE7"), "E5>E6Nx(E7>E9)")
    assert state.quiet == 1
    assert played(game("ME5N", ground="tE6"), "E5>E6N^E6").quiet == 1


@pytest.mark.rule("TC11.6")
def test_a_win_goes_before_a_draw() -> None:
    state = played(game("LTE2N CLTA5N", "CLTB1S LTJ8S", options="q1"), "E2>E3N")
    assert state.outcome() is None
    assert outcome(played(state, "J8>J7S")) == ("quiet", (0.5, 0.5)), "the second quiet move"
    assert outcome(played(state, "B1>off")) == ("left", (0.0, 1.0))


@pytest.mark.rule("TC11.6")
def test_repetition_and_quiet_at_once_are_one_draw() -> None:
    state = played(shuttle("r2.q2"), *ROUND_TRIP)
    assert outcome(state) == ("repetition", (0.5, 0.5))


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize(
    ("ending", "seat", "scores"),
    [
        (Ending.RESIGNED, 0, (0.0, 1.0)),
        (Ending.RESIGNED, 1, (1.0, 0.0)),
        (Ending.FLAG, 0, (0.0, 1.0)),
        (Ending.FLAG, 1, (1.0, 0.0)),
        (Ending.ABANDONED, 1, (1.0, 0.0)),
        (Ending.AGREED, None, (0.5, 0.5)),
    ],
)
def test_people_end_a_game(ending: Ending, seat: int | None, scores: tuple[float, float]) -> None:
    step = played(shuttle(), "E2>E3N").close(Closing(ending, seat))
    state = step.state
    assert isinstance(state, TankState)
    assert outcome(state) == (ending.value, scores)
    assert state.to_act() == ()
    assert [event.key() for event in step.events] == ["event-ended"]
    reread(state)
    with pytest.raises(IllegalAction):
        state.play(1, read_action(state.position, "E9>E8S"), NO_CHANCE)


@pytest.mark.rule("TC4.4")
@pytest.mark.parametrize(
    "closing",
    [
        Closing(Ending.AGREED, 0),
        Closing(Ending.RESIGNED, None),
        Closing(Ending.FLAG, None),
        Closing(Ending.RESIGNED, 2),
        Closing(Ending.FLAG, -1),
    ],
)
def test_a_closing_must_say_who_and_an_agreement_must_not(closing: Closing) -> None:
    with pytest.raises(IllegalAction) as refused:
        shuttle().close(closing)
    assert (refused.value.key, refused.value.rule) == ("error-no-closing", "TC4.4")


@pytest.mark.rule("TC4.4")
def test_a_game_that_is_over_is_not_ended_again() -> None:
    closed = shuttle().close(Closing(Ending.RESIGNED, 0)).state
    with pytest.raises(IllegalAction):
        closed.close(Closing(Ending.AGREED))
    with pytest.raises(IllegalAction):
        played(shuttle("r2"), *ROUND_TRIP).close(Closing(Ending.RESIGNED, 0))


@pytest.mark.rule("TC4.4", "TC6.10")
def test_one_may_resign_while_a_monster_is_falling() -> None:
    state = played(game("HTE2N", "ME5S"), "E2>E3N(E5)").close(Closing(Ending.RESIGNED, 1)).state
    assert isinstance(state, TankState)
    assert outcome(state) == ("resigned", (1.0, 0.0))
    reread(state)


@pytest.mark.rule("TC4.3")
def test_check_and_escape_of_the_side_that_moved() -> None:
    state = played(game("HTE2N CLTB8N", "CLTE9E"), "E2>E3N")
    assert {move.start for move in state.check()} >= {to_square("E3")}
    assert [move.leaves for move in state.escape()] == [True]
    assert played(game("LTE2N", "LTE9S"), "E2>E3N").escape() == ()


def test_everybody_sees_the_same_and_everything_only_at_the_end() -> None:
    state = game("ME5N", "LTB9S", ground="tE7 hC3", wrecks="MTC5", stacks="D8", bodies="G3N H8")
    assert state.view(0) == state.view(1) == state.view(PUBLIC)
    with pytest.raises(SecretView):
        state.view(EVERYTHING)
    closed = state.close(Closing(Ending.AGREED)).state
    assert closed.view(EVERYTHING) == closed.view(0)
    assert state.imagine(0, NO_CHANCE) == state


def test_states_are_values() -> None:
    one, other = shuttle(), shuttle()
    assert one == other
    assert hash(one) == hash(other)
    assert one != played(one, "E2>E3N")
    assert one != "a state"
    assert TankChess().parse(line("LTE2N", "LTE9S")) == one
    assert repr(one) == f"TankState({one.text()!r})"


@pytest.mark.parametrize("name", ["position", "plies", "quiet", "past", "closing", "anything"])
def test_a_state_cannot_be_changed(name: str) -> None:
    state = game("LTE2N")
    with pytest.raises(AttributeError):
        setattr(state, name, None)
    with pytest.raises(AttributeError):
        delattr(state, name)


def test_reading_changes_nothing() -> None:
    state = game("LTE2N")
    before = {name: getattr(state, name) for name in TankState.__slots__}
    state.read(0, "E2>E4N")
    assert all(getattr(state, name) is value for name, value in before.items())


@pytest.mark.parametrize("seed", range(20))
def test_states_survive_pickling(seed: int) -> None:
    state = TankState(random_position(Random(seed)))
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert hash(again) == hash(state)
    assert again.position.pieces == state.position.pieces, "pieces stay the same objects"


def test_playing_a_text_says_what_is_wanted() -> None:
    action: Any = "E2>E4N"
    with pytest.raises(IllegalAction, match=r"not a str; state\.read"):
        game("LTE2N").play(0, action)


def test_no_chance_needs_no_source_of_it() -> None:
    state = TankChess().start(TankOptions())
    following = state.play(0, state.read(0, str(next(iter(state.actions(0)))))).state
    assert following.to_act() == (1,)


@pytest.mark.rule("TC4.3", "TC4.4")
@pytest.mark.parametrize(
    ("more", "options", "reason"),
    [("n2_q1", "q1", "quiet"), ("", "r2", "repetition")],
)
def test_a_move_that_draws_tells_of_its_check_too(more: str, options: str, reason: str) -> None:
    state = TankChess().parse(line("HTE2N", "CLTE9S", options=options, more=more))
    texts = ["E2>E3N"] if reason == "quiet" else ["E2>E3N", "E9>E9SE", "E3>E3NE", "E9>E9S", "E3>E3N"]
    told: list[str] = []
    for text in texts:
        seat = state.to_act()[0]
        step = state.play(seat, state.read(seat, text))
        state, told = step.state, [type(event).__name__ for event in step.events]  # type: ignore[assignment]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    assert told[-2:] == ["Check", "Ended"]


@pytest.mark.rule("TC12.12")
def test_an_analysis_sees_the_mines_of_both_sides_and_where_the_next_may_lie() -> None:
    state = TankChess().start(TankOptions(scheme="remote-mines-12"))
    while state.position.placing:
        seat = state.to_act()[0]
        seen = state.open_view()
        assert seen.mines is not None
        assert seen.mines.choices == state.view(seat).mines.choices  # type: ignore[attr-defined]
        state = state.play(seat, state.read(seat, f"!{seen.mines.choices[0]}")).state  # type: ignore[assignment]
    mines = state.open_view().mines
    assert mines is not None
    assert [len(side.own) for side in mines.sides] == [3, 3]
    assert mines.choices == ()
    assert TankChess().parse(state.open_view().line) == state
    with pytest.raises(SecretView):
        state.view(EVERYTHING)
