"""Looking back: the moments there are, and as whom they are seen."""

from __future__ import annotations

from random import Random

from behemoth.games import PUBLIC
from behemoth.table import Match, NoClock, fold, past_versions, past_viewers
from behemoth.table.entries import Acted, Offered, SatDown, TookBack
from behemoth.table.setup import hash_of
from tests.table.build import setup_for
from tests.table.stage import NOON

TOKENS = ("token-of-the-first-seat", "token-of-the-second-seat")


def seated(game: str) -> Match:
    sat = [SatDown(at=NOON, seat=seat, name="", token_hash=hash_of(token)) for seat, token in enumerate(TOKENS)]
    return fold(setup_for(game, 2, NoClock(), "online"), sat)


def act(match: Match) -> Match:
    seat = match.to_act[0]
    action = match.state.write(seat, match.state.actions(seat).sample(Random(1)))
    return match.apply(Acted(at=NOON, seat=seat, action=action))


def test_there_is_a_moment_at_the_start_and_after_each_action_that_holds() -> None:
    match = seated("tank-chess")
    assert past_versions(match) == (0,)
    match = act(act(match)).apply(Offered(at=NOON, kind="draw", seat=0))
    match = act(match)
    assert past_versions(match) == (0, 3, 4, 6)
    taken_back = match.apply(TookBack(at=NOON, to_index=1))
    assert past_versions(taken_back) == (0, 3)
    assert past_versions(act(taken_back)) == (0, 3, 8)


def test_whoever_hides_nothing_shows_it_to_everybody() -> None:
    open_game, cards = seated("tank-chess"), seated("monster-combat")
    assert past_viewers(open_game, TOKENS) == past_viewers(open_game, ()) == (PUBLIC,)
    assert past_viewers(cards, ()) == past_viewers(cards, ("a-token-of-nobody-here",)) == (PUBLIC,)
    assert past_viewers(cards, TOKENS[1:]) == (1,)
    assert past_viewers(cards, TOKENS) == (0, 1)
