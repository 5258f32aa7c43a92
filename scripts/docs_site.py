"""Build the documentation as a static site: `make docs`, or ``python scripts/docs_site.py``.

1. The pages are copied to ``.cache/docs/pages`` as they lie in the project, so that links among them stay as they are.
   A link to a file that is no page (a module, a test) leads to a page that shows the file.
2. The API reference gets one page a door (scripts/docs_reference.py).
3. Sphinx builds ``build/docs``; a warning is an error.
4. Every link of the finished site is followed: it leads to a file and an anchor, and nothing is loaded from elsewhere.

The site works from the disk, search included: open ``build/docs/index.html``.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from scripts.docs_reference import DOORS, page  # noqa: E402

PAGES: Final = ROOT / ".cache" / "docs" / "pages"
TREES: Final = ROOT / ".cache" / "docs" / "trees"
SITE: Final = ROOT / "build" / "docs"

#: The sections of the contents. Pages of docs/ that no section names are added to the last one.
SECTIONS: Final = {
    "Rules": (
        "docs/rules/tank-chess.en",
        "docs/rules/tank-chess.de",
        "docs/rules/monster-combat.en",
        "docs/rules/monster-combat.de",
        "docs/decisions",
    ),
    "Play and study": (
        "docs/terminal",
        "docs/analysis",
        "docs/schemes",
        "docs/maps",
        "docs/map-fairness",
        "docs/tournaments",
        "docs/lab",
        "docs/research",
        "docs/observations",
        "docs/engine-protocol",
    ),
    "Run a table": ("docs/operating", "docs/promises", "docs/threats"),
    "Use it from Python": (
        "docs/install",
        "docs/games",
        "docs/bots",
        "docs/client",
        "docs/tank-chess",
        "docs/monster-combat",
    ),
    "API reference": tuple(f"reference/{door}" for door in DOORS),
    "The house": (
        "docs/architecture",
        "docs/glossary",
        "docs/table",
        "docs/server",
        "docs/protocol",
        "docs/many-machines",
        "docs/web",
        "docs/engine",
        "docs/engine-cards",
        "docs/bench",
        "docs/strength",
        "docs/faults",
        "docs/rule-coverage",
        "docs/releasing",
        "CONTRIBUTING",
        "CHANGELOG",
    ),
}
#: Pages outside docs/. The README is the first page of the site.
OUTSIDE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "CONTRIBUTING.md", "CHANGELOG.md": "CHANGELOG.md"}

_CODE: Final = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
_ELSEWHERE_IN_CSS: Final = re.compile(r"url\(['\"]?(https?:[^)'\"]+)")
_LANGUAGES: Final = {".py": "python", ".ts": "typescript", ".toml": "toml", ".js": "javascript", ".json": "json"}


class Trouble(Exception):
    """Why the site cannot be built, in one sentence."""


# --- pages -------------------------------------------------------------------------------------------


def documents() -> Iterator[Path]:
    """The pages we write by hand, relative to the project."""
    yield from map(Path, OUTSIDE)
    yield from sorted(path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md"))


def stage(target: Path) -> None:
    """Write everything Sphinx reads into a folder."""
    shown: set[Path] = set()
    for document in documents():
        text = (ROOT / document).read_text(encoding="utf-8")
        staged = target / OUTSIDE.get(document.as_posix(), document)
        staged.parent.mkdir(parents=True, exist_ok=True)
        staged.write_text(_rewritten(text, document.parent, shown), encoding="utf-8")
    for file in sorted(shown):
        _show_file(target, file)
    shutil.copytree(ROOT / "docs" / "pictures", target / "docs" / "pictures", dirs_exist_ok=True)
    shutil.copy(ROOT / "docs" / "conf.py", target / "conf.py")
    (target / "reference").mkdir(exist_ok=True)
    for door in DOORS:
        (target / "reference" / f"{door}.rst").write_text(page(door), encoding="utf-8")
    with (target / "index.md").open("a", encoding="utf-8") as index:
        index.write(_contents(target))


def _rewritten(text: str, folder: Path, shown: set[Path]) -> str:
    """A page with the links that leave the site turned to pages that show what they lead to."""
    pieces = _CODE.split(text)
    for number in range(0, len(pieces), 2):  # between them stands code, which stays
        pieces[number] = _LINK.sub(lambda link: _target(link[0], folder, shown), pieces[number])
    return "".join(pieces)


def _target(link: str, folder: Path, shown: set[Path]) -> str:
    if urlsplit(link).scheme or link.startswith("#"):
        return link
    file, hash_, anchor = link.partition("#")
    path = (ROOT / folder / file).resolve()
    if not path.is_relative_to(ROOT) or not path.exists():
        raise Trouble(f"{folder}: the link {link} leads nowhere.")
    inside = path.relative_to(ROOT)
    up = "../" * len(folder.parts)
    if inside.as_posix() in OUTSIDE:
        return f"{up}{OUTSIDE[inside.as_posix()]}{hash_}{anchor}"
    if inside.parts[0] == "docs" and (path.suffix == ".md" or inside.parts[1:2] == ("pictures",)):
        return link
    shown.add(inside)
    return f"{up}files/{inside.as_posix()}.md"


def _show_file(target: Path, file: Path) -> None:
    """A page with a file of the project, or with what is in a folder; search leaves it alone."""
    path = ROOT / file
    if path.is_dir():
        names = sorted(f"{entry.name}/" if entry.is_dir() else entry.name for entry in path.iterdir())
        body = "\n".join(name for name in names if not name.startswith((".", "__")))
    else:
        body = path.read_text(encoding="utf-8").rstrip()
    fence = "`" * (3 + max((len(run) for run in re.findall(r"`{3,}", body)), default=0))
    staged = target / "files" / f"{file.as_posix()}.md"
    staged.parent.mkdir(parents=True, exist_ok=True)
    staged.write_text(
        f"---\norphan: true\nnosearch: true\n---\n# {file.as_posix()}\n\n"
        f"{fence}{_LANGUAGES.get(path.suffix, 'text')}\n{body}\n{fence}\n",
        encoding="utf-8",
    )


def _contents(target: Path) -> str:
    """The table of contents, which Sphinx shows beside every page."""
    named = {name for names in SECTIONS.values() for name in names}
    there = {path.relative_to(target).with_suffix("").as_posix() for path in (target / "docs").rglob("*.md")}
    sections = {title: [name for name in names if _is_page(target, name)] for title, names in SECTIONS.items()}
    sections[next(reversed(sections))] += sorted(there - named)
    return "".join(
        f"\n```{{toctree}}\n:hidden:\n:maxdepth: 1\n:caption: {title}\n\n" + "\n".join(names) + "\n```\n"
        for title, names in sections.items()
    )


def _is_page(target: Path, name: str) -> bool:
    return any((target / f"{name}{suffix}").exists() for suffix in (".md", ".rst"))


# --- the site ----------------------------------------------------------------------------------------


def build(pages: Path, site: Path, trees: Path) -> None:
    """Let Sphinx build the site; a warning is an error, and all of them are told."""
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q", "-j", "2"]
    if subprocess.run([*command, "-d", str(trees), str(pages), str(site)], cwd=ROOT, check=False).returncode:
        raise Trouble("Sphinx found faults; they are told above.")


class _Page(HTMLParser):
    """The anchors and links of one page, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag in ("a", "area") and "href" in given:
            self.links.append(given["href"])
        elif tag != "base":
            self.loads += [given[name] for name in ("src", "href", "data") if name in given]


def faults(site: Path) -> list[str]:
    """Links of a built site that lead nowhere, and what a page would load from elsewhere."""
    pages = {
        path.relative_to(site).as_posix(): _Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")
    }
    found = []
    for name, parsed in sorted(pages.items()):
        found += [f"{name} loads {load} from elsewhere" for load in parsed.loads if _is_elsewhere(load)]
        for link in (*parsed.links, *parsed.loads):
            if not _is_elsewhere(link) and not _leads_somewhere(site, pages, name, link):
                found.append(f"{name}: the link {link} leads nowhere")
    for sheet in sorted(site.rglob("*.css")):
        loads = _ELSEWHERE_IN_CSS.findall(sheet.read_text(encoding="utf-8"))
        found += [f"{sheet.name} loads {url} from elsewhere" for url in loads]
    return found


def _is_elsewhere(link: str) -> bool:
    parts = urlsplit(link)
    return bool(parts.netloc) or parts.scheme in ("http", "https", "mailto")


def _leads_somewhere(site: Path, pages: dict[str, _Page], name: str, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme == "data":
        return True
    target = name if not parts.path else _joined(PurePosixPath(name).parent, unquote(parts.path))
    if (site / target).is_dir():
        target = _joined(PurePosixPath(target), "index.html")
    if not (site / target).is_file():
        return False
    return not parts.fragment or target not in pages or unquote(parts.fragment) in pages[target].anchors


def _joined(folder: PurePosixPath, link: str) -> str:
    parts: list[str] = []
    for part in (folder / link).parts:
        if part == ".." and parts:
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def main(words: Sequence[str]) -> int:
    """Build the site and follow its links."""
    if words:
        print("Usage: python scripts/docs_site.py", file=sys.stderr)
        return 2
    for folder in (PAGES, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    try:
        stage(PAGES)
        build(PAGES, SITE, TREES)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    broken = faults(SITE)
    for fault in broken:
        print(fault, file=sys.stderr)
    if broken:
        return 1
    print(f"The site is built and its links hold: {(SITE / 'index.html').relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
