"""Documents tell the truth: examples run, links lead somewhere, figures are the tables', both languages agree."""

from __future__ import annotations

import doctest
import importlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from behemoth.locale import LANGUAGES, forms, say
from behemoth.monstercombat import MONSTERS, monster_name
from behemoth.tankchess.tables.kinds import AHEAD, ENDLESS, FAN, KINDS, Gun, Kind
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain
from behemoth.tankchess.text.scheme_files import load_scheme
from behemoth.tankchess.text.scheme_text import draw_board

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
#: Folders that hold what was made or brought here, not what we wrote.
_FOREIGN: Final = {".venv", ".cache", "build", "dist", "node_modules", ".git"}


def _documents(folder: Path) -> Iterator[Path]:
    """Our own documents, without even looking into foreign folders, which are large."""
    for entry in sorted(folder.iterdir()):
        if entry.is_dir() and entry.name not in _FOREIGN:
            yield from _documents(entry)
        elif entry.suffix == ".md":
            yield entry


DOCUMENTS: Final = tuple(_documents(ROOT))
#: Modules with examples in their docstrings.
MODULES: Final = [path for path in sorted(SOURCE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
RULES: Final = {language: ROOT / "docs" / "rules" / f"tank-chess.{language}.md" for language in LANGUAGES}

_PYTHON: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE: Final = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)")


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- examples ----------------------------------------------------------------------------------------


def _run(source: str, name: str, namespace: dict[str, object]) -> str:
    """Run the examples of a text; what went wrong, or nothing."""
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(source, namespace, name, name, 0)
    doctest.DocTestRunner().run(test, out=told.append)
    return "".join(told)


@pytest.mark.parametrize("path", DOCUMENTS, ids=_name)
def test_python_examples_run(path: Path) -> None:
    blocks = [block for block in _PYTHON.findall(path.read_text(encoding="utf-8")) if ">>>" in block]
    assert _run("\n".join(blocks), _name(path), {"__name__": "__main__"}) == ""


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_examples_in_docstrings_run(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    module = importlib.import_module(".".join(part for part in parts if part != "__init__"))
    assert doctest.testmod(module).failed == 0


# --- links -------------------------------------------------------------------------------------------


def _links(text: str) -> Iterator[str]:
    for link in _LINK.findall(_CODE.sub("code", text)):
        if not re.match(r"[a-z]+:", link):
            yield link


def _anchors(text: str) -> set[str]:
    """The anchors a page has by its headings, as code hosts make them."""
    headings = re.findall(r"^#+ (.+)$", _CODE.sub(lambda code: code[0].strip("`"), text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _leads_somewhere(path: Path, link: str) -> bool:
    file, _, anchor = link.partition("#")
    target = (path.parent / file).resolve() if file else path
    if not target.exists() or not target.is_relative_to(ROOT):
        return False
    return not anchor or target.suffix != ".md" or anchor in _anchors(target.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=_name)
def test_relative_links_lead_somewhere(path: Path) -> None:
    broken = [link for link in _links(path.read_text(encoding="utf-8")) if not _leads_somewhere(path, link)]
    assert broken == []


# --- the rules in both languages ---------------------------------------------------------------------

_RULE: Final = re.compile(r"^\*\*((?:TC\d+\.\d+)?) ?([^*]+)\*\*(?: \*\(([^)]*)\)\*)?", re.MULTILINE)
_NOT_YET: Final = {"en": "*Not implemented yet: ", "de": "*Noch nicht umgesetzt: "}
#: Where a rule comes from, in both languages, as far as the mark is one word.
_MARKS: Final = {"official": "offiziell", "ruling": "Auslegung", "house": "Hausregel"}
#: How many rules each section has; a rule that is left out in both languages would go unnoticed otherwise.
_COUNTS: Final = {1: 3, 2: 6, 3: 6, 4: 6, 5: 2, 6: 13, 8: 5, 9: 3, 10: 8, 11: 15, 12: 18}


def _paragraphs(language: str) -> list[tuple[str, str, bool]]:
    """Number, mark and whether it is not implemented, for each rule."""
    found = []
    for paragraph in RULES[language].read_text(encoding="utf-8").split("\n\n"):
        rule = _RULE.match(paragraph)
        if rule and rule[1]:
            found.append((rule[1], rule[3] or "", _NOT_YET[language] in paragraph))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_left_out(language: str) -> None:
    numbers = [number for number, _, _ in _paragraphs(language)]
    assert numbers == [f"TC{section}.{rule + 1}" for section, count in _COUNTS.items() for rule in range(count)]


def test_both_languages_agree_on_origin_and_on_what_is_missing() -> None:
    english = [(number, _MARKS.get(mark, bool(mark)), missing) for number, mark, missing in _paragraphs("en")]
    words = set(_MARKS.values())
    german = [(number, mark if mark in words else bool(mark), missing) for number, mark, missing in _paragraphs("de")]
    assert english == german
    assert [number for number, _, missing in english if missing] == []


def test_both_languages_cite_the_same_rules() -> None:
    cited = {language: sorted(re.findall(r"TC\d+\.\d+", RULES[language].read_text("utf-8"))) for language in LANGUAGES}
    assert cited["en"] == cited["de"]


# --- figures -----------------------------------------------------------------------------------------

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "ahead": "ahead",
        "indirect": "indirect",
        "blocked": "blocked",
        "passes": "passes",
        "drives": "pass",
        "stops": "enter and stop",
        "sinks": "sink; {} crosses",
        "fells": "blocked; {} fell it",
        "hides": "blocked; hidden behind it",
        "explodes": "are destroyed",
        "crosses": "crosses",
        "flattens": "flattens it",
        "sets off": "sets it off unharmed",
    },
    "de": {
        "ahead": "geradeaus",
        "indirect": "indirekt",
        "blocked": "versperrt",
        "passes": "geht durch",
        "drives": "fahren durch",
        "stops": "fahren hinein und halten",
        "sinks": "versinken; {} fährt hindurch",
        "fells": "versperrt; {} fällen ihn",
        "hides": "versperrt; dahinter verborgen",
        "explodes": "werden zerstört",
        "crosses": "geht hinüber",
        "flattens": "stampft ihn nieder",
        "sets off": "löst sie unbeschadet aus",
    },
}


def _rows(language: str) -> list[tuple[str, ...]]:
    lines = RULES[language].read_text(encoding="utf-8").splitlines()
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines if line.startswith("|")]


def _gun_cells(gun: Gun | None, language: str) -> tuple[str, str, str]:
    if gun is None:
        return "–", "–", "–"
    words = _WORDS[language]
    arcs = {AHEAD: words["ahead"], FAN: f"{words['ahead']}, ±45°"}
    reach = f"{gun.least}+" if gun.most == ENDLESS else f"{gun.least}–{gun.most}"
    return str(gun.strength), arcs[gun.arc], f"{reach}, {words['indirect']}" if gun.indirect else reach


def _kind_row(kind: Kind, language: str) -> tuple[str, ...]:
    armour = "/".join(map(str, kind.armour))
    name, original = say(kind.name_key, language), forms("kind", kind.name_key)["kind_original"]
    if name.lower() not in (original.lower(), say(kind.name_key)):
        name += f" ({original})"  # The sheets keep it in every language.
    return (kind.code, name, str(kind.speed), armour, *_gun_cells(kind.gun, language))


@pytest.mark.rule("TC1.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_kinds_are_those_of_the_table(language: str) -> None:
    marks = {kind.code for kind in KINDS}
    written = [row for row in _rows(language) if row[0] in marks]
    assert written == [_kind_row(kind, language) for kind in KINDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_unofficial_kinds_are_told_apart(language: str) -> None:
    text = RULES[language].read_text(encoding="utf-8")
    ours = text[text.index("\n## 7 ") : text.index("\n## 8 ")]
    for kind in KINDS:
        assert (f"\n| {kind.code} |" in ours) == (not kind.official), kind.code


def _vehicles(terrain: Terrain, words: Mapping[str, str]) -> str:
    if terrain.deep:
        return words["sinks"].format(", ".join(kind.code for kind in KINDS if kind.swims))
    if terrain.felled:
        return words["fells"].format(", ".join(kind.code for kind in KINDS if kind.fells))
    if terrain.blocks:
        return words["blocked"]
    if terrain.explodes:
        return words["explodes"]
    return words["stops"] if terrain.slows else words["drives"]


def _monster(terrain: Terrain, words: Mapping[str, str]) -> str:
    if terrain.high:
        return words["hides"]
    if terrain.felled:
        return words["flattens"]
    return words["sets off"] if terrain.explodes else words["crosses"]


def _terrain_row(terrain: Terrain, language: str) -> tuple[str, ...]:
    words = _WORDS[language]
    fire = words["blocked"] if terrain.stops_fire else words["passes"]
    name = say(terrain.name_key, language)
    return f"`{terrain.sign}`", name, _vehicles(terrain, words), fire, _monster(terrain, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terrain_is_that_of_the_table(language: str) -> None:
    names = {say(terrain.name_key, language) for terrain in TERRAINS}
    written = [row for row in _rows(language) if len(row) == 5 and row[1] in names]
    assert written == [_terrain_row(terrain, language) for terrain in TERRAINS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_monsters_are_those_of_the_table(language: str) -> None:
    lines = (ROOT / "docs" / "rules" / f"monster-combat.{language}.md").read_text(encoding="utf-8").splitlines()
    rows = [re.findall(r"[^|]+", line) for line in lines if re.match(r"\| \d+ \|", line)]
    written = [(int(number), name.strip(), int(hearts), int(takes.split()[0])) for number, name, hearts, takes in rows]
    table = [(one.number, monster_name(one.number, language), one.hearts, one.strength) for one in MONSTERS]
    assert written == table


@pytest.mark.rule("TC8.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_basic_16_is_drawn_as_it_is(language: str) -> None:
    drawing = "\n".join(draw_board(load_scheme("basic-16")))
    assert f"```\n{drawing}\n```" in RULES[language].read_text(encoding="utf-8")


#: The traits of kinds in the order of the last table of section 7.
_TRAITS: Final = ("heavy", "fells", "tailproof", "tall", "swims", "pushes", "pushes_high", "observes", "small")


@pytest.mark.parametrize("language", LANGUAGES)
def test_traits_of_kinds_are_those_of_the_table(language: str) -> None:
    having = [", ".join(kind.code for kind in KINDS if getattr(kind, trait)) for trait in _TRAITS]
    assert [row[1] for row in _rows(language) if len(row) == 2 and row[1] in having] == having
