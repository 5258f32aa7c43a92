"""A snapshot and what came after it are the whole match, whatever people did."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import invariant, precondition, rule

from behemoth.games import Event, find_game
from behemoth.table import Match, Memory, fold, handle, new_match, read_snapshot, write_snapshot
from behemoth.table import commands as cmd
from behemoth.table import snapshot as module
from behemoth.table.clock_setting import NoClock
from behemoth.table.entries import Entry
from behemoth.table.views import Audience, MatchViews
from tests.table.build import setup_for
from tests.table.test_match import MatchMachine


def welcomes(match: Match, now: int) -> list[bytes]:
    """What everybody would be told who came now: spectators, each seat, one device with all seats; in each language."""
    seats = range(len(match.players))
    held: list[tuple[int, ...]] = [(), *((seat,) for seat in seats), (*seats,)]
    audiences = [Audience(one, language) for language in ("en", "de") for one in held]
    views = MatchViews(match, frozenset(seats), now, Memory(0))
    return [msgspec.json.encode(views.welcome(audience, message_id="w", seen=0)) for audience in audiences]


def restored(match: Match, body: bytes, log: list[Entry]) -> Match:
    found = read_snapshot(match.setup, body)
    assert found is not None
    for entry in log[found.version :]:
        found = found.apply(entry)
    return found


class SnapshotMachine(MatchMachine):
    """Snapshots are taken at any moment, and everything goes on from them."""

    @rule()
    def take_a_snapshot(self) -> None:
        self.kept = write_snapshot(self.match)
        assert read_snapshot(self.match.setup, self.kept) == self.match

    @precondition(lambda self: hasattr(self, "kept"))
    @rule()
    def go_on_from_the_snapshot(self) -> None:
        self.match = restored(self.match, self.kept, self.log)

    @invariant()
    def a_snapshot_and_its_tail_are_the_match(self) -> None:
        if not hasattr(self, "kept"):
            return
        found = restored(self.match, self.kept, self.log)
        assert found == self.match
        assert welcomes(found, self.now) == welcomes(self.match, self.now)


SnapshotMachine.TestCase.settings = settings(
    max_examples=20,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestSnapshotMachine = SnapshotMachine.TestCase


def played(game: str, seats: int, actions: int, seed: int = 1, **options: str) -> tuple[Match, list[Entry]]:
    """A match of bots alone after so many random actions."""
    match = new_match(setup_for(game, seats, NoClock(), "online", seats, **options))
    log: list[Entry] = []
    rng = Random(seed)
    while len(match.actions) < actions and not match.over:
        seat = match.state.to_act()[0]
        text = match.state.write(seat, match.state.actions(seat).sample(rng))
        change = handle(match, cmd.BotAct(seat, match.turn, text), match.at + 10)
        match = change.match
        log += change.entries
    return match, log


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tank-chess", 2, {"scheme": "monster-16"}),
        ("tank-chess", 2, {"scheme": "basic-16", "repetition": "9", "quiet_moves": "500"}),
        ("monster-combat", 5, {}),
        ("monster-combat", 3, {"variant": "coop"}),
    ],
)
def test_long_matches_up_to_their_end(game: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        match, log = played(game, seats, 400, seed, **options)
        assert read_snapshot(match.setup, write_snapshot(match)) == match
        middle = fold(match.setup, log[: len(log) // 2])
        assert restored(match, write_snapshot(middle), log) == match


def test_every_field_of_a_match_is_kept() -> None:
    """What is told beside the snapshot or by the state is not in it, and marks are all that is kept of a trail."""
    told = {"setup", "game", "outcome", "owing"}
    fields = set(Match.__struct_fields__) - told - {"trail"} | {"marks", "kinds"}
    assert set(module._Body.__struct_fields__) == fields


def test_every_kind_of_event_can_be_read_back() -> None:
    find_game("tank-chess"), find_game("monster-combat")
    kinds = [kind for kind in module._below(Event) if kind.__module__.startswith("behemoth.")]
    assert len(kinds) > 50
    assert all(module._decoder_for(module._place_of(kind)).type is kind for kind in kinds)


@pytest.mark.parametrize("change", ["software", "format", "rules", "event"])
def test_a_snapshot_of_others_is_passed_over(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = played("tank-chess", 2, 5)
    body = write_snapshot(match)
    if change == "software":
        monkeypatch.setattr(module, "__version__", "99.0")
    elif change == "format":
        monkeypatch.setattr(module, "FORMAT", module.FORMAT + 1)
    elif change == "rules":
        monkeypatch.setattr(type(match.game), "rules_version", 2)
    else:
        monkeypatch.setattr(module, "_decoder_for", {}.__getitem__)
    assert read_snapshot(match.setup, body) is None


def test_damaged_bytes_are_passed_over() -> None:
    match, _ = played("monster-combat", 3, 9)
    body = write_snapshot(match)
    rng = Random(4)
    for _ in range(300):
        damaged: Any = bytearray(body)
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
        assert read_snapshot(match.setup, bytes(damaged)) in (None, match)
        assert read_snapshot(match.setup, body[: rng.randrange(len(body))]) is None
