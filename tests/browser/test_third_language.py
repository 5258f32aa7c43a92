"""A language the bundle has never heard of: a row and a folder on the server are enough for the page to speak it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.adding.pseudo import CODE, NAME, add_language
from tests.adding.tree import Tree
from tests.browser.conftest import Visit
from tests.browser.running_server import SMALL, RunningServer


@pytest.fixture(scope="module")
def polyglot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of a tree that has learned the made-up language."""
    folder: Path = tmp_path_factory.mktemp("polyglot")
    tree = Tree(folder)
    add_language(tree)
    found = RunningServer(folder / "data", environment=tree.environment())
    yield found
    found.close()


def test_a_browser_that_asks_for_it_gets_it(visit: Visit, polyglot: RunningServer) -> None:
    visitor = visit(at=polyglot, locale=CODE)
    visitor.go("/")
    expect(visitor.page.locator("html")).to_have_attribute("lang", CODE)
    expect(visitor.page.locator("main")).to_contain_text("Tàñk Çhéšš")


def test_it_can_be_chosen_in_the_settings_and_at_the_table(visit: Visit, polyglot: RunningServer) -> None:
    visitor = visit(at=polyglot)
    visitor.go("/settings")
    visitor.page.get_by_text(NAME, exact=True).first.click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", CODE)
    made = polyglot.create("tank-chess", "pr", SMALL)
    visitor.sit(made, "tank-chess", 0)
    expect(visitor.page.locator(".now")).to_contain_text("Ýöüŕ tüŕñ")
