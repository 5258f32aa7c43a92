"""Looks for one game for each way a game can end and writes its record: ``python -m tests.monstercombat.golden_games``.

Run it only when the rules version rises; the records are there to notice when a rule changes by accident.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from behemoth.bots import SIMPLE_CARD_BOTS, Observation
from behemoth.games import START, Entry, Event, Record, new_record, rng_for, write_record
from behemoth.monstercombat import COOP, PRESETS, CombatState, MonsterCombat, Options
from behemoth.monstercombat.events import Backfired, Fell

FOLDER: Final = Path(__file__).parent / "golden"


class Wanted(msgspec.Struct, frozen=True):
    """A way to end: options, players, the reason, and what must have happened in the last action."""

    options: Options
    seats: int
    reason: str
    last: Callable[[tuple[Event, ...], CombatState], bool] = lambda events, before: True
    bot: str = "random"


def _killed_by(kind: str) -> Callable[[tuple[Event, ...], CombatState], bool]:
    return lambda events, before: before.attack.kind == kind and not _backfired(events, before)


def _backfired(events: tuple[Event, ...], before: CombatState) -> bool:
    return any(isinstance(event, Backfired) for event in events)


def _several_fell(events: tuple[Event, ...], before: CombatState) -> bool:
    return sum(isinstance(event, Fell) for event in events) > 1


WANTED: Final = {
    "versus-sword": Wanted(Options(), 4, "last-survivor", _killed_by("s")),
    "versus-lightning": Wanted(Options(), 3, "last-survivor", _killed_by("b")),
    "versus-secret-lightning-fells-several": Wanted(
        PRESETS["versus"]["secret-lightning"], 3, "last-survivor", _several_fell
    ),
    "versus-backfire": Wanted(Options(), 2, "last-survivor", _backfired, "careful"),
    "versus-attack-event": Wanted(Options(), 5, "last-survivor", _killed_by("a")),
    "versus-turn-cap-drawn": Wanted(Options(turn_cap=12), 7, "turn-cap"),
    "versus-turn-cap-most-hearts": Wanted(Options(turn_cap=25, turn_cap_v1="most_hearts"), 6, "turn-cap"),
    "coop-won": Wanted(Options(variant=COOP), 3, "monsters-defeated", bot="greedy"),
    "coop-lost": Wanted(Options(variant=COOP), 2, "players-defeated"),
    "coop-hard-lost": Wanted(PRESETS["coop"]["hard"], 4, "players-defeated"),
    "coop-turn-cap": Wanted(Options(variant=COOP, turn_cap=30), 5, "turn-cap", bot="greedy"),
}


def _play(wanted: Wanted, seed: str) -> tuple[Record, CombatState, tuple[Event, ...], CombatState]:
    game = MonsterCombat()
    record = new_record(game, wanted.options, wanted.seats, seed)
    before = state = game.start(wanted.options, wanted.seats, rng_for(seed, START))
    choice, events = rng_for(seed + " choices", 0), tuple[Event, ...]()
    while not state.ending:
        (seat,) = state.to_act()
        action = SIMPLE_CARD_BOTS[wanted.bot].choose(Observation(state, seat), choice)
        step = state.play(seat, action, rng_for(seed, len(record.entries)))
        record = record.add(Entry(state.write(seat, action)))
        before, events = state, step.events
        assert isinstance(step.state, CombatState)
        state = step.state
    return record, state, events, before


def find(name: str) -> Iterator[Record]:
    """Records that end as wanted."""
    wanted = WANTED[name]
    for number in range(3000):
        record, state, events, before = _play(wanted, f"golden/{name}/{number}")
        if state.ending == wanted.reason and wanted.last(events, before):
            yield record


def main() -> None:
    """Write one record for each."""
    FOLDER.mkdir(exist_ok=True)
    for name in WANTED:
        (FOLDER / f"{name}.txt").write_text(write_record(next(find(name))), encoding="utf-8")


if __name__ == "__main__":
    main()
