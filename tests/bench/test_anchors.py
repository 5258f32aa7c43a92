"""The anchors are still there and still play the same games; their engines are not compiled here."""

from __future__ import annotations

import sysconfig
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.games import State
from behemoth.lab import random_openings
from behemoth.monstercombat import MonsterCombat, Options, preset
from behemoth.tankchess import TankOptions
from bench import builds
from bench.builds import ANCHORS, Build, NotInTheClone
from bench.card_match import demand_alike
from bench.programs import CardProgram, Limit, Program
from bench.sprt import BARS


@pytest.fixture(scope="module", params=ANCHORS)
def anchor(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Build:
    """Its package with the installed engine, which it can find but must not ask."""
    name: str = request.param
    folder = tmp_path_factory.mktemp(name)
    try:
        builds._unpack(builds._named_tree(name)[1], folder)
    except NotInTheClone as why:
        pytest.skip(str(why))
    return Build(name, "mark", str(folder), sysconfig.get_paths()["purelib"])


@pytest.mark.parametrize(("options", "players"), [(Options(), 4), (preset("coop", "hard"), 2)])
def test_whole_games_of_monster_combat_are_the_same(anchor: Build, options: Options, players: int) -> None:
    wanted: Any = msgspec.to_builtins(options)
    with CardProgram(anchor) as program:
        for number in range(3):
            seed, rng = f"anchor/{number}", Random(number)
            state: State[Any] = MonsterCombat().start(options, players, Random(seed))
            luck = Random(f"{seed}/luck")
            demand_alike(program.begin(wanted, players, seed), state.text(), anchor.name)
            while owing := state.to_act():
                if number:
                    action = state.actions(owing[0]).sample(rng)
                else:
                    action = state.read(owing[0], program.choose(owing[0], "greedy", Limit(), rng.getrandbits(62)))
                text = state.write(owing[0], action)
                state = state.play(owing[0], action, luck).state
                demand_alike(program.play(owing[0], text), state.text(), anchor.name)


def test_it_understands_the_openings_of_every_map_it_is_measured_on(anchor: Build) -> None:
    schemes = {word for bar in BARS.values() for word in bar.words if word[0].isalpha() and word[-1].isdigit()}
    assert {"basic-16", "basic-20", "monster-16"} < schemes
    with Program(anchor, "-c", "from behemoth.terminal import main; main()", "engine") as program:
        for scheme in sorted(schemes):
            state = next(random_openings(TankOptions(scheme=scheme), "anchor"))
            program.tell(f"position line {state.text()}")
            program.tell("show")
            while not (line := program.hear()).startswith(("line", "error")):
                pass
            assert line == f"line {state.text()}"
            while not (line := program.hear()).startswith("legal"):
                pass
            assert line == f"legal {len(state.actions(0))}"
