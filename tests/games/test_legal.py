"""Legal actions of any game, some at a time: everything is listed once, and each text is the action it says."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import START, find_game, list_legal, rng_for


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "seats"), [("tank-chess", 2), ("monster-combat", 3)])
def test_the_pages_together_are_all_actions_in_order(name: str, seats: int, language: str) -> None:
    game, rng = find_game(name), Random(5)
    state = game.start(game.Options(), seats, rng)
    for _ in range(4):
        seat = state.to_act()[0]
        texts: list[str] = []
        while True:
            page = list_legal(state, seat, skip=len(texts), most=40, language=language)
            assert page.total == page.found == len(state.actions(seat))
            assert page.skip == len(texts)
            texts += [one.text for one in page.actions]
            if not page.actions or len(texts) == page.total:
                break
        assert [state.read(seat, text) for text in texts] == list(state.actions(seat))
        state = state.play(seat, state.actions(seat).sample(rng), rng).state


def test_words_are_looked_for_in_text_and_label() -> None:
    game = find_game("tank-chess")
    state = game.start(game.Options(scheme="first-steps-10"), 2, rng_for("a", START))
    everything = list_legal(state, 0, most=10_000).actions
    page = list_legal(state, 0, find="i2> n", most=5)
    fitting = [one for one in everything if "i2>" in one.text.lower() and "n" in one.text.lower()]
    assert page.found == len(fitting) > 5
    assert list(page.actions) == fitting[:5]
    assert list_legal(state, 0, find="i2> n", skip=5, most=5).actions == tuple(fitting[5:10])
    assert list_legal(state, 0, find="nothing like it").found == 0


def test_who_owes_nothing_has_nothing_to_choose_from() -> None:
    game = find_game("tank-chess")
    state = game.start(game.Options(), 2, rng_for("a", START))
    assert list_legal(state, 1).total == 0
