"""The description of the HTTP API (OpenAPI 3.1), made from the declarations of the endpoints."""

from __future__ import annotations

import re
from collections.abc import Iterable
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, Final

import msgspec

from behemoth.locale import LANGUAGES
from behemoth.server.adapter import JSON, Endpoint
from behemoth.server.problems import MEDIA, STATUS, HttpCode, HttpProblem

#: A part of an address that is filled in.
_PART: Final = re.compile(r"{(\w+)}")
_REFERENCE: Final = "#/components/schemas/{name}"
#: What may happen to any request.
_ALWAYS: Final[tuple[HttpCode, ...]] = ("too-many", "fault", "host", "full", "long-address", "long-head", "unreadable")
_WITH_BODY: Final[tuple[HttpCode, ...]] = ("unreadable", "too-long", "media-type", "origin")


def describe(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    every = tuple(endpoints)
    types = [kind for endpoint in every for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, HttpProblem], ref_template=_REFERENCE)
    known = dict(zip([*map(_key, types), _key(HttpProblem)], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in every:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Behemoth",
            "version": version("behemoth"),
            "description": "Creating, joining and looking up matches; records and exports. Play itself goes over the "
            "WebSocket at /ws/match/{match}, or at /ws. Sentences come in the language of the header Accept-Language "
            f"({', '.join(LANGUAGES)}).",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _key(kind: Any) -> str:
    return repr(kind)


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": {str(endpoint.status): _good(endpoint, known), **_bad(endpoint, known)},
    }
    parts = _PART.findall(endpoint.path)
    if parts or endpoint.numbers:
        text, number = {"type": "string", "minLength": 1}, {"type": "integer", "minimum": 0}
        operation["parameters"] = [
            *({"name": name, "in": "path", "required": True, "schema": text} for name in parts),
            *({"name": name, "in": "query", "required": False, "schema": number} for name in endpoint.numbers),
        ]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": known[_key(endpoint.body)]}}}
    return operation


def _good(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "string"} if endpoint.answer is None else known[_key(endpoint.answer)]
    return {"description": HTTPStatus(endpoint.status).phrase, "content": {endpoint.media: {"schema": schema}}}


def _bad(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    codes = dict.fromkeys((*endpoint.problems, *(_WITH_BODY if endpoint.body is not None else ()), *_ALWAYS))
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], []).append(code)
    content = {MEDIA: {"schema": known[_key(HttpProblem)]}}
    return {
        str(status): {"description": f"{HTTPStatus(status).phrase} ({', '.join(names)})", "content": content}
        for status, names in sorted(by_status.items())
    }
