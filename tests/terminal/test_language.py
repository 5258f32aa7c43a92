"""Which language is spoken."""

from __future__ import annotations

from behemoth.terminal.language import choose_language, language_first
from tests.terminal.running import run


def test_language_comes_from_the_surroundings() -> None:
    assert choose_language((), {"BEHEMOTH_LANG": "de", "LC_ALL": "en_GB.UTF-8"}) == "de"
    assert choose_language((), {"LANG": "de_AT.UTF-8"}) == "de"
    assert choose_language((), {"LANG": "fr_FR", "BEHEMOTH_LANG": "xx"}) == "en"
    assert choose_language(("show", "--lang=de"), {}) == "de"
    assert language_first(["show", "--lang", "de", "--flip"]) == ["--lang", "de", "show", "--flip"]
    assert "Weiß" in run("show", LANG="de_DE.UTF-8").out
    assert "Weiß" in run("show", BEHEMOTH_LANG="de", LANG="en_GB").out
