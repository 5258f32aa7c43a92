"""``behemoth hotseat``: any installed game at one device."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.games import read_record, replay
from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import Said, run, run_really

__all__ = ["quick_bots"]
pytestmark = pytest.mark.usefixtures("quick_bots", "example_games")


def sit(game: str, *lines: str, words: tuple[str, ...] = (), lang: str = "en") -> Said:
    return run("--lang", lang, "hotseat", game, *words, typed="".join(f"{line}\n" for line in lines))


def test_two_people_play_connect_four_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "four.game"
    said = sit("connect-four", *"1212121", f"save {file}", "quit", words=("--player", "Ada", "--player", "Bo"))
    assert said.code == 0
    assert "Bo drops a disc into column 2." in said.out
    assert "Ada won: four in a row." in said.out
    assert "Scores: Ada: 1, Bo: 0" in said.out
    *_, last = replay(read_record(file.read_text()))
    assert last.state.outcome() is not None
    again = sit("connect-four", "position", words=("--load", str(file)))
    assert "xxxx|ooo|||||" in again.out


def test_a_column_that_is_full_and_what_cannot_be_read() -> None:
    said = sit("connect-four", *"111111", "1", "9", "nonsense")
    assert "Column 1 is full." in said.out
    assert '"9" is no column' in said.out
    assert '"nonsense" is no column' in said.out
    assert "   2    3    4    5    6    7\n" in said.out, "the numbers are those of the columns"


def test_nobody_sees_the_card_of_the_other() -> None:
    said = sit("kuhn-poker", "", "bet", "", "", "bet", "quit", words=("--seed", "s"))
    first, second = (part for part in said.out.split("-" * 60) if "cards: " in part)
    assert "Player 2 is dealt a card." in first
    assert "Player 1 is dealt a card." in second
    assert "cards: ?" in second
    assert "1  call    2  fold" in second
    assert "The cards are shown" in second


def test_one_person_and_a_bot_with_a_hint_in_german() -> None:
    said = sit("kuhn-poker", "hint", "1", "position", words=("--player", "Ada", "--bot", "random"), lang="de")
    assert "%" in said.out
    assert "Ada setzt einen Chip." in said.out
    assert "Würfel bekommt eine Karte." in said.out
    assert "Gib das Gerät" not in said.out, "there is nobody to hide from"


def test_bots_alone_are_watched() -> None:
    said = sit("connect-four", "quit", words=("--bot", "random", "--bot", "random"))
    assert "Dice" in said.out
    assert "Scores: " in said.out


def test_many_actions_are_listed_in_pages_and_found() -> None:
    said = sit("tank-chess", "list 31", "find C1", "C1>", "2", words=("--option", "scheme=first-steps-10"))
    assert "… and 240 more" in said.out
    assert "  1  C1>" in said.out
    assert "White heavy tank C1" in said.out
    assert sit("tank-chess", "find zzz", words=("--option", "scheme=first-steps-10")).out.count('fits "zzz"') == 1


def test_an_action_comes_before_a_command_of_the_same_name_and_undo_works() -> None:
    said = sit("connect-four", "3", "undo", "redo", "draw", "y", "log", "table")
    assert "Nobody won: the players agreed on a draw." in said.out
    assert said.out.count("Player 1 drops a disc into column 3.") == 3, "played, done again, in the log"


def test_what_was_shown_is_not_taken_back() -> None:
    said = sit("kuhn-poker", "", "pass", "undo", "pass", "", "", "pass", "undo", words=("--seed", "s"))
    assert "That cannot be taken back" in said.out


def test_what_is_hidden_is_not_printed() -> None:
    said = sit("kuhn-poker", "", "position")
    assert "after the end" in said.out


def test_time_runs_out() -> None:
    assert sit("connect-four", "1", words=("--clock", "5+3")).code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nope",), 'There is no game called "nope". Installed are: connect-four, kuhn-poker, monster-combat'),
        (("connect-four", "--bot", "nobody"), 'no bot called "nobody" for this game; there are: random, thinker'),
        (("connect-four", "--player", "A"), "1 seats do not fit this game: it needs 2 to 2."),
        (("connect-four", "--option", "x=1"), 'no option called "x"'),
        (("connect-four", "--load", "f", "--bot", "random"), "--player and --bot are for a new game"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence_with_the_choices(words: tuple[str, ...], sentence: str) -> None:
    said = run("hotseat", *words)
    assert said.code == 2
    assert sentence.split(";")[0][:40] in said.err
    assert len(said.err.splitlines()) == 1


def test_the_real_process_finds_them() -> None:
    said = run_really("hotseat", "connect-four", typed=b"1\nquit\n\n")
    assert "column 1" in said.out
