"""Verifying records: what is found to be true, and every tampering that is noticed."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.games import (
    BrokenRecord,
    Entry,
    GameError,
    Record,
    commitment,
    find_game,
    new_record,
    read_record,
    rng_for,
    verify,
    write_record,
)
from behemoth.locale import LANGUAGES


def played(name: str, seats: int, seed: str = "a seed", **options: str) -> Record:
    """A whole game by chance, with the chance of its seed."""
    game = find_game(name)
    record = new_record(game, game.Options(**options), seats, seed)
    state: Any = game.opening(game.Options(**options), seats, rng_for(seed, -1)).state
    rng, entries = Random(7), list[Entry]()
    while state.to_act() and len(entries) < 400:
        seat = state.to_act()[0]
        action = state.actions(seat).sample(rng)
        entries.append(Entry(state.write(seat, action), seat))
        state = state.play(seat, action, rng_for(seed, len(entries) - 1), events=False).state
    return read_record(write_record(msgspec.structs.replace(record, entries=tuple(entries))))


@pytest.fixture(scope="module")
def cards() -> Record:
    return played("monster-combat", 3)


def test_a_game_of_cards_is_dealt_again(cards: Record) -> None:
    found = verify(cards, commitment("a seed"))
    assert found.sound
    assert found.as_told
    assert found.dealt
    assert found.chances > 0
    assert found.actions == len(cards.entries)
    for language in LANGUAGES:
        assert len(found.found(language)) == 4
        assert len(found.not_found(language)) == 1


def test_tank_chess_has_no_chance() -> None:
    record = played("tank-chess", 2, scheme="first-steps-10")
    found = verify(record)
    assert not found.dealt
    assert found.chances == 0
    assert found.as_told is None
    assert "nothing" in found.found()[1]


def test_another_commitment_is_noticed(cards: Record) -> None:
    found = verify(cards, commitment("another seed"))
    assert found.as_told is False
    assert not found.sound


def test_without_a_seed_nothing_is_said_about_chance() -> None:
    record = played("tank-chess", 2, seed="", scheme="first-steps-10")
    found = verify(record)
    assert found.commitment == ""
    assert "no seed" in found.not_found()[0]
    assert verify(record, commitment("x")).as_told is False


@pytest.mark.parametrize("place", [0, 5, -1])
def test_an_action_left_out_is_noticed(cards: Record, place: int) -> None:
    entries = list(cards.entries)
    del entries[place]
    with pytest.raises(BrokenRecord):
        verify(msgspec.structs.replace(cards, entries=tuple(entries)))


def test_another_seed_is_noticed_by_the_deal(cards: Record) -> None:
    with pytest.raises(BrokenRecord):
        verify(msgspec.structs.replace(cards, seed="another seed"))


def test_another_result_is_noticed(cards: Record) -> None:
    with pytest.raises(GameError):
        verify(msgspec.structs.replace(cards, stated_result=("*", "")))
