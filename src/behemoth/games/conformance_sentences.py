"""For ``check_game``: that everything a game says to people has a sentence, in every language the game has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from behemoth.games.errors import GameError
from behemoth.games.event import Event
from behemoth.games.game import Game, State
from behemoth.games.nonconformity import Nonconformity, demand
from behemoth.games.options import help_texts
from behemoth.games.outcome import Outcome
from behemoth.games.seats import Viewer
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES, MissingSentence, has


def check_languages(game: Game[Any, Any]) -> None:
    """English is there for everybody, and the languages are some that can be chosen."""
    known = ", ".join(LANGUAGES)
    demand(
        DEFAULT_LANGUAGE in game.languages and set(game.languages) <= set(LANGUAGES),
        f"Game.languages are {game.languages}; they may be some of {known}, {DEFAULT_LANGUAGE} among them",
    )


def check_names(game: Game[Any, Any]) -> None:
    """The title of the game and the help text of each option."""
    for key in (f"game-{game.id}", *help_texts(game.Options).values()):
        demand_key(game, key)


def check_outcome_sentence(game: Game[Any, Any], outcome: Outcome | None) -> None:
    """Why a game ended is said to people."""
    if outcome is not None:
        demand_key(game, f"outcome-{outcome.reason}")


def demand_key(game: Game[Any, Any], key: str) -> None:
    """Raises Nonconformity if a sentence is missing."""
    for language in game.languages:
        demand(has(key, language), f"there is no sentence {key!r} in the catalogue {language!r}")


def check_error(game: Game[Any, Any], error: GameError, state: State[Any] | None = None) -> None:
    """What a game refuses, it refuses in words."""
    for language in game.languages:
        try:
            demand(bool(error.sentence(language)), f"an error without a sentence: {error.key!r}", state)
        except MissingSentence as missing:
            raise Nonconformity(f"an error has no sentence {missing} in the catalogue {language!r}") from None
        demand_key(game, error.key)


def check_event_sentences(
    game: Game[Any, Any], event: Event, viewers: Iterable[Viewer], names: tuple[str, ...]
) -> None:
    """What each viewer hears of an event is a sentence, whether the players have names or not."""
    for viewer in viewers:
        heard = event.seen_by(viewer)
        for language in game.languages if heard is not None else ():
            assert heard is not None
            try:
                said = heard.sentence(language) and heard.sentence(language, names)
            except MissingSentence as missing:
                text = f"{type(heard).__name__}: the catalogue {language!r} cannot say {missing}"
                raise Nonconformity(text) from None
            demand(bool(said), f"{event}: no sentence")
            demand_key(game, heard.key())
