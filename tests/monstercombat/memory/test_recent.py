"""What everybody saw a seat do is written down, and nothing that only some saw."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import InvalidText, view_bytes
from behemoth.monstercombat import CombatState, MonsterCombat, Options
from behemoth.monstercombat.memory.recent import MOST, noted, readable
from tests.monstercombat.build import coop, go, table

GAME = MonsterCombat()


def test_plays_passes_and_what_came_are_written_down() -> None:
    state = go(table("sd", "bd", "d", top="lll"), "sword", "take", "pass")
    # Seat 1 was struck, drew, and passed while it lacked a heart; seat 2 has drawn.
    assert state.memory.recent == ("s", "x+P", "+")


def test_shields_are_written_down() -> None:
    assert go(table("sd", "dl", "d", top="l"), "sword", "shield").memory.recent[1] == "d+"


def test_an_immune_neighbour_is_written_down() -> None:
    assert go(table("sd", "b", "d", immune=(0, 1, 0), top="l"), "pass").memory.recent[0] == "~p"
    assert go(coop("sd", "b", immune=(0, 1)), "pass").memory.recent[0] == "p"


def test_in_co_op_a_capital_says_that_somebody_lacked_a_heart() -> None:
    assert go(coop("sd", "b", hearts=(3, 2)), "pass").memory.recent[0] == "P"


def test_thefts_and_discards_are_written_down_without_the_card() -> None:
    state = go(table("td", "bd", "d", top="l"), "thief1")
    assert state.memory.recent[:2] == ("t+", "<+")
    assert go(table("ddddddds", "bd", "d", top="l"), "pass", "discard:sword").memory.recent[0] == "p<"


def test_an_empty_hand_begins_anew() -> None:
    assert go(table("s", "bd", "d", top="l"), "sword", "take").memory.recent[0] == ""
    assert go(table("td", "b", "d", top="l"), "thief1").memory.recent[1] == "+"


def test_secret_answers_are_written_down_when_they_are_shown() -> None:
    state = table("bs", "d", "dd", options=Options(lightning_secret=True), top="l")
    assert go(state, "lightning", "take").memory.recent[1] == ""
    assert go(state, "lightning", "take", "shield").memory.recent[1:] == ("x+", "d")


def test_only_the_latest_are_kept() -> None:
    assert noted("p" * MOST, "+") == "p" * (MOST - 1) + "+"
    assert readable("~P+<xd")
    assert not readable("q")
    assert not readable("+" * (MOST + 1))


def test_they_survive_the_line_and_the_view() -> None:
    rng = Random(3)
    state = GAME.start(Options(), 4, rng)
    while not state.ending and state.turn.number < 30:
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
    assert any(state.memory.recent)
    assert GAME.parse(state.text()) == state
    assert all(seen(state, seat).memory.recent == state.memory.recent for seat in range(4))
    assert state.imagine(0, rng).memory.recent == state.memory.recent


def seen(state: CombatState, seat: int) -> CombatState:
    return GAME.from_view(view_bytes(state, seat), seat, Random(1))


def test_a_line_with_other_signs_is_refused() -> None:
    text = table("s", "d").text()
    assert "recent=-,-" in text
    for wrong in ("recent=q,-", "recent=-", f"recent={'+' * (MOST + 1)},-"):
        with pytest.raises(InvalidText):
            GAME.parse(text.replace("recent=-,-", wrong))
