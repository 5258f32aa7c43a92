"""Questions about a position, answered in a worker: what ``State.query`` and ``State.read`` say, as bytes and text.

No bot runs in these processes, only the rules of the game, so the whole state may cross to them. What comes back is
what the viewer who asked may know: ``State.query`` of that viewer and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from behemoth.games import LegalPage, Seat, Shown, State, Viewer, find_game, list_legal, show

#: How long an answer may take, in seconds; no position that people play takes a tenth of it.
QUESTION_SECONDS: Final = 1.0
#: Positions people ask about several times in a row.
_KEPT: Final = 16

_ENCODE: Final = msgspec.json.Encoder().encode


class Question(msgspec.Struct, frozen=True):
    """What somebody wants to know about a state (``State.query``)."""

    game: str
    state: str
    viewer: Viewer
    about: str
    language: str


class ActionsQuestion(msgspec.Struct, frozen=True):
    """Which actions a seat has (``list_legal``)."""

    game: str
    state: str
    seat: Seat
    skip: int
    most: int
    find: str
    language: str


class ShowQuestion(msgspec.Struct, frozen=True):
    """What a viewer sees (``show``)."""

    game: str
    state: str
    viewer: Viewer
    language: str


class Reading(msgspec.Struct, frozen=True):
    """What somebody wrote, to be understood in a state (``State.read``)."""

    game: str
    state: str
    seat: Seat
    text: str


def answer_question(asked: Question) -> bytes:
    """The answer as JSON. Raises GameError as ``State.query`` does. Runs in a worker."""
    return _ENCODE(_state(asked.game, asked.state).query(asked.viewer, asked.about, asked.language))


def answer_actions(asked: ActionsQuestion) -> LegalPage:
    """The actions of a seat, some at a time. Runs in a worker."""
    state = _state(asked.game, asked.state)
    return list_legal(state, asked.seat, skip=asked.skip, most=asked.most, find=asked.find, language=asked.language)


def answer_show(asked: ShowQuestion) -> Shown:
    """What the viewer sees: built from its view and nothing else. Runs in a worker."""
    return show(find_game(asked.game), _state(asked.game, asked.state), asked.viewer, asked.language)


def read_carefully(asked: Reading) -> str:
    """The action as records write it. Raises GameError as ``State.read`` does. Runs in a worker."""
    state = _state(asked.game, asked.state)
    return state.write(asked.seat, state.read(asked.seat, asked.text))


@lru_cache(_KEPT)
def _state(game: str, text: str) -> State[Any]:
    return find_game(game).parse(text)
