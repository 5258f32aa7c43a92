"""Games and bots are found by entry points: somebody else's appears by installing a package."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from behemoth.games.errors import UnknownGame
from behemoth.games.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "behemoth.games"

#: Games of this process that no package offers, such as one that is still being written.
_own: dict[str, Game[Any, Any]] = {}


@cache
def _offers(group: str) -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # late: reading packages takes as long as loading a game

    return {entry.name: entry for entry in entry_points(group=group)}


@cache
def _installed(name: str) -> Game[Any, Any]:
    offer = _offers(GAMES).get(name)
    if offer is None:
        raise UnknownGame("error-unknown-game", name=name, known=", ".join(game_names()))
    game = offer.load()()
    assert isinstance(game, Game), f"{offer.value} is not a Game"
    return game


def offer_game(game: Game[Any, Any]) -> None:
    """Make a game findable in this process without installing a package."""
    _own[game.id] = game


def game_names() -> tuple[str, ...]:
    """The names of all games that can be found."""
    return tuple(sorted({*_offers(GAMES), *_own}))


def find_game(name: str) -> Game[Any, Any]:
    """The game of this name. Raises UnknownGame with the names there are."""
    return _own[name] if name in _own else _installed(name)
