"""A new option is a field among the options of its game and a help text in each language.

An option of Tank Chess has a letter as well, in the same file: a position in one line tells its rules. What an option
does is up to the rules. The engine, which does not know it, leaves such games to them.
"""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tests.adding.tree import Tree

TANK_OPTIONS: Final = "tankchess/options.py"
CARD_OPTIONS: Final = "monstercombat/tables/options.py"
TANK_HELP: Final = {
    "en": {"option-weather": "What the weather is like."},
    "de": {"option-weather": "Wie das Wetter ist."},
}
CARD_HELP: Final = {"en": {"option-full-moon": "Play at full moon."}, "de": {"option-full-moon": "Spiel bei Vollmond."}}

#: What the program does with an option, for either game; what is different is filled in.
STORY: Final = """
import json
import time
from random import Random
import msgspec
from behemoth import engine
from behemoth.bots import Observation, advice_request, bot_names, find_advice, find_bot
from behemoth.games import check_game, find_game, new_record, read_options, read_record, write_record
from behemoth.server.catalogue import games
from behemoth.server.forms import EngineInfo

NAME, OPTION, VALUE, SEATS = {setting}
game = find_game(NAME)
options = read_options(game.Options, {{OPTION: VALUE}})
found = {{}}
state = game.start(options, SEATS, Random(1))
found["text"] = state.text()
found["back"] = game.parse(state.text()) == state
imagined = state.imagine(0, Random(2))
found["imagined"] = game.parse(imagined.text()) == imagined and imagined.text()
record = new_record(game, options, SEATS, "seed")
found["tags"] = [line for line in write_record(record).splitlines() if line.startswith("[" + OPTION)]
found["kept"] = read_options(game.Options, read_record(write_record(record)).options) == options
for info in games("de", EngineInfo("ready")).games:
    if info.id == NAME:
        found["payload"] = [msgspec.to_builtins(option) for option in info.options if option.name == OPTION]
(seat,) = state.to_act()
found["bots"] = {{}}
for name in bot_names(NAME):
    action = find_bot(NAME, name).choose(Observation(state, seat, time.monotonic() + 0.3), Random(1))
    found["bots"][name] = action in state.actions(seat)
found["advice"] = find_advice(advice_request(NAME, state, seat, "en", Random(1))).sentence
check_game(game, options=[options], seats=[SEATS], most_actions=8)
{more}
print(json.dumps(found))
"""
TANK_ENGINE: Final = """
from behemoth.bots.analysis import analyse_position
from behemoth.engine import can_play, to_engine
plain = game.start(game.Options())
found["plain"] = can_play(plain.position) == engine.available()
found["known"] = can_play(state.position)
found["lines"] = len(analyse_position(state, 0.1))
try:
    to_engine(state.position)
except ValueError as error:
    found["refusal"] = str(error)
"""
CARD_ENGINE: Final = """
from behemoth.engine import can_play_cards, card_rules, cards_available
found["plain"] = can_play_cards(game.Options()) == cards_available()
found["known"] = can_play_cards(options)
try:
    card_rules(options)
except ValueError as error:
    found["refusal"] = str(error)
"""


def add_weather(tree: Tree) -> None:
    field = '    weather: Literal["dry", "rain", "snow"] = "dry"'
    tree.add_line(TANK_OPTIONS, "    fall_choice:", field)
    tree.add_line(TANK_OPTIONS, '    "k": "fall_choice"', '    "w": "weather",')


def add_full_moon(tree: Tree) -> None:
    tree.add_line(CARD_OPTIONS, "    carry_over:", "    full_moon: bool = False")


def told(tree: Tree, setting: tuple[str, str, str, int], more: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(tree.run("-c", STORY.format(setting=setting, more=more)))
    return found


def test_an_option_of_tank_chess_costs_a_field_a_letter_and_its_help(tree: Tree) -> None:
    add_weather(tree)
    tree.add_sentences("tankchess.ftl", **TANK_HELP)
    assert tree.touched == [TANK_OPTIONS, "locale/en/tankchess.ftl", "locale/de/tankchess.ftl"]
    found = told(tree, ("tank-chess", "weather", "snow", 2), TANK_ENGINE)
    assert "_ow2" in found["text"], "the position line tells it"
    assert found["lines"]
    _went_everywhere(found, '[weather "snow"]', "Wie das Wetter ist.", "choice")
    _engine_declines(found, "weather")


def test_an_option_of_monster_combat_costs_a_field_and_its_help(tree: Tree) -> None:
    add_full_moon(tree)
    tree.add_sentences("monstercombat.ftl", **CARD_HELP)
    assert tree.touched == [CARD_OPTIONS, "locale/en/monstercombat.ftl", "locale/de/monstercombat.ftl"]
    found = told(tree, ("monster-combat", "full_moon", "true", 3), CARD_ENGINE)
    assert '"full_moon":true' in found["text"]
    assert '"full_moon":true' in found["imagined"]
    _went_everywhere(found, '[full_moon "true"]', "Spiel bei Vollmond.", "boolean")
    _engine_declines(found, "full_moon")


def _went_everywhere(found: dict[str, Any], tag: str, help_text: str, sort: str) -> None:
    assert found["back"]
    assert found["imagined"]
    assert found["tags"] == [tag]
    assert found["kept"]
    (option,) = found["payload"]
    assert (option["help"], option["type"]) == (help_text, sort)
    assert found["bots"]
    assert all(found["bots"].values()), found["bots"]
    assert found["advice"]


def _engine_declines(found: dict[str, Any], name: str) -> None:
    """It would play another game; so bots think with the rules in Python."""
    assert found["plain"]
    assert not found["known"]
    assert name in found["refusal"]


@pytest.mark.parametrize(("add", "option"), [(add_weather, "weather"), (add_full_moon, "full_moon")])
def test_the_terminal_lists_it_and_a_missing_help_text_is_named(tree: Tree, add: Any, option: str) -> None:
    add(tree)
    assert f"  {option}" in tree.run("-m", "behemoth", "games")
    key = f"option-{option.replace('_', '-')}"
    complaints = tree.run("-m", "tests.locale.words").splitlines()
    assert complaints == [f"{key} is missing in en", f"{key} is missing in de"]


def test_a_rule_of_tank_chess_without_a_letter_is_refused_at_once(tree: Tree) -> None:
    """Else a position written in one line would lose it."""
    tree.add_line(TANK_OPTIONS, "    fall_choice:", "    weather: bool = False")
    with pytest.raises(AssertionError, match="each rule has a letter"):
        tree.run("-c", "import behemoth.tankchess")
