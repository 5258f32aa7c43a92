"""Remote mines: laying them (TC12.10) and detonating them (TC12.11)."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import IllegalAction
from behemoth.tankchess import TankChess, TankOptions, TankState, events, perft
from behemoth.tankchess.board.move import Place
from behemoth.tankchess.board.position import Result
from behemoth.tankchess.board.squares import each, name_of, to_square
from behemoth.tankchess.options import Rules
from behemoth.tankchess.rules.detonations import list_places, minable, with_mines_owed
from tests.tankchess.build import area, carry_on, place, play, start, texts

LEADERS = ("W CLT A1 N", "B CLT L12 S")
TWO = Rules(remote_mines=2)


def laying(*men: str, rules: Rules = TWO, **land: str) -> TankState:
    return TankState(with_mines_owed(place(12, *LEADERS, *men, rules=rules, **land)))  # type: ignore[arg-type]


def lay(state: TankState, seat: int, square: str) -> TankState:
    following = state.play(seat, state.read(seat, f"!{square}")).state
    assert isinstance(following, TankState)
    return following


def mined(*men: str, white: str = "", black: str = "", **land: str) -> TankState:
    """A game whose mines are laid; White to move."""
    return start(place(12, *LEADERS, *men, rules=TWO, mines=(white, black), **land))  # type: ignore[arg-type]


@pytest.mark.rule("TC12.10")
def test_where_mines_may_lie() -> None:
    position = place(
        12, *LEADERS, high="B1", low="C1", water="D1", tree="E1", mine="F1", mud="G1", hedge="H1",
        wrecks="LT I1", stacks="J1", bodies="K1",
    )  # fmt: skip
    row = [name_of(square) for square in each(minable(position)) if square < 12]
    assert row == ["G1", "H1", "L1"]


@pytest.mark.rule("TC12.10")
def test_both_owe_at_once_and_the_order_of_play_does_not_matter() -> None:
    state = laying()
    assert state.to_act() == (0, 1)
    one = lay(lay(lay(lay(state, 1, "C3"), 0, "C3"), 0, "D1"), 1, "C4")
    other = lay(lay(lay(lay(state, 0, "C3"), 0, "D1"), 1, "C3"), 1, "C4")
    assert one == other
    assert one.to_act() == (0,)
    assert (one.plies, one.quiet) == (0, 0)  # no moves for TC4.4
    assert len(one.history) == 1


@pytest.mark.rule("TC12.10")
def test_by_column_then_row_leaving_room_for_the_rest() -> None:
    state = laying()
    first = [name_of(action.square) for action in state.actions(0) if isinstance(action, Place)]
    assert first[:3] == ["A2", "A3", "A4"]
    assert first[-1] == "L10"  # L11 must stay for the second; L12 is taken
    later = lay(state, 0, "K12")
    assert [str(action) for action in later.actions(0)] == [f"!L{row}" for row in range(1, 12)]
    assert len(later.actions(1)) == len(first)


@pytest.mark.rule("TC12.10")
def test_too_few_squares_are_all_mined() -> None:
    walls = " ".join(f"{column}{row}" for column in "ABCDEFGHIJKL" for row in range(1, 13) if (column, row) not in FREE)
    state = laying(rules=Rules(remote_mines=5), high=walls)
    for square in ("B2", "C2"):
        assert [str(action) for action in state.actions(0)] == [f"!{square}"]
        state = lay(state, 0, square)
    assert state.to_act() == (1,)


FREE = {("A", 1), ("L", 12), ("B", 2), ("C", 2)}


@pytest.mark.rule("TC12.10")
def test_white_lays_first_in_perft_one_ply_a_square() -> None:
    position = laying(rules=Rules(remote_mines=1)).position
    free = minable(position).bit_count()
    assert perft(position, 1) == free
    assert perft(position, 2) == free * free
    assert perft(play(position, "!L1", "!L1"), 1) == len(texts(place(12, *LEADERS)))


@pytest.mark.rule("TC12.10")
def test_refusals_say_why() -> None:
    state = laying()
    for text, key in (("!L12", "error-place-square"), ("A1>A2N", "error-place-first"), ("/N", "error-place-first")):
        with pytest.raises(IllegalAction) as refused:
            state.read(0, text)
        assert (refused.value.key, refused.value.rule) == (key, "TC12.10")
    with pytest.raises(IllegalAction) as refused:
        mined().read(0, "!C3")
    assert refused.value.key == "error-no-place"
    assert list_places(mined().position, 0) == ()


@pytest.mark.rule("TC12.10")
def test_a_scheme_may_ask_for_them_and_so_may_players() -> None:
    game = TankChess()
    assert game.start(TankOptions(scheme="remote-mines-12")).position.rules.remote_mines == 3
    assert game.start(TankOptions(scheme="remote-mines-12", remote_mines=1)).position.rules.remote_mines == 1
    assert game.start(TankOptions(remote_mines=5)).to_act() == (0, 1)


@pytest.mark.rule("TC12.11", "TC5.2")
def test_an_enemy_on_an_own_mine_becomes_a_wreck() -> None:
    state, told = carry_on(mined("W LT E2 N", "B HT D7 S", white="D7 H8"), "E2>E3N!(D7)")
    assert {square: kind.code for square, kind in state.position.wrecks.items()} == {to_square("D7"): "HT"}
    assert state.position.mines is not None
    assert state.position.mines.laid == (area("H8"), 0)
    assert state.position.mines.spent == (area("D7"), 0)
    assert state.quiet == 0
    assert [type(event).__name__ for event in told][:3] == ["Drove", "Detonated", "Destroyed"]


@pytest.mark.rule("TC12.11")
def test_own_pieces_count_and_the_one_that_moved_too() -> None:
    found = texts(mined("W LT E2 N", "W MT D7 S", white="D7 E4").position, "E2")
    assert {"E2>E3N!(D7)", "E2>E4N!(E4)", "E2>E4N!(D7)"} <= found
    assert "E2>E3N!(E4)" not in found  # nobody is there
    after = play(mined("W LT E2 N", white="E4").position, "E2>E4N!(E4)")
    assert after.piece_at(to_square("E4")) is None
    assert set(after.wrecks) == {to_square("E4")}
    left = texts(mined("W LT E2 N", white="E2").position, "E2")
    assert "E2>E2NE!(E2)" in left
    assert "E2>E3N!(E2)" not in left  # it has gone


@pytest.mark.rule("TC12.11")
def test_a_monster_neither_detonates_nor_is_harmed() -> None:
    found = texts(mined("W M E2 N", "W LT G2 N", "B M D7 N", "B LT H9 N", white="D7 H9").position)
    assert not any("!(" in text for text in found if text.startswith("E2>"))
    assert not any("!(D7)" in text for text in found)
    assert any("!(H9)" in text for text in found if text.startswith("G2>"))


@pytest.mark.rule("TC12.11")
def test_instead_of_firing_and_only_by_who_is_still_there() -> None:
    found = texts(mined("W LT E2 N", "B LT E6 N", "B LT H9 N", white="H9", mine="D3", water="F3").position, "E2")
    assert not any("(E6)" in text and "!(" in text for text in found)
    assert "E2>D3!" in found
    assert "E2>F3~" in found
    assert not any(text.startswith(("E2>D3!!", "E2>F3~!")) for text in found)


@pytest.mark.rule("TC12.11")
def test_driving_over_one_does_nothing_and_the_enemys_cannot_be_detonated() -> None:
    assert "E2>E5N" in texts(mined("W LT E2 N", white="E3", black="E4").position, "E2")
    assert not any("!(" in text for text in texts(mined("W LT E2 N", "B LT H9 S", black="H9").position, "E2"))


@pytest.mark.rule("TC12.11", "TC12.5")
def test_an_observer_is_removed() -> None:
    after = play(mined("W LT E2 N", "B AO D7 S", white="D7").position, "E2>E3N!(D7)")
    assert not after.wrecks
    assert after.piece_at(to_square("D7")) is None


@pytest.mark.rule("TC12.11", "TC12.12")
def test_command_tanks() -> None:
    state, _ = carry_on(mined("W LT E2 N", white="L12"), "E2>E3N!(L12)")
    assert state.position.result == Result(0, "destroyed")
    state, _ = carry_on(mined("W LT E2 N", white="A1"), "E2>E3N!(A1)")
    assert state.position.result == Result(1, "detonated")


@pytest.mark.rule("TC12.11")
def test_counted_listed_and_checked_alike() -> None:
    for seed in range(12):
        rng = Random(seed)
        squares = rng.sample([name_of(square) for square in each(area("D7 H9 E4 E2 C3 F6 G2 K5 J9 B8"))], 4)
        state = mined(
            "W LT E2 N", "W B G2 N", "W M C3 N", "B MT D7 S", "B AO H9 S", white=" ".join(squares), low="G3", tree="F4"
        )
        moves = list(state.actions(0))
        assert len(moves) == len(set(moves)) == len(state.actions(0))
        assert all(move in state.actions(0) for move in moves)


@pytest.mark.rule("TC12.11")
def test_a_detonation_cannot_be_taken_back() -> None:
    state = mined("W LT E2 N", "B HT D7 S", white="D7")
    assert state.play(0, state.read(0, "E2>E3N!(D7)")).final
    assert not state.play(0, state.read(0, "E2>E3N")).final


def test_the_event_of_a_mine_that_is_laid() -> None:
    state = laying()
    (told,) = state.play(0, state.read(0, "!C3")).events
    assert told == events.Placed(0, "C3", 1)
    assert "C3" in told.sentence("en")
    assert "C3" in told.sentence("de")
