"""A whole game for the replay page: every moment with its sentences and what was to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from behemoth.games import EVERYTHING, PUBLIC, Event, Game, Moment, Record, State, Viewer, find_game, replay, show
from behemoth.locale import say
from behemoth.server.forms import Replay, ReplayMoment
from behemoth.server.problems import Declined
from behemoth.table import LogLine, SeatInfo, ending_sentence

#: No page can show more, and nobody shall keep the table busy with more.
MOST_MOVES: Final = 3_000


def replay_of(record: Record, language: str, seats: tuple[SeatInfo, ...] = (), *, shown: bool = False) -> Replay:
    """The record as a replay, with texts and pictures of each moment if they are to be ``shown``. Whoever holds a
    record knows its seed, so nothing in it is a secret to them.

    Raises BrokenRecord at the first fault.
    """
    if len(record.entries) > MOST_MOVES:
        raise Declined("too-long", "server-replay-long", most=MOST_MOVES)
    seats = seats or seats_of_record(record, language)
    names = tuple(info.name for info in seats)
    moments = list(replay(record))
    game = find_game(record.game)
    secrets = game.secrets and moments[0].state.hides
    told = tuple(_moments(moments, language, names, secrets))
    if shown:
        viewers = _viewers(secrets, len(names))
        both = zip(told, moments, strict=True)
        told = tuple(_with_shown(one, game, moment.state, viewers, language) for one, moment in both)
    last = moments[-1]
    return Replay(
        game=record.game,
        options=record.options,
        seats=seats,
        moments=told,
        outcome=last.state.outcome(),
        ending=_ending(last, language, names),
    )


def _ending(last: Moment, language: str, names: tuple[str, ...]) -> str:
    outcome = last.state.outcome()
    last_sentence = last.events[-1].sentence(language, names) if last.events else ""
    return ending_sentence(outcome, last_sentence, language) if outcome is not None else ""


def seats_of_record(record: Record, language: str) -> tuple[SeatInfo, ...]:
    """Who sat where, by the names in the record."""
    names = record.names or ("",) * record.seats
    return tuple(
        SeatInfo(seat, name or say("table-seat", language, number=seat + 1), "person")
        for seat, name in enumerate(names)
    )


def _moments(moments: list[Moment], language: str, names: tuple[str, ...], secrets: bool) -> Iterator[ReplayMoment]:
    before = None
    for moment in moments:
        state = moment.state
        number = (before or state).round()
        lines = tuple(_lines(moment, number, language, names))
        seen: dict[str, Any] = {}
        if secrets:
            seen = {str(viewer): state.view(viewer) for viewer in _viewers(secrets, len(names))}
        view = seen.get(PUBLIC) or state.view(PUBLIC)
        action = moment.entry.text if moment.entry is not None else ""
        yield ReplayMoment(moment.index, number, moment.seat, action, lines, view, seen)
        before = state


def _viewers(secrets: bool, seats: int) -> tuple[Viewer, ...]:
    return (PUBLIC, *range(seats)) if secrets else (PUBLIC,)


def _with_shown(
    told: ReplayMoment, game: Game[Any, Any], state: State[Any], viewers: tuple[Viewer, ...], language: str
) -> ReplayMoment:
    return msgspec.structs.replace(told, shown={str(viewer): show(game, state, viewer, language) for viewer in viewers})


def _lines(moment: Moment, number: int, language: str, names: tuple[str, ...]) -> Iterator[LogLine]:
    action = moment.entry.text if moment.entry is not None else ""
    for event in moment.events:
        seen: Event | None = event.seen_by(EVERYTHING)
        if seen is not None:
            text = seen.sentence(language, names)
            yield LogLine(moment.index, text, seen, moment.seat, action, number)
            action = ""
