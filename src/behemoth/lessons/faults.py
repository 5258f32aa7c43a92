"""What is wrong with a lesson, for whoever writes one: each fault names the file, the task and what to look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from behemoth.games import OPEN, WRONG, GameError
from behemoth.lessons.files import TAUGHT, is_text, read_lesson, read_tree
from behemoth.lessons.goals import TANK_GOALS
from behemoth.lessons.judging import judge
from behemoth.lessons.lesson import Goal, Lesson, Task, Try
from behemoth.lessons.starts import start_of
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES, say
from behemoth.monstercombat import EVENTS as CARD_EVENTS
from behemoth.tankchess import EVENTS as TANK_EVENTS
from behemoth.tankchess import SEATS as TANK_SEATS

#: The fields that people read; each is a table of languages.
_TEXTS: Final = ("title", "about", "end", "text", "right", "why")
_EVENTS: Final = {"tank-chess": TANK_EVENTS, "monster-combat": CARD_EVENTS}


def lesson_faults(text: str | bytes, name: str, language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
    """Every fault of a lesson file, as sentences; none means that it may be shipped."""
    try:
        tree = read_tree(text, name)
        untranslated = [
            _complaint(language, name, place, "lesson-fault-language", code=code) for place, code in _missing(tree, "")
        ]
        lesson = read_lesson(text, DEFAULT_LANGUAGE, name)
    except GameError as error:
        return (error.sentence(language),)
    return (*untranslated, *_lesson_faults(lesson, name, language))


def _complaint(reader: str, file: str, place: str, key: str, **arguments: Any) -> str:
    return say("lesson-fault", reader, file=f"{file}.toml", place=place, fault=say(key, reader, **arguments))


def _missing(tree: Any, place: str) -> Iterator[tuple[str, str]]:
    """Texts that lack a language, each with its place in the file."""
    if isinstance(tree, list):
        for number, part in enumerate(tree, 1):
            yield from _missing(part, f"{place} {number}")
    elif isinstance(tree, dict):
        for key, value in tree.items():
            where = f"{place} {key}".strip()
            if key in _TEXTS:
                texts = value if is_text(value) else {}
                yield from ((where, code) for code in LANGUAGES if not str(texts.get(code, "")).strip())
            else:
                yield from _missing(value, where)


def _lesson_faults(lesson: Lesson, name: str, language: str) -> Iterator[str]:
    if lesson.id != name:
        yield _complaint(language, name, "id", "lesson-fault-id", id=lesson.id)
    if lesson.game not in TAUGHT:
        yield _complaint(language, name, "game", "lesson-fault-game", known=", ".join(TAUGHT))
        return
    if not lesson.tasks:
        yield _complaint(language, name, "tasks", "lesson-fault-empty")
    seen: set[str] = set()
    for task in lesson.tasks:
        place = f"{task.number} ({task.id})"
        if task.id in seen:
            yield _complaint(language, name, place, "lesson-fault-twice")
        seen.add(task.id)
        for key, arguments in _task_faults(task):
            yield _complaint(language, name, place, key, **arguments)


def _task_faults(task: Task) -> Iterator[tuple[str, dict[str, Any]]]:
    if sum(map(bool, (task.board, task.position, task.cards))) != 1:
        yield "lesson-fault-start", {}
        return
    if task.seat not in range(len(task.cards.hands) if task.cards else TANK_SEATS):
        yield "lesson-fault-seat", {"seat": task.seat}
        return
    try:
        asked = start_of(task).to_act()
    except GameError as error:
        yield "lesson-fault-position", {"reason": error.sentence(task.language)}
        return
    if task.seat not in asked:
        yield "lesson-fault-seat", {"seat": task.seat}
        return
    unknown = [*_strange_goals(task), *_unknown_events(task)]
    if unknown:
        yield from unknown
        return
    unsolved = [number for number, step in enumerate(task.steps, 1) if not step.solutions]
    if unsolved:
        yield "lesson-fault-unsolved", {"step": unsolved[0]}
        return
    for place in range(len(task.steps)):
        yield from _step_faults(task, place)


def _goals(task: Task) -> Iterator[Goal]:
    for step in task.steps:
        yield step.goal
        yield from (one.when for one in step.tries if one.when)


def _strange_goals(task: Task) -> Iterator[tuple[str, dict[str, Any]]]:
    """Goals about a board where there is none."""
    for goal in _goals(task) if task.cards else ():
        yield from (("lesson-fault-goal", {"goal": name}) for name in TANK_GOALS if getattr(goal, name))


def _unknown_events(task: Task) -> Iterator[tuple[str, dict[str, Any]]]:
    known = _EVENTS[task.game]
    for goal in _goals(task):
        for pattern in (*goal.happens, *goal.never):
            kind = known.get(pattern.get("event", ""))
            if kind is None:
                yield "lesson-fault-event", {"event": pattern.get("event", "?"), "known": ", ".join(sorted(known))}
            elif extra := set(pattern) - {"event", *kind.__struct_fields__}:
                yield "lesson-fault-field", {"event": pattern["event"], "field": ", ".join(sorted(extra))}


def _step_faults(task: Task, place: int) -> Iterator[tuple[str, dict[str, Any]]]:
    step, way = task.steps[place], task.solution[:place]
    for solution in step.solutions:
        verdict = judge(task, (*way, solution))
        if verdict.word in (OPEN, WRONG):
            yield "lesson-fault-solution", {"step": place + 1, "action": solution, "reason": verdict.sentence}
        elif len(verdict.played) - verdict.latest != 1 + len(step.reply):
            yield "lesson-fault-reply", {"step": place + 1, "action": solution}
        elif verdict.prompt and task.seat not in verdict.state.to_act():
            yield "lesson-fault-turn", {"step": place + 1, "action": solution}
    if _anything_goes(_nameless(task, place), place):
        yield "lesson-fault-anything", {"step": place + 1}
    for one in step.tries:
        yield from _try_faults(task, place, one)


def _anything_goes(task: Task, place: int) -> bool:
    """Whether no action at all would be wrong, so that there is nothing to learn."""
    way = task.solution[:place]
    state = judge(task, way).state
    written = (state.write(task.seat, action) for action in state.actions(task.seat))
    return all(judge(task, (*way, action)).word != WRONG for action in written)


def _nameless(task: Task, place: int) -> Task:
    """The task without the named tries of a step: they must miss the goal, not only be called wrong."""
    if place == 0:
        return msgspec.structs.replace(task, tries=())
    bare = msgspec.structs.replace(task.then[place - 1], tries=())
    return msgspec.structs.replace(task, then=(*task.then[: place - 1], bare, *task.then[place:]))


def _try_faults(task: Task, place: int, one: Try) -> Iterator[tuple[str, dict[str, Any]]]:
    verdict = judge(task, (*task.solution[:place], one.action))
    facts = {"step": place + 1, "action": one.action}
    forbidden = len(verdict.played) == verdict.latest
    if judge(_nameless(task, place), (*task.solution[:place], one.action)).word != WRONG:
        yield "lesson-fault-try", facts
    elif forbidden and one.why:
        yield "lesson-fault-try-forbidden", {**facts, "reason": verdict.sentence}
    elif not forbidden and not one.why:
        yield "lesson-fault-try-silent", facts
    elif not forbidden and len(verdict.played) - verdict.latest != 1 + len(one.reply):
        yield "lesson-fault-reply", facts
