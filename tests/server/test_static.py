"""The files of the web app."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from behemoth.locale import LANGUAGE_TABLE, say
from behemoth.server.problems import Declined
from behemoth.server.static import Assets
from tests.server.running_server import RunningServer


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    page = '<!doctype html><title>Behemoth</title><!-- languages --><script src="/assets/app.js"></script>'
    (tmp_path / "index.html").write_text(page + " " * 2000)
    (tmp_path / "assets" / "app.js").write_text("let board = 1;\n" * 200)
    (tmp_path / "assets" / "app.js.br").write_bytes(b"brotli")
    (tmp_path / "favicon.ico").write_bytes(b"\0\0\1\0")
    (tmp_path.parent / "secret.txt").write_text("not for you")
    return tmp_path


class Client:
    """Asks the files directly, without a server."""

    def __init__(self, folder: Path) -> None:
        self._app = Starlette()
        self._app.router.default = Assets(folder)

    def get(self, path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self._app)
            asker = httpx.AsyncClient(transport=transport, base_url="http://table")
            async with asker, asker.stream("GET", path, headers=headers) as answer:
                if answer.headers.get("content-encoding") != "br":  # nobody here can read that
                    await answer.aread()
                return answer

        return asyncio.run(ask())


@pytest.fixture
def client(folder: Path) -> Client:
    return Client(folder)


def test_a_page_of_the_app_is_the_app(client: Client) -> None:
    for path in ("/", "/m/abc", "/join/abc", "/watch/abc"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "Behemoth" in answer.text


def script(client: Client) -> str:
    """The path under which the page asks for its script."""
    found = re.search(r'src="([^"]+)"', client.get("/").text)
    assert found
    return found[1]


def test_versioned_paths_are_kept_for_ever_and_the_rest_is_asked_for_again(client: Client) -> None:
    versioned, page = client.get(script(client)), client.get("/")
    assert "immutable" in versioned.headers["cache-control"]
    assert page.headers["cache-control"] == "no-cache"
    again = client.get("/", **{"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_another_version_has_another_path(client: Client, folder: Path) -> None:
    """Whoever has the old page open gets no file of the new version under an old path, and the other way round."""
    before = script(client)
    (folder / "assets" / "app.js").write_text("let board = 2;\n")
    renewed = Client(folder)
    after = script(renewed)
    assert re.fullmatch(r"/assets/[0-9a-f]{12}/app\.js", after)
    assert before != after
    assert renewed.get(after).text == "let board = 2;\n"
    for path in (before, "/assets/app.js"):
        with pytest.raises(Declined):
            Assets(folder).find(path)


def test_the_page_leads_to_the_sentences_of_every_language(client: Client) -> None:
    links = re.findall(r'hreflang="(\w+)" title="([^"]+)" href="([^"]+)"', client.get("/").text)
    assert [(code, name) for code, name, _ in links] == [(one.code, one.name) for one in LANGUAGE_TABLE]
    for code, _, path in links:
        told = client.get(path)
        assert "immutable" in told.headers["cache-control"]
        assert f"web-home = {say('web-home', code)}" in told.text
        assert "combat-drew" not in told.text


def test_what_can_be_smaller_is_sent_smaller(client: Client, folder: Path) -> None:
    for encoding, expected in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)):
        answer = client.get(script(client), **{"Accept-Encoding": encoding})
        assert answer.headers.get("content-encoding") == expected
    page = Assets(folder).find("/index.html")
    assert gzip.decompress(page.packed["gzip"]) == page.body


def test_nothing_outside_the_folder_is_found(folder: Path) -> None:
    assets = Assets(folder)
    for path in ("/../secret.txt", "/assets/../../secret.txt", "//etc/passwd.txt", "/assets/none.js", "/api/none"):
        with pytest.raises(Declined):
            assets.find(path)


def test_the_app_is_there(server: RunningServer) -> None:
    assert "<!doctype html>" in server.http.get("/").text.lower()
