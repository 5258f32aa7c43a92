"""Nobody but the owner learns where unspent remote mines lie (TC12.12): byte by byte, for every viewer.

Two games are played alongside that differ only in one side's mines: everything that leaves for the other side or for
the public must be the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
import pytest

from behemoth.games import (
    EVERYTHING,
    PUBLIC,
    Closing,
    Ending,
    GameError,
    IllegalAction,
    Seat,
    SecretView,
    State,
    Step,
    Viewer,
    view_bytes,
)
from behemoth.locale import LANGUAGES
from behemoth.tankchess import Action, EffectKind, Move, Place, TankChess, TankOptions, TankState, move_text
from behemoth.tankchess.board.pieces import SIDES
from behemoth.tankchess.board.squares import each, name_of
from behemoth.tankchess.rules.dealing import deal_mines

GAME = TankChess()
SCHEMES = ("remote-mines-12", "everything-16")
#: What an interface may ask of any state.
QUESTIONS = ("threats white", "threats black", "check", "falls")


def laid(scheme: str, rng: Random) -> TankState:
    """A game once all mines are laid."""
    state = GAME.start(TankOptions(scheme=scheme))
    while state.position.placing:
        seat = rng.choice(state.to_act())
        state = cast(TankState, played(state, seat, state.actions(seat).sample(rng)).state)
    return state


def played(state: TankState, seat: Seat, action: Action) -> Step[Action]:
    return state.play(seat, action)


def with_others(state: TankState, side: int, rng: Random) -> TankState:
    """The same game with other mines of this side."""
    mines = state.position.mines
    assert mines is not None
    dealt = deal_mines(mines, side, mines.left(side), rng)
    position = msgspec.structs.replace(state.position, mines=dealt)
    return TankState(position, plies=state.plies, quiet=state.quiet, past=state.past, closing=state.closing)


def strangers(owner: int) -> tuple[Viewer, ...]:
    """Who may not know the mines of a side."""
    return (1 - owner, PUBLIC)


def heard(step: Step[Action], viewer: Viewer) -> list[bytes]:
    seen = [event.seen_by(viewer) for event in step.events]
    return [msgspec.json.encode(event) for event in seen if event is not None]


def asked(state: TankState, viewer: Viewer) -> Iterator[bytes]:
    """Every answer about this state, refusals included."""
    pieces = [name_of(piece.square) for piece in state.position.pieces]
    questions = [
        *QUESTIONS,
        *(f"{word} {square}" for word in ("ends", "lines") for square in pieces),
        f"coach {pieces[0]}",
    ]
    for question in questions:
        for language in LANGUAGES:
            try:
                yield msgspec.json.encode(state.query(viewer, question, language))
            except GameError as error:
                yield error.sentence(language).encode()


@pytest.mark.rule("TC12.12")
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_differ_in_one_sides_mines_look_the_same_to_others(scheme: str, seed: int) -> None:
    rng = Random(f"{scheme}{seed}")
    state = laid(scheme, rng)
    for _ in range(12):
        for owner in SIDES:
            other = with_others(state, owner, rng)
            for viewer in strangers(owner):
                assert view_bytes(other, viewer) == view_bytes(state, viewer)
            assert other.positions() == state.positions()
            assert other.position.key == state.position.key
            assert (other.to_act(), other.round(), other.outcome()) == (state.to_act(), state.round(), state.outcome())
            assert (other.check(), other.escape()) == (state.check(), state.escape())
        if not state.to_act():
            break
        (seat,) = state.to_act()
        owner = seat
        twin = with_others(state, owner, rng)
        moves = [move for move in state.actions(seat) if move in twin.actions(seat)]  # what either could do
        move = rng.choice(moves)
        step, twin_step = played(state, seat, move), played(twin, seat, move)
        assert step.text == twin_step.text
        assert state.write(seat, move) == twin.write(seat, move)
        for viewer in strangers(owner):
            assert heard(step, viewer) == heard(twin_step, viewer)
        assert isinstance(step.state, TankState)
        state = step.state


@pytest.mark.rule("TC12.12")
@pytest.mark.parametrize("scheme", SCHEMES)
def test_answers_to_questions_are_the_same_too(scheme: str) -> None:
    rng = Random(scheme)
    state = laid(scheme, rng)
    for owner in SIDES:
        other = with_others(state, owner, rng)
        for viewer in strangers(owner):
            assert list(asked(other, viewer)) == list(asked(state, viewer))


@pytest.mark.rule("TC12.12")
@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_the_enemy_may_do_does_not_hang_on_them(scheme: str) -> None:
    """Its moves, their number, and why a try is refused."""
    rng = Random(scheme)
    state = laid(scheme, rng)
    other = with_others(state, 1, rng)
    assert list(state.actions(0)) == list(other.actions(0))
    assert len(state.actions(0)) == len(other.actions(0))
    for text in ("A1>A2N", "!C3", "/N", "zzz", f"{move_text(next(iter(state.actions(0))))}!(C3)"):
        assert refusal(state, 0, text) == refusal(other, 0, text)
        assert refusal(state, 1, text) == refusal(other, 1, text)


def refusal(state: State[Action], seat: Seat, text: str) -> list[str]:
    try:
        state.read(seat, text)
    except GameError as error:
        return [error.sentence(language) for language in LANGUAGES]
    return []


@pytest.mark.rule("TC12.12", "TC12.10")
def test_while_mines_are_laid_only_numbers_are_seen() -> None:
    start = GAME.start(TankOptions(scheme="remote-mines-12"))
    one, other = (played(start, 1, start.read(1, text)) for text in ("!C7", "!E5"))
    assert isinstance(one.state, TankState)
    assert isinstance(other.state, TankState)
    for viewer in strangers(1):
        assert view_bytes(one.state, viewer) == view_bytes(other.state, viewer)
        assert heard(one, viewer) == heard(other, viewer)
        assert list(asked(one.state, viewer)) == list(asked(other.state, viewer))
    assert view_bytes(one.state, 1) != view_bytes(other.state, 1)
    assert heard(one, 1) != heard(other, 1)
    assert list(one.state.actions(0)) == list(other.state.actions(0))
    assert refusal(one.state, 0, "!L12") == refusal(other.state, 0, "!L12")
    assert not one.open  # what was written down is nobody else's


@pytest.mark.rule("TC12.12")
def test_the_owner_sees_them_and_after_the_end_everybody_does() -> None:
    rng = Random(5)
    state = laid("remote-mines-12", rng)
    other = with_others(state, 0, rng)
    assert view_bytes(state, 0) != view_bytes(other, 0)
    with pytest.raises(SecretView):
        state.view(EVERYTHING)
    ended = state.close(Closing(Ending.RESIGNED, 0)).state
    assert state.position.mines is not None
    squares = [name_of(square).encode() for side in SIDES for square in each(state.position.mines.laid[side])]
    for viewer in (0, 1, PUBLIC, EVERYTHING):
        line = msgspec.json.decode(view_bytes(ended, viewer))["line"].encode()
        assert all(square in line for square in squares)


@pytest.mark.rule("TC12.12")
def test_numbers_left_and_spent_squares_are_public() -> None:
    state = GAME.start(TankOptions(position=MINED))
    move = state.read(0, "E2>E3N!(D7)")
    assert isinstance(move, Move)
    assert any(effect.kind is EffectKind.DETONATION for effect in move.effects)
    after = played(state, 0, move).state
    view = msgspec.json.decode(view_bytes(after, PUBLIC))
    white, black = view["mines"]["sides"]
    assert (white["left"], white["spent"], white["own"]) == (1, ["D7"], [])
    assert (black["left"], black["own"]) == (2, [])


MINED = (
    "12_12-12-12-12-12-12-12-12-12-12-12-12_CLTA1N.LTE2N_HTD7S.CLTL12S_w"
    "_rfffffffffffffffffffffffffffffffff.D7-H8.C3-C4_od2"
)


@pytest.mark.rule("TC12.12")
def test_without_remote_mines_nothing_is_hidden() -> None:
    assert not GAME.start(TankOptions()).hides
    assert GAME.start(TankOptions(remote_mines=1)).hides
    assert GAME.start(TankOptions(position=MINED)).hides


@pytest.mark.rule("TC12.12", "TC12.13")
def test_a_view_is_all_that_is_needed_to_go_on() -> None:
    state = laid("everything-16", Random(7))
    for seat in SIDES:
        data = view_bytes(state, seat)
        made = GAME.from_view(data, seat, Random(1))
        assert view_bytes(made, seat) == data
        assert made.position.mines is not None
        assert state.position.mines is not None
        assert made.position.mines.laid[seat] == state.position.mines.laid[seat]
        assert made.position.mines.left(1 - seat) == state.position.mines.left(1 - seat)


@pytest.mark.rule("TC12.10")
def test_nobody_lays_for_the_other() -> None:
    start = GAME.start(TankOptions(scheme="remote-mines-12", remote_mines=1))
    state = played(start, 0, Place(next(iter(start.actions(0))).square)).state  # type: ignore[union-attr]
    with pytest.raises(IllegalAction):
        state.play(0, next(iter(start.actions(1))))
