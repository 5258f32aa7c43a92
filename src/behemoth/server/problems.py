"""Errors of the HTTP API: problem+json (RFC 9457) with a code for programs and a sentence in the asker's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from starlette.responses import Response

from behemoth.bots import BotFailed, Busy
from behemoth.games import GameError, UnknownGame
from behemoth.locale import DEFAULT_LANGUAGE, LANGUAGES, say
from behemoth.table import METERS, Code, Refusal, StoreFailure

#: The codes of the table's messages and those that only HTTP knows.
HttpCode: TypeAlias = (
    Code
    | Literal["not-found", "method", "media-type", "origin", "host", "long-address", "long-head"]
    | Literal["banned", "unauthorized"]
)

STATUS: Final[dict[HttpCode, int]] = {
    "unreadable": 400,
    "protocol": 400,
    "no-match": 404,
    "not-yours": 403,
    "stale": 409,
    "illegal": 422,
    "ambiguous": 422,
    "over": 409,
    "paused": 409,
    "waiting": 409,
    "no-offer": 409,
    "refused": 409,
    "too-many": 429,
    "too-long": 413,
    "full": 503,
    "busy": 503,
    "fault": 500,
    "not-found": 404,
    "method": 405,
    "media-type": 415,
    "origin": 403,
    "host": 421,
    "long-address": 414,
    "long-head": 431,
    "banned": 403,
    "unauthorized": 401,
}
MEDIA: Final = "application/problem+json"


class HttpProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request failed."""

    status: int
    code: HttpCode
    #: The sentence for people.
    detail: str
    type: str = "about:blank"
    #: The rule that forbids it, where a rule does.
    rule: str = ""


class Declined(GameError):
    """A request the server itself turns down."""

    def __init__(self, code: HttpCode, key: str, **arguments: Any) -> None:
        super().__init__(key, **arguments)
        self.code: HttpCode = code

    def __reduce__(self) -> tuple[Any, ...]:
        return _declined, (self.code, self.key, self.arguments)


def _declined(code: HttpCode, key: str, arguments: dict[str, Any]) -> Declined:
    return Declined(code, key, **arguments)


def problem_of(fault: Exception, language: str) -> HttpProblem:
    """What the one who asked is told about a fault."""
    match fault:
        case Declined() | Refusal():
            code: HttpCode = fault.code
        case StoreFailure():
            return _problem("fault", say("server-not-saved", language))
        case BotFailed():
            return _problem("busy", say("server-too-long-at-it", language))
        case Busy():
            code = "busy"
        case UnknownGame():
            code = "not-found"
        case GameError():
            code = "illegal"
        case _:
            return _problem("fault", say("server-fault", language))
    return _problem(code, fault.sentence(language), getattr(fault, "rule", ""))


def _problem(code: HttpCode, sentence: str, rule: str = "") -> HttpProblem:
    METERS.refused[code] += 1
    return HttpProblem(status=STATUS[code], code=code, detail=sentence, rule=rule)


def answer_problem(problem: HttpProblem, headers: Mapping[str, str] | None = None) -> Response:
    """The problem as an answer."""
    extra = dict(headers or {})
    if problem.code in ("too-many", "busy", "full"):
        extra["Retry-After"] = "5"
    return Response(msgspec.json.encode(problem), problem.status, extra, media_type=MEDIA)


def language_of(accepted: str) -> str:
    """The language a visitor prefers among ours, from the header Accept-Language."""
    preferred = []
    for place, part in enumerate(accepted[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            preferred.append((-float(weight or 1), place, name.strip().lower()[:2]))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(preferred) if name in LANGUAGES), DEFAULT_LANGUAGE)
