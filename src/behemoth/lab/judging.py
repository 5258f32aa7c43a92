"""Judging a map on all cores: the trial, and for an unfair one the search for what would mend it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from behemoth.lab.balancing import balance_games, extras, mends, suggestion_of, wants_balance
from behemoth.lab.batches import share_out
from behemoth.lab.contestants import Contestant
from behemoth.lab.crew import ALONE, Crew
from behemoth.lab.journal import Journal, Part, open_journal
from behemoth.lab.judgement import Judgement, judge, position_line, white_share
from behemoth.lab.trials import Pair, play_pair, trial_pairs
from behemoth.tankchess import Position

#: Told after each pair: the games so far and in all of this trial, and how it stands.
OnPair = Callable[[int, int, Callable[[], Judgement]], None]


def _silence(done: int, of: int, standing: Callable[[], Judgement]) -> None:
    """Nobody listens."""


def judge_map(
    position: Position,
    bot: Contestant,
    games: int,
    seed: str,
    *,
    crew: Crew = ALONE,
    journal: Path | None = None,
    balance: bool = True,
    on_pair: OnPair = _silence,
) -> Judgement:
    """Play the games, or until somebody presses Ctrl-C, and say what they mean. Raises InvalidOptions."""
    about = {"judge": position_line(position), "bot": bot, "seed": seed}
    with open_journal(journal, about) as kept:
        trial = _Trial(bot, crew, kept, on_pair)
        pairs, finished = trial.play(position, games, seed)
        found = judge(position, pairs, seed, finished)
        return _balanced(found, position, trial) if balance and wants_balance(found) else found


class _Trial(msgspec.Struct, frozen=True):
    """How games are played for a judgement."""

    bot: Contestant
    crew: Crew
    journal: Journal | None
    on_pair: OnPair

    def play(self, position: Position, games: int, seed: str) -> tuple[list[Pair], bool]:
        """The pairs that were played, and whether these are all. In a journal each position is a part of its own."""
        pairs: list[Pair] = []
        of = (games + 1) // 2
        kept: Part[Pair] | None = (
            None if self.journal is None else self.journal.part(f"{seed} {position_line(position)}", Pair)
        )
        items = trial_pairs(position, self.bot, games, seed)
        with closing(share_out(play_pair, items, self.crew, count=of, kept=kept)) as playing:
            try:
                for pair in playing:
                    pairs.append(pair)
                    self.on_pair(2 * len(pairs), 2 * of, lambda: judge(position, pairs, seed, False))
            except KeyboardInterrupt:
                return pairs, False
        return pairs, True


def _balanced(found: Judgement, position: Position, trial: _Trial) -> Judgement:
    """The same with the first suggestion that games bear out."""
    games, tried = balance_games(found), 0
    for extra in extras(position, found.white):
        pairs, finished = trial.play(extra.position, games, f"{found.seed}/{extra.piece.kind.code}")
        if not finished:
            break
        tried += 1
        white = white_share(pairs)
        if mends(found.white, white):
            suggestion = suggestion_of(extra, white, 2 * len(pairs))
            return msgspec.structs.replace(found, suggestion=suggestion, tried=tried)
        if (white.value - 0.5) * (found.white.value - 0.5) < 0:  # too much already; what is dearer would be more so
            break
    return msgspec.structs.replace(found, tried=tried)
