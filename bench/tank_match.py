"""Two versions of the engine at Tank Chess: each opening twice with the sides swapped, both with the same limit."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any, Final

import msgspec

from behemoth.games import Seat, State, find_game
from behemoth.lab import Contestant, Duel, Played, Share, drive, duels, random_openings
from behemoth.tankchess import TankOptions
from bench.builds import Build
from bench.matches import RoundPlayed
from bench.programs import Limit, TankProgram, running

GAME: Final = "tank-chess"
#: A game that is longer is drawn.
CAP: Final = 2_000
CAPPED: Final = "cap"


class TankPair(msgspec.Struct, frozen=True):
    """An opening that two versions play twice."""

    start: str
    new: Build
    base: Build
    limit: Limit


class TankMatch(msgspec.Struct, frozen=True):
    """Who plays whom, on which maps in turn, how long for each move, and from which openings."""

    new: Build
    base: Build
    schemes: tuple[str, ...]
    limit: Limit
    seed: str

    @property
    def about(self) -> dict[str, Any]:
        return {
            "sprt": GAME,
            "programs": [self.new.mark, self.base.mark],
            "schemes": self.schemes,
            "limit": self.limit,
            "seed": self.seed,
        }

    @property
    def play(self) -> Callable[[TankPair], RoundPlayed]:
        return play_pair

    def rounds(self) -> Iterator[TankPair]:
        """The same seed gives the same openings."""
        openings = [random_openings(TankOptions(scheme=scheme), self.seed) for scheme in self.schemes]
        for state in chain.from_iterable(zip(*openings, strict=True)):
            yield TankPair(state.text(), self.new, self.base, self.limit)

    def five(self, results: Sequence[RoundPlayed]) -> tuple[int, int, int, int, int]:
        return self.duel(results).pairs

    def score(self, results: Sequence[RoundPlayed]) -> Share:
        return self.duel(results).score

    def told(self, results: Sequence[RoundPlayed]) -> list[str]:
        several = self.schemes if len(self.schemes) > 1 else ()
        parts = [(scheme, results[place :: len(several)]) for place, scheme in enumerate(several)]
        return [_row(name, self.duel(part)) for name, part in (*parts, (" + ".join(self.schemes), results))]

    def duel(self, results: Sequence[RoundPlayed]) -> Duel:
        """How these pairs stand for the new one."""
        return duels(results, [_roles(self.limit)])[0]


def _row(name: str, duel: Duel) -> str:
    record = f"+{duel.wins} ={duel.draws} −{duel.losses}, {'/'.join(map(str, duel.pairs))}"
    return f"{name}: {duel.score}, Elo {duel.elo}, {sum(duel.pairs)} pairs ({record})"


def _roles(limit: Limit) -> tuple[Contestant, Contestant]:
    """How the two are called in results: not by their names, which a commit changes that changes nothing in them."""
    return Contestant("new", limit.seconds, limit.nodes), Contestant("base", limit.seconds, limit.nodes)


# --- playing -----------------------------------------------------------------------------------------


def play_pair(pair: TankPair) -> RoundPlayed:
    """Both games. Runs in a worker."""
    programs = [running(TankProgram, build, place) for place, build in enumerate((pair.new, pair.base))]
    return _play(pair, programs, 0), _play(pair, programs, 1)


def _play(pair: TankPair, programs: Sequence[TankProgram], white: int) -> Played:
    """One game, in which the version at this place has White."""
    order = (white, 1 - white)
    slowest = [0.0, 0.0]
    for program in programs:
        program.begin()

    def choose(state: State[Any], seat: Seat) -> Any:
        begin = time.monotonic()
        text = programs[order[seat]].choose(state.text(), pair.limit)
        slowest[seat] = max(slowest[seat], time.monotonic() - begin)
        return state.read(seat, text)

    state, decisions = find_game(GAME).parse(pair.start), 0
    for decision in islice(drive(state, choose, Random(0), events=False), CAP):
        state, decisions = decision.step.state, decisions + 1
    outcome = state.outcome()
    scores, reason = (outcome.scores, outcome.reason) if outcome else ((0.5, 0.5), CAPPED)
    seats = tuple(_roles(pair.limit)[place] for place in order)
    return Played(seats, scores, reason, decisions, tuple(slowest))
