"""Every bot plays kinds, terrain and cards that nobody told it about."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from behemoth.bots import SIMPLE_CARD_BOTS, Observation, greedy_cards
from behemoth.bots.advice_cards import _ALONE, _TOGETHER, advise, reason
from behemoth.bots.belief import read_signs
from behemoth.bots.greedy_tanks import kind_value
from behemoth.bots.plain_cards import plain_card_choice
from behemoth.bots.strong_cards import can_search
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import COOP, HIT_MONSTER, STRIKE_NEXT, SWORD, VERSUS, MonsterCombat, Options, Play
from behemoth.tankchess import Kind
from tests.adding.tree import Tree
from tests.engine.needs import needs_engine
from tests.monstercombat.build import table

#: A vehicle and a terrain with figures no other has.
KIND = 'Kind("XT", "X", 4, (2, 2, 1), _DIRECT[2])'
TERRAIN = 'Terrain("ice", "*", "i", slows=True)'
NAMES = {"kind-xt": "experimental tank", "terrain-ice": "ice"}
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
start = TankChess().start(TankOptions(position=position_text(read_scheme(sys.argv[2]).position())))
for name in bot_names("tank-chess"):
    state, rng = start, Random(1)
    for _ in range(4):
        seat = state.to_act()[0]
        state = state.play(seat, state.read(seat, run_job(job_for("tank-chess", name, state, seat, rng, 0.05)))).state
    print(name)
print(find_advice(advice_request("tank-chess", start, 0, "de", Random(1))).sentence)
"""


@pytest.mark.parametrize("thinking", ["python", pytest.param("engine", marks=needs_engine("tanks"))])
def test_every_bot_plays_a_made_up_vehicle_on_made_up_ground(tmp_path: Path, thinking: str) -> None:
    tree = Tree(tmp_path)
    tree.add_row("tankchess/tables/kinds.py", "KINDS: Final = _table(", KIND)
    tree.add_row("tankchess/tables/terrain.py", "TERRAINS: Final = _table(", TERRAIN)
    tree.add_sentences("tankchess.ftl", **dict.fromkeys(LANGUAGES, NAMES))
    *names, advice = tree.run("-c", PLAY, thinking, SCHEME).splitlines()
    assert {"random", "greedy", "level-1", "level-8"} <= {*names}
    assert advice


def test_a_kind_that_is_not_in_the_table_is_worth_what_its_figures_say() -> None:
    weak, strong = Kind("X1", "X", 4, (1, 0, 0)), Kind("X2", "Y", 4, (3, 2, 1))
    assert 0 < kind_value(weak) < kind_value(strong) < kind_value(Kind("X3", "Z", 1, (0, 0, 0), commander=True))


@pytest.fixture
def unknown_sword(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot has a row for the sword."""
    monkeypatch.delitem(greedy_cards._KEEP, SWORD)
    for rows in (greedy_cards._PLAY[VERSUS], greedy_cards._PLAY[COOP]):
        monkeypatch.delitem(rows, SWORD)
    for effect in (STRIKE_NEXT, HIT_MONSTER):
        for reasons in (_ALONE, _TOGETHER):
            monkeypatch.delitem(reasons, effect, raising=False)
    monkeypatch.delitem(greedy_cards._BY_TABLE, STRIKE_NEXT)


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
    assert reason(state, 0, Play("s"), "en") == "Of all your cards sword helps you most now."
    assert advise(state, 0, seconds=0.05).sentence
    assert read_signs("+p", 1, 2).most[SWORD] == 0, "it is worth playing, so whoever passes hardly holds it"


@needs_engine("cards")
def test_the_engine_searches_only_with_cards_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_search(Options())
    monkeypatch.setattr("behemoth.bots.strong_cards.ORDER", "sSwW")
    assert not can_search(Options())
