"""How a match was set up: everything that is settled before the first action, and never changes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Literal, TypeAlias

import msgspec

from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.table.clock_setting import ClockSetting, Milliseconds, NoClock

#: ``here``: one device is handed around; ``online``: everybody has their own.
Mode: TypeAlias = Literal["here", "online"]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit there: a person with a token, a bot, or whoever comes with the invitation."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    bot: str = ""
    #: The hash of the invitation that opens this seat; the invitation itself is never stored.
    invite: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A match before anything happened in it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str] = {}
    seats: tuple[SeatPlan, ...]
    clock: ClockSetting = NoClock()
    #: Secret until the match is over.
    seed: str
    language: str = DEFAULT_LANGUAGE
    created: Milliseconds
    mode: Mode = "online"
    #: Whether a player may ask for a good move.
    hints: bool = False
    #: Whether a player may ask the coach what could happen after each choice.
    coach: bool = False
    #: Whether anybody may join while a seat is free, without an invitation.
    open_to_all: bool = False
    #: The match this one is a rematch of.
    rematch_of: str = ""


def new_id() -> str:
    """A name for a match: short enough for a link, too long to be guessed."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def id_from(*secrets: str) -> str:
    """A name for a match that follows from these secrets, and from nothing anybody could guess."""
    digest = hashlib.sha256("\n".join(("match", *secrets)).encode()).digest()
    return base64.b32encode(digest[:10]).decode().lower()


def new_secret() -> str:
    """A token or an invitation: given out once, stored as its hash only."""
    return secrets.token_urlsafe(24)


def secret_from(*secrets: str) -> str:
    """A token that whoever knows these secrets can ask for again, and nobody else."""
    return base64.urlsafe_b64encode(hashlib.sha256("\n".join(secrets).encode()).digest()[:24]).decode()


def hash_of(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, hashed: str) -> bool:
    """Whether this is the secret, compared in constant time."""
    return bool(hashed) and hmac.compare_digest(hash_of(secret), hashed)
