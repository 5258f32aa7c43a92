"""A browser for the browser tests is found, or installed where there is none; nothing is really installed here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scripts import browser


class Machine:
    """A machine without a browser, until one of the commands brings it."""

    def __init__(self, folder: Path, brings: str) -> None:
        self.own = folder / "own" / "chrome"
        self.playwright: Any = SimpleNamespace(chromium=SimpleNamespace(executable_path=str(self.own)))
        self.brings = brings
        self.ran: list[str] = []

    def run(self, command: Sequence[str]) -> None:
        self.ran.append(" ".join(command))
        if self.brings and self.brings in self.ran[-1]:
            self.own.parent.mkdir()
            self.own.touch()


def machine(monkeypatch: pytest.MonkeyPatch, folder: Path, brings: str = "", *, root: bool = True) -> Machine:
    made = Machine(folder, brings)
    apt = folder / "bin" / "apt-get"
    apt.parent.mkdir()
    apt.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(apt.parent))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000, raising=False)
    monkeypatch.setattr(browser, "_run", made.run)
    monkeypatch.setattr(browser, "_LOCK", folder / "cache" / "lock")
    return made


@pytest.mark.parametrize(
    ("brings", "root", "commands"),
    [
        ("install -y", True, 2),
        ("--with-deps", True, 3),
        ("install chromium", True, 4),
        ("install chromium", False, 1),
    ],
)
def test_one_way_after_the_other_until_there_is_a_browser(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, brings: str, root: bool, commands: int
) -> None:
    made = machine(monkeypatch, tmp_path, brings, root=root)
    assert browser.find(made.playwright) == str(made.own)
    assert len(made.ran) == commands, made.ran
    assert browser.find(made.playwright) == str(made.own)
    assert len(made.ran) == commands, "what is there is not installed again"


def test_where_none_can_be_had_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = machine(monkeypatch, tmp_path)
    with pytest.raises(browser.NoBrowser, match="apt-get install chromium"):
        browser.find(made.playwright)
    assert len(made.ran) == 4


def test_whoever_names_a_browser_gets_that_one_or_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = machine(monkeypatch, tmp_path, "install -y")
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    with pytest.raises(browser.NoBrowser):
        browser.find(made.playwright)
    assert made.ran == []


def test_a_command_that_is_not_there_is_no_fault(capfd: pytest.CaptureFixture[str]) -> None:
    browser._run(("no-such-command-anywhere",))
    assert "no-such-command-anywhere" in capfd.readouterr().err
