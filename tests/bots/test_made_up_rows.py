"""Every bot plays kinds, terrain and cards that nobody told it about."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from behemoth.bots import SIMPLE_CARD_BOTS, Observation, greedy_cards
from behemoth.bots.advice_cards import _ALONE, _TOGETHER, advise, reason
from behemoth.bots.belief import most_after
from behemoth.bots.greedy_tanks import kind_value
from behemoth.bots.plain_cards import plain_card_choice
from behemoth.bots.strong_cards import can_search
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import COOP, SWORD, VERSUS, MonsterCombat, Options, Play
from behemoth.tankchess import Kind
from tests.engine.needs import needs_engine
from tests.monstercombat.build import table

SOURCE = Path(__file__).parents[2] / "src" / "behemoth"
#: The last row of a table, and the row that is put behind it.
ROWS = {
    '    Kind("AC", "K", 6, (0, 0, 0), _DIRECT[1], _UNOFFICIAL),\n': '    Kind("XT", "X", 4, (2, 2, 1), _DIRECT[2]),\n',
    '    Terrain("tree", "^", "t", blocks=True, stops_fire=True, felled=True, free=False),\n': (
        '    Terrain("ice", "*", "i", slows=True),\n'
    ),
}
NAMES = "kind-xt = Experimental tank\nterrain-ice = Ice\n"
SCHEME = """\
name: made-up
title en: Made up
title de: Ausgedacht
official: no
symmetry: half-turn
clock: 10

   A B C D E F G H I J
10 . . m . c . . x . .
 9 . l . . . # . . l .
 8 . . # . . . . . . .
 7 . . # . * . . # # .
 6 . . . . # # . . # .
 5 . # . . # # . . . .
 4 . # # . . * . # . .
 3 . . . . . . . # . .
 2 . L . . # . . . L .
 1 . . X . . C . M . .
"""
PLAY = """
import sys
from random import Random
from behemoth import engine
from behemoth.bots import bot_names, job_for, run_job, advice_request, find_advice
from behemoth.tankchess import TankChess, TankOptions, read_scheme, position_text

if sys.argv[1] == "python":
    engine.available = lambda: False
start = TankChess().start(TankOptions(position=position_text(read_scheme(sys.stdin.read()).position())))
for name in bot_names("tank-chess"):
    state, rng = start, Random(1)
    for _ in range(4):
        seat = state.to_act()[0]
        state = state.play(seat, state.read(seat, run_job(job_for("tank-chess", name, state, seat, rng, 0.05)))).state
    print(name)
print(find_advice(advice_request("tank-chess", start, 0, "de", Random(1))).sentence)
"""


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with one more vehicle and one more terrain."""
    tree: Path = tmp_path_factory.mktemp("grown")
    shutil.copytree(SOURCE, tree / "behemoth", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for language in LANGUAGES:
        (tree / "behemoth" / "locale" / language / "made-up.ftl").write_text(NAMES)
    left = dict(ROWS)
    for file in tree.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for row in [row for row in left if row in text]:
            file.write_text(text.replace(row, row + left.pop(row)), encoding="utf-8")
    assert not left, "a table has changed its last row"
    return tree


@pytest.mark.parametrize("thinking", ["python", pytest.param("engine", marks=needs_engine("tanks"))])
def test_every_bot_plays_a_made_up_vehicle_on_made_up_ground(grown: Path, thinking: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", PLAY, thinking],
        input=SCHEME, capture_output=True, text=True, timeout=120, check=False,
        env=os.environ | {"PYTHONPATH": str(grown)},
    )  # fmt: skip
    assert not found.stderr
    *names, advice = found.stdout.splitlines()
    assert {"random", "greedy", "level-1", "level-8"} <= {*names}
    assert advice


def test_a_kind_that_is_not_in_the_table_is_worth_what_its_figures_say() -> None:
    weak, strong = Kind("X1", "X", 4, (1, 0, 0)), Kind("X2", "Y", 4, (3, 2, 1))
    assert 0 < kind_value(weak) < kind_value(strong) < kind_value(Kind("X3", "Z", 1, (0, 0, 0), commander=True))


@pytest.fixture
def unknown_sword(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot has a row for the sword."""
    monkeypatch.delitem(greedy_cards._KEEP, SWORD)
    for rows in (greedy_cards._PLAY[VERSUS], greedy_cards._PLAY[COOP], _ALONE, _TOGETHER):
        monkeypatch.delitem(rows, SWORD)


@pytest.mark.usefixtures("unknown_sword")
@pytest.mark.parametrize("options", [Options(), Options(variant=COOP)])
@pytest.mark.parametrize("name", SIMPLE_CARD_BOTS)
def test_every_simple_bot_plays_a_card_it_has_no_row_for(options: Options, name: str) -> None:
    bot, rng = SIMPLE_CARD_BOTS[name], Random(name)
    state = MonsterCombat().start(options, 3, rng)
    while not state.ending and state.turn.number < 10:
        (seat,) = state.to_act()
        state = state.play(seat, bot.choose(Observation(state, seat), rng), rng).state  # type: ignore[assignment]
    assert state.turn.number == 10
    assert plain_card_choice(state, state.to_act()[0], 5, 0.05, Random(1)) in state.actions(state.to_act()[0])


@pytest.mark.usefixtures("unknown_sword")
def test_advice_about_such_a_card_is_a_general_sentence() -> None:
    state = table("sst", "dl")
    assert reason(state, 0, Play("s"), "de").startswith("Von allen deinen Karten")
    assert reason(state, 0, Play("s"), "en") == "Of all your cards the sword helps you most now."
    assert advise(state, 0, seconds=0.05).sentence
    assert most_after("+p", 1, 2)[SWORD] == 0, "it is worth playing, so whoever passes hardly holds it"


@needs_engine("cards")
def test_the_engine_searches_only_with_cards_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_search()
    monkeypatch.setattr("behemoth.bots.strong_cards.ORDER", "sSwW")
    assert not can_search()
