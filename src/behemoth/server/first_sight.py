"""What is to be seen of a table before the app runs: its board with nothing on it yet, or a picture of its game.

It lies behind the app, where the board will be (``web/src/first.css``), and goes when the table is drawn. Only what
everybody knows who may open the page is in it: the game and its scheme. Which games have a table drawn by hand and a
picture, the web app says itself (``web/public/first.json``).
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

import msgspec

from behemoth.games import find_game
from behemoth.table import Setup

#: Where the page that was built holds it.
HERE: Final = "<!-- first -->"
#: The file of the build that says what a game has.
TABLES: Final = "first.json"


class FirstTable(msgspec.Struct, frozen=True):
    """What the page of a match of some game asks for first, by its sources."""

    table: str = ""
    #: Options of the match stand in braces.
    picture: str = ""
    #: A match that has this option looks like no other, so there is no picture of it.
    unless: str = ""


_NOTHING: Final = FirstTable()


class FirstTables:
    """The same for all games the web app has something of its own for."""

    def __init__(self, told: bytes | None) -> None:
        self._games = msgspec.json.decode(told, type=dict[str, FirstTable]) if told else {}

    def of(self, setup: Setup | None) -> FirstTable:
        """What a match asks for; nothing, if it is not known or of another game."""
        return self._games.get(setup.game, _NOTHING) if setup is not None else _NOTHING


def picture_of(setup: Setup, first: FirstTable) -> str:
    """The source of the picture of a match; empty where there is none."""
    if not first.picture or setup.options.get(first.unless):
        return ""
    usual = msgspec.structs.asdict(find_game(setup.game).Options())
    return first.picture.format_map(usual | setup.options)


def first_sight(setup: Setup | None, first: FirstTable, address: Callable[[str], str]) -> str:
    """The picture as a part of the page; ``address`` says where a source is, if it is anywhere."""
    where = address(picture_of(setup, first)) if setup is not None else ""
    if setup is None or not where:
        return ""
    return f'<div id="first" class="{escape(setup.game)}"><img src="/{where}" alt="" fetchpriority="high" /></div>'
