"""A record is game + rules version + options + seed + actions. Undo, replay, restart and analysis are
all "play the record to index n"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from behemoth.games.chance import START, rng_for
from behemoth.games.drawings import Arrows, Marks
from behemoth.games.errors import GameError, InvalidOptions
from behemoth.games.event import Event
from behemoth.games.game import Game, State, Step
from behemoth.games.options import read_options, write_options
from behemoth.games.outcome import Closing, Outcome
from behemoth.games.registry import find_game
from behemoth.games.seats import Seat
from behemoth.locale import DEFAULT_LANGUAGE

A = TypeVar("A")

#: Good and bad, very good and very bad, interesting and doubtful, as players write it.
GLYPHS: Final = ("!", "?", "!!", "??", "!?", "?!")

#: Where the chance of an action comes from: the seed and the index of the action give a random source.
Chance: TypeAlias = Callable[[str, int], Random]


class Entry(msgspec.Struct, frozen=True):
    """One action as written, with what people noted about it. No seat means: the first that owes a decision."""

    text: str
    seat: Seat | None = None
    clock: float | None = None
    evaluation: str = ""
    comment: str = ""
    #: What somebody thinks of it, one of ``GLYPHS``.
    glyph: str = ""
    arrows: Arrows = ()
    squares: Marks = ()
    #: What could have been done instead, each with how it would have gone on (``tree.py``).
    variations: tuple[tuple[Entry, ...], ...] = ()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, finished or not."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str] = {}
    seed: str = ""
    names: tuple[str, ...] = ()
    date: str = ""
    clock: str = ""
    language: str = DEFAULT_LANGUAGE
    comment: str = ""
    #: Drawn before the first action.
    arrows: Arrows = ()
    squares: Marks = ()
    entries: tuple[Entry, ...] = ()
    closing: Closing | None = None
    #: The result the file states; checked when the record is replayed.
    stated_result: tuple[str, str] | None = None

    def add(self, entry: Entry) -> Record:
        """The record with one more action."""
        return msgspec.structs.replace(self, entries=(*self.entries, entry), stated_result=None)

    def cut(self, index: int) -> Record:
        """The record up to index n: the way back for undo."""
        return msgspec.structs.replace(self, entries=self.entries[:index], closing=None, stated_result=None)


class Moment(msgspec.Struct, frozen=True):
    """A state in a replay and what happened to reach it; the first one has no entry."""

    index: int
    state: State[Any]
    entry: Entry | None = None
    seat: Seat | None = None
    events: tuple[Event, ...] = ()


class BrokenRecord(GameError):
    """The record cannot be played: the first fault, where it is and why."""

    def __init__(self, key: str, *, rule: str = "", index: int = 0, cause: GameError | None = None, **arguments: Any):
        super().__init__(key, rule=rule, **arguments)
        self.index = index
        self.cause = cause

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        arguments = self.arguments if self.cause is None else {**self.arguments, "fault": self.cause.sentence(language)}
        return GameError(self.key, rule=self.rule, **arguments).sentence(language)

    def __reduce__(self) -> tuple[Any, ...]:
        return _broken, (self.key, self.rule, self.index, self.cause, self.arguments)


def _broken(key: str, rule: str, index: int, cause: GameError | None, arguments: dict[str, Any]) -> BrokenRecord:
    return BrokenRecord(key, rule=rule, index=index, cause=cause, **arguments)


def new_record(game: Game[Any, Any], options: msgspec.Struct, seats: int, seed: str = "", **facts: Any) -> Record:
    """An empty record of a game that is about to start."""
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        seats=seats,
        options=write_options(options),
        seed=seed,
        **facts,
    )


def start(record: Record) -> State[Any]:
    """The first state of a record."""
    return opening(record).state


def opening(record: Record, *, chance: Chance = rng_for) -> Step[Any]:
    """The first state of a record and what happened before the first decision."""
    game = find_game(record.game)
    if not 1 <= record.rules_version <= game.rules_version:
        raise BrokenRecord("error-record-rules", version=record.rules_version, known=game.rules_version)
    if record.seats not in game.seats:
        raise InvalidOptions("error-seats", seats=record.seats, least=game.seats.start, most=game.seats.stop - 1)
    options = read_options(game.Options, record.options)
    return game.opening(options, record.seats, chance(record.seed, START))


def replay(record: Record, *, events: bool = True, chance: Chance = rng_for) -> Iterator[Moment]:
    """Every moment of the record in order. Raises BrokenRecord at the first fault."""
    first = opening(record, chance=chance)
    state = first.state
    yield Moment(0, state, events=first.events if events else ())
    for index, entry in enumerate(record.entries):
        moment = next_moment(record, state, index, entry, events, chance)
        state = moment.state
        yield moment
    if record.closing is not None:
        try:
            step = state.close(record.closing)
        except GameError as error:
            raise BrokenRecord("error-record-closing", index=len(record.entries), cause=error) from error
        state = step.state
        yield Moment(len(record.entries) + 1, state, events=step.events)
    if record.stated_result is not None and record.stated_result != result_words(state.outcome()):
        found = " ".join(result_words(state.outcome())).strip()
        raise BrokenRecord("error-record-result", stated=" ".join(record.stated_result).strip(), found=found)


def next_moment(record: Record, state: State[Any], index: int, entry: Entry, events: bool, chance: Chance) -> Moment:
    """The moment after the action with this index is done in this state. Raises BrokenRecord."""
    number, owing = state.round(), state.to_act()
    if not owing:
        raise BrokenRecord("error-record-over", index=index, number=number, action=entry.text[:60])
    seat = owing[0] if entry.seat is None else entry.seat
    try:
        action = state.read(seat, entry.text)
        step = state.play(seat, action, chance(record.seed, index), events=events)
    except GameError as error:
        shown = entry.text[:60]
        raise BrokenRecord("error-record-action", index=index, number=number, action=shown, cause=error) from error
    return Moment(index + 1, step.state, entry, seat, step.events)


def play_to(record: Record, index: int) -> State[Any]:
    """The state after the first ``index`` actions."""
    state = start(record)
    for moment in replay(record.cut(index), events=False):
        state = moment.state
    return state


def result_words(outcome: Outcome | None) -> tuple[str, str]:
    """Score and reason as a record writes them: ``1-0`` and ``destroyed``, or ``*`` while the game goes on."""
    if outcome is None:
        return "*", ""
    return "-".join("1/2" if score == 0.5 else f"{score:g}" for score in outcome.scores), outcome.reason
