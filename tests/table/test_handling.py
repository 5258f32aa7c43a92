"""Single promises of a match: offers, taking back, more time, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.games import Ending
from behemoth.table import Refusal, Setup, handle, new_match
from behemoth.table import commands as cmd
from behemoth.table import messages as msg
from behemoth.table.clock_setting import Countdown, NoClock, PerDecision
from tests.table.build import setup_for
from tests.table.stage import NOON


def seated(setup: Setup) -> Any:
    match = new_match(setup)
    for seat, player in enumerate(match.players):
        if player.kind == "open":
            match = handle(match, cmd.Sit(seat, f"P{seat}", "h"), NOON).match
    return match


def tanks(clock: Any = None, mode: Any = "online") -> Any:
    return seated(setup_for("tank-chess", 2, clock or NoClock(), mode, scheme="basic-16"))


def move(match: Any, text: str, now: int = NOON) -> Any:
    seat = match.state.to_act()[0]
    return handle(match, msg.Act(id="a", seat=seat, turn=match.turn, action=text), now).match


@pytest.mark.rule("TC4.4")
def test_a_fallen_flag_loses_tank_chess() -> None:
    match = tanks(Countdown(1))
    assert match.state.default(0) is None
    over: Any = handle(match, cmd.Tick(), NOON + 70_000).match
    assert over.outcome.reason == "flag"
    assert over.outcome.scores == (0.0, 1.0)


@pytest.mark.rule("TC4.4")
def test_a_draw_needs_both() -> None:
    match: Any = handle(tanks(), msg.Offer(id="1", seat=0, kind="draw"), NOON).match
    assert not match.over
    assert match.offers[0].waits_for == (1,)
    match = handle(match, msg.Offer(id="2", seat=1, kind="draw", accept=True), NOON).match
    assert match.outcome.reason == Ending.AGREED.value
    assert match.outcome.drawn


def test_moving_declines_a_draw_and_ends_a_takeback() -> None:
    match = move(tanks(), "C3>C4N")
    match = handle(match, msg.Offer(id="1", seat=0, kind="draw"), NOON).match
    match = handle(match, msg.Offer(id="2", seat=0, kind="takeback"), NOON).match
    assert len(match.offers) == 2
    assert move(match, "D14>D13S").offers == ()


def test_a_takeback_goes_back_to_the_asker_s_last_move() -> None:
    match = tanks(Countdown(5))
    first = match.state
    match = move(move(match, "C3>C4N", NOON + 1_000), "D14>D13S", NOON + 3_000)
    match = handle(match, msg.Offer(id="1", seat=0, kind="takeback"), NOON + 4_000).match
    back = handle(match, msg.Offer(id="2", seat=1, kind="takeback", accept=True), NOON + 5_000).match
    assert back.state == first
    assert back.actions == ()
    assert back.turn > match.turn, "an action for the old turn must be stale"
    assert back.clock.left_at(NOON + 5_000) == (297_000, 298_000), "time that was used stays used"


def test_a_refused_offer_is_not_made_again_at_once() -> None:
    match = handle(tanks(), msg.Offer(id="1", seat=0, kind="draw"), NOON).match
    match = handle(match, msg.Offer(id="2", seat=1, kind="draw", accept=False), NOON).match
    with pytest.raises(Refusal):
        handle(match, msg.Offer(id="3", seat=0, kind="draw"), NOON)
    assert handle(move(match, "C3>C4N"), msg.Offer(id="4", seat=0, kind="draw"), NOON).match.offers


def test_nobody_fills_the_log_beside_play() -> None:
    match = tanks(mode="here")
    pause = msg.Offer(id="p", seat=0, kind="pause")
    while match.version < 400:
        match = handle(match, pause, NOON).match
    if not match.paused:
        match = handle(match, pause, NOON).match
    match = handle(match, pause, NOON).match  # who has paused can always go on
    with pytest.raises(Refusal) as caught:
        handle(match, pause, NOON)
    assert caught.value.code == "too-many"
    assert move(match, "C3>C4N").turn == 1


def test_one_device_agrees_with_itself() -> None:
    match = move(tanks(mode="here"), "C3>C4N")
    back = handle(match, msg.Offer(id="1", seat=1, kind="takeback"), NOON).match
    assert back.actions == ()


@pytest.mark.rule("B17", "B26")
def test_cards_are_never_taken_back() -> None:
    match = seated(setup_for("monster-combat", 2, NoClock(), "here"))
    seat = match.state.to_act()[0]
    match = handle(match, msg.Act(id="1", seat=seat, turn=0, action="pass"), NOON).match
    with pytest.raises(Refusal) as caught:
        handle(match, msg.Offer(id="2", seat=seat, kind="takeback"), NOON)
    assert caught.value.key == "refusal-final"


def test_more_time_is_granted_a_few_times() -> None:
    match = seated(setup_for("monster-combat", 2, PerDecision(10), "online"))
    seat = match.state.to_act()[0]
    for number in range(2):
        match = handle(match, msg.MoreTime(id=str(number), seat=seat), NOON).match
    assert match.clock.left[seat] == 30_000
    with pytest.raises(Refusal):
        handle(match, msg.MoreTime(id="x", seat=seat), NOON)


def test_who_abandons_tank_chess_loses_and_who_abandons_a_card_game_is_replaced() -> None:
    gone: Any = handle(tanks(), cmd.Abandon(1), NOON).match
    assert gone.outcome.reason == "abandoned"
    match = seated(setup_for("monster-combat", 3, NoClock(), "online"))
    match = handle(match, cmd.Abandon(1), NOON).match
    assert not match.over
    assert match.players[1].played_by == "bot"
    assert handle(match, msg.Stand(id="1", seat=1), NOON).match.players[1].played_by == "person"


def test_whoever_runs_the_table_ends_a_match_as_a_draw_where_the_game_knows_one() -> None:
    over: Any = handle(tanks(), cmd.End(), NOON).match
    assert over.outcome.scores == (0.5, 0.5)
    with pytest.raises(Refusal) as caught:
        handle(over, cmd.End(), NOON)
    assert caught.value.code == "over"
    waiting: Any = new_match(setup_for("tank-chess", 2, NoClock(), "online", scheme="basic-16"))
    assert handle(waiting, cmd.End(), NOON).match.over
    with pytest.raises(Refusal, match="erased"):
        handle(seated(setup_for("monster-combat", 3, NoClock(), "online")), cmd.End(), NOON)
