"""Pictures for the rules: a task of a lesson with its solution, as a small game that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from behemoth.games import PUBLIC
from behemoth.lessons import NAMES, Task, judge
from behemoth.server.exercises import Course, lines_of, names_of, seats_of, task_of
from behemoth.server.forms import Diagram, Replay, ReplayMoment
from behemoth.server.work import Packed, packed

#: Diagrams that are asked for again and again.
_KEPT: Final = 64


class DiagramWork(msgspec.Struct, frozen=True):
    """A diagram on its way to a worker."""

    lesson: str
    task: int
    language: str
    pack: bool


@lru_cache(_KEPT)
def draw_diagram(work: DiagramWork) -> Packed:
    """A diagram as JSON. Raises Declined if there is no such task. Runs in a worker."""
    task = task_of(work.lesson, work.task, work.language)
    return packed(msgspec.json.encode(_diagram(task)), work.pack)


def _diagram(task: Task) -> Diagram:
    courses = [_course(task, done) for done in range(len(task.solution) + 1)]
    names = names_of(courses[0], task.language)
    return Diagram(
        lesson=task.lesson,
        task=task.number,
        rules=task.rules,
        text=task.text,
        seat=task.seat,
        replay=Replay(
            game=task.game,
            options=task.options,
            seats=tuple(seats_of(courses[0], names)),
            moments=tuple(_moments(courses, task.language, names)),
            outcome=None,
            ending="",
        ),
    )


def _course(task: Task, done: int) -> Course:
    return Course(task.game, task.seat, judge(task, task.solution[:done]), NAMES if task.cards else ())


def _moments(courses: list[Course], language: str, names: tuple[str, ...]) -> Iterator[ReplayMoment]:
    """The start, and how it stands after each action of the learner and what the others did then."""
    told = 0
    for index, course in enumerate(courses):
        lines = tuple(lines_of(course, language, names))
        viewer = course.viewer
        view = course.state.view(viewer)
        yield ReplayMoment(
            index,
            0,
            course.seat if index else None,
            "",
            tuple(msgspec.structs.replace(line, version=index) for line in lines[told:]),
            view,
            {} if viewer == PUBLIC else {PUBLIC: course.state.view(PUBLIC), str(viewer): view},
        )
        told = len(lines)
