"""Finding card puzzles: bots play, and where somebody may choose among several cards, games are played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from behemoth.bots import COMBAT_LEVELS, Effort, Simulated, by_instinct, choice_name, simulate
from behemoth.engine import lean
from behemoth.monstercombat import COOP, FACE_OF, VERSUS, CombatState, MonsterCombat, Pass, Play, preset
from behemoth.puzzles.card_puzzle import CardPuzzle, Figure
from behemoth.puzzles.puzzle import HARDEST

#: The tables at which bots play: variant, preset and number of players.
TABLES: Final = ((VERSUS, "classic", 2), (VERSUS, "classic", 3), (VERSUS, "classic", 4), (COOP, "hard", 2))
#: The levels that play: they decide at a glance.
PLAYERS: Final = (3, 4, 5, 6)
#: Fewer choices are no puzzle.
FEWEST: Final = 3
#: The quick look, the proof, and what a test plays to see that the order holds.
LOOK: Final = Effort(2, 16, 1_500)
PROOF: Final = Effort(16, 32, 6_000)
CHECK: Final = Effort(3, 24, 2_500)
#: So far must the best be ahead: as a share of games, and in standard errors.
LEAD: Final = 0.035
ERRORS: Final = 3.0
#: One decision in so many is looked at, so that games are not combed for twins.
EVERY: Final = 4
LONGEST: Final = 400


class CardQuota(NamedTuple):
    """How many are wanted in all, and at most with the same right card and at the same table."""

    total: int = 64
    face: int = 16
    table: int = 24


def make_card_puzzles(seed: int, games: int, quota: CardQuota | None = None) -> Iterator[CardPuzzle]:
    """Puzzles from so many games, as they are found. Raises ImportError where there is no engine."""
    quota = quota or CardQuota()
    made: Counter[str] = Counter()
    for game in range(games):
        if made["total"] >= quota.total:
            return
        table = game % len(TABLES)
        for state, source in _moments(table, f"{seed}.{game}"):
            if made[f"table {table}"] >= quota.table:
                break
            puzzle = examine(state, f"cards-{made['total'] + 1:04}", source)
            if puzzle is None or made[puzzle.themes[0]] >= quota.face:
                continue
            made.update(("total", f"table {table}", puzzle.themes[0]))
            yield puzzle
            break  # one of a game is enough


def _moments(table: int, name: str) -> Iterator[tuple[CombatState, str]]:
    """The decisions of a game that may be worth asking about."""
    variant, rules, seats = TABLES[table]
    rng = Random(f"cards {name}")
    level = rng.choice(PLAYERS)
    state = MonsterCombat().start(preset(variant, rules), seats, rng)
    for decision in range(LONGEST):
        if not state.to_act():
            return
        seat = state.to_act()[0]
        if decision % EVERY == 0 and state.turn.phase == "play" and _choice_count(state) >= FEWEST:
            yield state, f"{variant} {seats} level {level} {name} {decision}"
        action = by_instinct(state, COMBAT_LEVELS[level - 1].strength.sharpness, rng)
        state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]


def _choice_count(state: CombatState) -> int:
    return len({choice_name(action) for action in state.actions(state.to_act()[0])})


def examine(state: CombatState, name: str, source: str) -> CardPuzzle | None:
    """The puzzle, if one choice is ahead beyond doubt."""
    if simulate(state, LOOK, 1).lead < LEAD:
        return None
    found = simulate(state, PROOF, 2)
    if found.lead < LEAD or found.lead < ERRORS * found.lead_error or not holds(state, found.choices[0][0]):
        return None
    seat = state.to_act()[0]
    figures = tuple(Figure(actions, round(wins, 4), round(error, 4)) for actions, wins, error in found.choices)
    best = state.read(seat, figures[0].actions[0])
    return CardPuzzle(
        name, state.options.variant, seat, state.text(), figures, round(found.lead, 4), round(found.lead_error, 4),
        PROOF.batches * PROOF.games, grade_of(state, found), (theme_of(best), state.options.variant), source,
    )  # fmt: skip


def holds(state: CombatState, solution: tuple[str, ...]) -> bool:
    """Whether a short simulation with a fixed seed agrees on the best choice."""
    return simulate(state, CHECK, 3).choices[0][0] == solution


def theme_of(action: object) -> str:
    """The right card, as a theme."""
    if isinstance(action, Play):
        return f"card-{FACE_OF[action.card].name}"
    return "card-pass" if isinstance(action, Pass) else "card-other"


def grade_of(state: CombatState, found: Simulated) -> int:
    """The lowest level that chooses the best at a glance at least every second time."""
    best = choice_name(state.read(state.to_act()[0], found.choices[0][0][0]))
    for level in COMBAT_LEVELS:
        share = sum(part for action, part in lean(state, level.strength.sharpness) if choice_name(action) == best)
        if share >= 0.5:
            return level.number
    return HARDEST
