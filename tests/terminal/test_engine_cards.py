"""Monster Combat in the engine's protocol."""

from __future__ import annotations

import pytest

from behemoth.games import find_game, rng_for
from behemoth.monstercombat import MonsterCombat, Options
from tests.engine.needs import needs_engine
from tests.terminal.conversation import THINKERS, Conversation

CARDS = ("uci", "setoption name UCI_Variant value monster-combat", "setoption name Seats value 3")


@pytest.fixture(params=THINKERS)
def talk(request: pytest.FixtureRequest) -> Conversation:
    made = Conversation(request.param)
    made.ask(*CARDS)
    return made


def shown(talk: Conversation, word: str) -> str:
    (line,) = [line for line in talk.ask("show") if line.startswith(f"{word} ")]
    return line.partition(" ")[2]


def test_the_start_is_that_of_a_record(talk: Conversation) -> None:
    talk.ask("setoption name Seed value abc", "position startpos")
    assert shown(talk, "line") == MonsterCombat().start(Options(), 3, rng_for("abc", -1)).text()


def test_a_whole_game(talk: Conversation) -> None:
    """Every best move is legal, and what chance decides is the same each time."""
    state = MonsterCombat().start(Options(), 3, rng_for("1", -1))
    moves: list[str] = []
    while state.to_act():
        said = talk.ask(f"position startpos moves {' '.join(moves)}".removesuffix(" moves "), "go nodes 60")
        word, best = said[-1].split()
        assert word == "bestmove"
        (seat,) = state.to_act()
        state = state.play(seat, state.read(seat, best), rng_for("1", len(moves))).state  # type: ignore[assignment]
        moves.append(best)
        assert len(moves) < 400
    talk.ask(f"position startpos moves {' '.join(moves)}")
    assert shown(talk, "line") == state.text()
    assert talk.ask("go nodes 60") == ["bestmove (none)"]


def test_a_state_of_ones_own(talk: Conversation) -> None:
    state = find_game("monster-combat").start(Options(variant="coop"), 2, rng_for("x", -1))
    talk.ask(f"position fen {state.text()}")
    assert shown(talk, "line") == state.text()
    assert talk.ask("go movetime 100")[-1].startswith("bestmove ")
    (refused,) = talk.ask("position fen moon")
    assert refused.startswith("info string error ")
    assert shown(talk, "line") == state.text()


def test_nothing_to_count(talk: Conversation) -> None:
    for line in ("go perft 2", "position scheme basic-16"):
        (said,) = talk.ask(line)
        assert said.startswith("info string error ")


def test_stopping(talk: Conversation) -> None:
    talk.ask("position startpos")
    talk.talk.hear("go infinite")
    talk.talk.hear("stop")
    assert talk.said[-1].startswith("bestmove ")


@needs_engine("cards")
def test_more_lines_and_more_steps() -> None:
    talk = Conversation("engine")
    said = talk.ask(*CARDS, "setoption name MultiPV value 2", "position startpos", "go depth 3")
    lines = [line.split() for line in said if line.startswith("info ")]
    if not lines:  # nothing to choose
        return
    assert [line[line.index("multipv") + 1] for line in lines] == ["1", "2"] * 3
    assert all(0 <= int(line[line.index("cp") + 1]) <= 100 for line in lines)
    nodes = [int(line[line.index("nodes") + 1]) for line in lines]
    assert nodes == sorted(nodes)
    again = Conversation("engine").ask(*CARDS, "setoption name MultiPV value 2", "position startpos", "go depth 3")
    assert again[-1] == said[-1], "the same each time"


def test_another_game_begins_at_its_start(talk: Conversation) -> None:
    talk.ask("setoption name UCI_Variant value tank-chess")
    assert shown(talk, "turn") == "white"
    (said,) = talk.ask("setoption name UCI_Variant value chess")
    assert said.startswith("info string error ")
