"""A third language is a row in the table of languages and a folder of catalogues. The browser's part is in
``tests/browser/test_third_language.py``."""

from __future__ import annotations

import json
from typing import Any, Final

from tests.adding.pseudo import CODE, add_language
from tests.adding.tree import Tree

#: Both games, written and read in every language there is, and a scheme nobody has translated.
STORY: Final = """
import json
from behemoth.games import check_game
from behemoth.locale import LANGUAGES, say
from behemoth.monstercombat import MonsterCombat, Options
from behemoth.tankchess import TankChess, TankOptions, load_scheme
from tests.locale.words import words_missing

check_game(TankChess(), options=[TankOptions(scheme="first-steps-10")], most_actions=4)
check_game(MonsterCombat(), options=[Options()], seats=[3], most_actions=12)
state = TankChess().start(TankOptions(scheme="first-steps-10"), 2)
print(json.dumps({
    "languages": LANGUAGES,
    "sentence": state.play(0, state.read(0, "I2>I4N")).events[0].sentence("xa"),
    "german": state.play(0, state.read(0, "I2>I4N")).events[0].sentence("de"),
    "title": load_scheme("first-steps-10").title("xa"),
    "missing": words_missing(),
}))
"""


def test_a_language_costs_a_row_and_a_folder(tree: Tree) -> None:
    add_language(tree)
    assert tree.touched == ["locale/languages.py", f"locale/{CODE}"]
    found: dict[str, Any] = json.loads(tree.run("-c", STORY))
    assert found["languages"] == ["en", "de", CODE]
    assert found["sentence"].startswith("Whíté"), found["sentence"]
    assert found["german"].startswith("Weiß")
    assert found["title"] == "First Steps 10"
    assert found["missing"] == []


def test_the_terminal_speaks_it(tree: Tree) -> None:
    add_language(tree)
    assert "Tàñk Çhéšš" in tree.run("-m", "behemoth", "--lang", CODE, "games")


def test_what_is_not_translated_is_named(tree: Tree) -> None:
    tree.add_row("locale/languages.py", "LANGUAGE_TABLE: Final = (", f'Language("{CODE}", "Nobody\'s")')
    (tree.source / "behemoth" / "locale" / CODE).mkdir()
    complaints = tree.run("-m", "tests.locale.words").splitlines()
    assert f"kind-clt is missing in {CODE}" in complaints
