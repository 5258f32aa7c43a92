"""Which tests run, and on which store.

``--store postgres`` runs the tests of table and server that keep matches on PostgreSQL instead of memory and SQLite.
``--quick`` is for `make quick` (:mod:`tests.quick`).
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Final

# Tests share the cores already: threads of numpy's would only wait for each other. It reads this once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest

from tests import installed_examples
from tests.chosen_store import NO_POSTGRES, choose, databases, forget_databases, on_postgres
from tests.postgres import find_binaries
from tests.quick import Measurement, quick_ones, slow_tests

#: Whatever uses these keeps matches somewhere.
KEEPERS: Final = ("tests.table.stage", "tests.server.running_server", "tests.server.processes")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="only the tests that matter: some cases, and nothing slow")
    parser.addoption("--measure", action="store_true", help="with --quick: find out anew what is slow")
    parser.addoption("--store", choices=("usual", "postgres"), default="usual", help="where tests keep matches")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait for clocks, sockets and processes."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    choose(config.getoption("--store"))
    if config.getoption("--measure") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Measurement())
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A run in the background ignores Ctrl-C and hands that on to all processes it starts; some tests press it.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def keeps_matches(item: pytest.Item) -> bool:
    """Whether a test has to do with a store, and not with the file of SQLite alone."""
    if item.get_closest_marker("file_store") or not isinstance(item, pytest.Function):
        return False
    return any(getattr(value, "__module__", "") in KEEPERS for value in vars(item.module).values())


@pytest.fixture(autouse=True)
def _no_databases_left() -> Iterator[None]:
    before = databases()  # those of fixtures that several tests share
    yield
    forget_databases(before)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if on_postgres():
        left_out = [item for item in items if not keeps_matches(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if keeps_matches(item)]
        if find_binaries() is None and not os.environ.get("CI"):
            for item in items:
                item.add_marker(pytest.mark.skip(reason=NO_POSTGRES))
    if config.getoption("--quick"):
        slow = frozenset[str]() if config.getoption("--measure") else slow_tests()
        kept = set(quick_ones(items, slow))
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = [item for item in items if item in kept]


@pytest.fixture
def example_games() -> Iterator[tuple[str, ...]]:
    """The games of ``examples/``, installed: here and in every process that the test starts."""
    with installed_examples.on_the_path(installed_examples.installed()):
        yield tuple(installed_examples.PACKAGES)
