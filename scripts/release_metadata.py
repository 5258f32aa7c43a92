"""The long description and the addresses that go into the wheel; Hatchling calls it for every build (pyproject.toml).

Behemoth invents no host. Whoever releases it says where its tree can be seen, ending with a slash:

    BEHEMOTH_SITE=https://example.org/behemoth/blob/0.2.0/ python -m build

Then pictures and links of the README lead there, outside the repository as well, and the package names that place.
Without it the description has no picture and no link that would lead nowhere: their words stay.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final
from urllib.parse import urljoin, urlsplit

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE: Final = "BEHEMOTH_SITE"
#: ``[words](address)``, with a leading ``!`` for a picture.
_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
#: What the package says of itself, by the file that tells it.
_URLS: Final = {"Homepage": "README.md", "Documentation": "docs/", "Changelog": "CHANGELOG.md"}


class ReleaseMetadata(MetadataHookInterface):
    """Fills in what ``dynamic`` names."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called with the metadata of pyproject.toml."""
        site = site_of(os.environ.get(VARIABLE, ""))
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": outside(text, site)}
        metadata["urls"] = {name: urljoin(site, path) for name, path in _URLS.items()} if site else {}


def site_of(address: str) -> str:
    """The address, checked. Raises ValueError."""
    if address and not (urlsplit(address).scheme in ("http", "https") and address.endswith("/")):
        raise ValueError(f"{VARIABLE} must begin with https:// and end with a slash, not be {address!r}")
    return address


def outside(text: str, site: str) -> str:
    """The README as it can be read anywhere."""

    def lead(match: re.Match[str]) -> str:
        picture, words, target = match.groups()
        if urlsplit(target).scheme or target.startswith("#"):
            return match[0]
        if not site:
            return f"*{words}*" if picture else words
        # A picture is wanted itself, not the page that shows it; places that tell the two apart know this word.
        return f"{picture}[{words}]({urljoin(site, target)}{'?raw=true' if picture else ''})"

    return _LINK.sub(lead, text)
