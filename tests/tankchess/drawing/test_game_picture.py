"""A whole game of Tank Chess as a moving picture."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from behemoth.games import find_game, read_record, replay

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = sorted(GOLDEN.glob("*.txt"))


def picture(file: Path, language: str = "en") -> str:
    record = read_record(file.read_text(encoding="utf-8"))
    drawn = find_game(record.game).moving_picture(list(replay(record)), ("Ada", "Bo"), language)
    assert drawn is not None
    return drawn


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_kind_of_end_can_be_drawn(file: Path) -> None:
    text = picture(file)
    ElementTree.fromstring(text)
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids)), "a name stands for one thing"
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(ids)


def test_every_move_is_written_below_in_the_language_of_the_reader() -> None:
    file = GOLDEN / "destroyed-stomp.txt"
    record = read_record(file.read_text(encoding="utf-8"))
    english, german = picture(file), picture(file, "de")
    assert "Ada – Bo" in english
    for entry in record.entries:
        assert entry.text.replace(">", "&gt;") in english
    assert english != german
    assert 'lang="de"' in german


def test_it_is_small_and_the_same_twice() -> None:
    file = GOLDEN / "destroyed-stomp.txt"
    assert picture(file) == picture(file)
    one = len(picture(file)) / len(read_record(file.read_text(encoding="utf-8")).entries)
    assert one < 40_000, "moves add little to the board"


def test_a_piece_that_moved_glides() -> None:
    assert 'class="glide"' in picture(GOLDEN / "destroyed-stomp.txt")
