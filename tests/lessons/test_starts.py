"""The states tasks begin with."""

from __future__ import annotations

import pytest

from behemoth.games import InvalidText
from behemoth.lessons import Cards, Goal, Task, find_task, start_of
from behemoth.monstercombat import CombatState
from behemoth.tankchess import TankState


def card_task(cards: Cards, **more: object) -> Task:
    fields: dict[str, object] = {"goal": Goal(), "solutions": (), "right": "", "text": "", "language": "en", **more}
    return Task(id="t", game="monster-combat", cards=cards, **fields)  # type: ignore[arg-type]


def test_a_drawn_board() -> None:
    state = start_of(find_task("steps", 1))
    assert isinstance(state, TankState)
    assert state.position.size == 8
    assert state.to_act() == (0,)


def test_black_may_begin_and_a_line_may_stand_for_a_drawing() -> None:
    task = find_task("steps", 1)
    line = start_of(task).text()
    fields: dict[str, object] = {"goal": Goal(), "solutions": (), "right": "", "text": "", "language": "en"}
    assert start_of(Task(id="t", game="tank-chess", position=line, **fields)) == start_of(task)  # type: ignore[arg-type]
    black = Task(id="t", game="tank-chess", board=task.board, seat=1, **fields)  # type: ignore[arg-type]
    assert start_of(black).to_act() == (1,)


def test_a_prepared_table() -> None:
    cards = Cards(hands=("sword! life", "shield"), top="thief1", events="attack heal", hearts=(2, 3))
    state = start_of(card_task(cards))
    assert isinstance(state, CombatState)
    assert state.hands == ("Sl", "d")
    assert state.piles.draw.startswith("t")
    assert state.piles.events.startswith("ah")
    assert state.hearts == (2, 3)


def test_what_was_played_before() -> None:
    state = start_of(card_task(Cards(hands=("shield", "sword"), current=1), before=("sword",)))
    assert state.to_act() == (0,)
    assert [str(action) for action in state.actions(0)] == ["take", "shield"]


def test_options_of_the_game() -> None:
    state = start_of(card_task(Cards(hands=("sword", ""), monster=6, sleep=2), options={"variant": "coop"}))
    assert isinstance(state, CombatState)
    assert (state.monster.number, state.monster.hearts, state.monster.sleep) == (6, 6, 2)


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(InvalidText, match="dagger"):
        start_of(card_task(Cards(hands=("dagger", ""))))
