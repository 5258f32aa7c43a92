"""How Sphinx builds the site. `make docs` copies the pages first (scripts/docs_site.py) and then runs it with this."""

import importlib.metadata

from pygments.lexers import JsonLexer
from sphinx.highlighting import lexers

project = "Behemoth"
author = "The Behemoth authors"
release = importlib.metadata.version("behemoth")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
root_doc = "index"
exclude_patterns: list[str] = []

# Headings get the anchors that code hosts give them, so that one link works in both places.
myst_heading_anchors = 4
# A page of rules begins with level 2 after its title and may leave out a level.
suppress_warnings = ["myst.header"]
# Messages stand one on a line, each of them JSON; the highlighter has no word for that.
lexers["jsonl"] = JsonLexer()

autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Behemoth"
html_static_path: list[str] = []
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
