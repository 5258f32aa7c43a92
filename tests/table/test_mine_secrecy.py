"""No byte tells where the enemy's remote mines lie (TC12.12): matches that differ in nothing else sound alike."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import InlineWorkers
from behemoth.bots.workers import job_for
from behemoth.games import PUBLIC, SecretView
from behemoth.table import MatchRunner, NoClock, Setup, fold, past_viewers
from behemoth.table import messages as msg
from behemoth.table.entries import SatDown
from behemoth.table.setup import SeatPlan, hash_of
from behemoth.tankchess import Rules, position_text, read_scheme
from tests.table.stage import NOON, ManualTime, NotingConnection, run, settle
from tests.table.stage_store import StageStore

TOKENS = ("token-of-white-player", "token-of-black-player")
BOARD = """name: test
title en: test
official: no
symmetry: asymmetric

   A B C D E F G H
 8 c # . . . . . .
 7 # # . m . . . .
 6 . . . . . . . .
 5 # # # . # # # #
 4 . . . . . . . .
 3 . . . . . . . .
 2 L . . . . R # #
 1 . . . . . . # C
"""
#: White's mines, and two ways to lay Black's: in the second one White's light tank drives onto one.
WHITE = ("!D4", "!D6")
BLACKS = (("!C3", "!E4"), ("!A3", "!H6"))
#: What follows: both sides in turn. Black never stands on D4 or D6, and detonates nothing.
MOVES = ("A2>A3N", "D7>E7E", "F2>F3N", "E7>F7E", "A3>A4N", "F7>G7E")
QUESTIONS = (
    "ends A2", "ends A3", "ends D7", "ends F2", "threats white", "threats black", "lines F2", "falls", "check",
    "why A2 D7", "coach A2", "coach A3", "coach D7", "nonsense",
)  # fmt: skip
WRONG = ("!D9", "A2>A9N", "A2>A3N!(C3)", "A3>A4N!(A3)", "A3>A4N!(A4)", "D7>D6S", "C3", "!(C3)", "A2>A3N(D7)", "off")


async def heard_in(black: tuple[str, ...], language: str) -> tuple[dict[Any, list[bytes]], list[Any]]:
    """Everything that White, Black and a spectator are sent where Black lays these mines; and the states."""
    position = position_text(read_scheme(BOARD).position(Rules(remote_mines=2)))
    setup = Setup(
        id="m", game="tank-chess", rules_version=1, options={"position": position}, seats=(SeatPlan(),) * 2,
        clock=NoClock(), seed="same", created=NOON, coach=True,
    )  # fmt: skip
    seated = [
        SatDown(at=NOON, seat=seat, name=f"P{seat}", token_hash=hash_of(token)) for seat, token in enumerate(TOKENS)
    ]
    store, time_source = StageStore(), ManualTime()
    await store.create(setup, seated)
    runner = MatchRunner(fold(setup, seated), store, time_source, InlineWorkers())
    runner.start()
    viewers: dict[Any, NotingConnection] = {}
    for viewer, tokens in ((0, TOKENS[:1]), (1, TOKENS[1:]), (PUBLIC, ())):
        viewers[viewer] = NotingConnection()
        hello = msg.Hello(id="h", protocol=1, match="m", tokens=tokens, language=language)
        runner.enter(viewers[viewer], hello)
        await settle()
    states = [runner.match.state]
    placed = [(seat, mine) for pair in zip(WHITE, black, strict=True) for seat, mine in enumerate(pair)]
    moves = [(number % 2, move) for number, move in enumerate(MOVES)]
    for seat, action in (*placed, *moves):
        await ask_everything(runner, viewers)
        runner.say(viewers[seat], msg.Act(id=f"a{action}", seat=seat, turn=runner.match.turn, action=action))
        await settle()
        await time_source.passes(1_000)
        states.append(runner.match.state)
    late = NotingConnection()  # somebody who comes late hears the whole log
    runner.enter(late, msg.Hello(id="late", protocol=1, match="m", tokens=(TOKENS[0],), language=language))
    await settle()
    assert len(runner.match.actions) == len(placed) + len(moves), "an action of the story was refused"
    await runner.close()
    return {**{viewer: one.data for viewer, one in viewers.items()}, "late": late.data}, states


async def ask_everything(runner: MatchRunner, viewers: dict[Any, NotingConnection]) -> None:
    """White and a spectator ask about everything, and White tries what cannot be done."""
    for viewer, seat in ((0, 0), (PUBLIC, None)):
        for number, about in enumerate(QUESTIONS):
            runner.say(viewers[viewer], msg.Ask(id=f"q{number}", about=about, seat=seat))
            await settle()
    for number, action in enumerate(WRONG):
        if 0 not in runner.match.to_act or not action.startswith("A2>A3N("):
            turn = runner.match.turn
            runner.say(viewers[0], msg.Act(id=f"w{turn}.{number}", seat=0, turn=turn, action=action))
            await settle()


@pytest.mark.rule("TC12.10", "TC12.12")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_enemy_s_mines_make_no_difference_to_anybody_else(language: str) -> None:
    async def story() -> None:
        (first, states), (second, others) = [await heard_in(black, language) for black in BLACKS]
        for viewer in (0, PUBLIC, "late"):
            assert first[viewer] == second[viewer]
        assert first[1] != second[1], "Black knows where they are"
        assert len(first[0]) > 100, "too few messages: the test tests nothing"
        for state, other in zip(states, others, strict=True):
            for viewer in (0, PUBLIC):
                assert msgspec.json.encode(state.view(viewer)) == msgspec.json.encode(other.view(viewer))
            assert len(state.actions(0)) == len(other.actions(0))
            assert state.positions() == other.positions(), "by these the table tells positions apart"
            if 0 in state.to_act():  # all that a bot or a hint gets to know
                assert job_for("tank-chess", "greedy", state, 0, Random(1)) == job_for(
                    "tank-chess", "greedy", other, 0, Random(1)
                )
            with pytest.raises(SecretView):
                state.view("everything")

    run(story())


@pytest.mark.rule("TC12.12")
def test_no_message_names_a_square_of_a_mine_before_it_goes_off() -> None:
    async def story() -> None:
        heard, _ = await heard_in(BLACKS[0], "en")
        for data in heard[0]:
            text = data.decode()
            placed = re.findall(r'"event":"Placed","seat":1,"square":"(\w*)"', text)
            assert set(placed) <= {""}
            assert "!C3" not in re.sub(r'"id":"[^"]*"|"text":"[^"]*"', "", text)
            assert "!E4" not in text

    run(story())


@pytest.mark.rule("TC12.12")
def test_moves_are_read_by_everybody_and_looking_back_is_for_each_seat() -> None:
    async def story() -> None:
        heard, _ = await heard_in(BLACKS[0], "en")
        lines = [line for data in heard["late"] for line in msgspec.json.decode(data).get("log", ())]
        written = {line["action"]: line["seat"] for line in lines if line.get("action")}
        assert {move.rstrip("+-"): seat for move, seat in written.items()} == {
            **dict.fromkeys(WHITE, 0), **{move: number % 2 for number, move in enumerate(MOVES)},
        }  # fmt: skip

    run(story())
    position = position_text(read_scheme(BOARD).position(Rules(remote_mines=2)))
    setup = Setup(
        id="m", game="tank-chess", rules_version=1, options={"position": position}, seats=(SeatPlan(),) * 2,
        clock=NoClock(), seed="same", created=NOON,
    )  # fmt: skip
    seated = [SatDown(at=NOON, seat=seat, name="", token_hash=hash_of(token)) for seat, token in enumerate(TOKENS)]
    match = fold(setup, seated)
    assert match.secrets
    assert past_viewers(match, (TOKENS[1],)) == (1,)
    assert past_viewers(match, ()) == (PUBLIC,)
    open_game = fold(msgspec.structs.replace(setup, options={}), seated)
    assert not open_game.secrets, "without mines nothing is hidden, and everybody is sent the same"
    assert past_viewers(open_game, (TOKENS[1],)) == (PUBLIC,)
