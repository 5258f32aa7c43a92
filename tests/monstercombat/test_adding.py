"""A new face and a new event card are rows of their tables and names in the catalogue; everything else follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.locale import LANGUAGES
from tests.adding.tree import Tree

TABLES = "monstercombat/tables"
FACE = 'Face("k", "catapult", 6, power=3, versus=STRIKE_NEXT, coop=HIT_MONSTER)'
KIND = 'EventCard("f", "feast", does="heal")'
SENTENCES = {
    "combat-card-catapult": "catapult",
    "combat-card-catapult-marked": "catapult (!)",
    "combat-effect-versus-catapult": "Attack the next player.",
    "combat-effect-coop-catapult": "Three hits.",
    "combat-event-card-feast": "A feast",
}
PLAY = """
from random import Random
from behemoth.games import check_game, view_bytes
from behemoth.monstercombat import COOP, FACES, CombatState, MonsterCombat, Options, EventCounts, position
from behemoth.monstercombat.drawing import draw_card, draw_event_card, draw_table

game = MonsterCombat()
feast = EventCounts(heal=2, feast=2)
for options in (Options(event_counts=feast), Options(variant=COOP, event_counts=feast)):
    print(check_game(game, options=[options], seats=[2, 4], games=1, most_actions=150).actions > 50)
state = position("k", "d")
(seat,) = state.to_act()
step = state.play(seat, state.read(seat, "catapult"))
print(step.state.text().split("attack=")[1].split()[0], step.state.to_act())
print(step.events[0].sentence("de"))
together = position("k", "", options=Options(variant=COOP), monster=4)
print(together.play(0, together.read(0, "catapult"), Random(1)).state.monster.hearts)
print(">K<" in draw_card("k"), ">F<" in draw_event_card("f"), "<svg" in draw_table(state.view(0)))
print([card.letter for card in game.about("en")["cards"]][-1], [event.name for event in game.about("en")["events"]][-1])
"""


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    tree = Tree(tmp_path_factory.mktemp("grown"))
    tree.add_row(f"{TABLES}/cards.py", "FACES: Final = (", FACE)
    tree.add_row(f"{TABLES}/event_cards.py", "EVENT_CARD_KINDS: Final = (", KIND)
    _add_count(tree.source / "behemoth" / TABLES / "options.py")
    tree.add_sentences("monstercombat.ftl", **dict.fromkeys(LANGUAGES, SENTENCES))
    return tree


def _add_count(path: Path) -> None:
    """How many there are is an option, so it has a field."""
    text = path.read_text(encoding="utf-8")
    last = "    reverse: _Copies = 4\n"
    assert last in text
    path.write_text(text.replace(last, last + "    feast: _Copies = 0\n"), encoding="utf-8")


def test_a_made_up_face_and_event_card_are_played_drawn_told_and_listed(grown: Tree) -> None:
    lines = grown.run("-c", PLAY).splitlines()
    assert lines == [
        "True",
        "True",
        "k1x11 (1,)",
        "Spieler 1 spielt catapult gegen Spieler 2.",
        "1",
        "True True True",
        "k feast",
    ]


def test_a_missing_name_is_complained_about(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.add_row(f"{TABLES}/cards.py", "FACES: Final = (", FACE)
    program = ("from behemoth.monstercombat import card_name", "try:", "    card_name('k')")
    said = tree.run("-c", "\n".join((*program, "except KeyError as error:", "    print(error)")))
    assert "combat-card-catapult" in said


def test_all_missing_names_are_listed(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.add_row(f"{TABLES}/cards.py", "FACES: Final = (", FACE)
    tree.add_row(f"{TABLES}/event_cards.py", "EVENT_CARD_KINDS: Final = (", KIND)
    complaints = tree.run("-m", "tests.locale.words").splitlines()
    assert complaints == [f"{key} is missing in {language}" for key in SENTENCES for language in LANGUAGES]
