"""Tests mirror the source: a module has a test file of its own name, or stands in the list with the reason."""

from __future__ import annotations

from scripts import mirror


def test_a_module_without_a_test_of_its_name_is_listed() -> None:
    assert sorted(mirror.listed()) == sorted(mirror.without_mirror()), (
        "write a test file of the module's own name, or list it; then: python scripts/mirror.py"
    )


def test_every_reason_says_something() -> None:
    for module, reason in mirror.listed().items():
        assert len(reason.split()) > 3, f"{module}: why?"


def test_what_the_list_calls_data_holds_no_function() -> None:
    called = [module for module, reason in mirror.listed().items() if reason.startswith(mirror.DATA)]
    assert called
    assert [module for module in called if not mirror.is_data(module)] == []


def test_a_reason_that_names_a_test_names_one_that_is_there() -> None:
    for module, reason in mirror.listed().items():
        for word in reason.replace(",", "").split():
            if word.endswith(".py"):
                assert (mirror.TESTS / word).is_file(), f"{module}: {word}"


def test_a_module_and_its_mirror() -> None:
    assert mirror.mirror_of("table/clock.py") == mirror.TESTS / "table" / "test_clock.py"
    assert "table/clock.py" not in mirror.without_mirror()
    assert mirror.is_data("games/seats.py")
    assert not mirror.is_data("table/clock.py")
