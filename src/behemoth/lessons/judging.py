"""Judging tries at a task: play them by the rules, look at the goal, find the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from behemoth.games import DONE, OPEN, RIGHT, WRONG, GameError, Played, State, Verdict
from behemoth.lessons.goals import missed
from behemoth.lessons.lesson import Task, TaskStep, Try
from behemoth.lessons.starts import chance, start_of
from behemoth.lessons.tried import Missed, Tried
from behemoth.tankchess import EVENTS

_FIRED: Final = EVENTS["Fired"]


def judge(task: Task, actions: Sequence[str]) -> Verdict:
    """How the task stands after the learner's own actions, in the language of the task.

    The replies of the others come by themselves. What follows a wrong action or the last step is not looked at.
    """
    verdict = Verdict(OPEN, start_of(task), prompt=task.text)
    for place, text in enumerate(actions[: len(task.steps)]):
        verdict = _judge_step(task, place, text, verdict)
        if verdict.word == WRONG:
            break
    return verdict


def _judge_step(task: Task, place: int, text: str, so_far: Verdict) -> Verdict:
    step, table = task.steps[place], _Table(task, so_far)
    try:
        action = table.play(text)
    except GameError as error:
        return table.verdict(WRONG, error.sentence(task.language), step.text)
    after = table.state
    mistake = _named_mistake(step, table, action)
    if mistake is not None:
        table.reply(mistake.reply)
        return table.verdict(WRONG, mistake.why, step.text)
    table.reply(step.reply)
    fault = missed(step.goal, table.tried(action, after))
    if fault is not None:
        return _missed(task, step, fault, table)
    following = task.steps[place + 1].text if place + 1 < len(task.steps) else ""
    return table.verdict(RIGHT if following else DONE, step.right, following)


def _named_mistake(step: TaskStep, table: _Table, action: Any) -> Try | None:
    """The wrong try the data names that this action is, or is like."""
    tried = table.tried(action, table.state)
    for one in step.tries:
        if one.why and (table.means(one.action, action) or (one.when is not None and missed(one.when, tried) is None)):
            return one
    return None


def _missed(task: Task, step: TaskStep, fault: Missed, table: _Table) -> Verdict:
    sentence = fault.sentence(task.language)
    if fault.reply and not step.reply:
        table.reply(fault.reply)
        sentence = " ".join((sentence, *table.shots(task.language)))
    return table.verdict(WRONG, sentence, step.text)


class _Table:
    """The learner's action and the replies to it, being played."""

    def __init__(self, task: Task, so_far: Verdict) -> None:
        self._task = task
        self._before = so_far.state
        self._played = list(so_far.played)
        self._latest = len(so_far.played)
        self.state: State[Any] = so_far.state

    def play(self, text: str) -> Any:
        """The learner's action. Raises GameError where a rule forbids it."""
        action = self.state.read(self._task.seat, text)
        self._carry_out(self._task.seat, action)
        return action

    def reply(self, texts: Sequence[str]) -> None:
        """What the others do, as far as they are asked and may do it."""
        for text in texts:
            asked = [seat for seat in self.state.to_act() if seat != self._task.seat]
            if not asked:
                return
            try:
                self._carry_out(asked[0], self.state.read(asked[0], text))
            except GameError:
                return

    def _carry_out(self, seat: int, action: Any) -> None:
        step = self.state.play(seat, action, chance(self._task, len(self._played)))
        self._played.append(Played(seat, step.text or self.state.write(seat, action), step.events))
        self.state = step.state

    def means(self, text: str, action: Any) -> bool:
        """Whether this text is that action."""
        try:
            return bool(self._before.read(self._task.seat, text) == action)
        except GameError:
            return False

    def tried(self, action: Any, after: State[Any]) -> Tried:
        """The action and everything that came of it so far."""
        events = tuple(event for played in self._played[self._latest :] for event in played.events)
        return Tried(self._task.seat, action, self._before, after, events, self.state)

    def shots(self, language: str) -> list[str]:
        """The shots of the last action, in words: which gun met which armour."""
        return [event.sentence(language) for event in self._played[-1].events if isinstance(event, _FIRED)]

    def verdict(self, word: Any, sentence: str, prompt: str) -> Verdict:
        """What to say now."""
        return Verdict(word, self.state, tuple(self._played), self._latest, sentence, prompt)
