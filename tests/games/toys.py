"""A tiny game that keeps the contract, and as many that break it in one way each.

Race: two players take turns to move a counter by one or two; who reaches the goal wins. Each has a secret number that
the other must not see and that may raise the last step.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Literal, Self

import msgspec

from behemoth.games import (
    EVERYTHING,
    Actions,
    AmbiguousText,
    Closing,
    Ending,
    Event,
    Game,
    IllegalAction,
    InvalidText,
    Listed,
    Outcome,
    Seat,
    SecretView,
    State,
    Step,
    Viewer,
    needed,
)


class Went(Event, frozen=True):
    """The counter moved. The sentence is borrowed from the catalogue of the house."""

    steps: int

    def key(self) -> str:
        return "error-not-your-turn"


class RaceOptions(msgspec.Struct, frozen=True):
    """How far it is, and who begins."""

    goal: int = 6
    first: Literal["one", "two"] = "one"


class RaceView(msgspec.Struct, frozen=True):
    """What a viewer may know."""

    at: int
    turn: int
    goal: int
    secrets: tuple[int | None, ...]


class Race(State[int]):
    """A moment of the race."""

    __slots__ = ("at", "closing", "goal", "secrets", "turn")

    def __init__(self, at: int, turn: int, goal: int, secrets: tuple[int, ...], closing: Closing | None = None) -> None:
        self.at = at
        self.turn = turn
        self.goal = goal
        self.secrets = secrets
        self.closing = closing

    def parts(self) -> tuple[object, ...]:
        return self.at, self.turn, self.goal, self.secrets, self.closing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Race) and type(other) is type(self) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.outcome() is not None else (self.turn,)

    def actions(self, seat: Seat) -> Actions[int]:
        return Listed((1, 2)) if seat in self.to_act() else Listed()

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        if seat not in self.to_act():
            raise IllegalAction("error-not-your-turn")
        if action not in self.actions(seat):
            raise IllegalAction("error-no-closing", ending=action)
        return Step(self.after(action), (Went(action),) if events else ())

    def after(self, action: int) -> Race:
        return type(self)(self.at + action, 1 - self.turn, self.goal, self.secrets)

    def outcome(self) -> Outcome | None:
        if self.closing is not None:
            return Outcome(self.closing.ending.value, (0.5, 0.5))
        if self.at < self.goal:
            return None
        return Outcome("reached", (0.0, 1.0) if self.turn == 0 else (1.0, 0.0))

    def view(self, viewer: Viewer) -> msgspec.Struct:
        if viewer == EVERYTHING and self.outcome() is None:
            raise SecretView("error-secret-view")
        shown = [secret if viewer in (seat, EVERYTHING) else None for seat, secret in enumerate(self.secrets)]
        return RaceView(self.at, self.turn, self.goal, tuple(shown))

    def imagine(self, seat: Seat, rng: Random) -> Self:
        others = [secret if at == seat else rng.randrange(10) for at, secret in enumerate(self.secrets)]
        return type(self)(self.at, self.turn, self.goal, tuple(others), self.closing)

    def round(self) -> int:
        return self.at + 1

    def text(self) -> str:
        ended = "" if self.closing is None else f"/{self.closing.ending.value}"
        return f"race/{self.at}/{self.turn}/{self.goal}/{self.secrets[0]}/{self.secrets[1]}{ended}"

    def write(self, seat: Seat, action: int, language: str = "en") -> str:
        return f"go{action}"

    def read(self, seat: Seat, text: str) -> int:
        if text == "go":
            raise AmbiguousText("error-move-ambiguous", text=text, fitting="go1, go2")
        if text not in ("go1", "go2"):
            raise InvalidText("error-no-closing", ending=text)
        return int(text[2:])

    def close(self, closing: Closing) -> Step[int]:
        if closing.ending is not Ending.AGREED:
            return super().close(closing)
        return Step(type(self)(self.at, self.turn, self.goal, self.secrets, closing))


class RaceGame(Game[int, RaceOptions]):
    """The game that keeps the contract."""

    id: ClassVar[str] = "race"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    Options: ClassVar[type[RaceOptions]] = RaceOptions
    state: ClassVar[type[Race]] = Race

    def start(self, options: RaceOptions, seats: int, rng: Random | None = None) -> State[int]:
        rng = needed(rng)
        secrets = (rng.randrange(10), rng.randrange(10))
        return self.state(0, 0 if options.first == "one" else 1, options.goal, secrets)

    def parse(self, text: str) -> State[int]:
        try:
            name, at, turn, goal, one, two, *closed = text.split("/")
            closing = Closing(Ending(closed[0])) if closed else None
            if name != "race":
                raise ValueError(name)
            return self.state(int(at), int(turn), int(goal), (int(one), int(two)), closing)
        except ValueError:
            raise InvalidText("error-no-closing", ending=text[:20]) from None

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> State[int]:
        try:
            seen = msgspec.json.decode(view, type=RaceView)
        except msgspec.DecodeError:
            raise InvalidText("error-no-closing", ending="?") from None
        secrets = (secret if secret is not None else rng.randrange(10) for secret in seen.secrets)
        return self.state(seen.at, seen.turn, seen.goal, tuple(secrets))


# --- one fault each ----------------------------------------------------------------------------------


class Mutating(Race):
    """``play`` changes the state itself."""

    __slots__ = ()

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        step = super().play(seat, action, rng, events=events)
        self.at += action
        return step


class Leaking(Race):
    """A player sees the other's secret."""

    __slots__ = ()

    def view(self, viewer: Viewer) -> msgspec.Struct:
        super().view(viewer)
        return RaceView(self.at, self.turn, self.goal, self.secrets)


class Open(Race):
    """Everything is shown before the end."""

    __slots__ = ()

    def view(self, viewer: Viewer) -> msgspec.Struct:
        return RaceView(self.at, self.turn, self.goal, (None, None))


class Flickering(Race):
    """Two views of the same state differ."""

    __slots__ = ()
    looked: ClassVar[Iterator[int]] = iter(range(10**9))

    def view(self, viewer: Viewer) -> msgspec.Struct:
        super().view(viewer)
        return RaceView(next(self.looked), self.turn, self.goal, ())


class WrongLength(Race):
    """``len`` says more than there is."""

    __slots__ = ()

    def actions(self, seat: Seat) -> Actions[int]:
        return Longer(super().actions(seat))


class Longer(Listed[int]):
    def __len__(self) -> int:
        return super().__len__() + 1


class Twice(Race):
    """The same action is listed twice."""

    __slots__ = ()

    def actions(self, seat: Seat) -> Actions[int]:
        return Listed((*super().actions(seat), *super().actions(seat)))


class Spare(Race):
    """A seat that owes nothing has actions."""

    __slots__ = ()

    def actions(self, seat: Seat) -> Actions[int]:
        return Listed((1, 2)) if self.to_act() else Listed()


class Everything(Race):
    """Anything at all is in the actions."""

    __slots__ = ()

    def actions(self, seat: Seat) -> Actions[int]:
        return Greedy(super().actions(seat))


class Greedy(Listed[int]):
    def __contains__(self, item: object) -> bool:
        return True


class Dicing(Race):
    """The same action and chance lead elsewhere."""

    __slots__ = ()
    dice: ClassVar[Random] = Random(1)

    def after(self, action: int) -> Race:
        return type(self)(self.at + action, 1 - self.turn, self.goal + self.dice.randrange(9), self.secrets)


class Forgetful(Race):
    """The text of a state leaves something out."""

    __slots__ = ()

    def text(self) -> str:
        return f"race/{self.at}/{self.turn}/{self.goal}/0/{self.secrets[1]}"


class TwoLines(Race):
    """The text of a state has a line break."""

    __slots__ = ()

    def text(self) -> str:
        return super().text().replace("race/", "race/\n")


class Unhashed(Race):
    """Equal states have different hashes."""

    __slots__ = ()

    def __hash__(self) -> int:
        return id(self)


class Generous(Race):
    """The scores add up to more than one."""

    __slots__ = ()

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return None if found is None else Outcome(found.reason, (1.0, 0.5))


class ThreeScores(Race):
    """A score for a seat that is not there."""

    __slots__ = ()

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return None if found is None else Outcome(found.reason, (1.0, 0.0, 0.0))


class Endless(Race):
    """Nobody owes a decision though the game is not over."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,) if self.at < 2 else ()


class Stranger(Race):
    """A seat owes a decision that is not there."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn, 7) if super().to_act() else ()


class Mumbling(Race):
    """Two actions are written the same way."""

    __slots__ = ()

    def write(self, seat: Seat, action: int, language: str = "en") -> str:
        return "go1"


class Spaced(Race):
    """An action is not one word."""

    __slots__ = ()

    def write(self, seat: Seat, action: int, language: str = "en") -> str:
        return f"go {action}"

    def read(self, seat: Seat, text: str) -> int:
        return super().read(seat, text.replace(" ", ""))


class German(Race):
    """An action cannot be read as it is written in German."""

    __slots__ = ()

    def write(self, seat: Seat, action: int, language: str = "en") -> str:
        return f"geh{action}" if language == "de" else f"go{action}"


class Silent(Race):
    """Nothing is told."""

    __slots__ = ()

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        return super().play(seat, action, rng, events=False)


class Chatty(Race):
    """It gives events though the caller wants none."""

    __slots__ = ()

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        return super().play(seat, action, rng, events=True)


class Lawless(Race):
    """Anybody may play."""

    __slots__ = ()

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        return super().play(self.turn, action, rng, events=events)


class Hanging(Race):
    """Time may run out at the start, but later nothing follows from it."""

    __slots__ = ()

    def default(self, seat: Seat) -> int | None:
        return 1 if self.at <= 2 else None


class Obliging(Race):
    """Plays whatever it is given."""

    __slots__ = ()

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        return super().play(seat, action if action in (1, 2) else 1, rng, events=events)


class Sinking(Race):
    """The round number falls."""

    __slots__ = ()

    def round(self) -> int:
        return 100 - self.at


class Zombie(Race):
    """A closed game goes on."""

    __slots__ = ()

    def close(self, closing: Closing) -> Step[int]:
        return Step(self)


class Gullible(Race):
    """Rubbish is read as an action."""

    __slots__ = ()

    def read(self, seat: Seat, text: str) -> int:
        return 1 if text not in ("go1", "go2") else super().read(seat, text)


class Hasty(Race):
    """A text is played otherwise than the action it means."""

    __slots__ = ()

    def play_text(self, seat: Seat, text: str, rng: Random | None = None) -> Step[int]:
        return super().play_text(seat, "go1" if text == "go2" else text, rng)


class WrongGuess(Race):
    """What a seat imagines has others to act."""

    __slots__ = ()

    def imagine(self, seat: Seat, rng: Random) -> Self:
        return type(self)(self.at, 1 - self.turn, self.goal, self.secrets, self.closing)

    def view(self, viewer: Viewer) -> msgspec.Struct:
        super().view(viewer)
        return RaceView(self.at, 0, self.goal, ())


class Credulous(RaceGame):
    """Rubbish is read as a state."""

    def parse(self, text: str) -> State[int]:
        try:
            return super().parse(text)
        except InvalidText:
            return self.state(0, 0, 6, (1, 1))


class Shortsighted(RaceGame):
    """A state made from a view looks different."""

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> State[int]:
        made = super().from_view(view, seat, rng)
        assert isinstance(made, Race)
        return self.state(made.at, made.turn, made.goal + 1, made.secrets)


class Whimsical(RaceGame):
    """The same view and chance give two states."""

    dice: ClassVar[Random] = Random(3)

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> State[int]:
        return super().from_view(view, seat, self.dice)


class Moody(RaceGame):
    """The same chance starts differently."""

    dice: ClassVar[Random] = Random(2)

    def start(self, options: RaceOptions, seats: int, rng: Random | None = None) -> State[int]:
        return super().start(options, seats, self.dice)


class LossyOptions(msgspec.Struct, frozen=True):
    """An option that is not the same when it is read again."""

    goal: float | str = 6.0
    first: Literal["one", "two"] = "one"


class Lossy(RaceGame):
    """Its options change as text."""

    Options: ClassVar[type[Any]] = LossyOptions

    def variations(self) -> Iterator[Any]:
        yield LossyOptions(goal=7.0)


#: The fault and the words by which it is found.
BROKEN_STATES: dict[type[Race], str] = {
    Mutating: "playing changed the state itself",
    Leaking: "can tell what it imagines",
    Open: "everything is shown before the end",
    Flickering: "two views differ",
    WrongLength: "len() and the list of actions differ",
    Twice: "an action is listed twice",
    Spare: "actions if and only if a decision is owed",
    Everything: "anything at all is in the actions",
    Dicing: "the same action and chance lead elsewhere",
    Forgetful: "a state changes as text",
    TwoLines: "the text of a state is one line",
    Unhashed: "equal states have different hashes",
    Generous: "scores are the same for all or add up to 1",
    ThreeScores: "a score for each seat",
    Endless: "a game is over if and only if nobody owes a decision",
    Stranger: "a seat owes a decision that is not there",
    Mumbling: "an action changes as text",
    Spaced: "not a word",
    German: "an error where none belongs",
    Silent: "an action without a single event",
    Chatty: "there are events though the caller wants none",
    Lawless: "plays though it owes nothing",
    Sinking: "the round number falls",
    Hanging: "time may run out at the start, but here nothing could follow",
    Obliging: "is played as an action",
    Zombie: "a closed game goes on",
    Gullible: "rubbish is read as an action",
    Hasty: "a text and its action are played differently",
    WrongGuess: "imagines others to act",
}
BROKEN_GAMES: dict[type[RaceGame], str] = {
    Credulous: "rubbish is read as a state",
    Shortsighted: "a state made from its view looks different",
    Whimsical: "one view and chance, two states",
    Moody: "the same chance starts differently",
    Lossy: "options change as text",
}


def game_of(state: type[Race]) -> RaceGame:
    """The race with another state."""
    made = RaceGame()
    made.state = state  # type: ignore[misc]
    return made
