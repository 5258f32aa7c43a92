"""Many games of any game, counted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from behemoth.lab.contestants import Contestant
from behemoth.lab.crew import Crew
from behemoth.lab.tally import Tally, show_tally, tally_games
from behemoth.lab.whole_games import playouts, wish_for_games
from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankOptions

WISH = wish_for_games(
    "tank-chess", options=TankOptions(scheme="first-steps-10"), bots=(Contestant("greedy"), Contestant("random"))
)


def test_the_games_are_those_of_the_data() -> None:
    tally, games = tally_games(WISH, 6), list(playouts(WISH, 6))
    assert [game.decisions for game in tally.games] == [len(game.choices) for game in games]
    assert [game.scores for game in tally.games] == [game.scores for game in games]
    assert tally.bot_score("greedy") > 0.5 > tally.bot_score("random")
    assert tally.seat_score(0) + tally.seat_score(1) == pytest.approx(1)


def test_the_same_whoever_plays_and_whenever(tmp_path: Path) -> None:
    done = 0

    def stop(more: int) -> None:
        nonlocal done
        done += more
        if done == 3:
            raise KeyboardInterrupt

    some = tally_games(WISH, 8, journal=tmp_path / "journal", progress=stop)
    assert (len(some.games), some.finished) == (3, False)
    whole = tally_games(WISH, 8, journal=tmp_path / "journal", crew=Crew(2))
    assert msgspec.json.encode(whole) == msgspec.json.encode(tally_games(WISH, 8))
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Tally) == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(language: str, matches_game: str) -> None:
    console = Console(width=100)
    with console.capture() as captured:
        console.print(show_tally(tally_games(wish_for_games(matches_game), 10), language))
    assert ("Platz 2" if language == "de" else "seat 2") in captured.get()
