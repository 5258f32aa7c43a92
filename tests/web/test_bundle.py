"""The web app: its own tests pass, and the bundle that is shipped is the one its sources make."""

from __future__ import annotations

import filecmp
from pathlib import Path

import pytest

from scripts import web

STATIC = web.ROOT / "src" / "behemoth" / "server" / "static"

#: One worker does all of this, since the packages are installed once.
pytestmark = pytest.mark.xdist_group("web")


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    web.install()


def test_its_own_tests() -> None:
    done = web.npm("test")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_bundle_is_what_the_sources_make(tmp_path: Path) -> None:
    web.build(tmp_path)
    made = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    shipped = {path.relative_to(STATIC) for path in STATIC.rglob("*") if path.is_file()}
    assert made == shipped, "the bundle is out of date: make web"
    _, unlike, strange = filecmp.cmpfiles(tmp_path, STATIC, [str(path) for path in made], shallow=False)
    assert not unlike + strange, "the bundle is out of date: make web"
