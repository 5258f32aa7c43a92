"""A real browser, a real server, and visitors. Each worker of pytest has its own."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from scripts.browser import FLAGS, NoBrowser, find
from tests.browser.running_server import ROOT, RunningServer
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


FAILED = pytest.StashKey[bool]()
#: Where the pages of tests that failed are shown.
SHOTS = ROOT / ".cache" / "browser"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    try:
        path = find(playwright)
    except NoBrowser as none:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(none))
    found = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
    yield found
    found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    found = RunningServer(tmp_path_factory.mktemp("table"))
    yield found
    found.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """Let somebody in; at the end nobody's page may have complained."""
    visitors: list[Visitor] = []

    def let_in(*, at: RunningServer | str = server, **more: Any) -> Visitor:
        visitor = Visitor(browser, at if isinstance(at, str) else at.address, **more)
        visitors.append(visitor)
        return visitor

    yield let_in
    if request.node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        for number, visitor in enumerate(visitors):
            visitor.page.screenshot(path=SHOTS / f"{name}-{number}.png")
    faults = [fault for visitor in visitors for fault in visitor.close()]
    assert not faults, "\n".join(faults)
