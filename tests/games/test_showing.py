"""What a viewer sees where nobody knows the game: its drawing and its view as text, and never more than the view."""

from __future__ import annotations

from random import Random
from typing import Any

from behemoth.games import PUBLIC, Shown, Viewer, find_game, show, view_text
from tests.games.toys import Race, RaceGame, RaceOptions


class DrawnRace(RaceGame):
    """Draws what it is handed, and nothing else."""

    def draw(self, view: Any, language: str = "en") -> str:
        return f"<svg><title>{view.secrets} {language}</title></svg>"


def test_picture_and_text_are_made_of_the_view_alone() -> None:
    state = RaceGame().start(RaceOptions(), 2, Random(1))
    assert isinstance(state, Race)
    text = view_text(state.view(0))
    assert f"secrets: {state.secrets[0]}, –" in text
    picture = f"<svg><title>{(state.secrets[0], None)} de</title></svg>"
    assert show(DrawnRace(), state, 0, "de") == Shown(view_text(state.view(0), "de"), picture)
    assert show(RaceGame(), state, 0) == Shown(text)


def test_every_game_there_is_can_be_shown() -> None:
    viewers: tuple[Viewer, ...] = (PUBLIC, 0, 1)
    for name in ("tank-chess", "monster-combat"):
        game = find_game(name)
        state = game.start(game.Options(), 2, Random(1))
        assert all(show(game, state, viewer).text for viewer in viewers)
