"""The engine as others' tools meet it: a real process that speaks UCI, with python-chess and by hand."""

from __future__ import annotations

import subprocess
import sys

import chess.engine
import pytest

from behemoth.tankchess import TankChess, TankOptions
from tests.terminal.conversation import THINKERS, Conversation

COMMAND = [sys.executable, "-c", "from behemoth.terminal import main; main()", "engine"]


def test_python_chess_starts_it_and_sets_its_options() -> None:
    with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=60) as engine:
        assert engine.id["name"].startswith("Behemoth ")
        assert engine.options["Threads"].type == "spin"
        assert engine.options["Python"].type == "check"
        assert engine.options["UCI_Variant"].var == ["tank-chess", "monster-combat"]
        engine.configure({"Threads": 2, "Hash": 16, "Python": True, "Scheme": "first-steps-10"})
        engine.ping()
        with pytest.raises(chess.engine.EngineError):
            engine.configure({"Threads": 1000})


def test_a_real_process_plays_a_game_against_itself() -> None:
    """Position, go, bestmove, again and again, without waiting in between: as a tool that runs matches does."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    assert process.stdin is not None
    assert process.stdout is not None

    def ask(*lines: str, until: str) -> list[str]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(f"{line}\n" for line in lines))
        process.stdin.flush()
        said = []
        for line in process.stdout:
            said.append(line.strip())
            if line.startswith(until):
                return said
        raise AssertionError(said)

    ask("uci", until="uciok")
    ask("setoption name Scheme value first-steps-10", "ucinewgame", "isready", until="readyok")
    state = TankChess().start(TankOptions(scheme="first-steps-10"))
    moves: list[str] = []
    for _ in range(12):
        if state.outcome() is not None:
            break
        position = "position startpos" + (f" moves {' '.join(moves)}" if moves else "")
        said = ask(position, "go nodes 300 wtime 1000 btime 1000", until="bestmove")
        assert not [line for line in said if "error" in line]
        best = said[-1].split()[1]
        (seat,) = state.to_act()
        state = state._after(state.read(seat, best))
        moves.append(best)
    assert len(moves) > 3
    process.stdin.write("quit\n")
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    process.stdout.close()


@pytest.mark.parametrize("thinker", THINKERS)
@pytest.mark.parametrize(
    "go",
    [
        "depth 1",
        "movetime 30",
        "wtime 1000 btime 900 winc 5 binc 5",
        "nodes 200 ponder",
        "wtime -5",
        "movestogo 3 depth 1",
    ],
)
def test_every_limit_ends(thinker: str, go: str) -> None:
    talk = Conversation(thinker)
    talk.ask("uci", "position scheme first-steps-10")
    said = talk.ask(f"go {go}")
    word, best = said[-1].split()
    assert word == "bestmove"
    state = TankChess().start(TankOptions(scheme="first-steps-10"))
    assert state.read(0, best) in state.actions(0)


def test_nothing_at_all_is_infinite() -> None:
    talk = Conversation("python")
    talk.ask("uci", "position scheme first-steps-10")
    talk.talk.hear("go")
    assert talk.talk._endless
    talk.talk.hear("stop")
    assert talk.said[-1].startswith("bestmove ")


def test_what_uci_has_and_this_engine_does_not_is_passed_over() -> None:
    talk = Conversation("python")
    talk.ask("uci")
    assert talk.ask("debug on", "register later", "ponderhit", "ucinewgame", "isready") == ["readyok"]


def test_the_start_is_a_scheme_that_is_there() -> None:
    talk = Conversation("python")
    talk.ask("uci")
    (said,) = talk.ask("setoption name Scheme value moon")
    assert said.startswith("info string error ")
    assert "16_" in next(line for line in talk.ask("position startpos", "show") if line.startswith("line "))


def test_both_dialects_in_one_conversation() -> None:
    talk = Conversation("python")
    assert talk.ask("uci")[-1] == "uciok"
    assert talk.ask("moon")[0].startswith("info string error ")
    assert talk.ask("behemoth")[-1] == "ok"
    assert talk.ask("moon")[0].startswith("error ")
