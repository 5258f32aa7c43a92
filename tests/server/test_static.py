"""The files of the web app."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from behemoth.server.problems import Declined
from behemoth.server.static import Assets
from tests.server.house import House


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Behemoth</title>" + " " * 2000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let board = 1;\n" * 200)
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
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


def test_hashed_names_are_kept_for_ever_and_the_rest_is_asked_for_again(client: Client) -> None:
    hashed, page = client.get("/assets/app-1a2b.js"), client.get("/")
    assert "immutable" in hashed.headers["cache-control"]
    assert page.headers["cache-control"] == "no-cache"
    again = client.get("/", **{"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_what_can_be_smaller_is_sent_smaller(client: Client, folder: Path) -> None:
    for encoding, expected in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)):
        answer = client.get("/assets/app-1a2b.js", **{"Accept-Encoding": encoding})
        assert answer.headers.get("content-encoding") == expected
    packed = Assets(folder).find("/index.html").packed["gzip"]
    assert gzip.decompress(packed) == (folder / "index.html").read_bytes()


def test_nothing_outside_the_folder_is_found(folder: Path) -> None:
    assets = Assets(folder)
    for path in ("/../secret.txt", "/assets/../../secret.txt", "//etc/passwd.txt", "/assets/none.js", "/api/none"):
        with pytest.raises(Declined):
            assets.find(path)


def test_the_app_is_there(house: House) -> None:
    assert "<!doctype html>" in house.http.get("/").text.lower()
