"""The types of the web app are those of the structs today."""

from __future__ import annotations

import re

import msgspec
import pytest

from behemoth.games import find_game, game_names
from scripts import web_types


def test_the_files_are_up_to_date() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in web_types.FOLDER.glob("*")}
    assert written == web_types.write_all(), "run: python scripts/web_types.py"
    samples = web_types.SAMPLES.read_text(encoding="utf-8")
    assert samples == web_types.write_samples(), "run: python scripts/web_types.py"


def test_every_event_has_a_name_of_its_own() -> None:
    """The web tells events apart by their names, whatever game they are of."""
    names = [event.__name__ for room in web_types.EVENTS.values() for event in web_types.events_of(room)]
    assert "Stepped" in names
    assert "TakenBack" in names
    assert "TankEvent" not in names
    assert len(names) == len(set(names)) > 50


@pytest.mark.parametrize(("game", "module"), [("tank-chess", "tank"), ("monster-combat", "combat")])
def test_what_a_game_tells_about_itself_has_a_type(game: str, module: str) -> None:
    assert game in game_names()
    types = web_types.write_all()[f"{module}.ts"]
    fields = set(re.findall(r"^  (\w+)\??:", types, re.MULTILINE))
    told = msgspec.to_builtins(find_game(game).about("en"))
    rows = [row for rows in told.values() if isinstance(rows, tuple | list) for row in rows if isinstance(row, dict)]
    assert rows
    assert {name for row in rows for name in row} <= fields
