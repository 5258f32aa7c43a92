"""A whole game for the replay page: every moment with its sentences and what was to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from behemoth.games import EVERYTHING, PUBLIC, Event, Moment, Record, Viewer, find_game, replay
from behemoth.locale import say
from behemoth.server.forms import Replay, ReplayMoment
from behemoth.server.problems import Declined
from behemoth.table import LogLine, SeatInfo, ending_sentence

#: No page can show more, and nobody shall keep the table busy with more.
MOST_MOVES: Final = 3_000


def replay_of(record: Record, language: str, seats: tuple[SeatInfo, ...] = ()) -> Replay:
    """The record as a replay. Whoever holds a record knows its seed, so nothing in it is a secret to them.

    Raises BrokenRecord at the first fault.
    """
    if len(record.entries) > MOST_MOVES:
        raise Declined("too-long", "server-replay-long", most=MOST_MOVES)
    seats = seats or _seats(record, language)
    names = tuple(info.name for info in seats)
    secrets = find_game(record.game).secrets
    moments = list(replay(record))
    shown = tuple(_moments(moments, language, names, secrets))
    last = moments[-1]
    return Replay(
        game=record.game,
        options=record.options,
        seats=seats,
        moments=shown,
        outcome=last.state.outcome(),
        ending=_ending(last, language, names),
    )


def _ending(last: Moment, language: str, names: tuple[str, ...]) -> str:
    outcome = last.state.outcome()
    last_sentence = last.events[-1].sentence(language, names) if last.events else ""
    return ending_sentence(outcome, last_sentence, language) if outcome is not None else ""


def _seats(record: Record, language: str) -> tuple[SeatInfo, ...]:
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
            viewers: tuple[Viewer, ...] = (PUBLIC, *range(len(names)))
            seen = {str(viewer): state.view(viewer) for viewer in viewers}
        view = seen.get(PUBLIC) or state.view(PUBLIC)
        action = moment.entry.text if moment.entry is not None else ""
        yield ReplayMoment(moment.index, number, moment.seat, action, lines, view, seen)
        before = state


def _lines(moment: Moment, number: int, language: str, names: tuple[str, ...]) -> Iterator[LogLine]:
    action = moment.entry.text if moment.entry is not None else ""
    for event in moment.events:
        seen: Event | None = event.seen_by(EVERYTHING)
        if seen is not None:
            text = seen.sentence(language, names)
            yield LogLine(moment.index, text, seen, moment.seat, action, number)
            action = ""
