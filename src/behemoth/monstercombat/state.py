"""A moment of Monster Combat: an immutable value, and how an action leads to the next one."""

from __future__ import annotations

from abc import ABCMeta
from random import Random

import msgspec

from behemoth.games import Actions, Outcome, Seat, State, Step, Viewer, needed
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.monstercombat import attack, effects, happenings, turn  # noqa: F401 - happenings fills a table of turn
from behemoth.monstercombat.actions import (
    NOTHING,
    Action,
    Discard,
    Pass,
    Play,
    Shield,
    TakeIt,
    answers,
    discards,
    healable,
    plays,
)
from behemoth.monstercombat.draft import Draft
from behemoth.monstercombat.events import Discarded, Passed, ended
from behemoth.monstercombat.memory.imagine import imagine
from behemoth.monstercombat.memory.memory import Memory
from behemoth.monstercombat.memory.recent import GONE, PASSED
from behemoth.monstercombat.notation import read_action, write_action
from behemoth.monstercombat.options import Options
from behemoth.monstercombat.refusal import refusal
from behemoth.monstercombat.text import write_state
from behemoth.monstercombat.view import View, view


class _Meta(msgspec.StructMeta, ABCMeta):
    """A frozen struct (quick to make, compare and hash) that keeps the contract of a state."""


class CombatState(msgspec.Struct, State[Action], frozen=True, metaclass=_Meta):
    """Everything on the table and in the hands, and what is asked. Its text is for the law alone: it tells all."""

    options: Options
    hearts: tuple[int, ...]
    #: Cards as letters, in canonical order.
    hands: tuple[str, ...]
    #: 0, or for how many more turn ends or starts of their own they are immune.
    immune: tuple[int, ...]
    current: Seat
    #: +1 clockwise, -1 anticlockwise.
    direction: int
    turn: int
    #: Top card first.
    draw: str
    #: Top card last.
    discard: str
    #: Event pile, top first; the revealed one that is under way; those played.
    events: str
    revealed: str
    played: str
    #: What is asked: play, shield, discard; or over.
    phase: str
    #: An attack under way: sword, lightning or the attack event; who is still to answer, the first one now.
    attack: str = ""
    queue: tuple[Seat, ...] = ()
    damage: int = 0
    #: Whether everybody so far put down a shield (C5), and the secret answers (C4).
    every: bool = True
    answers: str = ""
    #: Events still owed (C1), whether PLAY is over, whether the next player is passed over (C15).
    owed: int = 0
    acted: bool = False
    skips: bool = False
    monster: int = 0
    monster_hearts: int = 0
    #: 0 awake; see turn._sleep_on.
    sleep: int = 0
    memory: Memory = Memory()
    ending: str = ""

    # --- decisions ---------------------------------------------------------------------------------

    def asked(self) -> Seat:
        """Whom the open question is put to."""
        return self.queue[0] if self.phase == "shield" else self.current

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == "over":
            return ()
        return (self.queue[0] if self.phase == "shield" else self.current,)

    def actions(self, seat: Seat) -> Actions[Action]:
        phase = self.phase
        if phase == "over" or seat != (self.queue[0] if phase == "shield" else self.current):
            return NOTHING
        hand = self.hands[seat]
        if phase == "play":
            return plays(hand, self.healable())
        return answers(hand) if phase == "shield" else discards(hand)

    def healable(self) -> tuple[Seat, ...] | bool:
        """Whom a life card of the player whose turn it is may heal."""
        return healable(self.hearts, self.options.hearts, self.current, self.options.coop)

    def play(self, seat: Seat, action: Action, rng: Random | None = None, *, tell: bool = True) -> Step[Action]:
        if action not in self.actions(seat):
            raise refusal(self, seat, action)
        draft = Draft(self, needed(rng), tell)
        turn.run(draft, _begin(draft, seat, action))
        state = frozen(draft)
        outcome = state.outcome() if tell else None
        told = (*draft.told, ended(outcome)) if outcome else tuple(draft.told)
        # Nearly every action draws, shuffles, steals or shows a card, and all of them tell something: none goes back.
        return Step(state, told, final=True)

    # --- results -----------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return _outcome(self) if self.ending else None

    def round(self) -> int:
        return self.turn

    # --- what others may see -----------------------------------------------------------------------

    def view(self, viewer: Viewer) -> View:
        return view(self, viewer)

    def imagine(self, seat: Seat, rng: Random) -> CombatState:
        return imagine(self, seat, rng)

    # --- text --------------------------------------------------------------------------------------

    def text(self) -> str:
        return write_state(self)

    def write(self, seat: Seat, action: Action, language: str = DEFAULT_LANGUAGE) -> str:
        return write_action(action, language)

    def read(self, seat: Seat, text: str) -> Action:
        return read_action(self, seat, text)

    # --- for tables --------------------------------------------------------------------------------

    def default(self, seat: Seat) -> Action | None:
        from behemoth.monstercombat.desk import default

        return default(self, seat)

    def study(self, viewer: Viewer, about: str, language: str = DEFAULT_LANGUAGE) -> msgspec.Struct:
        """``actions``: see ``desk.py``."""
        from behemoth.monstercombat.desk import answer

        return answer(self, viewer, about, language)

    def _repr_svg_(self) -> str:
        """The table as everybody may see it, for a notebook; never a hand."""
        from behemoth.monstercombat.drawing import draw_table

        return draw_table(self.view("public"))


def frozen(draft: Draft) -> CombatState:
    """The draft as a state."""
    return CombatState(
        draft.options,
        tuple(draft.hearts),
        tuple(draft.hands),
        tuple(draft.immune),
        draft.current,
        draft.direction,
        draft.turn,
        draft.draw,
        draft.discard,
        draft.events,
        draft.revealed,
        draft.played,
        draft.phase,
        draft.attack,
        draft.queue,
        draft.damage,
        draft.every,
        draft.answers,
        draft.owed,
        draft.acted,
        draft.skips,
        draft.monster,
        draft.monster_hearts,
        draft.sleep,
        msgspec.structs.replace(draft.memory, recent=tuple(draft.recent)),
        draft.ending,
    )


def _begin(draft: Draft, seat: Seat, action: Action) -> turn.Step | None:
    """The first step of an action."""
    match action:
        case Play(card, target):
            return effects.play_card(draft, card, target)
        case Pass():
            draft.note_play(seat, PASSED)
            draft.tell(Passed, seat)
            draft.acted = True
            return turn.hand_check
        case TakeIt():
            return attack.take_it(draft)
        case Shield(card):
            return attack.shield(draft, card)
        case Discard(card):
            draft.note(seat, GONE)
            draft.show(seat, card)
            draft.tell(Discarded, seat, card)
            return turn.hand_check


def _outcome(state: CombatState) -> Outcome:
    seats = len(state.hearts)
    if state.options.coop:
        won = state.ending == turn.MONSTERS_DEFEATED
        return Outcome(state.ending, (float(won),) * seats)
    best = max(state.hearts) if state.options.turn_cap_v1 == "most_hearts" else 1
    # One survivor has all of it; at the turn cap those who still stand share the win (B25).
    winners = [hearts >= best for hearts in state.hearts]
    return Outcome(state.ending, tuple(1 / sum(winners) if won else 0.0 for won in winners))
