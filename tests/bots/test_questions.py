"""Questions in a worker: the answer is what ``State.query`` gives for that viewer, byte for byte."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import (
    ActionsQuestion,
    Question,
    Reading,
    ShowQuestion,
    answer_actions,
    answer_question,
    answer_show,
    read_carefully,
)
from behemoth.games import PUBLIC, AmbiguousText, InvalidText, Viewer, find_game, list_legal, show


def states(game: str, seats: int, count: int = 12) -> list[Any]:
    kind, rng = find_game(game), Random(3)
    state: Any = kind.start(kind.Options(), seats, rng)
    found: list[Any] = []
    while len(found) < count and state.to_act():
        found.append(state)
        seat = state.to_act()[0]
        state = state.play(seat, state.actions(seat).sample(rng), rng).state
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "seats", "about"),
    [("tank-chess", 2, "threats white"), ("tank-chess", 2, "check"), ("monster-combat", 3, "actions")],
)
def test_the_answer_is_what_the_state_says_to_that_viewer(game: str, seats: int, about: str, language: str) -> None:
    viewers: tuple[Viewer, ...] = tuple(range(seats)) if game == "monster-combat" else (PUBLIC, 0, 1)
    for state in states(game, seats):
        for viewer in viewers:
            question = Question(game, state.text(), viewer, about, language)
            assert answer_question(question) == msgspec.json.encode(state.query(viewer, about, language))


def test_what_nobody_can_answer_is_refused_as_at_the_table() -> None:
    state = states("tank-chess", 2, 1)[0]
    with pytest.raises(InvalidText):
        answer_question(Question("tank-chess", state.text(), PUBLIC, "weather", "en"))
    with pytest.raises(InvalidText):
        answer_question(Question("tank-chess", "rubbish", PUBLIC, "check", "en"))


def test_what_somebody_wrote_comes_back_as_records_write_it() -> None:
    state = states("tank-chess", 2, 1)[0]
    assert read_carefully(Reading("tank-chess", state.text(), 0, "c3>c4n")) == "C3>C4N"
    with pytest.raises(AmbiguousText):
        read_carefully(Reading("tank-chess", state.text(), 0, "C5"))


def test_actions_and_what_is_seen_are_those_of_the_state() -> None:
    for state in states("monster-combat", 3, 4):
        for seat in range(3):
            page = answer_actions(ActionsQuestion("monster-combat", state.text(), seat, 0, 50, "", "de"))
            assert page == list_legal(state, seat, most=50, language="de")
            shown = answer_show(ShowQuestion("monster-combat", state.text(), seat, "de"))
            assert shown == show(find_game("monster-combat"), state, seat, "de")
