"""The pages of the app before the app runs: title, description, a preview for whoever gets a link, and what the browser
may load at once.

The app draws every page itself. But whoever shows a link to others (a messenger, a search engine) runs no script, and a
browser that knows at once which files a page needs shows it sooner.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final

import msgspec

from behemoth.games import game_names
from behemoth.locale import LANGUAGES, has, say

#: Where the page that was built holds what is filled in for each visitor.
HERE: Final = "<!-- page -->"
#: The picture of every preview, and its size.
PICTURE: Final = "/icons/preview.jpg"
PICTURE_SIZE: Final = (1200, 630)
#: What the build writes about its own files; it is read here and sent to nobody.
MANIFEST: Final = "manifest.json"


class Page(msgspec.Struct, frozen=True):
    """A page of the app: the word of its sentences, and the component that draws it."""

    name: str
    component: str = ""


#: The pages by the first part of their address. The first page is in the app itself.
PAGES: Final[Mapping[str, Page]] = {
    "": Page("home"),
    "new": Page("new", "NewGame"),
    "join": Page("join", "Join"),
    "m": Page("table", "Table"),
    "watch": Page("watch", "Table"),
    "replay": Page("replay", "Replay"),
    "analysis": Page("analysis", "Analysis"),
    "learn": Page("learn", "Learn"),
    "maps": Page("maps", "Maps"),
    "rules": Page("rules", "Rules"),
    "settings": Page("settings", "Settings"),
    "about": Page("about", "About"),
    "privacy": Page("privacy", "Privacy"),
}
#: Pages below ``learn`` and ``maps`` that another component draws: a lesson, the rules where they once stood, a map.
_LESSON: Final = Page("learn", "Lesson")
_MAP: Final = Page("map", "MapEditor")
#: Pages of one match.
_AT_A_MATCH: Final = ("m", "watch")
#: What opens without a connection once the app was visited: everything there is to read.
OFFLINE: Final = ("Learn", "Rules", "Settings", "About", "Privacy")
#: What these load when it is wanted: the rule books.
_READ_OFFLINE: Final = "docs/rules/"


class Files:
    """Which files of the build belong together, by its own manifest."""

    def __init__(self, manifest: bytes | None) -> None:
        self._rows: dict[str, dict[str, Any]] = msgspec.json.decode(manifest) if manifest else {}

    def of(self, *sources: str) -> tuple[str, ...]:
        """The scripts and styles that these sources need, without those of the first page."""
        first = self._closure("index.html")
        wanted = {path: None for source in sources for path in self._closure(source)}
        return tuple(path for path in wanted if path not in first)

    def file(self, source: str) -> str:
        """The file that was made of a source; empty if there is none."""
        return str(self._rows.get(source, {}).get("file", ""))

    def offline(self) -> tuple[str, ...]:
        """Every file that is needed to read without a connection."""
        pages = ("index.html", *map(source_of, OFFLINE))
        books = [source for source in self._rows if _READ_OFFLINE in source]
        return tuple({path: None for source in (*pages, *books) for path in self._closure(source)})

    def _closure(self, source: str) -> dict[str, None]:
        """All files of a source, in the order in which they were found."""
        found: dict[str, None] = {}
        seen, waiting = {source}, [source]
        while waiting:
            row = self._rows.get(waiting.pop(0), {})
            found |= dict.fromkeys((*([row["file"]] if "file" in row else []), *row.get("css", [])))
            more = [one for one in row.get("imports", []) if one not in seen]
            seen |= set(more)
            waiting += more
        return found


def source_of(component: str) -> str:
    """The file of a page's component, as the build calls it."""
    return f"src/pages/{component}.svelte"


def page_at(path: str) -> Page:
    """The page of an address; what nobody knows is told as the first page is."""
    first, _, rest = path.strip("/").partition("/")
    if first == "learn" and rest:
        return PAGES["rules"] if rest in game_names() else _LESSON
    if first == "maps" and rest:
        return _MAP
    return PAGES.get(first) or PAGES[""]


def match_at(path: str) -> str:
    """The match an address leads to; empty for any other page."""
    first, _, rest = path.strip("/").partition("/")
    return rest if first in _AT_A_MATCH else ""


def sources_at(path: str, table: str = "") -> tuple[str, ...]:
    """The sources that draw a page; at a match that of its ``table`` too, as far as it is known."""
    component = page_at(path).component
    return tuple(one for one in (source_of(component) if component else "", table) if one)


def facts_at(path: str, language: str) -> tuple[str, ...]:
    """What a page asks the table for before it shows anything: at a match, the facts about the games."""
    return (f"api/games?language={language}",) if match_at(path) else ()


def head_of(path: str, language: str, origin: str, files: Iterable[str]) -> str:
    """The lines of the head that belong to one page, in one language. ``files`` are the paths it will ask for."""
    page = page_at(path)
    title = say(f"web-title-{page.name}", language) + " · Behemoth" if page.name != "home" else "Behemoth"
    about = say(_description(path, page, language), language)
    wide, high = PICTURE_SIZE
    lines = [
        f"<title>{escape(title)}</title>",
        _meta("name", "description", about),
        _meta("property", "og:type", "website"),
        _meta("property", "og:site_name", "Behemoth"),
        _meta("property", "og:title", title),
        _meta("property", "og:description", about),
        _meta("property", "og:image", origin + PICTURE),
        _meta("property", "og:image:width", str(wide)),
        _meta("property", "og:image:height", str(high)),
        _meta("property", "og:image:alt", say("preview-picture", language)),
        _meta("property", "og:locale", language),
        *(_meta("property", "og:locale:alternate", other) for other in LANGUAGES if other != language),
        _meta("name", "twitter:card", "summary_large_image"),
        *(_early(file) for file in files),
    ]
    return "\n    ".join(lines)


def _description(path: str, page: Page, language: str) -> str:
    last = path.strip("/").rpartition("/")[2]
    own = f"preview-{page.name}-{last}"
    if last in game_names() and has(own, language):
        return own
    return f"preview-{page.name}" if has(f"preview-{page.name}", language) else "preview-home"


def _meta(key: str, name: str, content: str) -> str:
    return f'<meta {key}="{name}" content="{escape(content)}" />'


def _early(path: str) -> str:
    """A file that the page will ask for in a moment."""
    if path.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{path}" />'
    if path.endswith(".js"):
        return f'<link rel="modulepreload" crossorigin href="/{path}" />'
    return f'<link rel="preload" as="fetch" crossorigin href="/{path}" />'
