"""``behemoth combat``: newcomers are asked, bots play along, wrong words are refused."""

from __future__ import annotations

import io
import re

import pytest
import typer

from behemoth.terminal import app as command_line
from behemoth.terminal import combat
from tests.terminal.quick_bots import quick_bots

__all__ = ["quick_bots"]

WIPED = "-" * 60


# --- with bots ------------------------------------------------------------------------------------------


#: Whatever is asked, one of these answers it; the others are refused and change nothing.
ANSWERS = ["shield", "take", "sword", "life", "lightning", "discard:shield", "discard:sword", "pass", "discard:life"]


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("people", [("Kim",), ("Kim", "Alex")])
@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_bots_play_along_and_nobody_sees_their_hands(
    people: tuple[str, ...], variant: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["combat", "--variant", variant, "--seed", "5", "--bot", "level-2", "--bot", "greedy"]
    for name in people:
        words += ["--player", name]
    assert _run(words, monkeypatch, "".join(f"{line}\n" for line in ANSWERS * 12)) == 0
    told = capsys.readouterr().out
    assert "Wanda plays" in told
    assert "Magpie plays" in told
    for screen in told.split(WIPED):
        owners = set(re.findall(r"^(\w+), (?:play|you|\w+ attacks|a monster)", screen, re.MULTILINE))
        assert owners <= {*people}, "a bot is not asked on the screen"
        assert len(owners) <= 1
        assert set(re.findall(r"^(\w+) draws: ", screen, re.MULTILINE)) <= owners
        assert "Your hand:" not in screen or owners
    if len(people) == 1:
        assert WIPED not in told, "there is nobody to hide from"
    assert not re.search(r"(Wanda|Magpie)[^\n]*press Enter|device to (Wanda|Magpie)", told)


@pytest.mark.usefixtures("quick_bots")
def test_a_hint_knows_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["combat", "--variant", "versus", "--seed", "5", "--player", "Kim", "--bot", "greedy"]
    assert _run([*words, "--lang", "de"], monkeypatch, "tipp\n") == 0
    told = capsys.readouterr().out
    advised = re.search(r"^Kim> tipp\n(\S+): \S", told, re.MULTILINE)
    assert advised
    possible = re.findall(r"^Du kannst: (.*)$", told, re.MULTILINE)
    assert advised[1] in possible[-1].split(", ")


# --- the command line --------------------------------------------------------------------------------


def _run(words: list[str], monkeypatch: pytest.MonkeyPatch, lines: str = "") -> int:
    app = typer.Typer(cls=command_line.CommandGroup, add_completion=False, rich_markup_mode=None)
    app.callback()(command_line._open)
    combat.register(app)
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    with pytest.raises(SystemExit) as ended:
        app(words)
    return int(ended.value.code or 0)


@pytest.mark.parametrize(
    "words",
    [
        ["combat", "--variant", "coop", "--player", "Kim"],
        ["combat", "--load", "/nowhere/at/all"],
        ["combat", "--load", "/nowhere/at/all", "--bot", "greedy"],
        ["combat", "--variant", "coop", "--player", "Kim", "--bot", "nobody"],
        ["combat", "--variant", "coop", "--player", "Kim", "--bot", "greedy", "--clock", "soon"],
    ],
)
def test_a_wrong_command_line_ends_with_one_sentence(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ("en", "de"):
        assert _run([*words, "--lang", language], monkeypatch) == 2
        told = capsys.readouterr().err
        assert told.strip()
        assert told.count("\n") == 1
        assert "Traceback" not in told


def test_newcomers_are_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["combat"], monkeypatch, "3\n2\nKim\nKim, Alex\n\nhelp\n") == 0
    text = capsys.readouterr().out
    assert "neither 1 nor 2" in text
    assert "It takes two to seven players; these are 1." in text
    assert "Monster 1, the slime" in text
    assert "2 hits on the monster" in text
