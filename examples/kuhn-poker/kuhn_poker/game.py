"""Kuhn poker: a card and a chip each, one chip more to bet; the higher card wins the pot. The cards are hidden."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from random import Random
from typing import Final, Self

from behemoth.games import (  # isort: skip
    Actions, Game, InvalidText, Listed, NoOptions, Outcome, Seat, State, Step, Viewer, demand_action, demand_turn,
    demand_viewer, needed, read_view,
)  # fmt: skip
from behemoth.locale import add_catalogue
from kuhn_poker.cards import CardDealt, CardsShown, Labels, PlayerActed, PokerView, deal

add_catalogue(files("kuhn_poker") / "catalogue")
#: What was done until the end (p: passed, b: bet): why it is the end, who won (None: the higher card), how many chips.
ENDS: Final = {"pp": ("shown", None, 1), "bb": ("shown", None, 2), "pbb": ("shown", None, 2),
               "bp": ("folded", 0, 1), "pbp": ("folded", 1, 1)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Poker(Labels, State[str]):
    """A moment of the game. An action is ``bet`` (which may be to call) or ``pass`` (which may be to fold)."""

    cards: str
    done: str = ""

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.done in ENDS else (len(self.done) % 2,)

    def actions(self, seat: Seat) -> Actions[str]:
        return Listed(("bet", "pass") if seat in self.to_act() else ())

    def play(self, seat: Seat, action: str, rng: Random | None = None, *, events: bool = True) -> Step[str]:
        demand_action(self, seat, action)
        state = Poker(self.cards, self.done + action[0])
        shown = (CardsShown(self.cards),) if state.shown() else ()
        return Step(state, (PlayerActed(seat, action), *shown) if events else (), final=bool(shown), open=True)

    def shown(self) -> bool:
        return self.done in ENDS and ENDS[self.done][0] == "shown"

    def outcome(self) -> Outcome | None:
        if self.done not in ENDS:
            return None
        reason, winner, chips = ENDS[self.done]
        first = self.cards in ("KQ", "KJ", "QJ") if winner is None else winner == 0
        score = 0.5 + (chips if first else -chips) / 4  # from two chips lost, 0, to two chips won, 1
        return Outcome(reason, (score, 1 - score))

    def view(self, viewer: Viewer) -> PokerView:
        demand_viewer(self, viewer, seats=2)
        seen = (viewer in (seat, "everything") or self.shown() for seat in (0, 1))
        return PokerView("".join(card if s else "?" for card, s in zip(self.cards, seen, strict=True)), self.done)

    def imagine(self, seat: Seat, rng: Random) -> Self:
        return type(self)(deal(self.view(seat).cards, rng), self.done)

    def round(self) -> int:
        return 1

    def text(self) -> str:
        return f"{self.cards}:{self.done}"

    def write(self, seat: Seat, action: str, language: str = "en") -> str:
        return action

    def read(self, seat: Seat, text: str) -> str:
        demand_turn(self, seat)
        if text not in ("bet", "pass"):
            raise InvalidText("error-kuhn-action", text=text[:40])
        return text

    def default(self, seat: Seat) -> str:
        return "pass"  # what the table does for somebody whose time is over


class KuhnPoker(Game[str, NoOptions]):
    id, rules_version, seats, Options, chance = "kuhn-poker", 1, range(2, 3), NoOptions, False

    def start(self, options: NoOptions, seats: int, rng: Random | None = None) -> Poker:
        return Poker(deal("??", needed(rng)))

    def opening(self, options: NoOptions, seats: int, rng: Random | None = None) -> Step[str]:
        state = self.start(options, seats, rng)
        return Step(state, tuple(CardDealt(seat, card) for seat, card in enumerate(state.cards)))

    def parse(self, text: str) -> Poker:
        if not re.fullmatch("(?:JQ|JK|QJ|QK|KJ|KQ):(?:p?b?|pp|bb|bp|pbp|pbb)", text):
            raise InvalidText("error-kuhn-line", text=text[:40])
        return Poker(*text.split(":"))

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> Poker:
        seen = read_view(view, PokerView)
        return self.parse(f"{deal(seen.cards[:2], rng)}:{seen.done}")
