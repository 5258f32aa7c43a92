"""A made-up language: every English sentence with accents, so that one sees at once what was not translated."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from behemoth.locale import DEFAULT_LANGUAGE, sources
from tests.adding.tree import Tree

CODE: Final = "xa"
NAME: Final = "Ẋàñđéŕ"
_ACCENTS: Final = str.maketrans("aceilnorsuyACEILNORSUY", "àçéíłñöŕšüýÀÇÉÍŁÑÖŔŠÜÝ")
#: Words that are typed and read back, such as headings and cards: they stay, and so stay unambiguous.
_TYPED: Final = ("heading-", "card-word-", "action-word-")


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(_ACCENTS)
        return node


def pseudo(text: str) -> str:
    """A catalogue file in the made-up language."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(_TYPED):
            _Accents().visit(entry)
    return FluentSerializer().serialize(resource)


def add_language(tree: Tree) -> None:
    """Teach a copied tree the made-up language: a row and a folder."""
    tree.add_row("locale/languages.py", "LANGUAGE_TABLE: Final = (", f'Language("{CODE}", "{NAME}")')
    write_language(tree.source / "behemoth" / "locale")
    tree.touched.append(f"locale/{CODE}")


def write_language(folder: Path, code: str = CODE) -> None:
    """All catalogue files of the made-up language."""
    (folder / code).mkdir(parents=True, exist_ok=True)
    for source in sources(DEFAULT_LANGUAGE):
        (folder / code / source.name).write_text(pseudo(source.read_text(encoding="utf-8")), encoding="utf-8")
