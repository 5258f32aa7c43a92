"""Two versions at Monster Combat: the same deals for both, from every seat in turn, and the difference of each deal.

A table is where they sit: one among three others, or two together against the monsters. Both versions play each deal
in a game of their own, from the same seat, with the same chance and against the same opponents.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from behemoth.games import Seat, State
from behemoth.lab import Contestant, Played, Share, drive, wilson
from behemoth.monstercombat import MonsterCombat, Options, preset
from bench.builds import Build
from bench.matches import RoundPlayed
from bench.programs import CardProgram, Limit, ProgramFailed, running

GAME: Final = "monster-combat"
LEVEL: Final = 8
CAP: Final = 20_000
#: 95 % of a normal distribution lie so many standard deviations around its mean.
_Z: Final = 1.959964
#: What must be alike in the states of all versions, by the words of their texts.
_ALIKE: Final = frozenset(
    ("turn", "phase", "current", "direction", "hearts", "immune", "hands", "draw", "discard", "events", "monster")
)


class Table(msgspec.Struct, frozen=True):
    """Where a version sits."""

    what: str
    options: Options
    #: The opponents are this bot of the other version, or nobody: then all seats are the version's own.
    among: str
    players: int
    #: Whether the other version plays the same deals. Where it would sit among itself its share is known: an even one.
    both: bool = True


TABLES: Final[Mapping[str, Table]] = {
    "greedy": Table("one among three greedy", Options(), "greedy", 4),
    "base": Table("one among three of the other version", Options(), f"level-{LEVEL}", 4, both=False),
    "coop": Table("two together, hard co-op", preset("coop", "hard"), "", 2),
}


class Seated(msgspec.Struct, frozen=True):
    """Who has a seat: a bot of a version, which is the new one or the other."""

    role: str
    build: Build
    bot: str
    limit: Limit = Limit()


class Deal(msgspec.Struct, frozen=True):
    """A deal, and who plays it: a game for each line of seats."""

    options: Mapping[str, Any]
    seed: str
    games: tuple[tuple[Seated, ...], ...]


class CardMatch(msgspec.Struct, frozen=True):
    """Who plays, at which table, how strong, and which deals."""

    new: Build
    base: Build
    table: str
    limit: Limit
    seed: str
    level: int = LEVEL
    #: Whether only the new version plays the deals: a share of its own is all a bar asks for.
    alone: bool = False

    @property
    def about(self) -> dict[str, Any]:
        about = {
            "sprt": GAME,
            "programs": [self.new.mark, self.base.mark],
            "table": self.table,
            "level": self.level,
            "limit": self.limit,
            "seed": self.seed,
        }
        return about | {"alone": True} if self.alone else about

    @property
    def both(self) -> bool:
        """Whether both versions play the deals."""
        return TABLES[self.table].both and not self.alone

    @property
    def play(self) -> Callable[[Deal], RoundPlayed]:
        return play_deal

    def rounds(self) -> Iterator[Deal]:
        """The same seed gives the same deals; who is measured moves on by one seat each time."""
        table = TABLES[self.table]
        options = msgspec.to_builtins(table.options)
        roles = ("new", "base") if self.both else ("new",)
        for number in count():
            games = tuple(self._seats(table, role, number) for role in roles)
            yield Deal(options, f"{self.seed}/{number}", games)

    def _seats(self, table: Table, role: str, number: int) -> tuple[Seated, ...]:
        version = self.new if role == "new" else self.base
        measured = Seated(role, version, f"level-{self.level}", self.limit)
        if not table.among:
            return (measured,) * table.players
        seats = [Seated("base", self.base, table.among, Limit() if table.both else self.limit)] * table.players
        seats[number % table.players] = measured
        return tuple(seats)

    def points(self, results: Sequence[RoundPlayed], version: int) -> list[float]:
        """What the new version (0) or the other one (1) won, deal by deal."""
        players = TABLES[self.table].players
        alone = bool(TABLES[self.table].among)
        return [result[version].scores[number % players if alone else 0] for number, result in enumerate(results)]

    def five(self, results: Sequence[RoundPlayed]) -> tuple[int, int, int, int, int]:
        """A deal that only one of the two won is two points for that one; else they share them."""
        if not self.both:
            return 0, 0, 0, 0, 0
        each = zip(self.points(results, 0), self.points(results, 1), strict=True)
        counted = Counter(round(2 * (1 + mine - other)) for mine, other in each)
        return counted[0], counted[1], counted[2], counted[3], counted[4]

    def score(self, results: Sequence[RoundPlayed]) -> Share:
        points = self.points(results, 0)
        return wilson(fmean(points), len(points)) if points else wilson(0.0, 0)

    def told(self, results: Sequence[RoundPlayed]) -> list[str]:
        table = TABLES[self.table]
        mine = f"{table.what}: {self.score(results)}"
        if not self.both or not results:
            return [f"{mine}, {len(results)} deals"]
        other = self.points(results, 1)
        theirs = wilson(fmean(other), len(other))
        return [f"{mine}, {self.base.name} {theirs}, difference {self.difference(results)}, {len(results)} deals"]

    def difference(self, results: Sequence[RoundPlayed]) -> Difference:
        """How much more of the deals the new version wins; the deal is the unit."""
        each = zip(self.points(results, 0), self.points(results, 1), strict=True)
        differences = [mine - other for mine, other in each]
        spread = stdev(differences) if len(differences) > 1 else 0.0
        # Where all deals are alike there is no spread to go by: three times one in so many is the most that may hide.
        half = _Z * spread / math.sqrt(len(differences)) if spread else min(1.0, 3 / len(differences))
        middle = fmean(differences)
        return Difference(middle, middle - half, middle + half)


class Difference(msgspec.Struct, frozen=True):
    """A difference of shares with the ends of its interval of 95 %."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        value, low, high = (f"{100 * number:+.1f}".replace("-", "−") for number in (self.value, self.low, self.high))
        return f"{value} ({low} … {high}) points"


# --- playing -----------------------------------------------------------------------------------------


def play_deal(deal: Deal) -> RoundPlayed:
    """A game for each version. Runs in a worker."""
    return tuple(_play(deal, seats) for seats in deal.games)


def _play(deal: Deal, seats: tuple[Seated, ...]) -> Played:
    programs = {seated.build.mark: running(CardProgram, seated.build) for seated in seats}
    thoughts, luck = Random(f"{deal.seed}/thoughts"), Random(f"{deal.seed}/luck")
    slowest = [0.0] * len(seats)
    options = msgspec.convert(deal.options, Options)
    state: State[Any] = MonsterCombat().start(options, len(seats), Random(deal.seed))
    for program in programs.values():
        demand_alike(program.begin(deal.options, len(seats), deal.seed), state.text(), program.name)

    def choose(state: State[Any], seat: Seat) -> Any:
        begin, seated = time.monotonic(), seats[seat]
        text = programs[seated.build.mark].choose(seat, seated.bot, seated.limit, thoughts.getrandbits(62))
        slowest[seat] = max(slowest[seat], time.monotonic() - begin)
        return state.read(seat, text)

    decisions = 0
    for decision in islice(drive(state, choose, luck, events=False), CAP):
        text = state.write(decision.seat, decision.action)
        state, decisions = decision.step.state, decisions + 1
        for program in programs.values():
            demand_alike(program.play(decision.seat, text), state.text(), program.name)
    outcome = state.outcome()
    assert outcome is not None, "every game of Monster Combat ends"
    return Played(tuple(map(_contestant, seats)), outcome.scores, outcome.reason, decisions, tuple(slowest))


def demand_alike(theirs: str, ours: str, name: str) -> None:
    """Raises ProgramFailed if a version has come to another state than we have."""
    one, other = (dict(word.split("=", 1) for word in text.split() if "=" in word) for text in (theirs, ours))
    for word in sorted(_ALIKE):
        if one.get(word) != other.get(word):
            raise ProgramFailed(
                f"{name} plays Monster Combat by other rules, so the two cannot be compared: it has "
                f"{word}={one.get(word)} where this folder has {word}={other.get(word)}"
            )


def _contestant(seated: Seated) -> Contestant:
    return Contestant(f"{seated.role}-{seated.bot}", seated.limit.seconds, seated.limit.nodes)
