"""The conformance suite of the house, for both variants, all seat counts and all options."""

from __future__ import annotations

import pytest

from behemoth.games import check_game, find_game
from behemoth.monstercombat import COOP, VERSUS, MonsterCombat, Options

GAME = MonsterCombat()


@pytest.mark.parametrize("options", list(GAME.variations()), ids=lambda options: "")
def test_every_option(options: Options) -> None:
    report = check_game(GAME, options=[options], seats=(2, 5), most_actions=40)
    assert report.games == 2


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("variant", [VERSUS, COOP])
def test_whole_games_of_every_seat_count(variant: str, seats: int) -> None:
    options = Options(variant=variant)  # type: ignore[arg-type]
    report = check_game(GAME, options=[options], seats=[seats], most_actions=250)
    assert report.actions > 5


def test_it_is_found_by_name() -> None:
    assert isinstance(find_game("monster-combat"), MonsterCombat)
