"""Is this version stronger than another one? ``python -m bench sprt --base REF`` plays until the answer is sure enough.

Any commit, tag or anchor (``engine-1``, version 0.1) is built beside this folder and plays it: Tank Chess over paired
openings, Monster Combat on the same deals. ``--pairs`` plays a fixed number instead; ``--bar`` plays one of the matches
that the bars of the project are about.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from behemoth.games import GameError
from behemoth.lab import Crew, Share, Test, all_cores, run_test, sprt_sentence
from behemoth.tankchess import TankChess, TankOptions
from bench.builds import HERE, Build, BuildFailed, find_build
from bench.card_match import GAME as CARDS
from bench.card_match import LEVEL, TABLES, CardMatch
from bench.figures import MatchFigure, here_and_now, write_match
from bench.matches import Match, RoundPlayed, hold, longest
from bench.programs import Limit, ProgramFailed
from bench.tank_match import GAME as TANKS
from bench.tank_match import TankMatch

#: A test that cannot decide goes on for so many rounds.
MOST: Final = 20_000
SECONDS: Final = 0.1
_TEST: Final = Test(elo0=0, elo1=25)


class Bar(msgspec.Struct, frozen=True):
    """A match against an anchor, and what its score must reach."""

    #: Words of this command.
    words: tuple[str, ...]
    least: float
    #: The lower end of the interval must be above this.
    above: float = 0.0

    @property
    def rounds(self) -> int:
        """So many pairs or deals it takes at least."""
        return int(self.words[self.words.index("--pairs") + 1])

    def holds(self, score: Share) -> bool:
        """Whether the bar is reached."""
        return score.value >= self.least and score.low > self.above

    def __str__(self) -> str:
        return f"≥ {self.least:.0%}" + (f", interval above {self.above:.0%}" if self.above else "")


def _tank_bar(least: float, above: float, pairs: int, *schemes: str) -> Bar:
    return Bar(("--seconds", "0.5", "--pairs", str(pairs), "--scheme", *schemes), least, above)


def _card_bar(table: str, least: float, above: float = 0.0) -> Bar:
    return Bar(("--game", CARDS, "--table", table, "--pairs", "2300"), least, above)


BARS: Final[Mapping[str, Bar]] = {
    "basic-16": _tank_bar(0.65, 0.60, 180, "basic-16"),
    "basic-20": _tank_bar(0.60, 0.53, 100, "basic-20"),
    "monster-16": _tank_bar(0.60, 0.53, 100, "monster-16"),
    "other-maps": _tank_bar(0.60, 0.53, 100, "first-steps-10", "expansion-20", "monster-20", "grand-24"),
    "cards-greedy": _card_bar("greedy", 0.41),
    "cards-base": _card_bar("base", 0.27, 0.25),
    "cards-coop": _card_bar("coop", 0.29),
}


def main(words: Sequence[str]) -> int:
    """0 if this version is stronger or the bar is held, 1 if not, 2 if it cannot be played, 130 if somebody stopped."""
    parser = _parser()
    given = parser.parse_args(words)
    if given.bar:
        given = _for_bar(parser, given.bar, words)
    try:
        return _run(given)
    except (BuildFailed, ProgramFailed, GameError) as why:
        print(why, file=sys.stderr)
        return 2


def _for_bar(parser: argparse.ArgumentParser, bar: str, words: Sequence[str]) -> argparse.Namespace:
    """The words with those of a bar. What a bar is about cannot be changed, or another match would be called by it."""
    wanted, given = parser.parse_args(BARS[bar].words), parser.parse_args([*BARS[bar].words, *words])
    free = ("bar", "new", "pairs", "seed", "workers", "alone", "resume", "keep", "record")
    changed = [name for name, value in vars(given).items() if name not in free and value != getattr(wanted, name)]
    if changed:
        parser.error(f"the bar {bar} says what --{changed[0]} is; with it there are --{', --'.join(free[1:])}")
    return given


def _positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    def read(text: str) -> float:
        number = kind(text)
        if not 0 < number < float("inf"):
            raise argparse.ArgumentTypeError(f"{text} is not more than 0")
        return number

    return read


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench sprt", description=__doc__)
    add = parser.add_argument
    add("--base", default="engine-1", help="the other one: a commit, a tag, or engine-1 (the default)")
    add("--new", default=HERE, help="a commit or a tag instead of this folder as it stands")
    add("--bar", choices=BARS, help="one of the matches the bars are about")
    add("--game", choices=(TANKS, CARDS), default=TANKS)
    add("--scheme", nargs="+", default=["basic-16"], help="Tank Chess: maps, played in turn")
    add("--table", choices=TABLES, default="greedy", help="Monster Combat: where the two versions sit")
    add("--level", type=int, choices=range(1, 9), default=LEVEL, help="Monster Combat: which level plays")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--seconds", type=_positive(float), help="Tank Chess: for each move, of both (0.1 if nothing is said)"
    )
    limit.add_argument(
        "--nodes", type=_positive(int), help="so many positions or simulations for each decision instead"
    )
    add(
        "--pairs",
        type=_positive(int),
        default=0,
        help="so many pairs or deals, without stopping when a test is decided",
    )
    add("--elo0", type=float, default=_TEST.elo0, help="not stronger: by so many Elo at most")
    add("--elo1", type=float, default=_TEST.elo1, help="stronger: by so many Elo at least")
    add("--alpha", type=float, default=_TEST.alpha, help="how often “stronger” may be wrong")
    add("--beta", type=float, default=_TEST.beta, help="how often “not stronger” may be wrong")
    add("--seed", default="sprt", help="another seed gives fresh openings or deals")
    add(
        "--workers", type=_positive(int), default=0, help="games at once; as many as there are cores if nothing is said"
    )
    add(
        "--alone",
        action="store_true",
        help="Monster Combat: the other version does not play the deals as well; for a bar, which asks for a share",
    )
    add("--resume", action="store_true", help="go on with the same match where it was interrupted")
    add(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help="where the rounds are kept: in a folder that is taken along, a match of hours goes on on another machine",
    )
    add(
        "--record",
        metavar="NAME",
        help="write the result into bench/strength.json under this name, for docs/strength.md",
    )
    return parser


def _run(given: argparse.Namespace) -> int:
    test = None if given.pairs else Test(given.elo0, given.elo1, given.alpha, given.beta)
    match = _match(given, test)
    crew = Crew(given.workers) if given.workers else all_cores()
    results, finished = hold(match, crew, test, given.pairs or MOST, resume=given.resume, folder=given.keep)
    print(
        f"{match.new.name} against {match.base.name}, {given.game}, {match.limit} for each decision, seed {match.seed}"
    )
    for line in match.told(results):
        print(f"  {line}")
    print(f"  longest thoughts: {longest(results)}")
    verdict, held = _verdict(match, results, test, BARS.get(given.bar or ""))
    print(f"  {verdict}")
    if not finished:
        print("Stopped. The same command with --resume goes on from here.")
        return 130
    if given.record:
        write_match(given.record, _figure(match, results, verdict, held))
        print("Recorded; `make figures` puts it into docs/strength.md.")
    return 0 if held else 1


def _match(given: argparse.Namespace, test: Test | None) -> TankMatch | CardMatch:
    """The match the words mean, with both versions built. Raises BuildFailed, ProgramFailed or GameError."""
    if given.game == CARDS:
        if test is not None and (given.alone or not TABLES[given.table].both):
            raise ProgramFailed(
                f"At the table {given.table!r} only one version is measured here: say how many deals (--pairs)"
            )
        limit = Limit(given.seconds, given.nodes)
        return CardMatch(*_builds(given), given.table, limit, given.seed, given.level, given.alone)
    for scheme in given.scheme:
        if TankChess().start(TankOptions(scheme=scheme)).position.placing:
            raise ProgramFailed(
                f"{scheme} has mines that only one side knows, and an engine is told the whole position"
            )
    limit = Limit(nodes=given.nodes) if given.nodes else Limit(seconds=given.seconds or SECONDS)
    return TankMatch(*_builds(given), tuple(given.scheme), limit, given.seed)


def _builds(given: argparse.Namespace) -> tuple[Build, Build]:
    new, base = find_build(given.new), find_build(given.base)
    if new.mark == base.mark:
        print(f"{new.name} and {base.name} are the same program: only chance can tell them apart.", file=sys.stderr)
    return new, base


def _verdict(match: Match, results: Sequence[RoundPlayed], test: Test | None, bar: Bar | None) -> tuple[str, bool]:
    """What the result means, and whether that is good."""
    if bar is not None:
        score = match.score(results)
        if len(results) < bar.rounds:
            below = "; so far the whole interval lies below it" if score.high < bar.least else ""
            return f"TOO FEW: bar {bar}, after {bar.rounds} at least{below}", False
        held = bar.holds(score)
        return f"{'HELD' if held else 'MISSED'}: bar {bar}", held
    if test is not None:
        tested = run_test(test, match.five(results))
        return sprt_sentence(tested), tested.decision == "stronger"
    return "A fixed number of games: nothing was tested.", True


def _figure(match: TankMatch | CardMatch, results: Sequence[RoundPlayed], verdict: str, held: bool) -> MatchFigure:
    return MatchFigure(
        measured=here_and_now(),
        game=match.about["sprt"],
        new=match.new.name,
        base=match.base.name,
        limit=str(match.limit),
        seed=match.seed,
        told=match.told(results)[-1],
        verdict=verdict,
        rounds=len(results),
        holds=held,
    )
