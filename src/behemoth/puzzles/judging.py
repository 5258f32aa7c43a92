"""Judging tries at a puzzle: play them by the rules, let the other side answer, say why it was right or wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from behemoth.games import DONE, OPEN, RIGHT, WRONG, GameError, Played, State, Verdict
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.puzzles.puzzle import Puzzle
from behemoth.puzzles.reasons import prompt_of, why_done, why_right, why_wrong
from behemoth.puzzles.solver import keeps_win, refutation
from behemoth.tankchess import Action, Fall, TankState, check_moves, escape_moves, list_actions, move_text


def judge(puzzle: Puzzle, actions: Sequence[str], language: str = DEFAULT_LANGUAGE) -> Verdict:
    """How a puzzle stands after the person's own moves. The answers of the other side come by themselves; what follows
    a wrong move or the end is not looked at."""
    table = _Table(puzzle, language)
    for text in actions:
        if table.verdict.word in (WRONG, DONE):
            break
        table.take(text)
    return table.verdict


def right_now(puzzle: Puzzle, verdict: Verdict) -> str:
    """A move that is right as it stands, for whoever cannot find one; nothing where none is known quickly."""
    if verdict.word == DONE or (verdict.word == WRONG and verdict.latest < len(verdict.played)):
        return ""
    state = verdict.state
    assert isinstance(state, TankState)
    if not verdict.played:
        return puzzle.solution[0]
    seat, position = state.to_act()[0], state.position
    wins = (*escape_moves(position, seat), *check_moves(position, seat))
    if wins:
        return move_text(wins[0])
    place = len(verdict.played)
    return puzzle.line[place] if place < len(puzzle.line) and _means(state, seat, puzzle.line[place]) else ""


def _means(state: TankState, seat: int, text: str) -> bool:
    try:
        state.read(seat, text)
    except GameError:
        return False
    return True


class _Table:
    """A puzzle being tried."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self._puzzle = puzzle
        self._language = language
        self._state = puzzle.state()
        self._seat = self._state.to_act()[0]
        self._left = puzzle.moves
        self._played: list[Played] = []
        self._latest = 0
        self.verdict = Verdict(OPEN, self._state, prompt=self._prompt())

    def take(self, text: str) -> None:
        """One action of the person."""
        before = self._state
        self._latest = len(self._played)
        try:
            action = before.read(self._seat, text)
        except GameError as error:
            self._say(WRONG, error.sentence(self._language), self._prompt())
            return
        prompt = self._prompt()
        right = self._is_right(before, action)
        self._play(self._seat, action)
        if not right:
            self._wrong(prompt)
        elif self._state.outcome() is not None or self._puzzle.goal == "save":
            self._say(DONE, why_done(self._puzzle, before.position, action, self._language), "")
        else:
            self._left -= not isinstance(action, Fall)
            why = why_right(before.position, action, self._left, self._language)
            self._answer()
            self._say(RIGHT, why, self._prompt())

    def _is_right(self, before: TankState, action: Action) -> bool:
        """The first move must be the solution. Later ones must keep the win: the solver tries every answer."""
        if not self._played:
            return move_text(action) in self._puzzle.solution
        following = before.play(self._seat, action, events=False).state
        assert isinstance(following, TankState)
        outcome = following.outcome()
        if outcome is not None:
            return outcome.scores[self._seat] == 1
        left = self._left if isinstance(action, Fall) else self._left - 1
        return keeps_win(following.position, self._seat, left)

    def _wrong(self, prompt: str) -> None:
        """Show what the other side does about it."""
        position = self._state.position
        left = self._left - 1
        answer = None
        if self._state.outcome() is None and self._state.to_act()[0] != self._seat:
            answer = refutation(position, self._seat, left)
        sentence = why_wrong(position, answer, left, self._language)
        if answer is not None:
            self._play(1 - self._seat, answer)
        self._say(WRONG, sentence, prompt)

    def _answer(self) -> None:
        """What the other side does: as the stored line has it, else anything, since nothing helps."""
        while self._state.outcome() is None and self._state.to_act()[0] != self._seat:
            self._play(1 - self._seat, self._stored() or list_actions(self._state.position)[0])

    def _stored(self) -> Action | None:
        place = len(self._played)
        try:
            return self._state.read(1 - self._seat, self._puzzle.line[place])
        except (GameError, IndexError):
            return None

    def _play(self, seat: int, action: Action) -> None:
        step = self._state.play(seat, action)
        self._played.append(Played(seat, step.text or self._state.write(seat, action), step.events))
        following: State[Any] = step.state
        assert isinstance(following, TankState)
        self._state = following

    def _prompt(self) -> str:
        return prompt_of(self._puzzle, self._seat, self._left, bool(self._played), self._language)

    def _say(self, word: Any, sentence: str, prompt: str) -> None:
        self.verdict = Verdict(word, self._state, tuple(self._played), self._latest, sentence, prompt)
