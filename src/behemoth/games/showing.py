"""What a viewer sees of a state, for an interface that knows no game: its drawing, and its view as lines of text."""

from __future__ import annotations

from typing import Any

import msgspec

from behemoth.games.game import Game, State
from behemoth.games.seats import Viewer
from behemoth.locale import DEFAULT_LANGUAGE


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer sees: the view as text, and an SVG where the game has a drawing (``Game.draw``)."""

    text: str
    picture: str = ""


def show(game: Game[Any, Any], state: State[Any], viewer: Viewer, language: str = DEFAULT_LANGUAGE) -> Shown:
    """What this viewer sees, made of its view and nothing else. Raises what ``State.view`` raises."""
    view = state.view(viewer)
    return Shown(game.describe(view, language), game.draw(view, language) or "")
