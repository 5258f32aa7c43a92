"""Pages and server take the games from the registry: a game is named only where something is its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent.parent
NAMES: Final = ("tank-chess", "monster-combat")

#: The one table that may name several games: what the web app has for certain games beyond what the server tells.
TABLES: Final = frozenset({"web/src/lib/own_games.ts"})
#: Below these everything belongs to one game.
ROOMS: Final = ("web/src/tank/", "web/src/combat/", "web/src/maps/")
#: Elsewhere a game may be named for something that only that game has.
OWN: Final = {
    "web/src/lib/progress.svelte.ts": "an example in a comment",
    "web/src/pages/Maps.svelte": "maps are boards of Tank Chess",
    "web/src/pages/MapEditor.svelte": "maps are boards of Tank Chess",
    "web/src/parts/StartAnalysis.svelte": "the analysis board is one of Tank Chess",
    "src/behemoth/server/work.py": "the analysis board is one of Tank Chess",
    "src/behemoth/server/tree_forms.py": "the analysis board is one of Tank Chess",
    "src/behemoth/server/judgements.py": "maps are boards of Tank Chess",
}


def sources() -> list[Path]:
    web = [
        path
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name and "generated" not in path.parts
    ]
    return [*web, *(ROOT / "src" / "behemoth" / "server").glob("*.py")]


def named(path: Path) -> list[str]:
    text = path.read_text("utf-8")
    return [name for name in NAMES if name in text]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_names_a_game_only_for_what_is_its_own(path: Path) -> None:
    name, games = path.relative_to(ROOT).as_posix(), named(path)
    if name in TABLES:
        assert games == list(NAMES)
    elif games:
        assert len(games) == 1, f"{name} names {games}: take the games from the registry"
        assert name.startswith(ROOMS) or name in OWN, f"{name} names {games}"


def test_no_exception_outlives_its_reason() -> None:
    assert all(named(ROOT / name) for name in (*TABLES, *OWN))
