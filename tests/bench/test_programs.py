"""Versions as players in processes of their own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.games import State
from behemoth.monstercombat import MonsterCombat, Options
from behemoth.tankchess import TankChess, TankOptions
from bench.builds import Build
from bench.programs import CardProgram, Limit, Program, ProgramFailed, TankProgram
from tests.bench.versions import installed


def test_limits_in_words() -> None:
    assert (Limit(seconds=0.1).words, str(Limit(seconds=0.1))) == ("time 100", "0.1 s")
    assert (Limit(nodes=20_000).words, str(Limit(nodes=20_000))) == ("nodes 20000", "20,000 nodes")
    assert str(Limit()) == "own time"


def test_tank_chess_by_the_words_of_the_engine() -> None:
    state = TankChess().start(TankOptions(scheme="first-steps-10"))
    with TankProgram(installed("one")) as program:
        program.begin()
        first = program.choose(state.text(), Limit(nodes=300))
        program.begin()
        assert program.choose(state.text(), Limit(nodes=300)) == first
        assert state.read(0, first) in list(state.actions(0))
        with pytest.raises(ProgramFailed, match="one: error"):
            program.choose("nonsense", Limit(nodes=300))


def test_monster_combat_goes_on_by_the_same_chance() -> None:
    state: State[Any] = MonsterCombat().start(Options(), 3, Random("deal"))
    luck = Random("deal/luck")
    with CardProgram(installed("one")) as program:
        assert program.begin({}, 3, "deal") == state.text()
        for number in range(6):
            seat = state.to_act()[0]
            text = program.choose(seat, "level-3", Limit(), number)
            state = state.play(seat, state.read(seat, text), luck).state
            assert program.play(seat, text) == state.text()


def test_the_same_chance_gives_the_same_decision() -> None:
    with CardProgram(installed("one")) as program:
        program.begin({"variant": "coop"}, 2, "deal")
        seat = MonsterCombat().start(Options(variant="coop"), 2, Random("deal")).to_act()[0]
        assert len({program.choose(seat, "level-8", Limit(nodes=20), 5) for _ in range(3)}) == 1


def test_a_program_that_ends_is_told_with_its_last_words() -> None:
    last = "raise SystemExit('no more of this')"
    with (
        Program(installed("one"), "-c", last) as program,
        pytest.raises(ProgramFailed, match="one has ended: no more of this"),
    ):
        program.hear()


def test_a_version_without_its_engine_is_not_measured(tmp_path: Path) -> None:
    (tmp_path / "behemoth_engine.py").write_text("raise ImportError('not compiled')", encoding="utf-8")
    build = msgspec.structs.replace(installed("one"), engine=str(tmp_path))
    assert isinstance(build, Build)
    for kind in (TankProgram, CardProgram):
        with pytest.raises(ProgramFailed, match="plays without its engine"):
            kind(build)
