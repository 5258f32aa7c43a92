"""A moment of Monster Combat: an immutable value, and how an action leads to the next one."""

from __future__ import annotations

from abc import ABCMeta
from random import Random

import msgspec
from msgspec.structs import replace

from behemoth.games import Actions, Outcome, Seat, State, Step, Viewer
from behemoth.locale import DEFAULT_LANGUAGE
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
from behemoth.monstercombat.events import Discarded, Passed, ended
from behemoth.monstercombat.memory.imagine import imagine
from behemoth.monstercombat.memory.memory import Memory
from behemoth.monstercombat.memory.recent import GONE, PASSED
from behemoth.monstercombat.parts import (
    NO_ATTACK,
    NO_MONSTER,
    OVER,
    PLAY,
    SHIELD,
    Attack,
    MonsterState,
    Piles,
    Turn,
)
from behemoth.monstercombat.rules import attack
from behemoth.monstercombat.rules.card_effects import play_card
from behemoth.monstercombat.rules.machine import run
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.refusals import refusal
from behemoth.monstercombat.rules.table import Table
from behemoth.monstercombat.rules.turn import MONSTERS_DEFEATED
from behemoth.monstercombat.tables.options import Options
from behemoth.monstercombat.text.action_text import action_text, read_action
from behemoth.monstercombat.text.state_text import state_text
from behemoth.monstercombat.view import View, view


class _Meta(msgspec.StructMeta, ABCMeta):
    """A frozen struct (quick to make, compare and hash) that keeps the contract of a state."""


class CombatState(msgspec.Struct, State[Action], frozen=True, metaclass=_Meta):
    """Everything on the table and in the hands, and what is asked. Its text tells all."""

    options: Options
    hearts: tuple[int, ...]
    #: Cards as letters, in canonical order.
    hands: tuple[str, ...]
    #: 0, or for how many more turn ends or starts of their own they are immune.
    immune: tuple[int, ...]
    turn: Turn
    piles: Piles
    attack: Attack = NO_ATTACK
    monster: MonsterState = NO_MONSTER
    memory: Memory = Memory()
    #: Why it ended, or nothing yet.
    ending: str = ""

    # --- decisions ---------------------------------------------------------------------------------

    def asked(self) -> Seat:
        """Whom the open question is put to."""
        return self.attack.queue[0] if self.turn.phase == SHIELD else self.turn.current

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.ending else (self.asked(),)

    def actions(self, seat: Seat) -> Actions[Action]:
        phase = self.turn.phase
        if phase == OVER or seat != self.asked():
            return NOTHING
        hand = self.hands[seat]
        if phase == PLAY:
            return plays(hand, self.healable())
        return answers(hand) if phase == SHIELD else discards(hand)

    def healable(self) -> tuple[Seat, ...] | bool:
        """Whom a life card of the player whose turn it is may heal."""
        return healable(self.hearts, self.options.hearts, self.turn.current, self.options.coop)

    def play(self, seat: Seat, action: Action, rng: Random | None = None, *, events: bool = True) -> Step[Action]:
        if action not in self.actions(seat):
            raise refusal(self, seat, action)
        table = Table(self, rng, events)
        run(table, _begin(table, seat, action))
        state = frozen(table)
        outcome = state.outcome() if events else None
        happened = (*table.events, ended(outcome)) if outcome else tuple(table.events)
        # Nearly every action draws, shuffles, steals or shows a card, which reveals something: none can be taken back.
        return Step(state, happened, final=True)

    # --- results -----------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return _outcome(self) if self.ending else None

    def round(self) -> int:
        return self.turn.number

    # --- what others may see -----------------------------------------------------------------------

    def view(self, viewer: Viewer) -> View:
        return view(self, viewer)

    def imagine(self, seat: Seat, rng: Random) -> CombatState:
        return imagine(self, seat, rng)

    # --- text --------------------------------------------------------------------------------------

    def text(self) -> str:
        return state_text(self)

    def write(self, seat: Seat, action: Action, language: str = DEFAULT_LANGUAGE) -> str:
        return action_text(action, language)

    def read(self, seat: Seat, text: str) -> Action:
        return read_action(self, seat, text)

    # --- for tables --------------------------------------------------------------------------------

    def default(self, seat: Seat) -> Action | None:
        from behemoth.monstercombat.queries import default

        return default(self, seat)

    def query(self, viewer: Viewer, about: str, language: str = DEFAULT_LANGUAGE) -> msgspec.Struct:
        """``actions``, ``coach``: see ``queries/``."""
        from behemoth.monstercombat.queries import answer

        return answer(self, viewer, about, language)

    def _repr_svg_(self) -> str:
        """The table as everybody may see it, for a notebook; never a hand."""
        from behemoth.monstercombat.drawing import draw_table

        return draw_table(self.view("public"))


def frozen(table: Table) -> CombatState:
    """The table as a state."""
    return CombatState(
        options=table.options,
        hearts=tuple(table.hearts),
        hands=tuple(table.hands),
        immune=tuple(table.immune),
        turn=table.turn,
        piles=table.piles,
        attack=table.attack,
        monster=table.monster,
        memory=replace(table.memory, recent=tuple(table.recent)),
        ending=table.ending,
    )


def _begin(table: Table, seat: Seat, action: Action) -> Phase:
    """Do what was decided, and name the phase that follows."""
    match action:
        case Play(card, target):
            return play_card(table, card, target)
        case Pass():
            table.note_play(seat, PASSED)
            table.emit(Passed, seat)
            table.turn = replace(table.turn, acted=True)
            return Phase.HAND_CHECK
        case TakeIt():
            return attack.take_it(table)
        case Shield(card):
            return attack.shield(table, card)
        case Discard(card):
            table.note(seat, GONE)
            table.show(seat, card)
            table.emit(Discarded, seat, card)
            return Phase.HAND_CHECK


def _outcome(state: CombatState) -> Outcome:
    seats = len(state.hearts)
    if state.options.coop:
        won = state.ending == MONSTERS_DEFEATED
        return Outcome(state.ending, (float(won),) * seats)
    best = max(state.hearts) if state.options.turn_cap_v1 == "most_hearts" else 1
    # One survivor has all of it; at the turn cap those who still stand share the win (B25).
    winners = [hearts >= best for hearts in state.hearts]
    return Outcome(state.ending, tuple(1 / sum(winners) if won else 0.0 for won in winners))
