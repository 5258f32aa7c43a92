"""The files of the web app: read once, compressed once, cached by the version of the whole.

The page asks for everything below ``assets/`` with the version in the path: ``/assets/3f2a…/index.js``. Browsers keep
such a file for ever, and a new version is asked for under a new path, so that files of two versions never meet.
The sentences of each language are such a file too, and the page has a link to each: a new language needs no new build.
The head of the page is another for each address (``pages.py``), and that of a match has a picture of it
(``first_sight.py``); the rest of it is the same for all.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from behemoth.locale import LANGUAGE_TABLE, LANGUAGES, sources
from behemoth.server import first_sight
from behemoth.server.pages import HERE, MANIFEST, Files, facts_at, head_of, match_at, sources_at
from behemoth.server.problems import Declined, language_of
from behemoth.table import Setup

#: Browsers insist on the right types, and a system's own table may be wrong about them.
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
}
#: Already as small as they get.
_PACKED: Final = frozenset({".woff2", ".png", ".jpg", ".webp", ".ogg", ".mp3"})

#: Files below this folder are asked for by version, so what a path stands for never changes.
_VERSIONED: Final = "assets/"
_PAGE: Final = "index.html"
#: Where the page wants to be told the languages.
_LANGUAGES_HERE: Final = "<!-- languages -->"
_SPOKEN: Final = '<html lang="en"'
#: What the service worker keeps, so that there is something to read without a connection.
_OFFLINE: Final = "offline.json"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class Asset(msgspec.Struct, frozen=True):
    """One file, ready to be sent."""

    body: bytes
    kind: str
    tag: str
    cache: str
    #: The same compressed, by the name of the compression, the best first.
    packed: dict[str, bytes]


class Assets:
    """All files of a folder."""

    def __init__(
        self, folder: Traversable | None = None, setup_of: Callable[[str], Setup | None] = lambda match: None
    ) -> None:
        """``setup_of`` says how a match was set up, if that is known at once."""
        self._setup_of = setup_of
        found = dict(files_below(folder if folder is not None else files("behemoth.server").joinpath("static"), ""))
        self._files = Files(found.pop(MANIFEST, None))
        self._first = first_sight.FirstTables(found.pop(first_sight.TABLES, None))
        raw, self._folder = _with_version(found | _catalogues())
        raw[_OFFLINE] = msgspec.json.encode([f"/{self._versioned(path)}" for path in self._kept_offline()])
        self._assets = {
            path: file_asset(path, body, raw)
            for path, body in raw.items()
            if not path.endswith((".br", ".gz", ".gitkeep"))
        }
        self._page = raw.get(_PAGE, b"").decode()

    def _kept_offline(self) -> tuple[str, ...]:
        return (*self._files.offline(), *(f"{_VERSIONED}{language}.ftl" for language in LANGUAGES))

    def _versioned(self, path: str) -> str:
        return self._folder + path.removeprefix(_VERSIONED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file; nobody else wanted it."""
        if scope["type"] != "http":
            await WebSocketClose()(scope, receive, send)
            return
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        asset = self.find(request.url.path)
        if asset is self._assets.get(_PAGE):
            asset = self._page_for(request)
        await answer_file(asset, request)(scope, receive, send)

    def _page_for(self, request: Request) -> Asset:
        """The page with the head of its address, in the language the visitor prefers."""
        path, language = request.url.path, language_of(request.headers.get("accept-language", ""))
        match = match_at(path)
        setup = self._setup_of(match) if match else None
        first = self._first.of(setup)
        wanted = self._files.of(*sources_at(path, first.table))
        early = [self._versioned(one) for one in (f"{_VERSIONED}{language}.ftl", *wanted)]
        origin = f"{request.url.scheme}://{request.url.netloc}"
        head = head_of(path, language, origin, (*early, *facts_at(path, language)))
        page = self._page.replace(HERE, head).replace(_SPOKEN, f'<html lang="{language}"', 1)
        page = page.replace(first_sight.HERE, first_sight.first_sight(setup, first, self._address))
        return file_asset(_PAGE, page.encode(), {})

    def _address(self, source: str) -> str:
        """Where the file of a source is asked for; empty if it is not part of the build."""
        file = self._files.file(source)
        return self._versioned(file) if file else ""

    def find(self, path: str) -> Asset:
        """The file of this path. A path without a file ending is a page of the app: the app itself."""
        name = path.lstrip("/")
        asset = self._assets.get(name)
        if asset is None and not name.startswith("api/") and "." not in name.rpartition("/")[2]:
            asset = self._assets.get(_PAGE)
        if asset is None:
            raise Declined("not-found", "server-not-found")
        return asset


def answer_file(asset: Asset, request: Request) -> Response:
    """The file as this visitor takes it; nothing where they have it already."""
    headers = {"ETag": asset.tag, "Cache-Control": asset.cache, "Vary": "Accept-Encoding, Accept-Language"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for name, body in asset.packed.items():
        if name in accepted:
            return Response(body, headers={**headers, "Content-Encoding": name}, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)


def _catalogues() -> dict[str, bytes]:
    """What the web app says, a file for each language."""
    return {
        f"{_VERSIONED}{language}.ftl": b"\n".join(
            source.read_bytes() for source in sources(language) if source.name.startswith("web")
        )
        for language in LANGUAGES
    }


def _links() -> str:
    """The languages as the page finds them, the default first."""
    return "\n    ".join(
        f'<link rel="catalogue" hreflang="{language.code}" title="{escape(language.name)}" '
        f'href="/{_VERSIONED}{language.code}.ftl" />'
        for language in LANGUAGE_TABLE
    )


def _with_version(raw: dict[str, bytes]) -> tuple[dict[str, bytes], str]:
    """The same files, with the version in the paths below ``assets/`` and in the page that asks for them; the folder
    that stands for ``assets/``."""
    version = hashlib.sha256()
    for path in sorted(raw):
        version.update(f"{path} {len(raw[path])}\n".encode() + raw[path])
    folder = f"{_VERSIONED}{version.hexdigest()[:12]}/"
    moved = {
        folder + path.removeprefix(_VERSIONED) if path.startswith(_VERSIONED) else path: body
        for path, body in raw.items()
    }
    if _PAGE in moved:
        page = moved[_PAGE].decode().replace(_LANGUAGES_HERE, _links())
        moved[_PAGE] = page.replace(f'"/{_VERSIONED}', f'"/{folder}').encode()
    return moved, folder


def files_below(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    """All files of a folder and those in it, by their paths."""
    found: list[tuple[str, bytes]] = []
    if not folder.is_dir():
        return found
    for entry in folder.iterdir():
        if entry.is_dir():
            found += files_below(entry, f"{prefix}{entry.name}/")
        else:
            found.append((prefix + entry.name, entry.read_bytes()))
    return found


def file_asset(path: str, body: bytes, raw: dict[str, bytes]) -> Asset:
    """A file ready to be sent; ``raw`` may have it compressed already."""
    ending = "." + path.rpartition(".")[2]
    packed = {}
    if path + ".br" in raw:
        packed["br"] = raw[path + ".br"]
    if ending not in _PACKED:
        packed["gzip"] = raw.get(path + ".gz") or gzip.compress(body, 9, mtime=0)
    return Asset(
        body=body,
        kind=_TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream",
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=_FOR_EVER if path.startswith(_VERSIONED) else _ASK_AGAIN,
        packed={name: small for name, small in packed.items() if len(small) < len(body)},
    )
