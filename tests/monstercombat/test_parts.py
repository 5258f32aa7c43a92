"""The parts of a state: secret answers, seat by seat."""

from __future__ import annotations

from behemoth.monstercombat.parts import NO_ATTACK, TAKEN, Attack, secret_answers


def test_secret_answers_are_read_seat_by_seat() -> None:
    assert secret_answers(NO_ATTACK) == ()
    assert secret_answers(Attack("b", answers=f"2{TAKEN}0D")) == ((2, TAKEN), (0, "D"))
