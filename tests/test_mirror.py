"""Tests mirror the source: a module has a test file of its own name, or stands in the list with what tests it."""

from __future__ import annotations

from scripts import mirror


def test_a_module_without_a_test_of_its_name_is_listed() -> None:
    assert sorted(mirror.listed()) == sorted(mirror.without_mirror()), (
        "write a test file of the module's own name, or list it: python scripts/mirror.py"
    )


def test_what_the_list_names_is_there() -> None:
    for module, reason in mirror.listed().items():
        way = reason.removeprefix("by way of ")
        known = way.startswith("its ") or (mirror.TESTS / way).is_file() or (mirror.SOURCE / way).is_file()
        assert known, f"{module}: {reason}; run: python scripts/mirror.py"


def test_a_module_and_its_mirror() -> None:
    assert mirror.mirror_of("table/clock.py") == mirror.TESTS / "table" / "test_clock.py"
    assert "table/clock.py" not in mirror.without_mirror()


def test_what_is_used_through_a_door_is_found() -> None:
    assert mirror._defining("games/__init__.py", "Outcome") == "games/outcome.py"
