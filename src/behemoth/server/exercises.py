"""Exercises: a prepared position that somebody sits before without a match, worked out from what they did so far.

Nothing is kept here. The browser sends all of it each time, and each answer is made from that alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from behemoth.games import (
    DONE,
    EVERYTHING,
    OPEN,
    PUBLIC,
    WRONG,
    Played,
    Seat,
    State,
    Verdict,
    Viewer,
    find_game,
    rng_for,
)
from behemoth.lessons import NAMES, Task, UnknownLesson, find_task, judge
from behemoth.locale import say
from behemoth.puzzles import (
    CARDS,
    CardPuzzle,
    UnknownPuzzle,
    find_card_puzzle,
    find_puzzle,
    judge_card,
    judge_mistake,
    right_now,
)
from behemoth.puzzles import judge as judge_puzzle
from behemoth.server.forms import Exercise, ExerciseVerdict, OwnPosition
from behemoth.server.problems import Declined
from behemoth.table import LogLine, SeatInfo, ending_sentence
from behemoth.tankchess import TankState

#: Seconds for an exercise with all that was done in it.
EXERCISE_SECONDS: Final = 2.0
#: Exercises of which the same is asked several times in a row.
_KEPT: Final = 16
#: ``lesson/steps/2``.
_TASK: Final = re.compile(r"([\w-]{1,40})/([1-9]\d{0,2})")

_ENCODE: Final = msgspec.json.Encoder().encode


class ExerciseWork(msgspec.Struct, frozen=True):
    """An exercise and what was done in it, on its way to a worker."""

    exercise: str | OwnPosition
    actions: tuple[str, ...]
    language: str


class ExerciseAsk(msgspec.Struct, frozen=True):
    """A question about an exercise."""

    work: ExerciseWork
    about: str


class Course(msgspec.Struct, frozen=True):
    """How an exercise went so far."""

    game: str
    seat: Seat
    verdict: Verdict
    #: How the players are called; nothing: by their seats.
    names: tuple[str, ...] = ()
    #: Whether anybody judges it.
    judged: bool = False
    #: What is right now, as records write it, if anybody knows.
    solution: str = ""

    @property
    def state(self) -> State[Any]:
        """As it stands."""
        return self.verdict.state

    @property
    def forbidden(self) -> bool:
        """Whether the last try was against a rule, so that nothing came of it."""
        return self.verdict.word == WRONG and self.verdict.latest == len(self.verdict.played)

    @property
    def rests(self) -> bool:
        """Whether nothing can be done now: all is done, or a try has to be taken back first."""
        return self.verdict.word == DONE or (self.verdict.word == WRONG and not self.forbidden)

    @property
    def viewer(self) -> Viewer:
        """As whom the learner sees it."""
        return self.seat if find_game(self.game).secrets and self.state.hides else PUBLIC


def show_exercise(work: ExerciseWork) -> bytes:
    """What its page shows, as JSON. Raises GameError. Runs in a worker."""
    course, language = _course(work), work.language
    state, outcome = course.state, course.state.outcome()
    names = names_of(course, language)
    lines = tuple(lines_of(course, language, names))
    return _ENCODE(
        Exercise(
            game=course.game,
            seat=course.seat,
            seats=tuple(seats_of(course, names)),
            turn=len(course.verdict.played),
            to_act=() if course.rests else state.to_act(),
            views=_views(course),
            log=lines,
            outcome=outcome,
            ending=ending_sentence(outcome, lines[-1].text if lines else "", language) if outcome is not None else "",
            verdict=_said(course, language) if course.judged else None,
        )
    )


def ask_exercise(asked: ExerciseAsk) -> bytes:
    """What its learner may know about a question, as JSON. Raises GameError. Runs in a worker."""
    course = _course(asked.work)
    return _ENCODE(course.state.query(course.viewer, asked.about, asked.work.language))


@lru_cache(_KEPT)
def _course(work: ExerciseWork) -> Course:
    if isinstance(work.exercise, OwnPosition) and work.exercise.judged:
        return _mistake(work.exercise, work.actions, work.language)
    if isinstance(work.exercise, OwnPosition):
        return _played_freely(work.exercise, work.actions)
    sort, _, name = work.exercise.partition("/")
    if sort not in _SORTS:
        raise Declined("not-found", "server-no-exercise")
    return _SORTS[sort](name, work.actions, work.language)


def task_of(lesson: str, number: int, language: str) -> Task:
    """A task of a lesson. Raises Declined if there is none."""
    try:
        return find_task(lesson, number, language)
    except UnknownLesson as error:
        raise Declined("not-found", "server-no-exercise") from error


def _lesson(name: str, actions: tuple[str, ...], language: str) -> Course:
    """A task of a lesson: ``steps/2``."""
    found = _TASK.fullmatch(name)
    if found is None:
        raise Declined("not-found", "server-no-exercise")
    task = task_of(found[1], int(found[2]), language)
    verdict = judge(task, actions)
    done = len(actions) - (verdict.word == WRONG)
    solution = task.solution[done] if verdict.word != DONE else ""
    return Course(task.game, task.seat, verdict, NAMES if task.cards else (), judged=True, solution=solution)


def _puzzle(name: str, actions: tuple[str, ...], language: str) -> Course:
    """A puzzle: ``basic-16-0042`` or ``cards-0007``."""
    try:
        if name.startswith(CARDS):
            return _card_puzzle(find_card_puzzle(name), actions, language)
        puzzle = find_puzzle(name)
    except UnknownPuzzle:
        raise Declined("not-found", "server-no-exercise") from None
    verdict = judge_puzzle(puzzle, actions, language)
    seat = puzzle.state().to_act()[0]
    return Course(puzzle.game, seat, verdict, judged=True, solution=right_now(puzzle, verdict))


def _card_puzzle(puzzle: CardPuzzle, actions: tuple[str, ...], language: str) -> Course:
    verdict = judge_card(puzzle, actions, language, NAMES)
    solution = "" if verdict.played else puzzle.solution[0]
    return Course(puzzle.game, puzzle.seat, verdict, NAMES, judged=True, solution=solution)


#: Who knows the exercises whose names begin so, and judges them.
_SORTS: Final[dict[str, Callable[[str, tuple[str, ...], str], Course]]] = {"lesson": _lesson, "puzzle": _puzzle}


def _mistake(own: OwnPosition, actions: tuple[str, ...], language: str) -> Course:
    """A position where somebody went wrong: a search judges the second try."""
    state = find_game(own.game).parse(own.position)
    if not isinstance(state, TankState) or own.seat not in state.to_act():
        raise Declined("illegal", "server-no-seat", seat=own.seat)
    verdict = judge_mistake(state, own.seat, actions, language, best=own.best, mistake=own.mistake)
    return Course(own.game, own.seat, verdict, judged=True)


def position_keys(own: OwnPosition) -> tuple[int, ...]:
    """By which the table knows a position that is played now. Raises GameError. Runs in a worker."""
    return find_game(own.game).parse(own.position).positions()[-1:]


def _played_freely(own: OwnPosition, actions: tuple[str, ...]) -> Course:
    """A position of somebody's own: each action is that of whoever is to act, and nobody judges.

    Chance is the same each time, so that going on from the same actions means the same.
    """
    state = find_game(own.game).parse(own.position)
    if own.seat >= _seat_count(own.game, state):
        raise Declined("illegal", "server-no-seat", seat=own.seat)
    played: list[Played] = []
    for index, text in enumerate(actions):
        if not state.to_act():
            raise Declined("over", "server-exercise-over")
        seat = state.to_act()[0]
        action = state.read(seat, text)
        step = state.play(seat, action, rng_for(own.position, index))
        played.append(Played(seat, state.write(seat, action), step.events))
        state = step.state
    return Course(own.game, own.seat, Verdict(OPEN, state, tuple(played), max(0, len(played) - 1)))


def _said(course: Course, language: str) -> ExerciseVerdict:
    verdict, state = course.verdict, course.state
    said = ExerciseVerdict(verdict.word, verdict.sentence, verdict.prompt, course.forbidden)
    if course.rests or not course.solution:
        return said
    right = state.read(course.seat, course.solution)
    # A hint tells where to look: how the action begins, not where it leads.
    what = state.write(course.seat, right, language).partition(">")[0]
    hint = say(f"exercise-hint-{course.game}", language, what=what)
    return msgspec.structs.replace(said, solution=state.write(course.seat, right), hint=hint)


def _seat_count(game: str, state: State[Any]) -> int:
    """Where a different number may play, the view lists them."""
    seats = find_game(game).seats
    return seats.start if len(seats) == 1 else len(getattr(state.view(PUBLIC), "players", seats))


def names_of(course: Course, language: str) -> tuple[str, ...]:
    """How the players are called."""
    count = _seat_count(course.game, course.state)
    return course.names[:count] or tuple(say("table-seat", language, number=seat + 1) for seat in range(count))


def seats_of(course: Course, names: tuple[str, ...]) -> Iterator[SeatInfo]:
    """Who sits where: the learner, and others who do as the exercise says."""
    for seat, name in enumerate(names):
        yield SeatInfo(seat, name, "person" if seat == course.seat else "bot", here=True)


def _views(course: Course) -> dict[str, Any]:
    viewers: tuple[Viewer, ...] = (course.viewer,)
    if course.state.outcome() is not None and course.viewer != PUBLIC:
        viewers += (EVERYTHING,)
    return {str(viewer): course.state.view(viewer) for viewer in viewers}


def lines_of(course: Course, language: str, names: tuple[str, ...]) -> Iterator[LogLine]:
    """What happened, as the learner may know it."""
    for version, played in enumerate(course.verdict.played, 1):
        action = played.action
        for event in played.events:
            seen = event.seen_by(course.viewer)
            if seen is not None:
                yield LogLine(version, seen.sentence(language, names), seen, played.seat, action)
                action = ""
