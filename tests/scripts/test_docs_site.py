"""The documentation site, as far as it can be checked without building it; `make docs` builds all of it."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path

import pytest

from scripts import docs_reference, docs_site


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    docs_site.stage(folder)
    return folder


def test_every_page_of_the_project_is_there(pages: Path) -> None:
    for document in docs_site.documents():
        assert (pages / docs_site.OUTSIDE.get(document.as_posix(), document)).is_file()


def test_every_page_stands_in_the_contents(pages: Path) -> None:
    contents = (pages / "index.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^(?:docs|reference)/\S+$", contents, re.MULTILINE))
    written = [*pages.glob("docs/**/*.md"), *pages.glob("reference/*.rst")]
    assert listed == {path.relative_to(pages).as_posix().rpartition(".")[0] for path in written}


def test_no_link_leaves_the_site(pages: Path) -> None:
    for path in pages.rglob("*.md"):
        if path.is_relative_to(pages / "files"):
            continue
        text = docs_site._CODE.sub("", path.read_text(encoding="utf-8"))
        for link in docs_site._LINK.findall(text):
            if "://" not in link and not link.startswith("#"):
                target = (path.parent / link.partition("#")[0]).resolve()
                assert target.is_file(), f"{path.name}: {link}"
                assert target.is_relative_to(pages), f"{path.name}: {link}"


def test_both_rule_books_are_there_in_both_languages() -> None:
    for game in ("tank-chess", "monster-combat"):
        for language in ("en", "de"):
            assert f"docs/rules/{game}.{language}" in docs_site.SECTIONS["Rules"]


def test_every_room_has_its_reference() -> None:
    rooms = {path.parent.name for path in (docs_site.ROOT / "src" / "behemoth").glob("*/__init__.py")}
    assert rooms == {door.split(".")[1] for door in docs_reference.DOORS}


@pytest.mark.parametrize("name", docs_reference.DOORS)
def test_what_a_door_exports_says_what_it_is(name: str) -> None:
    door = importlib.import_module(name)
    written = docs_reference.page(name)
    for export in docs_reference.exports(door):
        value = getattr(door, export)
        assert f":: {export}\n" in written
        if inspect.isclass(value) or inspect.isroutine(value):
            assert inspect.getdoc(value), f"{name}.{export} has no docstring"


def test_a_constant_brings_its_comment() -> None:
    games = importlib.import_module("behemoth.games")
    assert docs_reference.comment_of(games, "START")


def test_links_of_a_built_site_are_followed(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "index.html").write_text(
        '<h1 id="top">One</h1><a href="deep/two.html#there">two</a><a href="https://example.org/">elsewhere</a>'
        '<a href="deep/two.html#gone">gone</a><a href="three.html">three</a><script src="https://cdn.example/x.js"></script>'
    )
    (tmp_path / "deep" / "two.html").write_text('<p id="there"></p><a href="../index.html#top">back</a>')
    (tmp_path / "style.css").write_text("@font-face { src: url(https://fonts.example/a.woff) }")
    assert docs_site.faults(tmp_path) == [
        "index.html loads https://cdn.example/x.js from elsewhere",
        "index.html: the link deep/two.html#gone leads nowhere",
        "index.html: the link three.html leads nowhere",
        "style.css loads https://fonts.example/a.woff from elsewhere",
    ]


def test_a_link_that_leads_nowhere_is_named() -> None:
    with pytest.raises(docs_site.Trouble, match="moon"):
        docs_site._rewritten("[a](moon.md)", Path("docs"), set())
