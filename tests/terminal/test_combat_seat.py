"""Monster Combat at one device: nobody sees another's hand, wrong input changes nothing, leaving is polite."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest

from behemoth.games import find_game, new_record, read_record, replay
from behemoth.monstercombat import CombatState, Options, preset
from behemoth.monstercombat.tables.cards import FACES
from behemoth.table import PerDecision
from behemoth.terminal.asking import Asker
from behemoth.terminal.combat_seat import CombatSeat
from behemoth.terminal.session import Session
from behemoth.terminal.voice import Voice
from tests.terminal.quick_bots import HandTime, quick_bots

__all__ = ["quick_bots"]


WIPED = "-" * 60


def _play(
    monkeypatch: pytest.MonkeyPatch, lines: list[str], options: Options, names: tuple[str, ...], **facts: str
) -> CombatSeat:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    voice = Voice(facts.get("language", "en"), colour=False)
    record = new_record(find_game("monster-combat"), options, len(names), facts.get("seed", "3"), names=names)
    seat = CombatSeat(voice, Asker(voice), Session(record))
    seat.run()
    return seat


def _random_lines(options: Options, seats: int, seed: str) -> list[str]:
    """A whole game as people would type it, with the empty lines of handing over."""
    from behemoth.games import START, rng_for

    rng = Random(seed)
    state = find_game("monster-combat").start(options, seats, rng_for(seed, START))
    lines, holder, index = [""], state.to_act()[0], 0
    while state.to_act():
        (seat,) = state.to_act()
        if seat != holder:
            lines += ["", ""]
            holder = seat
        action = state.actions(seat).sample(rng)
        lines.append(state.write(seat, action))
        state = state.play(seat, action, rng_for(seed, index), events=False).state
        index += 1
    return lines


@pytest.mark.parametrize(("variant", "language"), [("versus", "en"), ("coop", "de")])
def test_a_whole_game_and_nobody_sees_anothers_hand(
    variant: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = preset(variant, "classic")
    names = ("Kim", "Alex", "Robin")
    lines = _random_lines(options, 3, "5")
    seat = _play(monkeypatch, lines, options, names, seed="5", language=language)
    assert seat.state.outcome() is not None
    screens = capsys.readouterr().out.split(WIPED)
    assert len(screens) > 20
    own = "Your hand:" if language == "en" else "Deine Hand:"
    for screen in screens:
        # On one screen at most one hand is shown, and the drawn cards of one player only.
        owners = set(
            re.findall(
                r"^(\w+), (?:play|spiel|you|du|\w+ attacks|\w+ greift|a monster|ein Monster)", screen, re.MULTILINE
            )
        )
        assert len(owners) <= 1
        drawers = set(re.findall(r"^(\w+) (?:draws|zieht): ", screen, re.MULTILINE))
        assert drawers <= owners
        if own in screen:
            assert len(owners) == 1


def test_between_two_players_the_screen_is_empty(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _play(monkeypatch, ["", "pass", "", ""], preset("versus", "classic"), ("Kim", "Alex"))
    screens = capsys.readouterr().out.split(WIPED)
    between = [screen for screen in screens if "Pass the device to" in screen and "Your hand" not in screen]
    words = [face.name for face in FACES]
    assert len(between) == 2
    assert not any(word in screen for screen in between for word in words)


def test_wrong_input_gets_a_sentence_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["", "chess", "shield", "take", "sword>1", "life", "undo", "redo", "load nowhere.txt", "sword sword"]
    seat = _play(monkeypatch, lines, preset("versus", "classic"), ("Kim", "Alex"))
    assert not seat.session.record.entries
    text = capsys.readouterr().out
    assert '"chess" is no card and no action' in text
    assert "A shield only answers an attack" in text
    assert "Traceback" not in text
    assert text.rstrip().endswith("Goodbye.")


def test_undo_is_possible_until_the_screen_is_hidden_and_not_past_a_draw(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options, names = preset("versus", "classic"), ("Kim", "Alex")
    attack = _play(monkeypatch, ["", "sword!", "undo"], options, names)
    assert not attack.session.record.entries, "a sword nobody has answered yet"
    later = _play(monkeypatch, ["", "sword!", "", "", "undo"], options, names)
    assert len(later.session.record.entries) == 1, "the other has seen it"
    drawn = _play(monkeypatch, ["", "pass", "undo", ""], options, names)
    assert len(drawn.session.record.entries) == 1, "a card was drawn"
    assert "cannot be taken back" in capsys.readouterr().out


def test_saved_games_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    _play(monkeypatch, ["", "pass", "", "", f"save {file}"], preset("coop", "classic"), ("Kim", "Alex"))
    record = read_record(file.read_text(encoding="utf-8"))
    *_, last = replay(record)
    assert isinstance(last.state, CombatState)
    assert record.names == ("Kim", "Alex")
    assert len(record.entries) == 1


def test_open_hands_need_no_hiding(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    options = Options(variant="coop", open_hands=True)
    seat = _play(monkeypatch, ["pass", "pass"], options, ("Kim", "Alex"))
    assert len(seat.session.record.entries) == 2
    assert WIPED not in capsys.readouterr().out


@pytest.mark.usefixtures("quick_bots")
def test_time_for_each_decision(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    time = HandTime()
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 3))
    voice = Voice("en", colour=False)
    record = new_record(find_game("monster-combat"), preset("versus", "classic"), 2, "3", names=("Kim", "Magpie"))
    session = Session(record, bots={1: "greedy"}, clock=PerDecision(30), time=time)
    seat = CombatSeat(voice, Asker(voice), session)
    seat.let_bots_play()
    assert seat.question() == "Kim, 0:30> "
    time.pass_by(40)
    before = len(session.record.entries)
    seat.hear("sword")
    assert len(session.record.entries) == before + 1, "the table has decided"
    assert "Your time was up; the table decided for you." in capsys.readouterr().out


def test_leaving_while_the_device_is_first_handed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _play(monkeypatch, [], preset("versus", "classic"), ("Kim", "Alex"))
    assert capsys.readouterr().out.rstrip().endswith("Goodbye.")
