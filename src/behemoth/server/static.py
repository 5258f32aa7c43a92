"""The files of the web app: read once, compressed once, cached by the version of the whole.

The page asks for everything below ``assets/`` with the version in the path: ``/assets/3f2a…/index.js``. Browsers keep
such a file for ever, and a new version is asked for under a new path, so that files of two versions never meet.
The sentences of each language are such a file too, and the page has a link to each: a new language needs no new build.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
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
from behemoth.server.problems import Declined

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

    def __init__(self, folder: Traversable | None = None) -> None:
        found = dict(_files(folder if folder is not None else files("behemoth.server").joinpath("static"), ""))
        raw = _with_version(found | _catalogues())
        self._assets = {
            path: _asset(path, body, raw) for path, body in raw.items() if not path.endswith((".br", ".gz", ".gitkeep"))
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file; nobody else wanted it."""
        if scope["type"] != "http":
            await WebSocketClose()(scope, receive, send)
            return
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        await _answer(self.find(request.url.path), request)(scope, receive, send)

    def find(self, path: str) -> Asset:
        """The file of this path. A path without a file ending is a page of the app: the app itself."""
        name = path.lstrip("/")
        asset = self._assets.get(name)
        if asset is None and not name.startswith("api/") and "." not in name.rpartition("/")[2]:
            asset = self._assets.get(_PAGE)
        if asset is None:
            raise Declined("not-found", "server-not-found")
        return asset


def _answer(asset: Asset, request: Request) -> Response:
    headers = {"ETag": asset.tag, "Cache-Control": asset.cache, "Vary": "Accept-Encoding"}
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


def _with_version(raw: dict[str, bytes]) -> dict[str, bytes]:
    """The same files, with the version in the paths below ``assets/`` and in the page that asks for them."""
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
    return moved


def _files(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    if not folder.is_dir():
        return found
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{prefix}{entry.name}/")
        else:
            found.append((prefix + entry.name, entry.read_bytes()))
    return found


def _asset(path: str, body: bytes, raw: dict[str, bytes]) -> Asset:
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
