"""Links to a match: the invitation somebody got, a seat one holds, a match to watch, a seat carried from a device.

Secrets stand behind the ``#``, which no program sends to a server as part of an address.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from behemoth.client.faults import BadLink

Kind: TypeAlias = Literal["join", "seat", "watch", "carry"]

#: The first part of the path by what a link is for.
_PATHS: Final[dict[Kind, str]] = {"join": "join", "seat": "m", "watch": "watch", "carry": "carry"}


class Link(msgspec.Struct, frozen=True):
    """Where a match is played, and what opens it.

    >>> read_link("http://club.example:8765/join/k3vx#Zp4…secret").kind
    'join'
    """

    #: ``http://club.example:8765``
    server: str
    kind: Kind
    match: str = ""
    #: The invitation, the token of the seat (several with commas between), or the code of a seat that is carried.
    secret: str = ""

    @property
    def tokens(self) -> tuple[str, ...]:
        """What proves the seats of a link to one's own seats."""
        return tuple(filter(None, self.secret.split(","))) if self.kind == "seat" else ()

    @property
    def text(self) -> str:
        """The link as people pass it on."""
        place = "/".join(filter(None, (self.server, _PATHS[self.kind], self.match)))
        return f"{place}#{self.secret}" if self.secret else place


def read_link(text: str, server: str = "") -> Link:
    """The link a text means. With a server, ``MATCH#INVITATION`` alone is enough. Raises BadLink."""
    text = text.strip()
    if "://" not in text:
        match, _, invite = text.partition("#")
        if not server or not match or "/" in match:
            raise BadLink("client-bad-link", text=text[:80])
        return Link(read_server(server), "join", match, invite)
    parts = urlsplit(text)
    names = [name for name in parts.path.split("/") if name]
    home = read_server(f"{parts.scheme}://{parts.netloc}")
    match names:
        case ["join", match]:
            return Link(home, "join", match, parts.fragment)
        case ["m", match] if parts.fragment:
            return Link(home, "seat", match, parts.fragment)
        case ["m" | "watch", match]:
            return Link(home, "watch", match)
        case ["carry"] if parts.fragment:
            return Link(home, "carry", secret=parts.fragment)
    raise BadLink("client-bad-link", text=text.partition("#")[0][:80])


def read_server(text: str) -> str:
    """The address of a table without anything behind it. Raises BadLink."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise BadLink("client-bad-server", text=text[:80])
    return f"{parts.scheme}://{parts.netloc}"
