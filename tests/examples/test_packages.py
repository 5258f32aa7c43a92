"""The example packages: small, whole, and found by being installed."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from behemoth.games import PUBLIC, Game, check_game, find_game, game_names, rng_for, view_bytes
from behemoth.locale import has
from tests.installed_examples import EXAMPLES, PACKAGES

pytestmark = pytest.mark.usefixtures("example_games")


@pytest.mark.parametrize("name", PACKAGES)
def test_it_keeps_the_contract(name: str) -> None:
    report = check_game(find_game(name), games=30)
    assert report.games == 30
    assert report.clocks
    assert "unfinished" not in report.endings


@pytest.mark.parametrize(("name", "package"), PACKAGES.items())
def test_the_game_fits_in_a_hundred_lines(name: str, package: str) -> None:
    assert len((EXAMPLES / name / package / "game.py").read_text(encoding="utf-8").splitlines()) < 100


@pytest.mark.parametrize("name", PACKAGES)
def test_it_is_called_by_its_name_in_both_languages(name: str) -> None:
    assert find_game(name).id == name
    assert has(f"game-{name}", "en")
    assert has(f"game-{name}", "de")


def test_other_processes_find_them_too() -> None:
    words = [sys.executable, "-c", "from behemoth.games import game_names; print(*game_names())"]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert set(PACKAGES) < set(said.split())
    assert set(PACKAGES) < set(game_names())


def _connect_four() -> Game[Any, Any]:
    return find_game("connect-four")


@pytest.mark.parametrize(
    ("line", "reason", "scores"),
    [
        ("xxx|ooo|x||||", None, None),
        ("x|x|x|x|o|oo|", "four", (1.0, 0.0)),
        ("oooo|xxx|x||||", "four", (0.0, 1.0)),
        ("x|ox|oox|ooxx|x||", "four", (1.0, 0.0)),
        ("ooxx|oox|ox|x|x||", "four", (1.0, 0.0)),
        ("xxo|oxo|x||||!agreed0", "agreed", (0.5, 0.5)),
        ("x||||||!resigned1", "resigned", (1.0, 0.0)),
    ],
)
def test_connect_four_ends(line: str, reason: str | None, scores: tuple[float, ...] | None) -> None:
    outcome = _connect_four().parse(line).outcome()
    assert (outcome and outcome.reason, outcome and outcome.scores) == (reason, scores)


def test_connect_four_is_drawn_with_a_place_to_click_for_each_column() -> None:
    game = _connect_four()
    state = game.parse("xo|x|||||o")
    drawn = game.draw(state.view(PUBLIC), "de")
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    assert [found.get("data-action") for found in root.iter() if found.get("data-action")] == list("1234567")
    assert sum(found.get("fill") == "#c8352b" for found in root.iter()) == 2
    assert "Vier gewinnt" in drawn


@pytest.mark.parametrize(
    ("line", "scores"),
    [("KQ:pp", (0.75, 0.25)), ("JQ:bb", (0.0, 1.0)), ("JK:bp", (0.75, 0.25)), ("KJ:pbp", (0.25, 0.75))],
)
def test_kuhn_pays_in_chips(line: str, scores: tuple[float, float]) -> None:
    outcome = find_game("kuhn-poker").parse(line).outcome()
    assert outcome is not None
    assert outcome.scores == scores
    assert not outcome.drawn
    assert outcome.winners == (scores.index(max(scores)),)


def test_kuhn_hides_the_other_card() -> None:
    game = find_game("kuhn-poker")
    assert view_bytes(game.parse("KQ:p"), 0) == view_bytes(game.parse("KJ:p"), 0)
    imagined = {game.parse("KQ:p").imagine(0, Random(seed)).text() for seed in range(20)}
    assert imagined == {"KQ:p", "KJ:p"}
    opening = game.opening(game.Options(), 2, rng_for("a seed", -1))
    heard = [event.seen_by(0) for event in opening.events]
    assert [event is not None and event.sentence("en", ("Ada", "Bo")) for event in heard][1] == "Bo is dealt a card."
