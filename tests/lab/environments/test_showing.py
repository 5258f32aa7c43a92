"""Games as text and as drawings show what everybody sees, and no secret."""

from __future__ import annotations

from random import Random

from behemoth.lab.environments.showing import state_lines, state_svg
from behemoth.monstercombat import MonsterCombat, Options, card_names
from behemoth.tankchess import TankChess, TankOptions


def test_a_board_as_text() -> None:
    lines = state_lines(TankChess().start(TankOptions(scheme="first-steps-10"))).splitlines()
    assert len(lines) == 11
    assert lines[-1] == "white 1"
    assert "C↑" in lines[9] + lines[8]
    assert "c↓" in lines[0] + lines[1]


def test_a_table_as_text_hides_hands() -> None:
    for variant in ("versus", "coop"):
        state = MonsterCombat().start(Options(variant=variant), 3, Random(1))
        text = state_lines(state)
        assert "♥♥♥" in text
        assert sum(line.startswith(">") for line in text.splitlines()) == 1
        assert not any(card_names(hand) in text for hand in state.hands if hand)
        assert card_names(state.hands[1]) in state_lines(state, 1)


def test_drawings() -> None:
    for state in (TankChess().start(TankOptions()), MonsterCombat().start(Options(), 3, Random(1))):
        assert state_svg(state).startswith("<svg")
