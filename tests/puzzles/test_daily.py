"""The puzzles of a day."""

from __future__ import annotations

from datetime import date, timedelta

from behemoth.puzzles import card_puzzles, daily_puzzles, puzzles


def test_the_same_for_everybody_and_another_tomorrow() -> None:
    today = date(2026, 11, 16)
    tanks, cards = daily_puzzles(today)
    assert daily_puzzles(today) == (tanks, cards)
    assert tanks in {puzzle.id for puzzle in puzzles()}
    assert cards in {puzzle.id for puzzle in card_puzzles()}
    week = {daily_puzzles(today + timedelta(days=number)) for number in range(7)}
    assert len(week) == 7
