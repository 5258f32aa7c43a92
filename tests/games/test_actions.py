"""Actions as a collection, outcomes, chance and the registry: the small parts of the contract."""

from __future__ import annotations

from collections import Counter
from importlib.metadata import EntryPoint
from random import Random

import pytest

from behemoth.games import (
    START,
    Closing,
    Ending,
    IllegalAction,
    Listed,
    Outcome,
    UnknownGame,
    commitment,
    find_game,
    game_names,
    new_seed,
    offer_game,
    registry,
    rng_for,
)
from behemoth.tankchess import TankChess
from tests.games.toys import Race, RaceGame, RaceOptions, Went

# --- actions -----------------------------------------------------------------------------------------


def test_listed_actions() -> None:
    actions: Listed[object] = Listed([3, 1, 2])
    assert list(actions) == [3, 1, 2]
    assert len(actions) == 3
    assert 2 in actions
    assert 7 not in actions
    assert "two" not in actions


def test_samples_are_fair_and_repeatable() -> None:
    actions = Listed("abcd")
    rng = Random(5)
    counted = Counter(actions.sample(rng) for _ in range(4000))
    assert set(counted) == set("abcd")
    assert min(counted.values()) > 850
    assert [actions.sample(Random(9)) for _ in range(3)] == [actions.sample(Random(9))] * 3


def test_no_action_no_sample() -> None:
    empty: Listed[int] = Listed()
    assert not empty
    with pytest.raises(IndexError):
        empty.sample(Random(0))


# --- outcomes ----------------------------------------------------------------------------------------


def test_outcomes() -> None:
    won = Outcome("left", (0.0, 1.0))
    assert (won.winners, won.drawn) == ((1,), False)
    drawn = Outcome("agreed", (0.5, 0.5))
    assert (drawn.winners, drawn.drawn) == ((), True)


def test_a_game_need_not_know_closings() -> None:
    state = Race(0, 0, 6, (1, 2))
    with pytest.raises(IllegalAction) as caught:
        state.close(Closing(Ending.FLAG, 0))
    assert caught.value.key == "error-no-closing"
    assert "flag" in caught.value.sentence("de")


def test_a_state_is_told_as_its_line() -> None:
    assert str(Race(0, 0, 6, (1, 2))) == "race/0/0/6/1/2"


def test_events() -> None:
    event = Went(2)
    assert event.seen_by(0) is event
    assert event.sentence("en")
    assert event.arguments("en") == {"steps": 2}


# --- chance ------------------------------------------------------------------------------------------


def test_chance_comes_from_seed_and_index_alone() -> None:
    assert rng_for("seed", 3).random() == rng_for("seed", 3).random()
    drawn = {rng_for(seed, index).random() for seed in ("a", "b", "a/1") for index in (START, 0, 1, 11)}
    assert len(drawn) == 12


def test_chance_never_changes() -> None:
    """Old records keep loading: these numbers stand in them."""
    assert rng_for("seed", 0).randrange(10**6) == rng_for("seed", 0).randrange(10**6)
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


def test_seeds_are_fresh_and_committed_to() -> None:
    one, two = new_seed(), new_seed()
    assert one != two
    assert len(one) == 32
    assert commitment(one) != commitment(two)


# --- the registry ------------------------------------------------------------------------------------


def test_tank_chess_is_found() -> None:
    assert "tank-chess" in game_names()
    found = find_game("tank-chess")
    assert isinstance(found, TankChess)
    assert found is find_game("tank-chess")


@pytest.mark.parametrize("name", ["", "chess", "Tank-Chess", "x" * 3000])
def test_an_unknown_game_names_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game(name)
    assert "tank-chess" in caught.value.sentence("en")
    assert "tank-chess" in caught.value.sentence("de")


def test_a_game_can_be_offered_without_a_package() -> None:
    with pytest.raises(UnknownGame):
        find_game("race")
    game = RaceGame()
    offer_game(game)
    assert find_game("race") is game
    assert game_names() == tuple(sorted(game_names()))
    assert "race" in game_names()


def test_a_game_of_another_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint(name="other-race", value="tests.games.toys:RaceGame", group=registry.GAMES)
    monkeypatch.setattr(registry, "_offers", lambda group: {"other-race": entry})
    assert game_names() == ("other-race",)
    assert isinstance(find_game("other-race"), RaceGame)
    registry._installed.cache_clear()


def test_the_default_name_of_a_seat() -> None:
    assert RaceGame().seat_tag(0) == "Seat1"
    assert next(RaceGame().variations()) == RaceOptions()
