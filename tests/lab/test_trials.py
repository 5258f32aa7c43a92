"""Games that judge a map: paired, the same for the same seed, in one part or in many."""

from __future__ import annotations

import msgspec
import pytest

from behemoth import engine
from behemoth.games import InvalidOptions
from behemoth.lab import trials
from behemoth.lab.contestants import Contestant
from behemoth.lab.trials import TrialGame, deaths_of, play_on, play_pair, read_start, trial_bot, trial_pairs
from behemoth.tankchess import (
    BY_CODE,
    Position,
    TankChess,
    after,
    load_scheme,
    piece,
    position_text,
    read_action,
    to_square,
)

START = load_scheme("first-steps-10").position()
needs_engine = pytest.mark.skipif(not engine.available(), reason="the engine is not built here")


def quick() -> Contestant:
    return Contestant("level-2", nodes=200) if engine.available() else Contestant("greedy")


def test_a_pair_begins_with_each_side_once() -> None:
    pairs = list(trial_pairs(START, quick(), 5, "7"))
    assert len(pairs) == 3  # an even number of games
    for first, second in pairs:
        assert (first.begins, second.begins) == (0, 1)
        assert first.seed == second.seed
        assert [TankChess().parse(game.state).to_act() for game in (first, second)] == [(0,), (1,)]


def test_a_game_in_parts_is_the_same_game() -> None:
    whole = next(trial_pairs(START, quick(), 2, "1"))[0]
    part = whole
    for _ in range(400):
        if part.over:
            break
        part = play_on(part, 3)
    played = play_on(whole)
    assert played.over
    assert msgspec.structs.replace(part, state="") == msgspec.structs.replace(played, state="")
    assert part.state == played.state
    assert play_pair((whole, whole)) == (played, played)


def test_a_game_without_end_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "CAP", 4)
    found = play_on(next(trial_pairs(START, quick(), 2, "1"))[0], 4)
    assert (found.decisions, found.reason, found.scores) == (4, "cap", (0.5, 0.5))


@needs_engine
def test_who_plays_has_a_fixed_amount_of_work() -> None:
    assert trial_bot() == Contestant("level-5", nodes=trials.NODES)
    assert trial_bot(3).bot == "level-3"


def test_without_the_engine_a_plain_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "available", lambda: False)
    assert trial_bot().bot == "greedy"
    game = next(trial_pairs(START, trial_bot(), 2, "1"))[0]
    assert play_on(game, 2).decisions == 2


def test_what_cannot_be_judged() -> None:
    assert read_start(position_text(START)) == START
    with pytest.raises(InvalidOptions, match="nothing to judge"):
        list(trial_pairs(Position.make(10, [one for one in START.pieces if one.side == 0]), quick(), 2, "1"))
    with pytest.raises(InvalidOptions):
        read_start("no line at all")


@pytest.mark.rule("TC3.6", "TC4.1")
def test_who_died_where() -> None:
    spots = (("CLT", 0, "A7", 0), ("LT", 0, "D3", 0), ("CLT", 1, "H8", 4), ("LT", 1, "D6", 0))
    position = Position.make(8, [piece(BY_CODE[code], side, to_square(at), way) for code, side, at, way in spots])
    for text, dead in (("D3>D4N", []), ("D3>D4N(D6)", [(1, to_square("D6"))]), ("A7>off", [])):
        action = read_action(position, text)
        assert deaths_of(position, action, after(position, action)) == dead, text


def test_a_game_notes_every_piece_that_is_gone() -> None:
    played = play_on(next(trial_pairs(START, quick(), 2, "3"))[0])
    left = TankChess().parse(played.state).position
    gone = len(START.pieces) - len(left.pieces)
    assert len(played.deaths) == gone - (played.reason == "left")
    assert isinstance(played, TrialGame)
