"""The sentences of a puzzle: each fact they name holds on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from behemoth.locale import LANGUAGES
from behemoth.puzzles import Puzzle, puzzles
from behemoth.puzzles.reasons import prompt_of, shot_sentence, why_done, why_right, why_wrong
from behemoth.tankchess import EffectKind, Move, after, check_moves, count_moves, name_of
from tests.puzzles.test_judging import some


def last_shots() -> Iterator[tuple[Puzzle, Move]]:
    """Puzzles that one shot at the command tank wins, with that move."""
    for puzzle in puzzles():
        state = puzzle.state()
        move = state.read(state.to_act()[0], puzzle.solution[0])
        if not isinstance(move, Move) or puzzle.goal != "win" or puzzle.moves != 1:
            continue
        if any(effect.kind is EffectKind.SHOT for effect in move.effects):
            yield puzzle, move


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_winning_shot_names_both_ends_and_a_gun_that_is_stronger(language: str) -> None:
    for puzzle, move in list(last_shots())[:5]:
        position = puzzle.state().position
        sentence = why_done(puzzle, position, move, language)
        target = next(effect.at for effect in move.effects if effect.kind is EffectKind.SHOT)
        assert sentence == shot_sentence(position, move, language)
        assert name_of(move.end) in sentence
        assert name_of(target) in sentence
        squares = {name_of(square) for square in (move.start, move.end, target)}
        numbers = [int(word) for word in re.findall(r"\b\d+\b", sentence) if word not in squares]
        gun, armour = numbers[-2:]
        assert gun > armour, sentence


def test_what_is_asked_depends_on_what_is_left() -> None:
    puzzle = some("win", 2)
    asked = prompt_of(puzzle, 0, 2, False, "en")
    assert "2" in asked
    assert prompt_of(puzzle, 0, 1, True, "en") != asked
    assert prompt_of(some("save", 1), 0, 1, False, "en") != asked


def test_a_right_move_names_the_attackers_and_the_number_of_answers() -> None:
    puzzle = some("win", 2)
    state = puzzle.state()
    seat = state.to_act()[0]
    move = state.read(seat, puzzle.solution[0])
    following = after(state.position, move)
    sentence = why_right(state.position, move, 1, "en")
    for attack in check_moves(following, seat):
        assert name_of(attack.start) in sentence
    assert str(count_moves(following)) in sentence


def test_a_rescue_names_what_threatened() -> None:
    puzzle = some("save", 1)
    state = puzzle.state()
    seat = state.to_act()[0]
    sentence = why_done(puzzle, state.position, state.read(seat, puzzle.solution[0]), "en")
    assert str(count_moves(state.position)) in sentence
    threat = check_moves(state.position, 1 - seat)
    assert not threat or str(threat[0]) in sentence


def test_a_wrong_move_names_the_answer() -> None:
    puzzle, move = next(last_shots())
    position = puzzle.state().position
    assert str(move) in why_wrong(position, move, 1, "en")
    assert why_wrong(position, None, 0, "en") != why_wrong(position, None, 1, "en")
