"""A game at one keyboard as a match: people and bots, the way back and forth, clocks in the record."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from behemoth.games import Ending, GameError, new_record, read_record, replay, write_record
from behemoth.table import Countdown, NoClock
from behemoth.table.table_events import OfferDeclined
from behemoth.tankchess import TankChess, TankOptions
from behemoth.terminal import match
from behemoth.terminal.session import Session, load_session
from tests.terminal.quick_bots import HandTime, quick_bots

__all__ = ["quick_bots"]

RECORD = new_record(TankChess(), TankOptions(scheme="first-steps-10"), 2, names=("Ann", "Ben"))


def bots_play(session: Session) -> int:
    count = 0
    while session.bot_turn() is not None:
        count += 1
    return count


def test_every_step_back_and_forth_gives_the_record_that_was() -> None:
    session = Session(RECORD)
    records = [session.record]
    for move in ("C1>C2N", "C10>C9S", "C2>C3N"):
        session.play(move)
        records.append(session.record)
    session.resign()
    records.append(session.record)
    assert session.record.closing is not None
    assert len(session.moments) == 5
    for record in reversed(records[:-1]):
        session.undo()
        assert session.record == record
        assert session.state == [*replay(record)][-1].state
    with pytest.raises(GameError):
        session.undo()
    for record in records[1:]:
        assert session.redo()
        assert session.record == record
    with pytest.raises(GameError):
        session.redo()


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("side", [0, 1])
def test_against_a_bot_undo_takes_back_ones_own_move_and_the_answer(side: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Always the same opening: some are so bad that the bot is glad of a draw.
    monkeypatch.setattr(match, "SystemRandom", lambda: Random(3))
    session = Session(RECORD, bots={1 - side: "greedy"})
    assert session.people == (side,)
    assert bots_play(session) == side
    assert session.asked == side
    before = session.record
    with pytest.raises(GameError):
        session.undo()
    move = session.state.write(side, next(iter(session.state.actions(side))))
    session.play(move)
    assert bots_play(session) == 1
    played = session.record
    session.undo()
    assert session.record == before
    assert session.redo()
    assert session.record == played
    answered = session.agree_on_draw()[-1]
    assert isinstance(answered, OfferDeclined)
    assert answered.why in ("better", "early"), "level at the start, it wants to play"
    session.resign()
    assert session.record.closing is not None
    session.undo()
    assert session.record == played


@pytest.mark.usefixtures("quick_bots")
def test_undo_after_the_bot_has_won_goes_back_to_ones_own_move() -> None:
    line = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTE4N_CLTJ10S.LTA5S_w"
    session = Session(new_record(TankChess(), TankOptions(position=line), 2), bots={1: "greedy"})
    session.play("E4>E5N")
    assert bots_play(session) == 1
    assert session.state.outcome() is not None
    session.undo()
    assert session.asked == 0
    assert not session.record.entries


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("level", ["level-1", "level-4", "level-8"])
def test_bots_of_every_level_sit_down(level: str) -> None:
    session = Session(RECORD, bots={1: level})
    session.play("C1>C2N")
    assert bots_play(session) == 1
    assert [*replay(session.record)][-1].state == session.state


def test_a_clock_is_in_the_record_and_goes_on_with_it(tmp_path: Path) -> None:
    time, file = HandTime(), tmp_path / "game"
    session = Session(RECORD, clock=Countdown(15, 10), time=time)
    time.pass_by(25)
    session.play("C1>C2N")
    time.pass_by(70)
    session.play("C10>C9S")
    assert [entry.clock for entry in session.record.entries] == [885, 840]
    session.save(str(file))
    assert read_record(file.read_text()).clock == "15+10"
    loaded = load_session(str(file), "tank-chess")
    assert isinstance(loaded.clock, Countdown)
    assert loaded.seconds_left(1) == 840
    assert loaded.seconds_left(0) == pytest.approx(885, abs=5)
    assert load_session(str(file), "tank-chess", clock=NoClock()).seconds_left(0) is None
    fresh = Session(Session(RECORD).record, clock=Countdown(5, 0))
    assert fresh.seconds_left(0) == pytest.approx(300, abs=5)


def test_a_late_move_loses_and_so_does_waiting() -> None:
    for seconds in (60.5, 70):
        time = HandTime()
        session = Session(RECORD, clock=Countdown(1, 0), time=time)
        assert not session.tick()
        time.pass_by(seconds)
        events = session.tick() or session.play("C1>C2N")
        assert events
        assert session.record.closing is not None
        assert session.record.closing.ending == Ending.FLAG
        assert session.state.outcome().scores == (0.0, 1.0)  # type: ignore[union-attr]
        session.undo()
        assert session.asked == 0


def test_a_clock_that_others_know_is_no_clock_here() -> None:
    text = write_record(RECORD).replace("\n\n", '\n[Clock "sand"]\n\n', 1)
    assert isinstance(Session(read_record(text)).clock, NoClock)
