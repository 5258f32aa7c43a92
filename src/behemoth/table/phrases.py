"""What players may say to each other: a fixed list, so that nobody can write anything to anybody.

Only the name of a phrase travels; whoever hears it reads it in their own language (``web-phrase-…`` in the catalogue).
Phrases are told to those who are connected and kept nowhere: they are no part of the match.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from behemoth.games import Seat
from behemoth.table.bucket import Bucket
from behemoth.table.clock_setting import Milliseconds

#: So many a seat may say at once, and one more after so many milliseconds.
AT_ONCE: Final = 4
ONE_MORE: Final[Milliseconds] = 3_000


class Phrase(msgspec.Struct, frozen=True):
    """Something that can be said. ``talk`` fits every table, ``team`` is for those who play together, and a
    ``reaction`` is a face rather than words."""

    id: str
    kind: Literal["talk", "team", "reaction"] = "talk"


#: In the order in which they are offered.
PHRASES: Final = (
    Phrase("hello"),
    Phrase("good-luck"),
    Phrase("well-played"),
    Phrase("thanks"),
    Phrase("sorry"),
    Phrase("moment"),
    Phrase("back"),
    Phrase("your-turn"),
    Phrase("good-game"),
    Phrase("once-more"),
    Phrase("i-take-it", "team"),
    Phrase("help-me", "team"),
    Phrase("lets-attack", "team"),
    Phrase("save-shields", "team"),
    Phrase("careful", "team"),
    Phrase("you-decide", "team"),
    Phrase("together", "team"),
    Phrase("smile", "reaction"),
    Phrase("wow", "reaction"),
    Phrase("sad", "reaction"),
    Phrase("wink", "reaction"),
    Phrase("heart", "reaction"),
    Phrase("thumb", "reaction"),
)

PhraseId: TypeAlias = Annotated[
    str,
    Meta(
        pattern=f"^({'|'.join(phrase.id for phrase in PHRASES)})(?!\\n)$",  # "$" alone lets a line end pass
        extra_json_schema={"enum": [phrase.id for phrase in PHRASES]},
    ),
]


class PhraseRates:
    """How often each seat of a match may say something, however many connections it has."""

    def __init__(self) -> None:
        self._buckets: dict[Seat, Bucket] = {}

    def take(self, seat: Seat, now: Milliseconds) -> bool:
        """Whether this seat may say something now."""
        bucket = self._buckets.get(seat)
        if bucket is None:
            bucket = self._buckets[seat] = Bucket(1 / ONE_MORE, AT_ONCE, now)
        return bucket.take(now)
