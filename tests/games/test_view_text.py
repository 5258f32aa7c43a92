"""A view as readable text."""

from __future__ import annotations

import msgspec

from behemoth.games import find_game, view_text


class Inner(msgspec.Struct):
    name: str
    score: int | None = None


class Outer(msgspec.Struct):
    cards: tuple[str, ...]
    hidden_cards: int
    open: bool
    players: tuple[Inner, ...]
    notes: dict[str, int]


def test_fields_stand_one_a_line() -> None:
    view = Outer(("K", "Q"), 2, True, (Inner("Ada", 3), Inner("Bo")), {"round": 1})
    assert view_text(view).splitlines() == [
        "cards: K, Q",
        "hidden cards: 2",
        "open: +",
        "players:",
        "  1: name Ada, score 3",
        "  2: name Bo, score –",
        "notes: round 1",
    ]


def test_long_lists_get_lines_of_their_own() -> None:
    view = Outer(("a long word",) * 9, 0, False, (), {})
    assert view_text(view).splitlines()[-2:] == ["players: –", "notes: –"]
    assert view_text(view).splitlines()[:3] == ["cards:", "  1: a long word", "  2: a long word"]


def test_a_game_describes_what_is_seen_by_it_unless_it_says_it_better() -> None:
    game = find_game("tank-chess")
    view = game.start(game.Options(scheme="first-steps-10"), 2).view("public")
    assert game.describe(view) == view_text(view)
    assert game.draw(view) is None


def test_a_field_is_called_what_the_catalogue_calls_it(example_games: tuple[str, ...]) -> None:
    game = find_game("kuhn-poker")
    view = game.parse("KQ:p").view(0)
    assert game.describe(view, "en").splitlines()[0] == "cards: K?"
    assert game.describe(view, "de").splitlines()[0] == "Karten: K?"
