"""The notes of a release are those of the changelog."""

from __future__ import annotations

import pytest

from scripts.release_notes import CHANGELOG, main, release_notes

TEXT = """# Changelog

## [Unreleased]

### Added
- a door

## [0.2.0] – 2026-11-01

### Fixed
- a lock

## [0.1.0]
"""


def test_a_version_has_what_stands_under_it() -> None:
    assert release_notes(TEXT, "Unreleased") == "### Added\n- a door\n"
    assert release_notes(TEXT, "0.2.0") == "### Fixed\n- a lock\n"
    assert release_notes(TEXT, "0.1.0") == "\n"


def test_a_version_nobody_knows_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=r"Unreleased, 0\.2\.0, 0\.1\.0"):
        release_notes(TEXT, "7.0.0")
    assert main(["7.0.0"]) == 2
    assert "7.0.0" in capsys.readouterr().err


def test_our_own_changelog_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    assert told in CHANGELOG.read_text(encoding="utf-8")
    assert told.startswith("### ")
