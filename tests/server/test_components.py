"""Tables that games bring along: the files of their package, under one address, and nothing else of it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from starlette.applications import Starlette

from behemoth.games import START, offer_game, registry, rng_for
from behemoth.server import components
from behemoth.server.guard import CONTENT_POLICY
from behemoth.server.problems import Declined
from tests.docs.matches import Matches

MODULE = "export default class extends HTMLElement {}\n"


class DrawnMatches(Matches):
    """Brings a module and draws its heap."""

    id: ClassVar[str] = "drawn-matches"
    web: ClassVar[str] = "drawn_matches_package:web/board.js"

    def draw(self, view: Any, language: str = "en") -> str:
        return f"<svg xmlns='http://www.w3.org/2000/svg'><title>{view.left}</title></svg>"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[DrawnMatches]:
    folder = tmp_path / "drawn_matches_package"
    (folder / "web" / "parts").mkdir(parents=True)
    (folder / "__init__.py").write_text("SECRET = 1\n")
    (folder / "web" / "board.js").write_text(MODULE)
    (folder / "web" / "parts" / "more.css").write_text("p { color: red }")
    (folder / "web" / "helper.py").write_text("SECRET = 2\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = DrawnMatches()
    offer_game(found)
    yield found
    registry._own.pop(found.id)
    sys.modules.pop("drawn_matches_package", None)


def get(path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=components.routes()))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as asker:
            return await asker.get(path, headers=headers)

    return asyncio.run(ask())


def test_a_module_and_its_neighbours_are_served(game: DrawnMatches) -> None:
    assert components.web_address(game) == "/games/drawn-matches/board.js"
    answer = get("/games/drawn-matches/board.js")
    assert answer.text == MODULE
    assert answer.headers["content-type"].startswith("text/javascript")
    assert get("/games/drawn-matches/parts/more.css").status_code == 200
    again = get("/games/drawn-matches/board.js", **{"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_picture_of_the_start_is_drawn_by_the_game(game: DrawnMatches) -> None:
    start = game.start(game.Options(), 2, rng_for("", START))
    assert components.picture_address(game, start) == "/games/drawn-matches/start.svg"
    assert "<title>12</title>" in get("/games/drawn-matches/start.svg").text
    assert components.picture_address(Matches(), start) == ""


@pytest.mark.parametrize(
    "path",
    ["drawn-matches/helper.py", "drawn-matches/%2e%2e/__init__.py", "tank-chess/x.js"]
    + ["nobody/board.js", "drawn-matches/", "drawn-matches/parts"],
)
def test_nothing_else_of_a_package_is_served(game: DrawnMatches, path: str) -> None:
    with pytest.raises(Declined):
        get(f"/games/{path}")


def test_the_policy_lets_such_a_module_run_and_nothing_from_elsewhere() -> None:
    assert "script-src 'self'" in CONTENT_POLICY.split("; ")
    assert "unsafe" not in CONTENT_POLICY
