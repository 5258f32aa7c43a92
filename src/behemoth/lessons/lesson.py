"""What a lesson is: data that a file holds, with its texts in one language. ``docs/lessons.md`` explains each field."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

#: An event by its name and the fields that matter: ``{event = "Destroyed", square = "E5"}``.
Pattern: TypeAlias = dict[str, Any]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a step asks for; all that is given must hold. Each field is judged by a row of ``goals.py``."""

    #: Events that must all happen, in the own action or in the replies to it.
    happens: tuple[Pattern, ...] = ()
    #: Events none of which may happen.
    never: tuple[Pattern, ...] = ()
    #: The action must be one of these.
    actions: tuple[str, ...] = ()
    #: The own side must have won.
    wins: bool = False
    #: Tank Chess: enemies on these squares must be destroyed.
    destroys: tuple[str, ...] = ()
    #: Tank Chess: an own piece must stand in one of these places: ``E5``, ``E5 NE``, ``MT E5 NE``.
    stands: tuple[str, ...] = ()
    #: Tank Chess: the enemy can neither destroy the own command tank next turn nor escape.
    safe: bool = False
    #: Tank Chess: the enemy can destroy nothing of one's own on these squares next turn; ``moved`` is where the move
    #: ended.
    kept: tuple[str, ...] = ()


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong try that many will make."""

    action: str
    #: Why it does not help. Empty for what a rule forbids: the rules say it themselves.
    why: str = ""
    #: Other actions that are the same mistake: those that do all this.
    when: Goal | None = None
    #: What the others do about it, to show what is wrong with it.
    reply: tuple[str, ...] = ()


class TaskStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action to find. A task has one, or several with the others' replies between them."""

    text: str
    goal: Goal
    #: Actions that reach the goal, the one to show first; any other that reaches it is as right.
    solutions: tuple[str, ...]
    #: Why it was right.
    right: str
    tries: tuple[Try, ...] = ()
    #: What the others do after a right action, and before the next step.
    reply: tuple[str, ...] = ()


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared table of Monster Combat. Cards are words as records write them: ``sword shield! life``."""

    #: One text a seat, the learner's first.
    hands: tuple[str, ...]
    #: What lies on top of the draw pile and of the event pile, in order.
    top: str = ""
    events: str = ""
    discard: str = ""
    hearts: tuple[int, ...] = ()
    immune: tuple[int, ...] = ()
    #: Whose turn it is.
    current: int = 0
    direction: int = 1
    turn: int = 5
    monster: int = 1
    monster_hearts: int | None = None
    #: The number of the seat that put the monster to sleep, counted from 1; 0: it is awake.
    sleep: int = 0


class Task(TaskStep, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A prepared position and what to do there."""

    id: str
    #: Tank Chess: the board as drawn in a scheme, and what a drawing cannot show, as in a scheme's header.
    board: str = ""
    heading: str = ""
    under: str = ""
    wrecks: str = ""
    #: Tank Chess: where the flags belong, White's first; one that is carried names the carrier: ``H1 D8~D5``.
    flags: str = ""
    #: Tank Chess: remote mines that are laid already, White's, then Black's after a stroke: ``D5 E7 / C3``.
    mines: str = ""
    #: Tank Chess: a position line instead of a drawing.
    position: str = ""
    #: Monster Combat: hands, piles, hearts.
    cards: Cards | None = None
    #: Options of the game that differ from the usual ones.
    options: dict[str, str] = {}
    #: The learner's seat.
    seat: int = 0
    #: Tank Chess: who is to move at first, where that is not the learner.
    first: int | None = None
    #: Played before the task begins, by whoever is to act.
    before: tuple[str, ...] = ()
    #: The numbers of the rules it is about: ``TC2.1``.
    rules: tuple[str, ...] = ()
    #: What it introduces, by the keys of the tables: ``terrain-hedge``, ``kind-hm``.
    teaches: tuple[str, ...] = ()
    #: Further steps after the first.
    then: tuple[TaskStep, ...] = ()
    # Filled in by the reader.
    game: str = ""
    lesson: str = ""
    number: int = 0
    language: str = ""

    @property
    def steps(self) -> tuple[TaskStep, ...]:
        """All of them, the first included."""
        return (self, *self.then)

    @property
    def name(self) -> str:
        """``steps/2``: the lesson and the number of the task in it."""
        return f"{self.lesson}/{self.number}"

    @property
    def solution(self) -> tuple[str, ...]:
        """One way through all steps, to show."""
        return tuple(step.solutions[0] for step in self.steps)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some tasks about one subject."""

    #: Also the name of its file.
    id: str
    game: str
    #: Its place among the lessons of its game.
    order: int
    title: str
    #: What it is about and what it is good for, in two or three sentences.
    about: str
    tasks: tuple[Task, ...]
    #: A word after the last task.
    end: str = ""
