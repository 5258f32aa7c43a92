"""Tables that games bring along: a JavaScript module of the game's package, served to browsers under ``/games/<id>/``.

The package runs in this server already, so the module is trusted like the rest of it; what keeps it from reaching
anybody else is the policy that every answer of the server carries (``guard.py``). ``docs/web-components.md`` says what
such a module is.
"""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from behemoth.games import PUBLIC, START, Game, State, UnknownGame, find_game, rng_for
from behemoth.server.problems import Declined
from behemoth.server.static import Asset, answer_file, file_asset, files_below

#: Where browsers find what games bring.
PLACE: Final = "/games/"
#: A picture of the start of a game, as it draws itself.
PICTURE: Final = "start.svg"
#: What else in the folder of a module (its Python, for example) is nobody's business.
_SERVED: Final = frozenset({".js", ".mjs", ".css", ".svg", ".png", ".webp", ".jpg", ".json", ".woff2", ".ogg", ".mp3"})


def web_address(game: Game[Any, Any]) -> str:
    """Where the module of a game is; empty where it brings none."""
    return f"{PLACE}{game.id}/{_module(game)[1]}" if game.web else ""


def picture_address(game: Game[Any, Any], start: State[Any]) -> str:
    """Where a picture of the start of a game is; empty where it draws none."""
    return f"{PLACE}{game.id}/{PICTURE}" if game.draw(start.view(PUBLIC)) else ""


def routes() -> list[Route]:
    """The files of all games that bring some."""
    return [Route(PLACE + "{game}/{path:path}", _serve, methods=["GET"])]


async def _serve(request: Request) -> Response:
    try:
        game = find_game(str(request.path_params["game"]))
        # What a package has, and how its game looks, is found out once.
        found = await asyncio.to_thread(_files_of, game)
    except UnknownGame:
        found = {}
    asset = found.get(str(request.path_params["path"]))
    if asset is None:
        raise Declined("not-found", "server-not-found")
    return answer_file(asset, request)


@cache
def _files_of(game: Game[Any, Any]) -> dict[str, Asset]:
    """Every file beside the module that browsers may have, and the picture of the start; read and drawn once."""
    beside = dict(files_below(_module(game)[0], "")) if game.web else {}
    found = {path: body for path, body in beside.items() if PurePosixPath(path).suffix in _SERVED}
    drawn = game.draw(game.start(game.Options(), game.seats.start, rng_for("", START)).view(PUBLIC))
    if drawn:
        found[PICTURE] = drawn.encode()
    return {path: file_asset(path, body, {}) for path, body in found.items()}


def _module(game: Game[Any, Any]) -> tuple[Traversable, str]:
    """The folder of the module of a game, and the module's name in it: ``my_package:web/board.js``."""
    package, _, path = game.web.partition(":")
    folder, _, name = path.rpartition("/")
    return files(package).joinpath(folder) if folder else files(package), name
