"""docs/architecture.md shows the rooms and counts as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import architecture_pictures, count

PAGE = count.PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", architecture_pictures.PICTURES)
def test_a_picture_is_up_to_date(name: str) -> None:
    written = (architecture_pictures.FOLDER / name).read_text(encoding="utf-8")
    assert written == architecture_pictures.PICTURES[name](), "run: python scripts/architecture_pictures.py"
    assert f"pictures/{name}" in PAGE


def test_the_picture_shows_every_room() -> None:
    rooms = {path.parent.name for path in count.PACKAGE.glob("*/__init__.py")}
    assert rooms == {room for row in architecture_pictures.layers() for room in row} == set(architecture_pictures.ROOMS)


def test_the_counts_are_those_of_the_code() -> None:
    assert count.filled(PAGE) == PAGE, "run: python scripts/count.py"


def test_no_room_goes_past_a_door() -> None:
    assert [one for one in count.imports() if one.past_door] == []


def test_caches_are_recognised(tmp_path: Path) -> None:
    (tmp_path / "tankchess").mkdir()
    (tmp_path / "monstercombat").mkdir()
    (tmp_path / "tankchess" / "fire.py").write_text(
        "_seen = {}\n_TABLE = {1: 2}\nrows = functools.lru_cache(9)(list)\n"
        "class Army:\n    _ordered: tuple | None = None\n    size: int\n"
        "    @cached_property\n    def kinds(self): ...\n"
        "@cache\ndef rays(): ...\n@other\ndef plain(): ...\n"
    )
    found = {cache.name: cache.by_hand for cache in count.caches(tmp_path)}
    assert found == {"_seen": True, "Army._ordered": True, "rows": False, "kinds": False, "rays": False}


def test_imports_past_a_door_are_recognised(tmp_path: Path) -> None:
    for room in ("games", "table"):
        (tmp_path / "behemoth" / room).mkdir(parents=True)
        (tmp_path / "behemoth" / room / "__init__.py").write_text('__all__ = ["Game", "perft"]\n')
    (tmp_path / "behemoth" / "games" / "game.py").write_text("")
    (tmp_path / "behemoth" / "games" / "perft.py").write_text("")
    (tmp_path / "behemoth" / "table" / "match.py").write_text(
        "from behemoth.games import Game, perft\nfrom behemoth.games import game\nfrom behemoth.games.game import x\n"
        "from behemoth.table.other import y\nimport behemoth.games.drawing\nimport os\n"
    )
    found = [(one.line, one.past_door) for one in count.imports(tmp_path / "behemoth")]
    assert found == [(1, False), (2, True), (3, True), (5, False)]
