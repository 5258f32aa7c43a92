"""The events of Monster Combat, each with its sentence and the part of it each viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from behemoth.games import EVERYTHING, Event, Outcome, Seat, Viewer
from behemoth.monstercombat.tables.cards import FACE_OF
from behemoth.monstercombat.text.words import card_name, card_names, event_card_name, monster_forms, player_name

#: Numbers whose sentence depends on how many there are: ``lost_how`` is none, one or many.
_COUNTED: Final = ("lost", "left", "damage")
_AMOUNTS: Final = {0: "none", 1: "one"}
_SEATS: Final = ("seat", "by", "target", "thief", "victim")


class CombatEvent(Event, frozen=True):
    """A fact of this game; sentences stand in the catalogue under ``combat-…``."""

    def key(self) -> str:
        return super().key().replace("event-", "combat-", 1)

    def arguments(self, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
        words = {field: _word(field, getattr(self, field), language, names) for field in self.__struct_fields__}
        amounts = {f"{field}_how": _AMOUNTS.get(words[field], "many") for field in _COUNTED if field in words}
        named = monster_forms(words["monster"], language) if "monster" in words else {}
        return {**words, **amounts, **named}


def _word(field: str, value: Any, language: str, names: Sequence[str]) -> Any:
    if field in _SEATS:
        return "" if value is None else player_name(value, language, names)
    if field == "seats":
        return ", ".join(player_name(seat, language, names) for seat in value)
    if field == "card":
        return card_name(value, language)
    if field == "cards":
        return "" if value is None else card_names(value, language)
    if field == "kind":
        return event_card_name(value, language)
    if field == "backs":
        return len(value)
    return value


class TurnStarted(CombatEvent, frozen=True):
    seat: Seat
    turn: int


class ImmunityEnded(CombatEvent, frozen=True):
    seat: Seat


class PileShuffled(CombatEvent, frozen=True):
    """The discard pile became the new draw pile (B1)."""

    cards: str


class EventsShuffled(CombatEvent, frozen=True):
    """The played events became the new event pile (B2)."""


class Drew(CombatEvent, frozen=True):
    """A card from the draw pile to a hand. Others see its back only (MC2.3)."""

    seat: Seat
    backs: str
    cards: str | None = None
    #: Hands lie open (B24), so everybody sees the faces.
    open: bool = False

    def key(self) -> str:
        return "combat-drew-unseen" if self.cards is None else "combat-drew"

    def seen_by(self, viewer: Viewer) -> Event | None:
        if self.open or viewer in (self.seat, EVERYTHING):
            return self
        return Drew(self.seat, self.backs)


class Stole(CombatEvent, frozen=True):
    """Cards from hand to hand. Thief and victim see them, the others see backs only."""

    thief: Seat
    victim: Seat
    backs: str
    cards: str | None = None

    def key(self) -> str:
        return "combat-stole-unseen" if self.cards is None else "combat-stole"

    def seen_by(self, viewer: Viewer) -> Event | None:
        if viewer in (self.thief, self.victim, EVERYTHING):
            return self
        return Stole(self.thief, self.victim, self.backs)


class EventRevealed(CombatEvent, frozen=True):
    seat: Seat
    kind: str


class HeartsRestored(CombatEvent, frozen=True):
    seat: Seat
    hearts: int


class ImmunityGained(CombatEvent, frozen=True):
    seat: Seat


class HandDiscarded(CombatEvent, frozen=True):
    seat: Seat
    cards: str

    def key(self) -> str:
        return "combat-hand-discarded" if self.cards else "combat-hand-discarded-empty"


class DirectionChanged(CombatEvent, frozen=True):
    direction: int

    def key(self) -> str:
        return "combat-direction-clockwise" if self.direction > 0 else "combat-direction-anticlockwise"


class CardPlayed(CombatEvent, frozen=True):
    """A card lies on the discard pile; its effect follows. ``target`` is whom it is aimed at, if anybody."""

    seat: Seat
    card: str
    target: Seat | None = None

    def key(self) -> str:
        if self.target is None or self.target == self.seat:
            return "combat-card-played"
        return "combat-card-played-for" if FACE_OF[self.card].heals else "combat-card-played-at"


class Passed(CombatEvent, frozen=True):
    seat: Seat


class Attacked(CombatEvent, frozen=True):
    """A seat is asked: shield or take it. It says nothing about the hand (B26). ``by`` nobody: an event."""

    seat: Seat
    damage: int
    by: Seat | None = None

    def key(self) -> str:
        return "combat-attacked-by-monster" if self.by is None else "combat-attacked"


class Answered(CombatEvent, frozen=True):
    """A seat has answered in secret (C4); only it knows how."""

    seat: Seat


class Shielded(CombatEvent, frozen=True):
    seat: Seat
    card: str


class HeartsLost(CombatEvent, frozen=True):
    seat: Seat
    lost: int
    left: int


class Spared(CombatEvent, frozen=True):
    """Nothing happens to an immune player."""

    seat: Seat


class Fell(CombatEvent, frozen=True):
    """A player lost the last heart; the hand goes to the discard pile (B15)."""

    seat: Seat
    cards: str


class Backfired(CombatEvent, frozen=True):
    """Everybody put down a shield: the lightning strikes its caster (C5)."""

    seat: Seat


class HeartGained(CombatEvent, frozen=True):
    seat: Seat
    hearts: int


class Revived(CombatEvent, frozen=True):
    seat: Seat
    by: Seat


class TurnSkipped(CombatEvent, frozen=True):
    seat: Seat


class MonsterSlept(CombatEvent, frozen=True):
    monster: int
    seat: Seat


class MonsterSnored(CombatEvent, frozen=True):
    """The attack event came while the monster slept (D12)."""

    monster: int


class MonsterWoke(CombatEvent, frozen=True):
    monster: int


class MonsterHit(CombatEvent, frozen=True):
    monster: int
    damage: int
    left: int


class MonsterFell(CombatEvent, frozen=True):
    monster: int


class MonsterCame(CombatEvent, frozen=True):
    monster: int
    hearts: int


class Discarded(CombatEvent, frozen=True):
    """One card too many at the end of a turn (B17)."""

    seat: Seat
    card: str


class GameEnded(CombatEvent, frozen=True):
    """The end: why, and who has a share in the win."""

    reason: str
    seats: tuple[Seat, ...]

    def key(self) -> str:
        if self.reason != "turn-cap" or not self.seats:
            return f"combat-ended-{self.reason}"
        return "combat-ended-turn-cap-won" if len(self.seats) == 1 else "combat-ended-turn-cap-shared"


def ended(outcome: Outcome) -> GameEnded:
    """The fact that tells this outcome."""
    return GameEnded(outcome.reason, tuple(seat for seat, score in enumerate(outcome.scores) if score))


#: All of them by name, for whoever decodes what was sent.
EVENTS: Final[dict[str, type[CombatEvent]]] = {kind.__name__: kind for kind in CombatEvent.__subclasses__()}
#: Facts that show somebody what they did not know before: no way back past them.
REVEALING: Final = (
    Drew,
    Stole,
    EventRevealed,
    PileShuffled,
    EventsShuffled,
    HandDiscarded,
    Shielded,
    HeartsLost,
    Fell,
    GameEnded,
)
