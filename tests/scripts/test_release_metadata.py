"""The long description can be read outside the repository, and no host is invented."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from scripts.release_metadata import VARIABLE, ReleaseMetadata, outside, site_of

ROOT: Final = Path(__file__).resolve().parents[2]
SITE: Final = "https://example.org/tree/1.0/"
TEXT: Final = (
    "![A board](docs/board.svg) and [`games/`](docs/games.md#top), [here](#here), [there](https://example.com/x) | "
    "[[a]](b)"
)


def _metadata() -> dict[str, Any]:
    metadata: dict[str, Any] = {}
    ReleaseMetadata(str(ROOT), {}).update(metadata)
    return metadata


def test_with_a_place_everything_leads_there() -> None:
    assert outside(TEXT, SITE) == (
        "![A board](https://example.org/tree/1.0/docs/board.svg?raw=true) and "
        "[`games/`](https://example.org/tree/1.0/docs/games.md#top), [here](#here), [there](https://example.com/x) | "
        "[[a]](https://example.org/tree/1.0/b)"
    )


def test_without_one_nothing_leads_nowhere() -> None:
    assert outside(TEXT, "") == "*A board* and `games/`, [here](#here), [there](https://example.com/x) | [a]"


@pytest.mark.parametrize("wrong", ["example.org/", "https://example.org", "ftp://example.org/"])
def test_a_place_that_cannot_be_one_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=VARIABLE):
        site_of(wrong)


def test_our_readme_has_no_relative_link_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    alone = _metadata()
    assert alone["urls"] == {}
    assert "](docs/" not in alone["readme"]["text"]
    assert not re.search(r"!\[", alone["readme"]["text"])
    monkeypatch.setenv(VARIABLE, SITE)
    placed = _metadata()
    assert placed["urls"]["Changelog"] == f"{SITE}CHANGELOG.md"
    pictures = re.findall(rf"!\[[^\]]*\]\({SITE}([^)?]+)\?raw=true\)", placed["readme"]["text"])
    assert len(pictures) >= 5
    assert all((ROOT / picture).is_file() for picture in pictures)
